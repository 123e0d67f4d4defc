package belote

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// Substitutes are the pairs that may come in for out in round n, the best first: those cut
// after the round before, in standing order (V.4). Codes: belote.substitute.off,
// belote.substitute.final (the final has begun, or substitutes aren't let into it),
// belote.substitute.played (the pair has a result in round n), belote.substitute.out (it
// isn't entitled to play in round n), belote.substitute.nocut (nobody was cut just before;
// args round), belote.substitute.nobody (none of those cut can come).
func (Regulation) Substitutes(h *rules.History, n int, out rules.EntrantID) ([]rules.EntrantID, error) {
	refuse := func(code string) ([]rules.EntrantID, error) {
		return nil, rules.Refuse(code, "", rules.Args{"round": n, "name": name(h, out)})
	}
	if !h.Params.Bool("substitutes") {
		return refuse("belote.substitute.off")
	}
	if n < 2 || n > len(h.Rounds)+1 {
		return refuse("belote.substitute.nocut")
	}
	if !mayBeReplaced(h, n) {
		return refuse("belote.substitute.final")
	}
	if r := h.Round(n); r != nil {
		if t, _ := r.SeatOf(out); t != nil && t.Score != nil {
			return refuse("belote.substitute.played")
		}
	}
	l := openLedger(h, n-1)
	i, known := l.index[out]
	if !known || !l.entitled(i) {
		return refuse("belote.substitute.out")
	}
	// Until the list of the next round is published it is drawn as if out were still in, so
	// that the best of the others is the one who comes in.
	l.exits[i] = exit{status: rules.StatusActive, last: n - 1}
	placed := l.rank()
	c := l.cut(placed)
	if c.keep == 0 {
		return refuse("belote.substitute.nocut")
	}
	if c.out != nil && c.out[i] {
		return refuse("belote.substitute.out") // the coming cut ends its way
	}
	var list []rules.EntrantID
	for _, p := range placed {
		x := l.exits[p.Index]
		eliminated := x.status == rules.StatusEliminated && x.last == n-1 || c.out != nil && c.out[p.Index]
		if id := h.Entrants[p.Index].ID; eliminated && !hasLeft(h, id, n) {
			list = append(list, id)
		}
	}
	if len(list) == 0 {
		return refuse("belote.substitute.nobody")
	}
	return list, nil
}

// mayBeReplaced reports whether round n is one in which pairs are replaced: a qualifying one,
// or the final's first before a party of it has been recorded.
func mayBeReplaced(h *rules.History, n int) bool {
	first := finalFrom(h)
	if first == 0 && n > h.Params.Int("rounds") {
		first = n
	}
	switch {
	case first == 0 || n < first:
		return true
	case n > first || !h.Params.Bool("substituteFinal"):
		return false
	}
	r := h.Round(n)
	return r == nil || !slices.ContainsFunc(r.Tables, func(t *rules.Table) bool { return t.Score != nil })
}

// entitled reports whether the entrant was still in when round l.n ended: it may have left
// since, which is why it is replaced.
func (l *ledger) entitled(i int) bool {
	x := l.exits[i]
	return x.last == l.n && x.status != rules.StatusEliminated
}
