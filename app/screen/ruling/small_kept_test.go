package ruling

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestTypedRulingIsKept with its entry, offender and note, until it is recorded.
func TestTypedRulingIsKept(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := b.SeatedRound(belote.New(), screentest.PairOf("Аскаров", "Беков"), screentest.PairOf("Волков", "Громов"))
	screen := func(w *screentest.Bench) *Ruling {
		w.Open(id)
		p := &Ruling{Desk: w.Desk, Route: route.Of(id, "ruling", 1, 1)}
		app.HTMLString(p.Render())
		return p
	}
	p := screen(b)
	b.Keep()
	if got := b.Drafts(); len(got) > 0 {
		t.Fatalf("nothing is typed, but kept are %v", got)
	}
	who := b.Desk.Book(id).State.TableOf(tournament.TableKey{Seating: seating, Table: 1}).Seats[1]
	p.pickWho(b.Ctx, string(who))
	p.pickEntry(b.Ctx, p.Book.list[0].ID)
	p.typeNote(b.Ctx, "по вызову игрока")
	app.HTMLString(p.Render())
	entry, measure := p.Book.id, p.measure
	b.Keep()
	next := b.Window()
	p = screen(next)
	if p.Book.id != entry || p.Who != who || p.table != 1 || p.note != "по вызову игрока" || p.measure.option != measure.option || p.measure.warning != measure.warning {
		t.Fatalf("after a reload: %s, %s, table %d, %q, %+v", p.Book.id, p.Who, p.table, p.note, p.measure)
	}
	p.write(b.Ctx)
	b.Settle()
	if got := b.Drafts(); len(got) > 0 {
		t.Errorf("recorded, but kept are %v; %v", got, p.problem)
	}
}
