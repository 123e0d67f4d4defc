package home

import (
	"testing"
	"time"

	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestExample: the example is a tournament in its third round, written by one device.
func TestExample(t *testing.T) {
	now := time.Date(2027, 3, 1, 15, 0, 0, 0, time.UTC)
	for _, seed := range []string{"a", "b", "c", "d", "e", "f", "g", "h"} {
		events, err := playExample("Пример", seed, "0011223344556677", now)()
		if err != nil {
			t.Fatalf("seed %s: %v", seed, err)
		}
		s := tournament.Fold(events, regulations.Find)
		for _, e := range s.Events() {
			if err := s.OutcomeOf(e.ID).Err; err != nil || e.Device != "0011223344556677" {
				t.Fatalf("seed %s: %s by %s: %v", seed, e.Body.Kind(), e.Device, err)
			}
		}
		r := s.Running()
		if r == nil || r.Number != exampleRounds+1 {
			t.Fatalf("seed %s: the running round is %+v", seed, r)
		}
		if missing := len(tournament.Missing(r)); missing != len(r.Tables)-exampleEntered {
			t.Errorf("seed %s: %d of %d tables are missing", seed, missing, len(r.Tables))
		}
		if left := s.Clocks[r.Seating].Remaining(now); left <= 0 || left > 50*time.Minute {
			t.Errorf("seed %s: %v left", seed, left)
		}
	}
}
