package pages

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestTypedEntrantSheetIsKept until it is recorded or given up; over an entrant who has
// changed meanwhile it is nothing.
func TestTypedEntrantSheetIsKept(t *testing.T) {
	b := newBench(t)
	id := b.belote()
	b.do(id, pairOf("Иванов", "Петров"))
	entrant := b.desk.Book(id).State.Entrants[0].ID
	open := func(w *bench, act entrantAct) *entrantSheet {
		w.open(id)
		p := &entrantSheet{Desk: w.desk, Tournament: id, Entrant: entrant, Act: act, OnDone: func(app.Context) {}}
		app.HTMLString(p.Render())
		return p
	}
	p := open(b, actEdit)
	b.keep()
	if got := b.drafts(); len(got) > 0 {
		t.Fatalf("nothing is typed, but kept are %v", got)
	}
	p.typeFirst(b.ctx, "Иваненко")
	b.keep()
	next := b.window()
	if p = open(next, actEdit); p.person.Players[0] != "Иваненко" {
		t.Fatalf("after a reload: %+v", p.person)
	}
	p.giveUp(b.ctx)
	next.keep()
	if got := b.drafts(); len(got) > 0 {
		t.Fatalf("given up, but kept are %v", got)
	}
	p = open(next, actEdit)
	p.typeFirst(b.ctx, "Иваненко")
	next.keep()
	other := b.window()
	other.open(id)
	other.do(id, tournament.EntrantEdited{Entrant: entrant, Person: tournament.Person{Players: []string{"Иванчук", "Петров"}}})
	again := b.window()
	if p = open(again, actEdit); p.person.Players[0] != "Иванчук" {
		t.Errorf("over a changed entrant: %+v", p.person)
	}
	p.typeSecond(b.ctx, "Петренко")
	p.carryOut(b.ctx)
	b.settle()
	if got := b.drafts(); len(got) > 0 || b.desk.Book(id).State == nil {
		t.Errorf("recorded, but kept are %v; %s", got, p.problem)
	}
	for _, body := range []string{`{}`, `[]`, `{"player":9}`, `{"person":{"players":[]}}`, `{"as":"x","was":"` + `"}`} {
		if err := b.store.SetDrafts(t.Context(), []store.Draft{{Tournament: id, Kind: "entrant", Of: string(entrant) + "/player", Body: body}}); err != nil {
			t.Fatal(err)
		}
		w := b.window()
		if p = open(w, actPlayer); p.player != 0 || len(p.person.Players) != 2 || p.in != rules.EntrantID("") && p.state().Entrant(p.in) == nil {
			t.Errorf("%s: %+v", body, p.entrantTyped)
		}
	}
}
