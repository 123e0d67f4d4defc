package ui

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// LinesMost is how many lines a PointsChart can tell apart by colour, dashes and marks.
const LinesMost = 8

// Level is a height of a PointsChart: where it lies on the scale, and how it is written.
type Level struct {
	At   int
	Text string // "": not known, the line has a gap
}

// PointsLine is an entrant's way through the rounds.
type PointsLine struct {
	Name   string
	Line   int     // 1 to LinesMost: its colour, dashes and mark
	Levels []Level // one a round
}

// PointsChart draws a number that grows from round to round, a line an entrant, and holds
// the same as a table. Each line has its name at its end: a key beside the drawing would
// have to be matched by colour alone.
type PointsChart struct {
	app.Compo

	ID      string
	Caption string
	Label   string // what the drawing shows, for screen readers
	Name    string // the title of the table's first column
	Table   string // the words of the disclosure with the table
	Round   string // the word under the axis of rounds
	Unit    string // the word over the axis of numbers
	Rounds  []string
	Ticks   []Level // the scale, from the lowest to the highest
	Afresh  int     // the round at which the counting begins anew, from 1; 0: none
	Lines   []PointsLine
}

const (
	pointsLeft  = 36  // px for the numbers of the scale
	pointsName  = 136 // px for the names
	pointsWide  = 344 // px at least: as wide as a phone shows it in full size
	pointsTight = 18  // px between rounds at least
	pointsTop   = 26
	pointsHigh  = 210 // px from the highest number to the lowest
	pointsFoot  = 26
	nameGap     = 16 // px between names
)

// CompoID keeps the chart.
func (c *PointsChart) CompoID() string { return c.ID }

func (c *PointsChart) step() int {
	if len(c.Rounds) < 2 {
		return pointsTight
	}
	return max(pointsTight, (pointsWide-pointsLeft-pointsName)/(len(c.Rounds)-1))
}

func (c *PointsChart) x(round int) int { return pointsLeft + round*c.step() }

func (c *PointsChart) y(at int) int {
	if len(c.Ticks) < 2 {
		return pointsTop + pointsHigh
	}
	low, high := c.Ticks[0].At, c.Ticks[len(c.Ticks)-1].At
	return pointsTop + (high-at)*pointsHigh/max(1, high-low)
}

// Render draws the chart and its table.
func (c *PointsChart) Render() app.UI {
	last := max(0, len(c.Rounds)-1)
	width, height := c.x(last)+pointsName, pointsTop+pointsHigh+pointsFoot
	ends := make([]int, len(c.Lines))
	for i, l := range c.Lines {
		if r := l.last(); r >= 0 {
			ends[i] = c.y(l.Levels[r].At)
		}
	}
	names := apart(ends, nameGap, pointsTop, pointsTop+pointsHigh)
	body := c.axes(c.x(last))
	for no := 1; no <= LinesMost; no++ { // the wide line first: one on the same way is seen over it
		for i, l := range c.Lines {
			if l.Line == no {
				body = append(body, c.draw(l, c.x(last), names[i]))
			}
		}
	}
	return figure{c.ID, c.Caption, c.Label, "chart--points", width, height, body, c.Table, c.table()}.draw()
}

func (c *PointsChart) axes(right int) []app.UI {
	var list []app.UI
	for _, t := range c.Ticks {
		y := c.y(t.At)
		list = append(list,
			SVG("path").Class(classes("chart__grid", when(t.At == 0, "chart__zero"))).Attr("d", "M"+point(pointsLeft-4, y)+"H"+strconv.Itoa(right+4)),
			SVG("text").Attr("x", pointsLeft-8).Attr("y", y+4).Attr("text-anchor", "end").Text(t.Text))
	}
	foot := strconv.Itoa(pointsTop + pointsHigh + 20)
	for r, name := range c.Rounds {
		list = append(list, SVGText(strconv.Itoa(c.x(r)), foot, name))
	}
	return append(list,
		SVG("text").Attr("x", 2).Attr("y", 12).Text(c.Unit),
		SVG("text").Attr("x", right+14).Attr("y", foot).Text(c.Round))
}

// draw draws a line with its marks, and its name at height name.
func (c *PointsChart) draw(l PointsLine, right, name int) app.UI {
	last := l.last()
	if last < 0 {
		return nil
	}
	no := strconv.Itoa(l.Line)
	list := []app.UI{
		SVG("path").Class("chart__lead").Attr("d", "M"+point(c.x(last), c.y(l.Levels[last].At))+"L"+point(right+10, name)),
		SVG("path").Class("chart__way chart__way--"+no).Attr("d", c.path(l.Levels)),
	}
	var marks strings.Builder
	for r, at := range l.Levels {
		if at.Text != "" {
			marks.WriteString(mark(l.Line, c.x(r), c.y(at.At)))
		}
	}
	marks.WriteString(mark(l.Line, right+15, name))
	return SVG("g").Class("chart__hue--" + no).Body(append(list,
		SVG("path").Class(classes("chart__mark", when(l.Line > LinesMost/2, "chart__mark--open"))).Attr("d", marks.String()),
		SVG("text").Class("chart__name").Attr("x", right+23).Attr("y", name+4).Text(l.Name))...)
}

// path joins the rounds; a round without a number breaks the line, and so does a new
// beginning.
func (c *PointsChart) path(levels []Level) string {
	var b strings.Builder
	pen := false
	for r, at := range levels {
		if at.Text == "" {
			pen = false
			continue
		}
		move := "M"
		if pen && r+1 != c.Afresh {
			move = "L"
		}
		pen = true
		b.WriteString(move + point(c.x(r), c.y(at.At)))
	}
	return b.String()
}

// last is the index of the last round with a number, -1 if there is none.
func (l PointsLine) last() int {
	for r := len(l.Levels) - 1; r >= 0; r-- {
		if l.Levels[r].Text != "" {
			return r
		}
	}
	return -1
}

func (c *PointsChart) table() app.UI {
	cols := []Col{{Title: c.Name, Head: true}}
	for _, r := range c.Rounds {
		cols = append(cols, Col{Title: r})
	}
	rows := make([][]Cell, len(c.Lines))
	for i, l := range c.Lines {
		rows[i] = []Cell{{Text: l.Name}}
		for _, at := range l.Levels {
			if at.Text == "" {
				at.Text = "–"
			}
			rows[i] = append(rows[i], Cell{Text: at.Text})
		}
	}
	return SmallTable(cols, rows)
}

// marks are the shapes of the marks, about a middle: a disc, a square, a triangle and a
// rhombus, filled for the first four lines and open for the others.
var marks = [...]string{
	"m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "m-3.5-3.5h7v7h-7z", "m0-5l4.5 8h-9z", "m0-5l5 5l-5 5l-5-5z",
}

func mark(line, x, y int) string { return "M" + point(x, y) + marks[(line-1)%len(marks)] }

func point(x, y int) string { return strconv.Itoa(x) + " " + strconv.Itoa(y) }

// apart moves heights so that no two are nearer than gap, in their order and as little as
// need be, between top and bottom.
func apart(heights []int, gap, top, bottom int) []int {
	order := make([]int, len(heights))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return heights[a] - heights[b] })
	moved := slices.Clone(heights)
	free := top
	for _, i := range order {
		moved[i] = max(moved[i], free)
		free = moved[i] + gap
	}
	free = bottom
	for k := len(order) - 1; k >= 0; k-- {
		i := order[k]
		moved[i] = min(moved[i], free)
		free = moved[i] - gap
	}
	return moved
}
