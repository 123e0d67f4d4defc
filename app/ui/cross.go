package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Meeting is a cell of a cross table.
type Meeting struct {
	Points string // with its sign; "" while it isn't played
	Whists string
	Open   string // «идёт», where it is being played
}

// CrossRow is an entrant of a cross table.
type CrossRow struct {
	Place string
	Who   string
	Why   string    // «2-е место отбора»
	Start string    // the bonus carried in: «+1»
	Games []Meeting // against each entrant in the order of rows; the own cell is ignored
	Total string
}

// CrossTable is everybody against everybody: a final, a group, a tie.
type CrossTable struct {
	app.Compo

	Caption             string
	No, Name, Bonus, Of string // titles of the columns; Bonus "" where nothing is carried
	Rows                []CrossRow
}

// Render draws the table.
func (c *CrossTable) Render() app.UI {
	heads := []app.UI{app.Th().Scope("col").Class("l").Text(c.No), app.Th().Scope("col").Class("l").Text(c.Name)}
	if c.Bonus != "" {
		heads = append(heads, app.Th().Scope("col").Class("wide").Text(c.Bonus))
	}
	for i := range c.Rows {
		heads = append(heads, app.Th().Scope("col").Text(strconv.Itoa(i+1)))
	}
	heads = append(heads, app.Th().Scope("col").Text(c.Of))
	lines := make([]app.UI, len(c.Rows))
	for i, r := range c.Rows {
		lines[i] = c.line(i, r)
	}
	return app.Div().Class("dt-wrap").Body(app.Table().Class("dt cross dt--tight").Body(
		app.Caption().Class("vh").Text(c.Caption),
		app.THead().Body(app.Tr().Body(heads...)), app.TBody().Body(lines...)))
}

func (c *CrossTable) line(i int, r CrossRow) app.UI {
	var why []app.UI
	if r.Why != "" {
		why = append(why, app.Span().Class("wide").Text(r.Why))
	}
	if c.Bonus != "" {
		why = append(why, app.Span().Class("phone-only").Text(c.Bonus+" "+r.Start))
	}
	cells := []app.UI{
		app.Td().Class("l").Body(app.Span().Class("place").Text(r.Place)),
		app.Th().Scope("row").Class("l").Body(app.B().Text(r.Who), app.Span().Class("why").Body(why...)),
	}
	if c.Bonus != "" {
		cells = append(cells, app.Td().Class("wide").Body(Sign(r.Start)))
	}
	for j := range c.Rows {
		switch {
		case i == j:
			cells = append(cells, app.Td().Class("self").Body(Hidden(words.Itself)))
		case j >= len(r.Games):
			cells = append(cells, app.Td())
		case r.Games[j].Points != "":
			cells = append(cells, app.Td().Body(app.B().Body(Sign(r.Games[j].Points)), app.Small().Text(r.Games[j].Whists)))
		default:
			cells = append(cells, app.Td().Class("muted xs").Text(r.Games[j].Open))
		}
	}
	return app.Tr().Body(append(cells, app.Td().Class("pts").Text(r.Total))...)
}
