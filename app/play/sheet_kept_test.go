package play

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// dealGame is a game's sheet of a table, for tests of all three.
type dealGame struct {
	reg      rules.Regulation
	entrants []tournament.EntrantRegistered
	open     func(SheetPlace) app.Composer
	half     func(app.Composer, app.Context) // types a part of a deal
	whole    func(app.Composer, app.Context) // the rest
	shows    func(app.Composer) string       // what is typed
	want     string
	record   func(app.Composer, app.Context)
	correct  func(app.Composer, app.Context, string)
	differs  func(app.Composer) app.UI
	result   func(app.Composer) rules.Result
	kind     string
}

var dealGames = []dealGame{
	{
		reg: belote.New(), entrants: []tournament.EntrantRegistered{screentest.PairOf("Аскаров", "Беков"), screentest.PairOf("Волков", "Громов")},
		open: func(p SheetPlace) app.Composer { return &sheetBelote{Place: p} },
		half: func(c app.Composer, ctx app.Context) { c.(*sheetBelote).pickDeclarer(ctx, string(belote.NS)) },
		whole: func(c app.Composer, ctx app.Context) {
			p := c.(*sheetBelote)
			p.draft = p.draft.Type(0, "100")
		},
		shows: func(c app.Composer) string { p := c.(*sheetBelote); return string(p.draft.Declarer) + p.draft.Cards[0] }, want: "ns100",
		record: func(c app.Composer, ctx app.Context) { c.(*sheetBelote).record(ctx) },
		correct: func(c app.Composer, ctx app.Context, id string) {
			p := c.(*sheetBelote)
			p.correct(ctx, id)
			p.draft = p.draft.Type(0, "90")
		},
		differs: func(c app.Composer) app.UI { return c.(*sheetBelote).Place.differs(nil) },
		result:  func(c app.Composer) rules.Result { return c.(*sheetBelote).result() },
		kind:    "deal-belote",
	},
	{
		reg: preferans.New(), entrants: []tournament.EntrantRegistered{screentest.Single("Оспанов"), screentest.Single("Полуянов"), screentest.Single("Тулеев")},
		open: func(p SheetPlace) app.Composer { return &sheetPreferans{Place: p} },
		half: func(c app.Composer, _ app.Context) {
			p := c.(*sheetPreferans)
			p.draft = p.draft.PickGame(gameMisere)
		},
		whole: func(c app.Composer, _ app.Context) {
			p := c.(*sheetPreferans)
			p.draft = p.draft.PickDeclarer(p.draft.playing()[0])
			p.draft.Taken = 0
		},
		shows: func(c app.Composer) string {
			p := c.(*sheetPreferans)
			if p.draft.Declarer < 0 {
				return p.draft.Game
			}
			return p.draft.Game + "!"
		}, want: "misere!",
		record: func(c app.Composer, ctx app.Context) { c.(*sheetPreferans).record(ctx) },
		correct: func(c app.Composer, ctx app.Context, id string) {
			p := c.(*sheetPreferans)
			p.correct(ctx, id)
			p.draft.Taken = 2
		},
		differs: func(c app.Composer) app.UI { return c.(*sheetPreferans).Place.differs(nil) },
		result:  func(c app.Composer) rules.Result { return c.(*sheetPreferans).sheet.result() },
		kind:    "deal-preferans",
	},
	{
		reg: domino.New(), entrants: []tournament.EntrantRegistered{screentest.Single("Мироненко"), screentest.Single("Терещук")},
		open:  func(p SheetPlace) app.Composer { return &sheetDomino{Place: p} },
		half:  func(c app.Composer, ctx app.Context) { c.(*sheetDomino).pickEnding(ctx, "out-a") },
		whole: func(c app.Composer, _ app.Context) { c.(*sheetDomino).dominoDealTyped.left[1] = "60" },
		shows: func(c app.Composer) string { p := c.(*sheetDomino); return p.ending + p.dominoDealTyped.left[1] }, want: "out-a60",
		record: func(c app.Composer, ctx app.Context) { c.(*sheetDomino).record(ctx) },
		correct: func(c app.Composer, ctx app.Context, id string) {
			p := c.(*sheetDomino)
			p.correct(ctx, id)
			p.dominoDealTyped.left[1] = "50"
		},
		differs: func(c app.Composer) app.UI { return c.(*sheetDomino).Place.differs(nil) },
		result:  func(c app.Composer) rules.Result { return c.(*sheetDomino).sheet.result() },
		kind:    "deal-domino",
	},
}

// eachDeal runs a test for the sheets of all games; open draws a window's sheet.
func eachDeal(t *testing.T, test func(t *testing.T, b *screentest.Bench, game dealGame, id string, k tournament.TableKey, open func(*screentest.Bench) app.Composer)) {
	for _, game := range dealGames {
		t.Run(game.reg.Info().ID, func(t *testing.T) {
			b := screentest.NewBench(t)
			id, seating := b.SeatedRound(game.reg, game.entrants...)
			k := tournament.TableKey{Seating: seating, Table: 1}
			test(t, b, game, id, k, func(w *screentest.Bench) app.Composer {
				w.Open(id)
				p := game.open(SheetPlace{Desk: w.Desk, Tournament: id, Key: k, Round: 1})
				app.HTMLString(p.Render())
				return p
			})
		})
	}
}

// TestTypedDealIsKept until it is recorded; one that was recorded before its draft could go
// isn't typed again.
func TestTypedDealIsKept(t *testing.T) {
	eachDeal(t, func(t *testing.T, b *screentest.Bench, game dealGame, id string, k tournament.TableKey, open func(*screentest.Bench) app.Composer) {
		p := open(b)
		b.Keep()
		if got := b.Drafts(); len(got) > 0 {
			t.Fatalf("nothing is typed, but kept are %v", got)
		}
		game.half(p, b.Ctx)
		half := game.shows(p)
		b.Keep()
		next := b.Window()
		p = open(next)
		if got := game.shows(p); got != half || half == "" {
			t.Fatalf("after a reload: %q, want %q", got, half)
		}
		if !strings.Contains(app.HTMLString(p.Render()), "Сдача введена, но не записана") {
			t.Error("the sheet doesn't say that a deal was left")
		}
		game.whole(p, b.Ctx)
		next.Keep()
		body := b.Drafts()[game.kind+" "+partOf(k)]
		game.record(p, b.Ctx)
		b.Settle()
		if got := b.Drafts(); len(got) > 0 || body == "" {
			t.Errorf("recorded, but kept are %v; before %s", got, body)
		}
		if err := b.Store.SetDrafts(t.Context(), []store.Draft{{Tournament: id, Kind: game.kind, Of: partOf(k), Body: body}}); err != nil {
			t.Fatal(err)
		}
		again := b.Window()
		if got := game.shows(open(again)); got == game.want {
			t.Error("the recorded deal is typed again")
		}
	})
}

// TestTypedDealOverAnother: a deal that is being corrected goes, with what was typed in
// words, when the deal has changed meanwhile.
func TestTypedDealOverAnother(t *testing.T) {
	eachDeal(t, func(t *testing.T, b *screentest.Bench, game dealGame, id string, k tournament.TableKey, open func(*screentest.Bench) app.Composer) {
		p := open(b)
		game.half(p, b.Ctx)
		game.whole(p, b.Ctx)
		game.record(p, b.Ctx)
		b.Settle()
		deal := b.Desk.Book(id).State.Sheets[k].Deals[0].ID
		app.HTMLString(p.Render())
		game.correct(p, b.Ctx, deal)
		app.HTMLString(p.Render())
		typed := game.shows(p)
		b.Keep()
		next := b.Window()
		if got := game.shows(open(next)); got != typed {
			t.Fatalf("after a reload: %q, want %q", got, typed)
		}
		other := b.Window()
		other.Open(id)
		other.Do(id, tournament.DealRemoved{Seating: k.Seating, Table: k.Table, Target: deal})
		again := b.Window()
		p = open(again)
		if got := app.HTMLString(p.Render()); game.shows(p) == typed || !strings.Contains(got, "Исправляемая сдача с тех пор изменилась") {
			t.Errorf("typed is %q", game.shows(p))
		}
	})
}

// TestSheetThatDiffers: a deal that is written after the table was handed over is said on
// the sheet, with both numbers, until the result is corrected.
func TestSheetThatDiffers(t *testing.T) {
	eachDeal(t, func(t *testing.T, b *screentest.Bench, game dealGame, id string, k tournament.TableKey, open func(*screentest.Bench) app.Composer) {
		p := open(b)
		deal := func() {
			game.half(p, b.Ctx)
			game.whole(p, b.Ctx)
			game.record(p, b.Ctx)
			b.Settle()
			app.HTMLString(p.Render())
		}
		deal()
		if game.reg.Info().ID == scope.DominoID { // two parties of two deals make a result
			deal()
			deal()
			deal()
		}
		if game.differs(p) != nil {
			t.Fatal("differs from no result")
		}
		result := game.result(p)
		b.Do(id, tournament.EnterResult{Seating: k.Seating, Table: k.Table, Result: result.Canonical(), Sheet: true})
		app.HTMLString(p.Render())
		if game.differs(p) != nil {
			t.Fatalf("differs from its own result %s", result.Canonical())
		}
		if told := app.HTMLString(p.Render()); !strings.Contains(told, "Передано: ") || strings.Contains(told, `id="hand"`) || strings.Contains(told, `id="end"`) {
			t.Error("the sheet offers to hand over what stands there already")
		}
		deals := b.Desk.Book(id).State.Sheets[k].Deals
		game.correct(p, b.Ctx, deals[len(deals)-1].ID)
		app.HTMLString(p.Render())
		game.record(p, b.Ctx)
		b.Settle()
		told := app.HTMLString(p.Render())
		if game.differs(p) == nil || !strings.Contains(told, "Лист расходится с записанным результатом стола") {
			t.Fatalf("a later deal is passed over in silence")
		}
		if strings.Contains(told, "Передано: ") {
			t.Error("what differs is said to be handed over")
		}
		s := b.Desk.Book(id).State
		if card := TableCards(b.Desk, id, s, s.LastRound())[0]; card.State != FilterAsk || !strings.Contains(card.Card.Note, "по листу") {
			t.Errorf("the card says %q, %q", card.State, card.Card.Note)
		}
		if head := tableHead(b.Desk, 0, id, k); head == nil || !strings.Contains(app.HTMLString(head), "Открыть лист") {
			t.Error("the table's dialog doesn't say it")
		}
		if tables := SheetGaps(b.Desk, s, s.LastRound()); !slices.Equal(tables, []int{1}) {
			t.Errorf("tables that differ are %v", tables)
		}
		now := game.result(p)
		b.Do(id, tournament.CorrectResult{Replaces: b.Desk.Book(id).State.Current(k).ID, Reason: "ещё сдача", Result: now.Canonical()})
		app.HTMLString(p.Render())
		if game.differs(p) != nil {
			t.Error("differs from the corrected result")
		}
	})
}

// TestForeignDeal: whatever stands in a record, the sheet is drawn.
func TestForeignDeal(t *testing.T) {
	eachDeal(t, func(t *testing.T, b *screentest.Bench, game dealGame, id string, k tournament.TableKey, open func(*screentest.Bench) app.Composer) {
		draft := func(fields string) string {
			return `{"draft":{"Players":3,"Dealer":0,"Absent":-1,"Game":"6","Declarer":1,"Roles":["","declarer",""],"Tricks":[0,6,4]` + fields + `}}`
		}
		bodies := []string{
			`{}`, `[]`, `{"draft":{}}`, `{"ended":true,"over":"end","reason":"x","lost":"y"}`, `{"over":"z"}`, `{"dealer":4}`, `{"dealer":-7}`, `{"ending":"f"}`, `{"ending":"out-a","left":["a","99999"],"lone":"9-9"}`,
			`{"target":"nothing","ending":"out-b"}`, `{"begins":"9-9"}`, `{"draft":{"Form":"x","Game":"y","Declarer":"z","MeldFor":1}}`, `{"draft":{"Form":"played","Game":"trump","MeldFor":7}}`, `{"draft":{"Form":"played","Game":"trump"},"typed":9}`,
			draft(""), draft(`,"Tricks":[]`), draft(`,"Tricks":[11,0,0]`), draft(`,"Roles":["x","y","z"]`), draft(`,"Declarer":7`), draft(`,"Players":4`), draft(`,"Game":"allpass","Tricks":null`), draft(`,"Target":"x"`), draft(`,"Fast":9`), draft(`,"Absent":1`),
		}
		for _, body := range bodies {
			if err := b.Store.SetDrafts(t.Context(), []store.Draft{{Tournament: id, Kind: game.kind, Of: partOf(k), Body: body}}); err != nil {
				t.Fatal(err)
			}
			w := b.Window()
			open(w)
			w.Keep()
		}
		if !slices.Contains(bodies, draft("")) {
			t.Fatal()
		}
	})
}
