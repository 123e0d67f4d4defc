package domino

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// minGroups is the smallest field that makes two groups with a semi-finalist pair each.
const minGroups = 4

// Next tells what comes after the last round: a round by the standing; with groups, when
// they are played, the semi-finals and the matches for places (1.8); else, where there
// are equals among the first four, the next round of their finals (1.4): one stage, and a
// final only where it is needed (1.1).
//
// Refusals: domino.field.few (nobody to play with), domino.groups.few.
func (Regulation) Next(h *rules.History) (rules.Plan, error) {
	f := formatOf(h)
	next := len(h.Rounds) + 1
	switch {
	case h.Finished || f.place != nil:
		return rules.Plan{Round: next, Finished: true}, nil
	case f.complete && f.groups:
		return planBracket(h, next), nil
	case f.complete:
		return planTies(h, next).Plan, nil
	}
	plan := rules.Plan{Round: next, Stage: f.stage(), System: rules.SystemApart}
	active := h.Active(next)
	switch n := len(active); {
	case len(h.InPlay(next)) < 2 && next > 1:
		plan.Finished = true // everybody has left
		return plan, nil
	case n < 2:
		return plan, rules.Refuse("domino.field.few", "", rules.Args{"count": n, "min": 2})
	case f.groups && next == 1 && n < minGroups:
		return plan, rules.Refuse("domino.groups.few", "", rules.Args{"count": n, "min": minGroups})
	}
	if next == 1 {
		plan.Field = active
		plan.System = rules.SystemRandom
		if f.groups {
			plan.System = rules.SystemGroups
		}
		return plan, nil
	}
	plan.Field, plan.Tied = inStandingOrder(h, active)
	return plan, nil
}

// Split is a table for two players, the last one with the judge if their number is odd
// (1.2); finals between equals and matches have the tables that are still to be played.
func (Regulation) Split(h *rules.History, plan rules.Plan) rules.Split {
	var p finalPlan
	switch {
	case plan.Stage == rules.StageTie:
		p = planTies(h, plan.Round)
	case isMatch(plan.Stage):
		p = planMatches(h, plan.Round)
	default:
		n := len(plan.Field)
		return rules.Split{Tables: (n + 1) / 2, Judge: n%2 == 1}
	}
	return rules.Split{Tables: len(p.tables), Byes: len(p.byes)}
}

// inStandingOrder puts entrants into the order of the last standing, and lists those who
// share a place in it.
func inStandingOrder(h *rules.History, who []rules.EntrantID) (field []rules.EntrantID, tied [][]rules.EntrantID) {
	in := make(map[rules.EntrantID]bool, len(who))
	for _, id := range who {
		in[id] = true
	}
	var shared []rules.EntrantID
	place := 0
	flush := func() {
		if len(shared) > 1 {
			tied = append(tied, shared)
		}
		shared = nil
	}
	for _, line := range New().Standing(h, len(h.Rounds)).Lines {
		if !in[line.Entrant] {
			continue
		}
		if line.Place != place {
			flush()
			place = line.Place
		}
		field, shared = append(field, line.Entrant), append(shared, line.Entrant)
	}
	flush()
	return field, tied
}

// finalPlan is the plan of a round of finals with its tables, which are no question of lot.
type finalPlan struct {
	rules.Plan
	tables []rules.SeatedTable
	byes   []rules.EntrantID
}

// planTies plans the next round of the finals between equals; the tables of one final
// carry its number as their group.
func planTies(h *rules.History, next int) finalPlan {
	p := finalPlan{Plan: rules.Plan{Round: next, Stage: rules.StageTie, System: rules.SystemFinal}}
	t := newTally(h, len(h.Rounds))
	var field []rules.EntrantID
	for _, tie := range t.ties {
		if tie.needLot != nil {
			p.NeedLot = append(p.NeedLot, t.names(tie.needLot))
		}
		matches := tie.next()
		if matches == nil {
			continue
		}
		playing := map[int]bool{}
		for _, m := range matches {
			playing[m[0]], playing[m[1]] = true, true
			p.tables = append(p.tables, rules.SeatedTable{
				Table: len(p.tables) + 1, Group: tie.group(), Seats: t.names(m[:]),
			})
		}
		for _, i := range tie.field {
			switch {
			case playing[i]:
				field = append(field, t.ids[i])
			case !tie.done(i):
				field = append(field, t.ids[i])
				p.byes = append(p.byes, t.ids[i])
			}
		}
	}
	p.Field, _ = inStandingOrder(h, field)
	if len(p.tables) == 0 && len(p.NeedLot) == 0 {
		p.Finished, p.NeedLot = true, t.sharedAtTheTop()
	}
	return p
}

// sharedAtTheTop are those who still share a place among the first four when all is
// played: the lot decides it, unless places are to be shared.
func (t *tally) sharedAtTheTop() [][]rules.EntrantID {
	if t.params.Choice(paramLastTie) != lastTieLot {
		return nil
	}
	_, tied := inStandingOrder(t.h, t.ids)
	standing := New().Standing(t.h, t.n)
	return slices.DeleteFunc(tied, func(group []rules.EntrantID) bool {
		return standing.Line(group[0]).Place > finalPlaces
	})
}

// names are the ids of indices.
func (t *tally) names(list []int) []rules.EntrantID {
	ids := make([]rules.EntrantID, len(list))
	for k, i := range list {
		ids[k] = t.ids[i]
	}
	return ids
}

// planBracket plans the semi-finals, after them the matches for places.
func planBracket(h *rules.History, next int) rules.Plan { return planMatches(h, next).Plan }

func planMatches(h *rules.History, next int) finalPlan {
	p := finalPlan{Plan: rules.Plan{Round: next, System: rules.SystemFinal}}
	b := newBracket(newTally(h, len(h.Rounds)))
	if b.t.f.semi != nil {
		p.Stage = rules.StagePlace
		winners, losers, _ := b.afterSemis()
		p.add(b, winners, 1)
		p.add(b, losers, 3)
	} else {
		p.Stage, p.Keep = rules.StageSemi, len(b.through)
		for _, tied := range b.needLot {
			p.NeedLot = append(p.NeedLot, b.t.names(tied))
		}
		for _, pair := range b.semis {
			p.add(b, slices.DeleteFunc(pair[:], func(i int) bool { return i < 0 }), 0)
		}
		p.Through, _ = inStandingOrder(h, b.t.names(b.through))
	}
	if len(p.tables) == 0 {
		return finalPlan{Plan: rules.Plan{Round: next, Finished: true}}
	}
	var field []rules.EntrantID
	for _, table := range p.tables {
		field = append(field, table.Seats...)
	}
	p.Field, _ = inStandingOrder(h, append(field, p.byes...))
	return p
}

// add seats a match, for a place and the next or, with 0, a semi-final; one alone sits out
// a semi-final and is through, and has no match for a place.
func (p *finalPlan) add(b *bracket, pair []int, place int) {
	switch {
	case len(pair) == 2:
		t := rules.SeatedTable{Table: len(p.tables) + 1, Seats: b.t.names(pair)}
		if place > 0 {
			t.Why = &rules.Reason{Code: reasonPlaces, A: place, B: place + 1}
		}
		p.tables = append(p.tables, t)
	case len(pair) == 1 && p.Stage == rules.StageSemi:
		p.byes = append(p.byes, b.t.ids[pair[0]])
	}
}
