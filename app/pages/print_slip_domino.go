package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// dominoSlip is the record (протокол) of two parties, with who keeps it and who recounts
// (2.4).
func dominoSlip(d *desk.Desk, s *tournament.State, names []string) []app.UI {
	heads := make([]app.UI, 0, 4)
	for party := 1; party <= 2; party++ {
		for i := range 2 {
			heads = append(heads, scoreHead(d.T("page.slip.domino.party", rules.Args{"n": party}), names[i]))
		}
	}
	number := func(h rules.Half) string { return text.Half(d.Lang(), h) }
	win, draw, loss := s.Params.Half("winPoints"), s.Params.Half("drawPoints"), s.Params.Half("lossPoints")
	return []app.UI{
		app.P().Text(d.T("page.slip.domino.hint", nil)),
		scoreGrid(heads, 12),
		app.Ul().Body(
			slipLine(app.B().Text(d.T("page.slip.domino.total", nil)), fillLine(), slipText(":"), fillLine(), fillLine(), slipText(":"), fillLine()),
			slipLine(app.B().Text(d.T("page.slip.domino.diff", nil)), fillLine(), fillLine(), tickBox(d.T("page.path.unfinished", nil))),
			slipLine(app.B().Text(d.T("page.standings.col.points", nil)), tickBox(number(win)+" : "+number(loss)), tickBox(number(draw)+" : "+number(draw)), tickBox(number(loss)+" : "+number(win))),
			slipLine(slipText(d.T("page.slip.domino.record", nil)), fillLine(), slipText(d.T("page.slip.domino.recount", nil)), fillLine()),
		),
		signLine(d, "1", "2"),
	}
}
