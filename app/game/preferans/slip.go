package preferans

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// preferansSlip takes the end of a party: pool, mountain and whists of each player, who
// are listed in the order round the table.
func preferansSlip(d *desk.Desk, _ *tournament.State, _ rules.Stage, names []string) []app.UI {
	heads := []app.UI{
		app.Th().Scope("col").Class("slip__wide").Text(d.T("page.standings.col.player", nil)),
		game.ScoreHead("", d.T("page.slip.preferans.pool", nil)), game.ScoreHead("", d.T("page.slip.preferans.mountain", nil)),
		game.ScoreHead("", d.T("page.standings.col.whists", nil)),
	}
	rows := make([]app.UI, len(names))
	signs := make([]string, len(names))
	for i, name := range names {
		signs[i] = strconv.Itoa(i + 1)
		rows[i] = app.Tr().Body(app.Th().Scope("row").Class("slip__who").Text(signs[i]+". "+name), app.Td(), app.Td(), app.Td())
	}
	return []app.UI{
		app.P().Text(d.T("page.slip.preferans.hint", nil)),
		app.Table().Class("slip__score").Body(app.THead().Body(app.Tr().Body(heads...)), app.TBody().Body(rows...)),
		app.Ul().Body(
			game.SlipLine(app.B().Text(d.T("page.slip.preferans.sum", nil)), game.SlipText("0")),
			game.SlipLine(app.B().Text(d.T("page.slip.preferans.late", nil)), game.FillLine(), game.SlipText(d.T("page.slip.preferans.minutes", nil)), game.FillLine()),
			game.SlipLine(game.TickBox(d.T("page.slip.preferans.time", nil)), game.TickBox(d.T("page.slip.withdraw", nil))),
		),
		game.SignLine(d, signs...),
	}
}
