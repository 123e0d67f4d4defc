package simulate_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
)

// TestSplitIsWhatSeatGives: the tables told before a round is seated are those that it gets.
func TestSplitIsWhatSeatGives(t *testing.T) {
	fields := []int{2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 17}
	for _, reg := range regulations.All() {
		splitter, ok := reg.(rules.Splitter)
		if !ok {
			t.Errorf("%s doesn't tell its tables", reg.Info().ID)
			continue
		}
		variants := []rules.Params{nil}
		if reg.Info().ID == "domino-1x1" {
			variants = append(variants, rules.Params{"groups": true, "groupRounds": 2})
		}
		for _, n := range fields {
			for _, params := range variants {
				name := fmt.Sprintf("%s %d %v", reg.Info().ID, n, params)
				s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: n, Seed: "split", Params: params})
				if err != nil {
					if rules.CodeOf(err) == "" {
						t.Errorf("%s: %v", name, err)
					}
					continue // too small a field
				}
				for k := range s.Rounds {
					h := s.History
					h.Rounds, h.Finished = h.Rounds[:k], false
					plan, err := reg.Next(&h)
					if err != nil || plan.Finished || len(plan.NeedLot) > 0 {
						t.Errorf("%s after %d rounds: %+v, %v", name, k, plan, err)
						continue
					}
					seating, err := reg.Seat(&h, plan, "seed")
					if err != nil {
						t.Errorf("%s after %d rounds: %v", name, k, err)
						continue
					}
					want := rules.Split{Tables: len(seating.Tables), Byes: len(seating.Byes)}
					for _, table := range seating.Tables {
						if len(table.Seats) == 3 {
							want.Threes++
						}
						want.Judge = want.Judge || slices.Contains(table.Seats, rules.Judge)
					}
					if got := splitter.Split(&h, plan); got != want {
						t.Errorf("%s, round %d (%s): %+v, want %+v", name, plan.Round, plan.Stage, got, want)
					}
				}
			}
		}
	}
}
