package tournament

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// Outdated is a list that stands though the results on which it was made were corrected
// since: of a cut, or of who plays a final. What is played stays played; the protocol says so.
type Outdated struct {
	Round int // the first round that was played by the list
	Stage rules.Stage
	Out   []rules.EntrantID // in the list, and by the numbers of now not
	In    []rules.EntrantID // not in the list, and by the numbers of now in it
}

func (o Outdated) same(p Outdated) bool {
	return o.Round == p.Round && slices.Equal(o.Out, p.Out) && slices.Equal(o.In, p.In)
}

// Outdated compares every published cut and every list of a final with what the results
// before it would give now; a list that equal entrants leave open is passed over.
func (s *State) Outdated() []Outdated {
	suspect := s.suspect()
	return s.outdated(func(round int) bool { return suspect[round] })
}

func (s *State) outdated(suspect func(round int) bool) []Outdated {
	var list []Outdated
	for i, r := range s.Rounds {
		begins := i == 0 || s.Rounds[i-1].Stage != r.Stage
		if !suspect(r.Number) || !r.Published || r.Through == nil && !(begins && decides(r.Stage)) {
			continue
		}
		h := s.History
		h.Rounds, h.Finished = h.Rounds[:i], false
		plan, err := s.Rule.Next(&h)
		if err != nil || len(plan.NeedLot) > 0 || plan.Finished || plan.Stage != r.Stage {
			continue
		}
		was, now := r.Through, plan.Through
		if r.Through == nil {
			was, now = slices.Clone(r.Byes), plan.Field
			for _, t := range r.Tables {
				was = append(was, t.Seats...)
			}
			was = slices.DeleteFunc(was, func(id rules.EntrantID) bool { return id == rules.Judge })
		}
		o := Outdated{Round: r.Number, Stage: r.Stage, Out: without(was, now), In: without(now, was)}
		if len(now) > 0 && len(o.Out)+len(o.In) > 0 {
			list = append(list, o)
		}
	}
	return list
}

// suspect are the rounds that were published before a result of an earlier one was corrected:
// only their lists can be outdated, and to plan a round anew costs a standing.
func (s *State) suspect() map[int]bool {
	var rounds map[int]bool
	var published []int
	for _, e := range s.events {
		if b, ok := e.Body.(RoundPublished); ok {
			if r := s.Seated(b.Seating); r != nil {
				published = append(published, r.Number)
			}
		}
		was := s.Entries[Replaced(e.Body)]
		if was == nil {
			continue
		}
		r := s.Seated(was.Table.Seating)
		for _, n := range published {
			if r != nil && n > r.Number {
				if rounds == nil {
					rounds = map[int]bool{}
				}
				rounds[n] = true
			}
		}
	}
	return rounds
}

// decides reports whether a stage is played by a list that is fixed with its first round.
func decides(stage rules.Stage) bool {
	switch stage {
	case rules.StageSemi, rules.StagePlace, rules.StageFinal, rules.StageTie:
		return true
	}
	return false
}
