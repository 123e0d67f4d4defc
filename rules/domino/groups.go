package domino

import (
	"cmp"
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
	"github.com/sudya-app/sudya/rules/pairing"
)

// groups seats a round of two groups. If one of them is odd, the judge plays in it; if
// both are, which only withdrawals bring, one of each meet.
func (r *seater) groups(plan rules.Plan) error {
	order := r.order(plan)
	group := groupOf(r.h)
	if !r.again {
		group = drawGroups(r.h, order, draw.Derive(r.seed, "groups"))
	}
	var fields [2][]rules.EntrantID
	for _, id := range order {
		k := 0
		if group[id] == groupB {
			k = 1
		}
		fields[k] = append(fields[k], id)
	}
	var across []rules.EntrantID
	if r.again && len(fields[0])%2 == 1 && len(fields[1])%2 == 1 {
		if !r.former {
			r.odd = true
			r.bothOdd(fields)
			return nil
		}
		for k, field := range fields {
			across = append(across, field[len(field)-1])
			fields[k] = field[:len(field)-1]
		}
	}
	for k, name := range []string{groupA, groupB} {
		if err := r.one(name, withJudge(fields[k])); err != nil {
			return err
		}
	}
	if across != nil {
		r.tables = append(r.tables, seatedPair{last: true, SeatedTable: rules.SeatedTable{Seats: across}})
	}
	return nil
}

// guest is the seat at the end of an odd group where somebody of the other one sits.
const guest rules.EntrantID = "guest"

// bothOdd seats two odd groups. In each the last in standing meets a guest, so that 1.6
// holds as at the judge's table: of two team-mates the worse goes down, to the guest's table
// too. The two with a guest meet each other, at the last table of all.
func (r *seater) bothOdd(fields [2][]rules.EntrantID) {
	a := r.withGuest(fields[0], "", nobody)
	b := r.withGuest(fields[1], teamOf(r.h, a.out), a.out)
	if team := teamOf(r.h, a.out); team != "" && b.report.Clashes > r.withGuest(fields[1], "", nobody).report.Clashes {
		// Whomever b can spare is of the team of the one whom a sends: if a can spare
		// another, he goes.
		if other := r.withGuest(fields[0], team, nobody); other.report.Clashes <= a.report.Clashes {
			a, b = other, r.withGuest(fields[1], teamOf(r.h, other.out), other.out)
		}
	}
	meet := 0
	for k, g := range []hosted{a, b} {
		first := len(r.tables)
		r.add([]string{groupA, groupB}[k], g.order, g.pairs)
		r.notices = append(r.notices, g.report.Notices...)
		for i := first; i < len(r.tables); i++ {
			switch t := &r.tables[i]; {
			case t.Seats[1] != guest:
			case meet == 0:
				meet = i + 1
				t.Group, t.Seats, t.last = "", []rules.EntrantID{a.out, b.out}, true
				t.Why = &rules.Reason{Code: reasonOdd, A: slices.Index(fields[0], a.out) + 1, B: slices.Index(fields[1], b.out) + 1}
			default:
				t.at, t.Seats = meet, nil
			}
		}
	}
}

// reasonOdd: both groups are odd, and A of one meets B of the other.
const reasonOdd = "groupsOdd"

// hosted is a group seated with a guest.
type hosted struct {
	order  []rules.EntrantID
	pairs  []pairing.Pair
	report pairing.Report
	out    rules.EntrantID // who sits with the guest
}

// nobody is a guest who isn't known yet.
const nobody rules.EntrantID = ""

// withGuest seats an odd group with a guest of the given team at its end. who he is matters
// where rematches are avoided.
func (r *seater) withGuest(field []rules.EntrantID, team string, who rules.EntrantID) hosted {
	n := len(field)
	g := hosted{order: append(field[:n:n], guest)}
	teams := r.teams(g.order)
	teams[n] = team
	known := append(field[:n:n], who)
	g.pairs, g.report = pairing.Apart(n+1, teams, r.met(known))
	for _, p := range g.pairs {
		if p.B == n {
			g.out = field[p.A]
		}
	}
	return g
}

// groupSizes splits a field: both sizes even if it is even, else only the second odd,
// and as near to each other as that allows.
func groupSizes(n int) (a, b int) {
	a = (n + 2) / 4 * 2 // the even number nearest to the half; of two the larger
	return a, n - a
}

// drawGroups draws the groups with each team spread over both (1.8): a team is split in
// half, its odd member goes where there is more room.
func drawGroups(h *rules.History, field []rules.EntrantID, rnd *draw.Rand) map[rules.EntrantID]string {
	order := slices.Clone(field)
	rnd.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	var teams [][]rules.EntrantID // in order of the draw; who has no team is one alone
	at := map[string]int{}
	for _, id := range order {
		name := ""
		if e := h.Entrant(id); e != nil {
			name = e.Team
		}
		k, ok := at[name]
		if name == "" || !ok {
			k = len(teams)
			teams = append(teams, nil)
			at[name] = k
		}
		teams[k] = append(teams[k], id)
	}
	slices.SortStableFunc(teams, func(x, y []rules.EntrantID) int { return cmp.Compare(len(y), len(x)) })
	sizeA, sizeB := groupSizes(len(order))
	room := map[string]int{groupA: sizeA, groupB: sizeB}
	group := make(map[rules.EntrantID]string, len(order))
	for _, team := range teams {
		half := len(team) / 2
		for i, id := range team {
			name := groupA
			switch {
			case i < half:
			case i < 2*half:
				name = groupB
			case room[groupB] > room[groupA] || room[groupB] == room[groupA] && rnd.Intn(2) == 1:
				name = groupB
			}
			if room[name] == 0 {
				name = map[string]string{groupA: groupB, groupB: groupA}[name]
			}
			group[id] = name
			room[name]--
		}
	}
	spreadSeeds(h, order, group, map[string]int{groupA: (sizeA + 1) / 2, groupB: (sizeB + 1) / 2})
	return group
}

// spreadSeeds moves seeded players from a group that has more of them than tables, since
// they mustn't meet in round 1: each changes places with another player of the other group,
// as the draw lists them, and so that the teams stay spread.
func spreadSeeds(h *rules.History, order []rules.EntrantID, group map[rules.EntrantID]string, tables map[string]int) {
	x := spreading{h: h, order: order, group: group, side: map[string]int{groupA: 1, groupB: -1}, balance: map[string]int{}}
	seeds := map[string]int{} // by group
	for _, id := range order {
		if x.seeded(id) {
			seeds[group[id]]++
		}
		x.balance[x.team(id)] += x.side[group[id]]
	}
	for _, way := range [][2]string{{groupA, groupB}, {groupB, groupA}} { // at most one has too many
		from, to := way[0], way[1]
		for seeds[from] > tables[from] && seeds[to] < tables[to] {
			a, b, found := x.exchange(from, to)
			if !found {
				break
			}
			x.balance[x.team(a)] -= 2 * x.side[from]
			x.balance[x.team(b)] -= 2 * x.side[to]
			group[a], group[b] = to, from
			seeds[from]--
			seeds[to]++
		}
	}
}

// spreading is a division into groups whose seeds change places.
type spreading struct {
	h       *rules.History
	order   []rules.EntrantID
	group   map[rules.EntrantID]string
	side    map[string]int // of a group: 1, -1
	balance map[string]int // by team, how many more are in A
}

func (x spreading) seeded(id rules.EntrantID) bool {
	e := x.h.Entrant(id)
	return e != nil && e.Seed > 0
}

func (x spreading) team(id rules.EntrantID) string {
	if e := x.h.Entrant(id); e != nil {
		return e.Team
	}
	return ""
}

// uneven is how far two teams are from being halved once a and b have changed groups.
func (x spreading) uneven(a, b rules.EntrantID) int {
	first, second := x.team(a), x.team(b)
	if first == second {
		return 0
	}
	sum := 0
	for name, id := range map[string]rules.EntrantID{first: a, second: b} {
		if name != "" {
			n := x.balance[name] - 2*x.side[x.group[id]]
			sum += max(0, max(n, -n)-1)
		}
	}
	return sum
}

// exchange finds the seeded player of a group and the other one of the other group who leave the
// teams most even; the first of equal ones, as the draw lists them.
func (x spreading) exchange(from, to string) (a, b rules.EntrantID, found bool) {
	least := -1
	for _, one := range x.order {
		if x.group[one] != from || !x.seeded(one) {
			continue
		}
		for _, other := range x.order {
			if x.group[other] != to || x.seeded(other) {
				continue
			}
			if u := x.uneven(one, other); least < 0 || u < least {
				a, b, least = one, other, u
			}
		}
	}
	return a, b, least >= 0
}
