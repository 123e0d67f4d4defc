package session

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Session is an open tournament.
type Session struct {
	id     string
	store  store.Store
	lookup tournament.Lookup

	turn  chan struct{} // held by the one command, sync or merge that is under way
	doubt bool          // an answer of the disk was lost: read the tail first; guarded by turn

	mu    sync.RWMutex // guards what follows; written only by who holds the turn
	state *tournament.State
	lines []string // as stored, in the order of writing
}

// Codes are the refusals of this package.
var Codes = []string{"session.empty", "session.undo.nothing", "session.redo.nothing", "session.merge.other", "session.merge.differs"}

// Open reads a tournament. Errors: those of store.Read; those of archive for a line that
// this program can't read; session.empty and the refusal of the first event for a log whose
// tournament it doesn't understand, one of a newer program.
func Open(ctx context.Context, st store.Store, id string, lookup tournament.Lookup) (*Session, error) {
	s := newSession(id, st, lookup)
	if err := s.reload(ctx); err != nil {
		return nil, err
	}
	if err := created(s.State()); err != nil {
		return nil, err
	}
	return s, nil
}

// created refuses a log that creates no tournament, with its first event's refusal.
func created(s *tournament.State) error {
	if s.Created() {
		return nil
	}
	for _, e := range s.Events() {
		if err := s.OutcomeOf(e.ID).Err; err != nil {
			return err
		}
	}
	return rules.Refuse("session.empty", "", nil)
}

func newSession(id string, st store.Store, lookup tournament.Lookup) *Session {
	return &Session{id: id, store: st, lookup: lookup, turn: make(chan struct{}, 1)}
}

// Create begins a tournament: c is tournament.Created, alone or first of a tournament.All
// that is recorded with it. Errors: refusals of the command, and then nothing is made; those
// of store.Create.
func Create(ctx context.Context, st store.Store, lookup tournament.Lookup, c tournament.Command, m tournament.Meta) (*Session, error) {
	events, err := tournament.Decide(tournament.New(lookup), c, m)
	if err != nil {
		return nil, err
	}
	lines, err := archive.EncodeLines(events)
	if err != nil {
		return nil, err
	}
	return Take(ctx, st, lookup, lines, tournament.Fold(events, lookup))
}

// Import stores a whole log as a tournament that isn't here yet. Errors: store.ErrExists;
// session.empty for a log that creates nothing; the refusal of its first event.
func Import(ctx context.Context, st store.Store, lookup tournament.Lookup, lines []string) (*Session, error) {
	events, err := archive.DecodeLines(lines)
	if err != nil {
		return nil, err
	}
	return Take(ctx, st, lookup, lines, tournament.Fold(events, lookup))
}

// Take is [Import] of a log that was folded already: state is what its lines give.
func Take(ctx context.Context, st store.Store, lookup tournament.Lookup, lines []string, state *tournament.State) (*Session, error) {
	if err := created(state); err != nil {
		return nil, err
	}
	record := Record(state)
	s := newSession(record.ID, st, lookup)
	if err := st.Create(ctx, record, lines); err != nil {
		return nil, err
	}
	s.state, s.lines = state, slices.Clone(lines)
	return s, nil
}

// ID is the tournament's id: that of its first event.
func (s *Session) ID() string { return s.id }

// State is the tournament as the disk has it. A command changes it in place: compare
// Seq, not pointers, and don't read it from another goroutine while a command ends.
func (s *Session) State() *tournament.State {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return s.state
}

// Seq is the number of events on the disk that the state has; it grows with each change.
func (s *Session) Seq() int {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return len(s.lines)
}

// Lines are the stored lines, in the order of writing.
func (s *Session) Lines() []string {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return slices.Clone(s.lines)
}

// begin waits for the session's turn.
func (s *Session) begin(ctx context.Context) error {
	select {
	case s.turn <- struct{}{}:
		return nil
	case <-ctx.Done():
		return fmt.Errorf("%w: %w", store.ErrTimeout, ctx.Err())
	}
}

func (s *Session) end() { <-s.turn }

// reload takes the log from the disk as if nothing were known of it.
func (s *Session) reload(ctx context.Context) error {
	lines, err := s.store.Read(ctx, s.id)
	if err != nil {
		return err
	}
	events, err := archive.DecodeLines(lines)
	if err != nil {
		return err
	}
	s.set(tournament.Fold(events, s.lookup), lines)
	return nil
}

// catchUp takes over what others have written, and tells what that is.
func (s *Session) catchUp(ctx context.Context) ([]string, error) {
	tail, err := s.store.ReadTail(ctx, s.id, s.Seq())
	if err != nil {
		return nil, err
	}
	s.doubt = false
	if len(tail) == 0 {
		return nil, nil
	}
	events, err := archive.DecodeLines(tail)
	if err != nil {
		return nil, err
	}
	s.add(events, tail)
	return tail, nil
}

func (s *Session) set(state *tournament.State, lines []string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.state, s.lines = state, lines
}

func (s *Session) add(events []tournament.Event, lines []string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.state = s.state.Apply(events...)
	s.lines = append(s.lines, lines...)
}

// Sync takes over what others have written, if anything: call it when store.Watch tells
// of a change past Seq. Error: store.ErrMissing if the tournament is deleted.
func (s *Session) Sync(ctx context.Context) error {
	if err := s.begin(ctx); err != nil {
		return err
	}
	defer s.end()
	_, err := s.catchUp(ctx)
	return err
}
