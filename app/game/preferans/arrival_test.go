package preferans

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestArrivalInTime: who came within the free minutes wasn't late (preferans 6).
func TestArrivalInTime(t *testing.T) {
	b := screentest.NewBench(t)
	s := screentest.PlayedFor(t, "preferans-almaty", 1)
	r := s.Rounds[0]
	for seconds, want := range map[int]string{0: "Приход: ", 300: "Приход: ", 301: "Опоздание: "} {
		s := screentest.Then(t, s, tournament.ArrivalRecorded{Seating: r.Seating, Entrant: r.Tables[0].Seats[0], Seconds: seconds})
		if got := tell.NewTeller(b.Desk, s).Title(screentest.LastEntry(t, s, tournament.KindArrival)); !strings.HasPrefix(got, want) {
			t.Errorf("%d s: %q", seconds, got)
		}
	}
}
