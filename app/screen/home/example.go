package home

import (
	"crypto/rand"
	"encoding/hex"
	"slices"
	"time"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// The example is small enough to be looked through, and has all of a tournament: a bye,
// played rounds, one that is on, cuts and a final to come.
const (
	exampleEntrants = 13
	exampleRounds   = 2
	exampleEntered  = 3                // tables of the running round that have a result
	exampleElapsed  = 28 * time.Minute // since it was started
)

// errNoExample: no game of this program is shown by an example.
var errNoExample = rules.Refuse("regulation.unknown", "", rules.Args{"id": "example"})

// exampleGame is the game that the example is of, with its parameters.
func exampleGame() (reg rules.Regulation, plays rules.Simulator, params rules.Params) {
	for _, reg := range regulations.All() {
		params := scope.GameBy(reg.Info().ID).Example
		if plays, ok := reg.(rules.Simulator); ok && params != nil {
			return reg, plays, params
		}
	}
	return nil, nil, nil
}

// playExample makes the log of the example tournament: two rounds are played, the third
// is on at the moment now.
// device writes all of it, as if it had been played here.
func playExample(name, seed, device string, now time.Time) func() ([]tournament.Event, error) {
	return func() ([]tournament.Event, error) {
		reg, plays, params := exampleGame()
		if reg == nil {
			return nil, errNoExample
		}
		s, err := simulate.Play(simulate.Options{
			Regulation: reg, Entrants: exampleEntrants, Seed: seed, Rounds: exampleRounds, Params: params, Title: name,
		})
		if err != nil {
			return nil, err
		}
		events := slices.Clone(s.Events())
		for i := range events {
			events[i].Device = device
		}
		e := &example{state: tournament.Fold(events, regulations.Find), device: device, at: now.Add(-exampleElapsed - 2*time.Minute), seed: seed}
		if err := e.round(plays); err != nil {
			return nil, err
		}
		return e.state.Events(), nil
	}
}

// example is the running round of the example tournament while it is being made.
type example struct {
	state  *tournament.State
	device string
	at     time.Time
	seed   string
}

func (e *example) do(c tournament.Command) error {
	events, err := tournament.Decide(e.state, c, tournament.Meta{
		Device: e.device, At: e.at.UTC().Format("2006-01-02T15:04:05.000Z"), Seed: e.seed,
		NewID: func() string {
			id := make([]byte, 16)
			rand.Read(id)
			return hex.EncodeToString(id)
		},
	})
	if err != nil {
		return err
	}
	e.state = e.state.Apply(events...)
	return nil
}

// round seats a round, starts it and enters the first results.
func (e *example) round(sim rules.Simulator) error {
	if err := e.do(tournament.SeatRound{}); err != nil {
		return err
	}
	r := e.state.LastRound()
	if err := e.do(tournament.RoundPublished{Seating: r.Seating}); err != nil {
		return err
	}
	e.at = e.at.Add(2 * time.Minute)
	if err := e.do(tournament.ClockSet{Seating: r.Seating, Step: tournament.ClockStart}); err != nil {
		return err
	}
	e.at = e.at.Add(exampleElapsed - (exampleEntered+1)*time.Minute)
	rnd := draw.Derive(e.seed, "example")
	for i := range min(exampleEntered, len(r.Tables)) {
		e.at = e.at.Add(time.Minute)
		t := r.Tables[i]
		result := sim.RandomResult(&e.state.History, t, r.Stage, rnd.Intn)
		if err := e.do(tournament.EnterResult{Seating: r.Seating, Table: t.Number, Result: result.Canonical()}); err != nil {
			return err
		}
	}
	return nil
}
