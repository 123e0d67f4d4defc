package game

import (
	"github.com/sudya-app/sudya/rules"
)

// Spread is the largest number of those who played at a table less the smallest; false
// unless at least two played.
func Spread(t *rules.Table) (rules.Sixth, bool) {
	if t.Score == nil {
		return 0, false
	}
	var low, high rules.Sixth
	n := 0
	for _, x := range t.Score.Seats {
		if x.Kind != rules.KindPlayed {
			continue
		}
		if n == 0 {
			low, high = x.Diff, x.Diff
		}
		low, high = min(low, x.Diff), max(high, x.Diff)
		n++
	}
	return high - low, n > 1
}
