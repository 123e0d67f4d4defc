package tournament

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// Change is what a command would do to an entrant's line of a standing.
type Change struct {
	Entrant       rules.EntrantID
	Before, After rules.StandingLine
}

// Preview is what a command would change, before it is recorded: «А если?».
type Preview struct {
	Round    int // the standing that is compared: after the last closed round, or the running one
	Changes  []Change
	Through  []rules.EntrantID // who would go on if the cut were made now; nil without a cut
	Out, In  []rules.EntrantID // who falls out of and who comes into the list of the coming cut
	Frozen   bool              // the round's list stands: the next seating is published
	Outdated []Outdated        // cuts and lists of finals that stand, and would be different only after the command
	Reseated []int             // rounds after the changed one whose published seating would have been different
}

// WhatIf carries a command out on the side and compares the standings. A refusal of the
// command is the error.
func (s *State) WhatIf(c Command, m Meta) (Preview, error) {
	events, err := Decide(s, c, m)
	if err != nil {
		return Preview{}, err
	}
	after := s.With(events...)
	n := s.LastClosed()
	if r := s.Running(); r != nil {
		n = r.Number
	}
	p := Preview{Round: n}
	old, now := s.Standing(n), after.Standing(n)
	for _, line := range now.Lines {
		was := old.Line(line.Entrant)
		if was == nil || was.Place != line.Place || was.PlaceTo != line.PlaceTo || was.Points != line.Points || was.Diff != line.Diff {
			c := Change{Entrant: line.Entrant, After: line}
			if was != nil {
				c.Before = *was
			}
			p.Changes = append(p.Changes, c)
		}
	}
	before, errBefore := s.Plan()
	next, errNext := after.Plan()
	if errBefore == nil && errNext == nil {
		p.Through = next.Through
		p.Out, p.In = without(before.Through, next.Through), without(next.Through, before.Through)
	}
	p.Reseated = after.seatedOtherwise(s)
	for _, r := range s.Rounds {
		if r.Through != nil && r.Published {
			p.Frozen = true
		}
	}
	all := func(int) bool { return true }
	stood := s.outdated(all)
	for _, o := range after.outdated(all) {
		if !slices.ContainsFunc(stood, o.same) {
			p.Outdated = append(p.Outdated, o)
		}
	}
	return p, nil
}

// seatedOtherwise lists published rounds whose seating the regulation would have made
// differently from the same seed, had it known what after knows.
func (after *State) seatedOtherwise(s *State) []int {
	var list []int
	for i, r := range s.Rounds {
		if !r.Published || i == 0 || r.System == rules.SystemManual {
			continue
		}
		if i > len(after.Rounds) { // a round before it is taken back as well
			continue
		}
		was, errWas := s.seatAgain(r)
		would, errWould := after.seatAgain(r)
		if errWas == nil && errWould == nil && !sameTables(was.Tables, would.Tables) {
			list = append(list, r.Number)
		}
	}
	return list
}

// seatAgain seats a round again from its seed by the results that count now.
func (s *State) seatAgain(r *rules.Round) (rules.Seating, error) {
	h := s.History
	h.Rounds = h.Rounds[:r.Number-1]
	plan, err := s.Rule.Next(&h)
	if err != nil {
		return rules.Seating{}, err
	}
	return s.Rule.Seat(&h, plan, r.Seed)
}

func sameTables(a, b []rules.SeatedTable) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].Table != b[i].Table || !sameSet(a[i].Seats, b[i].Seats) {
			return false
		}
	}
	return true
}

func without(list, minus []rules.EntrantID) []rules.EntrantID {
	at := map[rules.EntrantID]bool{}
	for _, id := range minus {
		at[id] = true
	}
	var out []rules.EntrantID
	for _, id := range list {
		if !at[id] {
			out = append(out, id)
		}
	}
	return out
}
