package pages

import (
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// disputeLine says in a line what is disputed: «Тур 4, стол 9: два разных результата».
func disputeLine(d *desk.Desk, s *tournament.State, dispute tournament.Dispute) string {
	for _, j := range s.Journal() {
		if j.ID != dispute.First {
			continue
		}
		args := rules.Args{"round": j.Round, "table": j.Table}
		if j.Table > 0 {
			return d.T("page.journal.dispute.table", args)
		}
		return d.T("page.journal.dispute.round", args)
	}
	return d.T("page.journal.dispute.other", nil)
}
