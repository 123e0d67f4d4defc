package belote

import (
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/standings"
)

// cut (отсев) is who goes on after a round.
type cut struct {
	keep    int     // how many go on; 0: no cut
	through []int   // by position in h.Entrants, in standing order; nil unless computed here
	needLot [][]int // equal on all criteria across the line: nobody knows who of them goes on
	active  []int   // everybody entitled to the next round before the cut, in standing order
	out     []bool  // by position: a cut computed but not yet published ends its way
}

// cut tells who goes on after round l.n: as published with the next round, else by the
// parameters. A cut applies only if more pairs remain than it keeps. placed is l.rank().
func (l *ledger) cut(placed []standings.Placed) cut {
	if l.n == 0 || l.final > 0 {
		return cut{active: l.active(placed)}
	}
	if next := l.h.Round(l.n + 1); next != nil && next.Published {
		return cut{keep: l.kept(next)}
	}
	c := cut{active: l.active(placed)}
	keep := keepAfter(l.h.Params, l.n)
	if keep == 0 || len(c.active) <= keep {
		return c
	}
	c.keep = keep
	if this := l.h.Round(l.n); this != nil && this.Closed {
		l.drawLine(&c, placed)
	}
	return c
}

// kept is how many went on to a published round, 0 if no cut preceded it. The final has a
// list in any case.
func (l *ledger) kept(next *rules.Round) int {
	if next.Stage != rules.StageFinal {
		return len(next.Through)
	}
	for _, x := range l.exits {
		if x.status == rules.StatusEliminated && x.last == l.n {
			return len(next.Through)
		}
	}
	return 0
}

// active are the entrants entitled to round l.n+1 if no cut comes first, in standing order.
func (l *ledger) active(placed []standings.Placed) []int {
	list := make([]int, 0, len(placed))
	for _, p := range placed {
		if l.exits[p.Index].status == rules.StatusActive && l.h.Entrants[p.Index].Joined <= l.n+1 {
			list = append(list, p.Index)
		}
	}
	return list
}

// drawLine finds who goes on. Substitutes already named for the next round do, and take
// the places of the last.
func (l *ledger) drawLine(c *cut, placed []standings.Placed) {
	const (
		absent = iota
		candidate
		undecided
		chosen
	)
	fate := make([]int, len(l.h.Entrants))
	for _, i := range c.active {
		fate[i] = candidate
	}
	free := c.keep
	for _, rep := range l.h.Replaced {
		if i, ok := l.index[rep.In]; ok && rep.Round == l.n+1 && fate[i] == candidate {
			fate[i] = chosen
			free--
		}
	}
	for _, group := range groups(placed, func(i int) bool { return fate[i] == candidate }) {
		next := chosen
		if len(group) > free {
			if free <= 0 {
				break
			}
			next = undecided
			c.needLot = append(c.needLot, group)
		}
		free -= len(group)
		for _, i := range group {
			fate[i] = next
		}
	}
	c.through = make([]int, 0, c.keep)
	c.out = make([]bool, len(fate))
	for _, i := range c.active {
		switch fate[i] {
		case chosen:
			c.through = append(c.through, i)
		case candidate:
			c.out[i] = true
		}
	}
}

// groups are the entrants in standing order, those of a shared place together.
func groups(placed []standings.Placed, wanted func(i int) bool) [][]int {
	var list [][]int
	place := 0
	for _, p := range placed {
		if !wanted(p.Index) {
			continue
		}
		if n := len(list); n > 0 && p.Place == place {
			list[n-1] = append(list[n-1], p.Index)
		} else {
			list = append(list, []int{p.Index})
		}
		place = p.Place
	}
	return list
}

// keepAfter is how many pairs the parameters let go on after round n; 0: no cut. After the
// last qualifying round these are the finalists, four at the most.
func keepAfter(p rules.Params, n int) int {
	keep := 0
	for _, c := range p.Pairs("cuts") {
		if c[0] == n {
			keep = c[1]
		}
	}
	switch {
	case n < p.Int("rounds"):
		return keep
	case !p.Bool("final"):
		return 0
	case keep == 0 || keep > finalists:
		return finalists
	default:
		return keep
	}
}
