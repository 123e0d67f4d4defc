package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
)

// TestConsistency: what `simulate` writes, `verify` replays, and the standings after each
// round agree with the seatings and with themselves, in all three games.
func TestConsistency(t *testing.T) {
	for _, c := range []struct {
		regulation string
		sizes      []int
		main       int // rounds of the main stage
	}{
		{"belote-pairs", []int{2, 3, 5, 8, 13, 28, 47}, 7},
		{"preferans-almaty", []int{3, 4, 5, 6, 11, 26, 40}, 9},
		{"domino-1x1", []int{2, 3, 5, 10, 17, 32, 49}, 7},
	} {
		for _, n := range c.sizes {
			t.Run(fmt.Sprint(c.regulation, " ", n), func(t *testing.T) {
				file := simulated(t, "-regulation", c.regulation, "-entrants", fmt.Sprint(n), "-teams", fmt.Sprint(n/4), "-seed", fmt.Sprint(n))
				done(t, "", "verify", file)
				last := parsed[standingAnswer](t, done(t, "", "standings", "-json", file))
				if got := parsed[standingAnswer](t, done(t, "", "standings", "-json", "-round", fmt.Sprint(last.Round), file)); len(got.Lines) != n {
					t.Fatalf("%d lines", len(got.Lines))
				}
				for round := 1; round <= last.Round; round++ {
					st := parsed[standingAnswer](t, done(t, "", "standings", "-json", "-round", fmt.Sprint(round), file))
					seating := parsed[seatingAnswer](t, done(t, "", "seating", "-json", "-round", fmt.Sprint(round), file))
					agree(t, round, st, seating)
					if round <= c.main {
						added(t, round, st)
					}
				}
			})
		}
	}
}

// agree: everybody at a table of the seating has it in the line, with the others of the
// table as opponents, and differences add to zero unless a table was an unequal one.
func agree(t *testing.T, round int, st standingAnswer, seating seatingAnswer) {
	t.Helper()
	lines := map[string]int{}
	for i, l := range st.Lines {
		lines[l.ID] = i
	}
	seated := 0
	for _, table := range seating.Tables {
		sum := rules.Sixth(0)
		for _, id := range table.Seats {
			i, ranked := lines[id]
			if !ranked {
				if id != "judge" {
					t.Errorf("round %d: %s sits and has no line", round, id)
				}
				continue
			}
			seated++
			for _, r := range st.Lines[i].Rounds {
				if r.Round != round {
					continue
				}
				if r.Table != table.Table {
					t.Errorf("round %d: %s sits at %d, its line says %d", round, id, table.Table, r.Table)
				}
				others := slices.DeleteFunc(slices.Clone(table.Seats), func(s string) bool { return s == id })
				if !slices.Equal(slices.Sorted(slices.Values(r.Opponents)), slices.Sorted(slices.Values(others))) {
					t.Errorf("round %d, table %d: %s has opponents %v, want %v", round, table.Table, id, r.Opponents, others)
				}
				diff, err := rules.ParseSixth(r.Diff)
				if err != nil {
					t.Errorf("round %d: diff %q", round, r.Diff)
				}
				sum += diff
			}
		}
		if sum != 0 && !slices.Contains(table.Seats, "judge") {
			t.Errorf("round %d, table %d: the differences add to %v", round, table.Table, sum)
		}
	}
	for _, id := range seating.Bye {
		if i, ok := lines[id]; ok {
			seated++
			for _, r := range st.Lines[i].Rounds {
				if r.Round == round && (r.Table != 0 || r.Kind != "bye") {
					t.Errorf("round %d: %s has the bye, its line says table %d, %s", round, id, r.Table, r.Kind)
				}
			}
		}
	}
	if seated == 0 {
		t.Errorf("round %d: nobody sits", round)
	}
}

// added: in the main stage a line's points are those of its rounds.
func added(t *testing.T, round int, st standingAnswer) {
	t.Helper()
	for _, l := range st.Lines {
		sum := rules.Half(0)
		for _, r := range l.Rounds {
			p, err := rules.ParseHalf(r.Points)
			if err != nil {
				t.Errorf("round %d: points %q", r.Round, r.Points)
			}
			sum += p
		}
		if sum.String() != l.Points {
			t.Errorf("after round %d %s has %s points, its rounds add to %v", round, strings.ReplaceAll(l.Name, "\u00a0", " "), l.Points, sum)
		}
	}
}
