//go:build js && wasm

package store

import (
	"context"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"
)

func (s *IndexedDB) Drafts(ctx context.Context) ([]Draft, error) {
	results, err := s.read(ctx, []any{tournaments, drafts}, func(store func(string) js.Value) []js.Value {
		shelf := store(drafts)
		return []js.Value{store(tournaments).Call("getAllKeys"), shelf.Call("getAllKeys"), shelf.Call("getAll")}
	})
	if err != nil {
		return nil, err
	}
	here := map[string]bool{"": true}
	for i := range results[0].Length() {
		if id := results[0].Index(i); id.Type() == js.TypeString {
			here[id.String()] = true
		}
	}
	var list []Draft
	for i := range min(results[1].Length(), results[2].Length()) {
		if d, ok := draftOf(results[1].Index(i), results[2].Index(i)); ok && here[d.Tournament] {
			list = append(list, d)
		}
	}
	return list, nil
}

// draftOf reads a record. Anything may lie there that a program of another version, or a
// person at the browser's tools, has put there.
func draftOf(key, body js.Value) (d Draft, ok bool) {
	if !js.Global().Get("Array").Call("isArray", key).Bool() || key.Length() != 3 || body.Type() != js.TypeString {
		return d, false
	}
	for i, part := range []*string{&d.Tournament, &d.Kind, &d.Of} {
		if key.Index(i).Type() != js.TypeString {
			return Draft{}, false
		}
		*part = key.Index(i).String()
	}
	d.Body = body.String()
	return d, d.Body != ""
}

// SetDrafts asks for all at once and waits for nothing on the way: a page that is being
// closed has no more time than that. So it doesn't look whether the tournaments are there;
// Drafts does, and Create begins without any.
func (s *IndexedDB) SetDrafts(ctx context.Context, list []Draft) error {
	err := s.write(ctx, len(list), []string{drafts}, func(_ context.Context, txn *idb.Transaction) error {
		shelf, err := txn.ObjectStore(drafts)
		if err != nil {
			return err
		}
		for _, d := range list {
			key := js.ValueOf([]any{d.Tournament, d.Kind, d.Of})
			if d.Body == "" {
				_, err = shelf.Delete(key)
			} else {
				_, err = shelf.PutKey(key, js.ValueOf(d.Body))
			}
			if err != nil {
				return err
			}
		}
		return nil
	})
	if err == nil {
		s.channel.send(Change{Drafts: true})
	}
	return err
}

// dropDrafts removes the drafts of a tournament.
func dropDrafts(txn *idb.Transaction, id string) error {
	shelf, err := txn.ObjectStore(drafts)
	if err != nil {
		return err
	}
	_, err = shelf.Delete(all(id))
	return err
}
