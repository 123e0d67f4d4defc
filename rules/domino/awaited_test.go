package domino

import (
	"fmt"
	"testing"

	"github.com/sudya-app/sudya/rules"
)

// shown are the lines of a standing: «a1–2 b1–2 …».
func (l *hall) shown(n int) string {
	text := ""
	for _, line := range l.reg.Standing(l.h, n).Lines {
		from, to := line.Place, line.PlaceTo
		if line.Awaits[0] > 0 {
			from, to = line.Awaits[0], line.Awaits[1]
		}
		text += fmt.Sprintf("%s%d", line.Entrant, from)
		if to > from {
			text += fmt.Sprintf("–%d", to)
		}
		text += " "
	}
	return text
}

// TestPlacesAwaitTheirFinal: while a final is pending it decides places and nothing else does
// (1.4): its players share them, listed by difference.
func TestPlacesAwaitTheirFinal(t *testing.T) {
	t.Run("two ties of two", func(t *testing.T) {
		l := level(t, 60, 40)
		if got := l.shown(1); got != "a1–2 b1–2 d3–4 c3–4 " {
			t.Errorf("before the finals: %s", got)
		}
		l.final("b", "c")
		if got := l.shown(2); got != "b1 a2 c3 d4 " {
			t.Errorf("after the finals: %s", got)
		}
	})
	t.Run("a tie across the fourth place", func(t *testing.T) {
		l := level(t, 60, 50, 40, 30, 20, 10)
		if got := l.shown(1); got[:len("a1–4 b1–4 c1–4 d1–4 e5 f6 ")] != "a1–4 b1–4 c1–4 d1–4 e5 f6 " {
			t.Errorf("four of six play: %s", got)
		}
	})
	t.Run("one refuses", func(t *testing.T) {
		l := level(t, 60, 50, 40).refuse("a")
		if got := l.shown(1); got[:len("b1–2 c1–2 a3 ")] != "b1–2 c1–2 a3 " {
			t.Errorf("a refuses: %s", got)
		}
	})
	t.Run("a lot of who plays orders nobody in the final", func(t *testing.T) {
		l := level(t, 60, 50, 40, 30, 30)
		l.h.Lots = []rules.Lot{{Round: 1, Order: []rules.EntrantID{"e", "d"}}}
		if got := l.shown(1); got[:len("a1–4 b1–4 c1–4 e1–4 d5 ")] != "a1–4 b1–4 c1–4 e1–4 d5 " {
			t.Errorf("the lot lets e in: %s", got)
		}
	})
	t.Run("no finals", func(t *testing.T) {
		l := level(t, 60, 40).set(paramTieFinal, false)
		if got := l.shown(1); got != "a1 b2 d3 c4 " {
			t.Errorf("by difference: %s", got)
		}
	})
}

// TestTies tells what a tie is about: the places at stake, who plays, who stays out, who
// refuses, of whom the lot chooses.
func TestTies(t *testing.T) {
	tell := func(l *hall) string {
		text := ""
		for _, x := range Ties(l.h) {
			text += fmt.Sprintf("%s: %d–%d to %d, %v points, %v out %v refused %v lot %v %t %t; ", x.Group, x.From, x.To, x.Last, x.Points, x.Field, x.Out, x.Refused, x.NeedLot, x.Begun, x.Done)
		}
		return text
	}
	check := func(l *hall, want string) {
		t.Helper()
		if got := tell(l); got != want {
			t.Errorf("\n%s, want\n%s", got, want)
		}
	}
	two := level(t, 60, 40)
	check(two, "1: 1–2 to 2, 3 points, [a b] out [] refused [] lot [] false false; 2: 3–4 to 4, 0 points, [d c] out [] refused [] lot [] false false; ")
	two.final("b", "c")
	check(two, "1: 1–2 to 2, 3 points, [a b] out [] refused [] lot [] true true; 2: 3–4 to 4, 0 points, [d c] out [] refused [] lot [] true true; ")
	check(level(t, 60, 50, 40, 30, 20).refuse("b"), "1: 1–5 to 4, 3 points, [a c d e] out [] refused [b] lot [] false false; ")
	check(level(t, 60, 50, 40, 30, 20), "1: 1–5 to 4, 3 points, [a b c d] out [e] refused [] lot [] false false; ")
	check(level(t, 60, 50, 40, 30, 30), ": 1–5 to 0, 3 points, [] out [] refused [] lot [d e] false false; ")
}
