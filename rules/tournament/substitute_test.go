package tournament_test

import (
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// cutScene has closed round 1 of six pairs, of whom four go on; order is their standing.
func cutScene(t *testing.T) (s *scene, order []rules.EntrantID) {
	t.Helper()
	s = newScene(t, rules.Params{"cuts": [][2]int{{1, 4}}}).opened()
	s.Enter(t, map[int]string{1: `{"ns":1012,"ew":640}`, 2: `{"ns":1012,"ew":740}`, 3: `{"ns":1012,"ew":840}`})
	s.Close(t)
	for _, l := range s.State.Standing(1).Lines {
		order = append(order, l.Entrant)
	}
	return s, order
}

// plays checks who plays round 2: who came in does, who went and who was passed over don't.
func plays(t *testing.T, s *scene, when string, in rules.EntrantID, not ...rules.EntrantID) {
	t.Helper()
	r := s.State.Round(2)
	if table, _ := r.SeatOf(in); table == nil {
		t.Errorf("%s: the substitute isn't seated", when)
	}
	for _, id := range not {
		if table, _ := r.SeatOf(id); table != nil {
			t.Errorf("%s: %s is seated", when, s.State.Entrant(id).Name())
		}
	}
}

// TestReplacedBeforeTheSeating: a pair that says with its slip that it can't go on is
// replaced before the next round is drafted (V.4), by the second if the first can't; the
// choice outlives a seating that is taken back.
func TestReplacedBeforeTheSeating(t *testing.T) {
	s, order := cutScene(t)
	s.Must(t, tournament.EntrantReplaced{Round: 2, Out: order[1], In: order[5]})
	if plan, err := s.State.Plan(); err != nil || len(plan.Through) != 4 {
		t.Fatalf("%+v, %v", plan, err)
	}
	s.Open(t)
	plays(t, s, "published", order[5], order[1], order[4])
	s.Must(t, tournament.RoundCancelled{Seating: s.State.LastRound().Seating})
	s.Open(t)
	plays(t, s, "seated anew", order[5], order[1], order[4])
}

// TestReplacedInADraft: publishing the draft is refused, since its list is another, and one
// new seating has the pair that was chosen, the second too.
func TestReplacedInADraft(t *testing.T) {
	s, order := cutScene(t)
	s.drafted()
	s.Must(t, tournament.EntrantReplaced{Round: 2, Out: order[1], In: order[5], Reason: "болезнь"})
	if _, err := s.Do(tournament.RoundPublished{Seating: s.State.LastRound().Seating}); rules.CodeOf(err) != "seating.stale" {
		t.Errorf("%v", err)
	}
	s.Open(t)
	plays(t, s, "seated anew", order[5], order[1], order[4])
	if e := s.State.Entrant(order[1]); e.Leave == nil || e.Leave.Reason != "болезнь" {
		t.Errorf("who went: %+v", e.Leave)
	}
}

// TestCutIsNotReplaced: a pair whose way the coming cut ends needs no substitute.
func TestCutIsNotReplaced(t *testing.T) {
	s, order := cutScene(t)
	if _, err := s.Do(tournament.EntrantReplaced{Round: 2, Out: order[4], In: order[5]}); rules.CodeOf(err) != "belote.substitute.out" {
		t.Errorf("%v", err)
	}
}
