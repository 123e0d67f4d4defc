package preferans

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/table/tabletest"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

var deals = tabletest.DealGame{
	Reg: preferans.New(), Entrants: []tournament.EntrantRegistered{screentest.Single("Оспанов"), screentest.Single("Полуянов"), screentest.Single("Тулеев")},
	Open: func(p table.SheetPlace) app.Composer { return &scoreSheet{Place: p} },
	Half: func(c app.Composer, _ app.Context) {
		p := c.(*scoreSheet)
		p.draft = p.draft.PickGame(gameMisere)
	},
	Whole: func(c app.Composer, _ app.Context) {
		p := c.(*scoreSheet)
		p.draft = p.draft.PickDeclarer(p.draft.playing()[0])
		p.draft.Taken = 0
	},
	Shows: func(c app.Composer) string {
		p := c.(*scoreSheet)
		if p.draft.Declarer < 0 {
			return p.draft.Game
		}
		return p.draft.Game + "!"
	}, Want: "misere!",
	Record: func(c app.Composer, ctx app.Context) { c.(*scoreSheet).record(ctx) },
	Correct: func(c app.Composer, ctx app.Context, id string) {
		p := c.(*scoreSheet)
		p.correct(ctx, id)
		p.draft.Taken = 2
	},
	Place:  func(c app.Composer) table.SheetPlace { return c.(*scoreSheet).Place },
	Result: func(c app.Composer) rules.Result { return c.(*scoreSheet).sheet.result() },
	Kind:   "deal-preferans",
	Deals:  1,
}

func TestTypedDealIsKept(t *testing.T)      { tabletest.TypedDealIsKept(t, deals) }
func TestTypedDealOverAnother(t *testing.T) { tabletest.TypedDealOverAnother(t, deals) }
func TestSheetThatDiffers(t *testing.T)     { tabletest.SheetThatDiffers(t, deals) }
func TestForeignDeal(t *testing.T)          { tabletest.ForeignDeal(t, deals) }
func TestJournalTellsDeals(t *testing.T)    { tabletest.JournalTellsDeals(t, deals) }
