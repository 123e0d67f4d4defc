package pairing

import "slices"

// highestBanned is highest for a maximum matching that leaves some alone. Each two of
// those must make a banned pair; so many banned pairs are allowed, no more. At most
// graves of them should be grave ones, but that isn't promised.
//
// A banned pair is written as two people who each sit with an empty chair. With as many
// chairs as people were left alone the matching is perfect again.
func highestBanned(m *matching, alone int, grave *bans, graves int) [][2]int {
	n := m.bans.n
	c := newChairs(m, alone)
	pairs := make([][2]int, 0, n/2)
	for c.first() < n {
		i := c.first()
		j, banned := c.seatFirst(i, grave, graves)
		if banned && grave != nil && grave.has(i, j) {
			graves--
		}
		pairs = append(pairs, [2]int{i, j})
	}
	return pairs
}

// chairs is a matching of people and empty chairs, numbered from people up. Everybody may
// sit with any chair; two with chairs are a banned pair of the seating.
type chairs struct {
	*matching
	people int
}

// newChairs gives a chair to everybody whom the maximum matching left alone.
func newChairs(m *matching, alone int) chairs {
	c := chairs{matching: unmatched(m.bans.grown(alone)), people: m.bans.n}
	chair := c.people
	for i, a := range m.mate {
		if a == nobody {
			c.join(i, chair)
			chair++
		} else {
			c.mate[i] = a
		}
	}
	return c
}

// seatFirst seats the first, i, with the highest opponent that keeps the number of banned
// pairs the least; banned tells that they make one of those. A grave one is passed over while
// there is another, if no grave ones are left to give.
func (c chairs) seatFirst(i int, grave *bans, graves int) (j int, banned bool) {
	before := slices.Clone(c.mate)
	a := c.mate[i]
	c.take(i)
	c.grow(a)
	fresh := c.firstOuter(func(j int) bool { return j < c.people && !c.bans.has(i, j) })
	if j := c.seatBanned(i, fresh, grave, graves); j != nobody {
		return j, true
	}
	copy(c.mate, before)
	c.mate[a] = nobody
	c.grow(a)
	c.shift(fresh)
	c.take(fresh)
	return fresh, false
}

// firstOuter is the first of a kind, person or chair, that is outer in the tree grown
// last; c.bans.n if there is none.
func (c chairs) firstOuter(kind func(j int) bool) int {
	for j := range c.all {
		if c.tree.isOuter(j) && kind(j) {
			return j
		}
	}
	return c.bans.n
}

// seatBanned seats i, who was taken out and whose mate's tree is grown, with the highest
// opponent above fresh with whom it makes a banned pair. If there is none it tells nobody and
// leaves only the mates in disorder.
func (c chairs) seatBanned(i, fresh int, grave *bans, graves int) int {
	chair := c.firstOuter(func(j int) bool { return j >= c.people })
	if chair == c.bans.n {
		return nobody // i can't be spared
	}
	c.shift(chair)
	c.take(chair)
	other := c.prev[c.bans.n] // the last of all is a chair, since their number was even
	d := c.mate[other]
	c.take(other)
	c.grow(d)
	j := c.firstOuter(func(j int) bool {
		return j < fresh && j < c.people && c.bans.has(i, j) && (graves > 0 || grave == nil || !grave.has(i, j))
	})
	if j >= fresh && fresh >= c.people {
		j = c.firstOuter(func(j int) bool { return j < c.people }) // a grave one, then
	}
	if j < c.people {
		c.shift(j)
		c.take(j)
		return j
	}
	c.put(other)
	c.put(chair)
	return nobody
}
