package session

import (
	"context"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Merge takes over the events of another device's log of the same tournament; those that
// are here already are passed over, and a snapshot is kept before. Errors:
// session.merge.other if it is another tournament's log; session.merge.differs if an
// event stands there otherwise than here; those of the store. On an error nothing has
// changed.
func (s *Session) Merge(ctx context.Context, lines []string) error {
	events, err := archive.DecodeLines(lines)
	if err != nil {
		return err
	}
	if err := s.begin(ctx); err != nil {
		return err
	}
	defer s.end()
	if err := s.mergeable(events, lines); err != nil {
		return err
	}
	if fresh, _ := s.fresh(events, lines); len(fresh) == 0 {
		return nil
	}
	if err := s.keep(ctx, s.state.Events()[len(s.state.Events())-1].At, ReasonImport); err != nil {
		return err
	}
	_, err = s.write(ctx, func() (step, error) {
		if err := s.mergeable(events, lines); err != nil {
			return step{}, err
		}
		return s.fold(s.fresh(events, lines)), nil
	})
	return err
}

// CanMerge reports whether [Session.Merge] would take a log, by the same errors.
func (s *Session) CanMerge(ctx context.Context, events []tournament.Event, lines []string) error {
	if err := s.begin(ctx); err != nil {
		return err
	}
	defer s.end()
	return s.mergeable(events, lines)
}

// errOther refuses a file of another tournament.
var errOther = rules.Refuse("session.merge.other", "", nil)

// mergeable refuses a log that isn't this tournament's. Lines are canonical, so that two
// of one event are equal or one of them is forged.
func (s *Session) mergeable(events []tournament.Event, lines []string) error {
	stored := make(map[string]bool, len(s.lines))
	for _, line := range s.lines {
		stored[line] = true
	}
	same := false
	for i, e := range events {
		same = same || e.ID == s.id
		if _, here := s.state.Event(e.ID); here && !stored[lines[i]] {
			return rules.Refuse("session.merge.differs", "", rules.Args{"event": i + 1})
		}
	}
	if !same {
		return errOther
	}
	return nil
}

// fresh are the events that aren't here, with their lines, each once.
func (s *Session) fresh(events []tournament.Event, lines []string) ([]tournament.Event, []string) {
	var newEvents []tournament.Event
	var newLines []string
	taken := map[string]bool{}
	for i, e := range events {
		if _, here := s.state.Event(e.ID); here || taken[e.ID] {
			continue
		}
		taken[e.ID] = true
		newEvents, newLines = append(newEvents, e), append(newLines, lines[i])
	}
	return newEvents, newLines
}
