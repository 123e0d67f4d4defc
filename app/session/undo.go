package session

import (
	"context"
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// LastUndo are the events of this device's last command that still counts, in order: what
// Undo would take back. None if there is nothing.
func (s *Session) LastUndo(device string) []tournament.Event {
	state := s.State()
	return lastCommand(state, device, func(e tournament.Event) verdict {
		if _, _, rewinds := tournament.Rewound(e.Body); rewinds || e.Body.Traits().Has(tournament.OfDevice) {
			return pass
		}
		if tournament.Undoable(e.Body) != nil {
			return stop
		}
		if !state.OutcomeOf(e.ID).Effective() {
			return pass
		}
		return take
	})
}

// LastRedo are the undo events that Redo would take back: those of this device since its
// last command that counts.
func (s *Session) LastRedo(device string) []tournament.Event {
	state := s.State()
	return lastCommand(state, device, func(e tournament.Event) verdict {
		if target, counts, rewinds := tournament.Rewound(e.Body); rewinds {
			if !counts && state.OutcomeOf(target).UndoneBy == e.ID {
				return take
			}
			return pass
		}
		if e.Body.Traits().Has(tournament.OfDevice) {
			return pass
		}
		if !state.OutcomeOf(e.ID).Effective() {
			return pass
		}
		for _, later := range state.Events() {
			// Brought back by a redo: older undos may still be taken back.
			if body, ok := later.Body.(tournament.Redone); ok && body.Target == e.ID {
				return pass
			}
		}
		return stop
	})
}

type verdict int

const (
	pass verdict = iota
	take
	stop
)

// lastCommand finds a device's last events that judge takes and that one command wrote:
// those have one time.
func lastCommand(s *tournament.State, device string, judge func(tournament.Event) verdict) []tournament.Event {
	var found []tournament.Event
	events := s.Events()
	for i := len(events) - 1; i >= 0; i-- {
		e := events[i]
		if e.Device != device {
			continue
		}
		if len(found) > 0 && e.At != found[0].At {
			break
		}
		v := judge(e)
		if v == stop {
			break
		}
		if v == take {
			found = append(found, e)
		}
	}
	slices.Reverse(found)
	return found
}

// Undo takes back this device's last command that counts. Errors: session.undo.nothing;
// those of Do, "undo.needed" if later events build on it.
func (s *Session) Undo(ctx context.Context, m tournament.Meta) (Done, error) {
	events := s.LastUndo(m.Device)
	if len(events) == 0 {
		return Done{}, rules.Refuse("session.undo.nothing", "", nil)
	}
	var all tournament.All
	for _, e := range slices.Backward(events) {
		all = append(all, tournament.Undone{Target: e.ID})
	}
	return s.Do(ctx, all, m)
}

// Redo brings back what this device last took back. Errors: session.redo.nothing; those
// of Do.
func (s *Session) Redo(ctx context.Context, m tournament.Meta) (Done, error) {
	events := s.LastRedo(m.Device)
	if len(events) == 0 {
		return Done{}, rules.Refuse("session.redo.nothing", "", nil)
	}
	var all tournament.All
	for _, e := range slices.Backward(events) {
		all = append(all, tournament.Redone{Target: e.Body.(tournament.Undone).Target})
	}
	return s.Do(ctx, all, m)
}
