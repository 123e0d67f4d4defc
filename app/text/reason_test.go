package text_test

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
)

// TestReasons: whatever can separate two lines has a sentence for either of them, in both
// languages, and shows the numbers that it speaks of.
func TestReasons(t *testing.T) {
	codes := append([]string{
		rules.ByPoints, rules.ByWins, rules.ByH2H, rules.ByH2HDiff, rules.ByDiff, rules.ByWhists, rules.ByFinal,
		rules.ByLot, rules.ByGroup, rules.ByStage, rules.ByRefused, rules.ByShared,
	}, rules.Details...)
	for _, code := range codes {
		for _, side := range []string{"above", "below"} {
			for _, lang := range []text.Lang{text.RU, text.EN} {
				l := &rules.StandingLine{DecidedBy: "x", Detail: code, Compared: [2]rules.Sixth{rules.Whole(3), rules.Whole(-30)}}
				if said := text.Reason(lang, l, side); said == "" || strings.ContainsAny(said, "{}") || strings.HasPrefix(said, "criterion.") {
					t.Errorf("%s, %s, %s: %q", code, side, lang, said)
				}
			}
		}
	}
	l := &rules.StandingLine{DecidedBy: rules.ByDiff, Detail: rules.DetailFinalDiff, Compared: [2]rules.Sixth{rules.Whole(31), 0}}
	if said := text.Reason(text.RU, l, "below"); said != "разность в финале: 0 против +31" {
		t.Errorf("%q", said)
	}
	l.Detail = rules.DetailMatch
	l.Compared[0] = rules.Whole(3)
	if said := text.Reason(text.RU, l, "above"); said != "матч за 3-е место выигран" {
		t.Errorf("%q", said)
	}
	if text.Reason(text.RU, &rules.StandingLine{}, "below") != "" {
		t.Error("the first line has nothing above it")
	}
}
