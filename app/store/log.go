//go:build js && wasm

package store

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"
)

func eventKey(id string, seq int) js.Value { return js.ValueOf([]any{id, seq}) }

// after is the range of a tournament's keys that follow [id, seq]: arrays stand behind
// all numbers and texts.
func after(id string, seq int) js.Value {
	return js.Global().Get("IDBKeyRange").Call("bound", []any{id, seq}, []any{id, []any{}}, true, true)
}

// all is the range of all of a tournament's keys [id, …].
func all(id string) js.Value {
	return js.Global().Get("IDBKeyRange").Call("bound", []any{id}, []any{id, []any{}})
}

func encodeMeta(m Meta) (js.Value, error) {
	text, err := json.Marshal(m)
	if err != nil {
		return js.Undefined(), fmt.Errorf("%w: %w", ErrFailed, err)
	}
	return js.ValueOf(string(text)), nil
}

// decodeMeta reads a record; what a newer program added to it is left aside.
func decodeMeta(text string) (Meta, error) {
	var m Meta
	if err := json.Unmarshal([]byte(text), &m); err != nil {
		return Meta{}, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	return m, nil
}

// record reads a tournament's record inside a transaction.
func record(ctx context.Context, txn *idb.Transaction, id string) (Meta, error) {
	shelf, err := txn.ObjectStore(tournaments)
	if err != nil {
		return Meta{}, err
	}
	request, err := shelf.Get(js.ValueOf(id))
	if err != nil {
		return Meta{}, err
	}
	value, err := request.Await(ctx)
	switch {
	case err != nil:
		return Meta{}, err
	case ctx.Err() != nil: // then Await returns undefined and no error
		return Meta{}, ctx.Err()
	case value.Type() != js.TypeString:
		return Meta{}, ErrMissing
	}
	return decodeMeta(value.String())
}

func putRecord(txn *idb.Transaction, m Meta) error {
	value, err := encodeMeta(m)
	if err != nil {
		return err
	}
	shelf, err := txn.ObjectStore(tournaments)
	if err != nil {
		return err
	}
	_, err = shelf.PutKey(js.ValueOf(m.ID), value)
	return err
}

// reportEvery is how many lines are written between two reports: some 50 ms of a phone.
const reportEvery = 500

// addLines asks for the lines to be written. Of many it waits for some on the way: the
// browser draws meanwhile, and the one who waits is told.
func addLines(ctx context.Context, txn *idb.Transaction, id string, seq int, lines []string) error {
	log, err := txn.ObjectStore(events)
	if err != nil {
		return err
	}
	for i, line := range lines {
		request, err := log.AddKey(eventKey(id, seq+1+i), js.ValueOf(line))
		if err != nil {
			return err
		}
		if (i+1)%reportEvery != 0 {
			continue
		}
		if err := request.Await(ctx); err != nil {
			return err
		}
		if tell, ok := ctx.Value(reportKey{}).(func(done, all int)); ok {
			tell(i+1, len(lines))
		}
	}
	return ctx.Err()
}

func (s *IndexedDB) List(ctx context.Context) ([]Meta, error) {
	results, err := s.read(ctx, []any{tournaments}, func(store func(string) js.Value) []js.Value {
		return []js.Value{store(tournaments).Call("getAll")}
	})
	if err != nil {
		return nil, err
	}
	var list []Meta
	for _, text := range joined(results[0]) {
		m, err := decodeMeta(text)
		if err != nil {
			return nil, err
		}
		list = append(list, m)
	}
	return newestFirst(list), nil
}

func (s *IndexedDB) Read(ctx context.Context, id string) ([]string, error) {
	return s.ReadTail(ctx, id, 0)
}

func (s *IndexedDB) ReadTail(ctx context.Context, id string, seq int) ([]string, error) {
	seq = max(seq, 0)
	results, err := s.read(ctx, []any{tournaments, events}, func(store func(string) js.Value) []js.Value {
		return []js.Value{store(tournaments).Call("get", id), store(events).Call("getAll", after(id, seq))}
	})
	if err != nil {
		return nil, err
	}
	if results[0].Type() != js.TypeString {
		return nil, ErrMissing
	}
	meta, err := decodeMeta(results[0].String())
	if err != nil {
		return nil, err
	}
	lines := joined(results[1])
	if len(lines) != max(meta.Events-seq, 0) {
		return nil, ErrDamaged
	}
	return lines, nil
}

func (s *IndexedDB) Append(ctx context.Context, id string, seq int, lines []string, meta Meta) error {
	if err := checkLines(lines); err != nil {
		return err
	}
	err := s.write(ctx, len(lines), []string{tournaments, events}, func(ctx context.Context, txn *idb.Transaction) error {
		old, err := record(ctx, txn, id)
		switch {
		case err != nil:
			return err
		case old.Events != seq:
			return ErrBehind
		}
		if err := addLines(ctx, txn, id, seq, lines); err != nil {
			return err
		}
		return putRecord(txn, old.withLog(meta, seq+len(lines)))
	})
	if named(err, "ConstraintError") {
		return ErrBehind
	}
	if err == nil {
		s.tell(Change{Tournament: id, Seq: seq + len(lines), Own: true})
	}
	return err
}

func (s *IndexedDB) Create(ctx context.Context, meta Meta, lines []string) error {
	if err := checkLines(lines); err != nil {
		return err
	}
	meta.Events = len(lines)
	value, err := encodeMeta(meta)
	if err != nil {
		return err
	}
	err = s.write(ctx, len(lines), []string{tournaments, events, drafts}, func(ctx context.Context, txn *idb.Transaction) error {
		shelf, err := txn.ObjectStore(tournaments)
		if err != nil {
			return err
		}
		if _, err := shelf.AddKey(js.ValueOf(meta.ID), value); err != nil {
			return err
		}
		if err := dropDrafts(txn, meta.ID); err != nil {
			return err
		}
		return addLines(ctx, txn, meta.ID, 0, lines)
	})
	if named(err, "ConstraintError") {
		return ErrExists
	}
	if err == nil {
		s.tell(Change{Tournament: meta.ID, Seq: len(lines)})
	}
	return err
}

func (s *IndexedDB) Retell(ctx context.Context, id string, seq int, meta Meta) error {
	err := s.write(ctx, 0, []string{tournaments}, func(ctx context.Context, txn *idb.Transaction) error {
		old, err := record(ctx, txn, id)
		switch {
		case err != nil:
			return err
		case old.Events != seq:
			return ErrBehind
		}
		return putRecord(txn, old.retold(meta))
	})
	if err == nil {
		s.tell(Change{Tournament: id, Seq: seq})
	}
	return err
}

func (s *IndexedDB) SetMeta(ctx context.Context, meta Meta) error {
	seq := 0
	err := s.write(ctx, 0, []string{tournaments}, func(ctx context.Context, txn *idb.Transaction) error {
		old, err := record(ctx, txn, meta.ID)
		if err != nil {
			return err
		}
		seq = old.Events
		return putRecord(txn, old.withShelf(meta))
	})
	if err == nil {
		s.tell(Change{Tournament: meta.ID, Seq: seq})
	}
	return err
}

func (s *IndexedDB) Delete(ctx context.Context, id string) error {
	err := s.write(ctx, 0, []string{tournaments, events, snapshots, drafts}, func(ctx context.Context, txn *idb.Transaction) error {
		switch old, err := record(ctx, txn, id); {
		case errors.Is(err, ErrMissing): // its snapshots may still be there
		case err != nil:
			return err
		case !old.Binned:
			return ErrKept
		}
		for name, key := range map[string]js.Value{tournaments: js.ValueOf(id), events: all(id), snapshots: all(id), drafts: all(id)} {
			store, err := txn.ObjectStore(name)
			if err != nil {
				return err
			}
			if _, err := store.Delete(key); err != nil {
				return err
			}
		}
		return nil
	})
	if err == nil {
		s.tell(Change{Tournament: id})
	}
	return err
}

// Watch hears of this tab's changes at once and of other tabs' by the channel.
func (s *IndexedDB) Watch(fn func(Change)) (stop func()) { return s.watchers.add(fn) }

func (s *IndexedDB) tell(c Change) {
	s.watchers.tell(c)
	s.channel.send(c)
}
