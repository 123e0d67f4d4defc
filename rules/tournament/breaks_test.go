package tournament_test

import (
	"slices"
	"testing"
	"time"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// breaking is a tournament of domino with a round to play.
func breaking(t *testing.T, params rules.Params) *rulestest.Desk {
	t.Helper()
	d := rulestest.NewDesk(regulations.Find, 1)
	d.Must(t, tournament.Create(regulation(t, "domino-1x1"), tournament.Details{Name: "Проба"}, rules.Params{"rounds": 2}.With(params)))
	d.Register(t, []string{"А"}, []string{"Б"}, []string{"В"}, []string{"Г"})
	d.Open(t)
	return d
}

const twoNil = `{"parties":[{"a":101,"b":50},{"a":101,"b":60}]}`

// TestBreak: the break of domino 1.3 counts from the closing, until the next round's СТАРТ.
func TestBreak(t *testing.T) {
	d := breaking(t, nil)
	if until := d.State.BreakUntil(); !until.IsZero() {
		t.Errorf("before the first closing: %v", until)
	}
	closing := func() time.Time {
		for _, e := range slices.Backward(d.State.Events()) {
			if e.Body.Kind() == tournament.KindClose {
				at, err := time.Parse(time.RFC3339, e.At)
				if err != nil {
					t.Fatal(err)
				}
				return at
			}
		}
		return time.Time{}
	}
	first := d.State.Running().Seating
	d.Enter(t, map[int]string{0: twoNil})
	d.Close(t)
	lasts := func(when string, minutes int) {
		t.Helper()
		if got, want := d.State.BreakUntil(), closing().Add(time.Duration(minutes)*time.Minute); !got.Equal(want) {
			t.Errorf("%s: until %v, want %v", when, got, want)
		}
	}
	lasts("closed", 5)
	d.Must(t, tournament.RoundReopened{Seating: first})
	if until := d.State.BreakUntil(); !until.IsZero() {
		t.Errorf("opened again: %v", until)
	}
	d.Wait(time.Minute)
	d.Close(t)
	lasts("closed again", 5)
	d.Must(t, tournament.ParamsChanged{Params: tournament.Resolve(d.State.Rule, rules.Params{"breakMinutes": 10})})
	lasts("made longer", 10)
	second := d.Open(t)
	lasts("the next round published", 10)
	d.Must(t, tournament.ClockSet{Seating: second, Step: tournament.ClockStart})
	if until := d.State.BreakUntil(); !until.IsZero() {
		t.Errorf("the next round started: %v", until)
	}
	d.Enter(t, map[int]string{0: twoNil})
	d.Close(t)
	lasts("before the final of those who are equal", 10)
	d.Must(t, tournament.ParamsChanged{Params: tournament.Resolve(d.State.Rule, rules.Params{"tieFinal": false})})
	if until := d.State.BreakUntil(); !until.IsZero() {
		t.Errorf("after the last round: %v", until)
	}
}

// TestNoBreak: a break of no length is none, nor is there one in games without breaks.
func TestNoBreak(t *testing.T) {
	d := breaking(t, rules.Params{"breakMinutes": 0})
	d.Enter(t, map[int]string{0: twoNil})
	d.Close(t)
	if until := d.State.BreakUntil(); !until.IsZero() {
		t.Errorf("0 minutes: %v", until)
	}
	s := newScene(t, nil).closed()
	if until := s.State.BreakUntil(); !until.IsZero() {
		t.Errorf("belote: %v", until)
	}
}
