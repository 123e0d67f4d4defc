package tournament

import (
	"github.com/sudya-app/sudya/rules"
)

// While a dispute is open, what counts may stand on what waits: an undo that nothing
// contradicts any more, a seating that rests on a closing of the other device. One more
// event can then tip another that nobody speaks of. Decide sees the fold as it would be,
// which a guard, that knows neither writer nor the other events of the command, can't.

// lossless refuses a command that would put out of effect an event which it doesn't name,
// nor what it brings back; work is the state after all of its events but the last.
func (s *State) lossless(work *State, events []Event) error {
	if len(events) == 0 || !s.unaccepted && len(s.Disputes) == 0 {
		return nil
	}
	named := map[string]bool{}
	name := func(b Body) {
		for _, id := range References(b) {
			named[id] = true
		}
	}
	opens := false // a dispute again, which what it puts out of effect waits for
	for i := range events {
		name(events[i].Body)
		if s.restores(events[i].Body) {
			return nil // a copy is a state that there was, see unbroken
		}
		target, counts, ok := Rewound(events[i].Body)
		if !ok {
			continue
		}
		if counts {
			e, _ := s.Event(target)
			name(e.Body)
			continue
		}
		if r, ok := s.choice(target); ok {
			opens = true
			for _, id := range r.Over {
				if e, known := s.Event(id); known && e.Body.Traits().Has(Rewinds) {
					name(e.Body) // an undo or an earlier choice that counts again
				}
			}
		}
	}
	after := work.With(events[len(events)-1])
	for _, id := range s.overruled(after, named) {
		o := after.outcome[id]
		// What an undo of another device takes back, now that nothing stands against it, its
		// entry names.
		if s.outcome[o.UndoneBy].Disputed || opens && o.Disputed {
			continue
		}
		if len(s.Disputes) == 0 {
			return s.needed(id)
		}
		e, _ := s.Event(id)
		return refuse("merge.unsettled", "", rules.Args{"event": id, "kind": string(e.Body.Kind())})
	}
	return nil
}
