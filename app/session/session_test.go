package session

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/store/storetest"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/tournament"
)

func find(id string) (rules.Regulation, bool) {
	reg := belote.New()
	return reg, id == reg.Info().ID
}

// device makes what commands bring from outside: each command a second later, ids in order.
type device struct {
	mu   sync.Mutex
	id   string
	ids  int
	when time.Time
}

func newDevice(id string) *device {
	return &device{id: strings.Repeat(id, 16), when: time.Date(2026, 11, 29, 11, 0, 0, 0, time.UTC)}
}

func (d *device) meta() tournament.Meta {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.when = d.when.Add(time.Second)
	return tournament.Meta{
		Device: d.id, At: d.when.Format("2006-01-02T15:04:05.000Z"), Seed: "seed",
		NewID: func() string {
			d.mu.Lock()
			defer d.mu.Unlock()
			d.ids++
			return fmt.Sprintf("%s%016x", d.id, d.ids)
		},
	}
}

func check(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func refused(t testing.TB, err error, code string) {
	t.Helper()
	if rules.CodeOf(err) != code {
		t.Fatalf("got error %v, want %s", err, code)
	}
}

// opened is a fresh store: memory natively, IndexedDB in the browser.
func opened(t testing.TB) store.Store {
	t.Helper()
	st, err := store.Open(t.Context(), "test-"+rand.Text())
	check(t, err)
	t.Cleanup(st.Close)
	return st
}

func create(t testing.TB, st store.Store, d *device) *Session {
	t.Helper()
	reg, _ := find("belote-pairs")
	s, err := Create(t.Context(), st, find, tournament.Create(reg, tournament.Details{Name: "Зимняя встреча", Date: "2026-11-29", Place: "Зал"}, nil), d.meta())
	check(t, err)
	return s
}

func do(t testing.TB, s *Session, d *device, c tournament.Command) Done {
	t.Helper()
	done, err := s.Do(t.Context(), c, d.meta())
	check(t, err)
	return done
}

func pair(i int) tournament.EntrantRegistered {
	return tournament.EntrantRegistered{Person: tournament.Person{Players: []string{fmt.Sprintf("Северов %d", i), fmt.Sprintf("Южный %d", i)}}}
}

// seated is a session with eight pairs and round 1 published.
func seated(t testing.TB, st store.Store, d *device) *Session {
	t.Helper()
	s := create(t, st, d)
	var all tournament.All
	for i := range 8 {
		all = append(all, pair(i))
	}
	do(t, s, d, all)
	do(t, s, d, tournament.SeatRound{})
	do(t, s, d, tournament.RoundPublished{Seating: s.State().LastRound().Seating})
	return s
}

func result(s *Session, table int) tournament.EnterResult {
	return tournament.EnterResult{Seating: s.State().LastRound().Seating, Table: table, Result: []byte(`{"ns":1011,"ew":640}`)}
}

// onDisk checks that the disk has what the session shows, no more and no less, and that
// the record tells the same.
func onDisk(t testing.TB, s *Session) {
	t.Helper()
	lines, err := s.store.Read(t.Context(), s.ID())
	check(t, err)
	if !slices.Equal(lines, s.Lines()) || len(lines) != s.Seq() {
		t.Fatalf("the disk has %d lines, the session %d", len(lines), s.Seq())
	}
	events, err := archive.DecodeLines(lines)
	check(t, err)
	fresh := tournament.Fold(events, find)
	want, err := archive.Write(fresh, lines)
	check(t, err)
	got, err := archive.Write(s.State(), lines)
	check(t, err)
	if string(got) != string(want) || describe(s.State()) != describe(fresh) {
		t.Fatalf("the session shows\n%s\nthe disk folds to\n%s", describe(s.State()), describe(fresh))
	}
	list, err := s.store.List(t.Context())
	check(t, err)
	record := list[slices.IndexFunc(list, func(m store.Meta) bool { return m.ID == s.ID() })]
	if want := Record(fresh); record != want {
		t.Fatalf("record\n%+v, want\n%+v", record, want)
	}
}

// describe writes a state down as far as a judge sees it.
func describe(s *tournament.State) string {
	var b strings.Builder
	for _, j := range s.Journal() {
		fmt.Fprintln(&b, j.ID, j.Body.Kind(), j.Outcome)
	}
	for _, line := range s.Standing(len(s.Rounds)).Lines {
		fmt.Fprintln(&b, line.Entrant, line.Place, line.Points, line.Diff, line.Status)
	}
	return b.String()
}

// script plays round 1 of four tables; step is called for each command.
func script(s func() *Session, step func(tournament.Command) error) error {
	var commands []func() tournament.Command
	add := func(f func() tournament.Command) { commands = append(commands, f) }
	for i := range 8 {
		add(func() tournament.Command { return pair(i) })
	}
	seating := func() string { return s().State().LastRound().Seating }
	add(func() tournament.Command { return tournament.SeatRound{} })
	add(func() tournament.Command { return tournament.RoundPublished{Seating: seating()} })
	for table := 1; table <= 4; table++ {
		add(func() tournament.Command { return result(s(), table) })
	}
	add(func() tournament.Command {
		key := tournament.TableKey{Seating: seating(), Table: 2}
		return tournament.CorrectResult{Replaces: s().State().Current(key).ID, Reason: "описка", Result: []byte(`{"ns":1011,"ew":641}`)}
	})
	add(func() tournament.Command { return tournament.RoundClosed{Seating: seating()} })
	for _, c := range commands {
		if err := step(c()); err != nil {
			return err
		}
	}
	return nil
}

func TestDo(t *testing.T) {
	d := newDevice("a")
	s := create(t, opened(t), d)
	onDisk(t, s)
	check(t, script(func() *Session { return s }, func(c tournament.Command) error {
		seq := s.Seq()
		done, err := s.Do(t.Context(), c, d.meta())
		if err == nil && (done.Rebased || s.Seq() != seq+len(done.Events) || len(done.Events) == 0) {
			t.Fatalf("%T: %+v, %d lines after %d", c, done, s.Seq(), seq)
		}
		onDisk(t, s)
		return err
	}))
	again, err := Open(t.Context(), s.store, s.ID(), find)
	check(t, err)
	if describe(again.State()) != describe(s.State()) {
		t.Fatal("opened again, the tournament is another")
	}
}

func TestRefusal(t *testing.T) {
	d := newDevice("a")
	s := seated(t, opened(t), d)
	seq := s.Seq()
	done, err := s.Do(t.Context(), tournament.RoundClosed{Seating: s.State().LastRound().Seating}, d.meta())
	refused(t, err, "round.missing")
	if len(done.Events) != 0 || done.Rebased || s.Seq() != seq {
		t.Fatalf("a refusal wrote %+v", done)
	}
	// All or none.
	_, err = s.Do(t.Context(), tournament.All{result(s, 1), result(s, 1)}, d.meta())
	refused(t, err, "result.exists")
	if s.Seq() != seq || s.State().LastRound().Tables[0].Score != nil {
		t.Fatal("half of a command was carried out")
	}
	onDisk(t, s)
}

// TestFailingWrite lets each write in turn fail: the command is refused, nothing has
// changed, and the same command then goes through.
func TestFailingWrite(t *testing.T) {
	for n := 2; ; n++ {
		d := newDevice("a")
		st := storetest.Failing(opened(t), n)
		s := create(t, st, d)
		failures := 0
		check(t, script(func() *Session { return s }, func(c tournament.Command) error {
			before := describe(s.State())
			done, err := s.Do(t.Context(), c, d.meta())
			if done.Uncopied != nil {
				refused(t, done.Uncopied, "store.quota")
				failures++
			}
			if err != nil {
				refused(t, err, "store.quota")
				failures++
				if describe(s.State()) != before {
					t.Fatalf("write %d failed, and yet the state has changed", n)
				}
				onDisk(t, s)
				_, err = s.Do(t.Context(), c, d.meta())
			}
			onDisk(t, s)
			return err
		}))
		if failures > 1 {
			t.Fatalf("write %d: %d failures", n, failures)
		}
		if failures == 0 {
			if n < 18 {
				t.Fatalf("the script ends after %d writes", n)
			}
			return
		}
	}
}

// TestLostAnswer: each write in turn is carried out, but its answer is lost. The session
// finds it on the disk; nothing is written twice.
func TestLostAnswer(t *testing.T) {
	for n := 2; n < 18; n++ {
		d := newDevice("a")
		st := storetest.Failing(opened(t), n)
		st.Late, st.Err = true, store.ErrTimeout
		s := create(t, st, d)
		check(t, script(func() *Session { return s }, func(c tournament.Command) error {
			_, err := s.Do(t.Context(), c, d.meta())
			onDisk(t, s)
			return err
		}))
	}
}

// TestNoAnswer: the answer was lost and the disk doesn't tell afterwards either. The
// command counts as failed; the next one asks first, so that nothing is written twice and
// nothing is refused that the disk allows.
func TestNoAnswer(t *testing.T) {
	for _, next := range []struct {
		name string
		code string
		c    func(*Session) tournament.Command
	}{
		{"Again", "seating.published", func(s *Session) tournament.Command {
			return tournament.RoundPublished{Seating: s.State().LastRound().Seating}
		}},
		{"On", "", func(s *Session) tournament.Command { return result(s, 1) }},
	} {
		t.Run(next.name, func(t *testing.T) {
			d := newDevice("a")
			silent := &silentStore{Store: opened(t)}
			s := create(t, silent, d)
			for i := range 8 {
				do(t, s, d, pair(i))
			}
			do(t, s, d, tournament.SeatRound{})
			failing := storetest.Failing(silent, 1)
			failing.Late, failing.Err = true, store.ErrTimeout
			s.store, silent.silent = failing, true
			_, err := s.Do(t.Context(), tournament.RoundPublished{Seating: s.State().LastRound().Seating}, d.meta())
			refused(t, err, "store.timeout")
			if s.State().LastRound().Published {
				t.Fatal("shown without being known to be on the disk")
			}
			_, err = s.Do(t.Context(), next.c(s), d.meta())
			refused(t, err, "store.timeout") // it still doesn't answer
			silent.silent = false
			done, err := s.Do(t.Context(), next.c(s), d.meta())
			refused(t, err, next.code)
			if !done.Rebased || !s.State().LastRound().Published {
				t.Fatalf("the lost write wasn't found: %+v", done)
			}
			onDisk(t, s)
		})
	}
}

// silentStore doesn't answer what is read.
type silentStore struct {
	store.Store
	silent bool
}

func (s *silentStore) ReadTail(ctx context.Context, id string, seq int) ([]string, error) {
	if s.silent {
		return nil, store.ErrTimeout
	}
	return s.Store.ReadTail(ctx, id, seq)
}

func TestSecondWriter(t *testing.T) {
	st := opened(t)
	left, right := newDevice("a"), newDevice("a")
	right.ids = 1000 // another tab of the same profile
	one := seated(t, st, left)
	two, err := Open(t.Context(), st, one.ID(), find)
	check(t, err)
	do(t, one, left, result(one, 1))
	done := do(t, two, right, result(two, 2))
	if !done.Rebased || len(done.Events) != 1 {
		t.Fatalf("the second writer got %+v", done)
	}
	onDisk(t, two)
	// The command no longer holds: refused, and the session knows why.
	done, err = one.Do(t.Context(), result(one, 2), left.meta())
	refused(t, err, "result.exists")
	if !done.Rebased || len(done.Events) != 0 || one.State().LastRound().Tables[1].Score == nil {
		t.Fatalf("the overtaken command got %+v", done)
	}
	onDisk(t, one)
	if describe(one.State()) != describe(two.State()) {
		t.Fatal("the two tabs show different tournaments")
	}
}

func TestWritersAtOnce(t *testing.T) {
	st := opened(t)
	d := newDevice("a")
	first := seated(t, st, d)
	var group sync.WaitGroup
	for table := 1; table <= 4; table++ {
		s, err := Open(t.Context(), st, first.ID(), find)
		check(t, err)
		command := result(s, table)
		group.Go(func() {
			if _, err := s.Do(t.Context(), command, d.meta()); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	check(t, first.Sync(t.Context()))
	onDisk(t, first)
	if n := len(tournament.Missing(first.State().LastRound())); n != 0 {
		t.Fatalf("%d results are missing", n)
	}
}

func TestDoubleTap(t *testing.T) {
	d := newDevice("a")
	s := seated(t, opened(t), d)
	seq := s.Seq()
	command := result(s, 1)
	var group sync.WaitGroup
	errs := make(chan error, 5)
	for range cap(errs) {
		group.Go(func() {
			_, err := s.Do(t.Context(), command, d.meta())
			errs <- err
		})
	}
	group.Wait()
	close(errs)
	written := 0
	for err := range errs {
		if err == nil {
			written++
			continue
		}
		refused(t, err, "result.exists")
	}
	if written != 1 || s.Seq() != seq+1 {
		t.Fatalf("%d of five taps were carried out, %d events", written, s.Seq()-seq)
	}
	onDisk(t, s)
}

func TestSync(t *testing.T) {
	st := opened(t)
	d := newDevice("a")
	one := seated(t, st, d)
	two, err := Open(t.Context(), st, one.ID(), find)
	check(t, err)
	heard := make(chan store.Change, 10)
	defer st.Watch(func(c store.Change) { heard <- c })()
	do(t, one, d, result(one, 3))
	c := <-heard
	if c.Tournament != two.ID() || c.Seq <= two.Seq() {
		t.Fatalf("heard %+v at %d", c, two.Seq())
	}
	check(t, two.Sync(t.Context()))
	check(t, two.Sync(t.Context()))
	if c.Seq != two.Seq() || describe(one.State()) != describe(two.State()) {
		t.Fatal("after a sync the tournaments differ")
	}
	check(t, st.SetMeta(t.Context(), store.Meta{ID: one.ID(), Binned: true}))
	check(t, st.Delete(t.Context(), one.ID()))
	refused(t, two.Sync(t.Context()), "store.missing")
	_, err = two.Do(t.Context(), result(two, 1), d.meta())
	refused(t, err, "store.missing")
}

// TestCleared: the browser's data were cleared and an older file was imported anew.
func TestCleared(t *testing.T) {
	st := opened(t)
	d := newDevice("a")
	s := seated(t, st, d)
	older := s.Lines()
	do(t, s, d, result(s, 1))
	check(t, st.SetMeta(t.Context(), store.Meta{ID: s.ID(), Binned: true}))
	check(t, st.Delete(t.Context(), s.ID()))
	_, err := Import(t.Context(), st, find, older)
	check(t, err)
	done := do(t, s, d, result(s, 2))
	if !done.Rebased || s.Seq() != len(older)+1 || s.State().LastRound().Tables[0].Score != nil {
		t.Fatalf("%+v, %d events", done, s.Seq())
	}
	onDisk(t, s)
}

func TestCancelledWaiting(t *testing.T) {
	d := newDevice("a")
	s := create(t, opened(t), d)
	check(t, s.begin(t.Context()))
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
	defer cancel()
	_, err := s.Do(ctx, pair(1), d.meta())
	refused(t, err, "store.timeout")
	if !errors.Is(err, context.DeadlineExceeded) {
		t.Fatal(err)
	}
	refused(t, s.Sync(ctx), "store.timeout")
	refused(t, s.Merge(ctx, s.Lines()), "store.timeout")
	s.end()
	do(t, s, d, pair(1))
	onDisk(t, s)
}

func TestImport(t *testing.T) {
	d := newDevice("a")
	s := seated(t, opened(t), d)
	st := opened(t)
	in, err := Import(t.Context(), st, find, s.Lines())
	check(t, err)
	onDisk(t, in)
	if in.ID() != s.ID() || describe(in.State()) != describe(s.State()) {
		t.Fatal("the imported tournament is another")
	}
	_, err = Import(t.Context(), st, find, s.Lines())
	refused(t, err, "store.exists")
	_, err = Import(t.Context(), st, find, nil)
	refused(t, err, "session.empty")
	_, err = Import(t.Context(), st, find, s.Lines()[1:])
	refused(t, err, "created.missing")
	_, err = Import(t.Context(), st, find, []string{"nonsense"})
	refused(t, err, "archive.at")
	_, err = Create(t.Context(), st, func(string) (rules.Regulation, bool) { return nil, false }, tournament.Created{Regulation: "whist"}, d.meta())
	refused(t, err, "regulation.unknown")
	_, err = Open(t.Context(), st, "absent", find)
	refused(t, err, "store.missing")
}

func TestCodes(t *testing.T) {
	for _, code := range Codes {
		if !text.Has(code) {
			t.Errorf("%s has no sentence", code)
		}
	}
}

func BenchmarkDo(b *testing.B) {
	d := newDevice("a")
	s := create(b, opened(b), d)
	var all tournament.All
	for i := range 400 {
		all = append(all, pair(i))
	}
	do(b, s, d, all)
	do(b, s, d, tournament.SeatRound{})
	do(b, s, d, tournament.RoundPublished{Seating: s.State().LastRound().Seating})
	table := 0
	for b.Loop() {
		if table++; table > 200 {
			b.StopTimer()
			undone := tournament.All{}
			for t := 1; t <= 200; t++ {
				key := tournament.TableKey{Seating: s.State().LastRound().Seating, Table: t}
				undone = append(undone, tournament.ResultCleared{Replaces: s.State().Current(key).ID})
			}
			do(b, s, d, undone)
			table = 1
			b.StartTimer()
		}
		do(b, s, d, result(s, table))
	}
}
