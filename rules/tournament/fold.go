package tournament

// Fold derives the state of a log given in any order; an event that stands twice counts
// once. It never fails; see OutcomeOf for events without effect.
func Fold(events []Event, lookup Lookup) *State {
	s := New(lookup)
	s.events = Union(events, nil)
	s.replay()
	return s
}

// Apply returns the state after further events. Events that come in the order of the log
// are applied in place; an undo, a redo, a resolve or an event out of order folds anew.
func (s *State) Apply(events ...Event) *State {
	for i := range events {
		e := &events[i]
		if _, known := s.Event(e.ID); known {
			continue
		}
		if rewinds(e.Body) || len(s.events) > 0 && compare(e, &s.events[len(s.events)-1]) < 0 {
			return Fold(append(append([]Event(nil), s.events...), events[i:]...), s.lookup)
		}
		s.events = append(s.events, *e)
		s.step(e)
	}
	s.settleFines()
	return s
}

// rewinds tells whether a body changes which earlier events count.
func rewinds(b Body) bool {
	switch b.(type) {
	case Undone, Redone, Resolved:
		return true
	}
	return false
}

// replay applies s.events to the empty rest of s.
func (s *State) replay() {
	dropped := s.dropped()
	results := 0
	for i := range s.events {
		switch s.events[i].Body.(type) {
		case ResultEntered, ResultCorrected:
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
}

// dropped finds the events that don't count because of an undo or a resolve. The last
// undo or redo of an event in the order of the log holds; an undone resolve doesn't count.
func (s *State) dropped() map[string]Outcome {
	var out map[string]Outcome
	set := func(id string, o Outcome) {
		if out == nil {
			out = map[string]Outcome{}
		}
		out[id] = o
	}
	for i := range s.events {
		switch b := s.events[i].Body.(type) {
		case Undone:
			if s.undoable(b.Target) == nil {
				set(b.Target, Outcome{UndoneBy: s.events[i].ID})
			}
		case Redone:
			delete(out, b.Target)
		}
	}
	for i := range s.events {
		b, ok := s.events[i].Body.(Resolved)
		if !ok || out[s.events[i].ID].UndoneBy != "" {
			continue
		}
		for _, id := range b.Over {
			if _, gone := out[id]; !gone && id != b.Target {
				set(id, Outcome{LostTo: s.events[i].ID})
			}
		}
	}
	return out
}

// step applies one event that isn't dropped.
func (s *State) step(e *Event) {
	s.clock = max(s.clock, e.Clock)
	s.checked = checked{}
	var o Outcome
	switch d, ok := e.Body.(disputable); {
	case !s.Created() && e.Body.Kind() != KindCreated && !rewinds(e.Body):
		o.Err = refuse("created.missing", "", nil)
	default:
		o.Err = e.Body.check(s, e)
		if o.Err != nil {
			break
		}
		if ok {
			if with := d.disputes(s); with != "" {
				o.Disputed = true
				s.dispute(with, e.ID)
				break
			}
		}
		e.Body.apply(s, e)
	}
	if !o.Effective() {
		s.outcome[e.ID] = o
	}
}

// disputable bodies can meet another of the same thing after a merge.
type disputable interface {
	// disputes returns the id of the event that already holds the place, or "".
	disputes(s *State) string
}

// Dispute (спор) is two or more events for one thing: two results of a table, two
// corrections of a result, two seatings of a round. First counts until a resolve.
type Dispute struct {
	First  string
	Others []string
}

func (s *State) dispute(first, other string) {
	for i := range s.Disputes {
		if s.Disputes[i].First == first {
			s.Disputes[i].Others = append(s.Disputes[i].Others, other)
			return
		}
	}
	s.Disputes = append(s.Disputes, Dispute{First: first, Others: []string{other}})
}

// Rejected lists the events that their state doesn't accept.
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
