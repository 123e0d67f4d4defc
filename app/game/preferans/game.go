// Package preferans is preferans «Алматинка» on the screens: the form of a result, the score sheet, the slip,
// what standings, the board and the journal say of it. Its rules are in rules/preferans.
//
// A result's form is a value that knows what is typed and what is missing (result_form.go) and says
// what there is to draw (result_view.go); testdata/result plays it.
package preferans

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
)

func init() {
	scope.AddGame(preferans.ID, scope.Game{Emblem: ui.Emblem{Icon: ui.IconDiamond, Tone: ui.Bad}, Word: "preferans", Players: 4, Usual: []string{"calc"}})
	table.TableGames[preferans.ID] = table.TableGame{
		Form: formOf, Unpack: table.UnpackForm[resultForm], Line: whistsLine, Beside: waivers,
		Presence: true,
		Skips:    true,
		Whists: func(d *desk.Desk, result rules.Result, score *rules.TableScore, seat int) string {
			switch r, ok := result.(preferans.Result); {
			case score == nil && ok && seat < len(r.Whists): // typed, not recorded
				return text.Signed(d.Lang(), r.Whists[seat])
			case score == nil || score.Seats[seat].Kind != rules.KindPlayed:
				return ""
			}
			return text.Signed(d.Lang(), score.Seats[seat].Diff)
		},
		Kept: keptSheet,
		Note: func(d *desk.Desk, t *rules.Table) string {
			if r, ok := t.Result.(preferans.Result); ok && r.Unbalanced != "" {
				return d.T("page.whists.unbalanced", nil)
			}
			return ""
		},
	}
	table.SheetGames[preferans.ID] = func(p table.SheetPlace) app.UI { return &scoreSheet{Place: p} }
	game.GameViews[preferans.ID] = standingView
	scope.Register("t/presence", func(d *desk.Desk, version int, r route.Route) app.UI {
		return &presence{Desk: d, Version: version, Route: r}
	})
}
