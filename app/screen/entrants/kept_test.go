package entrants

import (
	"slices"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestTypedEntrantSheetIsKept until it is recorded or given up; over an entrant who has
// changed meanwhile it is nothing.
func TestTypedEntrantSheetIsKept(t *testing.T) {
	b := screentest.NewBench(t)
	id := b.Belote()
	b.Do(id, screentest.PairOf("Иванов", "Петров"))
	entrant := b.Desk.Book(id).State.Entrants[0].ID
	open := func(w *screentest.Bench, act scope.EntrantAct) *entrantSheet {
		w.Open(id)
		p := &entrantSheet{Desk: w.Desk, Tournament: id, Entrant: entrant, Act: act, OnDone: func(app.Context) {}}
		app.HTMLString(p.Render())
		return p
	}
	p := open(b, scope.ActEdit)
	b.Keep()
	if got := b.Drafts(); len(got) > 0 {
		t.Fatalf("nothing is typed, but kept are %v", got)
	}
	p.typeFirst(b.Ctx, "Иваненко")
	b.Keep()
	next := b.Window()
	if p = open(next, scope.ActEdit); p.person.Players[0] != "Иваненко" {
		t.Fatalf("after a reload: %+v", p.person)
	}
	p.giveUp(b.Ctx)
	next.Keep()
	if got := b.Drafts(); len(got) > 0 {
		t.Fatalf("given up, but kept are %v", got)
	}
	p = open(next, scope.ActEdit)
	p.typeFirst(b.Ctx, "Иваненко")
	next.Keep()
	other := b.Window()
	other.Open(id)
	other.Do(id, tournament.EntrantEdited{Entrant: entrant, Person: tournament.Person{Players: []string{"Иванчук", "Петров"}}})
	again := b.Window()
	if p = open(again, scope.ActEdit); p.person.Players[0] != "Иванчук" {
		t.Errorf("over a changed entrant: %+v", p.person)
	}
	p.typeSecond(b.Ctx, "Петренко")
	p.carryOut(b.Ctx)
	b.Settle()
	if got := b.Drafts(); len(got) > 0 || b.Desk.Book(id).State == nil {
		t.Errorf("recorded, but kept are %v; %s", got, p.problem)
	}
	for _, body := range []string{`{}`, `[]`, `{"player":9}`, `{"person":{"players":[]}}`, `{"as":"x","was":"` + `"}`} {
		if err := b.Store.SetDrafts(t.Context(), []store.Draft{{Tournament: id, Kind: "entrant", Of: string(entrant) + "/player", Body: body}}); err != nil {
			t.Fatal(err)
		}
		w := b.Window()
		if p = open(w, scope.ActPlayer); p.player != 0 || len(p.person.Players) != 2 || p.in != rules.EntrantID("") && p.state().Entrant(p.in) == nil {
			t.Errorf("%s: %+v", body, p.entrantTyped)
		}
	}
}

// TestTypedEntrantsAreKept by the device until they are recorded.
func TestTypedEntrantsAreKept(t *testing.T) {
	b := screentest.NewBench(t)
	id := b.Belote()
	p := &Entrants{Desk: b.Desk, Route: route.Of(id, "entrants")}
	p.TypeSecond(b.Ctx, "Петров")
	p.paste(b.Ctx, "Рыбин — Щукин\nкто-то")
	b.Keep()
	next := b.Window()
	next.Open(id)
	p = &Entrants{Desk: next.Desk, Route: route.Of(id, "entrants")}
	if got := p.typed(); !slices.Equal(got.person.Players, []string{"", "Петров"}) || got.pasted != "Рыбин — Щукин\nкто-то" {
		t.Fatalf("after a reload: %+v", got)
	}
	p.TypeFirst(b.Ctx, "Иванов")
	p.Record(b.Ctx)
	b.Settle()
	p.paste(b.Ctx, "")
	next.Keep()
	if got := b.Drafts(); len(got) > 0 {
		t.Errorf("recorded, but kept are %v", got)
	}
}

// TestWhoComesInIsntWhoGoes: the field of the new player is empty, whoever goes: what is typed
// there is the whole name.
func TestWhoComesInIsntWhoGoes(t *testing.T) {
	b := screentest.NewBench(t)
	id := b.Belote()
	b.Do(id, screentest.PairOf("Иванов", "Петров"))
	p := &entrantSheet{Desk: b.Desk, Tournament: id, Entrant: b.Desk.Book(id).State.Entrants[0].ID, Act: scope.ActPlayer, OnDone: func(app.Context) {}}
	app.HTMLString(p.Render())
	for _, gone := range []string{"1", "0"} {
		if p.pickPlayer(b.Ctx, gone); p.name != "" {
			t.Errorf("in the place of player %s comes %q", gone, p.name)
		}
	}
	p.carryOut(b.Ctx)
	b.Settle()
	if names := b.Desk.Book(id).State.Entrants[0].Players; names[0] != "Иванов" || p.problem == "" {
		t.Errorf("nobody came in: %q, told is %q", names, p.problem)
	}
}
