//go:build js && wasm

package store

import (
	"context"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"
)

func (s *IndexedDB) Settings(ctx context.Context) (map[string]string, error) {
	results, err := s.read(ctx, []any{settings}, func(store func(string) js.Value) []js.Value {
		shelf := store(settings)
		return []js.Value{shelf.Call("getAllKeys"), shelf.Call("getAll")}
	})
	if err != nil {
		return nil, err
	}
	found := map[string]string{}
	for i := range results[0].Length() {
		found[results[0].Index(i).String()] = results[1].Index(i).String()
	}
	return found, nil
}

func (s *IndexedDB) SetSetting(ctx context.Context, key, value string) error {
	return s.write(ctx, 0, []string{settings}, func(_ context.Context, txn *idb.Transaction) error {
		shelf, err := txn.ObjectStore(settings)
		if err != nil {
			return err
		}
		if value == "" {
			_, err = shelf.Delete(js.ValueOf(key))
		} else {
			_, err = shelf.PutKey(js.ValueOf(key), js.ValueOf(value))
		}
		return err
	})
}

// moment is the range of the one snapshot made then.
func moment(tournament, at string) js.Value {
	return js.Global().Get("IDBKeyRange").Call("bound", []any{tournament, at}, []any{tournament, at, []any{}})
}

// A snapshot's key tells all but its body, so that listing reads no bodies.
func snapshotKey(s Snapshot) js.Value {
	return js.ValueOf([]any{s.Tournament, s.At, s.Round, s.Reason})
}

func snapshotOf(key js.Value) Snapshot {
	return Snapshot{
		Tournament: key.Index(0).String(),
		At:         key.Index(1).String(),
		Round:      key.Index(2).Int(),
		Reason:     key.Index(3).String(),
	}
}

func (s *IndexedDB) PutSnapshot(ctx context.Context, snapshot Snapshot) error {
	body := js.ValueOf(snapshot.Body)
	return s.write(ctx, 0, []string{snapshots}, func(ctx context.Context, txn *idb.Transaction) error {
		shelf, err := txn.ObjectStore(snapshots)
		if err != nil {
			return err
		}
		if _, err := shelf.Delete(moment(snapshot.Tournament, snapshot.At)); err != nil {
			return err
		}
		if _, err := shelf.PutKey(snapshotKey(snapshot), body); err != nil {
			return err
		}
		bounds, err := idb.NewKeyRangeBound(js.ValueOf([]any{snapshot.Tournament}), js.ValueOf([]any{snapshot.Tournament, []any{}}), false, false)
		if err != nil {
			return err
		}
		request, err := shelf.GetAllKeysRange(bounds, 0)
		if err != nil {
			return err
		}
		keys, err := request.Await(ctx)
		if err != nil {
			return err
		}
		if ctx.Err() != nil { // then Await returns nothing and no error
			return ctx.Err()
		}
		for _, key := range keys[:max(0, len(keys)-KeepSnapshots)] {
			if _, err := shelf.Delete(key); err != nil {
				return err
			}
		}
		return nil
	})
}

func (s *IndexedDB) ListSnapshots(ctx context.Context, tournament string) ([]Snapshot, error) {
	results, err := s.read(ctx, []any{snapshots}, func(store func(string) js.Value) []js.Value {
		return []js.Value{store(snapshots).Call("getAllKeys", all(tournament))}
	})
	if err != nil {
		return nil, err
	}
	var list []Snapshot
	for i := results[0].Length() - 1; i >= 0; i-- {
		list = append(list, snapshotOf(results[0].Index(i)))
	}
	return list, nil
}

func (s *IndexedDB) GetSnapshot(ctx context.Context, tournament, at string) (Snapshot, error) {
	results, err := s.read(ctx, []any{snapshots}, func(store func(string) js.Value) []js.Value {
		shelf, only := store(snapshots), moment(tournament, at)
		return []js.Value{shelf.Call("getAllKeys", only), shelf.Call("getAll", only)}
	})
	if err != nil {
		return Snapshot{}, err
	}
	if results[0].Length() == 0 {
		return Snapshot{}, ErrMissing
	}
	snapshot := snapshotOf(results[0].Index(0))
	snapshot.Body = results[1].Index(0).String()
	return snapshot, nil
}
