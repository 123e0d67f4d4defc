package belote

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
)

// toFinal plays one qualifying round by hand and orders the pairs p01, p02 … by fines, so
// that the qualifying place is the number.
func toFinal(t *testing.T, pairs int, delta rules.Params) *hall {
	t.Helper()
	x := newHall(t, pairs, rules.Params{"rounds": 1, "cuts": [][2]int{}}.With(delta))
	var tables []string
	for i := 0; i+1 < pairs; i += 2 {
		tables = append(tables, string(x.h.Entrants[i].ID)+"-"+string(x.h.Entrants[i+1].ID))
	}
	var byes []string
	if pairs%2 == 1 {
		byes = []string{string(x.h.Entrants[pairs-1].ID)}
	}
	x.close(x.byHand(rules.StageMain, byes, tables...))
	s := x.standing(1)
	for i, e := range x.h.Entrants {
		x.fine(string(e.ID), 1, rules.Points(20-i)-s.Line(e.ID).Points, 0)
	}
	return x
}

// tables are the tables of a round, "p01-p04", the lower id first.
func tables(r *rules.Round) string {
	var list []string
	for _, t := range r.Tables {
		seats := slices.Sorted(slices.Values(t.Seats))
		list = append(list, string(seats[0])+"-"+string(seats[1]))
	}
	return strings.Join(list, " ")
}

// The order of the final's parties goes by qualifying places (II.3).
func TestFinalSchedule(t *testing.T) {
	tests := []struct {
		pairs int
		want  []string
		byes  []string
	}{
		{6, []string{"p01-p04 p02-p03", "p01-p03 p02-p04", "p01-p02 p03-p04"}, []string{"", "", ""}},
		{4, []string{"p01-p04 p02-p03", "p01-p03 p02-p04", "p01-p02 p03-p04"}, []string{"", "", ""}},
		{3, []string{"p02-p03", "p01-p03", "p01-p02"}, []string{"p01", "p02", "p03"}},
		{2, []string{"p01-p02"}, []string{""}},
	}
	for _, tt := range tests {
		x := toFinal(t, tt.pairs, nil)
		for i, want := range tt.want {
			r := x.seat("f")
			if got := tables(r); got != want || join(r.Byes) != tt.byes[i] {
				t.Errorf("%d pairs, round %d: %s, %v sits out; want %s, %s", tt.pairs, i+1, got, r.Byes, want, tt.byes[i])
			}
			x.close(r)
		}
		if !x.next().Finished {
			t.Errorf("%d pairs: a round more than %d", tt.pairs, len(tt.want))
		}
	}
}

// Earlier points don't count in the final, the bonus does; a fine in the final does, one of
// the qualifying rounds doesn't; the others keep their qualifying numbers (II.3).
func TestFinalPoints(t *testing.T) {
	x := toFinal(t, 6, nil)
	r := x.seat("f")
	for i, bonus := range []string{"1.5", "1", "0.5", "0"} {
		l := x.line(2, string(x.h.Entrants[i].ID))
		if l.Points.String() != bonus || l.Bonus != l.Points || l.Place != i+1 || l.Diff != 0 || l.Wins != 0 || l.FinePoints != 0 {
			t.Errorf("before the first deal: %+v", l)
		}
	}
	x.close(r) // p01 beats p04, p02 beats p03
	x.fine("p02", 2, -1, -30)
	x.fine("p01", 1, -1, -30)
	l := x.line(2, "p02")
	if l.Points.String() != "1.5" || l.FinePoints != -1 || l.FineWhists != -30 || l.Wins != 1 {
		t.Errorf("p02: %+v", l)
	}
	if l := x.line(2, "p01"); l.Points.String() != "2.5" || l.FinePoints != 0 {
		t.Errorf("p01: %+v", l)
	}
	if l := x.line(2, "p05"); l.Place != 5 || l.Points != rules.Points(16) || l.Status != rules.StatusEliminated || l.DecidedBy != rules.ByStage {
		t.Errorf("p05: %+v", l)
	}
	// Looked at after round 1 it is the qualifying standing.
	if s := x.standing(1); s.Stage != rules.StageMain || s.Keep != 4 || s.Line("p02").Points != rules.Points(19) || s.Line("p01").FinePoints == 0 {
		t.Errorf("after round 1:\n%s", x.describe(1))
	}
}

// In the final the criteria look at its parties only. Three pairs with a win each have beaten
// one another in a circle; the difference of these parties decides. In the qualifying round
// p03 had beaten p04 by far, which would turn the two round.
func TestFinalHeadToHead(t *testing.T) {
	x := toFinal(t, 4, rules.Params{"finalBonus": []rules.Half{0, 0, 0, 0}})
	r := x.seat("a") // 1–4, 2–3
	x.win(r, "p01", "p04", 700)
	x.win(r, "p02", "p03", 910)
	r.Closed = true
	r = x.seat("b") // 1–3, 2–4
	x.win(r, "p01", "p03", 700)
	x.win(r, "p04", "p02", 1000)
	r.Closed = true
	r = x.seat("c") // 1–2, 3–4
	x.win(r, "p01", "p02", 700)
	x.win(r, "p03", "p04", 960)
	r.Closed = true
	s := x.standing(4)
	if got := order(s); got != "p01 p02 p04 p03" {
		t.Fatalf("%s\n%s", got, x.describe(4))
	}
	for id, want := range map[rules.EntrantID][2]rules.Sixth{
		"p04": {rules.Whole(90), rules.Whole(-40)},
		"p03": {rules.Whole(-40), rules.Whole(-50)},
	} {
		if l := s.Line(id); l.DecidedBy != rules.ByH2HDiff || l.Compared != want {
			t.Errorf("%s: %s %v, want %v", id, l.DecidedBy, l.Compared, want)
		}
	}
}

// win records a win with 1010 whists against the loser's.
func (x *hall) win(r *rules.Round, winner, loser string, whists int) {
	x.t.Helper()
	t, seat := r.SeatOf(rules.EntrantID(winner))
	if t == nil || !slices.Contains(t.Seats, rules.EntrantID(loser)) {
		x.t.Fatalf("%s and %s don't meet in round %d", winner, loser, r.Number)
	}
	in := fmt.Sprintf(`{"ns":1010,"ew":%d}`, whists)
	if seat == 1 {
		in = fmt.Sprintf(`{"ns":%d,"ew":1010}`, whists)
	}
	x.record(r, slices.Index(r.Tables, t), in)
}

// A qualifying result corrected after the final's seating moves the bonus, never the list.
func TestCorrectionMovesTheBonus(t *testing.T) {
	x := toFinal(t, 6, nil)
	x.seat("f")
	x.fine("p01", 1, -9, 0) // 20 − 4.5: below p04's 17, and below p05 too
	x.fine("p05", 1, 9, 0)
	for id, bonus := range map[string]string{"p01": "0", "p02": "1.5", "p03": "1", "p04": "0.5", "p05": "0"} {
		if l := x.line(2, id); l.Bonus.String() != bonus {
			t.Errorf("%s: bonus %s, want %s", id, l.Bonus, bonus)
		}
	}
	if l := x.line(2, "p05"); l.Status != rules.StatusEliminated {
		t.Errorf("p05 is %s", l.Status)
	}
}

// Who leaves the final gives its later opponents technical wins; what was played stands.
func TestLeavingTheFinal(t *testing.T) {
	x := toFinal(t, 6, nil)
	x.close(x.seat("a"))
	x.leave("p02", 2, rules.LeaveWithdrawn)
	r := x.seat("b") // 1–3; p04 has nobody
	if tables(r) != "p01-p03" || join(r.Byes) != "p04" {
		t.Fatalf("tables %s, byes %v", tables(r), r.Byes)
	}
	x.close(r)
	l := x.line(3, "p04")
	last := l.Rounds[len(l.Rounds)-1]
	if last.Kind != rules.KindNoShow || last.Points.String() != "1.5" || !last.Win || last.Diff != 0 || join(last.Opponents) != "p02" {
		t.Errorf("p04: %+v", last)
	}
	x.close(x.seat("c")) // 3–4; p01 has nobody
	s := x.standing(4)
	if l := s.Line("p02"); l.Place != 4 || l.Points.String() != "2" || l.Status != rules.StatusWithdrawn {
		t.Errorf("p02: %+v", l)
	}
	if l := s.Line("p01"); l.Points.String() != "5" { // 1.5 and two wins and a technical one
		t.Errorf("p01: %+v", l)
	}
	if !x.next().Finished {
		t.Error("the final goes on")
	}
}

// A finalist that can't play is replaced before the first deal; the substitute has no
// bonus and the others keep theirs, also if the list was published before (V.4).
func TestSubstituteInTheFinal(t *testing.T) {
	for _, published := range []bool{false, true} {
		x := toFinal(t, 6, nil)
		replace := func() {
			best, err := New().Substitutes(x.h, 2, "p02")
			if err != nil {
				t.Fatal(err)
			}
			if join(best) != "p05 p06" {
				t.Fatalf("may come in: %v", best)
			}
			x.h.Replaced = append(x.h.Replaced, rules.Replacement{Round: 2, Out: "p02", In: best[0]})
			x.leave("p02", 1, rules.LeaveWithdrawn)
		}
		if published {
			r := x.seat("a")
			replace()
			for _, table := range r.Tables {
				if at := slices.Index(table.Seats, "p02"); at >= 0 {
					table.Seats[at] = "p05"
				}
			}
		} else {
			replace()
			x.seat("a")
		}
		for id, bonus := range map[string]string{"p01": "1.5", "p03": "0.5", "p04": "0", "p05": "0"} {
			if l := x.line(2, id); l.Bonus.String() != bonus || l.Status != rules.StatusActive {
				t.Errorf("published %v: %s has bonus %s, want %s (%s)", published, id, l.Bonus, bonus, l.Status)
			}
		}
		if l := x.line(2, "p02"); l.Status != rules.StatusWithdrawn || l.Place < 5 {
			t.Errorf("published %v: p02 %+v", published, l)
		}
		for _, r := range x.h.Rounds[1:] {
			x.close(r)
		}
		for !x.next().Finished {
			x.play(1)
		}
		met := map[rules.EntrantID]bool{}
		for _, r := range x.line(4, "p05").Rounds {
			if r.Stage == rules.StageFinal {
				met[r.Opponents[0]] = true
			}
		}
		if len(met) != 3 {
			t.Errorf("published %v: p05 met %v", published, met)
		}
	}
}
