package pairing

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
)

// met builds a record from rounds written as pairs of positions from 1.
func met(n int, rounds ...[][2]int) *Meetings {
	m := NewMeetings(n)
	for r, pairs := range rounds {
		for _, p := range pairs {
			m.Add(p[0]-1, p[1]-1, r+1)
		}
		m.Played(r + 1)
	}
	return m
}

// told writes a table as «1–4 met 1 2 in 2».
func told(pairs []Pair) []string {
	var list []string
	for _, p := range pairs {
		s := fmt.Sprintf("%d–%d", p.A+1, p.B+1)
		if p.Rematch {
			s += " again"
		}
		if w := p.Why; w != nil {
			s += fmt.Sprintf(": %s %d %d", w.Code, w.A, w.B)
			if w.Round > 0 {
				s += fmt.Sprintf(" in %d", w.Round)
			}
			if w.Table > 0 {
				s += fmt.Sprintf(" at %d", w.Table)
			}
		}
		list = append(list, s)
	}
	return list
}

func TestSwiss(t *testing.T) {
	type pairs = [][2]int
	for _, tc := range []struct {
		name string
		n    int
		m    *Meetings
		want []string
	}{
		{"nobody", 0, nil, nil},
		{"nobody has met", 4, nil, []string{"1–2", "3–4"}},
		{
			"the third round of four", 4,
			met(4, pairs{{1, 2}, {3, 4}}, pairs{{1, 3}, {2, 4}}),
			[]string{"1–4: met 1 2 in 1", "2–3"},
		},
		{
			"neighbours have met", 4, met(4, pairs{{1, 2}}),
			[]string{"1–3: met 1 2 in 1", "2–4: taken 2 3 at 1"},
		},
		{
			"a walk from the top would leave 5–6, who have met", 6,
			met(6, pairs{{1, 2}, {5, 6}}),
			[]string{"1–3: met 1 2 in 1", "2–5: rest 2 4", "4–6: taken 4 5 at 2"},
		},
		{
			"with 2 the others can't be seated", 4, met(4, pairs{{3, 4}}),
			[]string{"1–3: rest 1 2", "2–4: taken 2 3 at 1"},
		},
		{
			"everybody has met everybody: the round just before isn't repeated", 4,
			met(4, pairs{{1, 4}, {2, 3}}, pairs{{1, 3}, {2, 4}}, pairs{{1, 2}, {3, 4}}),
			[]string{"1–3 again: restRepeat 1 2", "2–4 again: rematch 2 4 in 2"},
		},
		{
			"no third meeting where a second will do", 4,
			met(4, pairs{{1, 2}, {3, 4}}, pairs{{1, 2}, {3, 4}}, pairs{{1, 4}, {2, 3}}, pairs{{1, 3}, {2, 4}}),
			[]string{"1–4 again: restThird 1 2", "2–3 again: rematch 2 3 in 3"},
		},
	} {
		t.Run(tc.name, func(t *testing.T) {
			pairs, _ := Swiss(tc.n, tc.m)
			if got := told(pairs); !slices.Equal(got, tc.want) {
				t.Errorf("%q, want %q", got, tc.want)
			}
		})
	}
}

func TestApart(t *testing.T) {
	for _, tc := range []struct {
		name string
		team []string
		m    *Meetings
		want []string
	}{
		{"no teams", []string{"", "", "", ""}, nil, []string{"1–2", "3–4"}},
		// 1.6: the worse of the two goes to the table below, the better of that one comes up.
		{"a single clash is an exchange", []string{"а", "а", "", ""}, nil, []string{"1–3: team 1 2", "2–4: taken 2 3 at 1"}},
		{"a chain", []string{"а", "а", "а", "", "", ""}, nil, []string{"1–4: team 1 2", "2–5: team 2 3", "3–6: taken 3 4 at 1"}},
		{"at the last table", []string{"", "", "а", "а"}, nil, []string{"1–3: restTeam 1 2", "2–4: taken 2 3 at 1"}},
		{"no seating avoids it", []string{"а", "а", "а", ""}, nil, []string{"1–2: clash 1 2", "3–4"}},
		{"the judge is nobody's mate", []string{"", "а", "а", ""}, nil, []string{"1–2", "3–4"}},
		{"rematches too", []string{"а", "а", "", ""}, met(4, [][2]int{{1, 3}}), []string{"1–4: team 1 2", "2–3"}},
		{"a rematch rather than a clash", []string{"а", "а", "", ""}, met(4, [][2]int{{1, 3}}, [][2]int{{1, 4}}), []string{"1–3 again: team 1 2", "2–4: taken 2 3 at 1"}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			pairs, _ := Apart(len(tc.team), tc.team, tc.m)
			if got := told(pairs); !slices.Equal(got, tc.want) {
				t.Errorf("%q, want %q", got, tc.want)
			}
		})
	}
}

// drawField is a field of up to 60 with a history of full rounds, long enough now and then
// that there is no seating without rematches.
func drawField(t *rapid.T) (n int, m *Meetings) {
	n = 2 * rapid.IntRange(11, 30).Draw(t, "half")
	m = NewMeetings(n)
	if rapid.Bool().Draw(t, "clubs") {
		// Two clubs that have played out among each other.
		club := rapid.SliceOfN(rapid.IntRange(0, 1), n, n).Draw(t, "club")
		for i := range n {
			for j := range i {
				if club[i] == club[j] {
					m.Add(i, j, 1+(i+j)%n)
				}
			}
		}
		return n, m
	}
	return n, drawMeetings(t, n, n-1)
}

// The seating is the lexicographically highest of those with the fewest rematches, by
// a slow matching of another make; and every reason is true.
func TestSwissLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, m := drawField(t)
		pairs, report := Swiss(n, m)
		fresh := func(i, j int) bool { return m.Count(i, j) == 0 }
		left := positions(n)
		budget := n/2 - slowSize(left, fresh)
		if report.Rematches != budget || report.Exact != (budget == 0) {
			t.Fatalf("%d rematches, the fewest are %d: %+v", report.Rematches, budget, report)
		}
		checkHighest(t, pairs, n, budget, fresh)
		checkReasons(t, pairs, n, m)
	})
}

func TestApartLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := 2 * rapid.IntRange(11, 30).Draw(t, "half")
		team := drawTeams(t, n, rapid.IntRange(1, 4).Draw(t, "teams"))
		pairs, report := Apart(n, team, nil)
		apart := func(i, j int) bool { return team[i] == "" || team[i] != team[j] }
		budget := n/2 - slowSize(positions(n), apart)
		if report.Clashes != budget || !report.Exact {
			t.Fatalf("%d clashes, the fewest are %d", report.Clashes, budget)
		}
		checkHighest(t, pairs, n, budget, apart)

		// With rematches avoided too, not one more team meets itself.
		_, both := Apart(n, team, drawMeetings(t, n, 12))
		if both.Clashes != budget {
			t.Fatalf("%d clashes where rematches are avoided too, the fewest are %d", both.Clashes, budget)
		}
	})
}

func checkHighest(t *rapid.T, pairs []Pair, n, budget int, good func(i, j int) bool) {
	left := positions(n)
	for table, p := range pairs {
		i := left[0]
		for _, j := range left[1:] {
			cost := one(!good(i, j))
			rest := without(left, i, j)
			if cost <= budget && len(rest)/2-slowSize(rest, good) == budget-cost {
				if p.A != i || p.B != j {
					t.Fatalf("table %d seats %d–%d, the highest is %d–%d", table+1, p.A, p.B, i, j)
				}
				left, budget = rest, budget-cost
				break
			}
		}
	}
	if len(left) > 0 {
		t.Fatalf("%v have no table", left)
	}
}

func checkReasons(t *rapid.T, pairs []Pair, n int, m *Meetings) {
	fresh := func(i, j int) bool { return m.Count(i, j) == 0 }
	left := positions(n)
	for table, p := range pairs {
		beside := left[1]
		why := p.Why
		if why == nil {
			if p.B != beside || p.B != p.A+1 || p.Rematch {
				t.Fatalf("table %d, %d–%d, has no reason", table+1, p.A, p.B)
			}
			why = &rules.Reason{}
		}
		a, b := why.A-1, why.B-1
		rest := without(left, p.A, beside)
		missing := len(rest)/2 - slowSize(rest, fresh)
		before := len(left)/2 - slowSize(left, fresh)
		ok := true
		switch why.Code {
		case "":
		case reasonMet:
			ok = p.B != beside && b == beside && why.Round > 0 && m.Last(a, b) == why.Round
		case reasonRest:
			ok = p.B != beside && b == beside && before == 0 && missing > 0
		case reasonMore:
			ok = p.B != beside && b == beside && missing+one(!fresh(a, b)) > before
		case reasonRematch:
			ok = p.Rematch && p.B == b && m.Last(a, b) == why.Round
		case reasonTaken:
			seat := pairs[why.Table-1]
			ok = p.B == beside && b == p.A+1 && why.Table <= table && (seat.A == b || seat.B == b)
		default:
			ok = false
		}
		if !ok || why.Code != "" && a != p.A {
			t.Fatalf("table %d, %d–%d: %+v isn't so", table+1, p.A, p.B, *why)
		}
		left = without(left, p.A, p.B)
	}
}

// With everybody having met everybody there is still a seating, and it is said what it costs.
func TestSwissWithoutFreshOpponents(t *testing.T) {
	const n = 30
	m := NewMeetings(n)
	for i := range n {
		for j := range i {
			m.Add(i, j, 1+(i+j)%n)
		}
	}
	pairs, report := Swiss(n, m)
	want := []rules.Notice{
		{Code: "seating.rematches", Args: rules.Args{"n": 15}},
		{Code: "seating.rematchesOnly", Args: rules.Args{"n": 15}},
	}
	if len(pairs) != 15 || report.Rematches != 15 || report.Exact || !reflect.DeepEqual(report.Notices, want) {
		t.Errorf("%d tables, %+v", len(pairs), report)
	}
}

// The round just before counts also if nobody of the field met in it.
func TestRoundJustBeforeWithoutMeetings(t *testing.T) {
	m := met(4, [][2]int{{1, 2}, {3, 4}}, [][2]int{{1, 3}, {2, 4}}, [][2]int{{1, 4}, {2, 3}})
	m.Played(4) // all of these four met others, who have left
	pairs, _ := Swiss(4, m)
	if got, want := told(pairs), []string{"1–2 again: rematch 1 2 in 1", "3–4 again: rematch 3 4 in 1"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestOddFieldPanics(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("an odd field was seated")
		}
	}()
	Swiss(3, NewMeetings(3))
}

func TestItalian(t *testing.T) {
	got := told(Italian(6, met(6, [][2]int{{3, 4}}, [][2]int{{3, 4}})))
	if want := []string{"1–2", "3–4 again: rematch 3 4 in 2", "5–6"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// Above 20 entrants the fewest clashes and the fewest rematches are had together where the
// fewest banned tables allow it: 1 has met everybody but its team-mate 2, and sits with 3;
// 2 and 4 have met and don't sit together.
func TestLargeFieldAvoidsBoth(t *testing.T) {
	const n = 22
	team := make([]string, n)
	team[0], team[1] = "а", "а"
	m := NewMeetings(n)
	m.Add(1, 3, 1)
	for p := 2; p < n; p++ {
		m.Add(0, p, p)
	}
	pairs, report := Apart(n, team, m)
	if got, want := told(pairs)[:3], []string{"1–3 again: team 1 2", "2–5: met 2 4 in 1", "4–6: taken 4 5 at 2"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if report.Clashes != 0 || report.Rematches != 1 {
		t.Errorf("%+v, want no clash and one rematch", report)
	}
}

// A seating with one banned table would be one of team-mates: two rematches are better.
func TestLargeFieldPrefersRematchesToClashes(t *testing.T) {
	const n = 22
	team := make([]string, n)
	m := NewMeetings(n)
	for i := range 11 {
		team[i] = "а" // eleven of them must meet the eleven others …
	}
	for i := 11; i < n; i++ {
		m.Add(0, i, i-10) // … and two of them
		m.Add(1, i, i-10) // have met all of those
	}
	_, report := Apart(n, team, m)
	if report.Clashes != 0 || report.Rematches < 2 || report.Exact {
		t.Errorf("%+v, want no clash, at the price of rematches", report)
	}
}
