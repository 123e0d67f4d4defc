package ui

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Sheet is a modal dialog: it rises from the bottom of a phone and stands at the right
// side of a laptop. Render it while it is open, and leave it out to close it: it opens
// itself, makes the page behind inert, puts the focus on the first empty field, closes
// on Esc, on the phone's Back gesture and on a tap beside it, and gives the focus back.
type Sheet struct {
	app.Compo

	ID     string // required
	No     string // a number in the corner: the table's
	Title  string
	Sub    string
	Aside  app.UI // beside the title: «Не доиграна»
	Narrow bool   // the middle of the screen instead of its edge, for short questions
	// Body is drawn part by part: one that is nil keeps its place, so that what stands behind
	// it isn't made anew when it comes. What comes in any number belongs into one Part.
	Body    []app.UI
	OnClose Act
	OnEnter Act // the sheet is a form of numbers: a keyboard's keys find their fields, see NumberKeys

	opener  app.Value
	pressed bool // the press began beside the sheet
}

// CompoID makes another sheet open anew.
func (s *Sheet) CompoID() string { return s.ID }

// OnMount opens the dialog.
func (s *Sheet) OnMount(ctx app.Context) {
	s.opener = app.Window().Get("document").Get("activeElement")
	d := s.JSValue()
	if !d.Get("open").Truthy() && d.Get("showModal").Truthy() {
		d.Call("showModal")
	}
	ctx.Defer(func(app.Context) {
		// A field that has asked for the focus has it since showModal, and a quick hand types
		// into it already: to focus anew would send what follows to the wrong field.
		if !focusNow().Field || !d.Call("contains", app.Window().Get("document").Get("activeElement")).Bool() {
			focusElement(firstField(d), true)
		}
	})
}

// firstField finds where typing begins: the marked element or the field under the pad, the first empty input, the
// first input, the close button.
func firstField(d app.Value) app.Value {
	if v := d.Call("querySelector", "[data-autofocus], .score.is-current input"); v.Truthy() {
		return v
	}
	inputs := d.Call("querySelectorAll", `input:not([type="radio"]):not([type="checkbox"]):not([disabled]), textarea, select`)
	for i := 0; i < inputs.Length(); i++ {
		if inputs.Index(i).Get("value").String() == "" {
			return inputs.Index(i)
		}
	}
	if inputs.Length() > 0 {
		return inputs.Index(0)
	}
	return d.Call("querySelector", ".sheet__close")
}

// sheetGone is when the last sheet was closed.
var sheetGone time.Time

// echo is how long after a sheet was closed an Enter still belongs to it.
const echo = touchMoment * time.Millisecond

// OnDismount gives the focus back to what opened the sheet.
func (s *Sheet) OnDismount() {
	sheetGone = time.Now()
	if o := s.opener; o != nil && o.Truthy() && o.Get("isConnected").Truthy() {
		focusElement(o, true)
	}
}

// Render draws the dialog.
func (s *Sheet) Render() app.UI {
	var no, sub app.UI
	if s.No != "" {
		no = app.Span().Class("sheet__no").Aria("hidden", "true").Text(s.No)
	}
	if s.Sub != "" {
		sub = app.P().Class("xs muted").Text(s.Sub)
	}
	head := app.Div().Class("sheet__head").Body(
		no,
		app.Div().Class("grow").Body(app.H2().ID(s.ID+"-title").Text(s.Title), sub),
		Part(s.Aside),
		&IconButton{Icon: IconClose, Label: words.Close, Class: "sheet__close", OnClick: s.close},
	)
	var keys app.UI
	if s.OnEnter != nil {
		// Not beside the pad: what stands behind a question that appears is made anew, and keys would be lost.
		keys = &NumberKeys{OnEnter: s.OnEnter}
	}
	body := append([]app.UI{head, &Host{}, keys}, steady(s.Body)...)
	return app.Dialog().Class(classes("sheet", when(s.Narrow, "sheet--ask"))).ID(s.ID).Aria("labelledby", s.ID+"-title").
		On("cancel", s.cancel).On("close", s.closed).OnMouseDown(s.down).OnClick(s.beside).Body(body...)
}

func (s *Sheet) close(ctx app.Context) {
	if s.OnClose != nil {
		s.OnClose(ctx)
	}
}

// cancel is Esc and Back: the parent decides, by leaving the sheet out.
func (s *Sheet) cancel(ctx app.Context, e app.Event) {
	if !e.Get("target").Equal(s.JSValue()) { // a file picker inside cancels too
		return
	}
	e.PreventDefault()
	s.close(ctx)
}

// closed is a browser that closes in spite of cancel, on the second Esc.
func (s *Sheet) closed(ctx app.Context, _ app.Event) { s.close(ctx) }

func (s *Sheet) down(_ app.Context, e app.Event) { s.pressed = s.outside(e) }

// beside closes on a press that began and ended on the backdrop: marking a text that
// slides out of the sheet isn't one.
func (s *Sheet) beside(ctx app.Context, e app.Event) {
	if s.pressed && s.outside(e) {
		s.close(ctx)
	}
	s.pressed = false
}

func (s *Sheet) outside(e app.Event) bool {
	d := s.JSValue()
	if !e.Get("target").Equal(d) {
		return false
	}
	r := d.Call("getBoundingClientRect")
	x, y := e.Get("clientX").Float(), e.Get("clientY").Float()
	return x < r.Get("left").Float() || x > r.Get("right").Float() || y < r.Get("top").Float() || y > r.Get("bottom").Float()
}
