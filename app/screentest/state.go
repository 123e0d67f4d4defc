package screentest

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

func PairOf(first, second string) tournament.EntrantRegistered {
	return tournament.EntrantRegistered{Person: tournament.Person{Players: []string{first, second}}}
}

// ClosedAt is a tournament whose round 2 was closed at some time.
func ClosedAt(t *testing.T, regulation string, at time.Time) *tournament.State {
	t.Helper()
	events := append([]tournament.Event(nil), Played(t, regulation, 12, 2, 0).Events()...)
	for i := len(events) - 1; i >= 0; i-- {
		if events[i].Body.Kind() == tournament.KindClose {
			events[i].At = at.UTC().Format("2006-01-02T15:04:05.000Z")
			return tournament.Fold(events, regulations.Find)
		}
	}
	t.Fatal("no round is closed")
	return nil
}

func PlayedFinal(t *testing.T, seed string) *tournament.State {
	t.Helper()
	reg, _ := regulations.Find("belote-pairs")
	s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 12, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// PlayedFor is a simulated tournament of a regulation after some rounds.
func PlayedFor(t *testing.T, regulation string, rounds int) *tournament.State {
	t.Helper()
	reg, _ := regulations.Find(regulation)
	s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 12, Seed: "journal", Rounds: rounds})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Then is the state after a command.
func Then(t *testing.T, s *tournament.State, c tournament.Command) *tournament.State {
	t.Helper()
	e, _ := s.Event(s.Events()[len(s.Events())-1].ID)
	n := len(s.Events()) * 10
	events, err := tournament.Decide(s, c, tournament.Meta{Device: e.Device, At: e.At, NewID: func() string {
		n++
		return fmt.Sprintf("%032x", n)
	}})
	if err != nil {
		t.Fatalf("%T: %v", c, err)
	}
	return s.With(events...)
}

// LastEntry is the newest entry of a kind.
func LastEntry(t *testing.T, s *tournament.State, k tournament.Kind) tournament.JournalEntry {
	t.Helper()
	list := s.Journal()
	for i := len(list) - 1; i >= 0; i-- {
		if list[i].Body.Kind() == k {
			return list[i]
		}
	}
	t.Fatalf("no %s", k)
	return tournament.JournalEntry{}
}

func Nobody(app.Context) {}

func TestDesk() *desk.Desk {
	return desk.New(app.Context{}, store.NewMemory(), regulations.Find, Nobody)
}

func ParamOf(t *testing.T, reg rules.Regulation, key string) rules.Param {
	t.Helper()
	d, ok := rules.FindParam(reg.Params(), key)
	if !ok {
		t.Fatalf("there is no parameter %s", key)
	}
	return d
}

// Registered is a tournament of a regulation before round 1, with n entrants.
func Registered(t *testing.T, regulation string, n int) *tournament.State {
	t.Helper()
	reg, ok := regulations.Find(regulation)
	if !ok {
		t.Fatalf("no regulation %s", regulation)
	}
	s := &tournament.State{Rule: reg}
	s.Params = rules.Defaults(reg.Params())
	for i := range n {
		s.Entrants = append(s.Entrants, &rules.Entrant{ID: rules.EntrantID(rune('a' + i)), Number: i + 1, Joined: 1})
	}
	return s
}

// Plain writes no-break spaces as spaces.
func Plain(s string) string { return strings.ReplaceAll(s, "\u00a0", " ") }

// Played is a tournament out of the simulator; rounds 0 plays it to the end.
func Played(t *testing.T, regulation string, entrants, rounds, teams int) *tournament.State {
	t.Helper()
	reg, ok := regulations.Find(regulation)
	if !ok {
		t.Fatalf("no regulation %q", regulation)
	}
	s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: entrants, Seed: "stand", Rounds: rounds, Teams: teams})
	if err != nil {
		t.Fatal(err)
	}
	return s
}
