package archive

import (
	"github.com/sudya-app/sudya/rules/tournament"
)

// prefix is a log up to one of its events, folded no further than somebody asks: each event
// is applied once, and only an undo of what was folded already folds anew.
type prefix struct {
	lookup tournament.Lookup
	events []tournament.Event // that stand before
	folded int                // how many of them state knows
	state  *tournament.State

	// alone: one device wrote the log and all of it has effect, so that the events without
	// those taken back fold to the same. Then at, gone, early and stale are kept.
	alone bool
	at    map[string]int  // of events by id
	gone  []bool          // taken back; an undo or a redo itself
	early map[string]bool // taken back before they come
	stale bool            // state knows an event that is gone, or lacks one that counts again
}

func newPrefix(whole *tournament.State, lookup tournament.Lookup) *prefix {
	p := &prefix{lookup: lookup, state: tournament.New(lookup), alone: len(whole.Rejected()) == 0 && len(whole.Disputes) == 0}
	for _, e := range whole.Events() {
		_, resolves := e.Body.(tournament.Resolved)
		p.alone = p.alone && !resolves && e.Device == whole.Events()[0].Device
	}
	p.at, p.early = map[string]int{}, map[string]bool{}
	return p
}

// add puts the next event behind.
func (p *prefix) add(e tournament.Event) {
	p.events = append(p.events, e)
	if !p.alone {
		return
	}
	p.at[e.ID] = len(p.gone)
	p.gone = append(p.gone, p.early[e.ID])
	if target, counts, ok := tournament.Rewound(e.Body); ok {
		p.gone[len(p.gone)-1] = true
		p.take(target, !counts)
	}
}

// take takes an event back, or lets it count again.
func (p *prefix) take(id string, gone bool) {
	i, ok := p.at[id]
	if !ok {
		p.early[id] = gone
		return
	}
	if tournament.Undoable(p.events[i].Body) == nil && p.gone[i] != gone {
		p.gone[i] = gone
		p.stale = p.stale || i < p.folded
	}
}

// now is the state of all events that stand before.
func (p *prefix) now() *tournament.State {
	switch {
	case !p.alone:
		p.state = p.state.Apply(p.events[p.folded:]...)
	case p.stale:
		p.state = tournament.Fold(p.counting(0), p.lookup)
	default:
		p.state = p.state.Apply(p.counting(p.folded)...)
	}
	p.folded, p.stale = len(p.events), false
	return p.state
}

// counting are the events from one on that aren't taken back.
func (p *prefix) counting(from int) []tournament.Event {
	var list []tournament.Event
	for i := from; i < len(p.events); i++ {
		if !p.gone[i] {
			list = append(list, p.events[i])
		}
	}
	return list
}
