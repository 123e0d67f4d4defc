// Package domino is dominoes 1×1 on the screens: the form of a result, the score sheet, the slip,
// what standings, the board and the journal say of it. Its rules are in rules/domino.
//
// A result's form is a value that knows what is typed and what is missing (result_form.go) and says
// what there is to draw (result_view.go); testdata/result plays it.
package domino

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
)

func init() {
	scope.AddGame(domino.ID, scope.Game{Emblem: ui.Emblem{Icon: ui.IconBone}, Word: "domino", Players: 2, Conventions: []string{"rule13", "bonuses", "fullFish"}})
	table.TableGames[domino.ID] = table.TableGame{
		Form: formOf, Unpack: table.UnpackForm[resultForm], Line: totalsText,
		Whists: func(d *desk.Desk, result rules.Result, _ *rules.TableScore, seat int) string {
			return dominoTotals(result, seat)
		},
		Note:  func(d *desk.Desk, t *rules.Table) string { return resultNote(d.Lang(), t.Result) },
		Skips: true,
		Kept:  keptSheet,
	}
	table.SheetGames[domino.ID] = func(p table.SheetPlace) app.UI { return &scoreSheet{Place: p} }
	game.GameViews[domino.ID] = standingView
	game.RulingGames[domino.ID] = game.RulingGame{NoShow: dominoNoShow}
}
