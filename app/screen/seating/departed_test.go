package seating

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
)

// TestDepartedTables: as leaving the rank order count the tables at which somebody is passed
// over, and not those of which there is something else to say: the judge's table, neighbours
// who meet again. In all games.
func TestDepartedTables(t *testing.T) {
	inOrder, left := map[string]bool{}, map[string]bool{}
	for _, c := range []struct {
		regulation string
		entrants   int
	}{{"belote-pairs", 9}, {"belote-pairs", 24}, {"preferans-almaty", 9}, {"preferans-almaty", 21}, {"domino-1x1", 7}, {"domino-1x1", 23}} {
		reg, _ := regulations.Find(c.regulation)
		s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: c.entrants, Seed: "departed"})
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range s.Rounds[1:] {
			if r.System == rules.SystemFinal || r.System == rules.SystemManual || r.Stage != rules.StageMain {
				continue
			}
			p := seating{Desk: screentest.TestDesk()}
			facts := p.facts(s, r)
			want := 0
			for _, table := range r.Tables {
				passed := passesOver(r, table, facts.place, len(table.Seats) == 2)
				if c.regulation == "domino-1x1" { // whose order of a round is known to the seating alone
					passed = table.Why != nil && table.Why.Code != "judge" && (table.Why.Code != "rematch" || table.Why.B > table.Why.A+1)
				}
				if passed {
					want++
				} else if table.Why != nil {
					inOrder[table.Why.Code] = true
				}
			}
			line := screentest.Plain(p.summary(r, facts))
			if said := strings.Contains(line, fmt.Sprintf("Не по порядку мест — %d ", want)); said != (want > 0) || want == 0 && strings.Contains(line, "Не по порядку") {
				t.Errorf("%s, %d entrants, round %d: %q, want %d", c.regulation, c.entrants, r.Number, line, want)
			}
			if want > 0 {
				left[c.regulation] = true
			}
		}
	}
	if !inOrder["judge"] || !inOrder["rematch"] || len(left) < 2 {
		t.Errorf("not all was tried: in order %v, out of it %v", inOrder, left)
	}
}

// passesOver reports whether somebody who stands between those at a table sits at a later one,
// or, at a table of two, whether the first one's neighbour sits elsewhere.
func passesOver(r *rules.Round, table *rules.Table, place map[rules.EntrantID]int, two bool) bool {
	first, last := ends(table, place)
	for _, other := range r.Tables {
		for _, id := range other.Seats {
			at := place[id]
			if id == rules.Judge || at < first || at > last || other == table {
				continue
			}
			if begins, _ := ends(other, place); two || begins > first {
				return true
			}
		}
	}
	return false
}

// ends are the best and the worst position at a table; the judge stands below all.
func ends(table *rules.Table, place map[rules.EntrantID]int) (first, last int) {
	first = 1 << 20
	for _, id := range table.Seats {
		at := place[id]
		if id == rules.Judge {
			at = len(place) + 1
		}
		first, last = min(first, at), max(last, at)
	}
	return first, last
}
