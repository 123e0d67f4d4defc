package pairing

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// brute goes through all seatings of a field in lexicographic order, the highest first,
// and keeps the first one of the least cost. It shares no code with the seater.
type brute struct {
	n    int
	cost func(i, j int) [4]int // grave, slight, third, repeat
	best []int                 // opponents by position
	sum  [4]int
}

func (b *brute) run() {
	b.best = nil
	b.walk(make([]int, 0, b.n), make([]bool, b.n), [4]int{})
}

// walk seats the first who isn't; list holds the pairs so far.
func (b *brute) walk(list []int, sitting []bool, sum [4]int) {
	i := slices.Index(sitting, false)
	if i < 0 {
		if b.best == nil || slices.Compare(sum[:], b.sum[:]) < 0 {
			b.best, b.sum = slices.Clone(list), sum
		}
		return
	}
	sitting[i] = true
	for j := i + 1; j < b.n; j++ {
		if sitting[j] {
			continue
		}
		sitting[j] = true
		s := sum
		for k, c := range b.cost(i, j) {
			s[k] += c
		}
		b.walk(append(list, i, j), sitting, s)
		sitting[j] = false
	}
	sitting[i] = false
}

func flat(pairs []Pair) []int {
	var list []int
	for _, p := range pairs {
		list = append(list, p.A, p.B)
	}
	return list
}

func one(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// drawMeetings is a history of up to so many rounds, some of them with few tables, as after
// byes, withdrawals and late entries.
func drawMeetings(t *rapid.T, n, rounds int) *Meetings {
	m := NewMeetings(n)
	for r := 1; r <= rapid.IntRange(0, rounds).Draw(t, "rounds"); r++ {
		order := rapid.Permutation(positions(n)).Draw(t, "order")
		tables := rapid.IntRange(0, n/2).Draw(t, "tables")
		for k := range tables {
			m.Add(order[2*k], order[2*k+1], r)
		}
		m.Played(r)
	}
	return m
}

func drawTeams(t *rapid.T, n, teams int) []string {
	names := []string{"", "Абай", "Барс", "Волга", "Гамбит"}
	return rapid.SliceOfN(rapid.SampledFrom(names[:min(teams+1, len(names))]), n, n).Draw(t, "team")
}

func positions(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

func TestSwissAgainstBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := 2 * rapid.IntRange(0, 5).Draw(t, "half")
		m := drawMeetings(t, n, 14)
		latest := 0
		for i := range n {
			for j := range i {
				latest = max(latest, m.Last(i, j))
			}
		}
		latest = max(latest, m.latest)
		b := brute{n: n, cost: func(i, j int) [4]int {
			c := m.Count(i, j)
			return [4]int{0, one(c > 0), one(c > 1), one(c > 0 && m.Last(i, j) == latest)}
		}}
		b.run()
		pairs, report := Swiss(n, m)
		if !slices.Equal(flat(pairs), b.best) || report.Rematches != b.sum[1] || !report.Exact {
			t.Fatalf("seated %v with %d rematches, want %v with %v", flat(pairs), report.Rematches, b.best, b.sum)
		}
	})
}

func TestApartAgainstBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := 2 * rapid.IntRange(0, 5).Draw(t, "half")
		team := drawTeams(t, n, 4)
		var m *Meetings
		if rapid.Bool().Draw(t, "avoid rematches") {
			m = drawMeetings(t, n, 9)
		}
		b := brute{n: n, cost: func(i, j int) [4]int {
			c := m.Count(i, j)
			return [4]int{one(team[i] != "" && team[i] == team[j]), one(c > 0), one(c > 1), one(c > 0 && m.Last(i, j) == m.latest)}
		}}
		b.run()
		pairs, report := Apart(n, team, m)
		if !slices.Equal(flat(pairs), b.best) || report.Clashes != b.sum[0] || report.Rematches != b.sum[1] || !report.Exact {
			t.Fatalf("seated %v %+v, want %v with %v", flat(pairs), report, b.best, b.sum)
		}
	})
}

// The seater of large fields, with chairs, gives in small ones what brute force gives for
// the number of banned pairs alone.
func TestFewestBannedAgainstBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := 2 * rapid.IntRange(1, 5).Draw(t, "half")
		banned := newBans(n)
		for i := range n {
			for j := range i {
				if rapid.IntRange(0, 9).Draw(t, "ban") < 7 {
					banned.add(i, j)
				}
			}
		}
		b := brute{n: n, cost: func(i, j int) [4]int { return [4]int{one(banned.has(i, j))} }}
		b.run()
		m := maximum(banned)
		alone := m.alone()
		var got []int
		for _, p := range highestBanned(m, alone, nil, 0) {
			got = append(got, p[0], p[1])
		}
		if alone != 2*b.sum[0] || !slices.Equal(got, b.best) {
			t.Fatalf("%d alone, seated %v; want %v with %d banned pairs", alone, got, b.best, b.sum[0])
		}
	})
}

// The same at all numbers of chairs the matching could have, graves included.
func TestGravePairsAgainstBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := 2 * rapid.IntRange(1, 5).Draw(t, "half")
		s := seater{n: n, grave: newBans(n), slight: newBans(n)}
		for i := range n {
			for j := range i {
				switch rapid.IntRange(0, 9).Draw(t, "ban") {
				case 0, 1, 2:
					s.grave.add(i, j)
				case 3, 4, 5, 6:
					s.slight.add(i, j)
				}
			}
		}
		b := brute{n: n, cost: func(i, j int) [4]int { return [4]int{one(s.grave.has(i, j)), one(s.slight.has(i, j))} }}
		b.run()
		pairs := s.seatLarge(maximum(s.banned())).pairs
		if got := countBanned(s.grave, pairs); got != b.sum[0] {
			t.Fatalf("%v has %d grave pairs, the fewest are %d", pairs, got, b.sum[0])
		}
	})
}
