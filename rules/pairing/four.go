package pairing

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
)

const reasonExchange = "exchange"

// FourReport is what [Four] can say of its seating as a whole.
type FourReport struct {
	Rematches int // pairs that have met before; a third meeting counts two, a fourth three
	Spread    int // sum over the tables of (worst position − best position)²
	Exact     bool
	Notices   []rules.Notice
}

func Four(n int, m *Meetings, sat3, dealt []int, rnd *draw.Rand) ([]Group, FourReport) {
	f := newFours(n, m, sat3)
	f.anneal(rnd)
	f.descend()
	var groups []Group
	for t := range f.seats {
		s := slices.Clone(f.seats[t][:f.size[t]])
		slices.Sort(s)
		groups = append(groups, Group{Seats: s, Rematches: rematches(s, m)})
	}
	c := f.cost()
	return groups, FourReport{Rematches: int(c >> 48), Spread: int(c & (1<<36 - 1))}
}
