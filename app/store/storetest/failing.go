package storetest

import (
	"context"
	"sync"

	"github.com/sudya-app/sudya/app/store"
)

// Store fails at one of its writes, as a full disk or a dying browser does.
type Store struct {
	store.Store
	// Err is what the failing write returns.
	Err error
	// Late: the failing write is carried out, and only its answer is lost.
	Late bool

	mu     sync.Mutex
	at     int
	writes int
}

// Failing wraps a store; its n-th write (from 1) fails with store.ErrQuota and writes nothing.
func Failing(inner store.Store, n int) *Store {
	return &Store{Store: inner, Err: store.ErrQuota, at: n}
}

// Writes is how many writes were tried.
func (s *Store) Writes() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.writes
}

func (s *Store) write(do func() error) error {
	s.mu.Lock()
	s.writes++
	fails := s.writes == s.at
	s.mu.Unlock()
	if !fails {
		return do()
	}
	if s.Late {
		if err := do(); err != nil {
			return err
		}
	}
	return s.Err
}

func (s *Store) Append(ctx context.Context, id string, seq int, lines []string, meta store.Meta) error {
	return s.write(func() error { return s.Store.Append(ctx, id, seq, lines, meta) })
}

func (s *Store) Create(ctx context.Context, meta store.Meta, lines []string) error {
	return s.write(func() error { return s.Store.Create(ctx, meta, lines) })
}

func (s *Store) SetMeta(ctx context.Context, meta store.Meta) error {
	return s.write(func() error { return s.Store.SetMeta(ctx, meta) })
}

func (s *Store) Retell(ctx context.Context, id string, seq int, meta store.Meta) error {
	return s.write(func() error { return s.Store.Retell(ctx, id, seq, meta) })
}

func (s *Store) Delete(ctx context.Context, id string) error {
	return s.write(func() error { return s.Store.Delete(ctx, id) })
}

func (s *Store) SetSetting(ctx context.Context, key, value string) error {
	return s.write(func() error { return s.Store.SetSetting(ctx, key, value) })
}

func (s *Store) SetDrafts(ctx context.Context, drafts []store.Draft) error {
	return s.write(func() error { return s.Store.SetDrafts(ctx, drafts) })
}

func (s *Store) PutSnapshot(ctx context.Context, snapshot store.Snapshot) error {
	return s.write(func() error { return s.Store.PutSnapshot(ctx, snapshot) })
}
