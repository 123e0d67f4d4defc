// Package draw is the project's own seeded randomness, the same on every device for ever:
// SplitMix64 seeded by the first 8 bytes, big-endian, of SHA-256 of the seed's text;
// numbers below n by rejection sampling; Fisher–Yates from the top.
package draw
