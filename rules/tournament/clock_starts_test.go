package tournament_test

import (
	"slices"
	"testing"
	"time"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestNamedTablesStart: СТАРТ for named tables (preferans 6) leaves the others waiting with
// their whole time, and СТАРТ for all starts just those; then there is nothing to start.
func TestNamedTablesStart(t *testing.T) {
	s := newScene(t, nil).opened()
	length := time.Duration(s.State.Params.Int(tournament.ParamRoundMinutes)) * time.Minute
	start := func(tables ...int) error {
		_, err := s.Do(tournament.ClockSet{Seating: s.seat, Step: tournament.ClockStart, Tables: tables})
		return err
	}
	waiting := func() (list []int) {
		for _, table := range s.State.Running().Tables {
			if s.State.Clocks[s.seat].Waits(table.Number) {
				list = append(list, table.Number)
			}
		}
		return list
	}
	if err := start(1, 3); err != nil {
		t.Fatal(err)
	}
	if got := waiting(); !slices.Equal(got, []int{2}) {
		t.Fatalf("tables %v wait after СТАРТ 1, 3", got)
	}
	clock := s.State.Clocks[s.seat]
	later := clock.Started.Add(10 * time.Minute)
	if left := clock.RemainingAt(2, later); left != length {
		t.Errorf("table 2 hasn't started and has %v of %v", left, length)
	}
	if left := clock.RemainingAt(1, later); left != length-10*time.Minute {
		t.Errorf("table 1 has %v after ten minutes", left)
	}
	s.Wait(5 * time.Minute)
	if err := start(); err != nil {
		t.Fatalf("СТАРТ for the others: %v", err)
	}
	if got := waiting(); len(got) > 0 {
		t.Errorf("tables %v wait though all have started", got)
	}
	clock = s.State.Clocks[s.seat]
	if !clock.Tables[2].Started.After(clock.Tables[1].Started) {
		t.Errorf("table 1 started at %v, table 2 at %v", clock.Tables[1].Started, clock.Tables[2].Started)
	}
	if err := start(); rules.CodeOf(err) != "clock.started" {
		t.Errorf("a second СТАРТ for all: %v", err)
	}
}

// TestStartedForAll: tables that are started by name after СТАРТ for all make nobody wait.
func TestStartedForAll(t *testing.T) {
	s := newScene(t, nil).opened()
	s.Must(t, tournament.ClockSet{Seating: s.seat, Step: tournament.ClockStart},
		tournament.ClockSet{Seating: s.seat, Step: tournament.ClockStart, Tables: []int{2}})
	if c := s.State.Clocks[s.seat]; c.Partial || c.Waits(1) {
		t.Errorf("%+v", c)
	}
}

// TestEachTableNamed: the last named start leaves nothing to start.
func TestEachTableNamed(t *testing.T) {
	s := newScene(t, nil).opened()
	s.Must(t, tournament.ClockSet{Seating: s.seat, Step: tournament.ClockStart, Tables: []int{1, 2}},
		tournament.ClockSet{Seating: s.seat, Step: tournament.ClockStart, Tables: []int{3}})
	if s.State.Clocks[s.seat].Partial {
		t.Error("all have started")
	}
}
