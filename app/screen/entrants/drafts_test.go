package entrants

import (
	"slices"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/screentest"
)

// TestTypedEntrantsStay: what is typed into the register is there when the judge comes
// back to it, of each tournament its own, until it is recorded.
func TestTypedEntrantsStay(t *testing.T) {
	b := screentest.NewBench(t)
	id, other := b.Belote(), b.Belote()
	screen := func(id string) *Entrants { return &Entrants{Desk: b.Desk, Route: route.Of(id, "entrants")} }
	p := screen(id)
	p.TypeFirst(b.Ctx, "Иванов")
	p.paste(b.Ctx, "Рыбин — Щукин")
	p = screen(id)
	if got := p.typed(); !slices.Equal(got.person.Players, []string{"Иванов"}) || got.pasted != "Рыбин — Щукин" {
		t.Errorf("left are %+v", got)
	}
	if got := screen(other).typed(); got.pasted != "" || len(got.person.Players) > 0 {
		t.Errorf("another tournament has %+v", got)
	}
	p.TypeSecond(b.Ctx, "Петров")
	p.Record(b.Ctx)
	p.recordList(b.Ctx) // passed over: the pair is being written
	b.Settle()
	p.recordList(b.Ctx)
	b.Settle()
	if got := screen(id).typed(); got.pasted != "" || len(got.person.Players) > 0 {
		t.Errorf("recorded, but left are %+v", got)
	}
	if n := len(b.Desk.Book(id).State.Entrants); n != 2 {
		t.Errorf("%d entrants", n)
	}
}

// TestEntrantSheetHasAnAddress: what is done with an entrant is a place of its own for the
// browser, so that Back closes it; what can't be done now isn't one.
func TestEntrantSheetHasAnAddress(t *testing.T) {
	b := screentest.NewBench(t)
	id := b.Belote()
	b.Do(id, screentest.PairOf("Иванов", "Петров"))
	s := b.Desk.Book(id).State
	entrant := s.Entrants[0].ID
	over := func(args ...any) app.UI {
		p := &Entrants{Desk: b.Desk, Route: route.Of(id, "entrants", args...)}
		return p.over(s)
	}
	if _, ok := over(string(entrant)).(*entrantCard); !ok {
		t.Error("no card")
	}
	if sheet, ok := over(string(entrant), "edit").(*entrantSheet); !ok || sheet.Act != scope.ActEdit || sheet.Entrant != entrant {
		t.Error("no sheet")
	}
	for _, args := range [][]any{{}, {"nobody", "edit"}, {string(entrant), "withdraw"}, {string(entrant), "delete"}, {string(entrant), "so"}} {
		if over(args...) != nil {
			t.Errorf("%v opens something", args)
		}
	}
}
