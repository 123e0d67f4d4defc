package setup

import (
	"slices"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestTypedSettingsAreKept: over settings that have changed meanwhile only what was touched.
func TestTypedSettingsAreKept(t *testing.T) {
	b := screentest.NewBench(t)
	id := b.Belote()
	screen := func(w *screentest.Bench) *tournamentSettings {
		p := &tournamentSettings{Desk: w.Desk, Route: route.Of(id, "settings")}
		app.HTMLString(p.Render())
		return p
	}
	p := screen(b)
	b.Keep()
	if got := b.Drafts(); len(got) > 0 {
		t.Fatalf("nothing is typed, but kept are %v", got)
	}
	details := p.details
	details.Place = "Клуб на Абая"
	p.change(b.Ctx, details)
	p.params.write(screentest.ParamOf(t, p.params.reg, "rounds"), 0, "1а")
	b.Keep()

	other := b.Window()
	was := other.Open(id).Details
	was.Name = "Вечер в клубе"
	other.Do(id, tournament.DetailsChanged{Details: was})
	next := b.Window()
	next.Open(id)
	p = screen(next)
	if p.details.Place != "Клуб на Абая" || p.details.Name != "Вечер в клубе" || !slices.Equal(p.params.cells(screentest.ParamOf(t, p.params.reg, "rounds")), []string{"1а"}) || p.params.errs["rounds"] == nil {
		t.Errorf("after a reload: %+v, %v", p.details, p.params.texts)
	}
	p.revert(b.Ctx)
	next.Keep()
	if got := b.Drafts(); len(got) > 0 {
		t.Errorf("given up, but kept are %v", got)
	}
}

// TestTypedTournamentIsKept until it is made.
func TestTypedTournamentIsKept(t *testing.T) {
	b := screentest.NewBench(t)
	screen := func(w *screentest.Bench) *newTournament {
		p := &newTournament{Desk: w.Desk, Route: route.Of("", "new")}
		p.OnInit()
		app.HTMLString(p.Render())
		return p
	}
	p := screen(b)
	b.Keep()
	if got := b.Drafts(); len(got) > 0 {
		t.Fatalf("nothing is typed, but kept are %v", got)
	}
	p.pick(b.Ctx, "preferans-almaty")
	details := p.details
	details.Name = "Кубок клуба"
	p.change(b.Ctx, details)
	p.params.write(screentest.ParamOf(t, p.params.reg, "rounds"), 0, "9")
	b.Keep()
	next := b.Window()
	p = screen(next)
	if p.details.Name != "Кубок клуба" || !p.named || p.params.reg.Info().ID != "preferans-almaty" || p.params.values.Int("rounds") != 9 {
		t.Fatalf("after a reload: %+v, %s, %d rounds", p.details, p.params.reg.Info().ID, p.params.values.Int("rounds"))
	}
	p.create(b.Ctx)
	b.Settle()
	app.HTMLString(p.Render())
	if got := b.Drafts(); len(got) > 0 || len(b.Records()) != 1 {
		t.Errorf("made, but kept are %v", got)
	}
}
