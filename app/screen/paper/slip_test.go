package paper

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/game"
	beloteui "github.com/sudya-app/sudya/app/game/belote"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestSlipKeepsItsDifference: a result given as points and difference is told with the
// difference wherever results are told: in the journal, on paper, in each pair's way, on the
// card of what isn't recorded yet.
func TestSlipKeepsItsDifference(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := b.SeatedRound(belote.New(), screentest.PairOf("А", "Б"), screentest.PairOf("В", "Г"))
	diff := 372
	slip := belote.Result{Slip: &belote.Slip{NS: 2, EW: -2}, Diff: &diff}
	b.Do(id, tournament.EnterResult{Seating: seating, Table: 1, Result: slip.Canonical()})
	s := b.Desk.Book(id).State
	table := s.Rounds[0].Tables[0]
	for seat, want := range []string{"+372", "−372"} {
		if got, _ := beloteui.ResultOf(b.Desk, table, seat); got != want {
			t.Errorf("seat %d: %q, want %q", seat, got, want)
		}
		if got := beloteui.Whists(b.Desk, slip, nil, seat); got != want {
			t.Errorf("typed, seat %d: %q, want %q", seat, got, want)
		}
		if path := app.HTMLString(game.PathTable(b.Desk, s, s.Standing(1), table.Seats[seat])); strings.Count(path, want) < 2 {
			t.Errorf("the way of seat %d hasn't its difference in its numbers:\n%s", seat, path)
		}
	}
	tell := tell.NewTeller(b.Desk, s)
	for _, j := range s.Journal() {
		if _, ok := j.Body.(tournament.ResultEntered); !ok {
			continue
		}
		if note := (&paper{Desk: b.Desk}).journalNote(tell, j, 1); !strings.Contains(note, "+372") {
			t.Errorf("on paper: %q", note)
		}
		if lines, _ := tell.Sides(s.Entries[j.ID]); len(lines) != 2 || lines[0].Whists != "+372" || lines[1].Whists != "−372" {
			t.Errorf("in the journal: %+v", lines)
		}
	}
}
