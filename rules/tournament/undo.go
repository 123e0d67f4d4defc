package tournament

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// Undone takes an event back. Nothing is deleted: the fold passes over the target.
type Undone struct {
	Target string `json:"target"`
}

// Redone brings an undone event back.
type Redone struct {
	Target string `json:"target"`
}

// Resolved settles a dispute: Target counts, those of Over don't.
type Resolved struct {
	Target string   `json:"target"`
	Over   []string `json:"over"`
	Reason string   `json:"reason,omitzero"`
}

func (Undone) Kind() Kind   { return KindUndo }
func (Redone) Kind() Kind   { return KindRedo }
func (Resolved) Kind() Kind { return KindResolve }

// undoable tells why an event can't be the target of an undo.
func (s *State) undoable(id string) error {
	i, ok := s.position(id)
	if !ok {
		return refuse("undo.unknown", "target", nil)
	}
	switch s.events[i].Body.(type) {
	case Undone, Redone:
		return refuse("undo.undo", "target", nil)
	case Created:
		return refuse("undo.created", "target", nil)
	}
	return nil
}

// plan of an undone closing takes the seatings of the next round back as well, the draft and
// those that were cancelled, since they rest on it. While one is published nothing is.
func (b Undone) plan(s *State, _ Meta) ([]Body, error) {
	e, _ := s.Event(b.Target)
	if _, closing := e.Body.(RoundClosed); !closing || !s.outcome[b.Target].Effective() {
		return []Body{b}, nil
	}
	if r := s.LastRound(); r != nil && r.Published && !r.Closed {
		return []Body{b}, nil
	}
	var bodies []Body
	for _, id := range slices.Backward(s.lost(s.hypothetical(b))) {
		switch e, _ := s.Event(id); e.Body.(type) {
		case RoundSeated, SeatsExchanged, RoundPublished, ClockSet, RoundCancelled:
			bodies = append(bodies, Undone{Target: id})
		default:
			return []Body{b}, nil // the guard names it
		}
	}
	return append(bodies, b), nil
}

func (b Undone) check(s *State, _ *Event) error { return s.undoable(b.Target) }
func (b Undone) apply(*State, *Event)           {}

// guard refuses an undo that would take the ground from under later events: closing a
// round that a published seating builds upon, registering somebody who is seated.
func (b Undone) guard(s *State) error {
	if by := s.outcome[b.Target].UndoneBy; by != "" {
		return refuse("undo.twice", "target", nil)
	}
	if err := s.skipStands(b.Target); err != nil {
		return err
	}
	after := s.hypothetical(b)
	if id := after.disputed(s); id != "" && !s.resolves(b.Target) {
		return s.needed(id)
	}
	return s.grounded(after)
}

func (b Redone) check(s *State, _ *Event) error { return s.undoable(b.Target) }
func (b Redone) apply(*State, *Event)           {}

func (b Redone) guard(s *State) error {
	if s.outcome[b.Target].UndoneBy == "" {
		return refuse("redo.notUndone", "target", nil)
	}
	if err := s.skipStands(b.Target); err != nil {
		return err
	}
	after := s.hypothetical(b)
	if err := after.outcome[b.Target].Err; err != nil {
		return err
	}
	if after.outcome[b.Target].Disputed || after.disputed(s) != "" {
		return refuse("redo.taken", "target", nil)
	}
	return s.grounded(after)
}

func (b Resolved) check(s *State, _ *Event) error {
	if len(b.Over) == 0 {
		return refuse("resolve.nothing", "over", nil)
	}
	for _, id := range append([]string{b.Target}, b.Over...) {
		if _, ok := s.position(id); !ok {
			return refuse("resolve.unknown", "target", nil)
		}
	}
	return nil
}
func (b Resolved) apply(*State, *Event) {}

func (b Resolved) guard(s *State) error {
	for _, d := range s.Disputes {
		all := map[string]bool{d.First: true}
		for _, id := range d.Others {
			all[id] = true
		}
		if all[b.Target] {
			for _, id := range b.Over {
				if !all[id] {
					return refuse("resolve.unknown", "over", nil)
				}
			}
			return nil
		}
	}
	return refuse("resolve.unknown", "target", nil)
}

// hypothetical folds the log with one more event that stands after all.
func (s *State) hypothetical(b Body) *State {
	return s.With(Event{ID: "~", Clock: s.clock + 1, Device: "~", Body: b})
}

// grounded refuses what would leave an event that counted without effect in after.
func (s *State) grounded(after *State) error {
	if lost := s.lost(after); len(lost) > 0 {
		return s.needed(lost[0])
	}
	return nil
}

// lost are the events that counted and have no effect in after, in the order of the log.
func (s *State) lost(after *State) []string {
	var list []string
	for i := range s.events {
		id := s.events[i].ID
		if after.outcome[id].Err != nil && s.outcome[id].Err == nil && s.outcome[id].UndoneBy == "" {
			list = append(list, id)
		}
	}
	return list
}

// needed tells which event would have to be undone first.
func (s *State) needed(id string) error {
	e, _ := s.Event(id)
	return refuse("undo.needed", "target", rules.Args{"event": id, "kind": string(e.Body.Kind())})
}

// disputed is an event that counted in before and is disputed now: of two results of a
// table, one of which was cleared, the clearing can't just be undone.
func (s *State) disputed(before *State) string {
	for _, d := range s.Disputes {
		for _, id := range d.Others {
			if before.outcome[id].Effective() {
				return id
			}
		}
	}
	return ""
}

// resolves tells whether an event settled a dispute, which its undo opens again.
func (s *State) resolves(id string) bool {
	e, _ := s.Event(id)
	_, ok := e.Body.(Resolved)
	return ok
}
