package table

import (
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// MarkedAbsent are those who are listed at a table whose result says that they weren't there.
func MarkedAbsent(r *rules.Round) (list []rules.EntrantID) {
	for _, t := range r.Tables {
		for i, id := range t.Seats {
			if t.Score != nil && t.Score.Seats[i].Kind == rules.KindAbsent {
				list = append(list, id)
			}
		}
	}
	return list
}

// MissedAny reports whether anybody has missed a round, at a table or without one.
func MissedAny(s *tournament.State, r *rules.Round) bool {
	for _, id := range scope.Unseated(s, r) {
		if !r.HasBye(id) {
			return true
		}
	}
	return len(MarkedAbsent(r)) > 0
}
