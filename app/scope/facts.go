package scope

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Begun reports whether round 1 is published: from then on entrants come late.
func Begun(s *tournament.State) bool { return len(s.Rounds) > 0 && s.Rounds[0].Published }

// Unseated are the players of a round who sit at no table.
func Unseated(s *tournament.State, r *rules.Round) []rules.EntrantID {
	return slices.DeleteFunc(s.InPlay(r.Number), func(id rules.EntrantID) bool {
		t, _ := r.SeatOf(id)
		return t != nil
	})
}

func LastPublished(s *tournament.State) *rules.Round {
	for _, r := range slices.Backward(s.Rounds) {
		if r.Published {
			return r
		}
	}
	return nil
}

// Announced is the number of the last round that was announced, 0 if none.
func Announced(s *tournament.State) int {
	n := 0
	for _, r := range s.Rounds {
		if r.Published {
			n = r.Number
		}
	}
	return n
}
