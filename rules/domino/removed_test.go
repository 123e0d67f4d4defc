package domino

import (
	"testing"

	"github.com/sudya-app/sudya/rules"
)

// TestRemovedAfterTheLastRound: whom the judge removes then doesn't stay first: he stands
// below all who played as many rounds, as a pair does in belote, and the places move up. The
// regulation is silent, so a parameter keeps him in place.
func TestRemovedAfterTheLastRound(t *testing.T) {
	remove := func(l *hall, id rules.EntrantID, after int) {
		l.h.Entrant(id).Leave = &rules.Leave{After: after, Kind: rules.LeaveRemoved, Reason: "подсказки"}
	}
	start := func() *hall { // 3 points: a and b by difference 60 and 40; none: d −40, c −60
		return level(t, 60, 40).set(paramTieFinal, false)
	}
	l := start()
	remove(l, "a", 1)
	if got := l.places(); got != "b d c a" {
		t.Errorf("%s", got)
	}
	a, b := l.line(1, "a"), l.line(1, "b")
	if a.Place != 4 || a.Status != rules.StatusRemoved || a.DecidedBy != rules.ByStage || a.Detail != rules.DetailGone || a.Points != rules.Points(3) || b.Place != 1 {
		t.Errorf("%+v, %+v", a, b)
	}
	if got := l.due(); got != "finished" {
		t.Errorf("%s", got)
	}
	l.set(paramRemovedKeep, true)
	if got := l.places(); got != "a b d c" || l.line(1, "a").Detail != "" {
		t.Errorf("kept: %s", got)
	}
	// Of his own will he keeps what he has played.
	l = start()
	l.leave("a", 1)
	if got := l.places(); got != "a b d c" {
		t.Errorf("withdrawn: %s", got)
	}
	t.Run("he is in no tie", func(t *testing.T) {
		l := level(t, 60, 40, 30) // a, b, c tied; d, e, f at places 4–6
		remove(l, "a", 1)
		if got := l.due(); got != "b-c@1 f-e@2" && got != "b-c@1" {
			t.Errorf("%s", got)
		}
	})
	t.Run("the winner of the final", func(t *testing.T) {
		l := level(t, 60, 40)
		l.final("b", "c")
		remove(l, "b", 2)
		if got := l.places(); got != "a c d b" {
			t.Errorf("%s", got)
		}
		if first := l.reg.Standing(l.h, 1).Lines[0].Entrant; first != "a" {
			t.Errorf("after round 1 nothing has happened: %s is first", first)
		}
	})
	t.Run("the winner of the last match after the groups", func(t *testing.T) {
		// He stands below the other three of the matches, above those who weren't in them.
		l := paired(t, 4, 4)
		l.final("a1", "b1")
		l.final("a1", "b2")
		remove(l, "a1", 3)
		if got := l.places(); got != "b1 b2 a2 a1 b3 a3 b4 a4" || l.line(3, "a1").Detail != rules.DetailGone {
			t.Errorf("%s", got)
		}
	})
	t.Run("earlier", func(t *testing.T) {
		// Below all who played on in any case; among those who left by points, as ever.
		l := ordered(t, "1", "2", "3", "4", "5", "6")
		remove(l, "1", 1)
		l.leave("2", 1)
		l.finishRound()
		if s := l.reg.Standing(l.h, 2); s.Line("1").Place != 5 || s.Line("2").Place != 6 || s.Line("1").Detail != "" {
			t.Errorf("%s", l.places())
		}
	})
}

// finishRound seats the next round, drawn at each table.
func (l *hall) finishRound() {
	l.seat("s")
	l.finish(func(*rules.Round, *rules.Table) Result { return parties(l.t, "101:100", "100:101") })
}
