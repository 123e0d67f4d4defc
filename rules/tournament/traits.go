package tournament

// Trait is a set of what a kind of event is to the rest of the program. What has none has to
// say so, since it is an answer of every [Body].
type Trait int

const (
	// Rewinds: it changes which earlier events count.
	Rewinds Trait = 1 << iota
	// TakesAway: others may stand on what it takes away. Such an event doesn't wait for its
	// moment after a merge: it would come when nobody thinks of it any more.
	TakesAway
	// Reseats: it changes who sits where at tables that are there.
	Reseats
	// Readies: it makes the next round ready, and goes with the closing on which that rests.
	Readies
	// IsResult: a table's result stands in it.
	IsResult
	// AboutResult: the first event that it names is a result, whose seating is its own.
	AboutResult
	// AfterFinish: it may still be recorded of a finished tournament.
	AfterFinish
	// MovesField: who plays the next round, or in which order, may be another after it.
	MovesField
	// TurningPoint: a copy of the tournament is kept when it comes.
	TurningPoint
	// Aside: the tournament's small record for the home list says nothing of it.
	Aside
	// Departs: an entrant leaves by it, or refuses a final.
	Departs
	// OfDevice: it is about the device and not the tournament; an undo passes over it.
	OfDevice
)

// Has reports whether any of some traits is there.
func (t Trait) Has(any Trait) bool { return t&any != 0 }

// rewinding bodies take an event back, or bring it back.
type rewinding interface {
	rewinds() (target string, counts bool)
}

// Rewound is the event that an undo or a redo names, and whether it counts after that; ok is
// false for all other events.
func Rewound(b Body) (target string, counts, ok bool) {
	r, ok := b.(rewinding)
	if ok {
		target, counts = r.rewinds()
	}
	return target, counts, ok
}

// lasting bodies can't be undone.
type lasting interface {
	// lasts is the refusal.
	lasts() error
}

// Undoable tells why an event can't be undone, whatever the state: it begins the log, or is
// an undo or a redo itself.
func Undoable(b Body) error {
	if l, ok := b.(lasting); ok {
		return l.lasts()
	}
	return nil
}
