package standing

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules"
)

// TestNothingIsCountedZeroTimes: a lead that never changed is said in words.
func TestNothingIsCountedZeroTimes(t *testing.T) {
	s := screentest.Played(t, "belote-pairs", 12, 2, 0)
	first := s.Standing(1)
	said := app.HTMLString(placesChart(screentest.TestDesk(), s, 2, func(int) rules.Standing { return first }))
	if !strings.Contains(said, "Лидер не менялся") || strings.Contains(said, "сменился") {
		t.Errorf("said is %.300s", said)
	}
}
