package ahead

import (
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// MayRefuse are those who may refuse to play the final between equals that comes next or is
// drafted (domino 1.4).
func MayRefuse(s *tournament.State) []rules.EntrantID {
	if s.Finished || s.Running() != nil || len(s.Rounds) == 0 {
		return nil
	}
	plan, err := s.Plan()
	if err != nil || plan.Stage != rules.StageTie {
		return nil
	}
	return plan.Field
}

// Place writes a place that may be shared: «3–4».
func Place(from, to int) string {
	if to > from {
		return scope.Number(from) + "–" + scope.Number(to)
	}
	return scope.Number(from)
}
