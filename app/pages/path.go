package pages

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// pathOf is an entrant's whole way: each round with the opponents, the result in the game's
// own numbers and what it brought; below it fines, bonus and leaving, with their reasons.
func pathOf(d *desk.Desk, s *tournament.State, now rules.Standing, id rules.EntrantID) app.UI {
	l := now.Line(id)
	if l == nil {
		return nil
	}
	body := []app.UI{pathTable(d, s, now, id)}
	for _, line := range pathNotes(d, s, l) {
		body = append(body, app.P().Class("sm").Text(line))
	}
	return ui.Stack("1", body...)
}

// pathTable are the rounds of a way.
func pathTable(d *desk.Desk, s *tournament.State, now rules.Standing, id rules.EntrantID) app.UI {
	l := now.Line(id)
	if l == nil || len(l.Rounds) == 0 {
		return nil
	}
	view := viewOf(s)
	cols := []ui.Col{
		{Title: d.T("page.path.round", nil), Left: true},
		{Title: d.T("page.path.opponents", nil), Left: true},
		{Title: d.T(view.numbers, nil)},
		{Title: d.T("page.standings.col.points", nil)},
		{Title: d.T("page.path.diff", nil), Wide: true},
	}
	var rows [][]ui.Cell
	for i := range l.Rounds {
		rows = append(rows, pathRow(d, s, view, &l.Rounds[i]))
	}
	return ui.SmallTable(cols, rows)
}

func pathRow(d *desk.Desk, s *tournament.State, view gameView, r *rules.RoundLine) []ui.Cell {
	lang := d.Lang()
	who := ui.Cell{Text: opponentNames(d, s, r)}
	var numbers string
	if t := tableOf(s, r); t != nil && t.Score != nil {
		numbers, who.Why = view.result(d, t, r.Seat)
	}
	switch {
	case r.Pending:
		who.Why = d.T("page.path.pending", nil)
	case r.Kind != rules.KindPlayed && who.Why == "":
		kind := d.T("page.path.kind."+string(r.Kind), nil)
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
	return []ui.Cell{{Text: roundMark(d, s, r.Round)}, who, {Text: numbers}, points, diff}
}

func opponentNames(d *desk.Desk, s *tournament.State, r *rules.RoundLine) string {
	names := make([]string, len(r.Opponents))
	for i, id := range r.Opponents {
		names[i] = nameIn(d, s, id, r.Round)
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

// pathNotes are the sentences below a way.
func pathNotes(d *desk.Desk, s *tournament.State, l *rules.StandingLine) []string {
	lang := d.Lang()
	var list []string
	for _, f := range s.FineList {
		if f.Fine.Entrant != l.Entrant || f.RevokedBy != "" {
			continue
		}
		args := rules.Args{"fine": penalty(lang, f.Fine.Points, f.Fine.Whists), "reason": fineReason(d, s, f)}
		list = append(list, d.T("page.path.fine", args))
	}
	if l.Bonus != 0 {
		list = append(list, d.T("page.path.bonus", rules.Args{"points": text.Signed(lang, l.Bonus)}))
	}
	if e := s.Entrant(l.Entrant); e != nil && e.Leave != nil {
		args := rules.Args{"round": strconv.Itoa(e.Leave.After), "reason": e.Leave.Reason}
		switch {
		case e.Leave.Reason == "noshow":
			list = append(list, d.T("page.path.left.noshow", nil))
		case e.Leave.Reason != "":
			list = append(list, d.T("page.path.left.why", args))
		default:
			list = append(list, d.T("page.path.left", args))
		}
	}
	return list
}

// fineReason says what a fine was for.
func fineReason(d *desk.Desk, s *tournament.State, f tournament.FineRecord) string {
	switch {
	case f.Fine.Reason != "":
		return f.Fine.Reason
	case f.Fine.Cause == tournament.CauseLate:
		return d.T("page.path.fine.late", nil)
	}
	for _, i := range s.Rule.Catalogue() {
		if i.ID == f.Fine.Irregularity {
			return text.Format(d.Lang(), i.Name)
		}
	}
	return d.T("page.path.fine.ruling", nil)
}
