package board

import (
	"testing"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestBoardShowsEverybody: all tables of a running round and all lines of the standing are
// on some page, none with more than fits.
func TestBoardShowsEverybody(t *testing.T) {
	for _, c := range []struct {
		regulation string
		entrants   int
	}{{"belote-pairs", 27}, {"preferans-almaty", 26}, {"domino-1x1", 23}} {
		whole := screentest.Played(t, c.regulation, c.entrants, 3, 0)
		events := whole.Events()
		// the log up to the last result: the round is still on
		s := tournament.Fold(events[:len(events)-2], regulations.Find)
		r := s.Running()
		if r == nil {
			t.Fatalf("%s: no round is on", c.regulation)
		}
		b := &board{Desk: screentest.TestDesk(), Route: route.Of("x", "board")}
		tables, ranks := 0, 0
		for _, page := range b.pages(s) {
			lines := 0
			for _, row := range page.Rows {
				lines += len(row.Lines)
				switch {
				case row.Rank:
					ranks++
				case row.No != "—":
					tables++
				}
			}
			if lines > boardLines {
				t.Errorf("%s: a page of %d lines", c.regulation, lines)
			}
		}
		if tables != len(r.Tables) || ranks != c.entrants {
			t.Errorf("%s: %d of %d tables, %d of %d places", c.regulation, tables, len(r.Tables), ranks, c.entrants)
		}
	}
}
