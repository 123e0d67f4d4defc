package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// BoardRow is a line of the hall's screen, read from the back row.
type BoardRow struct {
	No    string
	Lines []Line // the sides of a table, or one entrant of the standing
	Rank  bool   // a line of the standing: Who, Points, Whists in a row
}

// BoardPage is one of the pages that take turns on the hall's screen.
type BoardPage struct {
	Title string
	Fact  string // «столы 1–7 из 13»
	Rows  []BoardRow
}

// BoardView is what the hall's screen shows now.
type BoardView struct {
	Title, Sub string
	Clock      *Clock // nil: no time runs
	Foot       string
	Page       BoardPage
	At, Of     int // of the pages
}

// Board is the hall's screen: the time at the left, a page of tables or places at the right.
func Board(v BoardView) app.UI {
	page := v.Page
	rows := make([]app.UI, len(page.Rows))
	for i, r := range page.Rows {
		rows[i] = r.draw()
	}
	dots := make([]app.UI, v.Of)
	for i := range dots {
		dots[i] = app.I().Class(when(i == v.At, "on"))
	}
	var time app.UI = app.Div() // keeps its row
	if v.Clock != nil {
		time = v.Clock
	}
	return app.Main().Class("board on-felt").ID("board").Body(
		app.Section().Class("board__time").Body(
			app.Div().Body(app.H1().ID("title").TabIndex(-1).Text(v.Title), app.P().Text(v.Sub)), time, app.P().Text(v.Foot)),
		app.Section().Class("board__list").Body(
			app.H2().Body(app.Text(page.Title), app.Span().Text(page.Fact)),
			app.Div().Class("board__rows").Body(rows...),
			app.Div().Class("board__dots").Aria("hidden", "true").Body(dots...)))
}

func (r BoardRow) draw() app.UI {
	body := []app.UI{app.Span().Class("brow__no").Text(r.No)}
	if r.Rank {
		for _, l := range r.Lines {
			body = append(body, app.Span().Text(l.Who), app.Span().Class("num").Text(l.Points), app.Span().Class("num").Text(l.Whists))
		}
		return app.Div().Class("brow brow--rank").Body(body...)
	}
	for _, l := range r.Lines {
		body = append(body, app.Span().Class("brow__side").Text(l.Side), app.Span().Text(l.Who))
	}
	return app.Div().Class("brow").Body(body...)
}
