// Package standings ranks entrants by an ordered list of criteria and explains each place.
//
// Entrants equal on all criteria so far are a group. The next criterion is computed among
// exactly that group and splits it; a part that is still tied after a head-to-head
// criterion, or after one that follows it, starts again at the head-to-head criteria,
// because the meetings among fewer entrants are other numbers. What is still equal at the end is ordered by a recorded lot,
// and shares its places where there is none.
//
// Recipe: a regulation makes its criteria over arrays indexed like ids, calls
//
//	placed := standings.Rank(ids, criteria, standings.LotFrom(h, round))
//
// and copies each [Placed] into a rules.StandingLine. [Describe] writes a standing as text,
// for golden tests and for people who ask why.
package standings
