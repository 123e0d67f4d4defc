package pairing

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules/draw"
)

func TestSizes(t *testing.T) {
	for n, want := range map[int]string{
		0: "0 0 false", 1: "0 0 false", 2: "0 0 false", 3: "0 1 true", 4: "1 0 true", 5: "0 0 false", 6: "0 2 true",
		7: "1 1 true", 8: "2 0 true", 9: "0 3 true", 10: "1 2 true", 13: "1 3 true", 61: "13 3 true", 200: "50 0 true",
	} {
		fours, threes, ok := Sizes(n)
		if got := fmt.Sprint(fours, threes, ok); got != want {
			t.Errorf("%d players: %s, want %s", n, got, want)
		}
	}
}

// costOf is the cost of a seating by the words of the rule: rematches, a third meeting
// counting two; players at a table of three again while another has not been; spread.
func costOf(groups [][]int, m *Meetings, sat3 []int) []int {
	cost := make([]int, 3)
	for _, g := range groups {
		for i, p := range g {
			for _, q := range g[i+1:] {
				cost[0] += m.Count(p, q)
			}
			if len(g) == 3 && sat3[p] > 0 && slices.Contains(sat3, 0) {
				cost[1]++
			}
		}
		d := slices.Max(g) - slices.Min(g)
		cost[2] += d * d
	}
	return cost
}

func seatsOf(groups []Group) [][]int {
	var list [][]int
	for _, g := range groups {
		list = append(list, g.Seats)
	}
	return list
}

// drawHall is a history of full rounds of four and three, some players having come late.
func drawHall(t *rapid.T, n int) (m *Meetings, sat3, dealt []int) {
	m, sat3, dealt = NewMeetings(n), make([]int, n), make([]int, n)
	for r := 1; r <= rapid.IntRange(0, 7).Draw(t, "rounds"); r++ {
		order := draw.Derive(rapid.StringMatching(`[a-z]{3}`).Draw(t, "seed"), fmt.Sprint(r)).Perm(n)
		order = order[:n-rapid.SampledFrom([]int{0, 0, 1, 3}).Draw(t, "late")]
		if _, _, ok := Sizes(len(order)); !ok {
			continue
		}
		for _, g := range FourInOrder(len(order), nil, nil) {
			for i, a := range g.Seats {
				for _, b := range g.Seats[i+1:] {
					m.Add(order[a], order[b], r)
				}
				if len(g.Seats) == 3 {
					sat3[order[a]]++
				}
			}
			dealt[order[g.Seats[len(g.Seats)-1]]]++
		}
	}
	return m, sat3, dealt
}

// allFours goes through all seatings at so many tables of four and three.
func allFours(left []int, fours, threes int, tables [][]int, yield func([][]int)) {
	if len(left) == 0 {
		yield(tables)
		return
	}
	for size, count := range map[int]int{4: fours, 3: threes} {
		if count == 0 {
			continue
		}
		for set := range 1 << len(left) {
			var table, rest []int
			for i, p := range left {
				if set>>i&1 == 1 {
					table = append(table, p)
				} else {
					rest = append(rest, p)
				}
			}
			if len(table) != size || table[0] != left[0] {
				continue
			}
			allFours(rest, fours-one(size == 4), threes-one(size == 3), append(tables, table), yield)
		}
	}
}

func TestFourAgainstBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.SampledFrom([]int{3, 4, 6, 7, 8, 9, 10, 11, 12}).Draw(t, "n")
		m, sat3, dealt := drawHall(t, n)
		groups, report := Four(n, m, sat3, dealt, draw.New("seed"))
		got := costOf(seatsOf(groups), m, sat3)
		var best []int
		fours, threes, _ := Sizes(n)
		allFours(positions(n), fours, threes, nil, func(tables [][]int) {
			if c := costOf(tables, m, sat3); best == nil || slices.Compare(c, best) < 0 {
				best = c
			}
		})
		if !slices.Equal(got, best) || !report.Exact || report.Rematches != got[0] || report.Spread != got[2] {
			t.Fatalf("%v costs %v, the least is %v; reported %+v", seatsOf(groups), got, best, report)
		}
	})
}

// Everybody sits once at tables of the right sizes, those of three last; no exchange of two
// players is for the better; who is listed last has been so the fewest times; every
// rematch is listed; the same question has the same answer.
func TestFourLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(3, 80).Filter(func(n int) bool { return n != 5 }).Draw(t, "n")
		m, sat3, dealt := drawHall(t, n)
		groups, report := Four(n, m, sat3, dealt, draw.New("seed"))
		tables := seatsOf(groups)
		if err := Check(tables, n, nil); err != nil {
			t.Fatalf("%v: %v", tables, err)
		}
		fours, threes, _ := Sizes(n)
		if len(tables) != fours+threes {
			t.Fatalf("%d tables, want %d + %d", len(tables), fours, threes)
		}
		cost, listed := costOf(tables, m, sat3), 0
		for k, g := range groups {
			if size := len(g.Seats); size != 4 && k < fours || size != 3 && k >= fours {
				t.Fatalf("table %d of %d has %d seats", k+1, len(groups), size)
			}
			for _, p := range g.Seats {
				if last := g.Seats[len(g.Seats)-1]; dealt[p] < dealt[last] {
					t.Fatalf("%d deals first, %d times before, %d only %d times", last, dealt[last], p, dealt[p])
				}
			}
			for _, pair := range g.Rematches {
				listed += m.Count(pair[0], pair[1])
			}
		}
		if report.Rematches != cost[0] || listed != cost[0] || report.Spread != cost[2] {
			t.Fatalf("reported %+v, %d listed, the cost is %v", report, listed, cost)
		}
		for a, ta := range tables {
			for b, tb := range tables[:a] {
				for i := range ta {
					for j := range tb {
						before := costOf([][]int{ta, tb}, m, sat3)
						ta[i], tb[j] = tb[j], ta[i]
						if after := costOf([][]int{ta, tb}, m, sat3); slices.Compare(after, before) < 0 {
							t.Fatalf("exchanging %d at table %d and %d at table %d: %v, before %v", tb[j], a+1, ta[i], b+1, after, before)
						}
						ta[i], tb[j] = tb[j], ta[i]
					}
				}
			}
		}
		again, _ := Four(n, m, sat3, dealt, draw.New("seed"))
		if !reflect.DeepEqual(groups, again) {
			t.Fatalf("the same seed seats %v and %v", groups, again)
		}
	})
}

// The first of a plain order that a table's reason speaks of.
func TestFourReasons(t *testing.T) {
	m := NewMeetings(8)
	m.Add(0, 1, 3)
	groups, report := Four(8, m, nil, nil, draw.New("seed"))
	if report.Rematches != 0 || len(groups) != 2 {
		t.Fatalf("%+v, %+v", groups, report)
	}
	if why := groups[0].Why; why == nil || why.Code != reasonMet || why.A != 1 || why.B != 2 || why.Round != 3 {
		t.Errorf("table 1, %v: %+v, want that 1 and 2 met in round 3", groups[0].Seats, why)
	}
	if why := groups[1].Why; why != nil {
		t.Errorf("the last table, %v, departs from no order: %+v", groups[1].Seats, why)
	}
}

func TestFourWithoutSeating(t *testing.T) {
	for _, n := range []int{0, 1, 2, 5} {
		groups, report := Four(n, NewMeetings(n), nil, nil, draw.New("seed"))
		if len(groups) != 0 || len(report.Notices) != 1 || report.Notices[0].Code != "seating.four.none" {
			t.Errorf("%d players: %v, %+v", n, groups, report)
		}
		if groups := FourInOrder(n, nil, nil); len(groups) != 0 {
			t.Errorf("%d players in order: %v", n, groups)
		}
	}
}

func TestFourTellsOfRematches(t *testing.T) {
	h := newHall(16, "повторы")
	for range 6 {
		h.play()
	}
	_, report := Four(16, h.met, h.sat3, h.dealt, h.rnd)
	var codes []string
	for _, n := range report.Notices {
		codes = append(codes, n.Code)
	}
	if report.Rematches < 6 || !slices.Equal(codes, []string{"seating.four.rematches", "seating.four.search"}) {
		t.Errorf("%+v", report)
	}
}

func TestFourInOrder(t *testing.T) {
	m := NewMeetings(10)
	m.Add(4, 6, 2)
	groups := FourInOrder(10, m, []int{0, 1, 1, 1, 2, 2, 1, 0, 0, 0})
	want := []Group{
		{Seats: []int{1, 2, 3, 0}},
		{Seats: []int{4, 5, 6}, Rematches: [][2]int{{4, 6}}},
		{Seats: []int{7, 8, 9}},
	}
	if !reflect.DeepEqual(groups, want) {
		t.Errorf("%+v, want %+v", groups, want)
	}
}

// Being listed last goes round: 40 players at ten tables have 70 turns in seven rounds.
func TestDealingIsBalanced(t *testing.T) {
	h := newHall(40, "сдача")
	for range 7 {
		h.play()
	}
	if most := slices.Max(h.dealt); most > 3 {
		t.Errorf("somebody was listed last %d times in seven rounds of 40 players: %v", most, h.dealt)
	}
}
