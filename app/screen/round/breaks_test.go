package round

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestReopenInMenu: a closed round can be opened again from its menu, also while the next
// one is drafted, and then the menu says what is lost; not once it is published.
func TestReopenInMenu(t *testing.T) {
	d := screentest.TestDesk()
	reopen := func(s *tournament.State) string {
		p := &round{Desk: d, Route: route.Of("x", "round")}
		for _, item := range p.menu(s, s.Round(2)) {
			if item.ID == "reopen" {
				return item.Text
			}
		}
		return ""
	}
	events := screentest.Played(t, "belote-pairs", 12, 3, 0).Events()
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
