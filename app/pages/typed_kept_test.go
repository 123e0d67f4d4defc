package pages

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestTypedEntrantsAreKept by the device until they are recorded.
func TestTypedEntrantsAreKept(t *testing.T) {
	b := newBench(t)
	id := b.belote()
	p := &entrants{Desk: b.desk, Route: route.Of(id, "entrants")}
	p.typeSecond(b.ctx, "Петров")
	p.paste(b.ctx, "Рыбин — Щукин\nкто-то")
	b.keep()
	next := b.window()
	next.open(id)
	p = &entrants{Desk: next.desk, Route: route.Of(id, "entrants")}
	if got := p.typed(); !slices.Equal(got.person.Players, []string{"", "Петров"}) || got.pasted != "Рыбин — Щукин\nкто-то" {
		t.Fatalf("after a reload: %+v", got)
	}
	p.typeFirst(b.ctx, "Иванов")
	p.record(b.ctx)
	b.settle()
	p.paste(b.ctx, "")
	next.keep()
	if got := b.drafts(); len(got) > 0 {
		t.Errorf("recorded, but kept are %v", got)
	}
}

// TestTypedSettingsAreKept: over settings that have changed meanwhile only what was touched.
func TestTypedSettingsAreKept(t *testing.T) {
	b := newBench(t)
	id := b.belote()
	screen := func(w *bench) *tournamentSettings {
		p := &tournamentSettings{Desk: w.desk, Route: route.Of(id, "settings")}
		app.HTMLString(p.Render())
		return p
	}
	p := screen(b)
	b.keep()
	if got := b.drafts(); len(got) > 0 {
		t.Fatalf("nothing is typed, but kept are %v", got)
	}
	details := p.details
	details.Place = "Клуб на Абая"
	p.change(b.ctx, details)
	p.params.write(paramOf(t, p.params.reg, "rounds"), 0, "1а")
	b.keep()

	other := b.window()
	was := other.open(id).Details
	was.Name = "Вечер в клубе"
	other.do(id, tournament.DetailsChanged{Details: was})
	next := b.window()
	next.open(id)
	p = screen(next)
	if p.details.Place != "Клуб на Абая" || p.details.Name != "Вечер в клубе" || !slices.Equal(p.params.cells(paramOf(t, p.params.reg, "rounds")), []string{"1а"}) || p.params.errs["rounds"] == nil {
		t.Errorf("after a reload: %+v, %v", p.details, p.params.texts)
	}
	p.revert(b.ctx)
	next.keep()
	if got := b.drafts(); len(got) > 0 {
		t.Errorf("given up, but kept are %v", got)
	}
}

// TestTypedTournamentIsKept until it is made.
func TestTypedTournamentIsKept(t *testing.T) {
	b := newBench(t)
	screen := func(w *bench) *newTournament {
		p := &newTournament{Desk: w.desk, Route: route.Of("", "new")}
		p.OnInit()
		app.HTMLString(p.Render())
		return p
	}
	p := screen(b)
	b.keep()
	if got := b.drafts(); len(got) > 0 {
		t.Fatalf("nothing is typed, but kept are %v", got)
	}
	p.pick(b.ctx, "preferans-almaty")
	details := p.details
	details.Name = "Кубок клуба"
	p.change(b.ctx, details)
	p.params.write(paramOf(t, p.params.reg, "rounds"), 0, "9")
	b.keep()
	next := b.window()
	p = screen(next)
	if p.details.Name != "Кубок клуба" || !p.named || p.params.reg.Info().ID != "preferans-almaty" || p.params.values.Int("rounds") != 9 {
		t.Fatalf("after a reload: %+v, %s, %d rounds", p.details, p.params.reg.Info().ID, p.params.values.Int("rounds"))
	}
	p.create(b.ctx)
	b.settle()
	app.HTMLString(p.Render())
	if got := b.drafts(); len(got) > 0 || len(b.records()) != 1 {
		t.Errorf("made, but kept are %v", got)
	}
}

// TestForeignTyping: whatever stands in a record, the screens are drawn.
func TestForeignTyping(t *testing.T) {
	b := newBench(t)
	id := b.belote()
	long := `"` + strings.Repeat("я", 100000) + `"`
	for _, body := range []string{
		`{}`, `{"person":{"players":["a","b","c"]}}`, `{"person":{"players":null}}`, `{"pasted":` + long + `}`, `{"was":{}}`, `{"now":{"name":` + long + `},"was":{}}`,
		`{"params":{"rounds":[],"cuts":["1"],"swissRounds":["x","y"],"marsMode":["nonsense"],"nothing":["1"]}}`, `{"params":{"belote-pairs":{"rounds":["",""]}},"regulation":"chess"}`,
		`{"details":{"date":"x","start":"y","officials":[{}]},"today":"z"}`, `{"params":[1]}`, `[]`, `7`,
	} {
		for _, d := range []store.Draft{{Tournament: id, Kind: "entrants"}, {Tournament: id, Kind: "settings"}, {Kind: "new"}} {
			d.Body = body
			if err := b.store.SetDrafts(t.Context(), []store.Draft{d}); err != nil {
				t.Fatal(err)
			}
		}
		w := b.window()
		w.open(id)
		for _, at := range []route.Route{route.Of(id, "entrants"), route.Of(id, "settings"), {Name: "new"}} {
			screen := Draw(w.desk, 0, at)
			if begins, ok := screen.(app.Initializer); ok {
				begins.OnInit()
			}
			app.HTMLString(screen.(app.Composer).Render())
		}
		w.keep()
	}
}
