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

// behind reports whether an earlier event of the same writer about the same seating waits:
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
		if e.Body.Traits().Has(AboutResult) {
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

// repeats reports whether an event that isn't accepted asks for what another device has done
// already: two close one round, two start one clock.
func (s *State) repeats(e *Event, err error) bool {
	if !s.several() {
		return false
	}
	if o := s.outcome[takenBy(e.Body)]; o.UndoneBy != "" || o.LostTo != "" {
		return true
	}
	b, ok := e.Body.(repeating)
	return ok && b.repeats(s, rules.CodeOf(err))
}

// repeating bodies can ask for what another device has done already.
type repeating interface {
	// repeats reports whether that is why the state refuses it with a code.
	repeats(s *State, code string) bool
}

// several reports whether more than one device has written the log.
func (s *State) several() bool {
	return slices.ContainsFunc(s.events, func(e Event) bool { return e.Device != s.events[0].Device })
}

// taking bodies take another event back without being an undo.
type taking interface {
	takes() string
}

// takenBy is the event that another takes back without being an undo, or "".
func takenBy(b Body) string {
	if t, ok := b.(taking); ok {
		return t.takes()
	}
	return ""
}

// seatingWaits reports whether a seating isn't there because it is in a dispute or waits.
func (s *State) seatingWaits(id string) bool {
	o := s.outcome[id]
	return o.Disputed || o.Err != nil
}

func (s *State) leftAlready(id rules.EntrantID, l rules.Leave) bool {
	e := s.Entrant(id)
	return e != nil && e.Leave != nil && e.Leave.After == l.After && e.Leave.Kind == l.Kind
}

// contends reports whether an event waits for a resolve because another holds its place.
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
