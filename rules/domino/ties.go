package domino

import (
	"slices"
	"strconv"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/standings"
)

// finalPlaces are the places that finals between equals decide: the first four (1.4).
const finalPlaces = 4

// tie (равенство баллов) is a group equal in points with a member among the first four.
type tie struct {
	from    int   // the place that its first member takes
	number  int   // of its final, from 1, in order of places; 0: nobody plays
	members []int // indices in the tally; the refusers last, else by difference
	field   []int // who plays the final, in the same order; nil: nobody does
	needLot []int // equal in difference too, and only some of them may play: nobody does yet

	refused map[int]bool
	results map[[2]int]meeting // of the field, by members' indices in rising order
}

// meeting is a match of a final: what each of a pair got from it.
type meeting struct {
	points [2]rules.Half
	diff   [2]rules.Sixth
}

// holding returns the tie that holds the whole group, or nil.
func (t *tally) holding(group []int) *tie {
	if len(t.ties) == 0 || t.tieOf[group[0]] == nil {
		return nil
	}
	tie := t.tieOf[group[0]]
	for _, i := range group[1:] {
		if t.tieOf[i] != tie {
			return nil
		}
	}
	return tie
}

// findTies finds the ties of the qualifying rounds, who plays their finals, and what was
// played of them up to round t.n.
func (t *tally) findTies() {
	if !t.params.Bool(paramTieFinal) {
		return
	}
	base := standings.Rank(t.ids, []standings.Criterion{t.byStage(), t.byPoints(), t.byDiff()}, t.lot())
	for from := 0; from < min(finalPlaces, len(base)); {
		to := from + 1
		for to < len(base) && t.equal(base[from].Index, base[to].Index) {
			to++
		}
		if first := base[from].Index; to-from > 1 && t.last[first] == t.f.qualifying && !t.dropped(first) {
			tie := t.settle(base[from:to], finalPlaces-from)
			tie.from = from + 1
			t.ties = append(t.ties, tie)
		}
		from = to
	}
	number := 0
	t.tieOf = make([]*tie, len(t.ids))
	for _, tie := range t.ties {
		if len(tie.field) > 1 {
			number++
			tie.number = number
		}
		for _, i := range tie.members {
			t.tieOf[i] = tie
		}
	}
}

// equal reports whether two are tied in points and played as long as each other.
func (t *tally) equal(i, j int) bool {
	return t.last[i] == t.last[j] && t.dropped(i) == t.dropped(j) && t.points[i] == t.points[j]
}

// settle decides who of a tied group plays for the places that it may take.
func (t *tally) settle(group []standings.Placed, places int) *tie {
	tie := &tie{refused: map[int]bool{}}
	begun := false
	for _, p := range group {
		tie.members = append(tie.members, p.Index)
		tie.refused[p.Index] = t.refuses(p.Index)
		begun = begun || t.f.inTieFinal(t.ids[p.Index], t.n)
	}
	for {
		tie.choose(t, group, places, begun)
		tie.results = t.meetings(tie.field)
		leaver := t.leftUnplayed(tie)
		if leaver < 0 {
			break
		}
		tie.refused[leaver] = true
	}
	slices.SortStableFunc(tie.members, func(i, j int) int {
		switch {
		case tie.refused[i] == tie.refused[j]:
			return 0
		case tie.refused[j]:
			return -1
		}
		return 1
	})
	return tie
}

// choose fills the field. Once the final has begun it is those who were seated in it:
// later corrections change numbers and places but never who plays.
func (tie *tie) choose(t *tally, group []standings.Placed, places int, begun bool) {
	var willing []standings.Placed
	for _, p := range group {
		if !tie.refused[p.Index] && (!begun || t.f.inTieFinal(t.ids[p.Index], t.n)) {
			willing = append(willing, p)
		}
	}
	tie.field, tie.needLot = nil, nil
	crossing := !begun && len(willing) > places
	if crossing && t.params.Choice(paramTieCrossing) == tieCrossingNone {
		return
	}
	size := len(willing)
	if crossing {
		size = places
	}
	if size < 2 || size > 2 && t.params.Choice(paramTieMany) == tieManyDifference {
		return
	}
	if crossing {
		tie.needLot = undecided(willing, places)
		if tie.needLot != nil {
			return
		}
	}
	willing = willing[:size]
	for _, p := range willing {
		tie.field = append(tie.field, p.Index)
	}
}

// undecided are those who share a place across the line after the first k, nil if nobody does.
func undecided(order []standings.Placed, k int) []int {
	if order[k-1].Place != order[k].Place {
		return nil
	}
	var list []int
	for _, p := range order {
		if p.Place == order[k].Place {
			list = append(list, p.Index)
		}
	}
	return list
}

// refuses reports whether an entrant won't play any final: he said so by then, or left before it.
func (t *tally) refuses(i int) bool {
	leave := t.h.Entrants[i].Leave
	return t.h.RefusedBy(t.ids[i], t.n) || leave != nil && leave.After <= t.f.qualifying
}

// leftUnplayed is one of the field who by round t.n has left in the middle of the final, −1
// if nobody has.
func (t *tally) leftUnplayed(tie *tie) int {
	for _, i := range tie.field {
		if leave := t.h.Entrants[i].Leave; leave != nil && leave.After <= t.n && !tie.done(i) {
			return i
		}
	}
	return -1
}

func pairOf(i, j int) [2]int { return [2]int{min(i, j), max(i, j)} }

// meetings are the matches of a field that have a result.
func (t *tally) meetings(field []int) map[[2]int]meeting {
	met := map[[2]int]meeting{}
	if len(field) < 2 {
		return met
	}
	for _, r := range t.f.ties {
		for _, table := range r.Tables {
			if r.Number > t.n || table.Score == nil || len(table.Seats) != 2 {
				continue
			}
			i, okI := t.at[table.Seats[0]]
			j, okJ := t.at[table.Seats[1]]
			if !okI || !okJ || !slices.Contains(field, i) || !slices.Contains(field, j) {
				continue
			}
			pair := pairOf(i, j)
			m := met[pair]
			for seat, who := range [2]int{i, j} {
				side := 0
				if who == pair[1] {
					side = 1
				}
				m.points[side] += table.Score.Seats[seat].Points
				m.diff[side] += table.Score.Seats[seat].Diff
			}
			met[pair] = m
		}
	}
	return met
}

// group names the final's tables.
func (tie *tie) group() string { return strconv.Itoa(tie.number) }

// plays reports whether the entrant is in the final's field.
func (tie *tie) plays(i int) bool { return slices.Contains(tie.field, i) }

// done reports whether an entrant of the field has played all his matches of the final.
func (tie *tie) done(i int) bool {
	for _, j := range tie.field {
		if _, ok := tie.results[pairOf(i, j)]; i != j && !ok {
			return false
		}
	}
	return true
}

// begun reports whether any match of the final has a result.
func (tie *tie) begun() bool { return len(tie.results) > 0 }

// score adds up what an entrant of the field has from the final's matches, and from fines
// given in its rounds.
func (tie *tie) score(t *tally, i int) (points rules.Half, diff rules.Sixth) {
	for _, j := range tie.field {
		if m, ok := tie.results[pairOf(i, j)]; ok && i != j {
			side := 0
			if i > j {
				side = 1
			}
			points += m.points[side]
			diff += m.diff[side]
		}
	}
	for _, fine := range t.h.Fines {
		if fine.Entrant == t.ids[i] && fine.Round > t.f.qualifying && fine.Round <= t.n {
			points += fine.Points
			diff += rules.Whole(fine.Whists)
		}
	}
	return points, diff
}

// schedules are the rounds of a round robin by positions in the field: the best meet last.
var schedules = map[int][][][2]int{
	2: {{{0, 1}}},
	3: {{{1, 2}}, {{0, 2}}, {{0, 1}}},
	4: {{{0, 3}, {1, 2}}, {{0, 2}, {1, 3}}, {{0, 1}, {2, 3}}},
}

// next are the matches of the tie's next round, nil when all are played.
func (tie *tie) next() [][2]int {
	for _, round := range schedules[len(tie.field)] {
		var pairs [][2]int
		for _, at := range round {
			i, j := tie.field[at[0]], tie.field[at[1]]
			if _, ok := tie.results[pairOf(i, j)]; !ok {
				pairs = append(pairs, [2]int{i, j})
			}
		}
		if len(pairs) > 0 {
			return pairs
		}
	}
	return nil
}
