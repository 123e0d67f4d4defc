package game

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// PathTable are the rounds of a way.
func PathTable(d *desk.Desk, s *tournament.State, now rules.Standing, id rules.EntrantID) app.UI {
	l := now.Line(id)
	if l == nil || len(l.Rounds) == 0 {
		return nil
	}
	view := ViewOf(s)
	cols := []ui.Col{
		{Title: d.T("page.path.round", nil), Left: true},
		{Title: d.T("page.path.opponents", nil), Left: true},
		{Title: d.T(view.Numbers, nil)},
		{Title: d.T("page.standings.col.points", nil)},
		{Title: d.T("page.path.diff", nil), Wide: true},
	}
	var rows [][]ui.Cell
	for i := range l.Rounds {
		rows = append(rows, pathRow(d, s, view, &l.Rounds[i]))
	}
	return ui.SmallTable(cols, rows)
}

func pathRow(d *desk.Desk, s *tournament.State, view GameView, r *rules.RoundLine) []ui.Cell {
	lang := d.Lang()
	who := ui.Cell{Text: opponentNames(d, s, r)}
	var numbers string
	if t := tableOf(s, r); t != nil && t.Score != nil {
		numbers, who.Why = view.Result(d, t, r.Seat)
	}
	switch {
	case r.Pending:
		who.Why = d.T("page.path.pending", nil)
	case r.Kind != rules.KindPlayed && who.Why == "":
		kind := d.T("page.path.kind."+string(r.Kind), nil) // asks: page.path.kind.{absent,awarded,bye,late,noshow}
		if who.Text == "" {
			who.Text, who.Muted = kind, true
		} else {
			who.Why = kind
		}
	}
	points, diff := ui.Cell{Text: text.Signed(lang, r.Points), Signed: true, Strong: true}, ui.Cell{Text: text.Signed(lang, r.Diff)}
	if r.Pending || r.Kind == rules.KindLate {
		points, diff = ui.Cell{Text: "–", Muted: true}, ui.Cell{}
	}
	return []ui.Cell{{Text: scope.RoundMark(d, s, r.Round)}, who, {Text: numbers}, points, diff}
}

func opponentNames(d *desk.Desk, s *tournament.State, r *rules.RoundLine) string {
	names := make([]string, len(r.Opponents))
	for i, id := range r.Opponents {
		names[i] = scope.NameIn(d, s, id, r.Round)
	}
	return strings.Join(names, ", ")
}

// tableOf is the table of a round of somebody's way, or nil.
func tableOf(s *tournament.State, r *rules.RoundLine) *rules.Table {
	round := s.Round(r.Round)
	if round == nil || r.Table == 0 {
		return nil
	}
	for _, t := range round.Tables {
		if t.Number == r.Table {
			return t
		}
	}
	return nil
}
