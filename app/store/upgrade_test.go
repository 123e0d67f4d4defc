//go:build js && wasm

package store

import (
	"crypto/rand"
	_ "embed"
	"encoding/json"
	"errors"
	"slices"
	"syscall/js"
	"testing"

	"github.com/hack-pad/go-indexeddb/idb"
)

// frozen is what a program with version 1 of the database left on a device; it never changes.
//
//go:embed testdata/database-v1.json
var frozen string

// thaw makes the database of version 1 without this package's code.
const thaw = `const content = JSON.parse(text);
const opening = indexedDB.open(name, 1);
opening.onupgradeneeded = () => { for (const store of Object.keys(content)) opening.result.createObjectStore(store); };
return new Promise((done, fail) => {
	opening.onerror = () => fail(opening.error);
	opening.onsuccess = () => {
		const db = opening.result, change = db.transaction(Object.keys(content), "readwrite");
		for (const [store, rows] of Object.entries(content)) for (const [key, value] of rows) change.objectStore(store).add(value, key);
		change.oncomplete = () => { db.close(); done(); };
		change.onerror = () => fail(change.error);
	};
});`

type rows [][2]json.RawMessage

func (r rows) value(t *testing.T, i int) string {
	t.Helper()
	var text string
	if err := json.Unmarshal(r[i][1], &text); err != nil {
		t.Fatal(err)
	}
	return text
}

// thawed makes a database of version 1 under a name of its own.
func thawed(t *testing.T) (name string, content map[string]rows) {
	t.Helper()
	name = "test-" + rand.Text()
	t.Cleanup(func() { js.Global().Get("indexedDB").Call("deleteDatabase", name) })
	made, err := promise(t.Context(), js.Global().Get("Function").New("name", "text", thaw).Invoke(name, frozen))
	if err != nil {
		t.Fatalf("%v %v", made, err)
	}
	if err := json.Unmarshal([]byte(frozen), &content); err != nil {
		t.Fatal(err)
	}
	return name, content
}

// holds compares all that a database has with the frozen one.
func holds(t *testing.T, s Store, content map[string]rows) {
	t.Helper()
	list, err := s.List(t.Context())
	if err != nil || len(list) != 1 {
		t.Fatalf("list: %d, %v", len(list), err)
	}
	m := list[0]
	text, err := json.Marshal(m)
	if err != nil || string(text) != content[tournaments].value(t, 0) {
		t.Errorf("record %s, %v", text, err)
	}
	lines, err := s.Read(t.Context(), m.ID)
	if err != nil || len(lines) != len(content[events]) {
		t.Fatalf("%d lines, %v", len(lines), err)
	}
	for i, line := range lines {
		if line != content[events].value(t, i) {
			t.Errorf("line %d is %s", i+1, line)
		}
	}
	kept, err := s.Settings(t.Context())
	if err != nil || len(kept) != len(content[settings]) || kept["device"] != content[settings].value(t, 0) {
		t.Errorf("settings %v, %v", kept, err)
	}
	copies, err := s.ListSnapshots(t.Context(), m.ID)
	if err != nil || len(copies) != 1 {
		t.Fatalf("%d snapshots, %v", len(copies), err)
	}
	whole, err := s.GetSnapshot(t.Context(), m.ID, copies[0].At)
	if err != nil || whole.Body != content[snapshots].value(t, 0) {
		t.Errorf("snapshot of %d bytes, %v", len(whole.Body), err)
	}
}

// Every program opens what the first one left, and writes on.
func TestFrozenDatabase(t *testing.T) {
	name, content := thawed(t)
	s, err := Open(t.Context(), name)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	holds(t, s, content)
	m, _ := s.List(t.Context())
	if err := s.Append(t.Context(), m[0].ID, m[0].Events, []string{"more"}, m[0]); err != nil {
		t.Error(err)
	}
}

// A later version's steps are taken after the first, once, and what the device had stays.
func TestUpgrade(t *testing.T) {
	name, content := thawed(t)
	taken := 0
	later := append(slices.Clone(steps), func(db *idb.Database) error {
		taken++
		_, err := db.CreateObjectStore("later", idb.ObjectStoreOptions{KeyPath: js.Null()})
		return err
	})
	for range 2 {
		conn, err := open(t.Context(), name, later)
		if err != nil {
			t.Fatal(err)
		}
		if !conn.raw.Get("objectStoreNames").Call("contains", "later").Bool() {
			t.Error("the step left nothing")
		}
		holds(t, &IndexedDB{name: name, conn: conn}, content)
		conn.close()
	}
	if taken != 1 {
		t.Errorf("the step was taken %d times", taken)
	}
}

// A step that fails leaves the device as it was: the older program goes on.
func TestFailedUpgrade(t *testing.T) {
	name, content := thawed(t)
	failing := append(slices.Clone(steps), func(db *idb.Database) error {
		if err := db.DeleteObjectStore(events); err != nil {
			t.Error(err)
		}
		return errors.New("in the middle")
	})
	if _, err := open(t.Context(), name, failing); !errors.Is(err, ErrBlocked) {
		t.Fatalf("a failed upgrade gave %v", err)
	}
	s, err := Open(t.Context(), name)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	holds(t, s, content)
}
