// Package round is a screen: the round that is on: tables, clock, closing.
package round
