package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Card is a sheet of paper with a head; head may be nil.
func Card(head app.UI, body ...app.UI) app.UI {
	if head == nil {
		return app.Div().Class("card card--pad stack gap-3").Body(body...)
	}
	return app.Section().Class("card").Body(app.Div().Class("card__head").Body(head), app.Div().Class("card--pad stack gap-3").Body(body...))
}

// CardTitle is the usual head of a card: a title and a fact at the right.
func CardTitle(title string, fact app.UI) app.UI {
	return app.Div().Class("row grow").Body(app.H2().Class("grow").Text(title), fact)
}

// CardLink is a card that leads somewhere: a tournament of the list.
func CardLink(href string, emblem Emblem, title, sub string) app.UI {
	return app.A().Class("card card--link").Href(href).Body(
		emblem.Draw(),
		app.Span().Class("grow").Body(app.B().Text(title), app.Br(), app.Span().Class("sm muted").Text(sub)),
		IconRight.Small())
}

// List is a card of rows.
func List(rows ...app.UI) app.UI {
	return app.Div().Class("card").Body(app.Div().Class("list").Body(rows...))
}

// Item is a row of a List: a number or an icon before, the text, facts and buttons after.
func Item(before app.UI, title string, badges []app.UI, sub string, after ...app.UI) app.UI {
	text := append([]app.UI{app.Span().Text(title)}, badges...)
	var small app.UI
	if sub != "" {
		small = app.Span().Class("xs muted block").Text(sub)
	}
	row := []app.UI{before, app.Span().Class("grow").Body(app.Span().Class("row row--wrap gap-1").Body(text...), small)}
	return app.Div().Body(append(row, after...)...)
}

// Number is the number before a row of a List.
func Number(n int) app.UI { return app.Span().Class("no").Text(strconv.Itoa(n)) }

// Fold is a disclosure that looks like a row. What the person opened stays open.
type Fold struct {
	app.Compo

	ID    string // required
	Icon  Icon
	Title string
	Fact  string // at the right: the value while it is closed
	Badge app.UI
	Open  bool // open at first
	Body  []app.UI
}

// CompoID keeps it open.
func (f *Fold) CompoID() string { return f.ID }

// OnMount opens it if it starts open.
func (f *Fold) OnMount(app.Context) {
	if f.Open {
		f.JSValue().Set("open", true)
	}
}

// Render draws the row and what it hides.
func (f *Fold) Render() app.UI {
	var fact app.UI
	if f.Fact != "" {
		fact = app.Span().Class("sm muted fold__fact").Text(f.Fact)
	}
	return app.Details().Class("card fold").ID(f.ID).Body(
		app.Summary().Body(f.Icon.Small(), app.Span().Text(f.Title), fact, f.Badge, app.Span().Class("fold__arrow").Body(IconDown.Small())),
		app.Div().Class("fold__body").Body(f.Body...))
}

// Steps shows where in a short way the judge is; at counts from 0.
func Steps(label string, at int, names ...string) app.UI {
	items := make([]app.UI, len(names))
	for i, n := range names {
		li := app.Li().Class(when(i < at, "is-done")).Text(n)
		if i == at {
			li = li.Aria("current", "step")
		}
		items[i] = li
	}
	return app.Ol().Class("steps").Aria("label", label).Body(items...)
}

// Progress is a bar of done of all.
type Progress struct {
	app.Compo

	Label     string
	Done, All int
}

// OnMount sets the length.
func (p *Progress) OnMount(app.Context) { p.set() }

// OnUpdate sets the length.
func (p *Progress) OnUpdate(app.Context) { p.set() }

func (p *Progress) set() {
	at := 0
	if p.All > 0 {
		at = 100 * p.Done / p.All
	}
	SetStyle(p.JSValue(), "--at", strconv.Itoa(at)+"%")
}

// Render draws the bar.
func (p *Progress) Render() app.UI {
	return app.Span().Class("progress").Role("progressbar").Aria("label", p.Label).Aria("valuenow", p.Done).
		Aria("valuemin", 0).Aria("valuemax", p.All).Body(app.Span())
}

// Pips is a mark a table: entered, in question, awaited. Words stand beside it.
func Pips(entered, asked, all int) app.UI {
	items := make([]app.UI, all)
	for i := range items {
		items[i] = app.I().Class(when(i < entered, "on") + when(i >= entered && i < entered+asked, "ask"))
	}
	return app.Span().Class("pips").Aria("hidden", "true").Body(items...)
}

// Param is a line of a regulation's parameter: the name, the control at the right and a
// hint below; changed ones carry a badge.
func Param(name, hint string, badge app.UI, control app.UI) app.UI {
	var small app.UI
	if hint != "" {
		small = app.Small().Text(hint)
	}
	return app.Div().Class("param").Body(app.Span().Class("param__name").Body(app.Text(name), app.Text(" "), badge), control, small)
}

// Stepper changes a small number by one, with buttons of 44 px.
type Stepper struct {
	app.Compo

	ID       string
	Label    string // what is counted
	Value    int
	Min, Max int
	Text     string // the value in words, where a bare number says too little
	OnStep   func(ctx app.Context, value int)

	typed string // digits since the focus came
}

// key takes digits while the focus is on the counter: «1» and then «0» is ten where ten is
// possible, else none.
func (s *Stepper) key(ctx app.Context, e app.Event) {
	key := e.Get("key").String()
	if !wholeKey(key) || e.Get("ctrlKey").Truthy() || e.Get("altKey").Truthy() || e.Get("metaKey").Truthy() {
		return
	}
	e.PreventDefault()
	s.digit(ctx, key)
}

func (s *Stepper) digit(ctx app.Context, key string) {
	n, err := strconv.Atoi(s.typed + key)
	if s.typed += key; err != nil || n > s.Max {
		s.typed = key
		n, _ = strconv.Atoi(key)
	}
	if n >= s.Min && n <= s.Max && s.OnStep != nil {
		s.OnStep(ctx, n)
	}
}

// focus begins a new number.
func (s *Stepper) focus(app.Context, app.Event) { s.typed = "" }

// Render draws the two buttons and the value between them.
func (s *Stepper) Render() app.UI {
	text := s.Text
	if text == "" {
		text = strconv.Itoa(s.Value)
	}
	return app.Span().Class("stepper").Role("group").Aria("label", s.Label).TabIndex(-1).OnFocus(s.focus).OnKeyDown(s.key).Body(
		&stepButton{Of: s, By: -1, Sign: "−", Label: s.Label + ": " + words.Less, Off: s.Value <= s.Min},
		app.Output().Class("num").ID(s.ID).Aria("live", "polite").Text(text),
		&stepButton{Of: s, By: 1, Sign: "+", Label: s.Label + ": " + words.Greater, Off: s.Value >= s.Max},
	)
}

type stepButton struct {
	app.Compo

	Of    *Stepper
	By    int
	Sign  string
	Label string
	Off   bool
}

func (b *stepButton) Render() app.UI {
	return app.Button().Type("button").Class("iconbtn").Aria("label", b.Label).Disabled(b.Off).DataSet("repeats", "true").OnClick(b.click).Text(b.Sign)
}

func (b *stepButton) click(ctx app.Context, _ app.Event) {
	v := min(max(b.Of.Value+b.By, b.Of.Min), b.Of.Max)
	if b.Of.OnStep != nil && v != b.Of.Value {
		b.Of.OnStep(ctx, v)
	}
}
