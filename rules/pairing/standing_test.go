package pairing

import (
	"slices"

	"github.com/sudya-app/sudya/rules/draw"
)

// standing orders a field by points, ties by lot.
func standing(points []int, rnd *draw.Rand) []int {
	order := rnd.Perm(len(points))
	slices.SortStableFunc(order, func(a, b int) int { return points[b] - points[a] })
	return order
}

// inOrder is a record of meetings by positions in an order.
func inOrder(m *Meetings, order []int) *Meetings {
	place := make([]int, len(order))
	for i, p := range order {
		place[p] = i
	}
	ranked := NewMeetings(len(order))
	for a, row := range m.rows {
		for _, o := range row {
			if int(o.with) < a {
				continue
			}
			for range o.count {
				ranked.Add(place[a], place[o.with], int(o.last))
			}
		}
	}
	ranked.Played(m.latest)
	return ranked
}
