package standing

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// roundStep is the smallest of 1, 2, 5, 10, 20, 50, … of which at most so many make up
// the span.
func roundStep(span, most int) int {
	for ten := 1; ; ten *= 10 {
		for _, step := range []int{ten, 2 * ten, 5 * ten} {
			if step*most >= span {
				return step
			}
		}
	}
}

// scale are the round numbers of points from below low to above high, zero among them.
func scale(low, high rules.Half) []rules.Half {
	bottom, top := down(int(min(low, 0)), 2), -down(-int(max(high, 0)), 2)
	step := roundStep(top-bottom, 6)
	bottom, top = down(bottom, step)*step, -down(-top, step)*step
	if top == bottom {
		top += step
	}
	var list []rules.Half
	for n := bottom; n <= top; n += step {
		list = append(list, rules.Points(n))
	}
	return list
}

// down divides, rounding down: −1 by 2 is −1.
func down(n, by int) int {
	if n < 0 {
		return -((by - 1 - n) / by)
	}
	return n / by
}

// classes counts sizes, none negative, into classes of that width from zero on; a size on
// a border belongs to the upper class.
func classes(sizes []rules.Sixth, width, n int) []int {
	counts := make([]int, n)
	for _, size := range sizes {
		counts[classOf(size, width)]++
	}
	return counts
}

func classOf(size rules.Sixth, width int) int { return int(size / rules.Whole(width)) }

// median is the middle one of sorted sizes, of an even number the mean of the two in the
// middle; a twelfth, which no whist is made of, is left out. There must be at least one.
func median(sizes []rules.Sixth) rules.Sixth {
	sorted := slices.Sorted(slices.Values(sizes))
	n := len(sorted)
	return (sorted[(n-1)/2] + sorted[n/2]) / 2
}
