package pairing

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
)

// reasonExchange: B stands nearer to those at the table, but sits at Table; no exchange of
// two players is for the better.
const reasonExchange = "exchange"

// FourReport is what [Four] can say of its seating as a whole.
type FourReport struct {
	Rematches int  // pairs that have met before; a third meeting counts two, a fourth three
	Spread    int  // sum over the tables of (worst position − best position)²
	Exact     bool // no other seating is better; so up to 12 players, above it isn't known
	Notices   []rules.Notice
}

// Four seats n players at tables of four and three by the Swiss system. The cost is, the
// weightiest first: the rematches; the players at a table of three again (sat3: how many times
// so far) while another has never been there; the spread. It is the least of all up to 12
// players; above, the seating is found by a search from rnd, and only that is promised that no
// exchange of two players is for the better.
//
// Tables stand by their best player, those of three last. At a table players are listed
// by position, but the one who was listed last the fewest times so far (dealt) is listed last,
// among equals by lot. sat3 and dealt may be nil: never. For 1, 2 and 5 players there
// is no seating. Notices: seating.four.none, seating.four.rematches (n: pairs that have
// met before), seating.four.search.
func Four(n int, m *Meetings, sat3, dealt []int, rnd *draw.Rand) ([]Group, FourReport) {
	if _, _, ok := Sizes(n); !ok {
		return nil, FourReport{Exact: true, Notices: []rules.Notice{{Code: "seating.four.none", Args: rules.Args{"n": n}}}}
	}
	t := plainTables(n, m, sat3)
	if n <= exactField {
		t.exact()
	} else {
		t.search(rnd)
	}
	groups := t.groups(m)
	explainGroups(groups, n, m)
	report := FourReport{Exact: n <= exactField}
	pairs := 0
	for k := range t.seats {
		c := t.tableCost(t.table(k))
		report.Rematches += c.rematches
		report.Spread += c.spread
	}
	for _, g := range groups {
		pairs += len(g.Rematches)
		listDealerLast(g.Seats, dealt, func(tied []int) int { return tied[rnd.Intn(len(tied))] })
	}
	if pairs > 0 {
		report.Notices = append(report.Notices, rules.Notice{Code: "seating.four.rematches", Args: rules.Args{"n": pairs}})
		if !report.Exact {
			report.Notices = append(report.Notices, rules.Notice{Code: "seating.four.search"})
		}
	}
	return groups, report
}

// groups lists the tables in their order, the seats in rising order.
func (t *tables) groups(m *Meetings) []Group {
	groups := make([]Group, len(t.seats))
	for k := range t.seats {
		seats := slices.Sorted(slices.Values(t.table(k)))
		groups[k] = Group{Seats: seats, Rematches: rematches(seats, m)}
	}
	slices.SortFunc(groups, func(a, b Group) int {
		if len(a.Seats) != len(b.Seats) {
			return len(b.Seats) - len(a.Seats)
		}
		return a.Seats[0] - b.Seats[0]
	})
	return groups
}

// explainGroups gives a reason to each table at which somebody was passed over: if tables
// are filled by their best players, one who stands nearer than the table's worst and
// sits at a later table.
func explainGroups(groups []Group, n int, m *Meetings) {
	tableOf := make([]int, n) // from 1
	for k, g := range groups {
		for _, p := range g.Seats {
			tableOf[p] = k + 1
		}
	}
	byBest := make([]int, len(groups))
	for k := range byBest {
		byBest[k] = k
	}
	slices.SortFunc(byBest, func(a, b int) int { return groups[a].Seats[0] - groups[b].Seats[0] })
	filled := make([]bool, len(groups)+1)
	for _, k := range byBest {
		seats := groups[k].Seats
		filled[k+1] = true
		for b := seats[0]; b < seats[len(seats)-1]; b++ {
			if !filled[tableOf[b]] {
				groups[k].Why = whyElsewhere(seats, b, tableOf[b], m)
				break
			}
		}
	}
}

// whyElsewhere tells why b, who stands nearer, isn't at the table.
func whyElsewhere(seats []int, b, table int, m *Meetings) *rules.Reason {
	why := &rules.Reason{Code: reasonExchange, A: seats[len(seats)-1] + 1, B: b + 1, Table: table}
	for _, a := range seats {
		if last := m.Last(a, b); last > why.Round {
			*why = rules.Reason{Code: reasonMet, A: a + 1, B: b + 1, Round: last}
		}
	}
	return why
}
