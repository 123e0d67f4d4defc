package belote

import (
	"cmp"
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/standings"
)

var update = flag.Bool("update", false, "write the golden files anew")

// golden compares text with a file of testdata.
func golden(t *testing.T, file, got string) {
	t.Helper()
	path := "testdata/" + file
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want := string(read(t, path)); got != want {
		t.Errorf("%s differs; got\n%s", path, got)
	}
}

// wholeTournament is 27 pairs and a late one through the whole ladder: mars, a party in which both
// were over, unfinished ones, fines, a withdrawal, a no-show, a replacement and the final.
func wholeTournament(t *testing.T) *hall {
	x := newHall(t, 27, nil)
	r := x.seat("seed 1")
	late, err := New().Late(x.h)
	if err != nil {
		t.Fatal(err)
	}
	x.register("p28", late.Joined)
	x.fine("p28", 1, late.Points, late.Whists)
	x.record(r, 0, `{"ns":1004,"ew":333}`)
	x.record(r, 1, `{"ns":1030,"ew":1012,"lastDeclarer":"ns"}`)
	x.record(r, 2, `{"ns":410,"ew":300,"unfinished":true}`)
	x.record(r, 3, `{"ns":700,"ew":700,"unfinished":true}`)
	x.close(r)

	r = x.seat("seed 2")
	x.record(r, 4, `{"slip":{"ns":"-1.5","ew":"1.5"},"diff":-640}`)
	x.fine("p03", 2, 0, -100)
	x.close(r)

	r = x.seat("seed 3")
	x.close(r)
	x.leave("p10", 3, rules.LeaveWithdrawn)
	x.fine("p12", 3, -1, 0)

	x.close(x.seat("seed 4"))
	r = x.seat("seed 5")
	x.record(r, 10, `{"noShow":"ew"}`)
	x.close(r)

	// One of the sixteen can't play round 6: the best of those just cut comes in (V.4).
	r = x.seat("seed 6")
	out := r.Tables[7].Seats[1]
	best, err := New().Substitutes(x.h, 6, out)
	if err != nil {
		t.Fatal(err)
	}
	x.h.Replaced = append(x.h.Replaced, rules.Replacement{Round: 6, Out: out, In: best[0]})
	x.leave(string(out), 5, rules.LeaveWithdrawn)
	r.Tables[7].Seats = []rules.EntrantID{r.Tables[7].Seats[0], best[0]}
	x.close(r)

	x.play(4)
	return x
}

func TestWholeTournament(t *testing.T) {
	x := wholeTournament(t)
	var b strings.Builder
	for _, n := range []int{1, 3, 4, 5, 6, 7, 8, 10} {
		b.WriteString(x.describe(n))
		b.WriteByte('\n')
	}
	golden(t, "whole.golden", b.String())
	if plan := x.next(); !plan.Finished || len(plan.NeedLot) > 0 {
		t.Errorf("after the final: %+v", plan)
	}
	// p24 withdrew after the round after which those above it were cut, p10 earlier.
	end := New().Standing(x.h, 10)
	for id, want := range map[rules.EntrantID]string{"p24": rules.DetailGone, "p23": "", "p10": ""} {
		if l := end.Line(id); l.Detail != want {
			t.Errorf("%s: %q, want %q", id, l.Detail, want)
		}
	}
}

// Order of input never changes the standing.
func TestStandingOfReversedInput(t *testing.T) {
	x := wholeTournament(t)
	h := reversed(x.h)
	for n := range 11 {
		if got, want := standings.Describe(h, New().Standing(h, n)), x.describe(n); got != want {
			t.Errorf("round %d: got\n%swant\n%s", n, got, want)
		}
	}
}

// A standing for tournaments of any size: everybody has a line; the lines add up; longer
// in the tournament is higher; among equals points, then wins.
func TestStandingLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := &hall{t: t, h: &rules.History{Regulation: ID, Params: defaults().With(rules.Params{
			"rounds": rapid.IntRange(1, 6).Draw(t, "rounds"), "cuts": [][2]int{{2, 9}, {4, 6}, {6, 4}}, "swissRounds": 3,
			"byeOnce": rapid.Bool().Draw(t, "byeOnce"), "final": rapid.Bool().Draw(t, "final"),
		})}}
		for i := range rapid.IntRange(2, 14).Draw(t, "pairs") {
			x.register("p"+string(rune('a'+i)), 1)
		}
		rnd := func(n int) int { return rapid.IntRange(0, n-1).Draw(t, "rnd") }
		for {
			plan, err := New().Next(x.h)
			if err != nil {
				t.Fatal(err)
			}
			for _, group := range plan.NeedLot {
				x.h.Lots = append(x.h.Lots, rules.Lot{Round: len(x.h.Rounds), Order: group})
			}
			if len(plan.NeedLot) > 0 {
				again, err := New().Next(x.h)
				if err != nil || len(again.NeedLot) > 0 {
					t.Fatalf("after the lots of %v: %+v %v", plan.NeedLot, again, err)
				}
				continue
			}
			if plan.Finished {
				break
			}
			r := x.seat("s" + string(rune('a'+plan.Round)))
			for i, table := range r.Tables {
				x.record(r, i, string(New().RandomResult(x.h, table, r.Stage, rnd).Canonical()))
			}
			r.Closed = true
			if rnd(4) == 0 {
				active := x.h.Active(len(x.h.Rounds) + 1)
				if len(active) > 0 {
					x.leave(string(active[rnd(len(active))]), len(x.h.Rounds), rules.LeaveWithdrawn)
				}
			}
			checkStanding(t, x.h)
		}
	})
}

func checkStanding(t *rapid.T, h *rules.History) {
	for n := range len(h.Rounds) + 1 {
		s := New().Standing(h, n)
		if len(s.Lines) != len(h.Entrants) {
			t.Fatalf("%d lines of %d entrants", len(s.Lines), len(h.Entrants))
		}
		for i, l := range s.Lines {
			points, wins := l.Bonus+l.FinePoints, 0
			for _, r := range l.Rounds {
				if r.Round > n {
					t.Fatalf("a line of round %d after round %d", r.Round, n)
				}
				if l.Bonus == 0 && s.Stage != rules.StageFinal || s.Stage == rules.StageFinal && (r.Stage == rules.StageFinal) == (l.Last >= finalFrom(h)) {
					points += r.Points
					if r.Win {
						wins++
					}
				}
			}
			if points != l.Points || wins != l.Wins {
				t.Fatalf("%s after round %d: points %s wins %d, its rounds make %s and %d", l.Entrant, n, l.Points, l.Wins, points, wins)
			}
			if i == 0 {
				continue
			}
			a := s.Lines[i-1]
			gone := func(l rules.StandingLine) int {
				if l.Status == rules.StatusWithdrawn || l.Status == rules.StatusRemoved {
					return 0
				}
				return 1
			}
			if c := cmp.Or(cmp.Compare(a.Last, l.Last), cmp.Compare(gone(a), gone(l)), cmp.Compare(a.Points, l.Points), cmp.Compare(a.Wins, l.Wins)); c < 0 {
				t.Fatalf("after round %d %s stands above %s", n, a.Entrant, l.Entrant)
			}
		}
	}
}

// The list of a published cut stands, whatever is corrected later (II.7).
func TestCorrectionNeverChangesTheList(t *testing.T) {
	x := newHall(t, 10, rules.Params{"rounds": 3, "cuts": [][2]int{{2, 6}}, "final": false})
	x.play(3)
	third := x.h.Round(3)
	through := slices.Clone(third.Through)
	s := x.standing(2)
	last := s.Lines[5].Entrant  // the last that went on
	first := s.Lines[6].Entrant // the first that didn't
	t1, _ := x.h.Round(2).SeatOf(last)
	table := slices.Index(x.h.Round(2).Tables, t1)
	worst := `{"ns":0,"ew":1300}`
	if t1.Seats[1] == last {
		worst = `{"ns":1300,"ew":0}`
	}
	x.record(x.h.Round(2), table, worst)
	if !slices.Equal(x.h.ThroughBefore(3), through) {
		t.Fatalf("the list changed: %v", x.h.ThroughBefore(3))
	}
	after := x.standing(2)
	if after.Line(last).Place < after.Line(first).Place {
		t.Errorf("the correction doesn't show: %s", x.describe(2))
	}
	if got := after.Line(last).Status; got != rules.StatusActive {
		t.Errorf("the one who went on is %s", got)
	}
	if got := after.Line(first).Status; got != rules.StatusEliminated {
		t.Errorf("the one who didn't is %s", got)
	}
	if end := x.standing(3); end.Line(last).Place > 6 || end.Line(first).Place < 7 {
		t.Errorf("after round 3:\n%s", x.describe(3))
	}
}
