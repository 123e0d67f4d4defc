package belote

import (
	"github.com/sudya-app/sudya/rules"
)

// prizes is how many places must be told apart when the tournament ends.
const prizes = 3

// Next tells what comes after the last round of h: round 1 by lot, Swiss rounds, Italian
// ones, with a cut before where one is due, then the final. Code: belote.plan.few (n pairs
// are too few for round 1).
func (Regulation) Next(h *rules.History) (rules.Plan, error) {
	n := len(h.Rounds)
	if n == 0 {
		return planFirst(h)
	}
	l := openLedger(h, n)
	if l.final > 0 {
		return l.planFinal(), nil
	}
	placed := l.rank()
	c := l.cut(placed)
	plan := rules.Plan{Round: n + 1, Stage: rules.StageMain, System: rules.SystemItalian, Keep: c.keep}
	field := c.active
	if c.keep > 0 {
		field = c.through
		plan.Through = l.ids(c.through)
		for _, group := range c.needLot {
			plan.NeedLot = append(plan.NeedLot, l.ids(group))
		}
	}
	isIn := make([]bool, len(h.Entrants))
	for _, i := range field {
		isIn[i] = true
	}
	var tied [][]rules.EntrantID
	for _, group := range groups(placed, func(i int) bool { return isIn[i] }) {
		if len(group) > 1 {
			tied = append(tied, l.ids(group))
		}
	}
	plan.Field, plan.Tied = l.ids(field), tied
	switch {
	case len(field)+undecided(c) < 2, n >= h.Params.Int("rounds") && !h.Params.Bool("final"):
		return l.planEnd(), nil
	case n >= h.Params.Int("rounds"):
		plan.Stage, plan.System = rules.StageFinal, rules.SystemFinal
		// The list fixes the order of the final's parties, also where nobody is cut.
		plan.Through = plan.Field
		// The bonus depends on the place: nobody may share one.
		plan.NeedLot = append(tied, plan.NeedLot...)
		plan.Tied = nil
	case n < h.Params.Int("swissRounds"):
		plan.System = rules.SystemSwiss
	}
	return plan, nil
}

// Split is a table for two pairs; of an odd number one sits out (II.4).
func (Regulation) Split(_ *rules.History, plan rules.Plan) rules.Split {
	n := len(plan.Field)
	return rules.Split{Tables: n / 2, Byes: n % 2}
}

// undecided is how many entrants a lot must still choose from.
func undecided(c cut) int {
	n := 0
	for _, group := range c.needLot {
		n += len(group)
	}
	return n
}

// planFirst is round 1: everybody, in order of registration.
func planFirst(h *rules.History) (rules.Plan, error) {
	field := h.Active(1)
	if len(field) < 2 {
		return rules.Plan{}, rules.Refuse("belote.plan.few", "", rules.Args{"n": len(field)})
	}
	return rules.Plan{Round: 1, Stage: rules.StageMain, System: rules.SystemRandom, Field: field}, nil
}

// planFinal is the next round of the running final: those finalists who haven't left, in
// the order of the qualifying places.
func (l *ledger) planFinal() rules.Plan {
	round := l.n + 1
	list := slots(l.h, round)
	plan := rules.Plan{Round: round, Stage: rules.StageFinal, System: rules.SystemFinal}
	for _, id := range list {
		if !hasLeft(l.h, id, round) {
			plan.Field = append(plan.Field, id)
		}
	}
	if round-l.final >= len(schedule(len(list))) || len(plan.Field) < 2 {
		return l.planEnd()
	}
	return plan
}

// planEnd is the end of the tournament; the prize places must be told apart.
func (l *ledger) planEnd() rules.Plan {
	plan := rules.Plan{Round: l.n + 1, Finished: true}
	before := 0
	for _, group := range groups(l.rank(), func(int) bool { return true }) {
		if len(group) > 1 && before < prizes {
			plan.NeedLot = append(plan.NeedLot, l.ids(group))
		}
		before += len(group)
	}
	return plan
}

func (l *ledger) ids(list []int) []rules.EntrantID {
	ids := make([]rules.EntrantID, len(list))
	for k, i := range list {
		ids[k] = l.h.Entrants[i].ID
	}
	return ids
}
