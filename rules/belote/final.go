package belote

import (
	"cmp"
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/standings"
)

// finalists is how many pairs play the final (II.3).
const finalists = 4

// finalFrom is the number of the first published round of the final, 0 if there is none.
func finalFrom(h *rules.History) int {
	for _, r := range h.Rounds {
		if r.Published && r.Stage == rules.StageFinal {
			return r.Number
		}
	}
	return 0
}

// schedule is the single round robin by qualifying places, from 0: with four 1–4 and 2–3,
// then 1–3 and 2–4, then 1–2 and 3–4; with three each sits out once; with two one party.
func schedule(n int) [][][2]int {
	switch n {
	case 4:
		return [][][2]int{{{0, 3}, {1, 2}}, {{0, 2}, {1, 3}}, {{0, 1}, {2, 3}}}
	case 3:
		return [][][2]int{{{1, 2}}, {{0, 2}}, {{0, 1}}}
	case 2:
		return [][][2]int{{{0, 1}}}
	default:
		return nil
	}
}

// parties are those of the k-th round, from 0, of a final of n pairs; none after the last.
func parties(n, k int) [][2]int {
	rounds := schedule(n)
	if k < 0 || k >= len(rounds) {
		return nil
	}
	return rounds[k]
}

// slots are the finalists by qualifying places, substitutes in the places of those whom
// they replace, for round r of the final.
func slots(h *rules.History, r int) []rules.EntrantID { return h.ThroughBefore(r) }

// opponentInFinal is whom the schedule gives an entrant in round r of the final that
// began in round first; "" if it sits out.
func opponentInFinal(list []rules.EntrantID, first, r int, id rules.EntrantID) rules.EntrantID {
	for _, pair := range parties(len(list), r-first) {
		switch id {
		case list[pair[0]]:
			return list[pair[1]]
		case list[pair[1]]:
			return list[pair[0]]
		}
	}
	return ""
}

// goneOpponent is the pair that entrant i would have met in round r of the final, had it
// not left; "" if there is none.
func (l *ledger) goneOpponent(r, i int) rules.EntrantID {
	id := opponentInFinal(slots(l.h, r), l.final, r, l.h.Entrants[i].ID)
	if id == "" || !hasLeft(l.h, id, r) {
		return ""
	}
	return id
}

// hasLeft reports whether an entrant has left before round r.
func hasLeft(h *rules.History, id rules.EntrantID, r int) bool {
	e := h.Entrant(id)
	if e == nil {
		return true
	}
	after, _, ok := leave(h, e)
	return ok && after < r
}

// stake is what an entrant brings into the final.
type stake struct {
	bonus rules.Half
	in    bool
}

// stakes gives each finalist its bonus by the qualifying place. The places are counted
// anew, so a correction of a qualifying result moves the bonus, never the list of those
// who play. A substitute has its own bonus, and the others keep theirs (V.4).
func (l *ledger) stakes() []stake {
	bonuses := l.h.Params.Halves("finalBonus")
	list := slots(l.h, l.n)
	stakes := make([]stake, len(l.h.Entrants))
	substitutes := map[rules.EntrantID]bool{}
	qualified := slices.Clone(list)
	qualifying := openLedger(l.h, l.final-1)
	for _, rep := range slices.Backward(l.h.Replaced) {
		if rep.Round != l.final {
			continue
		}
		substitutes[rep.In] = true
		if at := slices.Index(qualified, rep.In); at >= 0 {
			qualified[at] = rep.Out
		}
		// It left, but it holds its qualifying place, so that the others keep theirs.
		if i, ok := l.index[rep.Out]; ok {
			qualifying.exits[i] = exit{status: rules.StatusActive, last: l.final - 1}
		}
	}
	for id := range substitutes {
		if i, ok := l.index[id]; ok {
			stakes[i] = stake{bonus: l.h.Params.Half("substituteBonus"), in: true}
		}
	}
	// A correction may make qualifying places equal, for which nobody draws a lot any more:
	// then the published order of those who play decides, as it does for their parties.
	ranked := qualifying.rank()
	slices.SortStableFunc(ranked, func(a, b standings.Placed) int {
		at := func(p standings.Placed) int { return slices.Index(qualified, l.h.Entrants[p.Index].ID) }
		return cmp.Or(cmp.Compare(a.Place, b.Place), cmp.Compare(at(a), at(b)))
	})
	place := 0
	for _, placed := range ranked {
		id := l.h.Entrants[placed.Index].ID
		if !slices.Contains(qualified, id) {
			continue
		}
		if !substitutes[id] && slices.Contains(list, id) && place < len(bonuses) {
			stakes[placed.Index] = stake{bonus: bonuses[place], in: true}
		}
		place++
	}
	return stakes
}
