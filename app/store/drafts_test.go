//go:build js && wasm

package store_test

import (
	"testing"
	"time"

	"github.com/sudya-app/sudya/app/store"
)

// TestForeignDrafts: whatever lies among the drafts, ours are read and nothing breaks.
func TestForeignDrafts(t *testing.T) {
	name := fresh(t)
	s := tab(t, name)
	ours := store.Draft{Kind: "new", Of: "x", Body: "typed"}
	check(t, s.SetDrafts(t.Context(), []store.Draft{ours}))
	script(t, `const db = await new Promise(yes => { const r = indexedDB.open(a); r.onsuccess = () => yes(r.result); });
		const txn = db.transaction("drafts", "readwrite"), shelf = txn.objectStore("drafts");
		shelf.put("text", "key"); shelf.put("text", 7); shelf.put("text", ["", "new"]); shelf.put("text", ["", 1, "x"]);
		shelf.put("text", ["", "new", "x", "y"]); shelf.put("text", ["absent", "new", "x"]); shelf.put("text", new Date());
		shelf.put({a: 1}, ["", "new", "1"]); shelf.put(null, ["", "new", "2"]); shelf.put(["x"], ["", "new", "3"]); shelf.put("", ["", "new", "4"]);
		await new Promise(yes => { txn.oncomplete = yes; }); db.close();`, name)
	list, err := s.Drafts(t.Context())
	check(t, err)
	if len(list) != 1 || list[0] != ours {
		t.Fatalf("drafts: %+v", list)
	}
	check(t, s.Create(t.Context(), store.Meta{ID: "absent"}, []string{"1"}))
	list, err = s.Drafts(t.Context())
	check(t, err)
	if len(list) != 1 {
		t.Fatalf("drafts after a tournament was made: %+v", list)
	}
}

// TestDraftsOfAnotherTab are told of to the others, and not to the one that has written.
func TestDraftsOfAnotherTab(t *testing.T) {
	name := fresh(t)
	left, right := tab(t, name), tab(t, name)
	own, heard := make(chan store.Change, 10), make(chan store.Change, 10)
	left.Watch(func(c store.Change) { own <- c })
	right.Watch(func(c store.Change) { heard <- c })
	check(t, left.SetDrafts(t.Context(), []store.Draft{{Kind: "new", Body: "typed"}}))
	select {
	case c := <-heard:
		if c != (store.Change{Drafts: true}) {
			t.Fatalf("heard %+v", c)
		}
	case <-time.After(5 * time.Second):
		t.Fatal("the other tab heard nothing")
	}
	list, err := right.Drafts(t.Context())
	check(t, err)
	if len(list) != 1 || list[0].Body != "typed" {
		t.Fatalf("drafts: %+v", list)
	}
	if len(own) > 0 {
		t.Fatalf("the writer hears of itself: %+v", <-own)
	}
}
