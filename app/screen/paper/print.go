package paper

import (
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules/tournament"
)

func init() {
	scope.Register("t/print", func(d *desk.Desk, v int, r route.Route) app.UI {
		return &paper{Desk: d, Version: v, Route: r}
	})
}

// paper shows sheets of A4 as the printer will make them: "print/KIND/N".
type paper struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Route   route.Route

	ranks scope.Ranks
}

// Render draws the screen.
func (p *paper) Render() app.UI {
	book, wait := scope.Opened(p.Desk, p.Route)
	if book == nil {
		return wait
	}
	d, s := p.Desk, book.State
	kind, ok := p.kind()
	n := p.round(s)
	f := &ui.Frame{Title: d.T("page.print.title", nil), Sub: s.Details.Name, Back: route.Of(book.ID, backFrom(p.Route.Arg(0))).String(), Last: scope.WhatHere(d, "print"), Notice: scope.BinnedNote(d, book.ID)}
	switch {
	case !ok:
		f.Content = []app.UI{ui.Empty(ui.IconPrint, d.T("page.print.unknown", nil), "", nil)}
		return f
	case kind.rounds && n == 0:
		f.Content = []app.UI{p.choice(s, kind, n), ui.Empty(ui.IconPrint, d.T("page.print.nothing", nil), d.T("page.print.nothing.text", nil), nil)}
		return f
	}
	f.Title = kind.title(p, s, n)
	f.Tools = []app.UI{&ui.Button{ID: "print", Text: d.T("page.print.do", nil), Icon: ui.IconPrint, Small: true, OnClick: p.print}}
	f.Content = append([]app.UI{p.choice(s, kind, n)}, kind.sheets(p, s, n)...)
	return f
}

// backFrom is the screen that a document belongs to.
func backFrom(kind string) string {
	switch kind {
	case "standing", "cross":
		return "standings"
	case "protocol":
		return "final"
	case "journal", "entrants":
		return kind
	}
	return "round"
}

func (p *paper) print(app.Context) { ui.Print() }

// sheet is an A4 page of a fixed height.
func sheet(class string, body ...app.UI) app.UI {
	return app.Article().Class(strings.TrimSpace("a4 " + class)).Body(body...)
}

// longSheet goes on over as many pages as it needs; rows are never torn.
func longSheet(class string, body ...app.UI) app.UI {
	return sheet(strings.TrimSpace("a4--long "+class), body...)
}

// sheetHead is the head of a document: what it is, of which tournament, when.
func (p *paper) sheetHead(s *tournament.State, title string, facts ...string) app.UI {
	right := []app.UI{app.Text(eventDate(p.Desk, s))}
	for _, fact := range facts {
		if fact != "" {
			right = append(right, app.Br(), app.Text(fact))
		}
	}
	name := s.Details.Name
	if s.Details.Place != "" {
		name += ". " + s.Details.Place
	}
	return app.Header().Class("a4__head").Body(
		app.Div().Body(app.H2().Class("a4__title").Text(title), app.P().Text(name)),
		app.P().Class("end").Body(right...))
}

// eventDate is the day of the tournament, or of its creation where no day is given.
func eventDate(d *desk.Desk, s *tournament.State) string {
	t, err := time.ParseInLocation("2006-01-02", s.Details.Date, time.Local)
	if err != nil {
		t, _ = time.Parse(time.RFC3339, s.CreatedAt)
	}
	return text.Date(d.Lang(), t, text.Day)
}

// printCell is a cell of a printed table.
type printCell struct {
	text  string
	small string // below
	left  bool
	bold  bool
	place bool
}

// printTable makes a table for paper; cut[i] is a line above row i, "" for none.
func printTable(heads []printCell, rows [][]printCell, cuts []string) app.UI {
	ths := make([]app.UI, len(heads))
	for i, h := range heads {
		ths[i] = app.Th().Scope("col").Class(sideClass(h.left)).Text(h.text)
	}
	var body []app.UI
	for i, row := range rows {
		if i < len(cuts) && cuts[i] != "" {
			body = append(body, ui.CutLine(cuts[i], strconv.Itoa(len(heads))))
		}
		tds := make([]app.UI, len(row))
		for j, c := range row {
			tds[j] = c.draw()
		}
		body = append(body, app.Tr().Body(tds...))
	}
	return app.Table().Class("dt").Body(app.THead().Body(app.Tr().Body(ths...)), app.TBody().Body(body...))
}

func (c printCell) draw() app.UI {
	class := sideClass(c.left)
	if c.place {
		class += " place"
	}
	if c.bold {
		class += " pts"
	}
	var small app.UI
	if c.small != "" {
		small = app.Span().Class("why").Text(c.small)
	}
	return app.Td().Class(strings.TrimSpace(class)).Body(app.Text(c.text), small)
}

func sideClass(left bool) string {
	if left {
		return "l"
	}
	return ""
}

// signatures are the lines to sign on, one an official; a judge's line is always there.
func signatures(d *desk.Desk, s *tournament.State) app.UI {
	officials := s.Details.Officials
	if len(officials) == 0 {
		officials = []tournament.Official{{}, {Role: d.T("page.print.secretary", nil)}}
	}
	lines := make([]app.UI, len(officials))
	for i, o := range officials {
		role := o.Role
		if role == "" {
			role = d.T("page.judge", nil)
		}
		lines[i] = app.P().Class("a4__sign").Body(app.Text(role), game.FillLine(), app.Text(o.Name))
	}
	return app.Footer().Class("a4__signs").Body(lines...)
}
