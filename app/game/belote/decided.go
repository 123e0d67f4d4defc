package belote

import (
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
)

// decided says what of a result is the judge's decision: a no-show (V.3), an award
// (III.2), an unfinished party with equal totals (II.6).
func decided(d *desk.Desk, result rules.Result, name func(seat int) string) string {
	r, _ := result.(belote.Result)
	switch {
	case r.NoShow != "":
		return tell.AbsentLine(d.Lang(), name, r.NoShow != belote.EW, r.NoShow != belote.NS)
	case r.AwardedTo != "":
		seat := 0
		if r.AwardedTo == belote.EW {
			seat = 1
		}
		return d.T("decided.awarded", rules.Args{"name": name(seat)})
	case r.Unfinished && r.Equal != "" && r.NS != nil && r.EW != nil && *r.NS == *r.EW:
		return d.T("decided.equal."+string(r.Equal), nil)
	}
	return ""
}
