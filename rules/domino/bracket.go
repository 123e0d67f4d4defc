package domino

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/standings"
)

// bracket is the end of a tournament in groups (1.8): the two best of each group, their
// semi-finals and the matches for places.
type bracket struct {
	t       *tally
	place   map[int]int // place in the own group by index, from 1
	through []int       // who goes on; fewer than four if a group has run out of players
	semis   [2][2]int   // 1a–2b and 2a–1b by index, −1 for nobody; empty once they are published
	needLot [][]int     // equal in points and difference where the order within a group matters
}

// newBracket reads the bracket from the published semi-finals, else from the groups.
func newBracket(t *tally) *bracket {
	b := &bracket{t: t, place: map[int]int{}}
	group := groupOf(t.h)
	best := map[string][2]int{}
	for _, name := range []string{groupA, groupB} {
		best[name] = b.rankGroup(name, group)
	}
	if t.f.semi != nil {
		b.readSemis(t.f.semi)
		return b
	}
	for k := range 2 {
		for _, name := range []string{groupA, groupB} {
			if i := best[name][k]; i >= 0 {
				b.through = append(b.through, i)
			}
		}
	}
	b.semis = [2][2]int{{best[groupA][0], best[groupB][1]}, {best[groupA][1], best[groupB][0]}}
	return b
}

// rankGroup ranks a group and returns its two best who can go on, −1 for nobody.
func (b *bracket) rankGroup(name string, group map[rules.EntrantID]string) [2]int {
	t := b.t
	var ids []rules.EntrantID
	var index []int
	for i, id := range t.ids {
		if group[id] == name {
			ids, index = append(ids, id), append(index, i)
		}
	}
	in := func(c standings.Criterion) standings.Criterion {
		value := c.Value
		c.Value = func(k int, _ []int) (rules.Sixth, bool) { return value(index[k], nil) }
		return c
	}
	best, found := [2]int{-1, -1}, 0
	var able []standings.Placed
	for _, p := range standings.Rank(ids, []standings.Criterion{in(t.byStage()), in(t.byPoints()), in(t.byDiff())}, t.lot()) {
		p.Index = index[p.Index]
		b.place[p.Index] = p.Place
		if t.refuses(p.Index) {
			continue
		}
		able = append(able, p)
		if found < 2 {
			best[found] = p.Index
			found++
		}
	}
	// The order of the first two matters, and the line below them.
	for from := 0; from < min(2, len(able)); {
		to := from + 1
		for to < len(able) && able[to].Place == able[from].Place {
			to++
		}
		if to-from > 1 {
			var tied []int
			for _, p := range able[from:to] {
				tied = append(tied, p.Index)
			}
			b.needLot = append(b.needLot, tied)
		}
		from = to
	}
	return best
}

// readSemis takes the bracket from the published semi-finals: the list stands, whatever
// is corrected later.
func (b *bracket) readSemis(semi *rules.Round) {
	b.needLot = nil
	for _, id := range semi.Through {
		if i, ok := b.t.at[id]; ok {
			b.through = append(b.through, i)
		}
	}
}

// known reports whether it is settled who goes on.
func (b *bracket) known() bool { return len(b.needLot) == 0 }

// wonIn reports whether an entrant won his table in the round, and whether it has a result.
func wonIn(r *rules.Round, id rules.EntrantID) (won, decided bool) {
	t, seat := r.SeatOf(id)
	if t == nil || t.Score == nil {
		return false, false
	}
	return t.Score.Seats[seat].Win, true
}

// afterSemis are the two matches for places, 1–2 and 3–4: who won and who lost a
// semi-final and can play on. ok is false until both semi-finals are decided.
func (b *bracket) afterSemis() (winners, losers []int, ok bool) {
	semi := b.t.f.semi
	if semi == nil || semi.Number > b.t.n {
		return nil, nil, false
	}
	for _, i := range b.through {
		won, decided := wonIn(semi, b.t.ids[i])
		switch {
		case semi.HasBye(b.t.ids[i]):
			won = true
		case !decided:
			return nil, nil, false
		}
		switch {
		case !b.canGoOn(i):
		case won:
			winners = append(winners, i)
		case !b.missed(i):
			losers = append(losers, i)
		}
	}
	return winners, losers, true
}

// canGoOn reports whether an entrant still plays after the semi-finals.
func (b *bracket) canGoOn(i int) bool {
	leave := b.t.h.Entrants[i].Leave
	return !b.t.h.RefusedBy(b.t.ids[i], b.t.n) && (leave == nil || leave.After > b.t.f.semi.Number)
}

// missed reports whether nobody came to the entrant's semi-final, so that none has won it.
func (b *bracket) missed(i int) bool {
	t, _ := b.t.f.semi.SeatOf(b.t.ids[i])
	if t == nil || t.Score == nil {
		return false
	}
	return t.Score.Verdict == VerdictNoShowBoth
}

// value orders the four: a semi-final won counts two, the match for a place one. A match
// for a place is won without play where the opponent doesn't go on.
func (b *bracket) value(i int) rules.Half {
	t := b.t
	semi, place := t.f.semi, t.f.place
	if semi == nil || semi.Number > t.n {
		return 0
	}
	if place != nil && place.Number <= t.n {
		return b.valueInMatches(i)
	}
	v := rules.Half(0)
	if won, _ := wonIn(semi, t.ids[i]); won || semi.HasBye(t.ids[i]) {
		v += rules.Points(2)
	}
	winners, losers, ok := b.afterSemis()
	for _, match := range [][]int{winners, losers} {
		if ok && len(match) == 1 && match[0] == i {
			v += rules.Points(1)
		}
	}
	return v
}

// valueInMatches is value once the matches for places are published: which places somebody
// can take is what he was seated for. A semi-final corrected later doesn't change that list.
func (b *bracket) valueInMatches(i int) rules.Half {
	t := b.t
	place := t.f.place
	if table, _ := place.SeatOf(t.ids[i]); table != nil {
		v := rules.Half(0)
		if FirstPlace(t.h, table) == 1 {
			v = rules.Points(2)
		}
		if won, _ := wonIn(place, t.ids[i]); won {
			v += rules.Points(1)
		}
		return v
	}
	// Who has no match is one of the two for whom there was none.
	v := rules.Points(2)
	for _, table := range place.Tables {
		if FirstPlace(t.h, table) == 1 {
			v = 0
		}
	}
	if !b.canGoOn(i) || b.missed(i) {
		return v
	}
	for _, j := range b.through {
		if table, _ := place.SeatOf(t.ids[j]); j != i && table == nil && b.canGoOn(j) && !b.missed(j) {
			return v
		}
	}
	return v + rules.Points(1)
}

// reasonPlaces: the table plays for places A and B.
const reasonPlaces = "places"

// FirstPlace is the better of the two places that a match after the semi-finals is for: 1
// or 3. The seating says it; where it was made by hand, the semi-finals do: with a winner of
// one of them at the table it is for places 1 and 2, and of two such tables the first is.
func FirstPlace(h *rules.History, table *rules.Table) int {
	if table.Why != nil && table.Why.Code == reasonPlaces {
		return table.Why.A
	}
	f := formatOf(h)
	if f.semi == nil || f.place == nil {
		return 1
	}
	best, most := f.place.Tables[0], 0
	for _, t := range f.place.Tables {
		winners := 0
		for _, id := range t.Seats {
			if won, _ := wonIn(f.semi, id); won || f.semi.HasBye(id) {
				winners++
			}
		}
		if winners > most {
			best, most = t, winners
		}
	}
	if best == table && most > 0 {
		return 1
	}
	return 3
}

// byBracket puts who went on above the others, and those who left below.
func (t *tally) byBracket(b *bracket) standings.Criterion {
	return criterion(rules.ByStage, "1.8", func(i int, _ []int) (rules.Sixth, bool) { return t.tier(b.stage(i), i), true })
}

// stage is how far an entrant came.
func (b *bracket) stage(i int) rules.Sixth {
	if b.known() && slices.Contains(b.through, i) {
		return rules.Whole(b.t.f.qualifying + 1)
	}
	return rules.Whole(b.t.last[i])
}

// explainMatch says what put i above j: a semi-final, the match between them, or that they
// play for different places.
func (b *bracket) explainMatch(line *rules.StandingLine, i, j int) {
	t := b.t
	first := 3
	if b.value(i) >= rules.Points(2) {
		first = 1
	}
	apart := first == 1 && b.value(j) < rules.Points(2)
	place := t.f.place
	if place == nil || place.Number > t.n {
		place = nil
	}
	line.Compared = [2]rules.Sixth{}
	switch {
	case apart && place == nil:
		line.Detail = rules.DetailSemi
	case apart:
		line.Detail = rules.DetailPlaces
	default:
		line.Detail, line.Compared[0] = rules.DetailNoMatch, rules.Whole(first)
		if place == nil {
			return
		}
		if table, _ := place.SeatOf(t.ids[i]); table != nil && slices.Contains(table.Seats, t.ids[j]) {
			line.Detail = rules.DetailMatch
		}
	}
}

// byMatches compares the semi-finals and the matches for places.
func (t *tally) byMatches(b *bracket) standings.Criterion {
	c := criterion(rules.ByFinal, "1.8", func(i int, group []int) (rules.Sixth, bool) {
		if t.f.semi == nil || t.f.semi.Number > t.n {
			return 0, false
		}
		for _, j := range group {
			if !slices.Contains(b.through, j) {
				return 0, false
			}
		}
		return halves(b.value(i)), true
	})
	c.Order = true
	return c
}

// byGroupPlace puts the third of a group above both fourths, whatever the points.
func (t *tally) byGroupPlace(b *bracket) standings.Criterion {
	return criterion(rules.ByGroup, "1.8", func(i int, group []int) (rules.Sixth, bool) {
		for _, j := range group {
			if slices.Contains(b.through, j) {
				return 0, false
			}
		}
		return -rules.Whole(b.place[i]), true
	})
}
