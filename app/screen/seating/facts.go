package seating

import (
	"slices"
	"strings"

	"github.com/sudya-app/sudya/app/ahead"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// draftFacts is what the screen of a seating computes once a change, not at each tap.
type draftFacts struct {
	plan    rules.Plan
	place   map[rules.EntrantID]int // position in the order that the reasons count from
	points  map[rules.EntrantID]rules.Half
	bonus   bool                   // points are what is brought into the final: nothing else counts there
	again   []rules.Rematch        // who meets again, by tables
	tables  map[int][]rules.Notice // the other remarks of a table
	loose   []rules.Notice         // remarks of no table
	refused error                  // why it can't be published
	news    ahead.DraftNews        // of a draft: what was said since
}

// orderer is a regulation that tells the order in which a seed seats a round: reasons
// name positions in it. Without it the plan's field stands for it.
type orderer interface {
	Order(h *rules.History, plan rules.Plan, seed string) []rules.EntrantID
}

func (p *seating) facts(s *tournament.State, r *rules.Round) draftFacts {
	if p.at == p.Version && p.known.place != nil {
		return p.known
	}
	f := draftFacts{
		place: map[rules.EntrantID]int{}, points: map[rules.EntrantID]rules.Half{},
		tables: map[int][]rules.Notice{}, again: s.MetAgain(r.Number, r.Stage, tournament.SeatedTables(r)),
	}
	before := s.History
	before.Rounds = before.Rounds[:r.Number-1]
	if f.bonus = game.ViewOf(s).Afresh && scope.FinalRound(s, r.Number) == 1; f.bonus {
		now, begun := before, *r
		begun.Published = true
		now.Rounds = append(slices.Clone(before.Rounds), &begun)
		for _, l := range s.Rule.Standing(&now, r.Number).Lines {
			f.points[l.Entrant] = l.Bonus
		}
	} else if r.Number > 1 {
		for _, l := range s.Rule.Standing(&before, r.Number-1).Lines {
			f.points[l.Entrant] = l.Points
		}
	}
	if plan, err := s.Rule.Next(&before); err == nil {
		f.plan = plan
		field := plan.Field
		if o, ok := s.Rule.(orderer); ok {
			field = o.Order(&before, plan, r.Seed)
		}
		for i, id := range field {
			f.place[id] = i + 1
		}
		for i, id := range plan.Field {
			if f.place[id] == 0 && r.HasBye(id) {
				f.place[id] = i + 1
			}
		}
		notices, err := s.Rule.CheckSeating(&before, plan, rules.Seating{
			Round: r.Number, Stage: r.Stage, System: r.System, Through: r.Through, Byes: r.Byes, Tables: tournament.SeatedTables(r),
		})
		f.refused = err
		f.sort(notices)
	}
	if r == s.Drafted {
		f.refused = p.Desk.Check(p.Route.Tournament, tournament.RoundPublished{Seating: r.Seating})
		f.news = ahead.NewsOf(p.Desk, s, r)
	}
	p.known, p.at = f, p.Version
	return f
}

// departs reports whether a table leaves the rank order. A reason may tell of one that doesn't:
// the next in order have met before, are team-mates, or have the judge for the odd one.
func departs(why *rules.Reason) bool {
	switch {
	case why == nil:
		return false
	case why.Code == "rematch", why.Code == "clash":
		return why.B != why.A+1
	}
	return why.Code != "judge" && why.Code != "groupsOdd"
}

// againAt are those of a table who meet again.
func (f *draftFacts) againAt(table int) []rules.Rematch {
	var list []rules.Rematch
	for _, r := range f.again {
		if r.Table == table {
			list = append(list, r)
		}
	}
	return list
}

// sort gives each remark to its table.
func (f *draftFacts) sort(notices []rules.Notice) {
	for _, n := range notices {
		table, at := n.Args["table"].(int)
		switch {
		case at && !strings.HasSuffix(n.Code, "fixed"):
			f.tables[table] = append(f.tables[table], n)
		default:
			f.loose = append(f.loose, n)
		}
	}
}
