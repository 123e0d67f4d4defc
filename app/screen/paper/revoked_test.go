package paper

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestRevokedFineSaid: the protocol doesn't leave a ruling's fine standing that was revoked.
func TestRevokedFineSaid(t *testing.T) {
	for _, regulation := range []string{"belote-pairs", "preferans-almaty", "domino-1x1"} {
		b := screentest.NewBench(t)
		s := screentest.PlayedFor(t, regulation, 2)
		who := s.Rounds[0].Tables[0].Seats[0]
		s = screentest.Then(t, s, tournament.RulingMade{Entrant: who, Round: 1, Table: 1, Note: "подсказка"})
		ruling := s.Rulings[len(s.Rulings)-1]
		s = screentest.Then(t, s, tournament.FineGiven{Entrant: who, Round: 1, Points: -2, Cause: tournament.CauseRuling, Ruling: ruling.ID})
		said := func() string { return (&paper{Desk: b.Desk}).rulingText(s, tell.NewTeller(b.Desk, s), ruling) }
		if got := said(); strings.Contains(got, "снят") {
			t.Errorf("%s: %q", regulation, got)
		}
		s = screentest.Then(t, s, tournament.FineRevoked{Target: s.FineList[len(s.FineList)-1].ID, Reason: "не подтвердилось"})
		if got := said(); !strings.Contains(got, "(штраф снят: не подтвердилось)") {
			t.Errorf("%s: %q", regulation, got)
		}
	}
}
