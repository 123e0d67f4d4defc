package tournament_test

import (
	"slices"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

func kindsOf(events []tournament.Event) []tournament.Kind {
	kinds := make([]tournament.Kind, len(events))
	for i, e := range events {
		kinds[i] = e.Body.Kind()
	}
	return kinds
}

// undoAll takes the events of one command back, the last first, as «Отменить» does.
func undoAll(t *testing.T, d *rulestest.Desk, events []tournament.Event) {
	t.Helper()
	var all tournament.All
	for _, e := range slices.Backward(events) {
		if b, ok := e.Body.(tournament.Undone); ok {
			all = append(all, tournament.Redone(b))
		} else {
			all = append(all, tournament.Undone{Target: e.ID})
		}
	}
	d.Must(t, all)
}

// TestReopenUnderDraft: a closed round is opened again by one command while the next one is
// only drafted, and undoing that brings the closing and the draft back.
func TestReopenUnderDraft(t *testing.T) {
	s := newScene(t, nil).closed()
	first := s.seat
	s.drafted().also(tournament.SeatsExchanged{Seating: s.seat, A: s.State.Drafted.Tables[0].Seats[0], B: s.State.Drafted.Tables[1].Seats[0]})
	before := rulestest.Dump(s.State)

	events, err := s.Do(tournament.RoundReopened{Seating: first})
	if err != nil {
		t.Fatal(err)
	}
	if want := []tournament.Kind{tournament.KindCancel, tournament.KindReopen}; !slices.Equal(kindsOf(events), want) {
		t.Errorf("recorded %v, want %v", kindsOf(events), want)
	}
	if r := s.State.Running(); r == nil || r.Seating != first || s.State.Drafted != nil {
		t.Errorf("running %+v, draft %v", r, s.State.Drafted)
	}
	undoAll(t, s.Desk, events)
	if diff := rulestest.Diff(rulestest.Dump(s.State), before); diff != "" {
		t.Errorf("undone, it isn't as it was:\n%s", diff)
	}
	if rejected := s.State.Rejected(); len(rejected) > 0 {
		t.Errorf("events without effect: %v", rejected)
	}
}

// TestClosingUndoneUnderDraft: the closing is undone together with the drafts that rest on
// it: drawn again, exchanged by hand, published and cancelled.
func TestClosingUndoneUnderDraft(t *testing.T) {
	for name, then := range map[string]func(s *scene){
		"a draft":       func(s *scene) { s.drafted() },
		"drawn again":   func(s *scene) { s.drafted().drafted() },
		"none any more": func(s *scene) { s.drafted().also(tournament.RoundCancelled{Seating: s.seat}) },
		"exchanged": func(s *scene) {
			s.drafted().also(tournament.SeatsExchanged{Seating: s.seat, A: s.State.Drafted.Tables[0].Seats[0], B: s.State.Drafted.Tables[1].Seats[0]})
		},
		"published, started, cancelled": func(s *scene) {
			s.opened().also(tournament.ClockSet{Seating: s.seat, Step: tournament.ClockStart}, tournament.RoundCancelled{Seating: s.seat})
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newScene(t, nil).entered()
			first, opened := s.seat, rulestest.Dump(s.State)
			closing := s.Must(t, tournament.RoundClosed{Seating: first})
			then(s)
			closed := rulestest.Dump(s.State)

			events, err := s.Do(tournament.Undone{Target: closing})
			if err != nil {
				t.Fatal(err)
			}
			if diff := rulestest.Diff(rulestest.Dump(s.State), opened); diff != "" {
				t.Errorf("not as before the closing:\n%s", diff)
			}
			if rejected := s.State.Rejected(); len(rejected) > 0 {
				t.Errorf("events without effect: %v", rejected)
			}
			undoAll(t, s.Desk, events)
			if diff := rulestest.Diff(rulestest.Dump(s.State), closed); diff != "" {
				t.Errorf("the undo undone, not as it was:\n%s", diff)
			}
		})
	}
}

// TestClosingStands: neither reopening nor undoing takes the ground from under a published
// seating or from what was decided upon it.
func TestClosingStands(t *testing.T) {
	s := newScene(t, nil).entered()
	first := s.seat
	closing := s.Must(t, tournament.RoundClosed{Seating: first})
	s.opened()
	before := len(s.State.Events())
	if _, err := s.Do(tournament.RoundReopened{Seating: first}); rules.CodeOf(err) != "reopen.seated" {
		t.Errorf("reopened: %v", err)
	}
	_, err := s.Do(tournament.Undone{Target: closing})
	if e, ok := err.(*rules.Error); !ok || e.Code != "undo.needed" || e.Args["event"] != s.seat {
		t.Errorf("undone: %v", err)
	}
	s.Enter(t, map[int]string{0: ordinary})
	s.Close(t)
	s.drafted()
	if _, err := s.Do(tournament.Undone{Target: closing}); rules.CodeOf(err) != "undo.needed" {
		t.Errorf("the closing of the round before, undone: %v", err)
	}
	if len(s.State.Events()) != before+4+1 {
		t.Errorf("refused commands left events")
	}
}
