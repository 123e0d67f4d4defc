package preferans

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
	"github.com/sudya-app/sudya/rules/pairing"
)

// Seat seats the planned round: tables of four, of three where the number isn't a multiple
// (4, 6); the listed order is the order round the table, the last listed deals first. Of
// five players one sits out. Code preferans.field.few for one or two players.
func (Regulation) Seat(h *rules.History, plan rules.Plan, seed string) (rules.Seating, error) {
	if n := len(plan.Field); n < 3 {
		return rules.Seating{}, refuse("preferans.field.few", "", rules.Args{"count": n})
	}
	s := rules.Seating{Round: plan.Round, Stage: plan.Stage, System: plan.System, Seed: seed, Through: plan.Through}
	field := slices.Clone(plan.Field)
	lot := draw.Derive(seed, "order")
	if plan.System == rules.SystemRandom {
		lot.Shuffle(len(field), func(i, j int) { field[i], field[j] = field[j], field[i] })
	} else {
		field = pairing.OrderByLot(field, plan.Tied, lot)
	}
	if _, _, ok := pairing.Sizes(len(field)); !ok {
		bye, again := sitsOut(h, field)
		field = slices.DeleteFunc(field, func(id rules.EntrantID) bool { return id == bye })
		s.Byes = []rules.EntrantID{bye}
		code := "preferans.bye"
		if again {
			code = "preferans.bye.again"
		}
		s.Notices = append(s.Notices, rules.Notice{Code: code})
	}
	past := record(h, field)
	var groups []pairing.Group
	switch plan.System {
	case rules.SystemSwiss:
		var report pairing.FourReport
		groups, report = pairing.Four(len(field), past.met, past.threes, past.dealt, draw.Derive(seed, "tables"))
		s.Algo = pairing.FourAlgo
		s.Notices = append(s.Notices, report.Notices...)
	case rules.SystemItalian:
		groups, s.Algo = pairing.FourInOrder(len(field), past.met, past.dealt), pairing.ItalianAlgo
	default:
		groups, s.Algo = pairing.FourInOrder(len(field), past.met, past.dealt), pairing.RandomAlgo
	}
	for i, g := range groups {
		table := rules.SeatedTable{Table: i + 1, Why: g.Why}
		for _, p := range g.Seats {
			table.Seats = append(table.Seats, field[p])
		}
		s.Tables = append(s.Tables, table)
	}
	s.Notices = append(s.Notices, keepFixed(h, s.Tables)...)
	return s, nil
}

// sitsOut is who of five has no table: the last in standing of those who sat out least.
// again tells that all have sat out already.
func sitsOut(h *rules.History, field []rules.EntrantID) (bye rules.EntrantID, again bool) {
	if !h.Params.Bool("byeOnce") {
		return field[len(field)-1], false
	}
	byes := map[rules.EntrantID]int{}
	for _, r := range h.Rounds {
		for _, id := range r.Byes {
			byes[id]++
		}
	}
	bye = field[len(field)-1]
	for i := len(field) - 2; i >= 0; i-- {
		if byes[field[i]] < byes[bye] {
			bye = field[i]
		}
	}
	return bye, byes[bye] > 0
}

// positions tells the position of each in the field.
func positions(field []rules.EntrantID) map[rules.EntrantID]int {
	index := make(map[rules.EntrantID]int, len(field))
	for i, id := range field {
		index[id] = i
	}
	return index
}

// pastRounds is what the seater must know of a field, by position.
type pastRounds struct {
	met    *pairing.Meetings
	threes []int // times at a table of three
	dealt  []int // times listed last
}

// record reads the published rounds of h. Whoever didn't come to a table has met nobody.
func record(h *rules.History, field []rules.EntrantID) pastRounds {
	n := len(field)
	past := pastRounds{met: pairing.NewMeetings(n), threes: make([]int, n), dealt: make([]int, n)}
	index := positions(field)
	for _, r := range h.Rounds {
		if !r.Published {
			continue
		}
		past.met.Played(r.Number)
		for _, t := range r.Tables {
			past.table(r.Number, t, index)
		}
	}
	return past
}

func (past pastRounds) table(round int, t *rules.Table, index map[rules.EntrantID]int) {
	var playing []int // positions; those who left the field since are counted, not met
	count, last := 0, nobody
	for i := range t.Seats {
		if !t.Played(i) {
			continue
		}
		count++
		last = nobody
		p, ok := index[t.Seats[i]]
		if !ok {
			continue
		}
		for _, q := range playing {
			past.met.Add(q, p, round)
		}
		playing = append(playing, p)
		last = p
	}
	if last != nobody {
		past.dealt[last]++
	}
	if count == 3 {
		for _, p := range playing {
			past.threes[p]++
		}
	}
}

// keepFixed numbers the tables so that whoever must keep a table keeps it. Where two
// must keep the same one, or there is no table of that number, a notice says so.
func keepFixed(h *rules.History, tables []rules.SeatedTable) []rules.Notice {
	var notices []rules.Notice
	kept := make([]bool, len(tables)) // by index of the table
	for i := range tables {
		for _, id := range tables[i].Seats {
			e := h.Entrant(id)
			if e == nil || e.Fixed == 0 || tables[i].Table == e.Fixed && kept[i] {
				continue
			}
			j := slices.IndexFunc(tables, func(t rules.SeatedTable) bool { return t.Table == e.Fixed })
			if j < 0 || kept[i] || kept[j] {
				notices = append(notices, rules.Notice{Code: "preferans.fixed", Args: rules.Args{"table": e.Fixed, "name": e.Name()}})
				continue
			}
			tables[i].Table, tables[j].Table = tables[j].Table, tables[i].Table
			kept[i] = true
		}
	}
	slices.SortFunc(tables, func(a, b rules.SeatedTable) int { return a.Table - b.Table })
	return notices
}
