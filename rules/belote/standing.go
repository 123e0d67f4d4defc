package belote

import (
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/standings"
)

// articleRanking is where the regulation lists its criteria, for all stages.
const articleRanking = "II.4"

// criteria of the ranking, in order.
var criteria = []rules.Criterion{
	{Code: rules.ByPoints, Article: articleRanking},
	{Code: rules.ByWins, Article: articleRanking},
	{Code: rules.ByH2H, Article: articleRanking},
	{Code: rules.ByH2HDiff, Article: articleRanking},
	{Code: rules.ByDiff, Article: articleRanking},
	{Code: rules.ByLot, Article: articleRanking},
}

// finalDetail says of a criterion that the final's parties alone were compared (II.3).
var finalDetail = map[string]string{
	rules.ByWins: rules.DetailFinalWins, rules.ByH2H: rules.DetailFinalH2H, rules.ByH2HDiff: rules.DetailFinalMet, rules.ByDiff: rules.DetailFinalDiff,
}

// Standing ranks everybody ever registered by the results of rounds ≤ n. Those who went
// further stand above; in the final the bonus and the final's parties alone count.
func (Regulation) Standing(h *rules.History, n int) rules.Standing {
	l := openLedger(h, n)
	placed := l.rank()
	cut := l.cut(placed)
	s := rules.Standing{
		Round: n, Stage: rules.StageMain, Criteria: criteria, Keep: cut.keep,
		Lines: make([]rules.StandingLine, 0, len(placed)),
	}
	if l.final > 0 {
		s.Stage = rules.StageFinal
	}
	for k, p := range placed {
		line := l.line(p, cut)
		if k > 0 && l.inFinal(p.Index) && l.inFinal(placed[k-1].Index) {
			line.Detail = finalDetail[line.DecidedBy]
		}
		if k > 0 && line.DecidedBy == rules.ByStage {
			// Not for a cut, nor for having left earlier: for having left at all.
			above := placed[k-1].Index
			if x, y := l.exits[p.Index], l.exits[above]; x.gone() && !y.gone() && y.last <= x.last {
				line.Detail = rules.DetailGone
			}
		}
		s.Lines = append(s.Lines, line)
	}
	return s
}

func (l *ledger) line(p standings.Placed, cut cut) rules.StandingLine {
	i := p.Index
	t, x := l.counted(i), l.exits[i]
	line := rules.StandingLine{
		Entrant: l.h.Entrants[i].ID, Place: p.Place, PlaceTo: p.PlaceTo,
		Points: t.points + l.bonus(i), Diff: t.diff, Wins: t.wins, Bonus: l.bonus(i),
		FinePoints: t.fines, FineWhists: t.whists,
		// The tier is how the ranking keeps the stages apart, no number for people.
		Values: p.Values, DecidedBy: p.DecidedBy, Compared: p.Compared,
		Status: x.status, Last: x.last, Rounds: l.path[i],
	}
	if len(p.Values) > 0 && p.Values[0].Code == rules.ByStage {
		line.Values = p.Values[1:]
	}
	if line.DecidedBy == rules.ByStage {
		line.Compared = [2]rules.Sixth{}
	}
	if cut.out != nil && cut.out[i] {
		line.Status = rules.StatusEliminated
	}
	for _, r := range line.Rounds {
		if r.Kind != rules.KindLate {
			line.Played = true
		}
	}
	return line
}

// bonus is what the entrant brought into the final (II.3).
func (l *ledger) bonus(i int) rules.Half {
	if !l.inFinal(i) {
		return 0
	}
	return l.stake[i].bonus
}

// rank orders the entrants. The tier comes first, so that ties and meetings are looked for
// only among those who took part equally long.
func (l *ledger) rank() []standings.Placed {
	ids := make([]rules.EntrantID, len(l.h.Entrants))
	for i, e := range l.h.Entrants {
		ids[i] = e.ID
	}
	each := func(value func(i int) rules.Sixth) func(int, []int) (rules.Sixth, bool) {
		return func(i int, _ []int) (rules.Sixth, bool) { return value(i), true }
	}
	return standings.Rank(ids, []standings.Criterion{
		{Criterion: rules.Criterion{Code: rules.ByStage}, Value: each(l.tier)},
		{Criterion: criteria[0], Value: each(func(i int) rules.Sixth { return 3 * rules.Sixth(l.counted(i).points+l.bonus(i)) })},
		{Criterion: criteria[1], Value: each(func(i int) rules.Sixth { return rules.Whole(l.counted(i).wins) })},
		{Criterion: criteria[2], Restart: true, Value: func(i int, group []int) (rules.Sixth, bool) {
			return l.among(i, group, func(m meeting) rules.Sixth { return 3 * rules.Sixth(m.points) })
		}},
		{Criterion: criteria[3], Value: func(i int, group []int) (rules.Sixth, bool) {
			return l.among(i, group, func(m meeting) rules.Sixth { return m.diff })
		}},
		{Criterion: criteria[4], Value: each(func(i int) rules.Sixth { return l.counted(i).diff })},
	}, standings.LotFrom(l.h, l.n))
}

// below is more than any round number: it puts those who left under everybody else.
const below = 1 << 20

// tier rises with the last round that the entrant was entitled to play; who left stands
// below those cut after the same round, or below everybody if the parameter says so.
func (l *ledger) tier(i int) rules.Sixth {
	x := l.exits[i]
	t := rules.Sixth(2 * x.last)
	switch {
	case !x.gone():
		t++
	case l.h.Params.Choice("gonePlaces") == GoneLast:
		t -= below
	}
	return t
}

// among adds up the entrant's meetings with the others of the group, all of them; ok is
// false unless it has met every one.
func (l *ledger) among(i int, group []int, value func(meeting) rules.Sixth) (sum rules.Sixth, ok bool) {
	meetings := l.counted(i).meetings
	if len(group)-1 > len(meetings) {
		return 0, false
	}
	for _, opponent := range group {
		met := opponent == i
		for _, m := range meetings {
			if m.opponent == opponent {
				sum += value(m)
				met = true
			}
		}
		if !met {
			return 0, false
		}
	}
	return sum, true
}
