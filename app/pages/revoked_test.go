package pages

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules/tournament"
)

// TestRevokedFineSaid: the protocol doesn't leave a ruling's fine standing that was revoked.
func TestRevokedFineSaid(t *testing.T) {
	for _, regulation := range []string{"belote-pairs", "preferans-almaty", "domino-1x1"} {
		b := newBench(t)
		s := playedFor(t, regulation, 2)
		who := s.Rounds[0].Tables[0].Seats[0]
		s = then(t, s, tournament.RulingMade{Entrant: who, Round: 1, Table: 1, Note: "подсказка"})
		ruling := s.Rulings[len(s.Rulings)-1]
		s = then(t, s, tournament.FineGiven{Entrant: who, Round: 1, Points: -2, Cause: tournament.CauseRuling, Ruling: ruling.ID})
		said := func() string { return (&paper{Desk: b.desk}).rulingText(s, newTeller(b.desk, s), ruling) }
		if got := said(); strings.Contains(got, "снят") {
			t.Errorf("%s: %q", regulation, got)
		}
		s = then(t, s, tournament.FineRevoked{Target: s.FineList[len(s.FineList)-1].ID, Reason: "не подтвердилось"})
		if got := said(); !strings.Contains(got, "(штраф снят: не подтвердилось)") {
			t.Errorf("%s: %q", regulation, got)
		}
	}
}

// TestArrivalInTime: who came within the free minutes wasn't late (preferans 6).
func TestArrivalInTime(t *testing.T) {
	b := newBench(t)
	s := playedFor(t, "preferans-almaty", 1)
	r := s.Rounds[0]
	for seconds, want := range map[int]string{0: "Приход: ", 300: "Приход: ", 301: "Опоздание: "} {
		s := then(t, s, tournament.ArrivalRecorded{Seating: r.Seating, Entrant: r.Tables[0].Seats[0], Seconds: seconds})
		if got := newTeller(b.desk, s).title(lastEntry(t, s, tournament.KindArrival)); !strings.HasPrefix(got, want) {
			t.Errorf("%d s: %q", seconds, got)
		}
	}
}
