package preferans

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/standings"
)

// story is a short tournament with everything that a standing must tell apart.
func story() *rules.History {
	h := newHistory(12)
	r := byHand(h, "p01 p02 p03 p04; p05 p06 p07 p08; p09 p10 p11")
	enter(h, r, 1, whists("97 205 33 -335"))
	enter(h, r, 2, whists("100 0 0 -100"))
	enter(h, r, 3, whists("100/3 100/3 -200/3"))
	r.Closed = true // p12 wasn't there
	h.Entrants[9].Leave = &rules.Leave{After: 1, Kind: rules.LeaveWithdrawn}
	join(h, "p13", 2)
	h.Fines = append(h.Fines,
		&rules.Fine{ID: "late", Entrant: "p13", Round: 1, Points: rules.Points(-80), Late: true},
		&rules.Fine{ID: "rude", Entrant: "p01", Round: 2, Points: rules.Points(-10), Whists: -7})
	r = byHand(h, "p01 p02 p05 p13; p03 p04 p06 p07; p08 p09 p11")
	enter(h, r, 1, whists("0 0 0 0"))
	enter(h, r, 2, `{"whists":["50","-50","0","0"],"absent":[3]}`)
	enter(h, r, 3, whists("40 -20 -20"))
	r.Absences["p12"] = rules.Absence{Waived: true, Reason: "проспал жеребьёвку"}
	r.Closed = true
	return h
}

func TestStandingOfTheStory(t *testing.T) {
	h := story()
	for n, want := range []string{`
after round 0, main
1–13. P01: points 0, whists 0
1–13. P02: points 0, whists 0 (shared)
1–13. P03: points 0, whists 0 (shared)
1–13. P04: points 0, whists 0 (shared)
1–13. P05: points 0, whists 0 (shared)
1–13. P06: points 0, whists 0 (shared)
1–13. P07: points 0, whists 0 (shared)
1–13. P08: points 0, whists 0 (shared)
1–13. P09: points 0, whists 0 (shared)
1–13. P10: points 0, whists 0 (shared)
1–13. P11: points 0, whists 0 (shared)
1–13. P12: points 0, whists 0 (shared)
1–13. P13: points 0, whists 0 (shared)
`, `
after round 1, main
1. P02: points 53
2. P05: points 45 (points: 53 over 45)
3. P01: points 24 (points: 45 over 24)
4–5. P09: points 21, whists 100/3 (points: 24 over 21)
4–5. P10: points 21, whists 100/3, withdrawn (shared)
6–7. P06: points 0, whists 0 (points: 21 over 0)
6–7. P07: points 0, whists 0 (shared)
8. P03: points -4 (points: 0 over -4)
9. P11: points -41 (points: -4 over -41)
10. P08: points -45 (points: -41 over -45)
11. P04: points -61 (points: -45 over -61)
12–13. P12: points 0, whists 0 (stage)
12–13. P13: points 0, whists 0 (shared)
`, `
after round 2, main
1. P02: points 53
2. P05: points 45 (points: 53 over 45)
3. P03: points 36 (points: 45 over 36)
4. P01: points 14 (points: 36 over 14)
5. P09: points 2 (points: 14 over 2)
6. P06: points 0 (points: 2 over 0)
7. P08: points -7 (points: 0 over -7)
8. P11: points -60 (points: -7 over -60)
9–10. P07: points -80, whists 0 (points: -60 over -80)
9–10. P13: points -80, whists 0 (shared)
11. P04: points -101 (points: -80 over -101)
12. P10: points 21, withdrawn (stage)
13. P12: points 0 (stage)
`} {
		if got := standings.Describe(h, New().Standing(h, n)); got != strings.TrimPrefix(want, "\n") {
			t.Errorf("after round %d:\n%s\nwant%s", n, got, want)
		}
	}
}

func TestStandingLines(t *testing.T) {
	h := story()
	s := New().Standing(h, 2)
	for _, row := range []struct {
		id, want string
	}{
		{"p01", "played true points 14 whists 90 fines -10 -7: 1/1 played 24 97 [p02 p03 p04], 2/1 played 0 0 [p02 p05 p13]"},
		{"p07", "played true points -80 whists 0 fines 0 0: 1/2 played 0 0 [p05 p06 p08], 2/2 absent -80 0 []"},
		{"p06", "played true points 0 whists 0 fines 0 0: 1/2 played 0 0 [p05 p07 p08], 2/2 played 0 0 [p03 p04]"},
		{"p10", "played true points 21 whists 100/3 fines 0 0: 1/3 played 21 100/3 [p09 p11]"},
		{"p12", "played false points 0 whists 0 fines 0 0: 1/0 absent 0 0 [], 2/0 absent 0 0 []"},
		{"p13", "played true points -80 whists 0 fines -80 0: 1/0 late 0 0 [], 2/1 played 0 0 [p01 p02 p05]"},
	} {
		l := s.Line(rules.EntrantID(row.id))
		got := fmt.Sprintf("played %v points %v whists %v fines %v %d:", l.Played, l.Points, l.Diff, l.FinePoints, l.FineWhists)
		for i, r := range l.Rounds {
			if i > 0 {
				got += ","
			}
			got += fmt.Sprintf(" %d/%d %s %v %v %v", r.Round, r.Table, r.Kind, r.Points, r.Diff, r.Opponents)
		}
		if got != row.want {
			t.Errorf("%s: %s\nwant %s", row.id, got, row.want)
		}
	}
	// Who is dealt cards later pays for what he missed before.
	r := byHand(h, "p12 p01 p02; p03 p04 p05")
	enter(h, r, 1, whists("30 0 -30"))
	enter(h, r, 2, whists("30 0 -30"))
	if l := lineOf(h, 3, "p12"); !l.Played || l.Points != rules.Points(-80+0+36) {
		t.Errorf("p12 after playing: played %v, %v points", l.Played, l.Points)
	}
}

func TestWithdrawnByPoints(t *testing.T) {
	h := story()
	h.Params = h.Params.With(rules.Params{"withdrawn": WithdrawnPoints})
	if l := lineOf(h, 2, "p10"); l.Place != 4 || l.Status != rules.StatusWithdrawn {
		t.Errorf("place %d, status %s", l.Place, l.Status)
	}
}

func TestRemovedStandsBelow(t *testing.T) {
	h := story()
	h.Entrants[1].Leave = &rules.Leave{After: 1, Kind: rules.LeaveRemoved}
	h.Rounds[1].Tables[0].Seats = []rules.EntrantID{"p01", "p05", "p13"}
	enter(h, h.Rounds[1], 1, whists("0 0 0"))
	l := lineOf(h, 2, "p02")
	if l.Place != 11 || l.Status != rules.StatusRemoved || l.Last != 1 || len(l.Rounds) != 1 || l.DecidedBy != rules.ByStage {
		t.Errorf("%+v", l)
	}
}

// TestRemovedAfterTheLastRound: 9.4 leaves open what becomes of his place. He stands below all
// who played as many rounds, as a pair does in belote, and the others move up; a parameter
// keeps him in place. Round 1: p02 53 points, p05 45.
func TestRemovedAfterTheLastRound(t *testing.T) {
	h := story()
	h.Rounds = h.Rounds[:1]
	h.Entrants[1].Leave = &rules.Leave{After: 1, Kind: rules.LeaveRemoved}
	s := New().Standing(h, 1)
	l := s.Line("p02")
	played := 0
	for _, line := range s.Lines {
		if line.Played {
			played++
		}
	}
	if s.Lines[0].Entrant != "p05" || s.Lines[0].Place != 1 || l.Place != played || l.DecidedBy != rules.ByStage || l.Detail != rules.DetailGone || l.Points != rules.Points(53) {
		t.Errorf("the first is %+v, p02 of %d is %+v", s.Lines[0], played, l)
	}
	h.Params = h.Params.With(rules.Params{"withdrawn": WithdrawnPoints})
	if l := lineOf(h, 1, "p02"); l.Place != played || l.Detail != rules.DetailGone {
		t.Errorf("who left stays where the points put him, who was removed doesn't: %+v", l)
	}
	h.Params = h.Params.With(rules.Params{"withdrawn": WithdrawnBelow, "removedKeep": true})
	if l := lineOf(h, 1, "p02"); l.Place != 1 || l.Detail != "" {
		t.Errorf("kept: %+v", l)
	}
	h.Params = h.Params.With(rules.Params{"removedKeep": false})
	h.Entrants[1].Leave.Kind = rules.LeaveWithdrawn
	if l := lineOf(h, 1, "p02"); l.Place != 1 {
		t.Errorf("of his own will he keeps what he has played: %+v", l)
	}
}

func TestLotOfTheStanding(t *testing.T) {
	h := story()
	h.Lots = append(h.Lots, rules.Lot{Round: 2, Order: []rules.EntrantID{"p13", "p07"}})
	if l := lineOf(h, 2, "p13"); l.Place != 9 || l.PlaceTo != 10 {
		t.Errorf("a lot counts though places are shared: %d–%d", l.Place, l.PlaceTo)
	}
	h.Params = h.Params.With(rules.Params{"tie": TieLot, "rounds": 2})
	plan, err := New().Next(h)
	if err != nil || !plan.Finished || len(plan.NeedLot) != 0 {
		t.Errorf("drawn already: %+v, %v", plan, err)
	}
	if l := lineOf(h, 2, "p07"); l.Place != 10 || l.PlaceTo != 10 || l.DecidedBy != rules.ByLot {
		t.Errorf("p07 by lot: %+v", l)
	}
	h.Lots = nil
	if plan, _ := New().Next(h); fmt.Sprint(plan.NeedLot) != "[[p07 p13]]" {
		t.Errorf("to be drawn: %v", plan.NeedLot)
	}
}

func TestPendingTable(t *testing.T) {
	h := newHistory(7)
	r := byHand(h, "p01 p02 p03 p04; p05 p06 p07")
	enter(h, r, 2, whists("30 0 -30"))
	s := New().Standing(h, 1)
	l := s.Line("p01")
	if !l.Played || !l.Rounds[0].Pending || l.Points != 0 || len(l.Rounds[0].Opponents) != 3 || l.Place != 2 || l.PlaceTo != 6 {
		t.Errorf("%+v", l)
	}
}

// TestUnpublishedRound: a draft is nobody's missed round.
func TestUnpublishedRound(t *testing.T) {
	h := story()
	r := byHand(h, "p01 p02 p03")
	r.Published = false
	if l := lineOf(h, 3, "p05"); len(l.Rounds) != 2 || l.Points != rules.Points(45) {
		t.Errorf("%+v", l)
	}
}
