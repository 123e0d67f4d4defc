package pairing

import (
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
)

// Swiss seats n entrants, an even number, by the Swiss system: the fewest rematches that
// any seating has; among equals the fewest third or later meetings, then the fewest repeats of
// the round just before; and of those seatings the lexicographically highest. It panics if n is odd.
//
// Where no seating is free of rematches and more than 20 play, only the number of
// rematches is the least: Exact is false then, and a notice says so. Notices:
// seating.rematches, seating.rematchesOnly (n: how many rematches).
func Swiss(n int, m *Meetings) ([]Pair, Report) {
	s := &seater{n: n, slight: newBans(n), met: m}
	s.slight.addMeetings(m)
	return s.tables()
}

// Apart seats n entrants, an even number, as [Swiss] does, with team-mates instead of
// earlier opponents: the fewest tables of team-mates, then the highest seating. team is each
// one's team, "" for none. If m isn't nil, rematches are avoided too, but never at the
// price of team-mates at one table. Notices: those of Swiss, and seating.clashes (n: how
// many tables of team-mates). It panics if n is odd.
//
// A judge who plays is the last of the field, without a team (domino 1.2, 1.6).
func Apart(n int, team []string, m *Meetings) ([]Pair, Report) {
	s := &seater{n: n, grave: teamBans(n, team), met: m}
	if m != nil {
		s.slight = newBans(n)
		s.slight.addMeetings(m)
	}
	return s.tables()
}

func teamBans(n int, team []string) *bans {
	b := newBans(n)
	members := map[string][]int{}
	for i, name := range team {
		if name == "" {
			continue
		}
		for _, j := range members[name] {
			b.add(i, j)
		}
		members[name] = append(members[name], i)
	}
	return b
}

// tables seats, explains and reports.
func (s *seater) tables() ([]Pair, Report) {
	found := s.seat()
	tables := s.explain(found)
	report := Report{Exact: found.exact}
	for _, t := range tables {
		if t.Rematch {
			report.Rematches++
		}
		if s.bars(t.A, t.B) {
			report.Clashes++
		}
	}
	notice := func(code string, n int) {
		report.Notices = append(report.Notices, rules.Notice{Code: code, Args: rules.Args{"n": n}})
	}
	if report.Clashes > 0 {
		notice("seating.clashes", report.Clashes)
	}
	if report.Rematches > 0 {
		notice("seating.rematches", report.Rematches)
		if !report.Exact {
			notice("seating.rematchesOnly", report.Rematches)
		}
	}
	return tables, report
}

// Italian seats neighbours: 1–2, 3–4, …. Rematches are allowed, and marked. It panics if
// n is odd.
func Italian(n int, m *Meetings) []Pair {
	mustBeEven(n)
	tables := make([]Pair, n/2)
	for t := range tables {
		a, b := 2*t, 2*t+1
		tables[t] = Pair{A: a, B: b}
		if m.Count(a, b) > 0 {
			tables[t].Rematch = true
			tables[t].Why = &rules.Reason{Code: reasonRematch, A: a + 1, B: b + 1, Round: m.Last(a, b)}
		}
	}
	return tables
}

// Random seats n entrants, an even number, by lot. Seeded entrants don't meet; more of
// them than tables are refused with seating.seeds (seeds, tables). Team-mates are kept apart
// as far as possible; team may be nil, and "" is no team. It panics if n is odd.
//
// It is the seating of [Apart] for a shuffled order. Tables stand in the order of the draw.
func Random(n int, rnd *draw.Rand, seeded []bool, team []string) ([]Pair, error) {
	mustBeEven(n)
	seeds := 0
	for _, yes := range seeded {
		if yes {
			seeds++
		}
	}
	if seeds > n/2 {
		return nil, rules.Refuse("seating.seeds", "", rules.Args{"seeds": seeds, "tables": n / 2})
	}
	drawn := rnd.Perm(n)
	s := &seater{n: n, grave: newBans(n), slight: newBans(n)}
	for i, p := range drawn {
		for j, q := range drawn[:i] {
			if seeds > 0 && seeded[p] && seeded[q] {
				s.grave.add(i, j)
			}
			if team != nil && team[p] != "" && team[p] == team[q] {
				s.slight.add(i, j)
			}
		}
	}
	found := s.seat()
	tables := make([]Pair, n/2)
	for t, pair := range found.pairs {
		a, b := drawn[pair[0]], drawn[pair[1]]
		tables[t] = Pair{A: min(a, b), B: max(a, b)}
		if s.slight.has(pair[0], pair[1]) {
			tables[t].Why = &rules.Reason{Code: reasonClash, A: tables[t].A + 1, B: tables[t].B + 1}
		}
	}
	return tables, nil
}

// mustBeEven guards the two-sided seaters: byes are the game's business, before.
func mustBeEven(n int) {
	if n%2 != 0 {
		panic("pairing: an odd field at two-sided tables")
	}
}
