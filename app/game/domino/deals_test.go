package domino

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/table/tabletest"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/tournament"
)

var deals = tabletest.DealGame{
	Reg: domino.New(), Entrants: []tournament.EntrantRegistered{screentest.Single("Мироненко"), screentest.Single("Терещук")},
	Open: func(p table.SheetPlace) app.Composer { return &scoreSheet{Place: p} },
	Half: func(c app.Composer, ctx app.Context) {
		c.(*scoreSheet).send(ctx, table.Msg{Done: table.Pick, Field: "out", Text: "out-a"})
	},
	Whole: func(c app.Composer, _ app.Context) { c.(*scoreSheet).deal.left[1] = "60" },
	Shows: func(c app.Composer) string { p := c.(*scoreSheet); return p.deal.ending + p.deal.left[1] }, Want: "out-a60",
	Record: func(c app.Composer, ctx app.Context) { c.(*scoreSheet).record(ctx) },
	Correct: func(c app.Composer, ctx app.Context, id string) {
		p := c.(*scoreSheet)
		p.correct(ctx, id)
		p.deal.left[1] = "50"
	},
	Place:  func(c app.Composer) table.SheetPlace { return c.(*scoreSheet).Place },
	Result: func(c app.Composer) rules.Result { return c.(*scoreSheet).sheet.result() },
	Kind:   "deal-domino",
	Deals:  4, // two parties of two deals
}

func TestTypedDealIsKept(t *testing.T)      { tabletest.TypedDealIsKept(t, deals) }
func TestTypedDealOverAnother(t *testing.T) { tabletest.TypedDealOverAnother(t, deals) }
func TestSheetThatDiffers(t *testing.T)     { tabletest.SheetThatDiffers(t, deals) }
func TestForeignDeal(t *testing.T)          { tabletest.ForeignDeal(t, deals) }
func TestJournalTellsDeals(t *testing.T)    { tabletest.JournalTellsDeals(t, deals) }
