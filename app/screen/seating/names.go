package seating

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// names is the seating by name, to be read aloud or looked up at the door.
func (p *seating) names(s *tournament.State, r *rules.Round) app.UI {
	type at struct{ name, table, side string }
	var list []at
	sides := table.TableGames[s.Regulation].Sides
	for _, t := range r.Tables {
		for i, id := range t.Seats {
			if id == rules.Judge {
				continue
			}
			side := ""
			if i < len(sides) {
				side = p.Desk.T(sides[i], nil)
			}
			list = append(list, at{scope.NameIn(p.Desk, s, id, r.Number), strconv.Itoa(t.Number), side})
		}
	}
	for _, id := range r.Byes {
		list = append(list, at{scope.NameIn(p.Desk, s, id, r.Number), "", p.t("bye", nil)})
	}
	for _, id := range s.Skippers(r.Number) {
		list = append(list, at{scope.NameOf(p.Desk, s, id), "", p.t("skips", nil)})
	}
	names := make([]string, len(list))
	for i, a := range list {
		names[i] = a.name
	}
	rows := make([]app.UI, len(list))
	for row, i := range text.Order(p.Desk.Lang(), names) {
		a := list[i]
		table := app.B().Class("num").Text(a.table)
		rows[row] = app.Div().Body(app.Span().Class("grow").Text(a.name), app.Span().Class("side").Text(a.side), app.Span().Class("no ink").Body(ui.Hidden(p.t("table", nil)), table))
	}
	return ui.List(rows...)
}

// plain is the published seating by table: nothing to tap.
func (p *seating) plain(s *tournament.State, r *rules.Round, facts draftFacts) app.UI {
	list := make([]app.UI, 0, len(r.Tables)+1)
	for _, t := range r.Tables {
		c := &ui.TableCard{Key: strconv.Itoa(t.Number), No: strconv.Itoa(t.Number), State: ui.TablePlan, Lines: table.TableLines(p.Desk, s, r, &rules.Table{Seats: t.Seats}, nil)}
		if c.Note, _ = p.why(s, t, facts); c.Note != "" {
			c.NoteIcon = ui.IconSwap
		}
		list = append(list, c)
	}
	for _, id := range r.Byes {
		list = append(list, &ui.TableCard{Key: "bye", State: ui.TableBye, Status: p.t("bye", nil), Note: p.byeNote(s, r), Lines: []ui.Line{{Who: scope.NameIn(p.Desk, s, id, r.Number)}}})
	}
	return ui.Cols("21", list...)
}
