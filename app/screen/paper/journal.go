package paper

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// journal is the whole log in order, with what became of each entry.
func (p *paper) journal(s *tournament.State, _ int) []app.UI {
	d := p.Desk
	teller := tell.NewTeller(d, s)
	heads := []printCell{{text: d.T("page.print.time", nil), left: true}, {text: d.T("page.print.entry", nil), left: true}}
	var rows [][]printCell
	var cuts []string
	devices := map[string]bool{}
	for _, e := range s.Events() {
		devices[e.Device] = true
	}
	round, day := 0, ""
	for _, j := range s.Journal() {
		var cut []string
		if b, ok := j.Body.(tournament.RoundSeated); ok && b.Round != round {
			round = b.Round
			cut = append(cut, tell.GroupTitle(d, round, "page.journal.round"))
		}
		if is := scope.DayOf(d, j.At); is != day || cut != nil {
			day = is
			cut = append(cut, day)
		}
		cuts = append(cuts, strings.Join(cut, " · "))
		rows = append(rows, []printCell{
			{text: d.ClockTime(j.At), left: true}, {text: teller.Title(j), small: p.journalNote(teller, j, len(devices)), left: true},
		})
	}
	return []app.UI{longSheet("",
		p.sheetHead(s, d.T("page.print.journal", nil)), printTable(heads, rows, cuts),
		app.P().Class("a4__foot").Text(d.T("page.print.journal.note", nil)))}
}

// journalNote is what stands below an entry on paper: its details, what became of it, and
// where several devices wrote, which one.
func (p *paper) journalNote(tell *tell.Teller, j tournament.JournalEntry, devices int) string {
	parts := []string{tell.Details(j), tell.Outcome(j)}
	if devices > 1 {
		parts = append(parts, tell.Who(j.Device))
	}
	return text.Sentences(parts...)
}

// entrants is the register by number.
func (p *paper) entrants(s *tournament.State, _ int) []app.UI {
	d := p.Desk
	heads := []printCell{{text: d.T("page.final.no", nil), left: true}, {text: d.T("page.standings.col."+scope.Unit(s), nil), left: true},
		{text: d.T("page.standings.col.category", nil), left: true}, {text: d.T("page.print.notes", nil), left: true}}
	rows := make([][]printCell, len(s.Entrants))
	for i, e := range s.Entrants {
		rows[i] = []printCell{{text: text.Format(d.Lang(), e.Number), left: true, place: true}, {text: p.full(s, e.ID), left: true},
			{text: e.Category, left: true}, {text: p.entrantNote(e), left: true}}
	}
	return []app.UI{longSheet("", p.sheetHead(s, d.T("page.entrants.title", nil), p.size(s)), printTable(heads, rows, nil))}
}

// entrantNote is what the list says of an entrant: seed, late, gone.
func (p *paper) entrantNote(e *rules.Entrant) string {
	d := p.Desk
	var parts []string
	if e.Seed > 0 {
		parts = append(parts, d.T("page.print.seed", rules.Args{"n": e.Seed}))
	}
	if e.Joined > 1 {
		parts = append(parts, d.T("page.print.from", rules.Args{"round": e.Joined}))
	}
	if e.Leave != nil {
		parts = append(parts, d.T("page.print.left", rules.Args{"round": e.Leave.After}))
	}
	return strings.Join(parts, ", ")
}
