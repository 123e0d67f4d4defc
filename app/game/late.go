package game

import (
	"time"

	"github.com/sudya-app/sudya/rules/tournament"
)

// SecondsLate is how long ago the start of the round was announced; armed is false while
// it isn't, or the round is over.
func SecondsLate(now time.Time, s *tournament.State, seating string) (seconds int, armed bool) {
	r, c := s.Seated(seating), s.Clocks[seating]
	if r == nil || r.Closed || c == nil {
		return 0, false
	}
	from := c.Announced
	if from.IsZero() {
		from = c.Started
	}
	if from.IsZero() {
		return 0, false
	}
	return max(0, int((now.Sub(from)-c.Shift)/time.Second)), true
}
