package domino

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
)

// TestWholeTournaments plays tournaments of any size to the end, people leaving and
// refusing on the way, and checks what must always hold.
func TestWholeTournaments(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		n := rapid.IntRange(4, 40).Draw(rt, "players")
		l := newHall(t, numbered(n, rapid.IntRange(0, 6).Draw(rt, "teams"))...)
		l.set(paramGroups, rapid.Bool().Draw(rt, "groups"))
		l.set(paramAvoidRematches, rapid.Bool().Draw(rt, "avoid"))
		l.set(paramRounds, rapid.IntRange(1, 4).Draw(rt, "rounds"))
		l.set(paramGroupRounds, rapid.IntRange(1, 4).Draw(rt, "groupRounds"))
		rnd := draw.New(fmt.Sprint(rapid.Uint64().Draw(rt, "seed")))
		var then []rules.Standing
		for {
			p := l.plan()
			if p.Finished && len(p.NeedLot) == 0 {
				break
			}
			if len(p.NeedLot) > 0 {
				for _, tied := range p.NeedLot {
					l.h.Lots = append(l.h.Lots, rules.Lot{Round: len(l.h.Rounds), Order: tied})
				}
				continue
			}
			if p.Round > 20 {
				rt.Fatalf("no end: %+v", p)
			}
			then = append(then, l.reg.Standing(l.h, len(l.h.Rounds)))
			r := l.seat(fmt.Sprint(rnd.Uint64()))
			checkRound(rt, l.h, p, r)
			l.invented(rnd)
			for _, e := range l.h.Entrants {
				if e.Leave == nil && rnd.Intn(40) == 0 {
					l.leave(e.ID, r.Number)
				} else if rnd.Intn(40) == 0 {
					l.refuse(e.ID)
				}
			}
			checkStanding(rt, l.h, l.reg.Standing(l.h, r.Number))
		}
		checkStanding(rt, l.h, l.reg.Standing(l.h, len(l.h.Rounds)))
		lawEarlier(rt, l, then)
	})
}

func checkRound(t *rapid.T, h *rules.History, p rules.Plan, r *rules.Round) {
	at := map[rules.EntrantID]int{}
	for i, table := range r.Tables {
		if table.Number != i+1 {
			t.Fatalf("round %d: table %d stands at %d", r.Number, table.Number, i+1)
		}
		for _, id := range table.Seats {
			at[id]++
		}
	}
	for _, id := range r.Byes {
		at[id]++
	}
	for _, id := range p.Field {
		if at[id] != 1 {
			t.Fatalf("round %d: %s is seated %d times", r.Number, id, at[id])
		}
		if e := h.Entrant(id); e.Leave != nil {
			t.Fatalf("round %d: %s has left and is seated", r.Number, id)
		}
	}
	judge := 0
	if !isMatch(r.Stage) {
		judge = len(p.Field) % 2
		if judge == 1 && r.Tables[len(r.Tables)-1].Seats[1] != rules.Judge {
			t.Fatalf("round %d: the judge isn't at the last table: %s", r.Number, tables(r))
		}
	}
	if at[rules.Judge] != judge || len(at) != len(p.Field)+judge {
		t.Fatalf("round %d: %s for a field of %v", r.Number, tables(r), p.Field)
	}
}

func checkStanding(t *rapid.T, h *rules.History, s rules.Standing) {
	if len(s.Lines) != len(h.Entrants) {
		t.Fatalf("%d lines for %d entrants", len(s.Lines), len(h.Entrants))
	}
	seen := map[rules.EntrantID]bool{}
	for i, line := range s.Lines {
		if seen[line.Entrant] || line.Place > i+1 || line.PlaceTo < i+1 {
			t.Fatalf("line %d: %+v", i, line)
		}
		seen[line.Entrant] = true
		if (line.DecidedBy == "") != (i == 0) {
			t.Fatalf("line %d is decided by %q", i, line.DecidedBy)
		}
		last := 0
		for _, round := range line.Rounds {
			if round.Round <= last {
				t.Fatalf("%s: rounds out of order: %+v", line.Entrant, line.Rounds)
			}
			last = round.Round
		}
	}
}
