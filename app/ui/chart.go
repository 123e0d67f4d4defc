package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Series is an entrant's way through the rounds.
type Series struct {
	Name   string
	Places []int // a place a round; 0: not in the standing then
	Line   int   // 1–4: drawn apart from the others, by colour and by dashes; 0: grey
}

// PlacesChart draws the places by round, the first at the top, and holds the same as a
// table for those who can't see it. The security policy forbids styles in the page, so
// all of it is classes and presentation attributes.
type PlacesChart struct {
	app.Compo

	ID      string
	Caption string
	Label   string // what the drawing shows, for screen readers
	Name    string // the title of the table's first column
	Table   string // the words of the disclosure with the table
	Series  []Series
}

const (
	chartStep = 37  // px between rounds at least
	chartWide = 222 // px for all rounds at least: a short chart isn't blown up
	chartRow  = 27  // px between places
	chartLeft = 24
	chartTop  = 34
	chartName = 110 // px for the names
)

// CompoID keeps the chart.
func (c *PlacesChart) CompoID() string { return c.ID }

// Render draws the chart and its table.
func (c *PlacesChart) Render() app.UI {
	rounds, places := 0, 0
	for _, s := range c.Series {
		rounds = max(rounds, len(s.Places))
		for _, p := range s.Places {
			places = max(places, p)
		}
	}
	step := stepOf(rounds)
	width := chartLeft + max(rounds-1, 0)*step + chartName
	height := chartTop + max(places-1, 0)*chartRow + 14
	var body []app.UI
	for r := 0; r < rounds; r++ {
		x := strconv.Itoa(chartLeft + r*step)
		body = append(body,
			SVGText(x, "16", strconv.Itoa(r+1)),
			SVG("path").Class("chart__grid").Attr("d", "M"+x+" 24V"+strconv.Itoa(height-6)))
	}
	// grey lines first, so that the marked ones lie over them
	for _, marked := range []bool{false, true} {
		for _, s := range c.Series {
			if (s.Line > 0) == marked {
				body = append(body, drawSeries(s, rounds)...)
			}
		}
	}
	return figure{c.ID, c.Caption, c.Label, "", width, height, body, c.Table, c.table(rounds)}.draw()
}

// figure is a chart: what it shows in words, the drawing, and the same as a table for
// those who can't see it.
type figure struct {
	id, caption, label, class string
	width, height             int
	drawing                   []app.UI
	title                     string // of the table
	table                     app.UI
}

func (f figure) draw() app.UI {
	view := "0 0 " + strconv.Itoa(f.width) + " " + strconv.Itoa(f.height)
	return app.Figure().Class(classes("chart", f.class)).Body(
		app.FigCaption().Text(f.caption),
		SVG("svg").Attr("viewBox", view).Attr("role", "img").Aria("label", f.label).Body(f.drawing...),
		&Fold{ID: f.id + "-table", Title: f.title, Body: []app.UI{app.Div().Class("dt-wrap").Body(f.table)}})
}

// stepOf is the distance between rounds.
func stepOf(rounds int) int {
	if rounds < 2 {
		return chartStep
	}
	return max(chartStep, chartWide/(rounds-1))
}

func drawSeries(s Series, rounds int) []app.UI {
	class := "chart__line"
	if s.Line > 0 {
		class += " chart__line--" + strconv.Itoa(s.Line)
	}
	list := []app.UI{SVG("path").Class(class).Attr("d", seriesPath(s.Places, stepOf(rounds))).Attr("fill", "none")}
	if n := len(s.Places); n == rounds && n > 0 && s.Places[n-1] > 0 {
		x, y := chartLeft+(n-1)*stepOf(rounds), chartTop+(s.Places[n-1]-1)*chartRow
		name := "chart__name"
		if s.Line > 0 {
			name += " chart__name--" + strconv.Itoa(s.Line)
		}
		list = append(list, SVG("text").Class(name).Attr("x", x+8).Attr("y", y+4).Text(s.Name))
	}
	return list
}

// seriesPath joins the rounds; a round without a place breaks the line.
func seriesPath(places []int, step int) string {
	var b strings.Builder
	pen := false
	for r, p := range places {
		if p == 0 {
			pen = false
			continue
		}
		if pen {
			b.WriteByte('L')
		} else {
			b.WriteByte('M')
		}
		pen = true
		b.WriteString(strconv.Itoa(chartLeft + r*step))
		b.WriteByte(' ')
		b.WriteString(strconv.Itoa(chartTop + (p-1)*chartRow))
	}
	return b.String()
}

func (c *PlacesChart) table(rounds int) app.UI {
	cols := []Col{{Title: c.Name, Head: true}}
	for r := 0; r < rounds; r++ {
		cols = append(cols, Col{Title: strconv.Itoa(r + 1)})
	}
	rows := make([][]Cell, len(c.Series))
	for i, s := range c.Series {
		row := []Cell{{Text: s.Name}}
		for r := 0; r < rounds; r++ {
			text := "–"
			if r < len(s.Places) && s.Places[r] > 0 {
				text = strconv.Itoa(s.Places[r])
			}
			row = append(row, Cell{Text: text})
		}
		rows[i] = row
	}
	return SmallTable(cols, rows)
}
