package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// beloteSlip has what II.7 asks for, points and the difference of line N–S, the totals
// that they come from, and who declared last (II.5).
func beloteSlip(d *desk.Desk, s *tournament.State, _ rules.Stage, names []string) []app.UI {
	ns, ew := d.T("page.side.ns", nil), d.T("page.side.ew", nil)
	points := func(a, b rules.Half) app.UI {
		return tickBox(text.Signed(d.Lang(), a) + " / " + text.Signed(d.Lang(), b))
	}
	win, mars := s.Params.Half("winPoints"), s.Params.Half("marsPoints")
	low, lowOther := s.Params.Half("lowLeaderPoints"), s.Params.Half("lowOtherPoints")
	return []app.UI{
		app.P().Text(d.T("page.slip.belote.hint", nil)),
		scoreGrid([]app.UI{scoreHead(d.T("page.side.ns.long", nil), names[0]), scoreHead(d.T("page.side.ew.long", nil), names[1])}, 10, names...),
		app.Ul().Body(
			slipLine(app.B().Text(d.T("page.slip.belote.total", nil)), slipText(ns), fillLine(), slipText(ew), fillLine()),
			slipLine(app.B().Text(d.T("page.slip.belote.points", nil)), points(mars, -mars), points(win, -win)),
			slipLine(points(-mars, mars), points(-win, win), points(low, lowOther), points(lowOther, low)),
			slipLine(app.B().Text(d.T("page.slip.belote.diff", nil)), fillLine(), tickBox(d.T("page.path.unfinished", nil))),
			slipLine(app.B().Text(d.T("page.slip.belote.both", rules.Args{"limit": s.Params.Int("target") - 1})), slipText(d.T("page.slip.belote.declared", nil)), tickBox(ns), tickBox(ew)),
			slipLine(tickBox(d.T("page.slip.withdraw", nil))),
		),
		signLine(d, ns, ew),
	}
}
