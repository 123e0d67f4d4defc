package preferans

import (
	"cmp"
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/standings"
)

// Standing ranks by points, then by whists (3.4), then the place is shared or, by the
// parameter tie, drawn. Who left stands below those who played longer, by the parameter
// withdrawn, and whom the judge has removed (9.4) below all who played as long, but for the
// parameter removedKeep; who was never dealt cards stands last (2).
func (Regulation) Standing(h *rules.History, n int) rules.Standing {
	t := newTally(h, n)
	s := rules.Standing{Round: n, Stage: rules.StageMain, Criteria: []rules.Criterion{
		{Code: rules.ByPoints, Article: "3.4"}, {Code: rules.ByWhists, Article: "3.4"},
	}}
	if h.Params.Choice("tie") == TieLot {
		s.Criteria = append(s.Criteria, rules.Criterion{Code: rules.ByLot, Article: "3.4"})
	}
	order := parts{below: h.Params.Choice("withdrawn") != WithdrawnPoints, drop: !h.Params.Bool("removedKeep"), last: n}
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
		return order.compare(a, b)
	})
	for from := 0; from < len(t.lines); {
		to := from + 1
		for to < len(t.lines) && order.compare(t.lines[from], t.lines[to]) == 0 {
			to++
		}
		part := rank(h, n, t.lines[from:to], from)
		if from > 0 && order.gone(t.lines[from-1], t.lines[from]) {
			part[0].Detail = rules.DetailGone
		}
		s.Lines = append(s.Lines, part...)
		from = to
	}
	return s
}

// parts is what separates the parts of the list that are ranked apart.
type parts struct {
	below bool // who left stands below those who played longer
	drop  bool // who was removed after the last of so many rounds stands below the others
	last  int  // the number of these rounds
}

func (p parts) compare(a, b rules.StandingLine) int {
	switch {
	case a.Played != b.Played:
		if a.Played {
			return -1
		}
		return 1
	case (p.below || !a.Played) && a.Last != b.Last:
		return cmp.Compare(b.Last, a.Last)
	case p.dropped(a) == p.dropped(b):
		return 0
	case p.dropped(a):
		return 1
	}
	return -1
}

// dropped reports whether a line is below others because the judge removed the player.
func (p parts) dropped(l rules.StandingLine) bool {
	return p.drop && l.Played && l.Status == rules.StatusRemoved && (!p.below || l.Last == p.last)
}

// gone reports whether nothing but a removal puts a line below the one above.
func (p parts) gone(above, l rules.StandingLine) bool {
	return p.dropped(l) && !p.dropped(above) && above.Played && (!p.below || above.Last == l.Last)
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

// criteria are points, then whists: for the places (3.4) and for the seating (4.6) alike.
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
