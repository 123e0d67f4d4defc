package board

import (
	"testing"
	"time"

	"github.com/sudya-app/sudya/app/ahead"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/text"
)

// TestBreakIsTold: the round's screen and the board tell till when the break after a round
// of domino lasts; once it is over the board has nothing to count, and other games have none.
func TestBreakIsTold(t *testing.T) {
	d := screentest.TestDesk()
	for _, c := range []struct {
		regulation   string
		ago          time.Duration
		words        string
		board, notes int
	}{
		{"domino-1x1", 2 * time.Minute, "Перерыв до ", 1, 1},
		{"domino-1x1", 6 * time.Minute, "Перерыв кончился в ", 0, 1},
		{"belote-pairs", 2 * time.Minute, "", 0, 0},
	} {
		at := time.Now().Add(-c.ago)
		s := screentest.ClosedAt(t, c.regulation, at)
		notes := ahead.BreakNote(d, 1, s)
		if len(notes) != c.notes {
			t.Errorf("%s, closed %v ago: %d notes", c.regulation, c.ago, len(notes))
			continue
		}
		want := c.words + text.Date(text.RU, at.Add(5*time.Minute), text.Clock)
		if c.notes > 0 {
			if got := ahead.BreakTime(d, time.UnixMilli(notes[0].(*ahead.BreakWatch).Until)); got != want {
				t.Errorf("closed %v ago: %q, want %q", c.ago, got, want)
			}
		}
		b := &board{Desk: d, Route: route.Of("x", "board")}
		clock := b.clock(s)
		if (clock != nil) != (c.board == 1) {
			t.Errorf("%s, closed %v ago: the board's clock %+v", c.regulation, c.ago, clock)
		}
		if clock != nil && (!clock.Running || clock.Sub != want) {
			t.Errorf("the board counts %+v, want %q", clock, want)
		}
	}
}
