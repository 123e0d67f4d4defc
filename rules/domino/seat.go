package domino

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
	"github.com/sudya-app/sudya/rules/pairing"
)

// Names of the algorithms that are this game's own; the others are package pairing's.
const (
	GroupsAlgo = "groups/1" // the draw of two groups, each seated by pairing.RandomAlgo
	OddAlgo    = "odd/1"    // two odd groups (1.8); before it ApartAlgo seated them, the last two across
	FinalAlgo  = "final/1"  // fixed by the standing: the seed decides nothing
)

// Seat seats the planned round. Round 1 is drawn with team-mates apart (1.5), later
// rounds follow the standing with team-mates apart (1.6). With an odd number the judge
// plays, last in the order and at the last table (1.2). Code: seating.seeds, of package
// pairing.
func (Regulation) Seat(h *rules.History, plan rules.Plan, seed string) (rules.Seating, error) {
	return seat(h, plan, seed, false)
}

// Reseat seats as ApartAlgo did before OddAlgo took two odd groups from it: the last of
// each met, and whoever had a result of one table, a no-show too, had met.
func (Regulation) Reseat(h *rules.History, plan rules.Plan, seed, algo string) (rules.Seating, error) {
	return seat(h, plan, seed, algo == pairing.ApartAlgo)
}

func seat(h *rules.History, plan rules.Plan, seed string, former bool) (rules.Seating, error) {
	s := rules.Seating{
		Round: plan.Round, Stage: plan.Stage, System: plan.System, Algo: pairing.ApartAlgo, Seed: seed,
		Through: plan.Through, Notices: plan.Notices,
	}
	r := seater{h: h, seed: seed, round: plan.Round, again: plan.Round > 1, former: former}
	var err error
	switch {
	case plan.Stage == rules.StageTie:
		p := planTies(h, plan.Round)
		s.Algo, s.Tables, s.Byes = FinalAlgo, p.tables, p.byes
		return s, nil
	case isMatch(plan.Stage):
		p := planMatches(h, plan.Round)
		s.Algo, s.Tables, s.Byes = FinalAlgo, p.tables, p.byes
		return s, nil
	case plan.Stage == rules.StageGroups:
		if !r.again {
			s.Algo = GroupsAlgo
		}
		err = r.groups(plan)
		if r.odd {
			s.Algo = OddAlgo
		}
	default:
		if !r.again {
			s.Algo = pairing.RandomAlgo
		}
		err = r.one("", withJudge(r.order(plan)))
	}
	if err != nil {
		return rules.Seating{}, err
	}
	s.Tables = r.numbered()
	s.Notices = append(s.Notices, r.notices...)
	return s, nil
}

// withJudge adds the judge to an odd field, last (1.2).
func withJudge(order []rules.EntrantID) []rules.EntrantID {
	if len(order)%2 == 0 {
		return order
	}
	return append(order[:len(order):len(order)], rules.Judge)
}

// seater seats a round, a group after the other.
type seater struct {
	h       *rules.History
	seed    string
	round   int
	again   bool // a later round, seated by the standing
	odd     bool // two odd groups were seated by OddAlgo
	former  bool // as before OddAlgo, see Reseat
	tables  []seatedPair
	notices []rules.Notice
}

// seatedPair is a table without its number.
type seatedPair struct {
	rules.SeatedTable
	first int  // index of the group's first table: reasons count tables from there
	last  bool // goes to the end: the judge plays there, or the groups' odd ones meet
	at    int  // index + 1 of the table that this one is, where the groups' odd ones meet; 0: itself
}

// order is the field in the order of the standing, what is tied there drawn by the seed.
func (r *seater) order(plan rules.Plan) []rules.EntrantID {
	return pairing.OrderByLot(plan.Field, plan.Tied, draw.Derive(r.seed, "order"))
}

// one seats a field of an even number as one group.
func (r *seater) one(group string, order []rules.EntrantID) error {
	team := r.teams(order)
	var pairs []pairing.Pair
	if r.again {
		var report pairing.Report
		pairs, report = pairing.Apart(len(order), team, r.met(order))
		r.notices = append(r.notices, report.Notices...)
	} else {
		seeded := make([]bool, len(order))
		for i, id := range order {
			e := r.h.Entrant(id)
			seeded[i] = e != nil && e.Seed > 0
		}
		var err error
		if pairs, err = pairing.Random(len(order), draw.Derive(r.seed, "round"+group), seeded, team); err != nil {
			return err
		}
		clashes := 0
		for _, p := range pairs {
			if team[p.A] != "" && team[p.A] == team[p.B] {
				clashes++
			}
		}
		if clashes > 0 {
			r.notices = append(r.notices, rules.Notice{Code: "seating.clashes", Args: rules.Args{"n": clashes}})
		}
	}
	r.add(group, order, pairs)
	return nil
}

// teams are those of a field; the judge has none.
func (r *seater) teams(order []rules.EntrantID) []string {
	team := make([]string, len(order))
	for i, id := range order {
		team[i] = teamOf(r.h, id)
	}
	return team
}

// add appends the tables of a group.
func (r *seater) add(group string, order []rules.EntrantID, pairs []pairing.Pair) {
	first := len(r.tables)
	for _, p := range pairs {
		t := seatedPair{first: first}
		t.Group, t.Seats, t.Why = group, []rules.EntrantID{order[p.A], order[p.B]}, p.Why
		if order[p.B] == rules.Judge {
			t.last = true
			if t.Why == nil {
				t.Why = &rules.Reason{Code: "judge", A: p.A + 1}
			}
		}
		r.tables = append(r.tables, t)
	}
}

// met are the earlier meetings, where rematches are to be avoided; nil where they aren't.
// The judge meets whoever is last, again if need be.
func (r *seater) met(order []rules.EntrantID) *pairing.Meetings {
	if !r.h.Params.Bool(paramAvoidRematches) {
		return nil
	}
	at := make(map[rules.EntrantID]int, len(order))
	for i, id := range order {
		if id != rules.Judge {
			at[id] = i
		}
	}
	m := pairing.NewMeetings(len(order))
	for _, round := range r.h.Rounds {
		if isMatch(round.Stage) || !round.Published {
			continue
		}
		m.Played(round.Number)
		for _, t := range round.Tables {
			a, okA := at[t.Seats[0]]
			b, okB := at[t.Seats[len(t.Seats)-1]]
			if okA && okB && len(t.Seats) == 2 && (r.former || t.Played(0)) {
				m.Add(a, b, round.Number)
			}
		}
	}
	return m
}

// keepFixed exchanges table numbers so that who must keep a table keeps it, the judge's
// place at the last one notwithstanding. Where two must keep the same one, or there is no
// such table, a notice says so.
func (r *seater) keepFixed(number []int) {
	kept := make([]bool, len(number))
	for i, t := range r.tables {
		for _, id := range t.Seats {
			e := r.h.Entrant(id)
			if e == nil || e.Fixed == 0 || kept[i] && number[i] == e.Fixed {
				continue
			}
			j := slices.Index(number, e.Fixed)
			if j < 0 || kept[i] || kept[j] {
				r.notices = append(r.notices, rules.Notice{Code: "domino.fixed", Args: rules.Args{"table": e.Fixed, "name": e.Name()}})
				continue
			}
			number[i], number[j] = number[j], number[i]
			kept[i] = true
		}
	}
}

// numbered numbers the tables through all groups, those that go last at the end, and
// turns the table numbers in reasons into these.
func (r *seater) numbered() []rules.SeatedTable {
	number := make([]int, len(r.tables))
	next := 1
	for _, last := range []bool{false, true} {
		for i, t := range r.tables {
			if t.last == last && t.at == 0 {
				number[i] = next
				next++
			}
		}
	}
	r.keepFixed(number)
	for i, t := range r.tables {
		if t.at > 0 {
			number[i] = number[t.at-1]
		}
	}
	list := make([]rules.SeatedTable, next-1)
	for i, t := range r.tables {
		if t.at > 0 {
			continue
		}
		t.Table = number[i]
		if t.Why != nil && t.Why.Table > 0 {
			why := *t.Why
			why.Table = number[t.first+why.Table-1]
			t.Why = &why
		}
		list[number[i]-1] = t.SeatedTable
	}
	return list
}
