package paper

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
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
				names[k] = scope.NameIn(d, s, id, n)
			}
		}
		slips = append(slips, p.slip(s, r.Stage, scope.RoundName(d, s, n), strconv.Itoa(t.Number), names))
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
	return app.Article().Class("slip").Body(append([]app.UI{head}, game.ViewOf(s).Slip(p.Desk, s, stage, names)...)...)
}

// cutUp is the sentence below a sheet of slips: for one table or several.
func cutUp(first, last int) string {
	if first == last {
		return "page.print.cutup.one"
	}
	return "page.print.cutup"
}
