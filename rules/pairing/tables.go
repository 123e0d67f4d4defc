package pairing

// weight is the cost of a seating of four, or a difference of costs. The weightiest part
// stands highest, so that numbers compare as the parts do in turn: rematches, players at a
// table of three again, spread.
type weight int64

const (
	spreadUnit  weight = 1
	againUnit   weight = 1 << 36
	rematchUnit weight = 1 << 48
)

// fours is a seating at tables of four and three on its way to a better one.
type fours struct {
	n     int
	met   []uint8 // met[p*n+q]: the meetings of p and q
	again []int32 // 1 for whom a table of three would be unfair now
	seats [][4]int
	size  []int
	at    []int // the table of each
}

func newFours(n int, m *Meetings, sat3 []int) *fours {
	f := &fours{n: n, met: make([]uint8, n*n), again: make([]int32, n), at: make([]int, n)}
	for p, row := range m.rows {
		for _, o := range row {
			f.met[p*n+int(o.with)] = uint8(min(o.count, 255))
		}
	}
	if sat3 != nil {
		never := false
		for _, t := range sat3 {
			never = never || t == 0
		}
		for p, t := range sat3 {
			if never && t > 0 {
				f.again[p] = 1
			}
		}
	}
	fours, threes, _ := Sizes(n)
	f.seats = make([][4]int, fours+threes)
	f.size = make([]int, fours+threes)
	p := 0
	for t := range f.seats {
		f.size[t] = 4
		if t >= fours {
			f.size[t] = 3
		}
		for i := range f.size[t] {
			f.seats[t][i] = p
			f.at[p] = t
			p++
		}
	}
	return f
}

func (f *fours) cost() weight {
	var c weight
	for t := range f.seats {
		c += f.tableCost(t)
	}
	return c
}

func (f *fours) tableCost(t int) weight {
	seats := f.seats[t][:f.size[t]]
	var c weight
	for i, p := range seats {
		for _, q := range seats[i+1:] {
			c += rematchUnit*weight(f.met[p*f.n+q])
		}
		if len(seats) == 3 {
			c += againUnit*weight(f.again[p])
		}
	}
	return c + f.spread(seats, -1, seats[0])
}

// spread is that of a table if at its seat i there sits p.
func (f *fours) spread(seats []int, i, p int) weight {
	lo, hi := p, p
	for k, q := range seats {
		if k != i {
			lo, hi = min(lo, q), max(hi, q)
		}
	}
	return weight((hi - lo) * (hi - lo))
}

func (f *fours) exchange(p, q int) (rem, again, spread int) {
	a, b := f.at[p], f.at[q]
	sa, sb := f.seats[a][:f.size[a]], f.seats[b][:f.size[b]]
	mp, mq := f.met[p*f.n:(p+1)*f.n], f.met[q*f.n:(q+1)*f.n]
	loA, hiA, loA2, hiA2 := p, p, q, q
	for _, x := range sa {
		if x != p {
			rem += int(mq[x]) - int(mp[x])
			loA, hiA, loA2, hiA2 = min(loA, x), max(hiA, x), min(loA2, x), max(hiA2, x)
		}
	}
	loB, hiB, loB2, hiB2 := q, q, p, p
	for _, x := range sb {
		if x != q {
			rem += int(mp[x]) - int(mq[x])
			loB, hiB, loB2, hiB2 = min(loB, x), max(hiB, x), min(loB2, x), max(hiB2, x)
		}
	}
	if len(sa) == 3 {
		again += int(f.again[q] - f.again[p])
	}
	if len(sb) == 3 {
		again += int(f.again[p] - f.again[q])
	}
	sq := func(a, b int) int { return (b - a) * (b - a) }
	return rem, again, sq(loA2, hiA2) + sq(loB2, hiB2) - sq(loA, hiA) - sq(loB, hiB)
}

func (f *fours) swap(p, q int) {
	a, b := f.at[p], f.at[q]
	for i := range f.seats[a] {
		if i < f.size[a] && f.seats[a][i] == p {
			f.seats[a][i] = q
			break
		}
	}
	for i := range f.seats[b] {
		if i < f.size[b] && f.seats[b][i] == q {
			f.seats[b][i] = p
			break
		}
	}
	f.at[p], f.at[q] = b, a
}

// transfer is the change if p moves from its table of four to table b of three.
func (f *fours) transfer(p, b int) (rem, again, spread int) {
	a := f.at[p]
	mp := f.met[p*f.n : (p+1)*f.n]
	loA, hiA, loA2, hiA2 := p, p, f.n, -1
	for _, x := range f.seats[a][:4] {
		if x != p {
			rem -= int(mp[x])
			again += int(f.again[x])
			loA, hiA, loA2, hiA2 = min(loA, x), max(hiA, x), min(loA2, x), max(hiA2, x)
		}
	}
	loB, hiB, loB2, hiB2 := f.n, -1, p, p
	for _, x := range f.seats[b][:3] {
		rem += int(mp[x])
		again -= int(f.again[x])
		loB, hiB, loB2, hiB2 = min(loB, x), max(hiB, x), min(loB2, x), max(hiB2, x)
	}
	sq := func(a, b int) int { return (b - a) * (b - a) }
	return rem, again, sq(loA2, hiA2) + sq(loB2, hiB2) - sq(loA, hiA) - sq(loB, hiB)
}

func (f *fours) move(p, b int) {
	a := f.at[p]
	for i := range 4 {
		if f.seats[a][i] == p {
			f.seats[a][i] = f.seats[a][3]
			break
		}
	}
	f.size[a] = 3
	f.seats[b][3] = p
	f.size[b] = 4
	f.at[p] = b
}
