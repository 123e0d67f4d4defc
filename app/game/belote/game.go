// Package belote is pair belote on the screens: the form of a result, the score sheet, the slip,
// what standings, the board and the journal say of it. Its rules are in rules/belote.
//
// A result's form is a value that knows what is typed and what is missing (result_form.go) and says
// what there is to draw (result_view.go); testdata/result plays it.
package belote

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
)

func init() {
	scope.AddGame(belote.ID, scope.Game{Emblem: ui.Emblem{Icon: ui.IconSpade}, Word: "belote", Usual: []string{"rulings"}, Example: exampleParams})
	table.TableGames[belote.ID] = table.TableGame{
		Form: formOf, Unpack: table.UnpackForm[resultForm], Line: resultLine, Words: resultWords, RulingDeal: rulingDeal,
		Sides:  []string{"page.belote.ns", "page.belote.ew"},
		Whists: Whists, Note: resultNote, Kept: keptSheet,
	}
	table.SheetGames[belote.ID] = func(p table.SheetPlace) app.UI { return &scoreSheet{Place: p} }
	game.GameViews[belote.ID] = standingView
	game.RulingGames[belote.ID] = game.RulingGame{Lost: beloteLost, NoShow: beloteNoShow, Clock: true, Card: belotePenaltyCard}
}

// exampleParams are those of the example tournament: a short one with cuts.
var exampleParams = rules.Params{"rounds": 5, "swissRounds": 3, "cuts": [][2]int{{3, 8}, {5, 4}}}
