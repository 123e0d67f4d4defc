package seating

import (
	"testing"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules"
)

// TestFinalSeatingShowsTheBonus: in its first party nothing but the bonus counts; later the
// final's points.
func TestFinalSeatingShowsTheBonus(t *testing.T) {
	s := screentest.PlayedFinal(t, "final1")
	seen := 0
	for _, r := range s.Rounds {
		if r.Stage != rules.StageFinal {
			continue
		}
		p := seating{Desk: screentest.TestDesk()}
		facts, now := p.facts(s, r), s.Standing(r.Number)
		for _, table := range r.Tables {
			for i, id := range table.Seats {
				l := p.seatLine(s, facts, id, i)
				want := p.Desk.T("page.seating.bonus", rules.Args{"points": now.Line(id).Bonus})
				if first := scope.FinalRound(s, r.Number) == 1; first != (l.Number == want) {
					t.Errorf("round %d of the final: %q shows %q, the bonus is %q", scope.FinalRound(s, r.Number), l.Who, l.Number, want)
				}
				seen++
			}
		}
	}
	if seen != 12 {
		t.Fatalf("%d seats in a final of four", seen)
	}
}
