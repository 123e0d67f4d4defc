// Package board is a screen: what the hall sees: seating, clock, standings, one after another.
package board
