package pairing

import (
	"math/bits"
	"slices"

	"github.com/sudya-app/sudya/rules/draw"
)

var (
	annealSteps  = 200000
	share1 = 50
	lambdaMul    = 200
	windowSize   = 24
	startDiv int64 = 2
	midDiv int64 = 16
	s2 int64 = 4
	restarts = 1
)

func below(rnd uint64, n int) int {
	hi, _ := bits.Mul64(rnd, uint64(n))
	return int(hi)
}

func join(r, a, s int) weight { return rematchUnit*weight(r)+againUnit*weight(a)+weight(s) }

var candidates = 4
var steps1, steps2, stepsNext = 80000, 40000, 40000
var twoStep = 0

func (f *fours) anneal(rnd *draw.Rand) {
	lambda := int64(lambdaMul * f.n)
	start := f.clone()
	var best *fours
	bc, bn := weight(0), 0
	for k := range candidates {
		f.copyFrom(start)
		f.cool(rnd, lambda/startDiv, lambda/midDiv, steps1, lambda, true)
		f.cool(rnd, int64(f.n*f.n)/s2, 2, steps2, lambda, false)
		c := f.cost()
		next := 0
		if k > 0 && c/againUnit > bc/againUnit { continue }
		if candidates > 1 {
			next = f.next(rnd, lambda, twoStep)
		}
		if best == nil || c/againUnit < bc/againUnit || c/againUnit==bc/againUnit && (next < bn || next == bn && c < bc) {
			best, bc, bn = f.clone(), c, next
		}
		if bc/againUnit == 0 && bn == 0 { break }
	}
	f.copyFrom(best)
}

func (f *fours) next(rnd *draw.Rand, lambda int64, more int) int {
	g := f.clone()
	g.met = slices.Clone(f.met)
	for t := range g.seats {
		for _, p := range g.seats[t][:g.size[t]] {
			for _, q := range g.seats[t][:g.size[t]] {
				if p != q { g.met[p*g.n+q]++ }
			}
		}
	}
	g.cool(rnd, lambda/startDiv, lambda/midDiv, stepsNext, lambda, true)
	r := int(g.cost()/rematchUnit)
	if more > 0 { r += g.next(rnd, lambda, more-1) }
	return r
}

func (f *fours) cool(rnd *draw.Rand, from, to int64, steps int, lambda int64, stop bool) {
	var threes []int
	for t, s := range f.size {
		if s == 3 {
			threes = append(threes, t)
		}
	}
	energy := func(rem, again, spread int) int64 {
		return lambda*int64(rem) + lambda*int64(again) + int64(spread)
	}
	win := min(windowSize, f.n-1)
	cur := f.cost()
	best := cur
	bestF := f.clone()
	const levels = 128
	per := steps / levels
	temp := from << 16
	k := int64(1023)
	for k > 512 {
		x := temp
		for range levels {
			x = x * k / 1024
		}
		if x <= to<<16 {
			break
		}
		k--
	}
	for range levels {
		tt := temp >> 8
		for range per {
			u := rnd.Uint64()
			var r, ag, s int
			if len(threes) > 0 && u&15 == 0 {
				bi := below(u<<40, len(threes))
				b := threes[bi]
				p := below(u, f.n)
				a := f.at[p]
				if f.size[a] != 4 {
					continue
				}
				r, ag, s = f.transfer(p, b)
				if e := energy(r, ag, s); e <= 0 || accept(rnd, e, tt) {
					f.move(p, b)
					threes[bi] = a
				} else { continue }
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
				r, ag, s = f.exchange(p, q)
				if e := energy(r, ag, s); e <= 0 || accept(rnd, e, tt) {
					f.swap(p, q)
				} else { continue }
			}
			cur += join(r, ag, s)
			if cur < best {
				best = cur
				bestF.copyFrom(f)
				if stop && cur < againUnit { return }
			}
		}
		temp = temp * k / 1024
	}
	f.copyFrom(bestF)
}

func accept(rnd *draw.Rand, e, tt int64) bool {
	v := rnd.Uint64()
	lz := int64(bits.LeadingZeros64(v | 1))
	x := lz<<8 | int64(255-(v<<uint(lz+1))>>56)
	return e<<16 <= tt*x
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
				if r, a, s := f.exchange(p, q); join(r,a,s) < 0 {
					f.swap(p, q)
					again = true
				}
			}
			if f.size[f.at[p]] == 4 {
				for b := range f.size {
					if f.size[b] == 3 && f.size[f.at[p]] == 4 {
						if r, a, s := f.transfer(p, b); join(r,a,s) < 0 {
							f.move(p, b)
							again = true
						}
					}
				}
			}
		}
	}
}
