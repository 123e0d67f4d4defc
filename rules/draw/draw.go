package draw

import (
	"crypto/sha256"
	"encoding/binary"
	"math/bits"
)

// Rand is a stream of random numbers that its seed determines. It isn't safe for
// concurrent use.
type Rand struct{ state uint64 }

// New starts the stream of a seed. Any text is a seed, the empty one too.
func New(seed string) *Rand {
	sum := sha256.Sum256([]byte(seed))
	return &Rand{state: binary.BigEndian.Uint64(sum[:8])}
}

// Derive starts a stream of its own for one purpose of a seed: it is New(seed + "/" + label).
func Derive(seed, label string) *Rand { return New(seed + "/" + label) }

// Uint64 returns the next 64 bits: one step of SplitMix64 (Steele, Lea, Flood 2014).
func (r *Rand) Uint64() uint64 {
	r.state += 0x9e3779b97f4a7c15
	z := r.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Intn returns a uniform number in [0, n). It panics if n < 1.
//
// Rejection sampling: a number that falls on the incomplete last block of n is thrown
// away, so no remainder is favoured.
func (r *Rand) Intn(n int) int {
	if n < 1 {
		panic("draw: Intn of a number below 1")
	}
	m := uint64(n)
	// 2^64 mod m: how many numbers at the top make no whole block.
	_, rest := bits.Div64(1%m, 0, m)
	for {
		if x := r.Uint64(); x <= ^uint64(0)-rest {
			return int(x % m)
		}
	}
}

// Shuffle puts n things in random order by Fisher–Yates from the top: for i = n−1 … 1
// the thing at i changes places with the one at Intn(i+1).
func (r *Rand) Shuffle(n int, swap func(i, j int)) {
	for i := n - 1; i > 0; i-- {
		swap(i, r.Intn(i+1))
	}
}

// Perm returns the numbers 0 … n−1 shuffled.
func (r *Rand) Perm(n int) []int {
	p := make([]int, n)
	for i := range p {
		p[i] = i
	}
	r.Shuffle(n, func(i, j int) { p[i], p[j] = p[j], p[i] })
	return p
}
