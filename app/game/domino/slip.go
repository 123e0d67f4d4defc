package domino

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// dominoSlip is the record (протокол) of two parties, with who keeps it and who recounts
// (2.4). A match of a final goes to two wins and has room for a third (2.6).
func dominoSlip(d *desk.Desk, s *tournament.State, stage rules.Stage, names []string) []app.UI {
	parties, rows := 2, 12
	var players app.UI
	if scope.IsFinal(stage) {
		parties, rows = 3, 10
		players = app.P().Text("1. " + names[0] + " · 2. " + names[1])
		names = []string{"1", "2"} // six columns are too narrow for names
	}
	heads := make([]app.UI, 0, 2*parties)
	total := []app.UI{app.B().Text(d.T("page.slip.domino.total", nil))}
	diff := []app.UI{app.B().Text(d.T("page.slip.domino.diff", nil))}
	for party := 1; party <= parties; party++ {
		for i := range 2 {
			heads = append(heads, game.ScoreHead(d.T("page.slip.domino.party", rules.Args{"n": party}), names[i]))
		}
		total = append(total, game.FillLine(), game.SlipText(":"), game.FillLine())
		diff = append(diff, game.FillLine())
	}
	diff = append(diff, game.TickBox(d.T("page.path.unfinished", nil)))
	return []app.UI{
		app.Div().Body(app.P().Text(d.T("page.slip.domino.hint", nil)), players),
		game.ScoreGrid(heads, rows, names...),
		app.Ul().Body(
			game.SlipLine(total...),
			game.SlipLine(diff...),
			game.SlipLine(dominoOutcomes(d, s, stage)...),
			game.SlipLine(game.SlipText(d.T("page.slip.domino.record", nil)), game.FillLine(), game.SlipText(d.T("page.slip.domino.recount", nil)), game.FillLine()),
		),
		game.SignLine(d, "1", "2"),
	}
}

// dominoOutcomes are the boxes of what the table brings: points of a round, or the score of
// a match.
func dominoOutcomes(d *desk.Desk, s *tournament.State, stage rules.Stage) []app.UI {
	if scope.IsFinal(stage) {
		return []app.UI{app.B().Text(d.T("page.slip.domino.match", nil)), game.TickBox("2 : 0"), game.TickBox("2 : 1"), game.TickBox("1 : 2"), game.TickBox("0 : 2")}
	}
	number := func(h rules.Half) string { return text.Half(d.Lang(), h) }
	win, draw, loss := s.Params.Half("winPoints"), s.Params.Half("drawPoints"), s.Params.Half("lossPoints")
	return []app.UI{app.B().Text(d.T("page.standings.col.points", nil)),
		game.TickBox(number(win) + " : " + number(loss)), game.TickBox(number(draw) + " : " + number(draw)), game.TickBox(number(loss) + " : " + number(win))}
}
