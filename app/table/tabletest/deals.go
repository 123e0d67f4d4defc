// Package tabletest are the tests that the score sheets of all games have to pass; each game
// brings its own hands.
package tabletest

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// DealGame is a game's sheet of a table, as a judge uses it.
type DealGame struct {
	Reg      rules.Regulation
	Entrants []tournament.EntrantRegistered // of one table
	Open     func(table.SheetPlace) app.Composer
	Half     func(app.Composer, app.Context) // types a part of a deal
	Whole    func(app.Composer, app.Context) // the rest
	Shows    func(app.Composer) string       // what is typed
	Want     string                          // that once it is whole
	Record   func(app.Composer, app.Context)
	Correct  func(app.Composer, app.Context, string) // a recorded deal, to another value
	Place    func(app.Composer) table.SheetPlace
	Result   func(app.Composer) rules.Result // what the deals make
	Deals    int                             // so many make a result
	Kind     string                          // the draft's, on the disk
}

// seated are a window with one table of the game; open draws the sheet in a window.
func (g DealGame) seated(t *testing.T) (b *screentest.Bench, id string, k tournament.TableKey, open func(*screentest.Bench) app.Composer) {
	t.Helper()
	b = screentest.NewBench(t)
	id, seating := b.SeatedRound(g.Reg, g.Entrants...)
	k = tournament.TableKey{Seating: seating, Table: 1}
	return b, id, k, func(w *screentest.Bench) app.Composer {
		w.Open(id)
		p := g.Open(table.SheetPlace{Desk: w.Desk, Tournament: id, Key: k, Round: 1})
		app.HTMLString(p.Render())
		return p
	}
}

// TypedDealIsKept until it is recorded; one that was recorded before its draft could go
// isn't typed again.
func TypedDealIsKept(t *testing.T, game DealGame) {
	b, id, k, open := game.seated(t)
	p := open(b)
	b.Keep()
	if got := b.Drafts(); len(got) > 0 {
		t.Fatalf("nothing is typed, but kept are %v", got)
	}
	game.Half(p, b.Ctx)
	half := game.Shows(p)
	b.Keep()
	next := b.Window()
	p = open(next)
	if got := game.Shows(p); got != half || half == "" {
		t.Fatalf("after a reload: %q, want %q", got, half)
	}
	if !strings.Contains(app.HTMLString(p.Render()), "Сдача введена, но не записана") {
		t.Error("the sheet doesn't say that a deal was left")
	}
	game.Whole(p, b.Ctx)
	next.Keep()
	body := b.Drafts()[game.Kind+" "+table.PartOf(k)]
	game.Record(p, b.Ctx)
	b.Settle()
	if got := b.Drafts(); len(got) > 0 || body == "" {
		t.Errorf("recorded, but kept are %v; before %s", got, body)
	}
	if err := b.Store.SetDrafts(t.Context(), []store.Draft{{Tournament: id, Kind: game.Kind, Of: table.PartOf(k), Body: body}}); err != nil {
		t.Fatal(err)
	}
	again := b.Window()
	if got := game.Shows(open(again)); got == game.Want {
		t.Error("the recorded deal is typed again")
	}
}

// TypedDealOverAnother: a deal that is being corrected goes, with what was typed in
// words, when the deal has changed meanwhile.
func TypedDealOverAnother(t *testing.T, game DealGame) {
	b, id, k, open := game.seated(t)
	p := open(b)
	game.Half(p, b.Ctx)
	game.Whole(p, b.Ctx)
	game.Record(p, b.Ctx)
	b.Settle()
	deal := b.Desk.Book(id).State.Sheets[k].Deals[0].ID
	app.HTMLString(p.Render())
	game.Correct(p, b.Ctx, deal)
	app.HTMLString(p.Render())
	typed := game.Shows(p)
	b.Keep()
	next := b.Window()
	if got := game.Shows(open(next)); got != typed {
		t.Fatalf("after a reload: %q, want %q", got, typed)
	}
	other := b.Window()
	other.Open(id)
	other.Do(id, tournament.DealRemoved{Seating: k.Seating, Table: k.Table, Target: deal})
	again := b.Window()
	p = open(again)
	if got := app.HTMLString(p.Render()); game.Shows(p) == typed || !strings.Contains(got, "Исправляемая сдача с тех пор изменилась") {
		t.Errorf("typed is %q", game.Shows(p))
	}
}

// SheetThatDiffers: a deal that is written after the table was handed over is said on
// the sheet, with both numbers, until the result is corrected.
func SheetThatDiffers(t *testing.T, game DealGame) {
	b, id, k, open := game.seated(t)
	p := open(b)
	deal := func() {
		game.Half(p, b.Ctx)
		game.Whole(p, b.Ctx)
		game.Record(p, b.Ctx)
		b.Settle()
		app.HTMLString(p.Render())
	}
	deal()
	if game.Deals == 4 {
		deal()
		deal()
		deal()
	}
	if game.Place(p).Differs(nil) != nil {
		t.Fatal("differs from no result")
	}
	result := game.Result(p)
	b.Do(id, tournament.EnterResult{Seating: k.Seating, Table: k.Table, Result: result.Canonical(), Sheet: true})
	app.HTMLString(p.Render())
	if game.Place(p).Differs(nil) != nil {
		t.Fatalf("differs from its own result %s", result.Canonical())
	}
	if told := app.HTMLString(p.Render()); !strings.Contains(told, "Передано: ") || strings.Contains(told, `id="hand"`) || strings.Contains(told, `id="end"`) {
		t.Error("the sheet offers to hand over what stands there already")
	}
	deals := b.Desk.Book(id).State.Sheets[k].Deals
	game.Correct(p, b.Ctx, deals[len(deals)-1].ID)
	app.HTMLString(p.Render())
	game.Record(p, b.Ctx)
	b.Settle()
	told := app.HTMLString(p.Render())
	if game.Place(p).Differs(nil) == nil || !strings.Contains(told, "Лист расходится с записанным результатом стола") {
		t.Fatalf("a later deal is passed over in silence")
	}
	if strings.Contains(told, "Передано: ") {
		t.Error("what differs is said to be handed over")
	}
	s := b.Desk.Book(id).State
	if card := table.TableCards(b.Desk, id, s, s.LastRound())[0]; card.State != table.FilterAsk || !strings.Contains(card.Card.Note, "по листу") {
		t.Errorf("the card says %q, %q", card.State, card.Card.Note)
	}
	if head := table.TableHead(b.Desk, 0, id, k); head == nil || !strings.Contains(app.HTMLString(head), "Открыть лист") {
		t.Error("the table's dialog doesn't say it")
	}
	if tables := table.SheetGaps(b.Desk, s, s.LastRound()); !slices.Equal(tables, []int{1}) {
		t.Errorf("tables that differ are %v", tables)
	}
	now := game.Result(p)
	b.Do(id, tournament.CorrectResult{Replaces: b.Desk.Book(id).State.Current(k).ID, Reason: "ещё сдача", Result: now.Canonical()})
	app.HTMLString(p.Render())
	if game.Place(p).Differs(nil) != nil {
		t.Error("differs from the corrected result")
	}
}

// ForeignDeal: whatever stands in a record, the sheet is drawn.
func ForeignDeal(t *testing.T, game DealGame) {
	b, id, k, open := game.seated(t)
	draft := func(fields string) string {
		return `{"draft":{"Players":3,"Dealer":0,"Absent":-1,"Game":"6","Declarer":1,"Roles":["","declarer",""],"Tricks":[0,6,4]` + fields + `}}`
	}
	bodies := []string{
		`{}`, `[]`, `{"draft":{}}`, `{"ended":true,"over":"end","reason":"x","lost":"y"}`, `{"over":"z"}`, `{"dealer":4}`, `{"dealer":-7}`, `{"ending":"f"}`, `{"ending":"out-a","left":["a","99999"],"lone":"9-9"}`,
		`{"target":"nothing","ending":"out-b"}`, `{"begins":"9-9"}`, `{"draft":{"Form":"x","Game":"y","Declarer":"z","MeldFor":1}}`, `{"draft":{"Form":"played","Game":"trump","MeldFor":7}}`, `{"draft":{"Form":"played","Game":"trump"},"typed":9}`,
		draft(""), draft(`,"Tricks":[]`), draft(`,"Tricks":[11,0,0]`), draft(`,"Roles":["x","y","z"]`), draft(`,"Declarer":7`), draft(`,"Players":4`), draft(`,"Game":"allpass","Tricks":null`), draft(`,"Target":"x"`), draft(`,"Fast":9`), draft(`,"Absent":1`),
	}
	for _, body := range bodies {
		if err := b.Store.SetDrafts(t.Context(), []store.Draft{{Tournament: id, Kind: game.Kind, Of: table.PartOf(k), Body: body}}); err != nil {
			t.Fatal(err)
		}
		w := b.Window()
		open(w)
		w.Keep()
	}
	if !slices.Contains(bodies, draft("")) {
		t.Fatal()
	}
}

// JournalTellsDeals: an entry about a deal says which it is and what stands there; a
// correction and a removal also what stood there before.
func JournalTellsDeals(t *testing.T, game DealGame) {
	b, id, k, open := game.seated(t)
	p := open(b)
	for range 2 {
		game.Half(p, b.Ctx)
		game.Whole(p, b.Ctx)
		game.Record(p, b.Ctx)
		b.Settle()
		app.HTMLString(p.Render())
	}
	deals := b.Desk.Book(id).State.Sheets[k].Deals
	told := func() (title, small string) {
		s := b.Desk.Book(id).State
		teller, list := tell.NewTeller(b.Desk, s), s.Journal()
		last := list[len(list)-1]
		return screentest.Plain(teller.Title(last)), screentest.Plain(teller.Small(last))
	}
	title, words := told()
	if !strings.Contains(title, "Стол 1, сдача 2") || words == "" {
		t.Errorf("added: %q, %q", title, words)
	}
	b.Do(id, tournament.DealReplaced{Seating: k.Seating, Table: 1, Target: deals[0].ID, Deal: deals[1].Value})
	if title, small := told(); !strings.Contains(title, "сдача 1") || small != "было: "+words+", стало: "+words {
		t.Errorf("corrected: %q, %q", title, small)
	}
	b.Do(id, tournament.DealRemoved{Seating: k.Seating, Table: 1, Target: deals[1].ID})
	if title, small := told(); strings.Contains(title, "сдача 2") || small != words {
		t.Errorf("removed: %q, %q", title, small)
	}
}
