package pairing

import "slices"

// weight is the cost of a seating at tables of four. The weightiest part stands highest,
// so that two weights compare as their parts do in turn: rematches, players at a table of
// three again, spread.
type weight int64

const (
	againUnit   weight = 1 << 36
	rematchUnit weight = 1 << 48
)

// change is what a step does to the parts of the cost.
type change struct{ rematches, again, spread int }

func (c change) weight() weight {
	return rematchUnit*weight(c.rematches) + againUnit*weight(c.again) + weight(c.spread)
}

// tables is a seating of a field at tables of four and three, open to change.
type tables struct {
	n     int
	met   []uint8 // met[p*n+q]: how many times p and q have met
	again []int   // 1 for whom a table of three would come again while another has had none
	seats [][4]int
	size  []int // 3 or 4
	at    []int // the table of each player
}

// plainTables seats consecutive fours, the tables of three last.
func plainTables(n int, m *Meetings, sat3 []int) *tables {
	fours, threes, _ := Sizes(n)
	t := &tables{
		n: n, met: make([]uint8, n*n), again: make([]int, n), at: make([]int, n),
		seats: make([][4]int, fours+threes), size: make([]int, fours+threes),
	}
	if m != nil {
		for p, row := range m.rows {
			for _, o := range row {
				t.met[p*n+int(o.with)] = uint8(min(o.count, 255))
			}
		}
	}
	if slices.Contains(sat3, 0) {
		for p, times := range sat3 {
			t.again[p] = min(times, 1)
		}
	}
	p := 0
	for k := range t.seats {
		t.size[k] = 4
		if k >= fours {
			t.size[k] = 3
		}
		for i := range t.size[k] {
			t.seats[k][i], t.at[p] = p, k
			p++
		}
	}
	return t
}

// table is who sits at table k; the slice is the table's own.
func (t *tables) table(k int) []int { return t.seats[k][:t.size[k]] }

func (t *tables) cost() weight {
	var sum weight
	for k := range t.seats {
		sum += t.tableCost(t.table(k)).weight()
	}
	return sum
}

func (t *tables) tableCost(seats []int) change {
	c := change{spread: square(slices.Max(seats) - slices.Min(seats))}
	for i, p := range seats {
		for _, q := range seats[i+1:] {
			c.rematches += int(t.met[p*t.n+q])
		}
		if len(seats) == 3 {
			c.again += t.again[p]
		}
	}
	return c
}

func square(d int) int { return d * d }

// exchanging tells what changes if p and q, who sit at different tables, change places.
func (t *tables) exchanging(p, q int) change {
	c := t.replacing(t.table(t.at[p]), p, q)
	d := t.replacing(t.table(t.at[q]), q, p)
	return change{c.rematches + d.rematches, c.again + d.again, c.spread + d.spread}
}

// replacing tells what changes at a table if q takes the place of p.
func (t *tables) replacing(seats []int, p, q int) change {
	metP, metQ := t.met[p*t.n:(p+1)*t.n], t.met[q*t.n:(q+1)*t.n]
	var c change
	low, high := t.n, -1 // of the others
	for _, x := range seats {
		if x != p {
			c.rematches += int(metQ[x]) - int(metP[x])
			low, high = min(low, x), max(high, x)
		}
	}
	if len(seats) == 3 {
		c.again = t.again[q] - t.again[p]
	}
	c.spread = square(max(high, q)-min(low, q)) - square(max(high, p)-min(low, p))
	return c
}

func (t *tables) exchange(p, q int) {
	a, b := t.at[p], t.at[q]
	i, j := slices.Index(t.table(a), p), slices.Index(t.table(b), q)
	t.seats[a][i], t.seats[b][j] = q, p
	t.at[p], t.at[q] = b, a
}

// moving tells what changes if p moves from a table of four to the table k of three.
func (t *tables) moving(p, k int) change {
	metP := t.met[p*t.n : (p+1)*t.n]
	var c change
	low, high := t.n, -1
	for _, x := range t.table(t.at[p]) {
		if x != p {
			c.rematches -= int(metP[x])
			c.again += t.again[x]
			low, high = min(low, x), max(high, x)
		}
	}
	c.spread = square(high-low) - square(max(high, p)-min(low, p))
	low, high = t.n, -1
	for _, x := range t.table(k) {
		c.rematches += int(metP[x])
		c.again -= t.again[x]
		low, high = min(low, x), max(high, x)
	}
	c.spread += square(max(high, p)-min(low, p)) - square(high-low)
	return c
}

func (t *tables) move(p, k int) {
	a := t.at[p]
	i := slices.Index(t.table(a), p)
	t.seats[a][i] = t.seats[a][3]
	t.size[a] = 3
	t.seats[k][3] = p
	t.size[k] = 4
	t.at[p] = k
}

// threes lists the tables of three.
func (t *tables) threes() []int {
	var list []int
	for k, size := range t.size {
		if size == 3 {
			list = append(list, k)
		}
	}
	return list
}

// clone copies the seating; what is known of the players is shared.
func (t *tables) clone() *tables {
	c := *t
	c.seats, c.size, c.at = slices.Clone(t.seats), slices.Clone(t.size), slices.Clone(t.at)
	return &c
}

// become makes the seating that of another of the same players.
func (t *tables) become(other *tables) {
	copy(t.seats, other.seats)
	copy(t.size, other.size)
	copy(t.at, other.at)
}
