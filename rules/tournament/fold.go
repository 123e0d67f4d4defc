package tournament

import "slices"

// Fold derives the state of a log given in any order; an event that stands twice counts
// once. It never fails; see OutcomeOf for events without effect.
func Fold(events []Event, lookup Lookup) *State {
	s := New(lookup)
	s.events = Union(events, nil)
	s.replay()
	return s.settled()
}

// Apply returns the state after further events. Events that come in the order of the log
// are applied in place; an undo, a redo, a resolve, an event out of order and one that its
// state doesn't accept fold anew, as does every event while an earlier one has no effect.
func (s *State) Apply(events ...Event) *State {
	for i := range events {
		e := &events[i]
		if _, known := s.Event(e.ID); known {
			continue
		}
		anew := s.unaccepted || e.Body.Traits().Has(Rewinds) || len(s.events) > 0 && compare(e, &s.events[len(s.events)-1]) < 0
		if !anew {
			s.events = append(s.events, *e)
			s.step(e)
			anew = s.unaccepted
		}
		if anew {
			return Fold(append(append([]Event(nil), s.events...), events[i:]...), s.lookup)
		}
	}
	s.settleFines()
	return s
}

// replay applies s.events to the empty rest of s.
func (s *State) replay() {
	dropped := s.dropped()
	results := 0
	for i := range s.events {
		if s.events[i].Body.Traits().Has(IsResult) {
			results++
		}
	}
	s.Entries = make(map[string]*Entry, results)
	for i := range s.events {
		e := &s.events[i]
		if o, ok := dropped[e.ID]; ok {
			s.outcome[e.ID] = o
			s.clock = max(s.clock, e.Clock)
			continue
		}
		s.step(e)
	}
	s.settleFines()
	s.unaccepted = s.unaccepted && s.failed()
}

// step applies one event that isn't dropped, and those that have waited for it.
func (s *State) step(e *Event) {
	s.clock = max(s.clock, e.Clock)
	switch s.attempt(e) {
	case applied:
		s.retry()
	case waits:
		s.waiting = append(s.waiting, e)
	}
}

// attempted is what came of an attempt to apply an event.
type attempted int

const (
	applied attempted = iota
	waits             // not now: once another event has come
	refused
)

// attempt applies an event if its state accepts it.
func (s *State) attempt(e *Event) attempted {
	s.checked = checked{}
	delete(s.outcome, e.ID)
	var err error
	traits := e.Body.Traits()
	switch {
	case !s.Created() && e.Body.Kind() != KindCreated && !traits.Has(Rewinds):
		err = refuse("created.missing", "", nil)
	case traits.Has(TakesAway) && !traits.Has(Rewinds) && s.behind(e): // what an undo takes back is gone already
		err = refuse("merge.behind", "", nil)
		s.outcome[e.ID], s.unaccepted = Outcome{Err: err}, true
		return waits
	default:
		err = e.Body.check(s, e)
	}
	if err != nil {
		if s.repeats(e, err) {
			s.outcome[e.ID] = Outcome{Repeats: true}
			return refused
		}
		s.outcome[e.ID], s.unaccepted = Outcome{Err: err}, true
		if traits.Has(TakesAway) {
			return refused
		}
		return waits
	}
	if d, ok := e.Body.(disputable); ok {
		if with := d.disputes(s); with != "" {
			s.outcome[e.ID] = Outcome{Disputed: true}
			s.dispute(with, e.ID)
			return refused
		}
	}
	e.Body.apply(s, e)
	return applied
}

// disputable bodies can meet another of the same thing after a merge.
type disputable interface {
	// disputes returns the id of the event that already holds the place, or "".
	disputes(s *State) string
}

// Dispute (спор) is two or more events that can't both have effect: two results of a table,
// two corrections of a result, two seatings of a round, something recorded and what takes
// away the ground it stands on. First counts until a resolve; the others name or take away
// what First is.
type Dispute struct {
	First  string
	Others []string
}

func (s *State) dispute(first, other string) {
	for i := range s.Disputes {
		if s.Disputes[i].First == first {
			if slices.Contains(s.Disputes[i].Others, other) {
				return
			}
			s.Disputes[i].Others = append(s.Disputes[i].Others, other)
			return
		}
	}
	s.Disputes = append(s.Disputes, Dispute{First: first, Others: []string{other}})
}

// Rejected lists the events that their state doesn't accept; each of them is in a dispute,
// or rests on one.
func (s *State) Rejected() map[string]error {
	list := map[string]error{}
	for id, o := range s.outcome {
		if o.Err != nil {
			list[id] = o.Err
		}
	}
	return list
}

// With folds the log with further events and leaves s as it is: «А если?», and checks of an undo.
func (s *State) With(extra ...Event) *State {
	all := make([]Event, 0, len(s.events)+len(extra))
	return Fold(append(append(all, s.events...), extra...), s.lookup)
}
