package session

import (
	"testing"

	"github.com/sudya-app/sudya/rules/tournament"
)

func undo(t *testing.T, s *Session, d *device) {
	t.Helper()
	_, err := s.Undo(t.Context(), d.meta())
	check(t, err)
	onDisk(t, s)
}

func redo(t *testing.T, s *Session, d *device) {
	t.Helper()
	_, err := s.Redo(t.Context(), d.meta())
	check(t, err)
	onDisk(t, s)
}

// entrants tells how many are registered now.
func entrants(t *testing.T, s *Session, want int) {
	t.Helper()
	if n := len(s.State().Entrants); n != want {
		t.Fatalf("%d entrants, want %d", n, want)
	}
}

func TestUndoRedo(t *testing.T) {
	d := newDevice("a")
	s := create(t, opened(t), d)
	nothing := func(redo bool) {
		t.Helper()
		if redo {
			_, err := s.Redo(t.Context(), d.meta())
			refused(t, err, "session.redo.nothing")
			return
		}
		_, err := s.Undo(t.Context(), d.meta())
		refused(t, err, "session.undo.nothing")
	}
	nothing(false)
	nothing(true)
	do(t, s, d, pair(1))
	do(t, s, d, tournament.All{pair(2), pair(3)})
	do(t, s, d, tournament.DeviceLabelled{Label: "Телефон у входа"})
	nothing(true)
	undo(t, s, d) // both of the one command; the label isn't the judge's work
	entrants(t, s, 1)
	undo(t, s, d)
	entrants(t, s, 0)
	nothing(false)
	redo(t, s, d)
	entrants(t, s, 1)
	redo(t, s, d)
	entrants(t, s, 3)
	nothing(true)
	undo(t, s, d)
	entrants(t, s, 1)
	redo(t, s, d)
	entrants(t, s, 3)
	undo(t, s, d)
	do(t, s, d, pair(4))
	nothing(true) // a new command ends what could be brought back
	undo(t, s, d)
	entrants(t, s, 1)
	redo(t, s, d)
	entrants(t, s, 2)
}

// TestUndoIsOnesOwn: a device takes back what it did itself.
func TestUndoIsOnesOwn(t *testing.T) {
	st := opened(t)
	left, right := newDevice("a"), newDevice("b")
	s := create(t, st, left)
	do(t, s, left, pair(1))
	do(t, s, right, pair(2))
	undo(t, s, left)
	entrants(t, s, 1)
	if s.State().Entrants[0].Players[0] != "Северов 2" {
		t.Fatal("the other device's entry was undone")
	}
	_, err := s.Redo(t.Context(), right.meta())
	refused(t, err, "session.redo.nothing")
}

func TestUndoWhatIsBuiltUpon(t *testing.T) {
	d := newDevice("a")
	s := seated(t, opened(t), d)
	other := newDevice("b")
	do(t, s, other, result(s, 1))
	seq := s.Seq()
	_, err := s.Undo(t.Context(), d.meta()) // the publication of the round
	refused(t, err, "undo.needed")
	if s.Seq() != seq {
		t.Fatal("a refused undo wrote something")
	}
	onDisk(t, s)
}
