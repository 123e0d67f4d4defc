package domino

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
)

// lawEarlier compares the standing after each earlier round with what it was then: nothing
// that happens later changes it but corrections and fines, of which there are none here.
func lawEarlier(t *rapid.T, l *hall, then []rules.Standing) {
	for n, was := range then {
		now := l.reg.Standing(l.h, n)
		for i, line := range was.Lines {
			got := now.Lines[i]
			if got.Entrant != line.Entrant || got.Place != line.Place || got.PlaceTo != line.PlaceTo || got.Points != line.Points ||
				got.Diff != line.Diff || got.DecidedBy != line.DecidedBy || got.Status != line.Status {
				t.Fatalf("after round %d, line %d was\n%+v\nand is, %d rounds later,\n%+v", n, i, line, len(l.h.Rounds)-n, got)
			}
		}
	}
}

// TestEarlierStanding: the standing after the last main round knows nothing of the final
// (1.4). Differences as level gives them: a 60, b 40; losers c and d.
func TestEarlierStanding(t *testing.T) {
	check := func(t *testing.T, l *hall, want string) {
		t.Helper()
		got := ""
		for _, line := range l.reg.Standing(l.h, 1).Lines {
			if line.DecidedBy == rules.ByRefused || line.DecidedBy == rules.ByFinal || line.Place != line.PlaceTo || line.Awaits != [2]int{} {
				t.Errorf("%s: %d–%d, decided by %s, awaits %v", line.Entrant, line.Place, line.PlaceTo, line.DecidedBy, line.Awaits)
			}
			got += string(line.Entrant)
		}
		if got != want {
			t.Errorf("after round 1: %s, want %s", got, want)
		}
	}
	t.Run("the winner of the final withdraws afterwards", func(t *testing.T) {
		l := level(t, 60, 40)
		l.final("a", "c")
		l.leave("a", 2)
		check(t, l, "abdc") // by difference: a 60, b 40; the losers d −40, c −60
		if l.places() != "a b c d" {
			t.Errorf("in the end: %s", l.places())
		}
	})
	t.Run("one refuses in the middle of a round robin", func(t *testing.T) {
		l := level(t, 60, 50, 40, 30)
		l.final("a", "b")
		l.refuse("a")
		check(t, l, "abcdhgfe")
		if a := l.line(2, "a"); a.DecidedBy != rules.ByRefused {
			t.Errorf("after round 2: %+v", a)
		}
	})
	// a, b and c have won, by 100, 60 and 40 (level: each party's 101:n). While a is fined a
	// point, b and c alone are equal, and play. When the fine is revoked all three are equal
	// in points after round 1, and the difference orders them, whatever b and c have played.
	t.Run("a fine is revoked after the final", func(t *testing.T) {
		l := level(t, 100, 60, 40)
		l.h.Fines = []*rules.Fine{{ID: "f", Entrant: "a", Round: 1, Points: rules.Points(-1)}}
		if got := l.due(); got != "b-c@1 e-f@2" && got != "b-c@1" {
			t.Fatalf("the finals: %s", got)
		}
		l.final("c", "e")
		check(t, l, "bcafed")
		l.h.Fines = nil
		check(t, l, "abcfed")
	})
}
