package belote

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// beloteSlip has what II.7 asks for, points and the difference of line N–S, the totals
// that they come from, and who declared last (II.5).
func beloteSlip(d *desk.Desk, s *tournament.State, _ rules.Stage, names []string) []app.UI {
	ns, ew := d.T("page.side.ns", nil), d.T("page.side.ew", nil)
	points := func(a, b rules.Half) app.UI {
		return game.TickBox(text.Signed(d.Lang(), a) + " / " + text.Signed(d.Lang(), b))
	}
	win, mars := s.Params.Half("winPoints"), s.Params.Half("marsPoints")
	low, lowOther := s.Params.Half("lowLeaderPoints"), s.Params.Half("lowOtherPoints")
	return []app.UI{
		app.P().Text(d.T("page.slip.belote.hint", nil)),
		game.ScoreGrid([]app.UI{game.ScoreHead(d.T("page.side.ns.long", nil), names[0]), game.ScoreHead(d.T("page.side.ew.long", nil), names[1])}, 10, names...),
		app.Ul().Body(
			game.SlipLine(app.B().Text(d.T("page.slip.belote.total", nil)), game.SlipText(ns), game.FillLine(), game.SlipText(ew), game.FillLine()),
			game.SlipLine(app.B().Text(d.T("page.slip.belote.points", nil)), points(mars, -mars), points(win, -win)),
			game.SlipLine(points(-mars, mars), points(-win, win), points(low, lowOther), points(lowOther, low)),
			game.SlipLine(app.B().Text(d.T("page.slip.belote.diff", nil)), game.FillLine(), game.TickBox(d.T("page.path.unfinished", nil))),
			game.SlipLine(app.B().Text(d.T("page.slip.belote.both", rules.Args{"limit": s.Params.Int("target") - 1})), game.SlipText(d.T("page.slip.belote.declared", nil)), game.TickBox(ns), game.TickBox(ew)),
			game.SlipLine(game.TickBox(d.T("page.slip.withdraw", nil))),
		),
		game.SignLine(d, ns, ew),
	}
}
