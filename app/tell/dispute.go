package tell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// SeatingOf tells which seating one is: who sits where, and what has been recorded for it.
func (t *Teller) SeatingOf(id string, b tournament.RoundSeated) []app.UI {
	d := t.desk
	var lines []app.UI
	for _, table := range b.Tables[:min(len(b.Tables), mostSeated)] {
		lines = append(lines, app.Li().Text(d.T("page.journal.dispute.seated", rules.Args{"table": table.Table, "names": t.Names(table.Seats, b.Round)})))
	}
	if more := len(b.Tables) - mostSeated; more > 0 {
		lines = append(lines, app.Li().Text(d.T("page.journal.dispute.more", rules.Args{"n": more})))
	}
	if byes := t.byes(b.Byes, b.Round); byes != "" {
		lines = append(lines, app.Li().Text(byes))
	}
	played := 0
	for _, j := range t.entries {
		if r, ok := j.Body.(tournament.ResultEntered); ok && r.Seating == id && j.Outcome.UndoneBy == "" {
			played++
		}
	}
	return []app.UI{
		app.Ul().Class("bullets sm").Body(lines...),
		app.Span().Class("sm muted").Text(d.T("page.journal.dispute.played", rules.Args{"n": played})),
	}
}
