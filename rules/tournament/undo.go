package tournament

import (
	"reflect"
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

func (Undone) Kind() Kind { return KindUndo }
func (Redone) Kind() Kind { return KindRedo }

func (Undone) Traits() Trait { return Rewinds | TakesAway | AfterFinish }
func (Redone) Traits() Trait { return Rewinds | TakesAway | AfterFinish }

func (b Redone) decide(*State, Meta) ([]Body, error) { return itself(b) }

func (b Undone) references(r refs) refs { return r.ids(b.Target) }
func (b Redone) references(r refs) refs { return r.ids(b.Target) }

func (Undone) concern(*State, *JournalEntry) {}
func (Redone) concern(*State, *JournalEntry) {}

// undoable tells why an event can't be the target of an undo.
func (s *State) undoable(id string) error {
	i, ok := s.position(id)
	if !ok {
		return refuse("undo.unknown", "target", nil)
	}
	return Undoable(s.events[i].Body)
}

func (b Undone) rewinds() (target string, counts bool) { return b.Target, false }
func (b Redone) rewinds() (target string, counts bool) { return b.Target, true }

func (Undone) lasts() error  { return refuse("undo.undo", "target", nil) }
func (Redone) lasts() error  { return refuse("undo.undo", "target", nil) }
func (Created) lasts() error { return refuse("undo.created", "target", nil) }

// decide of an undone closing takes the seatings of the next round back as well, the draft and
// those that were cancelled, since they rest on it. While one is published nothing is.
// What another device has said too is taken back with it.
func (b Undone) decide(s *State, _ Meta) ([]Body, error) {
	bodies, err := b.alone(s)
	for _, id := range s.alike(b.Target) {
		bodies = append([]Body{Undone{Target: id}}, bodies...)
	}
	return bodies, err
}

// alike are the events that repeat one of another device.
func (s *State) alike(id string) []string {
	e, ok := s.Event(id)
	if !ok || !s.outcome[id].Effective() {
		return nil
	}
	var list []string
	for i := range s.events {
		if x := &s.events[i]; s.outcome[x.ID].Repeats && reflect.DeepEqual(x.Body, e.Body) {
			list = append(list, x.ID)
		}
	}
	return list
}

func (b Undone) alone(s *State) ([]Body, error) {
	e, _ := s.Event(b.Target)
	if _, joined := e.Body.(TableJoined); joined {
		return append(s.entering(&e), b), nil
	}
	if _, closing := e.Body.(RoundClosed); !closing || !s.outcome[b.Target].Effective() {
		return []Body{b}, nil
	}
	if r := s.LastRound(); r != nil && r.Published && !r.Closed {
		return []Body{b}, nil
	}
	var bodies []Body
	for _, id := range slices.Backward(s.lost(s.hypothetical(b))) {
		if e, _ := s.Event(id); !e.Body.Traits().Has(Readies) {
			return []Body{b}, nil // the guard names it
		}
		bodies = append(bodies, Undone{Target: id})
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
	if r, ok := s.choice(b.Target); ok {
		return s.reopened(b.Target, r, s.With(lastly(s, b)))
	}
	if err := s.skipStands(b.Target); err != nil {
		return err
	}
	if id := s.playedSince(b.Target); id != "" {
		return s.needed(id)
	}
	after := s.hypothetical(b)
	if id := after.disputed(s); id != "" {
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
	if id := s.playedSince(b.Target); id != "" {
		return s.needed(id)
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

// hypothetical folds the log with one more event that stands after all. What it takes the
// ground from has an error then: nobody contests it.
func (s *State) hypothetical(b Body) *State {
	after := New(s.lookup)
	after.events = append(slices.Clone(s.events), lastly(s, b))
	after.suspended = s.suspended
	after.replay()
	return after
}

// lastly is one more event, after all others.
func lastly(s *State, b Body) Event {
	return Event{ID: "~", Clock: s.clock + 1, Device: "~", Body: b}
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
		before, o := s.outcome[id], after.outcome[id]
		if o.Err != nil && before.Err == nil && before.UndoneBy == "" || o.Repeats && before.Effective() {
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

// choice is the resolve that an event is.
func (s *State) choice(id string) (Resolved, bool) {
	e, _ := s.Event(id)
	b, ok := e.Body.(Resolved)
	return b, ok
}

// reopened refuses to open a dispute again when something later rests on the choice. What the
// choice has brought into effect waits again, and so does what was recorded since for the
// seating that was chosen.
func (s *State) reopened(id string, r Resolved, after *State) error {
	sides := map[string]bool{id: true, r.Target: true}
	for _, id := range r.Over {
		sides[id] = true
	}
	waits := map[string]bool{} // with the dispute
	for i := range s.events {
		if id := s.events[i].ID; sides[id] || waits[after.hangs[id]] || sides[after.hangs[id]] {
			waits[id] = true
		}
	}
	for _, other := range s.overruled(after, sides) {
		e, _ := s.Event(other)
		if r, _ := s.Event(id); Less(&e, &r) {
			continue
		}
		if seating := s.seatingOf(&e); !waits[other] || seating == other || !s.among(seating, sides) {
			return s.needed(other)
		}
	}
	return nil
}

// among reports whether a seating, or one of its results, is one of the sides of a dispute.
func (s *State) among(seating string, sides map[string]bool) bool {
	for id := range sides {
		if e, ok := s.Event(id); ok && s.seatingOf(&e) == seating {
			return true
		}
	}
	return false
}
