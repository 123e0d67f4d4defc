package pairing

import "github.com/sudya-app/sudya/rules"

// Codes of the reasons of a two-sided table. A is the table's first, B the one of whom the
// reason speaks, both from 1.
const (
	reasonMet     = "met"     // A would sit with B, but they met in Round
	reasonTeam    = "team"    // A would sit with B, but they are team-mates
	reasonTaken   = "taken"   // B, who follows A in the order, sits at Table already
	reasonRematch = "rematch" // A and B sit here though they met in Round
	reasonClash   = "clash"   // A and B sit here though they are team-mates

	// A would sit with B, but with those two at a table the others can't be seated …
	reasonRest     = "rest"     // … without a rematch
	reasonRestTeam = "restTeam" // … without team-mates at one table
	reasonRestBoth = "restBoth" // … without either
	// … and there would be more …
	reasonMore     = "restMore"     // … rematches than need be
	reasonMoreTeam = "restMoreTeam" // … tables of team-mates
	reasonMoreBoth = "restMoreBoth" // … tables of either kind
	reasonThird    = "restThird"    // … third meetings, with as many rematches
	reasonRepeat   = "restRepeat"   // … repeats of the round just before, with as many third meetings
)

// Reasons are the codes of all reasons that this package gives.
var Reasons = []string{
	reasonMet, reasonTeam, reasonTaken, reasonRematch, reasonClash, reasonRest, reasonRestTeam, reasonRestBoth,
	reasonMore, reasonMoreTeam, reasonMoreBoth, reasonThird, reasonRepeat, reasonExchange,
}

// explain makes tables of the pairs, each with its reason, if it has one.
func (s *seater) explain(found seated) []Pair {
	tables := make([]Pair, len(found.pairs))
	tableOf := make([]int, s.n)
	for t, p := range found.pairs {
		tableOf[p[0]], tableOf[p[1]] = t+1, t+1
	}
	for t, p := range found.pairs {
		i, j := p[0], p[1]
		tables[t] = Pair{A: i, B: j, Rematch: s.met.Count(i, j) > 0}
		beside := i + 1 // the next who is still to be seated
		for tableOf[beside] <= t {
			beside++
		}
		switch {
		case j != beside:
			tables[t].Why = s.passedOver(found, tableOf, i, j, beside)
		case s.grave != nil && s.grave.has(i, j):
			tables[t].Why = &rules.Reason{Code: reasonClash, A: i + 1, B: j + 1}
		case tables[t].Rematch:
			tables[t].Why = &rules.Reason{Code: reasonRematch, A: i + 1, B: j + 1, Round: s.met.Last(i, j)}
		case beside != i+1:
			tables[t].Why = &rules.Reason{Code: reasonTaken, A: i + 1, B: i + 2, Table: tableOf[i+1]}
		}
	}
	return tables
}

// passedOver tells why i sits with j though b stands nearer.
func (s *seater) passedOver(found seated, tableOf []int, i, j, b int) *rules.Reason {
	why := &rules.Reason{A: i + 1, B: b + 1}
	switch grave, met := s.bars(i, b), s.met.Count(i, b) > 0; {
	case grave && !s.bars(i, j):
		why.Code = reasonTeam
	case met && !grave && !s.bars(i, j) && s.met.Count(i, j) == 0:
		why.Code, why.Round = reasonMet, s.met.Last(i, b)
	case found.fine != nil:
		var left uint32
		for p, t := range tableOf {
			if t >= tableOf[i] {
				left |= 1 << p
			}
		}
		why.Code = found.fine.dearer(left, i, b)
	default:
		why.Code = found.rest
	}
	return why
}

// bars reports whether i and j are a grave pair.
func (s *seater) bars(i, j int) bool { return s.grave != nil && s.grave.has(i, j) }

// pick chooses by what is banned here: rematches, team-mates, or both.
func (s *seater) pick(met, team, both string) string {
	switch {
	case s.grave == nil:
		return met
	case s.slight == nil:
		return team
	}
	return both
}

// dearer tells by which cost a set is dearer if its first, i, sits with b.
func (f *subsets) dearer(set uint32, i, b int) string {
	switch differ := f.least[set] ^ f.with(set, i, b); {
	case differ >= graveCost:
		return reasonMoreTeam
	case differ >= slightCost:
		return reasonMore
	case differ >= thirdCost:
		return reasonThird
	}
	return reasonRepeat
}
