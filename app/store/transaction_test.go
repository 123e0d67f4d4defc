//go:build js && wasm

package store

import (
	"context"
	"crypto/rand"
	"syscall/js"
	"testing"

	"github.com/hack-pad/go-indexeddb/idb"

	"github.com/sudya-app/sudya/app/safe"
)

// A panic in the middle of a write leaves nothing of it: the browser would commit by itself
// what had been asked for until then.
func TestPanicInAWriteLeavesNothing(t *testing.T) {
	name := "test-" + rand.Text()
	t.Cleanup(func() { js.Global().Get("indexedDB").Call("deleteDatabase", name) })
	opened, err := Open(t.Context(), name)
	if err != nil {
		t.Fatal(err)
	}
	s := opened.(*IndexedDB)
	defer s.Close()
	if err := s.Create(t.Context(), Meta{ID: "t"}, []string{"one"}); err != nil {
		t.Fatal(err)
	}
	heard := make(chan safe.Fault, 1)
	safe.Catch(func(f safe.Fault) { heard <- f })
	defer safe.Catch(nil)
	safe.Do(func() {
		_ = s.write(context.Background(), 1, []string{tournaments, events}, func(ctx context.Context, txn *idb.Transaction) error {
			if err := addLines(ctx, txn, "t", 1, []string{"two"}); err != nil {
				t.Error(err)
			}
			panic("in the middle")
		})
	})
	if f := <-heard; f.Text != "in the middle" {
		t.Errorf("caught %q", f.Text)
	}
	lines, err := s.Read(t.Context(), "t")
	if err != nil || len(lines) != 1 {
		t.Errorf("after the panic the log is %q, %v", lines, err)
	}
	if err := s.Append(t.Context(), "t", 1, []string{"two"}, Meta{ID: "t"}); err != nil {
		t.Error(err)
	}
}
