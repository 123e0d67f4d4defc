package pages

import (
	"strings"
	"testing"
	"time"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// closedAt is a tournament whose round 2 was closed at some time.
func closedAt(t *testing.T, regulation string, at time.Time) *tournament.State {
	t.Helper()
	events := append([]tournament.Event(nil), played(t, regulation, 12, 2, 0).Events()...)
	for i := len(events) - 1; i >= 0; i-- {
		if events[i].Body.Kind() == tournament.KindClose {
			events[i].At = at.UTC().Format("2006-01-02T15:04:05.000Z")
			return tournament.Fold(events, regulations.Find)
		}
	}
	t.Fatal("no round is closed")
	return nil
}

// TestBreakIsTold: the round's screen and the board tell till when the break after a round
// of domino lasts; once it is over the board has nothing to count, and other games have none.
func TestBreakIsTold(t *testing.T) {
	d := testDesk()
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
		s := closedAt(t, c.regulation, at)
		notes := breakNote(d, 1, s)
		if len(notes) != c.notes {
			t.Errorf("%s, closed %v ago: %d notes", c.regulation, c.ago, len(notes))
			continue
		}
		want := c.words + text.Date(text.RU, at.Add(5*time.Minute), text.Clock)
		if c.notes > 0 {
			if got := breakTime(d, time.UnixMilli(notes[0].(*breakWatch).Until)); got != want {
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

// TestReopenInMenu: a closed round can be opened again from its menu, also while the next
// one is drafted, and then the menu says what is lost; not once it is published.
func TestReopenInMenu(t *testing.T) {
	d := testDesk()
	reopen := func(s *tournament.State) string {
		p := &round{Desk: d, Route: route.Of("x", "round")}
		for _, item := range p.menu(s, s.Round(2)) {
			if item.ID == "reopen" {
				return item.Text
			}
		}
		return ""
	}
	events := played(t, "belote-pairs", 12, 3, 0).Events()
	seen := map[tournament.Kind]string{}
	for i := range events {
		s := tournament.Fold(events[:i+1], regulations.Find)
		if r := s.Round(2); r != nil && r.Closed && seen[events[i].Body.Kind()] == "" {
			seen[events[i].Body.Kind()] = "«" + reopen(s) + "»"
		}
		if r := s.Round(3); r != nil && r.Published {
			break
		}
	}
	if got := seen[tournament.KindClose]; got != "«Открыть тур снова»" {
		t.Errorf("closed: %s", got)
	}
	if got := seen[tournament.KindSeat]; !strings.Contains(got, "Открыть тур снова") || !strings.Contains(got, "черновик тура\u00a03") {
		t.Errorf("drafted: %s", got)
	}
	if got := seen[tournament.KindPublish]; got != "«»" {
		t.Errorf("published: %s", got)
	}
}
