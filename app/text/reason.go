package text

import "github.com/sudya-app/sudya/rules"

// Reason says what separates a line from the one above it, with the numbers compared; "" for
// the first line. side is "below", or "above" for the sentence on the upper line.
func Reason(lang Lang, lower *rules.StandingLine, side string) string {
	if lower.DecidedBy == "" {
		return ""
	}
	args := rules.Args{"above": lower.Compared[0], "own": lower.Compared[1], "place": int(lower.Compared[0] / rules.Whole(1))}
	switch lower.Reason() {
	case rules.ByPoints, rules.ByH2H, rules.ByFinal, rules.DetailFinalH2H: // in halves of a point
		args["above"], args["own"] = rules.Half(lower.Compared[0]/3), rules.Half(lower.Compared[1]/3)
	}
	return T(lang, "criterion."+lower.Reason()+"."+side, args)
}
