package ahead

import (
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Split is how the regulation will split a planned round into tables.
func Split(s *tournament.State, plan rules.Plan) rules.Split {
	if r, ok := s.Rule.(rules.Splitter); ok {
		return r.Split(&s.History, plan)
	}
	return rules.Split{Tables: len(plan.Field) / s.Rule.Info().MaxSeats}
}
