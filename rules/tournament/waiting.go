package tournament

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// A merge puts events of two devices into one order that neither of them has seen. An event
// whose state doesn't accept it yet waits until another has brought what it needs: a round
// that was closed at the desk while a phone took a result back and entered it anew is closed
// once that result stands.

// mostRetries bounds the work of a log that was made to wait.
const mostRetries = 50_000

// retry applies the events that have waited, in their order, for as long as one of them is accepted.
func (s *State) retry() {
	for again := true; again && len(s.waiting) > 0; {
		again = false
		list := s.waiting
		s.waiting = nil
		for i, e := range list {
			if s.retries++; s.retries > mostRetries {
				s.waiting = append(s.waiting, list[i:]...)
				return
			}
			switch s.attempt(e) {
			case applied:
				again = true
			case waits:
				s.waiting = append(s.waiting, e)
			}
		}
	}
}

// takes tells whether an event takes away what others may stand on. Such an event doesn't
// wait for its moment: it would come when nobody thinks of it any more.
func takes(b Body) bool {
	switch b.(type) {
	case Undone, Redone, RoundCancelled, RoundReopened, ResultCleared, DealRemoved, EntrantDeleted, ParamsChanged, RulesUpgraded:
		return true
	}
	return false
}

// behind tells whether an earlier event of the same writer about the same seating waits:
// what was done in an order is never applied in another.
func (s *State) behind(e *Event) bool {
	if len(s.waiting) == 0 {
		return false
	}
	seating := s.seatingOf(e)
	if seating == "" {
		return false
	}
	for _, w := range s.waiting {
		if w != e && w.Device == e.Device && compare(w, e) < 0 && s.seatingOf(w) == seating {
			return true
		}
	}
	return false
}

// seatingOf is the seating that an event is about, "" if none; of a seating event its own.
func (s *State) seatingOf(e *Event) string {
	for range mostCorrections {
		if _, ok := e.Body.(RoundSeated); ok {
			return e.ID
		}
		list := References(e.Body)
		if len(list) == 0 {
			return ""
		}
		i, ok := s.position(list[0])
		if !ok || compare(&s.events[i], e) >= 0 {
			return ""
		}
		switch e.Body.(type) {
		case ResultCorrected, ResultCleared, ResultConfirmed:
			e = &s.events[i]
			continue
		}
		if _, ok := s.events[i].Body.(RoundSeated); ok {
			return s.events[i].ID
		}
		return ""
	}
	return ""
}

// mostCorrections of one result are followed to its seating.
const mostCorrections = 1000

// repeats tells whether an event that isn't accepted asks for what another device has done
// already: two close one round, two start one clock.
func (s *State) repeats(e *Event, err error) bool {
	if !s.several() {
		return false
	}
	if o := s.outcome[takenBy(e.Body)]; o.UndoneBy != "" || o.LostTo != "" {
		return true
	}
	code := rules.CodeOf(err)
	switch b := e.Body.(type) {
	case RoundClosed:
		return code == "round.closed"
	case RoundPublished: // of the same draft: other exchanges are other tables
		return code == "seating.published" && (b.Exchanged == nil || slices.Equal(b.Exchanged, s.exchanged[b.Seating]))
	case RoundReopened:
		return code == "round.open"
	case RoundCancelled:
		return code == "seating.gone" && !s.seatingWaits(b.Seating)
	case ResultCleared:
		old := s.Entries[b.Replaces]
		return old != nil && s.current[old.Table] == nil
	case ResultConfirmed:
		return code == "confirm.twice"
	case DealRemoved:
		return code == "deal.unknown"
	case EntrantDeleted:
		return code == "entrant.unknown"
	case FineRevoked:
		return code == "fine.revoked"
	case ReminderLifted:
		return code == "lift.twice"
	case FinalRefused:
		return code == "refuse.twice"
	case RoundSkipped:
		return code == "skip.twice"
	case NoteDecided:
		n := s.note(b.Target)
		return n != nil && n.DecidedBy != "" && n.Decision == b.Text
	case RulesUpgraded:
		return b.Rules <= s.Edition
	case EntrantWithdrawn:
		return s.leftAlready(b.Entrant, rules.Leave{After: b.After, Kind: rules.LeaveWithdrawn})
	case EntrantExcluded:
		return s.leftAlready(b.Entrant, rules.Leave{After: b.After, Kind: rules.LeaveRemoved})
	case ClockSet:
		switch code {
		case "clock.started":
			return b.Step == ClockStart && len(b.Tables) == 0
		case "clock.notRunning":
			return s.Seated(b.Seating) != nil && s.clockOf(b.Seating) != nil
		case "clock.notPaused", "clock.lastDeal":
			return true
		}
	}
	return false
}

// several tells whether more than one device has written the log.
func (s *State) several() bool {
	return slices.ContainsFunc(s.events, func(e Event) bool { return e.Device != s.events[0].Device })
}

// takenBy is the event that another takes back without being an undo, or "".
func takenBy(b Body) string {
	switch b := b.(type) {
	case RoundCancelled:
		return b.Seating
	case ResultCleared:
		return b.Replaces
	case DealRemoved:
		return b.Target
	case EntrantDeleted:
		return string(b.Entrant)
	case FineRevoked:
		return b.Target
	case ReminderLifted:
		return b.Ruling
	}
	return ""
}

// seatingWaits tells whether a seating isn't there because it is in a dispute or waits.
func (s *State) seatingWaits(id string) bool {
	o := s.outcome[id]
	return o.Disputed || o.Err != nil
}

func (s *State) leftAlready(id rules.EntrantID, l rules.Leave) bool {
	e := s.Entrant(id)
	return e != nil && e.Leave != nil && e.Leave.After == l.After && e.Leave.Kind == l.Kind
}

// contends tells whether an event waits for a resolve because another holds its place.
func (s *State) contends(id string) bool {
	return slices.ContainsFunc(s.Disputes, func(d Dispute) bool { return slices.Contains(d.Others, id) })
}

// withdrawn takes an event that waits for a resolve out of its dispute: its writer has taken
// it back himself. Those that rest on it go with it.
func (s *State) withdrawn(id string) {
	for i := range s.Disputes {
		d := &s.Disputes[i]
		for j, other := range d.Others {
			if other == id {
				d.Others = append(d.Others[:j:j], d.Others[j+1:]...)
				break
			}
		}
	}
	s.dropEmptyDisputes()
	delete(s.outcome, id)
	var rest []*Event
	for _, e := range s.waiting {
		if s.seatingOf(e) == id || slices.Contains(References(e.Body), id) {
			delete(s.outcome, e.ID)
			continue
		}
		rest = append(rest, e)
	}
	s.waiting = rest
}

// released has the events that were disputed with one that is gone come into its place.
func (s *State) released(first string) {
	for i := range s.Disputes {
		d := &s.Disputes[i]
		if d.First != first {
			continue
		}
		for _, id := range d.Others {
			if at, ok := s.position(id); ok {
				s.outcome[id] = Outcome{Err: refuse("merge.behind", "", nil)}
				s.waiting = append(s.waiting, &s.events[at])
			}
		}
		d.Others = nil
	}
	s.dropEmptyDisputes()
}

func (s *State) dropEmptyDisputes() {
	var rest []Dispute
	for _, d := range s.Disputes {
		if len(d.Others) > 0 {
			rest = append(rest, d)
		}
	}
	s.Disputes = rest
}
