package preferans

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/sudya-app/sudya/rules"
)

// bandPoints is БВ before the fraction is dropped (5.1.2), exact: num/den, den > 0.
// Up to each limit a point costs so many whists; above the last limit nothing is added.
func bandPoints(bands [][2]int, whists rules.Sixth) (num, den int64) {
	sign, a := int64(1), whists
	if a < 0 {
		sign, a = -1, -a
	}
	points, from := int64(0), 0
	for _, band := range bands {
		limit, price := band[0], int64(band[1])
		if a <= rules.Whole(limit) {
			den = 6 * price
			return sign * (points*den + int64(a-rules.Whole(from))), den
		}
		points += int64(limit-from) / price
		from = limit
	}
	return sign * points, 1
}

// WhistPoints is БВ of a round's whists, the fraction dropped towards zero.
func WhistPoints(p rules.Params, whists rules.Sixth) int {
	num, den := bandPoints(p.Pairs("bands"), whists)
	return int(num / den)
}

// roundPoints are БВ and БТ of whists with the points of the place; by the parameter
// truncate the fraction is dropped of БВ or of the sum.
func roundPoints(p rules.Params, place int, whists rules.Sixth) (whistPoints, points int) {
	if p.Choice("truncate") == TruncateSum {
		num, den := bandPoints(p.Pairs("bands"), whists)
		points = int((int64(place)*den + num) / den)
		return points - place, points
	}
	whistPoints = WhistPoints(p, whists)
	return whistPoints, place + whistPoints
}

// tablePlace is a place at a table: from the first to the last that it shares.
type tablePlace struct{ from, to int }

func (t tablePlace) String() string {
	if t.from == t.to {
		return strconv.Itoa(t.from)
	}
	return strconv.Itoa(t.from) + "–" + strconv.Itoa(t.to)
}

// places are the places by whists; equal whists share.
func places(whists []rules.Sixth) []tablePlace {
	order := slices.Clone(whists)
	slices.SortFunc(order, func(a, b rules.Sixth) int { return cmp.Compare(b, a) })
	list := make([]tablePlace, len(whists))
	for i, w := range whists {
		first := slices.Index(order, w)
		last := first
		for last+1 < len(order) && order[last+1] == w {
			last++
		}
		list[i] = tablePlace{first + 1, last + 1}
	}
	return list
}

// placePoints is БМ: those who share places share the sum of their points equally (5.2).
func placePoints(p rules.Params, seats int, place tablePlace) int {
	key := "placesFour"
	if seats == 3 {
		key = "placesThree"
	}
	sum := 0
	for _, n := range p.Ints(key)[place.from-1 : place.to] {
		sum += n
	}
	return sum / (place.to - place.from + 1)
}
