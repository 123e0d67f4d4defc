package belote

import "github.com/sudya-app/sudya/rules"

// RandomResult invents a plausible result: mostly ordinary wins, about a fifth with mars,
// now and then both over or a party that time stopped, before the final rarely a no-show.
// rnd is the only chance.
func (Regulation) RandomResult(_ *rules.History, _ *rules.Table, stage rules.Stage, rnd func(n int) int) rules.Result {
	if stage != rules.StageFinal && rnd(250) == 0 {
		return Result{NoShow: []Side{NS, EW}[rnd(2)]}
	}
	totals := func(ns, ew int) Result {
		if rnd(2) == 1 {
			ns, ew = ew, ns
		}
		return Result{NS: &ns, EW: &ew}
	}
	switch kind := rnd(100); {
	case kind < 70:
		return totals(1001+rnd(130), 501+rnd(480))
	case kind < 88:
		return totals(1001+rnd(160), 180+rnd(321))
	case kind < 92:
		r := totals(1001+rnd(60), 1001+rnd(60))
		r.LastDeclarer = []Side{NS, EW}[rnd(2)]
		return r
	case kind < 97:
		leader := 520 + rnd(480)
		r := totals(leader, rnd(min(leader, 900)))
		r.Unfinished = true
		return r
	default:
		leader := 200 + rnd(301)
		r := totals(leader, rnd(leader))
		r.Unfinished = true
		return r
	}
}
