package preferans

import (
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
)

var standingView = game.GameView{
	Diff: "page.standings.col.whists", Numbers: "page.standings.col.atTable",
	Facts: "page.board.fact.whists", Result: resultOf, Slip: preferansSlip, Deal: dealLine, Decided: decided, Gap: game.Spread, Late: late,
}

// resultOf is the place at the table and the two parts of the points: «1-е: 30 + 17».
func resultOf(d *desk.Desk, t *rules.Table, seat int) (numbers, note string) {
	x := t.Score.Seats[seat]
	if x.Kind != rules.KindPlayed {
		return "", ""
	}
	lang := d.Lang()
	numbers = d.T("page.path.parts", rules.Args{
		"place": x.Place, "table": text.Format(lang, x.PlacePoints), "whists": signAfter(lang, x.WhistPoints),
	})
	if r, ok := t.Result.(preferans.Result); ok && r.Unbalanced != "" {
		note = r.Unbalanced
	}
	return numbers, note
}

// signAfter writes a number after a sum: «+ 17», «− 9».
func signAfter(lang text.Lang, n int) string {
	if n < 0 {
		return "−\u00a0" + text.Format(lang, -n)
	}
	return "+\u00a0" + text.Format(lang, n)
}

// late forgives the first minutes (6).
func late(p rules.Params, seconds int) bool {
	return preferans.Lateness(p, seconds) != preferans.LateNothing
}
