package pairing

// exactField is the largest field of which all seatings at tables of four and three are
// gone through: 5,775 for 12 players.
const exactField = 12

// leastSeating goes through the seatings table by table: the first player who has no seat gets
// all companions in turn.
type leastSeating struct {
	from  *tables
	seats []int // in order of seating
	sizes []int
	used  []bool

	found     bool
	least     weight
	best      []int
	bestSizes []int
}

// exact makes the seating the best of all, the first among equals.
func (t *tables) exact() {
	s := &leastSeating{from: t, used: make([]bool, t.n)}
	fours, threes, _ := Sizes(t.n)
	s.seatFirst(unseated{fours: fours, threes: threes})
	p := 0
	for k, size := range s.bestSizes {
		t.size[k] = size
		for i := range size {
			t.seats[k][i], t.at[s.best[p]] = s.best[p], k
			p++
		}
	}
}

// unseated are the tables that aren't filled yet; cost is that of those before.
type unseated struct {
	fours, threes int
	cost          weight
}

// seatFirst opens a table for the first player without a seat.
func (s *leastSeating) seatFirst(left unseated) {
	if s.found && left.cost >= s.least {
		return
	}
	if left.fours+left.threes == 0 {
		s.found, s.least = true, left.cost
		s.best, s.bestSizes = append(s.best[:0], s.seats...), append(s.bestSizes[:0], s.sizes...)
		return
	}
	p := 0
	for s.used[p] {
		p++
	}
	s.take(p, func() {
		if left.fours > 0 {
			s.companions(3, p, 4, unseated{left.fours - 1, left.threes, left.cost})
		}
		if left.threes > 0 {
			s.companions(2, p, 3, unseated{left.fours, left.threes - 1, left.cost})
		}
	})
}

// companions fills the table that was opened last with so many more players below p.
func (s *leastSeating) companions(more, p, size int, left unseated) {
	if more == 0 {
		left.cost += s.from.tableCost(s.seats[len(s.seats)-size:]).weight()
		s.sizes = append(s.sizes, size)
		s.seatFirst(left)
		s.sizes = s.sizes[:len(s.sizes)-1]
		return
	}
	for q := p + 1; q < s.from.n; q++ {
		if !s.used[q] {
			s.take(q, func() { s.companions(more-1, q, size, left) })
		}
	}
}

// take seats p while then runs.
func (s *leastSeating) take(p int, then func()) {
	s.used[p] = true
	s.seats = append(s.seats, p)
	then()
	s.seats = s.seats[:len(s.seats)-1]
	s.used[p] = false
}
