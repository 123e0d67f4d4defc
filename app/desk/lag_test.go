package desk

import (
	"testing"
	"time"

	"github.com/sudya-app/sudya/rules/tournament"
)

// A clock is behind if another device's entry lies ahead of it; its own entries alone say that
// it was moved, which is another question, and phones differ by seconds.
func TestAhead(t *testing.T) {
	now := time.Date(2026, 11, 29, 5, 0, 0, 0, time.UTC)
	at := func(device, at string) tournament.Event { return tournament.Event{Device: device, At: at} }
	for _, c := range []struct {
		name   string
		events []tournament.Event
		want   time.Duration
	}{
		{"five hours", []tournament.Event{at("other", "2026-11-29T04:00:00Z"), at("other", "2026-11-29T10:00:00Z")}, 5 * time.Hour},
		{"its own entry, counted by the other's time, is later", []tournament.Event{at("other", "2026-11-29T10:00:00Z"), at("own", "2026-11-29T10:20:00Z")}, 5*time.Hour + 20*time.Minute},
		{"its own alone", []tournament.Event{at("own", "2026-11-29T10:00:00Z")}, 0},
		{"seconds", []tournament.Event{at("other", "2026-11-29T05:00:20Z")}, 0},
		{"none", nil, 0},
	} {
		if got := ahead(c.events, "own", now); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}
