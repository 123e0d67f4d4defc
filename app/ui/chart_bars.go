package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Bar is a class of a BarsChart and how many fall into it.
type Bar struct {
	Name string
	N    int
	Mark string // a word beside the number: the median lies here
}

// BarsChart draws how many fall into each class, and holds the same as a table. The bars
// lie, one under another: so each has its whole name and its number beside it on the
// narrowest phone, too.
type BarsChart struct {
	app.Compo

	ID      string
	Caption string
	Label   string // what the drawing shows, for screen readers
	Name    string // the title of the column of classes
	Count   string // the title of the column of numbers
	Table   string // the words of the disclosure with the table
	Bars    []Bar
}

const (
	barsLeft = 78  // px for the names of the classes
	barsLong = 148 // px: the longest bar
	barsWide = 330
	barRow   = 24
	barHigh  = 18
	barsTop  = 22
)

// CompoID keeps the chart.
func (c *BarsChart) CompoID() string { return c.ID }

// Render draws the chart and its table.
func (c *BarsChart) Render() app.UI {
	most := 1
	for _, b := range c.Bars {
		most = max(most, b.N)
	}
	body := []app.UI{
		SVG("text").Attr("x", barsLeft-8).Attr("y", 13).Attr("text-anchor", "end").Text(c.Name),
		SVG("text").Attr("x", barsLeft+2).Attr("y", 13).Text(c.Count),
	}
	rows := make([][]Cell, len(c.Bars))
	for i, b := range c.Bars {
		y, long := barsTop+i*barRow, barLength(b.N, most)
		words := strconv.Itoa(b.N)
		rows[i] = []Cell{{Text: b.Name}, {Text: words}}
		if b.Mark != "" {
			words += " · " + b.Mark
			rows[i][0].Why = b.Mark
		}
		if long > 0 {
			body = append(body, SVG("rect").Class(classes("chart__bar", when(b.Mark != "", "chart__bar--mark"))).
				Attr("x", barsLeft).Attr("y", y).Attr("width", long).Attr("height", barHigh))
		}
		body = append(body,
			SVG("text").Class("chart__name").Attr("x", barsLeft-8).Attr("y", y+14).Attr("text-anchor", "end").Text(b.Name),
			SVG("text").Class(classes("chart__name", when(b.N > 0, "chart__count"))).Attr("x", barsLeft+long+6).Attr("y", y+14).Text(words))
	}
	height := barsTop + len(c.Bars)*barRow
	body = append(body, SVG("path").Class("chart__zero").Attr("d", "M"+point(barsLeft, barsTop-3)+"V"+strconv.Itoa(height)))
	table := SmallTable([]Col{{Title: c.Name, Head: true}, {Title: c.Count}}, rows)
	return figure{c.ID, c.Caption, c.Label, "chart--bars", barsWide, height + 2, body, c.Table, table}.draw()
}

// barLength is a bar's length in px: the longest bar stands for most, and one of many is
// still seen.
func barLength(n, most int) int {
	if n <= 0 {
		return 0
	}
	return max(2, n*barsLong/most)
}
