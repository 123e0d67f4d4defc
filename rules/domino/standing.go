package domino

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/standings"
)

// Standing ranks all entrants by the results of rounds ≤ n.
//
// In a plain tournament: points, the final between equals among the first four, the
// difference, the lot (1.4, 1.6). Among those who play a final the difference is the final's.
// In groups: who went on to the semi-finals stands above, by their matches; the others by
// points and difference over both groups together. Who left before the end stands below,
// by the last round that he was entitled to play.
func (Regulation) Standing(h *rules.History, n int) rules.Standing {
	n = max(0, min(n, len(h.Rounds)))
	t := newTally(h, n)
	s := rules.Standing{Round: n, Stage: t.f.stage()}
	if r := h.Round(n); r != nil {
		s.Stage = r.Stage
	}
	var b *bracket
	if t.f.groups && t.f.complete && n >= t.f.qualifying {
		b = newBracket(t)
		if n == t.f.qualifying {
			s.Keep = len(b.through)
		}
	}
	criteria := t.criteria(b)
	for _, c := range criteria {
		if c.Code == rules.ByStage || c.Code == rules.ByRefused || slices.Contains(s.Criteria, c.Criterion) {
			continue
		}
		s.Criteria = append(s.Criteria, c.Criterion)
	}
	lot := t.lot()
	if t.params.Choice(paramLastTie) == lastTieShared {
		lot = nil
	} else {
		s.Criteria = append(s.Criteria, rules.Criterion{Code: rules.ByLot, Article: "1.4"})
	}
	s.Lines = make([]rules.StandingLine, 0, len(t.ids))
	for k, p := range standings.Rank(t.ids, criteria, lot) {
		line := t.line(p, b)
		if k > 0 {
			t.explain(&line, s.Lines[k-1].Entrant, b)
		}
		s.Lines = append(s.Lines, line)
	}
	t.markAwaited(s.Lines)
	return s
}

// line writes an entrant's line.
func (t *tally) line(p standings.Placed, b *bracket) rules.StandingLine {
	i := p.Index
	e := t.h.Entrants[i]
	line := rules.StandingLine{
		Entrant: e.ID, Place: p.Place, PlaceTo: p.PlaceTo,
		Points: t.points[i], Diff: t.diff[i], Wins: t.wins[i],
		DecidedBy: p.DecidedBy, Compared: p.Compared,
		Status: rules.StatusActive, Played: t.seated[i], Rounds: t.lines[i],
		FinePoints: t.fines[i].points, FineWhists: t.fines[i].whists,
	}
	line.Values = slices.DeleteFunc(p.Values, func(v rules.Number) bool { return v.Code == rules.ByStage || v.Code == rules.ByRefused })
	switch {
	case e.Leave != nil && e.Leave.After <= t.n:
		line.Status, line.Last = rules.StatusWithdrawn, e.Leave.After
		if e.Leave.Kind == rules.LeaveRemoved {
			line.Status = rules.StatusRemoved
		}
	case b != nil && b.known() && !slices.Contains(b.through, i):
		line.Status, line.Last = rules.StatusEliminated, t.f.qualifying
	}
	return line
}

// lot orders by the recorded draws.
func (t *tally) lot() func([]rules.EntrantID) []rules.EntrantID { return standings.LotFrom(t.h, t.n) }

// criteria of the ranking, in order.
func (t *tally) criteria(b *bracket) []standings.Criterion {
	if b != nil {
		list := []standings.Criterion{t.byBracket(b), t.byMatches(b)}
		if t.params.Choice(paramPlacesFromFive) == placesByGroup {
			list = append(list, t.byGroupPlace(b))
		}
		return append(list, t.byPoints(), t.byDiff())
	}
	list := []standings.Criterion{t.byStage(), t.byPoints()}
	if len(t.ties) > 0 {
		list = append(list, t.byRefusal(), t.byEntry(), t.byFinal())
	}
	return append(list, t.byDiff())
}

func criterion(code, article string, value func(i int, group []int) (rules.Sixth, bool)) standings.Criterion {
	return standings.Criterion{Criterion: rules.Criterion{Code: code, Article: article}, Value: value}
}

// byStage puts who left earlier below.
func (t *tally) byStage() standings.Criterion {
	return criterion(rules.ByStage, "", func(i int, _ []int) (rules.Sixth, bool) { return t.tier(rules.Whole(t.last[i]), i), true })
}

// tier puts whom the judge has removed after the last round so far below all who took part as
// long, so that places move up; the regulation is silent, see the parameter removedKeep. Who
// was removed earlier is below them already.
func (t *tally) tier(whole rules.Sixth, i int) rules.Sixth {
	if t.dropped(i) {
		return whole - 1
	}
	return whole
}

// dropped reports whether the judge has removed an entrant by round t.n, and his place goes.
func (t *tally) dropped(i int) bool {
	leave := t.h.Entrants[i].Leave
	return leave != nil && leave.Kind == rules.LeaveRemoved && leave.After <= t.n &&
		t.last[i] == min(t.n, t.f.qualifying) && !t.params.Bool(paramRemovedKeep)
}

func (t *tally) byPoints() standings.Criterion {
	return criterion(rules.ByPoints, "2.2", func(i int, _ []int) (rules.Sixth, bool) { return halves(t.points[i]), true })
}

// halves puts points on the scale of numbers: one point is 6.
func halves(p rules.Half) rules.Sixth { return rules.Sixth(3 * p) }

// byRefusal puts who refuses the final below the others of his tie.
func (t *tally) byRefusal() standings.Criterion {
	return criterion(rules.ByRefused, "1.4", func(i int, group []int) (rules.Sixth, bool) {
		tie := t.holding(group)
		if tie == nil {
			return 0, false
		}
		if tie.refused[i] {
			return -1, true
		}
		return 0, true
	})
}

// byEntry separates those of a tie who play its final from those who don't.
func (t *tally) byEntry() standings.Criterion {
	return criterion(rules.ByStage, "1.4", func(i int, group []int) (rules.Sixth, bool) {
		tie := t.holding(group)
		if tie == nil || len(tie.field) < 2 {
			return 0, false
		}
		if tie.plays(i) {
			return 1, true
		}
		return 0, true
	})
}

// finalOf is the final that the whole group plays, nil before its first result.
func (t *tally) finalOf(group []int) *tie {
	tie := t.holding(group)
	if tie == nil || !tie.begun() {
		return nil
	}
	for _, i := range group {
		if !tie.plays(i) {
			return nil
		}
	}
	return tie
}

// awaited reports whether the whole group plays a final of which nothing has been played yet:
// it decides their places, and nothing else does (1.4).
func (t *tally) awaited(group []int) bool {
	tie := t.holding(group)
	return tie != nil && len(tie.field) > 1 && !tie.begun() && !slices.ContainsFunc(group, func(i int) bool { return !tie.plays(i) })
}

// markAwaited says of those who play a pending final between which places it will decide.
// Until then the difference orders them (1.6), and no place is settled. A standing after an
// earlier round has no final to wait for: it is played, or was.
func (t *tally) markAwaited(lines []rules.StandingLine) {
	if k := len(t.f.ties); k > 0 && t.f.ties[k-1].Number > t.n {
		return
	}
	for from := 0; from < len(lines); {
		i, to := t.at[lines[from].Entrant], from+1
		for to < len(lines) && t.awaited([]int{i, t.at[lines[to].Entrant]}) {
			to++
		}
		for k := from; k < to && to-from > 1; k++ {
			lines[k].Awaits = [2]int{lines[from].Place, lines[to-1].PlaceTo}
			if k > from {
				lines[k].Detail = rules.DetailAwaited
			}
		}
		from = to
	}
}

// byFinal compares the points of the final's matches.
func (t *tally) byFinal() standings.Criterion {
	return criterion(rules.ByFinal, "1.4", func(i int, group []int) (rules.Sixth, bool) {
		tie := t.finalOf(group)
		if tie == nil {
			return 0, false
		}
		points, _ := tie.score(t, i)
		return halves(points), true
	})
}

// byDiff compares the differences: of the final among those who play one.
func (t *tally) byDiff() standings.Criterion {
	return criterion(rules.ByDiff, "1.6", func(i int, group []int) (rules.Sixth, bool) {
		if tie := t.finalOf(group); tie != nil {
			_, diff := tie.score(t, i)
			return diff, true
		}
		return t.diff[i], true
	})
}

// explain says of a line what its criterion compared, where that isn't what the columns show.
func (t *tally) explain(line *rules.StandingLine, above rules.EntrantID, b *bracket) {
	i, j := t.at[above], t.at[line.Entrant]
	switch {
	case line.DecidedBy == rules.ByStage && t.dropped(j) && !t.dropped(i) && (b == nil || b.stage(i) == b.stage(j)) && t.last[i] == t.last[j]:
		line.Detail = rules.DetailGone
	case line.DecidedBy == rules.ByStage:
		t.explainEntry(line, i, j)
	case line.DecidedBy == rules.ByDiff && t.finalOf([]int{i, j}) != nil:
		line.Detail = rules.DetailFinalDiff
	case line.DecidedBy == rules.ByFinal && b != nil:
		b.explainMatch(line, i, j)
	}
}

// explainEntry names what decided who of a tie plays its final: the difference, or the lot.
func (t *tally) explainEntry(line *rules.StandingLine, i, j int) {
	tie := t.holding([]int{i, j})
	if tie == nil || !tie.plays(i) || tie.plays(j) {
		return
	}
	line.Detail = rules.DetailEntry
	// The line is the first of those who don't play; who decided is the last who got in.
	last := tie.field[len(tie.field)-1]
	switch {
	case t.diff[last] > t.diff[j]:
		line.DecidedBy, line.Detail, line.Compared = rules.ByDiff, "", [2]rules.Sixth{t.diff[last], t.diff[j]}
		if _, ok := line.Value(rules.ByDiff); !ok {
			line.Values = append(line.Values, rules.Number{Code: rules.ByDiff, Num: t.diff[j]})
		}
	case t.diff[last] == t.diff[j]:
		drawn := t.lot()([]rules.EntrantID{t.ids[last], line.Entrant})
		if len(drawn) == 2 && drawn[0] == t.ids[last] {
			line.DecidedBy, line.Detail, line.Compared = rules.ByLot, "", [2]rules.Sixth{rules.Whole(1), rules.Whole(2)}
		}
	}
}
