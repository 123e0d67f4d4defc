package domino

import (
	"cmp"
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
)

// groups seats a round of two groups. If one of them is odd, the judge plays in it; if
// both are, which only withdrawals bring, the last of one meets the last of the other.
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
	var odd []rules.EntrantID
	if len(fields[0])%2 == 1 && len(fields[1])%2 == 1 {
		for k, field := range fields {
			odd = append(odd, field[len(field)-1])
			fields[k] = field[:len(field)-1]
		}
	}
	for k, name := range []string{groupA, groupB} {
		if err := r.one(name, withJudge(fields[k])); err != nil {
			return err
		}
	}
	if odd != nil {
		t := seatedPair{first: len(r.tables), last: true}
		t.Seats = odd
		t.Why = &rules.Reason{Code: "groupsOdd", A: len(fields[0]) + 1, B: len(fields[1]) + 1}
		r.tables = append(r.tables, t)
	}
	return nil
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
	return group
}
