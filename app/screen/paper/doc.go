// Package paper is a screen: what is printed: seatings, slips, standings, protocol, journal.
package paper
