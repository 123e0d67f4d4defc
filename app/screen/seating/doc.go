// Package seating is a screen: the draft of the next round, its reasons, its publication.
package seating
