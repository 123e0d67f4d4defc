package pages

import (
	"slices"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestTypedEntrantsStay: what is typed into the register is there when the judge comes
// back to it, of each tournament its own, until it is recorded.
func TestTypedEntrantsStay(t *testing.T) {
	b := newBench(t)
	id, other := b.belote(), b.belote()
	screen := func(id string) *entrants { return &entrants{Desk: b.desk, Route: route.Of(id, "entrants")} }
	p := screen(id)
	p.typeFirst(b.ctx, "Иванов")
	p.paste(b.ctx, "Рыбин — Щукин")
	p = screen(id)
	if got := p.typed(); !slices.Equal(got.person.Players, []string{"Иванов"}) || got.pasted != "Рыбин — Щукин" {
		t.Errorf("left are %+v", got)
	}
	if got := screen(other).typed(); got.pasted != "" || len(got.person.Players) > 0 {
		t.Errorf("another tournament has %+v", got)
	}
	p.typeSecond(b.ctx, "Петров")
	p.record(b.ctx)
	p.recordList(b.ctx) // passed over: the pair is being written
	b.settle()
	p.recordList(b.ctx)
	b.settle()
	if got := screen(id).typed(); got.pasted != "" || len(got.person.Players) > 0 {
		t.Errorf("recorded, but left are %+v", got)
	}
	if n := len(b.desk.Book(id).State.Entrants); n != 2 {
		t.Errorf("%d entrants", n)
	}
}

// TestTypedSettingsStay: the same of the settings, until they are recorded or given up.
func TestTypedSettingsStay(t *testing.T) {
	b := newBench(t)
	id := b.belote()
	screen := func() *tournamentSettings {
		p := &tournamentSettings{Desk: b.desk, Route: route.Of(id, "settings")}
		app.HTMLString(p.Render())
		return p
	}
	typeInto := func(p *tournamentSettings) {
		details := p.details
		details.Place = "Клуб на Абая"
		p.change(b.ctx, details)
		p.params.write(paramOf(t, p.params.reg, "rounds"), 0, "9")
	}
	typeInto(screen())
	p := screen()
	if p.details.Place != "Клуб на Абая" || p.params.values.Int("rounds") != 9 || !p.changed(b.desk.Book(id).State) {
		t.Errorf("left are %+v, %d rounds", p.details, p.params.values.Int("rounds"))
	}
	p.revert(b.ctx)
	if p = screen(); p.details.Place != "" || p.changed(b.desk.Book(id).State) {
		t.Errorf("given up, but left are %+v", p.details)
	}
	typeInto(p)
	p.save(b.ctx)
	b.settle()
	p = screen()
	s := b.desk.Book(id).State
	if p.changed(s) || s.Details.Place != "Клуб на Абая" || s.Params.Int("rounds") != 9 {
		t.Errorf("recorded is %+v, %d rounds; %s", s.Details, s.Params.Int("rounds"), p.problem)
	}
}

// TestTypedTournamentStays: the same of a tournament that isn't made yet; the day that was
// offered moves on, one that was typed doesn't.
func TestTypedTournamentStays(t *testing.T) {
	b := newBench(t)
	screen := func() *newTournament {
		p := &newTournament{Desk: b.desk, Route: route.Of("", "new")}
		p.OnInit()
		app.HTMLString(p.Render())
		return p
	}
	p := screen()
	p.pick(b.ctx, "domino-1x1")
	details := p.details
	details.Name, details.Place = "Кубок клуба", "Клуб на Абая"
	p.change(b.ctx, details)
	p.params.write(paramOf(t, p.params.reg, "rounds"), 0, "9")
	p = screen()
	if p.details.Place != "Клуб на Абая" || !p.named || p.params.reg.Info().ID != "domino-1x1" || p.params.values.Int("rounds") != 9 {
		t.Errorf("left are %+v, %s, %d rounds", p.details, p.params.reg.Info().ID, p.params.values.Int("rounds"))
	}
	tomorrow := b.desk.Now().AddDate(0, 0, 1)
	p.begin(tomorrow)
	if p.details.Date != tomorrow.Format(time.DateOnly) {
		t.Errorf("the day after the date is %s", p.details.Date)
	}
	p.details.Date = "2030-05-09"
	p.begin(tomorrow.AddDate(0, 0, 1))
	if p.details.Date != "2030-05-09" {
		t.Errorf("the typed date has become %s", p.details.Date)
	}
	p.create(b.ctx)
	b.settle()
	app.HTMLString(p.Render()) // once more, before the browser follows
	if list := b.records(); len(list) != 1 || list[0].Name != "Кубок клуба" {
		t.Errorf("made are %+v", list)
	}
	if p = screen(); p.named || p.details.Place != "" || len(p.params.delta()) > 0 {
		t.Errorf("made, but left are %+v", p.details)
	}
}

// TestEntrantSheetHasAnAddress: what is done with an entrant is a place of its own for the
// browser, so that Back closes it; what can't be done now isn't one.
func TestEntrantSheetHasAnAddress(t *testing.T) {
	b := newBench(t)
	id := b.belote()
	b.do(id, pairOf("Иванов", "Петров"))
	s := b.desk.Book(id).State
	entrant := s.Entrants[0].ID
	over := func(args ...any) app.UI {
		p := &entrants{Desk: b.desk, Route: route.Of(id, "entrants", args...)}
		return p.over(s)
	}
	if _, ok := over(string(entrant)).(*entrantCard); !ok {
		t.Error("no card")
	}
	if sheet, ok := over(string(entrant), "edit").(*entrantSheet); !ok || sheet.Act != actEdit || sheet.Entrant != entrant {
		t.Error("no sheet")
	}
	for _, args := range [][]any{{}, {"nobody", "edit"}, {string(entrant), "withdraw"}, {string(entrant), "delete"}, {string(entrant), "so"}} {
		if over(args...) != nil {
			t.Errorf("%v opens something", args)
		}
	}
}

func TestFewerRoundsThanSeated(t *testing.T) {
	b := newBench(t)
	id := b.belote()
	b.do(id, tournament.All{pairOf("А", "Б"), pairOf("В", "Г"), pairOf("Д", "Е"), pairOf("Ж", "З")})
	b.do(id, tournament.SeatRound{})
	p := &tournamentSettings{Desk: b.desk, Route: route.Of(id, "settings")}
	app.HTMLString(p.Render())
	p.params.values = p.params.values.With(rules.Params{"swissRounds": 0, "cuts": [][2]int{}})
	rounds := paramOf(t, p.params.reg, "rounds")
	p.params.write(rounds, 0, "1")
	if key, err := p.params.fault(); err != nil {
		t.Fatalf("a round that is seated is refused at %s: %v", key, err)
	}
	s := b.desk.Book(id).State
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
