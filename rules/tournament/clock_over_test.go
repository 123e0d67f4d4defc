package tournament_test

import (
	"testing"
	"time"

	"github.com/sudya-app/sudya/rules/tournament"
)

// The time is over when the judge calls it, whatever was left, and not when the clock is
// paused or the round is closed and opened again; to let the clock run on takes the call back.
func TestCalledTimeIsOver(t *testing.T) {
	s := newScene(t, nil).opened()
	clock := func() *tournament.Clock { return s.State.Clocks[s.seat] }
	step := func(step tournament.ClockStep) { s.Must(t, tournament.ClockSet{Seating: s.seat, Step: step}) }
	if clock().Over(time.Now()) {
		t.Error("over before the start")
	}
	step(tournament.ClockStart)
	soon := clock().Started.Add(time.Minute)
	if clock().Over(soon) || clock().OverAt(1, soon) {
		t.Error("over a minute after the start")
	}
	if late := clock().Started.Add(clock().Length); !clock().Over(late) || !clock().OverAt(1, late) {
		t.Error("not over at the end")
	}
	step(tournament.ClockPause)
	if clock().Over(soon) {
		t.Error("a pause is no end")
	}
	step(tournament.ClockResume)
	step(tournament.ClockStop)
	if !clock().Over(soon) || !clock().OverAt(1, soon) || clock().Running() {
		t.Error("called, and not over")
	}
	step(tournament.ClockResume)
	if clock().Over(soon) || !clock().Running() {
		t.Error("the call isn't taken back")
	}
}
