package game

import (
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// InFinal reports whether the entrant plays the final.
func InFinal(s *tournament.State, l *rules.StandingLine) bool {
	for _, r := range l.Rounds {
		if r.Stage == rules.StageFinal {
			return true
		}
	}
	return false
}

// PlaceText is «3», shared «3–4», or a dash for who never took part.
func PlaceText(l *rules.StandingLine) string { return text.Place(l) }
