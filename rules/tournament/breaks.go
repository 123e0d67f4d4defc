package tournament

import (
	"slices"
	"time"
)

// ParamBreakMinutes is the key of the break between two rounds (domino 1.3); regulations
// without breaks don't have it.
const ParamBreakMinutes = "breakMinutes"

// BreakUntil is when the break after the last closed round ends: it counts from the closing
// and keeps nobody from anything. Zero if there is no break, once the next round has been
// started, and after the last round.
func (s *State) BreakUntil() time.Time {
	last := s.Round(s.LastClosed())
	if last == nil || s.Finished {
		return time.Time{}
	}
	minutes := s.ParamsOf(last.Number).Int(ParamBreakMinutes)
	if minutes == 0 {
		return time.Time{}
	}
	if next := s.Round(last.Number + 1); next != nil {
		if c := s.clockOf(next.Seating); c != nil && !c.Started.IsZero() {
			return time.Time{}
		}
	} else if plan, err := s.Plan(); err == nil && plan.Finished {
		return time.Time{}
	}
	return s.closedAt(last.Seating).Add(time.Duration(minutes) * time.Minute)
}

// closedAt is when a closed round was closed, the last time if it had been opened again.
func (s *State) closedAt(seating string) time.Time {
	for i, e := range slices.Backward(s.events) {
		if b, ok := e.Body.(RoundClosed); ok && b.Seating == seating && s.outcome[s.events[i].ID].Effective() {
			return instant(e.At)
		}
	}
	return time.Time{}
}
