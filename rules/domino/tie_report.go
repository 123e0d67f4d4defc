package domino

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// Tie tells of a tie among the first four and its final (1.4), for whoever shows it.
type Tie struct {
	Group    string // of its final's tables; "" if nobody plays
	From, To int    // the places that its members hold
	Last     int    // the final decides the places From to Last; 0 if nobody plays
	Points   rules.Half
	Field    []rules.EntrantID // who plays the final, by difference
	Out      []rules.EntrantID // who stays out of it by difference or lot
	Refused  []rules.EntrantID // who refuses it, or has left
	NeedLot  []rules.EntrantID // equal in difference too: the lot decides who of them plays
	Begun    bool              // something of the final has been played
	Done     bool              // all of it has
}

// Ties are the ties of the qualifying rounds that a final is about, in order of places; none
// before these rounds are closed.
func Ties(h *rules.History) []Tie {
	t := newTally(h, len(h.Rounds))
	var list []Tie
	for _, tie := range t.ties {
		x := Tie{From: tie.from, To: tie.from + len(tie.members) - 1, Points: t.points[tie.members[0]],
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
