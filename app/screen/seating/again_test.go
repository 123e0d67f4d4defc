package seating

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestRematchesSaid: the draft and the published seating count the pairs who meet again, in
// every game and system, and each table names them with their rounds.
func TestRematchesSaid(t *testing.T) {
	for _, c := range []struct {
		regulation string
		entrants   int
	}{{"belote-pairs", 9}, {"preferans-almaty", 5}, {"domino-1x1", 7}} {
		reg, _ := regulations.Find(c.regulation)
		s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: c.entrants, Seed: "again"})
		if err != nil {
			t.Fatal(err)
		}
		some := false
		for _, r := range s.Rounds[1:] {
			for _, system := range []rules.System{r.System, rules.SystemManual} { // as drawn, and exchanged by hand
				r.System = system
				p := seating{Desk: screentest.TestDesk()}
				facts := p.facts(s, r)
				if r.Stage == rules.StageFinal { // a round robin: meetings before it are none of its own
					if line := screentest.Plain(p.summary(r, facts)); strings.Contains(line, "Повторных") || len(facts.again) > 0 {
						t.Errorf("%s, round %d of the final: %q", c.regulation, r.Number, line)
					}
					continue
				}
				met := s.Rematches(r.Number, tournament.SeatedTables(r))
				want := "Повторных встреч нет."
				if len(met) > 0 {
					want, some = fmt.Sprintf("Повторных встреч — %d.", len(met)), true
				}
				if line := screentest.Plain(p.summary(r, facts)); !strings.Contains(line, want) {
					t.Errorf("%s, round %d: %q, want %q", c.regulation, r.Number, line, want)
				}
				for _, m := range met {
					for _, table := range r.Tables {
						if table.Number != m.Table {
							continue
						}
						note, _ := p.why(s, table, facts)
						who := scope.NameOf(p.Desk, s, m.A) + " и " + scope.NameOf(p.Desk, s, m.B) + " (ту"
						if !strings.Contains(screentest.Plain(note), screentest.Plain(who)) {
							t.Errorf("%s, round %d, table %d: %q doesn't name %q", c.regulation, r.Number, m.Table, note, who)
						}
					}
				}
			}
		}
		if !some {
			t.Errorf("%s: nobody met again: nothing was tried", c.regulation)
		}
	}
}
