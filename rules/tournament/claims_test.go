package tournament_test

import (
	"testing"
	"time"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestClaims: a correction is late ten minutes after the next round's start; after the last
// qualifying round from the start of the final, after the last round from the finish
// (belote II.7).
func TestClaims(t *testing.T) {
	d := rulestest.NewDesk(regulations.Find, 1)
	reg, _ := regulations.Find("belote-pairs")
	d.Must(t, tournament.Create(reg, tournament.Details{Name: "Проба"}, rules.Params{"rounds": 2, "swissRounds": 2, "cuts": [][2]int{}}))
	d.Register(t, []string{"А", "Б"}, []string{"В", "Г"}, []string{"Д", "Е"}, []string{"Ж", "З"})
	// late corrects table 1 of a round, after a wait, and reports whether that was late.
	late := func(round int, wait time.Duration) bool {
		t.Helper()
		d.Wait(wait)
		k := tournament.TableKey{Seating: d.State.Round(round).Seating, Table: 1}
		d.Must(t, tournament.CorrectResult{Replaces: d.State.Current(k).ID, Reason: "бланк", Result: []byte(`{"ns":1001,"ew":700}`)})
		return d.State.Current(k).Late
	}
	open := func() string { return d.Open(t) }
	start := func(seating string) {
		d.Must(t, tournament.ClockSet{Seating: seating, Step: tournament.ClockStart})
	}
	play := func() {
		d.Enter(t, map[int]string{0: `{"ns":1001,"ew":640}`})
		d.Close(t)
	}
	expect := func(what string, got, want bool) {
		t.Helper()
		if got != want {
			t.Errorf("%s: late is %v", what, got)
		}
	}

	open()
	play()
	second := open()
	expect("before round 2 starts", late(1, time.Hour), false)
	start(second)
	expect("nine minutes into round 2", late(1, 9*time.Minute), false)
	expect("eleven minutes into round 2", late(1, 2*time.Minute), true)
	play()
	final := open()
	if d.State.LastRound().Stage != rules.StageFinal {
		t.Fatalf("round 3 is %s", d.State.LastRound().Stage)
	}
	expect("before the final", late(2, time.Hour), false)
	start(final)
	expect("a minute into the final", late(2, time.Minute), true)
	for range 2 {
		play()
		open()
	}
	play()
	expect("after the last round", late(5, time.Hour), false)
	d.Must(t, tournament.TournamentFinished{})
	expect("after the finish", late(5, time.Minute), true)
}
