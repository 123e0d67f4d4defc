package pairing

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// Group is a table of four or three. Seats are positions in the order round the table;
// the last listed deals first.
type Group struct {
	Seats     []int
	Rematches [][2]int      // pairs that have met before, the lower position first
	Why       *rules.Reason // why the table departs from plain order; nil: it doesn't
}

// FourInOrder seats consecutive fours, the tables of three last: the Italian system, and
// a round by lot if the positions were shuffled before. dealt[p] tells how many times p
// was listed last so far (nil: nobody was): the one with the fewest is listed last, among equals the
// lowest in standing. No table for 1, 2 and 5 players.
func FourInOrder(n int, m *Meetings, dealt []int) []Group {
	fours, threes, _ := Sizes(n)
	groups := make([]Group, 0, fours+threes)
	for p := 0; len(groups) < fours+threes; {
		size := 4
		if len(groups) >= fours {
			size = 3
		}
		seats := make([]int, size)
		for i := range seats {
			seats[i] = p + i
		}
		p += size
		groups = append(groups, Group{Seats: seats, Rematches: rematches(seats, m)})
		listDealerLast(seats, dealt, func(tied []int) int { return tied[len(tied)-1] })
	}
	return groups
}

// rematches lists the pairs of a table, its seats in rising order, that have met before.
func rematches(seats []int, m *Meetings) [][2]int {
	var pairs [][2]int
	for i, a := range seats {
		for _, b := range seats[i+1:] {
			if m.Count(a, b) > 0 {
				pairs = append(pairs, [2]int{a, b})
			}
		}
	}
	return pairs
}

// listDealerLast moves the seat that was listed last the fewest times to the end; choose
// picks among equals, who stand in rising order.
func listDealerLast(seats, dealt []int, choose func(tied []int) int) {
	times := func(p int) int {
		if dealt == nil {
			return 0
		}
		return dealt[p]
	}
	fewest := times(slices.MinFunc(seats, func(a, b int) int { return times(a) - times(b) }))
	var tied []int
	for _, p := range seats {
		if times(p) == fewest {
			tied = append(tied, p)
		}
	}
	dealer := choose(tied)
	i := slices.Index(seats, dealer)
	copy(seats[i:], seats[i+1:])
	seats[len(seats)-1] = dealer
}
