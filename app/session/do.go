package session

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Done is what became of a command.
type Done struct {
	Events  []tournament.Event // what was written; none if the command was refused
	Rebased bool               // others had written first: it was decided again on top of that
	Record  store.Meta         // of the tournament, as it was written with them; without an id: unknown
	// Uncopied is why the snapshot of a round's turning point couldn't be kept; the
	// command itself is on the disk.
	Uncopied error
}

// attempts bounds how often a command is decided anew because others were quicker.
const attempts = 8

// Do carries a command out. Commands wait for each other, so that a second tap is decided
// by what the first has done. Errors: the refusal of tournament.Decide, also one that
// came up only on top of what others wrote (then Rebased); those of store.Append.
func (s *Session) Do(ctx context.Context, c tournament.Command, m tournament.Meta) (Done, error) {
	if err := s.begin(ctx); err != nil {
		return Done{}, err
	}
	defer s.end()
	done, err := s.write(ctx, func() (step, error) { return s.decide(c, m) })
	if err == nil && turning(done.Events) {
		done.Uncopied = s.keep(ctx, m.At, ReasonRound)
	}
	return done, err
}

// step is what one command would write.
type step struct {
	events []tournament.Event
	lines  []string
	record store.Meta
	next   *tournament.State // the state after it; nil if applying is all there is to it
}

func (s *Session) decide(c tournament.Command, m tournament.Meta) (step, error) {
	events, err := tournament.Decide(s.state, c, m)
	if err != nil {
		return step{}, err
	}
	lines, err := archive.EncodeLines(events)
	if err != nil {
		return step{}, err
	}
	return s.prepare(events, lines), nil
}

// prepare computes the record that is written with the events. Most events change no more
// of it than a number; for the others the log is folded with them on the side.
func (s *Session) prepare(events []tournament.Event, lines []string) step {
	if record, ok := recordAfter(s.state, events); ok {
		return step{events: events, lines: lines, record: record}
	}
	return s.fold(events, lines)
}

// fold prepares events of any order, another device's too.
func (s *Session) fold(events []tournament.Event, lines []string) step {
	next := s.state.With(events...)
	return step{events: events, lines: lines, record: Record(next), next: next}
}

// write brings a step to the disk and only then into the state. plan makes the step from
// the state as it is, again after others have written.
func (s *Session) write(ctx context.Context, plan func() (step, error)) (Done, error) {
	var done Done
	if s.doubt {
		tail, err := s.catchUp(ctx)
		if err != nil {
			return done, err
		}
		done.Rebased = len(tail) > 0
	}
	for range attempts {
		next, err := plan()
		if err != nil || len(next.lines) == 0 {
			return done, err
		}
		if err := s.room(next); err != nil {
			return done, err
		}
		err = s.store.Append(ctx, s.id, s.Seq(), next.lines, next.record)
		switch {
		case err == nil:
			s.apply(next)
			done.Events, done.Record = next.events, next.record
			done.Record.ID, done.Record.Events = s.id, s.Seq()
			return done, nil
		case errors.Is(err, store.ErrBehind):
			tail, err := s.catchUp(ctx)
			if err == nil && len(tail) == 0 {
				// The log is shorter than we knew: the browser's data were cleared and
				// the tournament was imported anew.
				err = s.reload(ctx)
			}
			if err != nil {
				return done, err
			}
			done.Rebased = true
		case errors.Is(err, store.ErrTimeout):
			if s.landed(ctx, next.lines[0]) {
				done.Events = next.events
				return done, nil
			}
			return done, err
		default:
			return done, err
		}
	}
	return done, store.ErrBehind
}

// room refuses what would make the log one that can't be read back or continued.
func (s *Session) room(next step) error {
	clock, bytes := s.state.Clock(), 0
	for _, e := range next.events {
		clock = max(clock, e.Clock)
	}
	for _, list := range [][]string{s.lines, next.lines} {
		for _, line := range list {
			bytes += len(line) + len(",\n")
		}
	}
	if bytes > archive.MaxFile-archive.MaxLine { // the header and the sum take less than a line may
		return rules.Refuse("archive.large", "", rules.Args{"max": archive.MaxFile >> 20})
	}
	return archive.Room(clock, len(s.lines)+len(next.lines))
}

func (s *Session) apply(next step) {
	if next.next == nil {
		s.add(next.events, next.lines)
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.state, s.lines = next.next, append(s.lines, next.lines...)
}

// asking is how long we ask after a lost answer, whatever the caller's deadline was.
const asking = 5 * time.Second

// landed reports whether a write whose answer was lost is on the disk after all, and takes
// it over if it is. If that can't be told either, the next command asks first.
func (s *Session) landed(ctx context.Context, line string) bool {
	s.doubt = true
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), asking)
	defer cancel()
	tail, err := s.catchUp(ctx)
	return err == nil && slices.Contains(tail, line)
}
