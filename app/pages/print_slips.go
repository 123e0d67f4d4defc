package pages

import (
	"strconv"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// slipsASheet is how many slips an A4 sheet holds.
const slipsASheet = 4

// slips are the slips (бланки) of a round, four to a sheet, to be cut along the dashes.
func (p *paper) slips(s *tournament.State, n int) []app.UI { return p.slipsOf(s, n, true) }

// nameless are the same without names: printed before the hall sees who plays whom, and
// for whoever has been moved.
func (p *paper) nameless(s *tournament.State, n int) []app.UI { return p.slipsOf(s, n, false) }

func (p *paper) slipsOf(s *tournament.State, n int, named bool) []app.UI {
	r := s.Round(n)
	d := p.Desk
	var sheets, slips []app.UI
	first := 0
	flush := func(last int) {
		if len(slips) == 0 {
			return
		}
		sheets = append(sheets,
			app.P().Class("sm muted center no-print").Text(d.T(cutUp(first, last), rules.Args{"from": first, "to": last})),
			app.Div().Class("a4 slips").Body(slips...))
		slips = nil
	}
	for i, t := range r.Tables {
		if len(slips) == 0 {
			first = t.Number
		}
		names := make([]string, len(t.Seats))
		for k, id := range t.Seats {
			if named {
				names[k] = nameIn(d, s, id, n)
			}
		}
		slips = append(slips, p.slip(s, r.Stage, roundName(d, s, n), strconv.Itoa(t.Number), names))
		if len(slips) == slipsASheet || i == len(r.Tables)-1 {
			flush(t.Number)
		}
	}
	return sheets
}

// blanks are slips without names, for whatever comes up.
func (p *paper) blanks(s *tournament.State, _ int) []app.UI {
	slips := make([]app.UI, slipsASheet)
	for i := range slips {
		slips[i] = p.slip(s, rules.StageMain, p.Desk.T("page.print.round.blank", nil), "____", make([]string, s.Rule.Info().MaxSeats))
	}
	return []app.UI{app.Div().Class("a4 slips").Body(slips...)}
}

func (p *paper) slip(s *tournament.State, stage rules.Stage, round, table string, names []string) app.UI {
	head := app.Header().Body(
		app.Span().Body(app.Text(s.Details.Name), app.Br(), app.Text(eventDate(p.Desk, s)+" · "+round)),
		app.Span().Body(app.Text(p.Desk.T("page.print.table", nil)+" "), app.B().Text(table)))
	return app.Article().Class("slip").Body(append([]app.UI{head}, viewOf(s).slip(p.Desk, s, stage, names)...)...)
}

// longName is how many letters of a name make the heads of the score small: with wrapped
// lines of the usual size the rows below would be too low to write in.
const longName = 32

// scoreGrid is an empty table to write the score in; it takes what room the slip has.
func scoreGrid(heads []app.UI, rows int, names ...string) app.UI {
	lines := make([]app.UI, rows)
	for i := range lines {
		cells := make([]app.UI, len(heads))
		for j := range cells {
			cells[j] = app.Td()
		}
		lines[i] = app.Tr().Body(cells...)
	}
	class := "slip__score"
	if len(heads) > 3 {
		class += " slip__score--four"
	}
	for _, name := range names {
		if utf8.RuneCountInString(name) > longName {
			class += " slip__score--long"
			break
		}
	}
	return app.Table().Class(class).Body(app.THead().Body(app.Tr().Body(heads...)), app.TBody().Body(lines...))
}

// scoreHead is a head of it: a side and who sits there.
func scoreHead(side, name string) app.UI {
	if name == "" {
		name = "\u00a0"
	}
	if side == "" {
		return app.Th().Scope("col").Body(app.B().Text(name))
	}
	return app.Th().Scope("col").Body(app.Text(side), app.Br(), app.B().Text(name))
}

func slipLine(body ...app.UI) app.UI { return app.Li().Body(body...) }

// slipText is a word of a line: a bare text would join its neighbour.
func slipText(words string) app.UI { return app.Span().Text(words) }

// signLine asks both sides, or all players, to sign.
func signLine(d *desk.Desk, who ...string) app.UI {
	body := []app.UI{slipText(d.T("page.slip.signed", nil))}
	for _, w := range who {
		body = append(body, slipText(w), fillLine())
	}
	line := app.Li()
	if len(who) > 2 {
		line = line.Class("slip__many")
	}
	return app.Ul().Body(line.Body(body...))
}

// cutUp is the sentence below a sheet of slips: for one table or several.
func cutUp(first, last int) string {
	if first == last {
		return "page.print.cutup.one"
	}
	return "page.print.cutup"
}
