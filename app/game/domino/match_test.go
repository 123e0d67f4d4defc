package domino

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
)

// TestMatchWaitsForItsThirdParty: 1–1 is no fault of the match, it is played on.
func TestMatchWaitsForItsThirdParty(t *testing.T) {
	p := ResultSheet{Of: table.TableSheet{Desk: screentest.TestDesk()}, resultForm: newResultForm(true)}
	for i, n := range []string{"101", "60", "70", "101"} {
		p.Entry = p.Entry.Set(i, n)
	}
	verdict := func() string {
		r, full := p.result()
		score, err := domino.New().Score(rules.Defaults(domino.New().Params()), rules.TableContext{Stage: rules.StageTie}, r)
		return screentest.Plain(app.HTMLString(p.verdict(table.Typed{Result: r, Score: score, Full: full, Err: err})))
	}
	if v := verdict(); !strings.Contains(v, "Счёт 1–1: введите партию 3") || !strings.Contains(v, "verdict--wait") {
		t.Errorf("at 1–1: %s", v)
	}
	p.Entry = p.Entry.Set(4, "101").Set(5, "40")
	if v := verdict(); strings.Contains(v, "1–1") {
		t.Errorf("after the third party: %s", v)
	}
}
