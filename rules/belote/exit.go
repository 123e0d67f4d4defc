package belote

import "github.com/sudya-app/sudya/rules"

// exit tells until when an entrant was in the tournament, as seen after a round n.
type exit struct {
	status rules.Status
	last   int   // the last round that it was entitled to play, not above n
	missed []int // rounds before that in which it was out, as a substitute is
}

// gone reports whether it left of itself or was removed, not by a cut.
func (x exit) gone() bool {
	return x.status == rules.StatusWithdrawn || x.status == rules.StatusRemoved
}

// plays reports whether it was entitled to play round r.
func (x exit) plays(r int) bool {
	if r > x.last {
		return false
	}
	for _, m := range x.missed {
		if m == r {
			return false
		}
	}
	return true
}

// exits tells of everybody whether it is in after round n. Cuts are those published with
// rounds ≤ n+1: a cut that is only computed is for the regulation's plan to add.
func exits(h *rules.History, n int, index map[rules.EntrantID]int) []exit {
	list := make([]exit, len(h.Entrants))
	cutAfter := make([]int, len(h.Entrants)) // -1: not cut
	for i := range cutAfter {
		cutAfter[i] = -1
	}
	in := make([]int, len(h.Entrants)) // the round number whose list last held the entrant
	for r := 1; r <= n+1; r++ {
		round := h.Round(r)
		if round != nil && round.Published && round.Through != nil {
			for _, id := range round.Through {
				if i, ok := index[id]; ok {
					in[i], cutAfter[i] = r, -1
				}
			}
			for i := range list {
				if in[i] != r && cutAfter[i] < 0 {
					cutAfter[i] = r - 1
				}
			}
		}
		for _, rep := range h.Replaced {
			if rep.Round != r {
				continue
			}
			if i, ok := index[rep.In]; ok && cutAfter[i] >= 0 {
				for m := cutAfter[i] + 1; m < r; m++ {
					list[i].missed = append(list[i].missed, m)
				}
				cutAfter[i] = -1
			}
		}
	}
	for i, e := range h.Entrants {
		list[i].status, list[i].last = rules.StatusActive, n
		if cutAfter[i] >= 0 {
			list[i].status, list[i].last = rules.StatusEliminated, cutAfter[i]
		}
		if after, kind, ok := leave(h, e); ok && after <= list[i].last {
			list[i].last = after
			list[i].status = rules.StatusWithdrawn
			if kind == rules.LeaveRemoved {
				list[i].status = rules.StatusRemoved
			}
		}
	}
	return list
}

// leave is an entrant's going: told by itself or the judge, or implied by its replacement.
func leave(h *rules.History, e *rules.Entrant) (after int, kind rules.LeaveKind, ok bool) {
	if e.Leave != nil {
		return e.Leave.After, e.Leave.Kind, true
	}
	for _, rep := range h.Replaced {
		if rep.Out == e.ID {
			return rep.Round - 1, rules.LeaveWithdrawn, true
		}
	}
	return 0, "", false
}
