package simulate

import (
	"fmt"
	"time"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Options are what to play.
type Options struct {
	Regulation rules.Regulation
	Entrants   int
	Seed       string
	Rounds     int          // stop after so many rounds, the last of them closed; 0: to the end
	Teams      int          // entrants play in so many teams; 0: none
	Params     rules.Params // over the regulation's defaults
	Title      string       // the tournament's name; "": the regulation's with «пример»
}

// Codes are the refusals of this package; Play also passes on those of the engine and
// of the regulation, such as a field too small to be seated.
var Codes = []string{"simulate.entrants", "simulate.regulation", "simulate.rounds", "simulate.teams"}

func (o Options) check() error {
	if o.Entrants < 2 || o.Entrants > tournament.MaxEntrants {
		return rules.Refuse("simulate.entrants", "entrants", rules.Args{"value": o.Entrants, "min": 2, "max": tournament.MaxEntrants})
	}
	if o.Rounds < 0 {
		return rules.Refuse("simulate.rounds", "rounds", rules.Args{"value": o.Rounds})
	}
	if o.Teams < 0 || o.Teams > o.Entrants {
		return rules.Refuse("simulate.teams", "teams", rules.Args{"value": o.Teams, "max": o.Entrants})
	}
	if _, ok := o.Regulation.(rules.Simulator); !ok {
		return rules.Refuse("simulate.regulation", "regulation", nil)
	}
	return nil
}

// Play plays the tournament and returns its state, with all events in it.
func Play(o Options) (*tournament.State, error) {
	if err := o.check(); err != nil {
		return nil, err
	}
	g := newGame(o)
	if err := g.register(); err != nil {
		return nil, err
	}
	for o.Rounds == 0 || g.state.LastClosed() < o.Rounds {
		plan, err := g.drawLots()
		if err != nil {
			return nil, err
		}
		if plan.Finished {
			err = g.do(tournament.TournamentFinished{})
		} else {
			err = g.round()
		}
		if err != nil {
			return nil, err
		}
		if g.state.Finished {
			break
		}
	}
	return g.state, nil
}

// game is a tournament being played.
type game struct {
	Options
	state  *tournament.State
	now    time.Time
	device string

	ids     *draw.Rand // of events
	pace    *draw.Rand // how long things take
	results *draw.Rand
	seeds   *draw.Rand // of seatings and lots
}

func newGame(o Options) *game {
	// Tournaments of other games and sizes are others, whatever their seed: they have other ids.
	whose := fmt.Sprintf("ids/%s/%d/%d", o.Regulation.Info().ID, o.Entrants, o.Teams)
	only := func(id string) (rules.Regulation, bool) { return o.Regulation, id == o.Regulation.Info().ID }
	return &game{
		Options: o,
		state:   tournament.New(only),
		now:     firstMorning,
		device:  hex(draw.Derive(o.Seed, "device").Uint64()),
		ids:     draw.Derive(o.Seed, whose),
		pace:    draw.Derive(o.Seed, "pace"),
		results: draw.Derive(o.Seed, "results"),
		seeds:   draw.Derive(o.Seed, "seeds"),
	}
}

func hex(n uint64) string { return fmt.Sprintf("%016x", n) }

// do decides a command and applies its events.
func (g *game) do(c tournament.Command) error { return g.doSeeded(c, "") }

func (g *game) doSeeded(c tournament.Command, seed string) error {
	events, err := tournament.Decide(g.state, c, tournament.Meta{
		Device: g.device,
		At:     g.now.Format("2006-01-02T15:04:05.000Z"),
		Seed:   seed,
		NewID:  func() string { return hex(g.ids.Uint64()) + hex(g.ids.Uint64()) },
	})
	if err != nil {
		return err
	}
	g.state = g.state.Apply(events...)
	return nil
}

// newSeed is the text that a seating or a lot is drawn from.
func (g *game) newSeed() string { return hex(g.seeds.Uint64()) }

// register creates the tournament and takes the entrants in, all before the start.
func (g *game) register() error {
	info := g.Regulation.Info()
	title := g.Title
	if title == "" {
		title = info.Name.RU + ", пример"
	}
	err := g.do(tournament.Create(g.Regulation, tournament.Details{
		Name: title, Place: "Алматы", Date: start.Format(time.DateOnly), Start: start.In(almaty).Format("15:04"),
		StartAt: start.Format("2006-01-02T15:04:05.000Z"),
	}, g.Params))
	if err != nil {
		return err
	}
	each := 1
	if info.Unit == rules.UnitPair {
		each = 2
	}
	players := names(g.Entrants*each, draw.Derive(g.Seed, "names"))
	queue := start.Sub(firstMorning) * 3 / 4 / time.Duration(g.Entrants)
	for i := range g.Entrants {
		g.wait(queue/2, queue*3/2)
		p := tournament.Person{Players: players[i*each : (i+1)*each]}
		if g.Teams > 0 {
			p.Team = teamName(i % g.Teams)
		}
		if err := g.do(tournament.EntrantRegistered{Person: p}); err != nil {
			return err
		}
	}
	g.until(start.Add(-10 * time.Minute))
	return nil
}

// drawLots draws the lots that the next step waits for.
func (g *game) drawLots() (rules.Plan, error) {
	for {
		plan, err := g.state.Plan()
		if err != nil || len(plan.NeedLot) == 0 {
			return plan, err
		}
		drawn := len(g.state.Lots)
		g.wait(time.Minute, 3*time.Minute)
		group := plan.NeedLot[0]
		if err := g.doSeeded(tournament.DrawLot{Round: g.state.LastClosed(), Among: group}, g.newSeed()); err != nil {
			return plan, err
		}
		if drawn > len(g.state.Entrants) { // a lot that settles nothing
			return plan, rules.Refuse("lot.needed", "", rules.Args{"count": len(group)})
		}
	}
}

// round seats, plays and closes one round.
func (g *game) round() error {
	g.morning()
	if err := g.doSeeded(tournament.SeatRound{}, g.newSeed()); err != nil {
		return err
	}
	r := g.state.LastRound()
	seating := r.Seating
	g.wait(20*time.Second, time.Minute)
	if err := g.do(tournament.RoundPublished{Seating: seating}); err != nil {
		return err
	}
	g.wait(2*time.Minute, 4*time.Minute)
	if r.Number == 1 {
		g.until(start)
	}
	if err := g.do(tournament.ClockSet{Seating: seating, Step: tournament.ClockStart}); err != nil {
		return err
	}
	if err := g.play(r); err != nil {
		return err
	}
	g.wait(30*time.Second, 2*time.Minute)
	return g.do(tournament.RoundClosed{Seating: seating})
}

// play enters the results of a round's tables as they finish: the first when a good half
// of the time is over, the last about when it ends.
func (g *game) play(r *rules.Round) error {
	length := time.Duration(max(1, g.state.ParamsOf(r.Number).Int(tournament.ParamRoundMinutes))) * time.Minute
	g.wait(length/2, length*3/5)
	apart := length * 2 / 5 / time.Duration(len(r.Tables))
	for _, i := range g.results.Perm(len(r.Tables)) {
		g.wait(apart/2, apart)
		t := r.Tables[i]
		result, err := g.result(r, t)
		if err != nil {
			return err
		}
		if err := g.do(tournament.EnterResult{Seating: r.Seating, Table: t.Number, Result: result.Canonical()}); err != nil {
			return err
		}
		if g.state.Params.Bool(tournament.ParamSecondCheck) {
			g.wait(5*time.Second, 20*time.Second)
			entry := g.state.Current(tournament.TableKey{Seating: r.Seating, Table: t.Number})
			if err := g.do(tournament.ResultConfirmed{Target: entry.ID}); err != nil {
				return err
			}
		}
	}
	return g.do(tournament.ClockSet{Seating: r.Seating, Step: tournament.ClockStop})
}

// fewest is the field below which nobody fails to come: a small tournament would end for
// want of entrants.
const fewest = 8

// result invents a table's result.
func (g *game) result(r *rules.Round, t *rules.Table) (rules.Result, error) {
	p, ctx := g.state.Context(tournament.TableKey{Seating: r.Seating, Table: t.Number})
	for {
		result := g.Regulation.(rules.Simulator).RandomResult(&g.state.History, t, r.Stage, g.results.Intn)
		score, err := g.Regulation.Score(p, ctx, result)
		if err != nil {
			return nil, err
		}
		if len(score.Removed) == 0 || len(g.state.Active(r.Number+1)) >= fewest {
			return result, nil
		}
	}
}
