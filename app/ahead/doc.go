// Package ahead holds what comes next in a tournament, wherever it is offered: seating the next
// round, ties that are still to be settled, a draft that has become stale.
package ahead
