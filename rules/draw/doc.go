// Package draw is the project's own seeded randomness, the same on every device for ever:
// SplitMix64 seeded by the first 8 bytes, big-endian, of SHA-256 of the seed's text;
// numbers below n by rejection sampling; Fisher–Yates from the top.
//
// A drawing of lots that anybody can repeat from the published seed:
//
//	order := draw.New("3f9a").Perm(len(entrants)) // order[0] is drawn first
//
// Two draws of one round take streams of their own, so that the second doesn't depend
// on how many numbers the first took:
//
//	lot, sides := draw.Derive(seed, "lot"), draw.Derive(seed, "sides")
//
// What it yields may never change: published seatings are replayed from their seeds. The
// vectors in the tests were computed by another program.
package draw
