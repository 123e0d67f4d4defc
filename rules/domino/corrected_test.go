package domino

import "testing"

// TestSemiCorrected: 1.8 with the list that stands (tournament.md, «Life of a round»). Of
// two groups of four a1 beat b2, b1 beat a2 in the semi-finals; a1 and b1 played for place
// 1, b2 and a2 for place 3. A semi-final corrected afterwards changes neither who played for
// what nor, with that, the first four.
func TestSemiCorrected(t *testing.T) {
	swap := func(l *hall, round, table int) {
		r := l.h.Round(round)
		at := r.Tables[table-1]
		res := at.Result.(Result)
		for i, p := range res.Parties {
			res.Parties[i].A, res.Parties[i].B = p.B, p.A
		}
		l.enter(r, at, Result{Parties: res.Parties})
	}
	start := func(t *testing.T, l *hall, want string) {
		t.Helper()
		if got := l.dueMatches(); got != want {
			t.Fatalf("the matches: %s, want %s", got, want)
		}
	}
	for _, table := range []int{1, 2} {
		l := paired(t, 4, 4)
		l.final("a1", "b1")
		start(t, l, "place b1-a1 b2-a2")
		l.final("a1", "b2")
		if got := l.places(); got != "a1 b1 b2 a2 b3 a3 b4 a4" {
			t.Fatalf("before: %s", got)
		}
		swap(l, 2, table)
		if got := l.places(); got != "a1 b1 b2 a2 b3 a3 b4 a4" {
			t.Errorf("semi-final %d corrected: %s", table, got)
		}
		if r := l.h.Round(3); FirstPlace(l.h, r.Tables[0]) != 1 || FirstPlace(l.h, r.Tables[1]) != 3 {
			t.Errorf("the matches are no longer for what they were")
		}
	}
	t.Run("one match only", func(t *testing.T) {
		// a1, who won, leaves: b1 is first without play, a1 second. b2 and a2 play for place 3.
		l := paired(t, 4, 4)
		l.final("a1", "b1")
		l.leave("a1", 2)
		start(t, l, "place b2-a2")
		l.final("a2")
		for _, table := range []int{0, 1, 2} {
			if table > 0 {
				swap(l, 2, table)
			}
			if got := l.places(); got != "b1 a1 a2 b2 b3 a3 b4 a4" {
				t.Errorf("%d semi-finals corrected: %s", table, got)
			}
		}
		// b2, who lost, leaves: a1 and b1 play for place 1, a2 is third without play.
		l = paired(t, 4, 4)
		l.final("a1", "b1")
		l.leave("b2", 2)
		start(t, l, "place b1-a1")
		l.final("a1")
		for _, table := range []int{0, 1, 2} {
			if table > 0 {
				swap(l, 2, table)
			}
			if got := l.places(); got != "a1 b1 a2 b2 b3 a3 b4 a4" {
				t.Errorf("%d semi-finals corrected: %s", table, got)
			}
		}
	})
	t.Run("seated by hand, or before the seating said it", func(t *testing.T) {
		l := paired(t, 4, 4)
		l.final("a1", "b1")
		l.final("a1", "b2")
		for _, table := range l.h.Round(3).Tables {
			table.Why = nil
		}
		swap(l, 2, 1)
		if got := l.places(); got != "a1 b1 b2 a2 b3 a3 b4 a4" {
			t.Errorf("%s", got)
		}
		l.h.Round(3).Tables[0], l.h.Round(3).Tables[1] = l.h.Round(3).Tables[1], l.h.Round(3).Tables[0]
		swap(l, 2, 1)
		if got := l.places(); got != "a1 b1 b2 a2 b3 a3 b4 a4" {
			t.Errorf("the match for place 3 at table 1: %s", got)
		}
	})
}
