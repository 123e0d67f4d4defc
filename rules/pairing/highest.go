package pairing

// seater seats a field two by two. Some pairs are grave (team-mates in domino, two seeds),
// some slight (a rematch); either may be nil.
type seater struct {
	n             int
	grave, slight *bans
	met           *Meetings // for the finer costs of rematches; nil if slight isn't about meetings
}

// seated is what a seater found: the pairs in table order and the costs that it vouches for.
type seated struct {
	pairs [][2]int
	exact bool     // all costs are the least
	rest  string   // why one who may sit with the first is passed over, unless fine tells
	fine  *subsets // the costs of a small field that can't do without banned pairs
}

// seat finds the seating with the fewest grave pairs, then the fewest slight ones, then
// the fewest third meetings and repeats of the round just before, and among those the
// lexicographically highest: the first gets the highest opponent that is possible, then
// the first of the others, and so on.
//
// All costs are the least, save in fields above smallField where no seating is without banned pairs:
// there the number of grave pairs is the least, and the number of slight ones too where
// both can be had with the fewest banned pairs altogether.
func (s *seater) seat() seated {
	mustBeEven(s.n)
	m := maximum(s.banned())
	alone := m.alone()
	switch {
	case alone == 0:
		return seated{pairs: highest(m), exact: true, rest: s.pick(reasonRest, reasonRestTeam, reasonRestBoth)}
	case s.n <= smallField:
		fine := s.leastCosts()
		return seated{pairs: fine.highest(), exact: true, fine: fine}
	case s.grave == nil || s.slight == nil:
		return seated{pairs: highestBanned(m, alone, nil, 0), exact: s.met == nil, rest: s.pick(reasonMore, reasonMoreTeam, "")}
	}
	return s.seatLarge(m)
}

// seatLarge seats a large field that can't do without banned pairs of two kinds: the
// fewest altogether, if so many grave ones as can't be avoided are enough for that; else
// those alone are avoided.
func (s *seater) seatLarge(m *matching) seated {
	graves := maximum(s.grave)
	unavoidable := graves.alone() / 2
	pairs := highestBanned(m, m.alone(), s.grave, unavoidable)
	switch {
	case countBanned(s.grave, pairs) == unavoidable:
		return seated{pairs: pairs, rest: reasonMoreBoth}
	case unavoidable == 0:
		return seated{pairs: highest(graves), rest: reasonRestTeam}
	}
	return seated{pairs: highestBanned(graves, 2*unavoidable, nil, 0), rest: reasonMoreTeam}
}

// banned is all that is banned, grave or slight.
func (s *seater) banned() *bans {
	switch {
	case s.grave == nil:
		return s.slight
	case s.slight == nil:
		return s.grave
	}
	both := newBans(s.n)
	both.addAll(s.grave)
	both.addAll(s.slight)
	return both
}

func countBanned(b *bans, pairs [][2]int) int {
	k := 0
	for _, p := range pairs {
		if b.has(p[0], p[1]) {
			k++
		}
	}
	return k
}

// alone is how many of those to be seated have no mate.
func (m *matching) alone() int {
	k := 0
	for i := range m.all {
		if m.mate[i] == nobody {
			k++
		}
	}
	return k
}

// highest empties a perfect matching into the lexicographically highest one.
//
// The first, i, may get j if those whom the two leave alone, a and b, can be joined by an
// alternating path. Nearly always one of length 1 or 3 is at hand. If not, the alternating
// tree of a settles it for all candidates at once: j will do if it is outer in it.
func highest(m *matching) [][2]int {
	pairs := make([][2]int, 0, m.bans.n/2)
	for m.first() < m.bans.n {
		i := m.first()
		pairs = append(pairs, [2]int{i, m.seatFirst(i)})
	}
	return pairs
}

func (m *matching) seatFirst(i int) int {
	a := m.mate[i]
	m.take(i)
	grown := false
	for j := range m.all {
		if m.bans.has(i, j) {
			continue
		}
		if j == a {
			m.take(j)
			return j
		}
		b := m.mate[j]
		if !grown {
			m.take(j)
			if m.mendNearby(a, b) {
				return j
			}
			m.put(j)
			m.join(j, b)
			m.grow(a)
			grown = true
		}
		if m.tree.isOuter(j) {
			m.shift(j)
			m.take(j)
			return j
		}
	}
	panic("pairing: a perfect matching without an opponent for its first") // its own mate is one
}
