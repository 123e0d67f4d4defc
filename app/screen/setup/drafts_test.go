package setup

import (
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestTypedSettingsStay: the same of the settings, until they are recorded or given up.
func TestTypedSettingsStay(t *testing.T) {
	b := screentest.NewBench(t)
	id := b.Belote()
	screen := func() *tournamentSettings {
		p := &tournamentSettings{Desk: b.Desk, Route: route.Of(id, "settings")}
		app.HTMLString(p.Render())
		return p
	}
	typeInto := func(p *tournamentSettings) {
		details := p.details
		details.Place = "Клуб на Абая"
		p.change(b.Ctx, details)
		p.params.write(screentest.ParamOf(t, p.params.reg, "rounds"), 0, "9")
	}
	typeInto(screen())
	p := screen()
	if p.details.Place != "Клуб на Абая" || p.params.values.Int("rounds") != 9 || !p.changed(b.Desk.Book(id).State) {
		t.Errorf("left are %+v, %d rounds", p.details, p.params.values.Int("rounds"))
	}
	p.revert(b.Ctx)
	if p = screen(); p.details.Place != "" || p.changed(b.Desk.Book(id).State) {
		t.Errorf("given up, but left are %+v", p.details)
	}
	typeInto(p)
	p.save(b.Ctx)
	b.Settle()
	p = screen()
	s := b.Desk.Book(id).State
	if p.changed(s) || s.Details.Place != "Клуб на Абая" || s.Params.Int("rounds") != 9 {
		t.Errorf("recorded is %+v, %d rounds; %s", s.Details, s.Params.Int("rounds"), p.problem)
	}
}

// TestTypedTournamentStays: the same of a tournament that isn't made yet; the day that was
// offered moves on, one that was typed doesn't.
func TestTypedTournamentStays(t *testing.T) {
	b := screentest.NewBench(t)
	screen := func() *newTournament {
		p := &newTournament{Desk: b.Desk, Route: route.Of("", "new")}
		p.OnInit()
		app.HTMLString(p.Render())
		return p
	}
	p := screen()
	p.pick(b.Ctx, "domino-1x1")
	details := p.details
	details.Name, details.Place = "Кубок клуба", "Клуб на Абая"
	p.change(b.Ctx, details)
	p.params.write(screentest.ParamOf(t, p.params.reg, "rounds"), 0, "9")
	p = screen()
	if p.details.Place != "Клуб на Абая" || !p.named || p.params.reg.Info().ID != "domino-1x1" || p.params.values.Int("rounds") != 9 {
		t.Errorf("left are %+v, %s, %d rounds", p.details, p.params.reg.Info().ID, p.params.values.Int("rounds"))
	}
	tomorrow := b.Desk.Now().AddDate(0, 0, 1)
	p.begin(tomorrow)
	if p.details.Date != tomorrow.Format(time.DateOnly) {
		t.Errorf("the day after the date is %s", p.details.Date)
	}
	p.details.Date = "2030-05-09"
	p.begin(tomorrow.AddDate(0, 0, 1))
	if p.details.Date != "2030-05-09" {
		t.Errorf("the typed date has become %s", p.details.Date)
	}
	p.create(b.Ctx)
	b.Settle()
	app.HTMLString(p.Render()) // once more, before the browser follows
	if list := b.Records(); len(list) != 1 || list[0].Name != "Кубок клуба" {
		t.Errorf("made are %+v", list)
	}
	if p = screen(); p.named || p.details.Place != "" || len(p.params.delta()) > 0 {
		t.Errorf("made, but left are %+v", p.details)
	}
}

func TestFewerRoundsThanSeated(t *testing.T) {
	b := screentest.NewBench(t)
	id := b.Belote()
	b.Do(id, tournament.All{screentest.PairOf("А", "Б"), screentest.PairOf("В", "Г"), screentest.PairOf("Д", "Е"), screentest.PairOf("Ж", "З")})
	b.Do(id, tournament.SeatRound{})
	p := &tournamentSettings{Desk: b.Desk, Route: route.Of(id, "settings")}
	app.HTMLString(p.Render())
	p.params.values = p.params.values.With(rules.Params{"swissRounds": 0, "cuts": [][2]int{}})
	rounds := screentest.ParamOf(t, p.params.reg, "rounds")
	p.params.write(rounds, 0, "1")
	if key, err := p.params.fault(); err != nil {
		t.Fatalf("a round that is seated is refused at %s: %v", key, err)
	}
	s := b.Desk.Book(id).State
	s.Rounds = append(s.Rounds, &rules.Round{Number: 2, Stage: rules.StageMain})
	p.params.write(rounds, 0, "1")
	if key, err := p.params.fault(); key != "rounds" || rules.CodeOf(err) != "param.seated" {
		t.Errorf("one of two seated rounds: %s, %v", key, err)
	}
	p.params.write(rounds, 0, "2")
	if key, err := p.params.fault(); err != nil {
		t.Errorf("as many as are seated is refused at %s: %v", key, err)
	}
}
