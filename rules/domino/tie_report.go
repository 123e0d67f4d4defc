package domino

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// Ties implements [rules.TieFinals].
func (Regulation) Ties(h *rules.History) []rules.Tie { return Ties(h) }

// FirstPlace implements [rules.PlaceMatches].
func (Regulation) FirstPlace(h *rules.History, t *rules.Table) int { return FirstPlace(h, t) }

// Ties are the ties of the qualifying rounds that a final is about, in order of places; none
// before these rounds are closed.
func Ties(h *rules.History) []rules.Tie {
	t := newTally(h, len(h.Rounds))
	var list []rules.Tie
	for _, tie := range t.ties {
		x := rules.Tie{From: tie.from, To: tie.from + len(tie.members) - 1, Points: t.points[tie.members[0]],
			Field: t.names(tie.field), NeedLot: t.names(tie.needLot), Begun: tie.begun()}
		if len(tie.field) > 1 {
			x.Group, x.Last, x.Done = tie.group(), tie.from+len(tie.field)-1, tie.next() == nil
		}
		for _, i := range tie.members {
			id := t.ids[i]
			switch {
			case tie.refused[i]:
				x.Refused = append(x.Refused, id)
			case !tie.plays(i) && !slices.Contains(x.NeedLot, id) && x.Group != "":
				x.Out = append(x.Out, id)
			}
		}
		if x.Group != "" || len(x.NeedLot) > 0 || len(x.Refused) > 0 {
			list = append(list, x)
		}
	}
	return list
}
