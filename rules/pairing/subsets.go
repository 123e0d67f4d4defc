package pairing

import "math/bits"

// smallField is the largest field whose finer costs are minimised: a table of 2^20 sums
// is 4 MB.
const smallField = 20

// cost of a seating is its numbers of grave pairs, slight pairs, third or later meetings,
// and repeats of the round just before, the weightiest first, a byte each. There are ten pairs
// at most, so sums never carry.
type cost uint32

const (
	graveCost  cost = 1 << 24
	slightCost cost = 1 << 16
	thirdCost  cost = 1 << 8
	repeatCost cost = 1
)

// unknown is the cost of a set that wasn't computed yet.
const unknown = ^cost(0)

// subsets is the least cost of seating each subset of a small field that is left when the
// first one of the others is seated again and again.
type subsets struct {
	n     int
	pair  []cost // pair[i*n+j]
	least []cost // by subset, a bit a person
}

// leastCosts computes the least cost of seating the field.
func (s *seater) leastCosts() *subsets {
	f := &subsets{n: s.n, pair: make([]cost, s.n*s.n), least: make([]cost, 1<<s.n)}
	for i := range s.n {
		for j := range s.n {
			if i != j {
				f.pair[i*s.n+j] = s.cost(i, j)
			}
		}
	}
	for set := range f.least {
		f.least[set] = unknown
	}
	f.least[0] = 0
	f.solve(1<<s.n - 1)
	return f
}

// cost is what seating i with j costs.
func (s *seater) cost(i, j int) cost {
	var c cost
	if s.grave != nil && s.grave.has(i, j) {
		c += graveCost
	}
	if s.slight != nil && s.slight.has(i, j) {
		c += slightCost
	}
	if s.met != nil {
		if s.met.Count(i, j) >= 2 {
			c += thirdCost
		}
		if last := s.met.Last(i, j); last > 0 && last == s.met.latest {
			c += repeatCost
		}
	}
	return c
}

func (f *subsets) solve(set uint32) cost {
	if f.least[set] != unknown {
		return f.least[set]
	}
	i := bits.TrailingZeros32(set)
	others := set &^ (1 << i)
	least := unknown
	for rest := others; rest != 0; rest &= rest - 1 {
		j := bits.TrailingZeros32(rest)
		least = min(least, f.pair[i*f.n+j]+f.solve(others&^(1<<j)))
	}
	f.least[set] = least
	return least
}

// with is the least cost of seating a set if i, its first, sits with j.
func (f *subsets) with(set uint32, i, j int) cost {
	return f.pair[i*f.n+j] + f.solve(set&^(1<<i|1<<j))
}

// highest is the lexicographically highest seating of the least cost.
func (f *subsets) highest() [][2]int {
	pairs := make([][2]int, 0, f.n/2)
	for set := uint32(1)<<f.n - 1; set != 0; {
		i := bits.TrailingZeros32(set)
		j := i + 1
		for set>>j&1 == 0 || f.with(set, i, j) != f.least[set] {
			j++
		}
		pairs = append(pairs, [2]int{i, j})
		set &^= 1<<i | 1<<j
	}
	return pairs
}
