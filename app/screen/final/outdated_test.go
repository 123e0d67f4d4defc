package final

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestOutdatedListIsTold: after a correction that would have put another into the final, the
// list stands and it is said who would be in it.
func TestOutdatedListIsTold(t *testing.T) {
	reg, _ := regulations.Find("domino-1x1")
	s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 16, Seed: "late", Params: rules.Params{"groups": true}})
	if err != nil {
		t.Fatal(err)
	}
	desk := screentest.TestDesk()
	if said := tell.Outdated(desk, s, len(s.Rounds)); len(said) > 0 {
		t.Fatalf("nothing was corrected, and said is %q", said)
	}
	in := map[rules.EntrantID]bool{}
	for _, id := range s.Rounds[6].Through {
		in[id] = true
	}
	n := 0
	for _, r := range s.Rounds[:6] {
		for _, table := range r.Tables {
			if in[table.Seats[0]] == in[table.Seats[1]] {
				continue
			}
			a, b := 101, n%100
			if in[table.Seats[0]] {
				a, b = b, a
			}
			s = screentest.Then(t, s, tournament.CorrectResult{Replaces: s.Current(tournament.TableKey{Seating: r.Seating, Table: table.Number}).ID, Reason: "бланк",
				Result: fmt.Appendf(nil, `{"parties":[{"a":%d,"b":%d},{"a":%d,"b":%d}]}`, a, b, a, b)})
			n++
		}
	}
	said := tell.Outdated(desk, s, len(s.Rounds))
	if len(said) == 0 || !strings.HasPrefix(said[0], "Состав полуфинала остаётся прежним") || !strings.Contains(said[0], "не вошли бы") || !strings.Contains(said[0], "Вошли бы") {
		t.Errorf("said is %q", said)
	}
	if early := tell.Outdated(desk, s, 6); len(early) > 0 {
		t.Errorf("after round 6: %q", early)
	}
}
