package pages

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/csvout"
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// journal is the whole log in order, with what became of each entry.
func (p *paper) journal(s *tournament.State, _ int) []app.UI {
	d := p.Desk
	tell := newTeller(d, s)
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
			cut = append(cut, groupTitle(d, round, "page.journal.round"))
		}
		if is := dayOf(d, j.At); is != day || cut != nil {
			day = is
			cut = append(cut, day)
		}
		cuts = append(cuts, strings.Join(cut, " · "))
		rows = append(rows, []printCell{
			{text: d.ClockTime(j.At), left: true}, {text: tell.title(j), small: p.journalNote(tell, j, len(devices)), left: true},
		})
	}
	return []app.UI{longSheet("",
		p.sheetHead(s, d.T("page.print.journal", nil)), printTable(heads, rows, cuts),
		app.P().Class("a4__foot").Text(d.T("page.print.journal.note", nil)))}
}

// journalNote is what stands below an entry on paper: its details, what became of it, and
// where several devices wrote, which one.
func (p *paper) journalNote(tell *teller, j tournament.JournalEntry, devices int) string {
	parts := []string{tell.details(j), tell.outcome(j)}
	if devices > 1 {
		parts = append(parts, tell.who(j.Device))
	}
	return text.Sentences(parts...)
}

// details are the result of an entry, before and after, the reason.
func (t *teller) details(j tournament.JournalEntry) string {
	parts := []string{t.small(j)}
	switch b := j.Body.(type) {
	case tournament.ResultEntered:
		if e := t.state.Entries[j.ID]; e != nil {
			parts = append(parts, t.names(b.Entrants, j.Round)+": "+t.numbers(e))
		}
	case tournament.ResultCorrected:
		before, after := t.change(j)
		parts = append(parts, before+" → "+after, b.Reason)
	}
	return text.Sentences(parts...)
}

// outcome says of an entry that it doesn't count.
func (t *teller) outcome(j tournament.JournalEntry) string {
	switch o := j.Outcome; {
	case o.UndoneBy != "":
		return t.desk.T("page.print.undone", nil)
	case o.Err != nil:
		return t.desk.T("page.print.unapplied", nil) + ": " + t.desk.Err(o.Err)
	}
	return ""
}

// journalEntries is the whole log for a spreadsheet; the device stands there where there
// are several.
func journalEntries(d *desk.Desk, s *tournament.State) []csvout.Entry {
	tell := newTeller(d, s)
	journal := s.Journal()
	list := make([]csvout.Entry, len(journal))
	for i, j := range journal {
		list[i] = csvout.Entry{At: j.At, Round: j.Round, Table: j.Table, Title: plainSpaces(tell.title(j)), Note: plainSpaces(tell.details(j)), Outcome: tell.outcome(j), Device: tell.who(j.Device)}
	}
	return list
}

// plainSpaces has plain spaces for those that keep a line whole on a screen.
func plainSpaces(s string) string {
	return strings.NewReplacer("\u00a0", " ", "\u202f", " ").Replace(s)
}

// entrants is the register by number.
func (p *paper) entrants(s *tournament.State, _ int) []app.UI {
	d := p.Desk
	heads := []printCell{{text: d.T("page.final.no", nil), left: true}, {text: d.T("page.standings.col."+unit(s), nil), left: true},
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
