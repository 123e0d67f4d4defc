package pages

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestTypedRulingIsKept with its entry, offender and note, until it is recorded.
func TestTypedRulingIsKept(t *testing.T) {
	b := newBench(t)
	id, seating := b.seatedRound(belote.New(), pairOf("Аскаров", "Беков"), pairOf("Волков", "Громов"))
	screen := func(w *bench) *ruling {
		w.open(id)
		p := &ruling{Desk: w.desk, Route: route.Of(id, "ruling", 1, 1)}
		app.HTMLString(p.Render())
		return p
	}
	p := screen(b)
	b.keep()
	if got := b.drafts(); len(got) > 0 {
		t.Fatalf("nothing is typed, but kept are %v", got)
	}
	who := b.desk.Book(id).State.TableOf(tournament.TableKey{Seating: seating, Table: 1}).Seats[1]
	p.pickWho(b.ctx, string(who))
	p.pickEntry(b.ctx, p.book.list[0].ID)
	p.typeNote(b.ctx, "по вызову игрока")
	app.HTMLString(p.Render())
	entry, measure := p.book.id, p.measure
	b.keep()
	next := b.window()
	p = screen(next)
	if p.book.id != entry || p.who != who || p.table != 1 || p.note != "по вызову игрока" || p.measure.option != measure.option || p.measure.warning != measure.warning {
		t.Fatalf("after a reload: %s, %s, table %d, %q, %+v", p.book.id, p.who, p.table, p.note, p.measure)
	}
	p.write(b.ctx)
	b.settle()
	if got := b.drafts(); len(got) > 0 {
		t.Errorf("recorded, but kept are %v; %v", got, p.problem)
	}
}

// TestSmallFormsAreKept: a penalty, a protest and a calculator, until they are recorded.
func TestSmallFormsAreKept(t *testing.T) {
	b := newBench(t)
	id, _ := b.seatedRound(belote.New(), pairOf("Аскаров", "Беков"), pairOf("Волков", "Громов"))
	entrant := b.desk.Book(id).State.Entrants[0].ID
	draw := func(w *bench) (*penaltyForm, *protestBoard, *calcStart) {
		w.open(id)
		fine := &penaltyForm{Desk: w.desk, Tournament: id, Entrant: entrant}
		protest := &protestBoard{Desk: w.desk, Tournament: id, Round: 1, Table: 1}
		calc := &calcStart{Desk: w.desk, Regulation: preferans.ID}
		for _, c := range []app.Composer{fine, protest, calc} {
			app.HTMLString(c.Render())
		}
		return fine, protest, calc
	}
	fine, protest, calc := draw(b)
	b.keep()
	if got := b.drafts(); len(got) > 0 {
		t.Fatalf("nothing is typed, but kept are %v", got)
	}
	fine.pick(b.ctx, penaltyFine)
	fine.typePoints(b.ctx, "−0,5")
	fine.typeReason(b.ctx, "опоздание")
	protest.begin(b.ctx)
	protest.type_(b.ctx, "счёт партии")
	calc.pickPlayers(b.ctx, "3")
	calc.pool = "20"
	b.keep()
	next := b.window()
	fine, protest, calc = draw(next)
	if *fine.penaltyTyped != (penaltyTyped{Kind: penaltyFine, Points: "−0,5", Reason: "опоздание"}) {
		t.Errorf("the fine is %+v", *fine.penaltyTyped)
	}
	if *protest.protestTyped != (protestTyped{Adding: true, Kind: tournament.NoteProtest, Text: "счёт партии"}) {
		t.Errorf("the protest is %+v", *protest.protestTyped)
	}
	if len(calc.names) != 3 || calc.pool != "20" {
		t.Errorf("the calculator is %+v", *calc.calcTyped)
	}
	fine.record(b.ctx)
	b.settle()
	protest.record(b.ctx)
	b.settle()
	calc.begin(b.ctx)
	b.settle()
	got := b.drafts()
	delete(got, "penalty "+string(entrant)) // the kind stays chosen for the next one
	if len(got) > 0 || *fine.penaltyTyped != (penaltyTyped{Kind: penaltyFine}) {
		t.Errorf("recorded, but kept are %v", got)
	}
}

// TestForeignSmallForms: whatever stands in a record, the screens are drawn, and nothing is
// chosen that they don't show.
func TestForeignSmallForms(t *testing.T) {
	b := newBench(t)
	id, _ := b.seatedRound(belote.New(), pairOf("Аскаров", "Беков"), pairOf("Волков", "Громов"))
	at := route.Of(id, "ruling", 1, 1)
	entry := belote.New().Catalogue()[0].ID
	for _, body := range []string{
		`{}`, `{"entry":"nothing"}`, `{"of":"belote-pairs","at":"` + at.String() + `","entry":"` + entry + `","option":99,"extras":[-1,7],"player":9,"who":"x","table":77,"waived":true}`,
		`{"entry":"free","kind":"adjust","points":"x","game":"y","declares":"offender"}`, `{"kind":"deal","text":7}`, `{"adding":true,"kind":"x","who":"y","text":"z"}`, `{"adding":true,"kind":"protest","who":"y","text":"z"}`,
		`{"kind":"removal"}`, `{"preset":"x"}`, `{"preset":"almaty","names":["a","b","c","d","e","f"],"flags":["x"]}`, `[]`,
	} {
		for _, d := range []store.Draft{{Tournament: id, Kind: "ruling", Of: at.String()}, {Tournament: id, Kind: "protest", Of: "protests-1-1"}, {Kind: "calculator", Of: preferans.ID}} {
			d.Body = body
			if err := b.store.SetDrafts(t.Context(), []store.Draft{d}); err != nil {
				t.Fatal(err)
			}
		}
		w := b.window()
		s := w.open(id)
		p := &ruling{Desk: w.desk, Route: at}
		protest := &protestBoard{Desk: w.desk, Tournament: id, Round: 1, Table: 1}
		for _, c := range []app.Composer{p, protest, &calcStart{Desk: w.desk, Regulation: preferans.ID}} {
			app.HTMLString(c.Render())
		}
		if p.who != "" && s.Entrant(p.who) == nil || protest.Adding && protest.Who != "" && s.Entrant(rules.EntrantID(protest.Who)) == nil {
			t.Errorf("%s: %s, %s", body, p.who, protest.Who)
		}
		if irr, chosen := p.book.chosen(); chosen {
			p.verdict(s, irr)
		}
	}
}

// TestSheetFormsAreKept: an adjustment and a fourth player of a sheet of preferans.
func TestSheetFormsAreKept(t *testing.T) {
	b := newBench(t)
	id, seating := b.seatedRound(preferans.New(), single("Оспанов"), single("Полуянов"), single("Тулеев"))
	draw := func(w *bench) (*preferansAdjust, *preferansJoin) {
		w.open(id)
		place := sheetPlace{Desk: w.desk, Tournament: id, Key: tournament.TableKey{Seating: seating, Table: 1}, Round: 1}
		adjust, join := &preferansAdjust{Place: place, OnDone: func(app.Context) {}}, &preferansJoin{Place: place, OnDone: func(app.Context) {}}
		join.OnInit()
		app.HTMLString(adjust.Render())
		app.HTMLString(join.Render())
		return adjust, join
	}
	adjust, join := draw(b)
	b.keep()
	if got := b.drafts(); len(got) > 0 {
		t.Fatalf("nothing is typed, but kept are %v", got)
	}
	adjust.pickPlayer(b.ctx, "2")
	adjust.typeAmount(b.ctx, "−10")
	join.typeHill(b.ctx, "")
	b.keep()
	next := b.window()
	adjust, join = draw(next)
	if *adjust.adjustTyped != (adjustTyped{Player: 2, Amount: "−10"}) || join.mountainText() != "" || !join.Typed {
		t.Errorf("after a reload: %+v, %+v", *adjust.adjustTyped, *join.joinTyped)
	}
	adjust.typeAmount(b.ctx, "10")
	adjust.record(b.ctx)
	b.settle()
	if _, left := b.drafts()["adjust "+partOf(tournament.TableKey{Seating: seating, Table: 1})]; left {
		t.Errorf("recorded, but kept; %s", adjust.problem)
	}
}
