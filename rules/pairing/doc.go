// Package pairing seats a round: two-sided tables (belote pairs, domino) and tables of
// four and three (preferans). It knows no game and no tournament: entrants are positions
// 0 … n−1 in the order that the round is seated from, 0 the first in standing.
//
// Two-sided tables are seated exactly. [Swiss], [Apart] and [Random] are one seater with
// different bans: the fewest banned tables that any seating has, and among those seatings
// the lexicographically highest one. Every table that departs from plain order says why
// ([Pair.Why]), in terms that can be checked by hand.
//
// Tables of four are a search: see [Four] for what is promised.
//
// The third round of four, after 1–2, 3–4 and 1–3, 2–4:
//
//	m := pairing.NewMeetings(4)
//	m.Add(0, 1, 1)
//	m.Add(2, 3, 1)
//	m.Add(0, 2, 2)
//	m.Add(1, 3, 2)
//	tables, report := pairing.Swiss(4, m) // 1–4, 2–3, no rematch
//
// Nothing here may change what it answers to the same question without a new algorithm
// name ([SwissAlgo] …): published seatings are replayed by those names.
package pairing
