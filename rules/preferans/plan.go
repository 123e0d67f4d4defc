package preferans

import (
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/pairing"
	"github.com/sudya-app/sudya/rules/standings"
)

// Next plans the round after those of h: by lot, Swiss until round 7, then Italian (4.2–4.4);
// nobody is eliminated. The field stands by points and whists as they count if everybody in
// it is dealt cards: who joins late is seated by what the missed rounds cost him.
func (Regulation) Next(h *rules.History) (rules.Plan, error) {
	done := len(h.Rounds)
	plan := rules.Plan{Round: done + 1, Stage: rules.StageMain, System: systemOf(h.Params, done+1)}
	active := h.Active(plan.Round)
	// Those who skip one round are still there for the next: they don't end a tournament.
	few := len(h.InPlay(plan.Round)) < 3
	if few && done == 0 {
		return rules.Plan{}, refuse("preferans.field.few", "", rules.Args{"count": len(active)})
	}
	if few || done >= h.Params.Int("rounds") {
		plan.Finished = true
		if h.Params.Choice("tie") == TieLot {
			standing := Regulation{}.Standing(h, done)
			plan.NeedLot = equals(standing.Lines)
		}
		return plan, nil
	}
	if len(active) < 3 {
		return rules.Plan{}, refuse("preferans.field.few", "", rules.Args{"count": len(active)})
	}
	if done == 0 {
		plan.Field = active
	} else {
		plan.Field, plan.Tied = order(h, active, done)
	}
	if len(plan.Field) == 5 {
		plan.Notices = append(plan.Notices, rules.Notice{Code: "preferans.bye"})
	}
	return plan, nil
}

// Split is the tables of four and of three (4, 6): of five players one sits out.
func (Regulation) Split(_ *rules.History, plan rules.Plan) rules.Split {
	n, byes := len(plan.Field), 0
	if n == 5 {
		n, byes = 4, 1
	}
	fours, threes, _ := pairing.Sizes(n)
	return rules.Split{Tables: fours + threes, Threes: threes, Byes: byes}
}

func systemOf(p rules.Params, round int) rules.System {
	switch {
	case round == 1:
		return rules.SystemRandom
	case round <= p.Int("swissUntil"):
		return rules.SystemSwiss
	default:
		return rules.SystemItalian
	}
}

// order ranks the field after a round, and lists those whom only the seed can order.
func order(h *rules.History, field []rules.EntrantID, round int) (ordered []rules.EntrantID, tied [][]rules.EntrantID) {
	t := newTally(h, round)
	lines := make([]rules.StandingLine, len(field))
	for i, id := range field {
		lines[i] = t.lines[t.index[id]]
		t.fine(&lines[i])
	}
	placed := standings.Rank(field, criteria(lines), lots(h, round))
	for i := 0; i < len(placed); {
		n := placed[i].PlaceTo - placed[i].Place + 1
		var group []rules.EntrantID
		for _, p := range placed[i : i+n] {
			group = append(group, field[p.Index])
		}
		if ordered = append(ordered, group...); n > 1 {
			tied = append(tied, group)
		}
		i += n
	}
	return ordered, tied
}

// equals lists the groups of players who share a place.
func equals(lines []rules.StandingLine) [][]rules.EntrantID {
	var list [][]rules.EntrantID
	for i := 0; i < len(lines); {
		n := lines[i].PlaceTo - lines[i].Place + 1
		if n > 1 && lines[i].Played {
			var group []rules.EntrantID
			for _, l := range lines[i : i+n] {
				group = append(group, l.Entrant)
			}
			list = append(list, group)
		}
		i += n
	}
	return list
}
