package pairing

import (
	"fmt"
	"testing"

	"github.com/sudya-app/sudya/rules/draw"
)

// playedSwiss is the history of so many rounds seated by the seater, each round's standing
// drawn from the one before by random results.
func playedSwiss(n, rounds int, seed string) *Meetings {
	rnd := draw.New(seed)
	m := NewMeetings(n)
	points := make([]int, n)
	for r := 1; r <= rounds; r++ {
		order := standing(points, rnd)
		pairs, _ := Swiss(n, inOrder(m, order))
		for _, p := range pairs {
			a, b := order[p.A], order[p.B]
			m.Add(a, b, r)
			if rnd.Intn(2) == 0 {
				a = b
			}
			points[a]++
		}
	}
	return inOrder(m, standing(points, rnd))
}

// hostile is a field in which everybody has met so many neighbours on each side.
func hostile(n, neighbours int) *Meetings {
	m := NewMeetings(n)
	for d := 1; d <= neighbours; d++ {
		for i := range n - d {
			m.Add(i, i+d, d)
		}
	}
	return m
}

func BenchmarkSwiss(b *testing.B) {
	for _, n := range []int{60, 1000, 5000} {
		for _, tc := range []struct {
			name string
			m    *Meetings
		}{{"round 7", playedSwiss(n, 6, "bench")}, {"hostile", hostile(n, 3)}, {"hostile 20", hostile(n, 20)}} {
			b.Run(fmt.Sprintf("%d/%s", n, tc.name), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					Swiss(n, tc.m)
				}
			})
		}
	}
}

// Half of a field is one team: whoever gets an opponent, all others must still be able to.
func BenchmarkApartHalfATeam(b *testing.B) {
	team := make([]string, 1000)
	for i, p := range draw.New("bench").Perm(len(team)) {
		if p%2 == 0 {
			team[i] = "Барс"
		}
	}
	for b.Loop() {
		Apart(len(team), team, nil)
	}
}

// No seating without a rematch: everybody has met everybody but a few.
func BenchmarkSwissFewestRematches(b *testing.B) {
	const n = 60
	m := NewMeetings(n)
	for i := range n {
		for j := range i {
			if i-j > 2 && i%7 != 0 {
				m.Add(i, j, 1+(i+j)%n)
			}
		}
	}
	for b.Loop() {
		Swiss(n, m)
	}
}
