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
	s.seatFirst(fours, threes, 0)
	p := 0
	for k, size := range s.bestSizes {
		t.size[k] = size
		for i := range size {
			t.seats[k][i], t.at[s.best[p]] = s.best[p], k
			p++
		}
	}
}

// seatFirst opens a table for the first player without a seat; cost is that of the tables so far.
func (s *leastSeating) seatFirst(fours, threes int, cost weight) {
	if s.found && cost >= s.least {
		return
	}
	if fours+threes == 0 {
		s.found, s.least = true, cost
		s.best, s.bestSizes = append(s.best[:0], s.seats...), append(s.bestSizes[:0], s.sizes...)
		return
	}
	p := 0
	for s.used[p] {
		p++
	}
	s.take(p, func() {
		if fours > 0 {
			s.companions(3, p, 4, fours-1, threes, cost)
		}
		if threes > 0 {
			s.companions(2, p, 3, fours, threes-1, cost)
		}
	})
}

// companions fills the table that was opened last with so many more players below p.
func (s *leastSeating) companions(more, p, size, fours, threes int, cost weight) {
	if more == 0 {
		cost += s.from.tableCost(s.seats[len(s.seats)-size:]).weight()
		s.sizes = append(s.sizes, size)
		s.seatFirst(fours, threes, cost)
		s.sizes = s.sizes[:len(s.sizes)-1]
		return
	}
	for q := p + 1; q < s.from.n; q++ {
		if !s.used[q] {
			s.take(q, func() { s.companions(more-1, q, size, fours, threes, cost) })
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
