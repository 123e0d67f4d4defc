package tournament

import (
	"cmp"
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// Event is one entry of the log.
type Event struct {
	ID     string // 32 hex digits
	Clock  int64  // 1 + the highest clock that the writer had seen
	Device string // 16 hex digits: the browser profile that wrote it
	At     string // UTC with milliseconds: 2026-11-29T15:03:12.345Z
	Body   Body
}

// Kind names what a body is; stored as "kind".
type Kind string

// Body is what an event says: one of the kinds that kinds.go lists and nothing else, since
// only this package can answer all of it. A kind that forgets an answer doesn't compile. What
// few kinds have to say beside is an interface where it is asked for: guard, disputable,
// taking, repeating, blocked, lasting.
type Body interface {
	Command // a body can be recorded as it is
	Kind() Kind
	// Traits are what else the program asks of its kind.
	Traits() Trait
	// references adds the ids of the events that it names; see [References].
	references(r refs) refs
	// concern finds the round, table and entrants that its line of the journal is about.
	concern(s *State, j *JournalEntry)
	// check reports whether the state accepts the event.
	check(s *State, e *Event) error
	// apply changes the state; it is called only after check.
	apply(s *State, e *Event)
}

// guard is implemented by bodies that are refused when typed in a situation that a merge
// may bring (a second result for a table): in the fold it makes a dispute instead.
type guard interface {
	guard(s *State) error
}

// Less is the order of the log: (clock, device, id).
func Less(a, b *Event) bool { return compare(a, b) < 0 }

func compare(a, b *Event) int {
	if c := cmp.Compare(a.Clock, b.Clock); c != 0 {
		return c
	}
	if c := cmp.Compare(a.Device, b.Device); c != 0 {
		return c
	}
	return cmp.Compare(a.ID, b.ID)
}

// Union merges two logs: set union by id, in the order of the log. It is commutative and
// idempotent.
func Union(a, b []Event) []Event {
	all := make([]Event, 0, len(a)+len(b))
	all = append(append(all, a...), b...)
	sortEvents(all)
	return slices.CompactFunc(all, func(x, y Event) bool { return x.ID == y.ID })
}

func sortEvents(list []Event) {
	byOrder := func(a, b Event) int { return compare(&a, &b) }
	if !slices.IsSortedFunc(list, byOrder) {
		slices.SortStableFunc(list, byOrder)
	}
}

// Meta is what a command brings from outside.
type Meta struct {
	Device string
	At     string
	Seed   string        // for commands that draw
	NewID  func() string // 32 hex digits, never the same twice
}

func refuse(code, field string, args rules.Args) error { return rules.Refuse(code, field, args) }
