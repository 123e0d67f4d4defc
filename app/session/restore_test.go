package session

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// meaning is all that a state says, but for the notes of restoring and the devices' names,
// which restoring leaves alone.
func meaning(s *tournament.State) string {
	return rulestest.Dump(tournament.Fold(slices.DeleteFunc(slices.Clone(s.Events()), func(e tournament.Event) bool {
		switch body := e.Body.(type) {
		case tournament.NoteMade:
			return body.Type == tournament.NoteRestore
		case tournament.DeviceLabelled:
			return true
		}
		return false
	}), find))
}

// copyOf is an export of the tournament as it is.
func copyOf(t fatal, s *Session) []byte {
	body, err := archive.Write(s.State(), s.Lines())
	if err != nil {
		t.Fatal(err)
	}
	return body
}

// fatal is a test, a random one too.
type fatal interface {
	Fatal(...any)
	Fatalf(string, ...any)
}

// playOn gives a session random commands; refused ones change nothing.
func playOn(t *rapid.T, ctx *testing.T, s *Session, d *device, label string) {
	for range rapid.IntRange(0, 12).Draw(t, label) {
		_, _ = s.Do(ctx.Context(), rulestest.AnyCommand(t, s.State()), d.meta())
	}
}

// TestRestore: a copy taken up again means what it meant, and taken back what was before;
// no entry goes.
func TestRestore(t *testing.T) {
	d := newDevice("a")
	s := seated(t, opened(t), d)
	do(t, s, d, result(s, 1))
	body, then := copyOf(t, s), meaning(s.State())
	do(t, s, d, result(s, 2))
	if _, err := s.Undo(t.Context(), d.meta()); err != nil {
		t.Fatal(err)
	}
	for table := 2; table <= 4; table++ {
		do(t, s, d, result(s, table))
	}
	do(t, s, d, tournament.RoundClosed{Seating: s.State().LastRound().Seating})
	now, before := meaning(s.State()), s.Seq()
	c, err := s.Compare(body, "Копия 14:05", d.meta())
	check(t, err)
	check(t, c.Refused)
	if c.Newer != 6 || c.Missing != 0 || len(c.Command) != 5 || len(c.Preview.Changes) == 0 {
		t.Fatalf("compared: %d newer, %d missing, %d commands, changes %v", c.Newer, c.Missing, len(c.Command), c.Preview.Changes)
	}
	done, err := s.Restore(t.Context(), body, "Копия 14:05", d.meta())
	check(t, err)
	onDisk(t, s)
	if diff := rulestest.Diff(meaning(s.State()), then); diff != "" || s.Seq() != before+len(done.Events) {
		t.Fatalf("restored, the tournament is another:\n%s", diff)
	}
	if notes := s.State().Notes; len(notes) != 1 || notes[0].Text != "Копия 14:05" || notes[0].Type != tournament.NoteRestore {
		t.Fatalf("the journal tells %+v", notes)
	}
	list, err := s.store.ListSnapshots(t.Context(), s.ID())
	check(t, err)
	if list[0].Reason != ReasonRestore {
		t.Fatalf("nothing was kept before: %+v", list[0])
	}
	do(t, s, d, Reverse(done.Events))
	if diff := rulestest.Diff(meaning(s.State()), now); diff != "" {
		t.Fatalf("taken back, the tournament is another:\n%s", diff)
	}
	onDisk(t, s)
}

func TestRestoreRefused(t *testing.T) {
	d := newDevice("a")
	s := seated(t, opened(t), d)
	seq := s.Seq()
	stranger := copyOf(t, seated(t, opened(t), newDevice("c")))
	_, err := s.Restore(t.Context(), stranger, "x", d.meta())
	refused(t, err, "session.merge.other")
	_, err = s.Compare(stranger, "x", d.meta())
	refused(t, err, "session.merge.other")
	_, err = s.Restore(t.Context(), []byte("{"), "x", d.meta())
	if err == nil {
		t.Fatal("nonsense was restored")
	}
	// The present needs no restoring.
	same := copyOf(t, s)
	c, err := s.Compare(same, "x", d.meta())
	check(t, err)
	if len(c.Command) != 0 || c.Newer != 0 {
		t.Fatalf("the present differs from itself: %+v", c)
	}
	done, err := s.Restore(t.Context(), same, "x", d.meta())
	check(t, err)
	if len(done.Events) != 0 || s.Seq() != seq {
		t.Fatal("something was written")
	}
}

// TestRestoreAny: at any point of any evening on one device a copy can be taken up again,
// and what was before it too.
func TestRestoreAny(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		d := newDevice("a")
		s := random(rt, t, d)
		playOn(rt, t, s, d, "before")
		body, then := copyOf(rt, s), meaning(s.State())
		playOn(rt, t, s, d, "after")
		last, now := copyOf(rt, s), meaning(s.State())
		back := func(to []byte, want string) {
			c, err := s.Compare(to, "x", d.meta())
			if err != nil || c.Refused != nil {
				rt.Fatalf("can't be restored: %v, %v", err, c.Refused)
			}
			if _, err := s.Restore(t.Context(), to, "x", d.meta()); err != nil {
				rt.Fatal(err)
			}
			if diff := rulestest.Diff(meaning(s.State()), want); diff != "" {
				rt.Fatalf("restored, it is another:\n%s", diff)
			}
		}
		back(body, then)
		back(last, now)
	})
}

// random is a session of belote with a few pairs, in memory.
func random(t fatal, ctx *testing.T, d *device) *Session {
	reg, _ := find("belote-pairs")
	s, err := Create(ctx.Context(), store.NewMemory(), find, tournament.Create(reg, tournament.Details{Name: "Зимняя встреча", Date: "2026-11-29"}, nil), d.meta())
	if err != nil {
		t.Fatal(err)
	}
	var all tournament.All
	for i := range 8 {
		all = append(all, pair(i))
	}
	for _, c := range []tournament.Command{all, tournament.SeatRound{}} {
		if _, err := s.Do(ctx.Context(), c, d.meta()); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.Do(ctx.Context(), tournament.RoundPublished{Seating: s.State().LastRound().Seating}, d.meta()); err != nil {
		t.Fatal(err)
	}
	return s
}
