//go:build js && wasm

package store_test

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"slices"
	"strings"
	"syscall/js"
	"testing"
	"time"

	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/store/storetest"
	"github.com/sudya-app/sudya/rules"
)

// fresh is the name of a database that no other test has; it is deleted afterwards.
func fresh(t testing.TB) string {
	name := "test-" + rand.Text()
	t.Cleanup(func() { js.Global().Get("indexedDB").Call("deleteDatabase", name) })
	return name
}

// tab opens the database as one tab of the browser does.
func tab(t testing.TB, name string) store.Store {
	t.Helper()
	s, err := store.Open(t.Context(), name)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// script runs JavaScript as the body of an async function and waits for its value.
func script(t testing.TB, body string, args ...any) js.Value {
	t.Helper()
	constructor := js.Global().Call("eval", "(async function(){}).constructor")
	names := []string{"a", "b", "c"}[:len(args)]
	answer := make(chan js.Value, 1)
	failed := make(chan string, 1)
	kept := js.FuncOf(func(_ js.Value, args []js.Value) any { answer <- args[0]; return nil })
	broken := js.FuncOf(func(_ js.Value, args []js.Value) any { failed <- args[0].Call("toString").String(); return nil })
	defer kept.Release()
	defer broken.Release()
	constructor.New(strings.Join(names, ","), body).Invoke(args...).Call("then", kept, broken)
	select {
	case v := <-answer:
		return v
	case text := <-failed:
		t.Fatalf("script: %s", text)
	case <-time.After(10 * time.Second):
		t.Fatal("the script doesn't end")
	}
	return js.Undefined()
}

// replace puts a function of JavaScript in the place of a browser's, for one test.
func replace(t *testing.T, object js.Value, method, body string) {
	old := object.Get(method)
	object.Set(method, js.Global().Get("Function").New(body))
	t.Cleanup(func() { object.Set(method, old) })
}

func check(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func refused(t *testing.T, err, want error) {
	t.Helper()
	if !errors.Is(err, want) || rules.CodeOf(err) != rules.CodeOf(want) {
		t.Fatalf("got error %v, want %v", err, want)
	}
}

func TestIndexedDB(t *testing.T) {
	storetest.Contract(t, func(t *testing.T) store.Store { return tab(t, fresh(t)) })
}

func TestOpenedAgain(t *testing.T) {
	name := fresh(t)
	first := tab(t, name)
	check(t, first.Create(t.Context(), store.Meta{ID: "a", Name: "Зимняя"}, []string{"1", "2"}))
	check(t, first.SetSetting(t.Context(), "theme", "dark"))
	first.Close()
	second := tab(t, name)
	lines, err := second.Read(t.Context(), "a")
	check(t, err)
	found, err := second.Settings(t.Context())
	check(t, err)
	if strings.Join(lines, " ") != "1 2" || found["theme"] != "dark" {
		t.Fatalf("after opening again: %v, %v", lines, found)
	}
}

// TestRescueForm fixes what web/rescue.js reads without Go.
func TestRescueForm(t *testing.T) {
	name := fresh(t)
	s := tab(t, name)
	check(t, s.Create(t.Context(), store.Meta{ID: "a", Name: "Зимняя", Regulation: "belote-pairs"}, []string{`{"x":1}`, `{"x":2}`}))
	got := script(t, `
		const db = await new Promise((yes, no) => { const r = indexedDB.open(a); r.onsuccess = () => yes(r.result); r.onerror = no; });
		const all = (store, what) => new Promise(yes => { const r = db.transaction(store).objectStore(store)[what](); r.onsuccess = () => yes(r.result); });
		const answer = JSON.stringify([db.version, await all("events", "getAllKeys"), await all("events", "getAll"), await all("tournaments", "getAllKeys"), JSON.parse((await all("tournaments", "getAll"))[0])]);
		db.close();
		return answer;`, name).String()
	want := `[2,[["a",1],["a",2]],["{\"x\":1}","{\"x\":2}"],["a"],` +
		`{"id":"a","name":"Зимняя","regulation":"belote-pairs","created":"","updated":"","events":2}]`
	if got != want {
		t.Fatalf("got  %s\nwant %s", got, want)
	}
}

func TestTwoTabs(t *testing.T) {
	name := fresh(t)
	left, right := tab(t, name), tab(t, name)
	heard := make(chan store.Change, 10)
	right.Watch(func(c store.Change) { heard <- c })
	check(t, left.Create(t.Context(), store.Meta{ID: "a"}, []string{"1"}))
	select {
	case c := <-heard:
		if c != (store.Change{Tournament: "a", Seq: 1}) {
			t.Fatalf("heard %+v", c)
		}
	case <-time.After(5 * time.Second):
		t.Fatal("the other tab heard nothing")
	}
	check(t, right.Append(t.Context(), "a", 1, []string{"right"}, store.Meta{}))
	refused(t, left.Append(t.Context(), "a", 1, []string{"left"}, store.Meta{}), store.ErrBehind)
	tail, err := left.ReadTail(t.Context(), "a", 1)
	check(t, err)
	if len(tail) != 1 || tail[0] != "right" {
		t.Fatalf("tail %v", tail)
	}
}

func TestMessagesOfOthers(t *testing.T) {
	name := fresh(t)
	s := tab(t, name)
	heard := make(chan store.Change, 10)
	s.Watch(func(c store.Change) { heard <- c })
	script(t, `const port = new BroadcastChannel(a);
		for (const m of [null, 7, "text", {}, {tournament: 1, seq: 2}, {tournament: "x", seq: "2"}, {tournament: "a", seq: 3}]) port.postMessage(m);
		await new Promise(yes => setTimeout(yes, 100)); port.close();`, name)
	if c := <-heard; c != (store.Change{Tournament: "a", Seq: 3}) || len(heard) != 0 {
		t.Fatalf("heard %+v and %d more", c, len(heard))
	}
}

// openNewer opens the database as a newer program does.
const openNewer = `await new Promise((yes, no) => { const r = indexedDB.open(a, 3); r.onsuccess = () => { r.result.close(); yes(); }; r.onerror = no; });`

func TestNewerDatabase(t *testing.T) {
	name := fresh(t)
	script(t, openNewer, name)
	_, err := store.Open(t.Context(), name)
	refused(t, err, store.ErrVersion)
}

func TestNewerTab(t *testing.T) {
	name := fresh(t)
	s := tab(t, name)
	check(t, s.Create(t.Context(), store.Meta{ID: "a"}, []string{"1"}))
	script(t, openNewer, name)
	refused(t, s.Append(t.Context(), "a", 1, []string{"2"}, store.Meta{}), store.ErrVersion)
	_, err := s.Read(t.Context(), "a")
	refused(t, err, store.ErrVersion)
}

// TestReopen: the browser closes a connection when the user clears the site's data.
func TestReopen(t *testing.T) {
	name := fresh(t)
	s := tab(t, name)
	check(t, s.Create(t.Context(), store.Meta{ID: "a"}, []string{"1"}))
	const clear = `await new Promise((yes, no) => { const r = indexedDB.deleteDatabase(a); r.onsuccess = yes; r.onerror = no; });`
	script(t, clear, name)
	refused(t, s.Append(t.Context(), "a", 1, []string{"2"}, store.Meta{}), store.ErrMissing)
	check(t, s.Create(t.Context(), store.Meta{ID: "a"}, []string{"1", "2"}))
	script(t, clear, name)
	list, err := s.List(t.Context())
	check(t, err)
	if len(list) != 0 {
		t.Fatalf("after clearing: %+v", list)
	}
}

func TestBlocked(t *testing.T) {
	t.Run("Refused", func(t *testing.T) {
		replace(t, js.Global().Get("indexedDB"), "open", `throw new DOMException("no", "SecurityError")`)
		_, err := store.Open(t.Context(), fresh(t))
		refused(t, err, store.ErrBlocked)
	})
	t.Run("Waiting", func(t *testing.T) {
		name := fresh(t)
		// A tab that doesn't let go, and a deletion that waits for it: openings queue behind.
		holder := script(t, `return await new Promise((yes, no) => { const r = indexedDB.open(a, 1); r.onsuccess = () => yes(r.result); r.onerror = no; });`, name)
		js.Global().Get("indexedDB").Call("deleteDatabase", name)
		ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
		defer cancel()
		_, err := store.Open(ctx, name)
		refused(t, err, store.ErrBlocked)
		holder.Call("close")
		// What was opened too late must not stand in the way in its turn.
		script(t, `await new Promise((yes, no) => { const r = indexedDB.deleteDatabase(a); r.onsuccess = yes; r.onerror = no; });`, name)
	})
}

func TestQuota(t *testing.T) {
	s := tab(t, fresh(t))
	check(t, s.Create(t.Context(), store.Meta{ID: "a", Name: "before"}, []string{"1"}))
	t.Run("Full", func(t *testing.T) {
		replace(t, js.Global().Get("IDBObjectStore").Get("prototype"), "add", `throw new DOMException("full", "QuotaExceededError")`)
		refused(t, s.Append(t.Context(), "a", 1, []string{"2"}, store.Meta{Name: "after"}), store.ErrQuota)
	})
	lines, err := s.Read(t.Context(), "a")
	check(t, err)
	if len(lines) != 1 {
		t.Fatalf("a refused write left %v", lines)
	}
	check(t, s.Append(t.Context(), "a", 1, []string{"2"}, store.Meta{Name: "after"}))
}

// TestTornWrite: the browser aborts in the middle; nothing of the write is there.
func TestTornWrite(t *testing.T) {
	s := tab(t, fresh(t))
	check(t, s.Create(t.Context(), store.Meta{ID: "a", Name: "before"}, []string{"1"}))
	t.Run("Torn", func(t *testing.T) {
		replace(t, js.Global().Get("IDBObjectStore").Get("prototype"), "put", `this.transaction.abort(); throw new DOMException("torn", "AbortError")`)
		refused(t, s.Append(t.Context(), "a", 1, []string{"2", "3"}, store.Meta{Name: "after"}), store.ErrFailed)
	})
	lines, err := s.Read(t.Context(), "a")
	check(t, err)
	list, err := s.List(t.Context())
	check(t, err)
	if len(lines) != 1 || list[0].Name != "before" {
		t.Fatalf("a torn write left %v, %+v", lines, list)
	}
}

func TestDamaged(t *testing.T) {
	name := fresh(t)
	s := tab(t, name)
	check(t, s.Create(t.Context(), store.Meta{ID: "a"}, []string{"1", "2", "3"}))
	script(t, `const db = await new Promise(yes => { const r = indexedDB.open(a); r.onsuccess = () => yes(r.result); });
		await new Promise(yes => { const t = db.transaction("events", "readwrite"); t.objectStore("events").delete(["a", 2]); t.oncomplete = yes; });
		db.close();`, name)
	_, err := s.Read(t.Context(), "a")
	refused(t, err, store.ErrDamaged)
}

// TestTimeout: another tab's transaction holds the log for longer than we wait. The write
// that was given up isn't carried out later.
func TestTimeout(t *testing.T) {
	name := fresh(t)
	s := tab(t, name)
	check(t, s.Create(t.Context(), store.Meta{ID: "a"}, []string{"1"}))
	release := script(t, `const db = await new Promise(yes => { const r = indexedDB.open(a); r.onsuccess = () => yes(r.result); });
		const shelf = db.transaction(["events", "tournaments"], "readwrite").objectStore("events");
		let held = true;
		const hold = () => { if (held) shelf.count().onsuccess = hold; else db.close(); };
		hold();
		return () => { held = false; };`, name)
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	refused(t, s.Append(ctx, "a", 1, []string{"2"}, store.Meta{}), store.ErrTimeout)
	ctx, cancel = context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	_, err := s.Read(ctx, "a")
	refused(t, err, store.ErrTimeout)
	release.Invoke()
	lines, err := s.Read(t.Context(), "a")
	check(t, err)
	if len(lines) != 1 {
		t.Fatalf("a write that was given up is there: %v", lines)
	}
}

// Many lines are told of while they are written.
func TestReport(t *testing.T) {
	s := tab(t, fresh(t))
	lines := make([]string, 1700)
	for i := range lines {
		lines[i] = fmt.Sprint(i)
	}
	var heard [][2]int
	ctx := store.Reporting(t.Context(), func(done, all int) { heard = append(heard, [2]int{done, all}) })
	check(t, s.Create(ctx, store.Meta{ID: "a"}, lines))
	if want := [][2]int{{500, 1700}, {1000, 1700}, {1500, 1700}}; !slices.Equal(heard, want) {
		t.Errorf("heard %v", heard)
	}
	if got, err := s.Read(t.Context(), "a"); err != nil || !slices.Equal(got, lines) {
		t.Errorf("%d lines, %v", len(got), err)
	}
	// A writer that gives up in the middle leaves nothing.
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	ctx = store.Reporting(ctx, func(done, _ int) {
		if done == 1000 {
			cancel()
		}
	})
	refused(t, s.Create(ctx, store.Meta{ID: "b"}, lines), store.ErrTimeout)
	if _, err := s.Read(t.Context(), "b"); !errors.Is(err, store.ErrMissing) {
		t.Errorf("half a log: %v", err)
	}
}

func BenchmarkRead20000(b *testing.B) {
	s := tab(b, fresh(b))
	lines := make([]string, 20_000)
	for i := range lines {
		lines[i] = fmt.Sprintf(`{"id":"%032x","clock":%d,"device":"0123456789abcdef","at":"2026-11-29T15:03:12.345Z","kind":"result.enter","table":%d,"ns":372,"ew":129}`, i, i, i%60)
	}
	start := time.Now()
	check(b, s.Create(b.Context(), store.Meta{ID: "a"}, lines))
	b.ReportMetric(float64(time.Since(start).Milliseconds()), "ms-to-write")
	for b.Loop() {
		if got, err := s.Read(b.Context(), "a"); err != nil || len(got) != len(lines) {
			b.Fatal(len(got), err)
		}
	}
}

func BenchmarkAppend(b *testing.B) {
	s := tab(b, fresh(b))
	check(b, s.Create(b.Context(), store.Meta{ID: "a"}, []string{"1"}))
	seq := 1
	for b.Loop() {
		check(b, s.Append(b.Context(), "a", seq, []string{`{"kind":"result.enter"}`}, store.Meta{}))
		seq++
	}
}
