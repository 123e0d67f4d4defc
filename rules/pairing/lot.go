package pairing

import (
	"slices"

	"github.com/sudya-app/sudya/rules/draw"
)

// OrderByLot returns the field with the members of each tied group drawn anew among the
// places that they hold in it. It breaks the ties of a seating order from the round's
// seed; ids in a group that the field doesn't hold are passed over.
func OrderByLot[E comparable](field []E, tied [][]E, rnd *draw.Rand) []E {
	order := slices.Clone(field)
	for _, group := range tied {
		var places []int
		for i, e := range field {
			if slices.Contains(group, e) {
				places = append(places, i)
			}
		}
		for i, j := range rnd.Perm(len(places)) {
			order[places[i]] = field[places[j]]
		}
	}
	return order
}

// Sides decides who sits N–S: of each pair the one with fewer rounds on that line so
// far (north, by position), among equals by lot. The first of each answer sits N–S.
func Sides(pairs []Pair, north []int, rnd *draw.Rand) [][2]int {
	sides := make([][2]int, len(pairs))
	for i, p := range pairs {
		sides[i] = [2]int{p.A, p.B}
		d := north[p.A] - north[p.B]
		if d > 0 || d == 0 && rnd.Intn(2) == 1 {
			sides[i] = [2]int{p.B, p.A}
		}
	}
	return sides
}
