package preferans

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/pairing"
)

// CheckSeating checks a seating made or changed by hand: everybody of the plan at one
// table of four or three, or sitting out. More tables of three than needed and players who
// sit out though there is a table for them are notices; who meets again is
// History.Rematches' to say. Codes preferans.field.few, .seating.size; seating.twice, .missing, .unknown.
func (Regulation) CheckSeating(h *rules.History, plan rules.Plan, s rules.Seating) ([]rules.Notice, error) {
	if n := len(plan.Field); n < 3 {
		return nil, refuse("preferans.field.few", "", rules.Args{"count": n})
	}
	index := positions(plan.Field)
	positionsOf := func(ids []rules.EntrantID) []int {
		list := make([]int, len(ids))
		for i, id := range ids {
			if p, ok := index[id]; ok {
				list[i] = p
			} else {
				list[i] = -1
			}
		}
		return list
	}
	seats := make([][]int, len(s.Tables))
	threes := 0
	for i, t := range s.Tables {
		seats[i] = positionsOf(t.Seats)
		switch len(t.Seats) {
		case 3:
			threes++
		case 4:
		default:
			return nil, refuse("preferans.seating.size", at("tables", i), rules.Args{"table": t.Table, "count": len(t.Seats)})
		}
	}
	if err := pairing.Check(seats, len(plan.Field), positionsOf(s.Byes)); err != nil {
		return nil, err
	}
	return seatingNotices(h, plan, s, threes), nil
}

func seatingNotices(h *rules.History, plan rules.Plan, s rules.Seating, threes int) []rules.Notice {
	var notices []rules.Notice
	note := func(code string, args rules.Args) { notices = append(notices, rules.Notice{Code: code, Args: args}) }
	needed := len(plan.Field) - len(s.Byes)
	if _, want, ok := pairing.Sizes(needed); ok && threes != want {
		note("preferans.sizes", rules.Args{"threes": threes, "want": want})
	}
	if n := len(s.Byes); n > 0 && !(n == 1 && len(plan.Field) == 5) {
		note("preferans.bye.manual", rules.Args{"count": n})
	}
	for _, id := range s.Byes {
		if hadBye(h, id) && slices.ContainsFunc(plan.Field, func(id rules.EntrantID) bool { return !hadBye(h, id) }) {
			note("preferans.bye.again", nil)
		}
	}
	return notices
}

func hadBye(h *rules.History, id rules.EntrantID) bool {
	return slices.ContainsFunc(h.Rounds, func(r *rules.Round) bool { return r.HasBye(id) })
}
