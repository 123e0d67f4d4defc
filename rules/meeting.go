package rules

import "slices"

// Rematch (повторная встреча) is two entrants at a table of a seating who have met before.
type Rematch struct {
	Table  int
	A, B   EntrantID // in the order of the seats
	Rounds []int     // in which they met, rising
}

// Played reports whether the seat was played at this table. Who isn't there, or whose
// opponent isn't, meets nobody; until there is a result, whoever is seated counts as playing.
func (t *Table) Played(seat int) bool {
	if t.Score == nil {
		return true
	}
	switch t.Score.Seats[seat].Kind {
	case KindPlayed, KindAwarded:
		return true
	}
	return false
}

// MetAgain are the rematches of a seating that are worth a remark: in a final where everybody
// meets everybody, those inside the final alone.
func (h *History) MetAgain(n int, stage Stage, tables []SeatedTable) []Rematch {
	list := h.Rematches(n, tables)
	if stage != StageFinal {
		return list
	}
	before := func(round int) bool { r := h.Round(round); return r == nil || r.Stage != StageFinal }
	for i := range list {
		list[i].Rounds = slices.DeleteFunc(list[i].Rounds, before)
	}
	return slices.DeleteFunc(list, func(r Rematch) bool { return len(r.Rounds) == 0 })
}

// Rematches lists the pairs at the tables of a seating of round n that met in published
// rounds before it, the judge who plays among them, in the order of tables and seats.
func (h *History) Rematches(n int, tables []SeatedTable) []Rematch {
	type place struct{ table, seat int }
	at := map[EntrantID]place{}
	for i, t := range tables {
		for seat, id := range t.Seats {
			at[id] = place{i, seat}
		}
	}
	var list []Rematch
	index := map[[2]EntrantID]int{}
	for _, r := range h.Rounds {
		if r.Number >= n || !r.Published {
			continue
		}
		for _, t := range r.Tables {
			for i, a := range t.Seats {
				now, here := at[a]
				if !here || !t.Played(i) {
					continue
				}
				for j := i + 1; j < len(t.Seats); j++ {
					b := t.Seats[j]
					if other, here := at[b]; !here || other.table != now.table || !t.Played(j) {
						continue
					}
					pair := [2]EntrantID{a, b}
					if at[b].seat < now.seat {
						pair = [2]EntrantID{b, a}
					}
					k, known := index[pair]
					if !known {
						k = len(list)
						index[pair] = k
						list = append(list, Rematch{Table: tables[now.table].Table, A: pair[0], B: pair[1]})
					}
					list[k].Rounds = append(list[k].Rounds, r.Number)
				}
			}
		}
	}
	slices.SortStableFunc(list, func(x, y Rematch) int {
		a, b := at[x.A], at[y.A]
		switch {
		case a.table != b.table:
			return a.table - b.table
		case a.seat != b.seat:
			return a.seat - b.seat
		}
		return at[x.B].seat - at[y.B].seat
	})
	return list
}
