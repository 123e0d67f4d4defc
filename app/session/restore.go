package session

import (
	"context"
	"slices"

	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Restoring are the commands that bring a tournament back to what an earlier copy of it
// tells: in the order from the newest entry to the oldest, what the copy doesn't have is
// taken back, and what was taken back since counts again. Entries are never deleted; those
// of the copy that aren't here (it came from another device's file) are not added. None if
// nothing differs.
func Restoring(now, then *tournament.State) tournament.All {
	var all tournament.All
	settled := map[string]bool{} // events that count, or don't, as in the copy already
	for _, e := range slices.Backward(now.Events()) {
		if _, there := then.Event(e.ID); there {
			continue
		}
		target, undo := e.ID, true
		if e.Body.Traits().Has(tournament.OfDevice) {
			continue
		}
		if id, counts, rewinds := tournament.Rewound(e.Body); rewinds {
			target, undo = id, counts
		}
		counts := now.OutcomeOf(target).UndoneBy == ""
		_, there := then.Event(target)
		counted := there && then.OutcomeOf(target).UndoneBy == ""
		if settled[target] || counts == counted {
			continue
		}
		settled[target] = true
		if undo {
			all = append(all, tournament.Undone{Target: target})
		} else {
			all = append(all, tournament.Redone{Target: target})
		}
	}
	return all
}

// Reverse are the commands that take a done command back, its last event first.
func Reverse(events []tournament.Event) tournament.All {
	var all tournament.All
	for _, e := range slices.Backward(events) {
		target, counts, rewinds := tournament.Rewound(e.Body)
		switch {
		case !rewinds:
			all = append(all, tournament.Undone{Target: e.ID})
		case counts:
			all = append(all, tournament.Undone{Target: target})
		default:
			all = append(all, tournament.Redone{Target: target})
		}
	}
	return all
}

// Comparison is how a copy differs from the tournament as it is.
type Comparison struct {
	Copy    *tournament.State
	Newer   int                // entries that the copy doesn't have
	Missing int                // entries of the copy that aren't here
	Command tournament.All     // what restoring would record; none if nothing differs
	Refused error              // why it can't be restored
	Preview tournament.Preview // what it would do to the places
}

// Compare reads a copy and previews its restoring; note is the journal's entry of it.
// Errors: those of archive.Read; session.merge.other for a copy of another tournament.
func (s *Session) Compare(body []byte, note string, m tournament.Meta) (Comparison, error) {
	f, then, err := archive.Read(body, s.lookup)
	if err != nil {
		return Comparison{}, err
	}
	if f.Header.ID != s.id {
		return Comparison{}, errOther
	}
	now := s.State()
	c := Comparison{Copy: then, Command: Restoring(now, then)}
	for _, e := range now.Events() {
		if _, there := then.Event(e.ID); !there {
			c.Newer++
		}
	}
	for _, e := range then.Events() {
		if _, here := now.Event(e.ID); !here {
			c.Missing++
		}
	}
	if len(c.Command) > 0 {
		c.Command = append(c.Command, restoreNote(note))
		c.Preview, c.Refused = now.WhatIf(c.Command, m)
	}
	return c, nil
}

func restoreNote(text string) tournament.NoteMade {
	return tournament.NoteMade{Type: tournament.NoteRestore, Text: text}
}

// Restore takes a copy up again: see Restoring. A copy of what was until now is kept
// before, and the journal tells of it by note. Errors: those of Compare; the refusal of
// an entry that can't be taken back; those of the store.
func (s *Session) Restore(ctx context.Context, body []byte, note string, m tournament.Meta) (Done, error) {
	f, then, err := archive.Read(body, s.lookup)
	if err != nil {
		return Done{}, err
	}
	if f.Header.ID != s.id {
		return Done{}, errOther
	}
	if err := s.begin(ctx); err != nil {
		return Done{}, err
	}
	defer s.end()
	if err := s.keep(ctx, m.At, ReasonRestore); err != nil {
		return Done{}, err
	}
	return s.write(ctx, func() (step, error) {
		all := Restoring(s.state, then)
		if len(all) == 0 {
			return step{}, nil
		}
		return s.decide(append(all, restoreNote(note)), m)
	})
}
