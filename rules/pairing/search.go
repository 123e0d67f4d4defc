package pairing

import (
	"math/bits"
	"slices"

	"github.com/sudya-app/sudya/rules/draw"
)

// The search anneals: it tries a random step and takes it if it is for the better, or, by
// a chance that falls with the temperature, though it is for the worse. First rematches
// are made dear and melted out, then the spread is brought down. At last it descends until no
// exchange of two players is for the better. All numbers of steps are fixed and all arithmetic is
// in integers, so a seed gives the same seating everywhere.
const (
	rematchSteps = 60_000
	spreadSteps  = 40_000 // or more in a large field: spreadPlayer for each player
	spreadPlayer = 500
	nextSteps    = 30_000

	// smallHall is the largest field in which seven Swiss rounds may not do without
	// rematches. There the search makes several seatings and, of those with the fewest
	// rematches, takes the one after which the next round needs the fewest.
	smallHall  = 40
	candidates = 5

	// reach is how many places apart two players may be who are tried for an exchange.
	reach = 24
)

// cooling is one phase of annealing. Temperatures and prices are in units of spread.
type cooling struct {
	price    int // of a rematch, and of one player at a table of three again
	from     int // first temperature
	halvings int // how many times it is halved until the end
	steps    int
	enough   bool // stop when there is no rematch and nobody at a table of three again
}

// melt is the phase that gets rid of rematches.
func melt(n, steps int) cooling {
	return cooling{price: 200 * n, from: 100 * n, halvings: 2, steps: steps, enough: true}
}

// settle is the phase that brings the spread down.
func settle(n int) cooling {
	return cooling{price: 1000, from: 256, halvings: 7, steps: max(spreadSteps, spreadPlayer*n)}
}

// search seats the players as well as it can.
func (t *tables) search(rnd *draw.Rand) {
	plain := t.clone()
	var best *tables
	var bestRank []int
	for range candidates {
		t.become(plain)
		t.cool(rnd, melt(t.n, rematchSteps))
		t.cool(rnd, settle(t.n))
		t.descend()
		if t.n > smallHall {
			return
		}
		cost, next := t.cost(), t.next(rnd)
		rank := []int{int(cost / againUnit), next, int(cost % againUnit)}
		if best == nil || slices.Compare(rank, bestRank) < 0 {
			best, bestRank = t.clone(), rank
		}
		if bestRank[0] == 0 && bestRank[1] == 0 {
			break
		}
	}
	t.become(best)
}

// next is how many rematches a short search finds for the round after this one.
func (t *tables) next(rnd *draw.Rand) int {
	after := t.clone()
	after.met = slices.Clone(t.met)
	for k := range after.seats {
		for _, p := range after.table(k) {
			for _, q := range after.table(k) {
				if p != q {
					after.met[p*after.n+q]++
				}
			}
		}
	}
	after.cool(rnd, melt(t.n, nextSteps))
	return int(after.cost() / rematchUnit)
}

// levelsPerHalving temperatures lie between one and its half: each is 939/1024, the
// eighth root of a half, of the one before.
const levelsPerHalving = 8

// cool runs one phase and leaves the best seating that it came by.
func (t *tables) cool(rnd *draw.Rand, c cooling) {
	now := t.cost()
	best, bestCost := t.clone(), now
	threes := t.threes()
	temperature := c.from << 10
	levels := c.halvings * levelsPerHalving
	for range levels {
		for range c.steps / levels {
			if c.enough && bestCost < againUnit {
				t.become(best)
				return
			}
			now += t.try(rnd, c.price, temperature, threes)
			if now < bestCost {
				bestCost = now
				best.become(t)
			}
		}
		temperature = temperature * 939 >> 10
	}
	t.become(best)
}

// try tries one random step: an exchange of two players, or now and then a move to a table
// of three, which is of four then. It answers what the step did to the cost; threes is
// kept up to date. The temperature is in 1024ths.
func (t *tables) try(rnd *draw.Rand, price, temperature int, threes []int) weight {
	u := rnd.Uint64()
	p := scaled(u, t.n)
	if len(threes) > 0 && u&15 == 0 {
		i := scaled(u<<32, len(threes))
		k, a := threes[i], t.at[p]
		if t.size[a] == 3 {
			return 0
		}
		c := t.moving(p, k)
		if !taken(rnd, c, price, temperature) {
			return 0
		}
		t.move(p, k)
		threes[i] = a
		return c.weight()
	}
	q := p + 1 + scaled(u<<32, min(reach, t.n-1))
	if q >= t.n {
		q -= t.n
	}
	if t.at[p] == t.at[q] || max(p-q, q-p) > reach {
		return 0
	}
	c := t.exchanging(p, q)
	if !taken(rnd, c, price, temperature) {
		return 0
	}
	t.exchange(p, q)
	return c.weight()
}

// scaled makes of 64 random bits, of which the high ones count, a number below n.
func scaled(u uint64, n int) int {
	high, _ := bits.Mul64(u, uint64(n))
	return int(high)
}

// taken reports whether a step is taken: always if it isn't for the worse, else with
// probability 2^(−loss/temperature).
func taken(rnd *draw.Rand, c change, price, temperature int) bool {
	loss := price*(c.rematches+c.again) + c.spread
	if loss <= 0 {
		return true
	}
	// −log2 of a uniform number in 256ths: the leading zeros are its whole part, the bits
	// behind the first one give the rest, a straight line between powers of two.
	u := rnd.Uint64()
	zeros := bits.LeadingZeros64(u)
	rest := 255 - int(u<<zeros<<1>>56)
	return loss<<18 <= temperature*(zeros<<8+rest)
}

// descend takes every exchange of two players, and every move to a table of three, that is
// for the better, until there is none.
func (t *tables) descend() {
	for improved := true; improved; {
		improved = false
		for p := range t.n {
			for q := p + 1; q < t.n; q++ {
				if t.at[p] != t.at[q] && t.exchanging(p, q).weight() < 0 {
					t.exchange(p, q)
					improved = true
				}
			}
			for _, k := range t.threes() {
				if t.size[t.at[p]] == 4 && t.moving(p, k).weight() < 0 {
					t.move(p, k)
					improved = true
				}
			}
		}
	}
}
