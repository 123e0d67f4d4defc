package paper

import (
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/ranks"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// standing is the standing after a round, with what each round brought.
func (p *paper) standing(s *tournament.State, n int) []app.UI {
	t := ranks.StandingTable{D: p.Desk, S: s, View: game.ViewOf(s), Now: p.ranks.After(p.Version, p.Route.Tournament, s, n)}
	heads := p.rankHeads(&t, true)
	rows := make([][]printCell, len(t.Now.Lines))
	for i := range t.Now.Lines {
		rows[i] = p.rankRow(&t, i, func(r *rules.RoundLine) printCell {
			return printCell{text: t.RoundCell(&t.Now.Lines[i], r.Round).Text}
		})
		rows[i][1].small = t.Why(i)
	}
	return []app.UI{longSheet(dense(t.Now.Round),
		p.sheetHead(s, p.title(s, n), p.size(s)), printTable(heads, rows, t.Cuts()))}
}

// dense is the class of a sheet with many columns.
func dense(rounds int) string {
	if rounds > 6 {
		return "a4--dense"
	}
	return ""
}

func (p *paper) size(s *tournament.State) string {
	return p.Desk.T("page.print.size."+scope.Unit(s), rules.Args{"n": len(s.Entrants)})
}

func (p *paper) rankHeads(t *ranks.StandingTable, place bool) []printCell {
	d := p.Desk
	first := d.T("page.standings.col.place", nil)
	if !place {
		first = d.T("page.final.no", nil)
	}
	heads := []printCell{{text: first, left: true}, {text: d.T("page.standings.col."+scope.Unit(t.S), nil), left: true}}
	for n := t.FirstColumn(); n <= t.Now.Round; n++ {
		heads = append(heads, printCell{text: t.Mark(n)})
	}
	if t.Afresh() {
		heads = append(heads, printCell{text: d.T("page.final.bonus", nil)})
	}
	heads = append(heads, printCell{text: d.T("page.standings.col.points", nil)})
	if t.View.Wins {
		heads = append(heads, printCell{text: d.Of(t.S.Regulation, "page.standings.col.wins", nil)})
	}
	return append(heads, printCell{text: d.T(t.View.Diff, nil)})
}

// rankRow is a line of a standing on paper; each round's cell comes from cell.
func (p *paper) rankRow(t *ranks.StandingTable, i int, cell func(*rules.RoundLine) printCell) []printCell {
	lang, l := p.Desk.Lang(), &t.Now.Lines[i]
	name := p.full(t.S, l.Entrant)
	if status := t.Status(l); status != "" {
		name += ", " + status
	}
	row := []printCell{{text: game.PlaceText(l), left: true, place: true}, {text: name, left: true}}
	for n := t.FirstColumn(); n <= t.Now.Round; n++ {
		c := printCell{}
		if r := ranks.RoundOf(l, n); r != nil && r.Kind != rules.KindLate {
			c = cell(r)
		}
		row = append(row, c)
	}
	if t.Afresh() {
		row = append(row, printCell{text: t.Bonus(l)})
	}
	points := printCell{text: text.Half(lang, l.Points), bold: true}
	if l.FinePoints != 0 {
		points.small = p.Desk.T("page.print.fined", rules.Args{"points": l.FinePoints})
	}
	row = append(row, points)
	if t.View.Wins {
		row = append(row, printCell{text: strconv.Itoa(l.Wins)})
	}
	return append(row, printCell{text: text.Signed(lang, l.Diff)})
}

// cross is the cross table of the whole field: in each round the numbers of the opponents,
// which are the final ranks, and what the round brought.
func (p *paper) cross(s *tournament.State, n int) []app.UI {
	d := p.Desk
	t := ranks.StandingTable{D: d, S: s, View: game.ViewOf(s), Now: p.ranks.After(p.Version, p.Route.Tournament, s, n)}
	rank := map[rules.EntrantID]string{rules.Judge: d.T("page.print.cross.judge", nil)}
	for i := range t.Now.Lines {
		rank[t.Now.Lines[i].Entrant] = strconv.Itoa(i + 1)
	}
	rows := make([][]printCell, len(t.Now.Lines))
	for i := range t.Now.Lines {
		l := &t.Now.Lines[i]
		rows[i] = p.rankRow(&t, i, func(r *rules.RoundLine) printCell {
			met := make([]string, len(r.Opponents))
			for k, id := range r.Opponents {
				met[k] = rank[id]
			}
			return printCell{text: t.RoundCell(l, r.Round).Text, small: strings.Join(met, " ")}
		})
		rows[i][0].text = strconv.Itoa(i + 1)
	}
	return []app.UI{longSheet(dense(t.Now.Round),
		p.sheetHead(s, p.title(s, n), p.size(s)),
		printTable(p.rankHeads(&t, false), rows, nil),
		app.P().Class("a4__foot").Text(d.T("page.print.cross.note", rules.Args{"round": scope.AfterRound(d, s, n)})))}
}
