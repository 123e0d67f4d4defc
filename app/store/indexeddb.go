//go:build js && wasm

package store

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"syscall/js"
	"time"

	"github.com/hack-pad/go-indexeddb/idb"
)

// Object stores. web/rescue.js reads tournaments and events without Go.
const (
	tournaments = "tournaments" // id → Meta as JSON
	events      = "events"      // [tournament, number from 1] → line
	settings    = "settings"    // key → value
	snapshots   = "snapshots"   // [tournament, at, round, reason] → body
	drafts      = "drafts"      // [tournament, kind, of] → body; since version 2
)

const (
	patience = 15 * time.Second     // for an operation whose caller set no deadline
	perLine  = 2 * time.Millisecond // more of it for each line written
	parting  = 5 * time.Second      // for a write that was being committed when time ran out
)

// IndexedDB is the Store of the browser.
type IndexedDB struct {
	name     string
	mu       sync.Mutex // guards conn and closed
	conn     *connection
	closed   bool
	watchers watchers
	channel  *channel // nil where the browser has none
}

// connection is an open database, as go-indexeddb writes it and as we read it ourselves.
type connection struct {
	db  *idb.Database
	raw js.Value
}

// Open opens or makes the database of that name. Errors: ErrBlocked, ErrVersion, ErrQuota.
func Open(ctx context.Context, name string) (Store, error) {
	s := &IndexedDB{name: name}
	ctx, cancel := limit(ctx, 0)
	defer cancel()
	if _, err := s.connect(ctx); err != nil {
		return nil, err
	}
	s.channel = openChannel(name, s.watchers.tell)
	return s, nil
}

// Close ends the connection and all watches.
func (s *IndexedDB) Close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return
	}
	s.closed = true
	if s.conn != nil {
		s.conn.close()
		s.conn = nil
	}
	s.watchers.close()
	s.channel.close()
}

func (c *connection) close() {
	// Closing fails only if it is closed already, by a newer tab.
	_ = c.db.Close()
}

// connect returns the open connection, opening it if there is none.
func (s *IndexedDB) connect(ctx context.Context) (*connection, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return nil, ErrClosed
	}
	if s.conn == nil {
		conn, err := open(ctx, s.name, steps)
		if err != nil {
			return nil, err
		}
		s.conn = conn
	}
	return s.conn, nil
}

// drop forgets a connection that turned out to be closed.
func (s *IndexedDB) drop(conn *connection) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.conn == conn {
		s.conn = nil
	}
}

// openError names what went wrong with opening.
func openError(err error) error {
	switch {
	case named(err, "VersionError"):
		return fmt.Errorf("%w: %w", ErrVersion, err)
	case named(err, "QuotaExceededError"):
		return fmt.Errorf("%w: %w", ErrQuota, err)
	default:
		return fmt.Errorf("%w: %w", ErrBlocked, err)
	}
}

// dataError names what went wrong with reading or writing.
func dataError(err error) error {
	switch {
	case named(err, "QuotaExceededError"):
		return fmt.Errorf("%w: %w", ErrQuota, err)
	case named(err, "InvalidStateError"):
		return fmt.Errorf("%w: %w", ErrClosed, err)
	case errors.Is(err, context.DeadlineExceeded), errors.Is(err, context.Canceled):
		return fmt.Errorf("%w: %w", ErrTimeout, err)
	case ours(err):
		return err
	default:
		return fmt.Errorf("%w: %w", ErrFailed, err)
	}
}

// named reports whether the browser's error is of that name. What the browser throws at
// once, go-indexeddb passes on as it came; what an event tells, as a DOMException.
func named(err error, name string) bool {
	var thrown js.Error
	if errors.As(err, &thrown) {
		err = exception(thrown.Value)
	}
	return errors.Is(err, idb.NewDOMException(name))
}

// limit gives an operation its deadline, unless its caller has set one.
func limit(ctx context.Context, lines int) (context.Context, context.CancelFunc) {
	if _, ok := ctx.Deadline(); ok {
		return context.WithCancel(ctx)
	}
	return context.WithTimeout(ctx, patience+time.Duration(lines)*perLine)
}
