package pairing

import (
	"math/bits"
	"slices"

	"github.com/sudya-app/sudya/rules/draw"
)

var (
	annealSteps  = 200000
	lambdaMul    = 40
	windowSize   = 24
	startDiv int64 = 2
)

func below(rnd uint64, n int) int {
	hi, _ := bits.Mul64(rnd, uint64(n))
	return int(hi)
}

func (f *fours) anneal(rnd *draw.Rand) {
	var threes []int
	for t, s := range f.size {
		if s == 3 {
			threes = append(threes, t)
		}
	}
	lambda := int64(lambdaMul * f.n)
	energy := func(rem, again, spread weight) int64 {
		return lambda*int64(rem/rematchUnit) + lambda*int64(again/againUnit) + int64(spread)
	}
	win := min(windowSize, f.n-1)
	cur := f.cost()
	best := cur
	bestF := f.clone()
	temp := lambda * 256 / startDiv
	const levels = 256
	// fall from lambda/startDiv to 2 in levels
	per := annealSteps / levels
	// ratio
	num := int64(1)
	_ = num
	end := int64(256)
	// integer geometric: temp = temp * k / 1024 where k chosen so that (k/1024)^levels = end/temp
	k := int64(1023)
	for k > 512 {
		x := temp
		for range levels {
			x = x * k / 1024
		}
		if x <= end {
			break
		}
		k--
	}
	for range levels {
		for range per {
			u := rnd.Uint64()
			v := rnd.Uint64()
			lz := int64(bits.LeadingZeros64(v | 1))
			x := lz<<8 | int64(255-(v<<uint(lz+1))>>56)
			if len(threes) > 0 && v&15 == 0 {
				bi := below(u, len(threes))
				b := threes[bi]
				p := below(u<<20, f.n)
				a := f.at[p]
				if f.size[a] != 4 {
					continue
				}
				r, ag, s := f.transfer(p, b)
				if e := energy(r, ag, s); e <= 0 || e<<16 <= temp*x {
					f.move(p, b)
					threes[bi] = a
					cur += r + ag + s
				}
			} else {
				p := below(u, f.n)
				q := p + 1 + below(u<<24, win)
				if q >= f.n {
					q -= f.n
					if win < f.n-1 {
						continue
					}
				}
				if f.at[p] == f.at[q] {
					continue
				}
				r, ag, s := f.exchange(p, q)
				if e := energy(r, ag, s); e <= 0 || e<<16 <= temp*x {
					f.swap(p, q)
					cur += r + ag + s
				}
			}
			if cur < best {
				best = cur
				bestF.copyFrom(f)
			}
		}
		temp = temp * k / 1024
	}
	f.copyFrom(bestF)
}

func (f *fours) clone() *fours {
	g := *f
	g.seats, g.size, g.at = slices.Clone(f.seats), slices.Clone(f.size), slices.Clone(f.at)
	return &g
}

func (f *fours) copyFrom(g *fours) {
	copy(f.seats, g.seats)
	copy(f.size, g.size)
	copy(f.at, g.at)
}

func (f *fours) descend() {
	for again := true; again; {
		again = false
		for p := range f.n {
			for q := p + 1; q < f.n; q++ {
				if f.at[p] == f.at[q] {
					continue
				}
				if r, a, s := f.exchange(p, q); r+a+s < 0 {
					f.swap(p, q)
					again = true
				}
			}
			if f.size[f.at[p]] == 4 {
				for b := range f.size {
					if f.size[b] == 3 && f.size[f.at[p]] == 4 {
						if r, a, s := f.transfer(p, b); r+a+s < 0 {
							f.move(p, b)
							again = true
						}
					}
				}
			}
		}
	}
}
