package storetest

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules"
)

// Contract checks all that [store.Store] promises. open makes an empty store and closes
// it after the test.
func Contract(t *testing.T, open func(t *testing.T) store.Store) {
	for name, test := range map[string]func(*testing.T, store.Store){
		"Log":           log,
		"Behind":        behind,
		"Missing":       missing,
		"Exists":        exists,
		"Line":          line,
		"TwoWriters":    twoWriters,
		"Neighbours":    neighbours,
		"List":          list,
		"Record":        record,
		"Delete":        remove,
		"Retell":        retell,
		"Settings":      settings,
		"Snapshots":     snapshots,
		"KeepSnapshots": keepSnapshots,
		"Drafts":        drafts,
		"DraftsGo":      draftsGo,
		"Watch":         watch,
		"Usage":         usage,
		"Cancelled":     cancelled,
		"Closed":        closed,
	} {
		t.Run(name, func(t *testing.T) { test(t, open(t)) })
	}
}

var background = context.Background()

func ok(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// refused checks that err is the one wanted and has a code to be told by.
func refused(t *testing.T, err, want error) {
	t.Helper()
	if !errors.Is(err, want) {
		t.Fatalf("got error %v, want %v", err, want)
	}
	if rules.CodeOf(err) != rules.CodeOf(want) {
		t.Fatalf("code %q, want %q", rules.CodeOf(err), rules.CodeOf(want))
	}
}

func same[E comparable](t *testing.T, what string, got, want []E) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Fatalf("%s: got %v, want %v", what, got, want)
	}
}

func read(t *testing.T, s store.Store, id string) []string {
	t.Helper()
	lines, err := s.Read(background, id)
	ok(t, err)
	return lines
}

// numbered makes n lines that sort otherwise as text than by number.
func numbered(n int) []string {
	lines := make([]string, n)
	for i := range lines {
		lines[i] = fmt.Sprintf(`{"n":%d,"name":"Ёлкин, \"<b>\"  ☂"}`, i+1)
	}
	return lines
}

func log(t *testing.T, s store.Store) {
	lines := numbered(25)
	ok(t, s.Create(background, store.Meta{ID: "a", Name: "Зимняя"}, lines[:2]))
	ok(t, s.Append(background, "a", 2, lines[2:3], store.Meta{}))
	ok(t, s.Append(background, "a", 3, lines[3:], store.Meta{}))
	ok(t, s.Append(background, "a", 25, nil, store.Meta{}))
	same(t, "whole log", read(t, s, "a"), lines)
	for _, seq := range []int{-1, 0, 1, 9, 24, 25, 30} {
		tail, err := s.ReadTail(background, "a", seq)
		ok(t, err)
		same(t, fmt.Sprintf("tail after %d", seq), tail, lines[min(max(seq, 0), 25):])
	}
	ok(t, s.Create(background, store.Meta{ID: "empty"}, nil))
	same(t, "empty log", read(t, s, "empty"), nil)
}

func behind(t *testing.T, s store.Store) {
	ok(t, s.Create(background, store.Meta{ID: "a"}, numbered(3)))
	for _, seq := range []int{0, 2, 4, -1} {
		refused(t, s.Append(background, "a", seq, []string{"x", "y", "z"}, store.Meta{Name: "late"}), store.ErrBehind)
	}
	same(t, "log", read(t, s, "a"), numbered(3))
	records, err := s.List(background)
	ok(t, err)
	if records[0].Name != "" || records[0].Events != 3 {
		t.Fatalf("a refused write changed the record: %+v", records[0])
	}
}

func missing(t *testing.T, s store.Store) {
	_, err := s.Read(background, "a")
	refused(t, err, store.ErrMissing)
	_, err = s.ReadTail(background, "a", 5)
	refused(t, err, store.ErrMissing)
	refused(t, s.Append(background, "a", 0, []string{"x"}, store.Meta{}), store.ErrMissing)
	refused(t, s.SetMeta(background, store.Meta{ID: "a"}), store.ErrMissing)
	_, err = s.GetSnapshot(background, "a", "2026")
	refused(t, err, store.ErrMissing)
	records, err := s.List(background)
	ok(t, err)
	if len(records) != 0 {
		t.Fatalf("refused writes left %+v", records)
	}
}

func exists(t *testing.T, s store.Store) {
	ok(t, s.Create(background, store.Meta{ID: "a", Name: "first"}, []string{"1"}))
	refused(t, s.Create(background, store.Meta{ID: "a", Name: "second"}, []string{"2", "3"}), store.ErrExists)
	same(t, "log", read(t, s, "a"), []string{"1"})
	records, err := s.List(background)
	ok(t, err)
	if len(records) != 1 || records[0].Name != "first" {
		t.Fatalf("records: %+v", records)
	}
}

func line(t *testing.T, s store.Store) {
	for _, bad := range []string{"", "two\nlines", "carriage\rreturn"} {
		refused(t, s.Create(background, store.Meta{ID: "a"}, []string{"1", bad}), store.ErrLine)
	}
	ok(t, s.Create(background, store.Meta{ID: "a"}, []string{"1"}))
	refused(t, s.Append(background, "a", 1, []string{"2", ""}, store.Meta{}), store.ErrLine)
	same(t, "log", read(t, s, "a"), []string{"1"})
}

// twoWriters append to one log at once: each line is there once, in the place that its
// writer was told.
func twoWriters(t *testing.T, s store.Store) {
	ok(t, s.Create(background, store.Meta{ID: "a"}, []string{"created"}))
	const each = 10
	var group sync.WaitGroup
	for _, writer := range []string{"left", "right"} {
		group.Go(func() {
			seq := 0
			for i := range each {
				for {
					text := fmt.Sprintf("%s %d", writer, i)
					err := s.Append(background, "a", seq, []string{text, text + "!"}, store.Meta{})
					if err == nil {
						break
					}
					if !errors.Is(err, store.ErrBehind) {
						t.Error(err)
						return
					}
					tail, err := s.ReadTail(background, "a", seq)
					if err != nil {
						t.Error(err)
						return
					}
					seq += len(tail)
				}
			}
		})
	}
	group.Wait()
	lines := read(t, s, "a")
	if len(lines) != 1+2*2*each {
		t.Fatalf("%d lines", len(lines))
	}
	next := map[string]int{}
	for i := 1; i < len(lines); i += 2 {
		writer, _, _ := strings.Cut(lines[i], " ")
		want := fmt.Sprintf("%s %d", writer, next[writer])
		next[writer]++
		if lines[i] != want || lines[i+1] != want+"!" {
			t.Fatalf("lines %d: %q, %q, want %q and the same with !", i, lines[i], lines[i+1], want)
		}
	}
}

// neighbours have ids that are alike: none sees another's log.
func neighbours(t *testing.T, s store.Store) {
	ids := []string{"a", "aa", "a\x00", "b", "A", "ä", "10", "9"}
	for i, id := range ids {
		ok(t, s.Create(background, store.Meta{ID: id, Binned: id == "aa"}, numbered(i+1)))
	}
	ok(t, s.Delete(background, "aa"))
	for i, id := range ids {
		if id == "aa" {
			continue
		}
		same(t, id, read(t, s, id), numbered(i+1))
	}
}

func list(t *testing.T, s store.Store) {
	records, err := s.List(background)
	ok(t, err)
	if len(records) != 0 {
		t.Fatalf("an empty store lists %+v", records)
	}
	ok(t, s.Create(background, store.Meta{ID: "b", Updated: "2026-01-02"}, nil))
	ok(t, s.Create(background, store.Meta{ID: "c", Updated: "2026-01-03"}, nil))
	ok(t, s.Create(background, store.Meta{ID: "a", Updated: "2026-01-02"}, nil))
	records, err = s.List(background)
	ok(t, err)
	var ids []string
	for _, m := range records {
		ids = append(ids, m.ID)
	}
	same(t, "order", ids, []string{"c", "a", "b"})
}

// record tells apart what comes from the log and what doesn't: neither write undoes the
// other, but what is written to has left the bin.
func record(t *testing.T, s store.Store) {
	first := store.Meta{
		ID: "a", Name: "Зимняя\nвстреча", Regulation: "belote-pairs", Created: "2026-01-01", Updated: "2026-01-01",
		Status: "registration", Sum: store.Sum{Registered: 3}, Events: 99,
	}
	ok(t, s.Create(background, first, numbered(2)))
	second := first
	second.Name, second.Updated, second.Status = "Летняя", "2026-01-02", "round"
	second.Sum = store.Sum{Date: "1 мая", Place: "Зал", Registered: 4, Round: 1, Rounds: 7, Stage: "main", System: "random", Tables: 2, Entered: 1}
	ok(t, s.SetMeta(background, store.Meta{ID: "a", Name: "stale", Binned: true, ExportedAt: "2026-01-03", Exported: 2, Events: 77}))
	ok(t, s.Append(background, "a", 2, numbered(1), second))
	want := second
	want.Binned, want.ExportedAt, want.Exported, want.Events = false, "2026-01-03", 2, 3
	records, err := s.List(background)
	ok(t, err)
	same(t, "record", records, []store.Meta{want})
	ok(t, s.SetMeta(background, store.Meta{ID: "a", Binned: true}))
	want.Binned, want.ExportedAt, want.Exported = true, "", 0
	records, err = s.List(background)
	ok(t, err)
	same(t, "record in the bin", records, []store.Meta{want})
	ok(t, s.SetMeta(background, store.Meta{ID: "a"}))
	want.Binned, want.ExportedAt, want.Exported = false, "", 0
	records, err = s.List(background)
	ok(t, err)
	same(t, "record taken from the bin", records, []store.Meta{want})
}

// retell makes a record anew and touches neither the log nor what the log doesn't tell.
func retell(t *testing.T, s store.Store) {
	old := store.Meta{ID: "a", Name: "Зимняя", Updated: "2026-01-01", Sum: store.Sum{Round: 10}}
	ok(t, s.Create(background, old, numbered(2)))
	ok(t, s.SetMeta(background, store.Meta{ID: "a", Binned: true, ExportedAt: "2026-01-03", Exported: 2}))
	anew := old
	anew.Form, anew.Sum.Registered, anew.Events, anew.Exported = 1, 27, 77, 99
	refused(t, s.Retell(background, "a", 1, anew), store.ErrBehind)
	refused(t, s.Retell(background, "absent", 2, anew), store.ErrMissing)
	ok(t, s.Retell(background, "a", 2, anew))
	want := anew
	want.Binned, want.ExportedAt, want.Exported, want.Events = true, "2026-01-03", 2, 2
	records, err := s.List(background)
	ok(t, err)
	same(t, "record", records, []store.Meta{want})
	same(t, "log", read(t, s, "a"), numbered(2))
}

func remove(t *testing.T, s store.Store) {
	ok(t, s.Create(background, store.Meta{ID: "a"}, numbered(5)))
	ok(t, s.Create(background, store.Meta{ID: "b"}, numbered(2)))
	ok(t, s.PutSnapshot(background, store.Snapshot{Tournament: "a", At: "1", Body: "copy"}))
	ok(t, s.PutSnapshot(background, store.Snapshot{Tournament: "b", At: "1", Body: "copy"}))
	refused(t, s.Delete(background, "a"), store.ErrKept)
	ok(t, s.SetMeta(background, store.Meta{ID: "a", Binned: true}))
	ok(t, s.Append(background, "a", 5, numbered(1), store.Meta{}))
	refused(t, s.Delete(background, "a"), store.ErrKept)
	same(t, "log that is written to", read(t, s, "a"), append(numbered(5), numbered(1)...))
	ok(t, s.SetMeta(background, store.Meta{ID: "a", Binned: true}))
	ok(t, s.Delete(background, "a"))
	ok(t, s.Delete(background, "a"))
	_, err := s.Read(background, "a")
	refused(t, err, store.ErrMissing)
	_, err = s.GetSnapshot(background, "a", "1")
	refused(t, err, store.ErrMissing)
	ok(t, s.Create(background, store.Meta{ID: "a"}, numbered(1)))
	same(t, "log made anew", read(t, s, "a"), numbered(1))
	same(t, "other log", read(t, s, "b"), numbered(2))
	_, err = s.GetSnapshot(background, "b", "1")
	ok(t, err)
}

func settings(t *testing.T, s store.Store) {
	found, err := s.Settings(background)
	ok(t, err)
	if len(found) != 0 {
		t.Fatalf("new store has settings %v", found)
	}
	ok(t, s.SetSetting(background, "theme", "dark"))
	ok(t, s.SetSetting(background, "label", "Телефон\nу входа"))
	ok(t, s.SetSetting(background, "theme", "light"))
	ok(t, s.SetSetting(background, "gone", "x"))
	ok(t, s.SetSetting(background, "gone", ""))
	found, err = s.Settings(background)
	ok(t, err)
	if len(found) != 2 || found["theme"] != "light" || found["label"] != "Телефон\nу входа" {
		t.Fatalf("settings: %v", found)
	}
	found["theme"] = "changed by the caller"
	again, err := s.Settings(background)
	ok(t, err)
	if again["theme"] != "light" {
		t.Fatal("the caller's map is the store's")
	}
}

func snapshots(t *testing.T, s store.Store) {
	first := store.Snapshot{Tournament: "a", At: "2026-01-01", Round: 1, Reason: "round", Body: "line\nline\n"}
	second := store.Snapshot{Tournament: "a", At: "2026-01-02", Round: 2, Reason: "import", Body: "2"}
	ok(t, s.PutSnapshot(background, second))
	ok(t, s.PutSnapshot(background, store.Snapshot{Tournament: "a", At: "2026-01-01", Round: 9, Reason: "hand", Body: "replaced"}))
	ok(t, s.PutSnapshot(background, first))
	ok(t, s.PutSnapshot(background, store.Snapshot{Tournament: "aa", At: "2026-01-01"}))
	got, err := s.ListSnapshots(background, "a")
	ok(t, err)
	bare := []store.Snapshot{second, first}
	bare[0].Body, bare[1].Body = "", ""
	same(t, "list", got, bare)
	whole, err := s.GetSnapshot(background, "a", "2026-01-01")
	ok(t, err)
	same(t, "snapshot", []store.Snapshot{whole}, []store.Snapshot{first})
	got, err = s.ListSnapshots(background, "absent")
	ok(t, err)
	same(t, "list of none", got, nil)
}

func keepSnapshots(t *testing.T, s store.Store) {
	at := func(i int) string { return fmt.Sprintf("2026-%04d", i) }
	ok(t, s.PutSnapshot(background, store.Snapshot{Tournament: "b", At: at(0)}))
	for i := range store.KeepSnapshots + 3 {
		ok(t, s.PutSnapshot(background, store.Snapshot{Tournament: "a", At: at(i), Round: i}))
	}
	got, err := s.ListSnapshots(background, "a")
	ok(t, err)
	if len(got) != store.KeepSnapshots || got[len(got)-1].At != at(3) {
		t.Fatalf("%d snapshots are kept, the oldest %+v", len(got), got[len(got)-1])
	}
	got, err = s.ListSnapshots(background, "b")
	ok(t, err)
	if len(got) != 1 {
		t.Fatal("another tournament's snapshot is gone")
	}
}

func watch(t *testing.T, s store.Store) {
	heard := make(chan store.Change, 100)
	stop := s.Watch(func(c store.Change) { heard <- c })
	expect := func(want store.Change) {
		t.Helper()
		select {
		case got := <-heard:
			if got != want {
				t.Fatalf("heard %+v, want %+v", got, want)
			}
		case <-time.After(5 * time.Second):
			t.Fatalf("heard nothing, want %+v", want)
		}
	}
	ok(t, s.Create(background, store.Meta{ID: "a"}, numbered(2)))
	expect(store.Change{Tournament: "a", Seq: 2})
	ok(t, s.Append(background, "a", 2, numbered(3), store.Meta{}))
	expect(store.Change{Tournament: "a", Seq: 5, Own: true})
	refused(t, s.Append(background, "a", 2, numbered(3), store.Meta{}), store.ErrBehind)
	ok(t, s.SetMeta(background, store.Meta{ID: "a", Binned: true}))
	expect(store.Change{Tournament: "a", Seq: 5})
	ok(t, s.Delete(background, "a"))
	expect(store.Change{Tournament: "a", Seq: 0})
	stop()
	stop()
	ok(t, s.Create(background, store.Meta{ID: "b"}, nil))
	select {
	case c := <-heard:
		t.Fatalf("heard %+v after stop", c)
	case <-time.After(20 * time.Millisecond):
	}
}

func usage(t *testing.T, s store.Store) {
	u, err := s.Usage(background)
	ok(t, err)
	if u.UsedBytes < 0 || u.QuotaBytes < 0 {
		t.Fatalf("usage %+v", u)
	}
	granted, err := s.Persist(background)
	ok(t, err)
	u, err = s.Usage(background)
	ok(t, err)
	if u.Persisted != granted {
		t.Fatalf("asked to persist: %t; told afterwards: %+v", granted, u)
	}
}

// cancelled operations do nothing and say so.
func cancelled(t *testing.T, s store.Store) {
	ok(t, s.Create(background, store.Meta{ID: "a"}, numbered(1)))
	ctx, cancel := context.WithCancel(background)
	cancel()
	_, err := s.Read(ctx, "a")
	refused(t, err, store.ErrTimeout)
	refused(t, s.Append(ctx, "a", 1, numbered(1), store.Meta{}), store.ErrTimeout)
	refused(t, s.SetSetting(ctx, "theme", "dark"), store.ErrTimeout)
	if !errors.Is(err, context.Canceled) {
		t.Fatalf("%v doesn't tell that the caller gave up", err)
	}
	same(t, "log", read(t, s, "a"), numbered(1))
}

func closed(t *testing.T, s store.Store) {
	ok(t, s.Create(background, store.Meta{ID: "a"}, numbered(1)))
	s.Watch(func(store.Change) { t.Error("a closed store tells of changes") })
	s.Close()
	s.Close()
	_, err := s.List(background)
	refused(t, err, store.ErrClosed)
	_, err = s.Read(background, "a")
	refused(t, err, store.ErrClosed)
	refused(t, s.Append(background, "a", 1, numbered(1), store.Meta{}), store.ErrClosed)
	refused(t, s.Create(background, store.Meta{ID: "b"}, nil), store.ErrClosed)
	refused(t, s.PutSnapshot(background, store.Snapshot{Tournament: "a"}), store.ErrClosed)
}
