package pages

import (
	"testing"

	"github.com/sudya-app/sudya/rules"
)

// TestFinalSeatingShowsTheBonus: in its first party nothing but the bonus counts; later the
// final's points.
func TestFinalSeatingShowsTheBonus(t *testing.T) {
	s := playedFinal(t, "final1")
	seen := 0
	for _, r := range s.Rounds {
		if r.Stage != rules.StageFinal {
			continue
		}
		p := seating{Desk: testDesk()}
		facts, now := p.facts(s, r), s.Standing(r.Number)
		for _, table := range r.Tables {
			for i, id := range table.Seats {
				l := p.seatLine(s, facts, id, i)
				want := p.Desk.T("page.seating.bonus", rules.Args{"points": now.Line(id).Bonus})
				if first := finalRound(s, r.Number) == 1; first != (l.Number == want) {
					t.Errorf("round %d of the final: %q shows %q, the bonus is %q", finalRound(s, r.Number), l.Who, l.Number, want)
				}
				seen++
			}
		}
	}
	if seen != 12 {
		t.Fatalf("%d seats in a final of four", seen)
	}
}
