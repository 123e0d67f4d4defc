package standings_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/standings"
)

// field is a toy tournament: points, wins, and a head-to-head matrix, known by id.
type field struct {
	ids    []rules.EntrantID
	points map[rules.EntrantID]int
	wins   map[rules.EntrantID]int
	beat   map[[2]rules.EntrantID]int // points of the first against the second; absent: not met
	diff   map[rules.EntrantID]int
}

// criteria are those of a belote-like ranking, over the order of f.ids.
func (f field) criteria() []standings.Criterion {
	whole := func(m map[rules.EntrantID]int) func(int, []int) (rules.Sixth, bool) {
		return func(i int, _ []int) (rules.Sixth, bool) { return rules.Whole(m[f.ids[i]]), true }
	}
	return []standings.Criterion{
		{Criterion: rules.Criterion{Code: rules.ByPoints}, Value: whole(f.points)},
		{Criterion: rules.Criterion{Code: rules.ByWins}, Value: whole(f.wins)},
		{Criterion: rules.Criterion{Code: rules.ByH2H}, Restart: true, Value: f.h2h},
		{Criterion: rules.Criterion{Code: rules.ByDiff}, Value: whole(f.diff)},
	}
}

func (f field) h2h(i int, group []int) (rules.Sixth, bool) {
	sum := 0
	for _, j := range group {
		if i == j {
			continue
		}
		v, met := f.beat[[2]rules.EntrantID{f.ids[i], f.ids[j]}]
		if !met {
			return 0, false
		}
		sum += v
	}
	return rules.Whole(sum), true
}

// text is a ranking as "place id decidedBy above:own", to compare at a glance.
func text(ids []rules.EntrantID, placed []standings.Placed) string {
	var b strings.Builder
	for _, p := range placed {
		fmt.Fprintf(&b, "%s %s", standings.PlaceText(p.Place, p.PlaceTo), ids[p.Index])
		if p.DecidedBy != "" {
			fmt.Fprintf(&b, " %s %s:%s", p.DecidedBy, p.Compared[0], p.Compared[1])
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func won(list ...string) map[[2]rules.EntrantID]int {
	m := map[[2]rules.EntrantID]int{}
	for _, s := range list {
		a, b := rules.EntrantID(s[:1]), rules.EntrantID(s[1:])
		m[[2]rules.EntrantID{a, b}], m[[2]rules.EntrantID{b, a}] = 1, -1
	}
	return m
}

func TestRank(t *testing.T) {
	five := []rules.EntrantID{"a", "b", "c", "d", "e"}
	tests := []struct {
		name string
		f    field
		lots []rules.Lot
		want string
	}{
		{"points, then wins", field{ids: five[:3], points: map[rules.EntrantID]int{"a": 1, "b": 2, "c": 2}, wins: map[rules.EntrantID]int{"b": 1, "c": 2}}, nil,
			"1 c\n2 b wins 2:1\n3 a points 2:1\n"},
		{"head-to-head of two", field{ids: five[:2], beat: won("ba")}, nil,
			"1 b\n2 a h2h 1:-1\n"},
		{"one meeting of three is missing: difference decides", field{ids: five[:3], beat: won("ab", "bc"), diff: map[rules.EntrantID]int{"c": 9, "b": 5}}, nil,
			"1 c\n2 b diff 9:5\n3 a diff 5:0\n"},
		{"a circle of three: difference decides", field{ids: five[:3], beat: won("ab", "bc", "ca"), diff: map[rules.EntrantID]int{"c": 9, "b": 5}}, nil,
			"1 c\n2 b diff 9:5\n3 a diff 5:0\n"},
		{"a wins the group, b and c start again among themselves", field{ids: five[:4], beat: won("ab", "ac", "bd", "cb", "da", "cd"), diff: map[rules.EntrantID]int{"b": 100}}, nil,
			// a 1+1-1 = 1, c -1+1+1 = 1, b -1+1-1 = -1, d -1+1-1 = -1; then a beat c, b beat d.
			"1 a\n2 c h2h 1:-1\n3 b h2h 1:-1\n4 d h2h 1:-1\n"},
		{"not all met; difference leaves two, and these two have met", field{ids: five[:3], beat: won("ba"), diff: map[rules.EntrantID]int{"c": 9}}, nil,
			"1 c\n2 b diff 9:0\n3 a h2h 1:-1\n"},
		{"equal on all: shared, by id", field{ids: []rules.EntrantID{"c", "a", "b"}}, nil,
			"1–3 a\n1–3 b shared 0:0\n1–3 c shared 0:0\n"},
		{"the lot orders", field{ids: five[:3]}, []rules.Lot{{Round: 1, Order: []rules.EntrantID{"c", "a", "b"}}},
			"1 c\n2 a lot 1:2\n3 b lot 2:3\n"},
		{"the latest lot counts", field{ids: five[:2]}, []rules.Lot{{Round: 1, Order: []rules.EntrantID{"a", "b"}}, {Round: 2, Order: []rules.EntrantID{"b", "a"}}},
			"1 b\n2 a lot 1:2\n"},
		{"a lot of a later round doesn't count yet", field{ids: five[:2]}, []rules.Lot{{Round: 3, Order: []rules.EntrantID{"b", "a"}}},
			"1–2 a\n1–2 b shared 0:0\n"},
		{"a lot among two says nothing of three", field{ids: five[:3]}, []rules.Lot{{Round: 1, Order: []rules.EntrantID{"b", "a"}}},
			"1–3 a\n1–3 b shared 0:0\n1–3 c shared 0:0\n"},
		{"two of a lot of three are still tied", field{ids: five[:3], diff: map[rules.EntrantID]int{"c": 1}}, []rules.Lot{{Round: 1, Order: []rules.EntrantID{"b", "c", "a"}}},
			"1 c\n2 b diff 1:0\n3 a lot 1:2\n"},
		{"nobody", field{}, nil, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			h := &rules.History{Lots: tt.lots}
			got := text(tt.f.ids, standings.Rank(tt.f.ids, tt.f.criteria(), standings.LotFrom(h, 2)))
			if got != tt.want {
				t.Errorf("got\n%swant\n%s", got, tt.want)
			}
		})
	}
}

// A head-to-head number shown is the one of the smallest group in which it was compared.
func TestValuesAreOfTheLastGroup(t *testing.T) {
	f := field{ids: []rules.EntrantID{"a", "b", "c", "d"}, beat: won("ab", "ac", "bd", "cb", "da", "cd")}
	for _, p := range standings.Rank(f.ids, f.criteria(), nil) {
		want := map[rules.EntrantID]string{"a": "1", "c": "-1", "b": "1", "d": "-1"}[f.ids[p.Index]]
		got := ""
		for _, v := range p.Values {
			if v.Code == rules.ByH2H {
				got = v.Num.String()
			}
		}
		if got != want {
			t.Errorf("%s: h2h %s, want %s", f.ids[p.Index], got, want)
		}
		if len(p.Values) != 3 {
			t.Errorf("%s: values %v; the difference wasn't reached", f.ids[p.Index], p.Values)
		}
	}
}

// genField draws a small field in which ties of every kind are frequent.
func genField(t *rapid.T) field {
	n := rapid.IntRange(0, 9).Draw(t, "n")
	f := field{points: map[rules.EntrantID]int{}, wins: map[rules.EntrantID]int{}, diff: map[rules.EntrantID]int{}, beat: map[[2]rules.EntrantID]int{}}
	small := rapid.IntRange(0, 1)
	for i := range n {
		id := rules.EntrantID(string(rune('a' + i)))
		f.ids = append(f.ids, id)
		f.points[id], f.wins[id], f.diff[id] = small.Draw(t, "points"), small.Draw(t, "wins"), small.Draw(t, "diff")
		for _, o := range f.ids[:i] {
			if rapid.IntRange(0, 4).Draw(t, "met") > 0 {
				v := rapid.IntRange(-1, 1).Draw(t, "beat")
				f.beat[[2]rules.EntrantID{id, o}], f.beat[[2]rules.EntrantID{o, id}] = v, -v
			}
		}
	}
	return f
}

// Order of input never changes the result.
func TestPermutedInput(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := genField(t)
		h := &rules.History{}
		if rapid.Bool().Draw(t, "lots") {
			h.Lots = []rules.Lot{{Round: 1, Order: rapid.Permutation(f.ids).Draw(t, "lot")}}
		}
		lot := standings.LotFrom(h, 1)
		want := text(f.ids, standings.Rank(f.ids, f.criteria(), lot))
		f.ids = rapid.Permutation(f.ids).Draw(t, "order")
		if got := text(f.ids, standings.Rank(f.ids, f.criteria(), lot)); got != want {
			t.Fatalf("got\n%swant\n%s", got, want)
		}
	})
}

// Everybody has one line; places ascend; values fall along the criteria before the
// head-to-head; places are shared only without a lot.
func TestRankLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := genField(t)
		placed := standings.Rank(f.ids, f.criteria(), nil)
		seen := map[int]bool{}
		for n, p := range placed {
			if seen[p.Index] {
				t.Fatalf("entrant %d stands twice", p.Index)
			}
			seen[p.Index] = true
			if p.Place > n+1 || p.PlaceTo < n+1 {
				t.Fatalf("line %d has place %d–%d", n+1, p.Place, p.PlaceTo)
			}
			if n == 0 {
				continue
			}
			above := placed[n-1]
			a, b := f.ids[above.Index], f.ids[p.Index]
			if c := slices.Compare([]int{f.points[a], f.wins[a]}, []int{f.points[b], f.wins[b]}); c < 0 {
				t.Fatalf("%s stands above %s", a, b)
			}
			if p.DecidedBy == "" {
				t.Fatalf("line %d has no reason", n+1)
			}
			if p.DecidedBy != rules.ByShared && p.Compared[0] <= p.Compared[1] {
				t.Fatalf("line %d: %s %v", n+1, p.DecidedBy, p.Compared)
			}
		}
		if len(placed) != len(f.ids) {
			t.Fatalf("%d lines of %d", len(placed), len(f.ids))
		}
	})
}
