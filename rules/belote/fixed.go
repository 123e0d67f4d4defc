package belote

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// keepFixed exchanges table numbers so that a pair that must keep a table keeps it
// (mobility). Where two pairs at different tables need the same one, or there is no such table,
// a notice says so: belote.fixed (args table, name).
func keepFixed(h *rules.History, s *rules.Seating) {
	number := make([]int, len(s.Tables)) // new number by index
	for i := range number {
		number[i] = s.Tables[i].Table
	}
	kept := make([]bool, len(s.Tables))
	for i, t := range s.Tables {
		for _, id := range t.Seats {
			e := h.Entrant(id)
			if e == nil || e.Fixed == 0 || kept[i] && number[i] == e.Fixed {
				continue
			}
			j := slices.Index(number, e.Fixed)
			if j < 0 || kept[i] || kept[j] {
				s.Notices = append(s.Notices, rules.Notice{Code: "belote.fixed", Args: rules.Args{"table": e.Fixed, "name": e.Name()}})
				continue
			}
			number[i], number[j] = number[j], number[i]
			kept[i] = true
		}
	}
	renumber(s.Tables, number)
}

// renumber gives the tables their new numbers, also where a reason names a table.
func renumber(tables []rules.SeatedTable, number []int) {
	renamed := make(map[int]int, len(tables))
	for i, t := range tables {
		renamed[t.Table] = number[i]
	}
	for i := range tables {
		t := &tables[i]
		t.Table = number[i]
		if t.Why != nil && t.Why.Table > 0 {
			why := *t.Why
			why.Table = renamed[why.Table]
			t.Why = &why
		}
	}
	slices.SortFunc(tables, func(a, b rules.SeatedTable) int { return a.Table - b.Table })
}
