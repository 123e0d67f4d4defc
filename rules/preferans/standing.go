package preferans

import (
	"cmp"
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/standings"
)

// Standing ranks by points, then by whists (3.4), then the place is shared or, by the
// parameter tie, drawn. Who left stands below those who played longer, by the parameter
// withdrawn; who was never dealt cards stands last (2).
func (Regulation) Standing(h *rules.History, n int) rules.Standing {
	t := newTally(h, n)
	s := rules.Standing{Round: n, Stage: rules.StageMain, Criteria: []rules.Criterion{
		{Code: rules.ByPoints, Article: "3.4"}, {Code: rules.ByWhists, Article: "3.4"},
	}}
	if h.Params.Choice("tie") == TieLot {
		s.Criteria = append(s.Criteria, rules.Criterion{Code: rules.ByLot, Article: "3.4"})
	}
	below := h.Params.Choice("withdrawn") != WithdrawnPoints
	for i := range t.lines {
		l := &t.lines[i]
		switch {
		case l.Played:
			t.fine(l)
		case t.begun:
			spare(l)
		default:
			l.Played = true // nothing has been dealt to anybody yet
			t.fine(l)
		}
	}
	slices.SortStableFunc(t.lines, func(a, b rules.StandingLine) int {
		return compareParts(a, b, below)
	})
	for from := 0; from < len(t.lines); {
		to := from + 1
		for to < len(t.lines) && compareParts(t.lines[from], t.lines[to], below) == 0 {
			to++
		}
		s.Lines = append(s.Lines, rank(h, n, t.lines[from:to], from)...)
		from = to
	}
	return s
}

// compareParts orders the parts of the list that are ranked apart.
func compareParts(a, b rules.StandingLine, below bool) int {
	switch {
	case a.Played != b.Played:
		if a.Played {
			return -1
		}
		return 1
	case below || !a.Played:
		return cmp.Compare(b.Last, a.Last)
	default:
		return 0
	}
}

// rank orders one part of the list, which has so many lines above it.
func rank(h *rules.History, round int, part []rules.StandingLine, above int) []rules.StandingLine {
	ids := make([]rules.EntrantID, len(part))
	for i := range part {
		ids[i] = part[i].Entrant
	}
	placed := standings.Rank(ids, criteria(part), lots(h, round))
	list := make([]rules.StandingLine, len(part))
	for i, p := range placed {
		l := part[p.Index]
		l.Place, l.PlaceTo = above+p.Place, above+p.PlaceTo
		l.DecidedBy, l.Compared, l.Values = p.DecidedBy, p.Compared, p.Values
		if i == 0 && above > 0 {
			l.DecidedBy = rules.ByStage
		}
		list[i] = l
	}
	return list
}

// criteria are points, then whists.
func criteria(lines []rules.StandingLine) []standings.Criterion {
	return []standings.Criterion{
		{Criterion: rules.Criterion{Code: rules.ByPoints, Article: "3.4"},
			Value: func(i int, _ []int) (rules.Sixth, bool) { return rules.Sixth(lines[i].Points) * 3, true }},
		{Criterion: rules.Criterion{Code: rules.ByWhists, Article: "3.4"},
			Value: func(i int, _ []int) (rules.Sixth, bool) { return lines[i].Diff, true }},
	}
}

// lots are the recorded lots, if this tournament draws them.
func lots(h *rules.History, round int) func([]rules.EntrantID) []rules.EntrantID {
	if h.Params.Choice("tie") != TieLot {
		return nil
	}
	return standings.LotFrom(h, round)
}
