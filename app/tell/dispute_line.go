package tell

import (
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// DisputeLine says in a line what is disputed: «Тур 4, стол 9: два разных результата».
func DisputeLine(d *desk.Desk, s *tournament.State, dispute tournament.Dispute) string {
	for _, j := range s.Journal() {
		if j.ID != dispute.First {
			continue
		}
		args := rules.Args{"round": j.Round, "table": j.Table}
		switch {
		case j.Table > 0:
			return d.T("page.journal.dispute.table", args)
		case j.Round > 0:
			return d.T("page.journal.dispute.round", args)
		}
	}
	return d.T("page.journal.dispute.other", nil)
}

// GroupTitle names a round, or the time before the first one.
func GroupTitle(d *desk.Desk, round int, key string) string {
	if round == 0 {
		return d.T(key+".before", nil)
	}
	return d.T(key, rules.Args{"round": round})
}
