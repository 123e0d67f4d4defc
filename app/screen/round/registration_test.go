package round

import (
	"fmt"
	"testing"
	"time"

	"github.com/sudya-app/sudya/app/ahead"

	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestRegistrationSteps: before, open, closed, over.
func TestRegistrationSteps(t *testing.T) {
	reg := belote.New()
	n := 0
	meta := tournament.Meta{Device: "00000000000000aa", At: "2026-11-29T05:00:00.000Z", NewID: func() string { n++; return fmt.Sprintf("%032x", n) }}
	s := tournament.New(regulations.Find)
	events, err := tournament.Decide(s, tournament.Create(reg, tournament.Details{Name: "Проба", StartAt: "2026-11-29T06:00:00Z"}, nil), meta)
	if err != nil {
		t.Fatal(err)
	}
	s = s.With(events...)
	for _, c := range []struct{ at, step string }{
		{"2026-11-28T06:00:00Z", ""}, {"2026-11-29T05:20:00Z", "before 05:30"}, {"2026-11-29T05:40:00Z", "open 05:50"},
		{"2026-11-29T05:55:00Z", "closed 06:00"}, {"2026-11-29T06:00:00Z", ""},
	} {
		now, err := time.Parse(time.RFC3339, c.at)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if step, ok := ahead.RegistrationAt(s, now); ok {
			got = step.Key + " " + step.Until.Format("15:04")
		}
		if got != c.step {
			t.Errorf("%s: %q, want %q", c.at, got, c.step)
		}
	}
	if by := behind(s, meta.Device, time.Date(2026, 11, 29, 4, 59, 0, 0, time.UTC)); by != -60 {
		t.Errorf("a clock a minute behind the last entry: %d", by)
	}
	if by := behind(s, "another", time.Date(2026, 11, 29, 4, 0, 0, 0, time.UTC)); by != 0 {
		t.Errorf("another device's clock: %d", by)
	}
}
