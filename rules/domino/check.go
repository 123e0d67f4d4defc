package domino

import (
	"strconv"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/pairing"
)

// CheckSeating checks a seating made by hand: everybody of the plan once, two at a table,
// the judge at one if the number is odd. Codes: domino.table.size, domino.table.group (a
// table of the first round of groups that names none), domino.bye (nobody sits out: the
// judge plays), domino.final.mixed (two of different finals at one table), and those of
// pairing.Check.
//
// Notices, with the table: domino.clash (team-mates), domino.judgeTable (the judge isn't at
// the last table), domino.groupsMixed, domino.otherMatch (not a match that the finals are
// due). Who meets again is History.Rematches' to say.
func (Regulation) CheckSeating(h *rules.History, plan rules.Plan, s rules.Seating) ([]rules.Notice, error) {
	qualifying := !isMatch(plan.Stage)
	field := plan.Field
	if qualifying {
		field = withJudge(field)
	}
	if err := everybodyOnce(field, s); err != nil {
		return nil, err
	}
	for i, t := range s.Tables {
		if qualifying && plan.Stage == rules.StageGroups && plan.Round == 1 && t.Group != groupA && t.Group != groupB {
			return nil, rules.Refuse("domino.table.group", "tables."+strconv.Itoa(i), rules.Args{"table": t.Table})
		}
	}
	if qualifying {
		if len(s.Byes) > 0 {
			return nil, rules.Refuse("domino.bye", "bye.0", nil)
		}
		return remarks(h, s), nil
	}
	return finalRemarks(h, plan, s)
}

func everybodyOnce(field []rules.EntrantID, s rules.Seating) error {
	at := make(map[rules.EntrantID]int, len(field))
	for i, id := range field {
		at[id] = i
	}
	positions := func(ids []rules.EntrantID) []int {
		list := make([]int, len(ids))
		for i, id := range ids {
			p, ok := at[id]
			if !ok {
				p = len(field)
			}
			list[i] = p
		}
		return list
	}
	seats := make([][]int, len(s.Tables))
	for i, t := range s.Tables {
		if len(t.Seats) != 2 {
			return rules.Refuse("domino.table.size", "tables."+strconv.Itoa(i), rules.Args{"table": t.Table, "count": len(t.Seats)})
		}
		seats[i] = positions(t.Seats)
	}
	return pairing.Check(seats, len(field), positions(s.Byes))
}

// remarks are what a judge should know of a seating of a qualifying round.
func remarks(h *rules.History, s rules.Seating) []rules.Notice {
	var list []rules.Notice
	last := 0
	for _, t := range s.Tables {
		last = max(last, t.Table)
	}
	group := groupOf(h)
	for _, t := range s.Tables {
		a, b := t.Seats[0], t.Seats[1]
		if a == rules.Judge || b == rules.Judge {
			if t.Table != last {
				list = append(list, rules.Notice{Code: "domino.judgeTable", Args: rules.Args{"table": t.Table, "last": last}})
			}
			continue
		}
		if team := teamOf(h, a); team != "" && team == teamOf(h, b) {
			list = append(list, rules.Notice{Code: "domino.clash", Args: rules.Args{"table": t.Table, "team": team}})
		}
		across := t.Why != nil && t.Why.Code == reasonOdd // as it should be
		if group[a] != "" && group[b] != "" && group[a] != group[b] && !across {
			list = append(list, rules.Notice{Code: "domino.groupsMixed", Args: rules.Args{"table": t.Table}})
		}
	}
	return list
}

func teamOf(h *rules.History, id rules.EntrantID) string {
	if e := h.Entrant(id); e != nil {
		return e.Team
	}
	return ""
}

// finalRemarks compares a seating of finals with the matches that are due.
func finalRemarks(h *rules.History, plan rules.Plan, s rules.Seating) ([]rules.Notice, error) {
	var due []rules.SeatedTable
	t := newTally(h, len(h.Rounds))
	if plan.Stage == rules.StageTie {
		due = planTies(h, plan.Round).tables
		for i, table := range s.Tables {
			if t.holding([]int{t.at[table.Seats[0]], t.at[table.Seats[1]]}) == nil {
				return nil, rules.Refuse("domino.final.mixed", "tables."+strconv.Itoa(i), rules.Args{"table": table.Table})
			}
		}
	} else {
		due = planMatches(h, plan.Round).tables
	}
	type match [2]rules.EntrantID
	wanted := map[match]bool{}
	for _, table := range due {
		wanted[match{table.Seats[0], table.Seats[1]}] = true
		wanted[match{table.Seats[1], table.Seats[0]}] = true
	}
	var list []rules.Notice
	for _, table := range s.Tables {
		if !wanted[match{table.Seats[0], table.Seats[1]}] {
			list = append(list, rules.Notice{Code: "domino.otherMatch", Args: rules.Args{"table": table.Table}})
		}
	}
	return list, nil
}
