package ahead

import (
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// MatchName says what a table of the last stage is for.
func MatchName(d *desk.Desk, s *tournament.State, r *rules.Round, t *rules.Table) string {
	switch r.Stage {
	case rules.StagePlace:
		if places, ok := s.Rule.(rules.PlaceMatches); ok && places.FirstPlace(&s.History, t) == 1 {
			return d.T("page.final.match.first", nil)
		}
		return d.T("page.final.match.third", nil)
	case rules.StageTie:
		return TieMatch(d, s, t.Group)
	}
	return scope.RoundName(d, s, r.Number)
}
