package tournament

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// A round names everybody who plays in it: who is in play has a table or a bye, or is absent.
// A withdrawal that is undone once the next round is published would make an entrant who is
// none of these; one that is redone would have an entrant play after it has left.

// unbroken refuses undos and redos that, taken together, published rounds contradict; work
// is the state after all of the events but the last. What a copy of the log tells is a state
// that there was: it is taken up as it is. So is a dispute that is opened again.
func (s *State) unbroken(work *State, events []Event) error {
	back := false
	for _, e := range events {
		if s.restores(e.Body) {
			return nil
		}
		_, _, rewinds := Rewound(e.Body)
		back = back || rewinds && !s.reopens(e.Body)
	}
	if !back {
		return nil
	}
	return s.contradicted(work.With(events[len(events)-1]), events)
}

// restores reports whether an event notes that a copy was taken up, or takes that back.
func (s *State) restores(b Body) bool {
	if id, _, ok := Rewound(b); ok {
		e, _ := s.Event(id)
		b = e.Body
	}
	n, ok := b.(NoteMade)
	return ok && n.Type == NoteRestore
}

// contradicted refuses what would have a published round leave somebody out, or seat somebody
// who had left, that didn't before; it names the publishing of that round. What was so when
// the events that are taken back or brought back came was accepted then: a round that was
// cancelled comes back with its list, though a correction would give another (belote II.7).
func (s *State) contradicted(after *State, events []Event) error {
	var before []*State
	for _, r := range after.Rounds {
		if !r.Published {
			continue
		}
		for _, e := range after.Entrants {
			gap := after.gap(e, r) && !s.gapBefore(e.ID, r)
			gone := after.gone(e, r) && !s.goneBefore(e.ID, r)
			if !gap && !gone {
				continue
			}
			if before == nil {
				before = s.rewound(events)
			}
			was := func(then *State) bool {
				return (!gap || then.gapBefore(e.ID, r)) && (!gone || then.goneBefore(e.ID, r))
			}
			if !slices.ContainsFunc(before, was) {
				return s.needed(after.publishing(r.Seating))
			}
		}
	}
	return nil
}

// rewound are the states to which undos and redos lead back: before what they take back, or
// before the undo of what they bring back.
func (s *State) rewound(events []Event) []*State {
	var list []*State
	for _, e := range events {
		id, counts, _ := Rewound(e.Body)
		if counts {
			id = s.outcome[id].UndoneBy
		}
		if i, ok := s.position(id); ok {
			list = append(list, Fold(s.events[:i], s.lookup))
		}
	}
	return list
}

// gap reports whether an entrant is in play and yet has no place in a published round that its
// regulation would have given it.
func (s *State) gap(e *rules.Entrant, r *rules.Round) bool {
	if !s.mayPlay(e, r) || s.placed(e.ID, r) {
		return false
	}
	h := s.History
	h.Rounds, h.Finished = h.Rounds[:r.Number-1], false
	plan, err := s.Rule.Next(&h)
	if err != nil || plan.Finished {
		return r.Stage == rules.StageMain
	}
	return slices.Contains(plan.Field, e.ID)
}

// mayPlay reports whether an entrant has joined by a round, hasn't left and doesn't skip it.
func (s *State) mayPlay(e *rules.Entrant, r *rules.Round) bool {
	return e.Joined <= r.Number && (e.Leave == nil || e.Leave.After >= r.Number) && !s.Skips(e.ID, r.Number)
}

func (s *State) placed(id rules.EntrantID, r *rules.Round) bool {
	t, _ := r.SeatOf(id)
	return t != nil || r.HasBye(id) || s.Absent(id, r)
}

// Absent reports whether a round says of an entrant without a place that it is absent: by a
// decision, or since the tables were filled up without it (preferans 6).
func (s *State) Absent(id rules.EntrantID, r *rules.Round) bool {
	_, decided := r.Absences[id]
	return decided || s.away[r.Seating][id]
}

// gone reports whether an entrant sits in a round after it has left.
func (s *State) gone(e *rules.Entrant, r *rules.Round) bool {
	t, _ := r.SeatOf(e.ID)
	return t != nil && e.Leave != nil && e.Leave.After < r.Number
}

// gapBefore reports whether there was a gap already, or whether nothing has changed about the
// entrant: other parameters of today don't make yesterday's round a gap.
func (s *State) gapBefore(id rules.EntrantID, now *rules.Round) bool {
	e, r := s.Entrant(id), s.seatings[now.Seating]
	if e == nil || r == nil || !r.Published {
		return false
	}
	return s.gap(e, r) || s.mayPlay(e, r) && !s.placed(id, r)
}

func (s *State) goneBefore(id rules.EntrantID, now *rules.Round) bool {
	e, r := s.Entrant(id), s.seatings[now.Seating]
	return e != nil && r != nil && s.gone(e, r)
}

// publishing is the event that published a seating.
func (s *State) publishing(seating string) string {
	return s.lastOf(func(x Body) bool { b, ok := x.(RoundPublished); return ok && b.Seating == seating })
}

// spared are the absences of those whom a corrected result removes no more: the rounds that
// were seated without them are no fault of theirs. They come before the correction, so that
// an undo from the last to the first leaves nobody out on the way.
func (s *State) spared(c ResultCorrected) []Body {
	old := s.Entries[c.Replaces]
	if old == nil {
		return nil
	}
	t := s.TableOf(old.Table)
	if t == nil || t.Score == nil || len(t.Score.Removed) == 0 {
		return nil
	}
	after := s.hypothetical(c)
	var bodies []Body
	for _, r := range after.Rounds {
		for _, seat := range t.Score.Removed {
			if e := after.Entrant(t.Seats[seat]); e != nil && r.Published && after.gap(e, r) && !s.gapBefore(e.ID, r) {
				bodies = append(bodies, AbsenceDecided{Seating: r.Seating, Entrant: e.ID, Waived: true, Reason: c.Reason})
			}
		}
	}
	return bodies
}
