package belote

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/table/tabletest"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/tournament"
)

var deals = tabletest.DealGame{
	Reg: belote.New(), Entrants: []tournament.EntrantRegistered{screentest.PairOf("Аскаров", "Беков"), screentest.PairOf("Волков", "Громов")},
	Open: func(p table.SheetPlace) app.Composer { return &scoreSheet{Place: p} },
	Half: func(c app.Composer, ctx app.Context) {
		c.(*scoreSheet).send(ctx, table.Msg{Done: table.Pick, Field: "declarer", Text: string(belote.NS)})
	},
	Whole: func(c app.Composer, ctx app.Context) {
		p := c.(*scoreSheet)
		p.draft = p.draft.Type(0, "100")
	},
	Shows: func(c app.Composer) string { p := c.(*scoreSheet); return string(p.draft.Declarer) + p.draft.Cards[0] }, Want: "ns100",
	Record: func(c app.Composer, ctx app.Context) { c.(*scoreSheet).record(ctx) },
	Correct: func(c app.Composer, ctx app.Context, id string) {
		p := c.(*scoreSheet)
		p.correct(ctx, id)
		p.draft = p.draft.Type(0, "90")
	},
	Place:  func(c app.Composer) table.SheetPlace { return c.(*scoreSheet).Place },
	Result: func(c app.Composer) rules.Result { return c.(*scoreSheet).party.sheet.Handover() },
	Kind:   "deal-belote",
	Deals:  1,
}

func TestTypedDealIsKept(t *testing.T)      { tabletest.TypedDealIsKept(t, deals) }
func TestTypedDealOverAnother(t *testing.T) { tabletest.TypedDealOverAnother(t, deals) }
func TestSheetThatDiffers(t *testing.T)     { tabletest.SheetThatDiffers(t, deals) }
func TestForeignDeal(t *testing.T)          { tabletest.ForeignDeal(t, deals) }
func TestJournalTellsDeals(t *testing.T)    { tabletest.JournalTellsDeals(t, deals) }
