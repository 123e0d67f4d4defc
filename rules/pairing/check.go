package pairing

import (
	"strconv"

	"github.com/sudya-app/sudya/rules"
)

// Check reports whether a seating made by hand has everybody of n exactly once, at a table
// or among the byes. Codes: seating.twice and seating.unknown (field "tables.<i>.<j>" or
// "bye.<i>", from 0) and seating.missing; the argument a is the position, from 1.
func Check(seats [][]int, n int, bye []int) error {
	seen := make([]bool, n)
	take := func(p int, field string) error {
		switch {
		case p < 0 || p >= n:
			return rules.Refuse("seating.unknown", field, rules.Args{"a": p + 1, "n": n})
		case seen[p]:
			return rules.Refuse("seating.twice", field, rules.Args{"a": p + 1})
		}
		seen[p] = true
		return nil
	}
	for i, table := range seats {
		for j, p := range table {
			if err := take(p, "tables."+strconv.Itoa(i)+"."+strconv.Itoa(j)); err != nil {
				return err
			}
		}
	}
	for i, p := range bye {
		if err := take(p, "bye."+strconv.Itoa(i)); err != nil {
			return err
		}
	}
	for p, ok := range seen {
		if !ok {
			return rules.Refuse("seating.missing", "tables", rules.Args{"a": p + 1})
		}
	}
	return nil
}
