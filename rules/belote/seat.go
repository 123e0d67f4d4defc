package belote

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
	"github.com/sudya-app/sudya/rules/pairing"
)

// FinalAlgo names the final's fixed schedule.
const FinalAlgo = "final/1"

// Seat seats the planned round. All chance comes from the seed: the order of those who are
// tied, the draw of round 1, and who of two sits N–S. Codes: seating.seeds.
func (Regulation) Seat(h *rules.History, plan rules.Plan, seed string) (rules.Seating, error) {
	s := rules.Seating{Round: plan.Round, Stage: plan.Stage, System: plan.System, Seed: seed, Through: plan.Through}
	if plan.System == rules.SystemFinal {
		s.Algo = FinalAlgo
		seatFinal(h, plan, &s)
		return s, nil
	}
	order, byes := seatingOrder(h, plan, seed)
	s.Byes = byes
	for _, id := range byes {
		s.Notices = append(s.Notices, byeNotices(h, plan, id)...)
	}
	var pairs []pairing.Pair
	var report pairing.Report
	switch plan.System {
	case rules.SystemRandom:
		seeded := make([]bool, len(order))
		for i, id := range order {
			e := h.Entrant(id)
			seeded[i] = e != nil && e.Seed > 0
		}
		var err error
		if pairs, err = pairing.Random(len(order), draw.Derive(seed, "tables"), seeded, nil); err != nil {
			return rules.Seating{}, err
		}
		s.Algo = pairing.RandomAlgo
	case rules.SystemSwiss:
		pairs, report = pairing.Swiss(len(order), meetings(h, order))
		s.Algo = pairing.SwissAlgo
	default:
		pairs = pairing.Italian(len(order), meetings(h, order))
		s.Algo = pairing.ItalianAlgo
	}
	s.Notices = append(s.Notices, report.Notices...)
	seatPairs(h, &s, order, pairs)
	return s, nil
}

// Order is the order that a seed seats the round from, without the pair that sits out:
// reasons name positions in it.
func (Regulation) Order(h *rules.History, plan rules.Plan, seed string) []rules.EntrantID {
	if plan.System == rules.SystemFinal {
		return plan.Field
	}
	order, _ := seatingOrder(h, plan, seed)
	return order
}

func seatingOrder(h *rules.History, plan rules.Plan, seed string) (order, byes []rules.EntrantID) {
	order = pairing.OrderByLot(plan.Field, plan.Tied, draw.Derive(seed, "ties"))
	if len(order)%2 == 0 {
		return order, nil
	}
	at := byeOf(h, plan.Round, order)
	return slices.Delete(slices.Clone(order), at, at+1), []rules.EntrantID{order[at]}
}

// seatPairs gives the tables their numbers and their lines: N–S for the pair that sat
// there less often.
func seatPairs(h *rules.History, s *rules.Seating, order []rules.EntrantID, pairs []pairing.Pair) {
	north := make([]int, len(order))
	position := positions(order)
	for _, r := range h.Rounds {
		for _, t := range r.Tables {
			if len(t.Seats) != 2 {
				continue
			}
			if i, ok := position[t.Seats[0]]; ok {
				north[i]++
			}
		}
	}
	for n, side := range pairing.Sides(pairs, north, draw.Derive(s.Seed, "sides")) {
		s.Tables = append(s.Tables, rules.SeatedTable{
			Table: n + 1,
			Seats: []rules.EntrantID{order[side[0]], order[side[1]]},
			Why:   pairs[n].Why,
		})
	}
	keepFixed(h, s)
}

func positions(order []rules.EntrantID) map[rules.EntrantID]int {
	position := make(map[rules.EntrantID]int, len(order))
	for i, id := range order {
		position[id] = i
	}
	return position
}

// meetings of those in order, by position. Whoever sat at one table has met, also if
// one of them has left or the result was awarded.
func meetings(h *rules.History, order []rules.EntrantID) *pairing.Meetings {
	m := pairing.NewMeetings(len(order))
	position := positions(order)
	for _, r := range h.Rounds {
		m.Played(r.Number)
		for _, t := range r.Tables {
			if len(t.Seats) != 2 {
				continue
			}
			a, okA := position[t.Seats[0]]
			b, okB := position[t.Seats[1]]
			if okA && okB {
				m.Add(a, b, r.Number)
			}
		}
	}
	return m
}

// byeOf is who of an odd field sits out: the last in standing, in round 1 the last
// registered (II.2). With the parameter byeOnce it is the last who hasn't yet, if there is one.
func byeOf(h *rules.History, round int, order []rules.EntrantID) int {
	last := len(order) - 1
	if round == 1 {
		for i, id := range order {
			if number(h, id) > number(h, order[last]) {
				last = i
			}
		}
		return last
	}
	if h.Params.Bool("byeOnce") {
		for i, id := range slices.Backward(order) {
			if byes(h, id) == 0 {
				return i
			}
		}
	}
	return last
}

func number(h *rules.History, id rules.EntrantID) int {
	if e := h.Entrant(id); e != nil {
		return e.Number
	}
	return 0
}

// byes is how often an entrant has sat out.
func byes(h *rules.History, id rules.EntrantID) int {
	n := 0
	for _, r := range h.Rounds {
		if r.HasBye(id) {
			n++
		}
	}
	return n
}

// byeNotices tells the judge that a pair sits out again while another never has.
// Notice: belote.bye.again (args name, n times before).
func byeNotices(h *rules.History, plan rules.Plan, id rules.EntrantID) []rules.Notice {
	before := byes(h, id)
	if before == 0 {
		return nil
	}
	for _, other := range plan.Field {
		if byes(h, other) == 0 {
			return []rules.Notice{{Code: "belote.bye.again", Args: rules.Args{"name": name(h, id), "n": before}}}
		}
	}
	return nil
}

func name(h *rules.History, id rules.EntrantID) string {
	if e := h.Entrant(id); e != nil && len(e.Players) > 0 {
		return e.Name()
	}
	return string(id)
}

// seatFinal seats a round of the final by its schedule. A pair whose opponents have left
// sits out, with a technical win; of three pairs one sits out without points.
func seatFinal(h *rules.History, plan rules.Plan, s *rules.Seating) {
	first := finalFrom(h)
	list := plan.Through
	if first == 0 || first >= plan.Round {
		first = plan.Round
	} else {
		list = slots(h, plan.Round)
	}
	seated := make(map[rules.EntrantID]bool, len(list))
	var pairs []pairing.Pair
	for _, pair := range parties(len(list), plan.Round-first) {
		a, b := list[pair[0]], list[pair[1]]
		if slices.Contains(plan.Field, a) && slices.Contains(plan.Field, b) {
			pairs = append(pairs, pairing.Pair{A: pair[0], B: pair[1]})
			seated[a], seated[b] = true, true
		}
	}
	for _, id := range plan.Field {
		if !seated[id] {
			s.Byes = append(s.Byes, id)
		}
	}
	seatPairs(h, s, list, pairs)
}
