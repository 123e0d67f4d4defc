package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Col is a column of a DataTable.
type Col struct {
	Title string
	Short string // the title on a phone
	Abbr  string // what a title of one letter stands for
	Left  bool   // words; numbers stand at the right
	Wide  bool   // laptop only
	Wider bool   // from 1100 px only
	Head  bool   // names the row: its cell opens what is folded
}

// Cell is a cell of a row. Cells are plain values: rows are compared, and only those
// that changed are drawn anew.
type Cell struct {
	Text   string
	Signed bool   // coloured by its sign
	Strong bool   // the number that decides
	Muted  bool   // in brackets, sat out
	Place  bool   // a place, in the serif
	Move   int    // places won since the round before, beside a place
	Moved  bool   // show Move, 0 as «=»
	Why    string // the line under the cell: the criterion that separates it from the neighbour
	Phone  string // a line under the cell on a phone only
	Badge  string
	Tone   Tone // of the badge
}

// TableRow is a row of a DataTable.
type TableRow struct {
	ID    string // required
	Cells []Cell
	Out   bool   // below the cut
	Cut   string // the line above this row: «После тура 5 проходят 16 пар»
	Self  bool   // the row that the person asked for
}

// DataTable is a table whose rows open. It draws a hundred rows and more of them as the
// person scrolls near the end.
type DataTable struct {
	app.Compo

	ID       string // required
	Caption  string // for screen readers
	Cols     []Col
	Rows     []TableRow
	Tight    bool   // numbers close together
	Sideways bool   // wider than the screen: scrolls in its own box, the first column stays
	Open     string // the row that is open at first
	// More draws what a row hides; nil: rows don't open.
	More func(id string) app.UI

	open  map[string]bool
	shown int
	turn  int
}

const rowsAtOnce = 100

// CompoID keeps the opened rows with the table.
func (t *DataTable) CompoID() string { return t.ID }

// OnMount opens the row that is to be open at first.
func (t *DataTable) OnMount(app.Context) {
	if t.Open != "" && t.open == nil {
		t.toggle(t.Open)
	}
}

// OnUpdate draws the opened rows anew with the parent's data.
func (t *DataTable) OnUpdate(app.Context) { t.turn++ }

// Render draws the table.
func (t *DataTable) Render() app.UI {
	heads := make([]app.UI, len(t.Cols))
	for i, c := range t.Cols {
		heads[i] = c.head()
	}
	if t.shown < rowsAtOnce {
		t.shown = rowsAtOnce
	}
	n := min(t.shown, len(t.Rows))
	body := make([]app.UI, 0, n+3)
	if t.Caption != "" {
		body = append(body, app.Caption().Class("vh").Text(t.Caption))
	}
	body = append(body, app.THead().Body(app.Tr().Body(heads...)))
	for _, r := range t.Rows[:n] {
		turn := 0
		if t.open[r.ID] {
			turn = t.turn + 1
		}
		body = append(body, &dataRow{Of: t, Row: r, Cols: t.Cols, Opens: t.More != nil, Open: t.open[r.ID], Turn: turn})
	}
	var more app.UI
	if n < len(t.Rows) {
		more = &whenSeen{Text: words.Rows, OnSeen: t.grow}
	}
	table := app.Table().Class(classes("dt", when(t.Tight, "dt--tight"))).ID(t.ID).Body(body...)
	return app.Div().Class(when(!t.Sideways, "dt-box")+when(t.Sideways, "dt-wrap")).Body(table, more)
}

func (t *DataTable) grow(app.Context) { t.shown += rowsAtOnce }

// Open opens or closes a row.
func (t *DataTable) toggle(id string) {
	open := map[string]bool{}
	for k, v := range t.open {
		open[k] = v
	}
	open[id] = !open[id]
	t.open = open
}

func (c Col) class() string {
	return classes(when(c.Left || c.Head, "l"), when(c.Wide, "wide"), when(c.Wider, "wider"))
}

func (c Col) head() app.UI {
	th := app.Th().Scope("col").Class(c.class())
	if c.Abbr != "" {
		th = th.Title(c.Abbr).Aria("label", c.Abbr)
	}
	if c.Short == "" {
		return th.Text(c.Title)
	}
	return th.Body(app.Span().Class("wide").Text(c.Title), app.Span().Class("phone-only").Text(c.Short))
}

// dataRow is a <tbody> of its own: it holds the row, the cut line above it and what it
// hides, and moves as one.
type dataRow struct {
	app.Compo

	Of    *DataTable
	Row   TableRow
	Cols  []Col
	Opens bool
	Open  bool
	Turn  int // changes when an open row must be drawn anew
}

func (r *dataRow) CompoID() string { return r.Row.ID }

func (r *dataRow) Render() app.UI {
	cells := make([]app.UI, 0, len(r.Cols))
	for i, c := range r.Cols {
		cell := Cell{}
		if i < len(r.Row.Cells) {
			cell = r.Row.Cells[i]
		}
		cells = append(cells, r.cell(c, cell))
	}
	var cut, more app.UI
	span := strconv.Itoa(len(r.Cols))
	if r.Row.Cut != "" {
		cut = CutLine(r.Row.Cut, span)
	}
	if r.Open && r.Of.More != nil {
		more = app.Tr().Class("more").Body(app.Td().ColSpan(len(r.Cols)).Body(r.Of.More(r.Row.ID)))
	}
	row := app.Tr().Class(classes(when(r.Row.Out, "out"), when(r.Row.Self, "is-self"), when(r.Open, "is-open"), when(r.Opens, "opens"))).Body(cells...)
	return app.TBody().Body(cut, row, more)
}

// CutLine is the red line between who goes on and who doesn't; span is the number of
// columns.
func CutLine(text, span string) app.UI {
	return app.Tr().Class("cut").Body(app.Td().Attr("colspan", span).Body(app.Div().Class("cutline").Text(text)))
}

func (r *dataRow) cell(c Col, x Cell) app.UI {
	body := x.draw()
	if !c.Head {
		return app.Td().Class(classes(c.class(), when(x.Strong, "pts"))).Body(body...)
	}
	if r.Opens {
		open := app.Button().Type("button").Class("opener").Aria("expanded", string(Press(r.Open))).OnClick(r.click).Text(x.Text)
		body = append([]app.UI{open}, x.under()...)
	}
	return app.Th().Scope("row").Class(c.class()).Body(body...)
}

func (r *dataRow) click(_ app.Context, _ app.Event) { r.Of.toggle(r.Row.ID) }

func (x Cell) draw() []app.UI {
	var main app.UI
	switch {
	case x.Place:
		main = app.Span().Class("place").Text(x.Text)
	case x.Signed:
		main = app.Span().Class(classes("nowrap", signClass(x.Text))).Text(x.Text)
	case x.Muted:
		main = app.Span().Class("muted").Text(x.Text)
	default:
		main = app.Span().Text(x.Text)
	}
	return append([]app.UI{main}, x.under()...)
}

func (x Cell) under() []app.UI {
	var list []app.UI
	if x.Moved {
		list = append(list, app.Text(" "), Move(x.Move))
	}
	if x.Badge != "" {
		list = append(list, app.Text(" "), Badge(x.Tone, x.Badge))
	}
	if x.Why != "" {
		list = append(list, app.Span().Class("why").Text(x.Why))
	}
	if x.Phone != "" {
		list = append(list, app.Span().Class("why phone-only").Text(x.Phone))
	}
	return list
}

// SmallTable makes a small table inside of something: cells of words at the left, numbers at
// the right, no rows that open.
func SmallTable(cols []Col, rows [][]Cell) app.UI {
	heads := make([]app.UI, len(cols))
	for i, c := range cols {
		heads[i] = c.head()
	}
	lines := make([]app.UI, len(rows))
	for i, row := range rows {
		cells := make([]app.UI, len(row))
		for j, x := range row {
			class := classes(cols[j].class(), when(x.Strong, "pts"))
			if cols[j].Head {
				cells[j] = app.Th().Scope("row").Class(class).Body(x.draw()...)
			} else {
				cells[j] = app.Td().Class(class).Body(x.draw()...)
			}
		}
		lines[i] = app.Tr().Body(cells...)
	}
	return app.Table().Class("dt dt--inset").Body(app.THead().Body(app.Tr().Body(heads...)), app.TBody().Body(lines...))
}

// whenSeen is a button at the end of a long list that presses itself when it comes into
// sight.
type whenSeen struct {
	app.Compo

	Text   string
	OnSeen Act

	observer app.Value
	seen     app.Func
}

func (w *whenSeen) OnMount(ctx app.Context) {
	kind := app.Window().Get("IntersectionObserver")
	if !kind.Truthy() {
		return
	}
	w.seen = Listener(func(args []app.Value) {
		if entries := args[0]; entries.Index(entries.Length() - 1).Get("isIntersecting").Truthy() {
			ctx.Dispatch(w.OnSeen)
		}
	})
	w.observer = kind.New(w.seen, map[string]any{"rootMargin": "800px"})
	w.observer.Call("observe", w.JSValue())
}

func (w *whenSeen) OnDismount() {
	if w.observer != nil {
		w.observer.Call("disconnect")
		w.seen.Release()
	}
}

func (w *whenSeen) Render() app.UI {
	return app.Button().Type("button").Class("btn btn--quiet btn--wide").OnClick(w.click).Text(w.Text)
}

func (w *whenSeen) click(ctx app.Context, _ app.Event) { w.OnSeen(ctx) }
