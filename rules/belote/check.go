package belote

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/pairing"
)

// CheckSeating checks a seating made or changed by hand. Codes: seating.twice,
// seating.missing, seating.unknown, belote.seating.size (a table that isn't of two; args
// table), belote.seating.byes (args n, want). Notices: belote.seating.bye (args name: not
// the one whose turn it is), belote.bye.again, belote.seating.schedule (args table: not the
// final's order). Who meets again is History.Rematches' to say.
func (Regulation) CheckSeating(h *rules.History, plan rules.Plan, s rules.Seating) ([]rules.Notice, error) {
	position := positions(plan.Field)
	at := func(id rules.EntrantID) int {
		if i, ok := position[id]; ok {
			return i
		}
		return len(plan.Field)
	}
	seats := make([][]int, len(s.Tables))
	for i, t := range s.Tables {
		if len(t.Seats) != 2 {
			return nil, rules.Refuse("belote.seating.size", "tables", rules.Args{"table": t.Table})
		}
		seats[i] = []int{at(t.Seats[0]), at(t.Seats[1])}
	}
	out := make([]int, len(s.Byes))
	for i, id := range s.Byes {
		out[i] = at(id)
	}
	if err := pairing.Check(seats, len(plan.Field), out); err != nil {
		return nil, err
	}
	if plan.System == rules.SystemFinal {
		return finalNotices(h, plan, s), nil
	}
	if want := len(plan.Field) % 2; len(s.Byes) != want {
		return nil, rules.Refuse("belote.seating.byes", "bye", rules.Args{"n": len(s.Byes), "want": want})
	}
	return handByeNotices(h, plan, s), nil
}

// handByeNotices tells that another pair should sit out. Those tied at the end of the
// standing may change places: their lot is the seed's.
func handByeNotices(h *rules.History, plan rules.Plan, s rules.Seating) []rules.Notice {
	if len(s.Byes) == 0 {
		return nil
	}
	id := s.Byes[0]
	list := byeNotices(h, plan, id)
	due := plan.Field[byeOf(h, plan.Round, plan.Field)]
	if id == due {
		return list
	}
	for _, group := range plan.Tied {
		if slices.Contains(group, id) && slices.Contains(group, due) {
			return list
		}
	}
	return append(list, rules.Notice{Code: "belote.seating.bye", Args: rules.Args{"name": name(h, id)}})
}

// finalNotices tells where a seating of the final leaves its schedule.
func finalNotices(h *rules.History, plan rules.Plan, s rules.Seating) []rules.Notice {
	var due rules.Seating
	seatFinal(h, plan, &due)
	var list []rules.Notice
	for _, t := range s.Tables {
		scheduled := slices.ContainsFunc(due.Tables, func(d rules.SeatedTable) bool {
			return slices.Contains(d.Seats, t.Seats[0]) && slices.Contains(d.Seats, t.Seats[1])
		})
		if !scheduled {
			list = append(list, rules.Notice{Code: "belote.seating.schedule", Args: rules.Args{"table": t.Table}})
		}
	}
	return list
}
