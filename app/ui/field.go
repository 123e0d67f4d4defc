package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Field is a labelled input of one line. The parent holds the text: it gives Value and
// takes OnInput; after each rendering the input shows Value and nothing else, the empty
// text too.
type Field struct {
	app.Compo

	ID          string // required: the label and the messages are tied to it
	Label       string
	HideLabel   bool // the label is for screen readers only
	Value       string
	Hint        string
	Err         string     // the message under the field; the field is marked invalid
	Placeholder string     // an example, never the label
	Type        string     // "text" unless said: "search", "date", "time", "number"
	InputMode   string     // "numeric", "decimal", "none", …
	Number      NumberKind // a field of numbers in a form with NumberKeys
	EnterKey    string     // "next", "done", "search": the word on the phone's Enter key
	AutoFocus   bool
	Disabled    bool
	Required    bool
	List        []string // suggestions
	MaxLength   int
	OnInput     func(ctx app.Context, text string)
	OnEnter     Act
	OnBlur      Act

	typed typed
}

// CompoID keeps the text and the focus with the field when the list around it moves.
func (f *Field) CompoID() string { return f.ID }

// OnMount fills the input.
func (f *Field) OnMount(ctx app.Context) {
	f.typed.listen(ctx, f.ID, "input", f.input)
	if f.Number != NumberNone {
		f.typed.after = func(string, string) { f.typed.el.Call("removeAttribute", marked) }
	}
	f.typed.show(f.Value)
	if f.AutoFocus {
		Focus(ctx, f.ID)
	}
}

// OnUpdate fills the input with the parent's text.
func (f *Field) OnUpdate(app.Context) { f.typed.show(f.Value) }

// OnDismount stops listening.
func (f *Field) OnDismount() { f.typed.stop() }

// Render draws the label, the input and what is said of it.
func (f *Field) Render() app.UI {
	kind := f.Type
	if kind == "" {
		kind = "text"
	}
	in := app.Input().Class("input").ID(f.ID).Type(kind).AutoComplete(false).Disabled(f.Disabled).
		Required(f.Required).OnKeyDown(f.key).OnBlur(f.blur)
	if f.Placeholder != "" {
		in = in.Placeholder(f.Placeholder)
	}
	if f.InputMode != "" {
		in = in.Attr("inputmode", f.InputMode)
	}
	if f.Number != NumberNone {
		in = in.Attr("data-number", string(f.Number)).OnClick(f.tap)
	}
	if f.EnterKey != "" {
		in = in.Attr("enterkeyhint", f.EnterKey)
	}
	if f.MaxLength > 0 {
		in = in.Attr("maxlength", f.MaxLength)
	}
	if f.Err != "" {
		in = in.Aria("invalid", "true")
	}
	if d := described(f.ID, f.Hint, f.Err); d != "" {
		in = in.Aria("describedby", d)
	}
	var list app.UI
	if len(f.List) > 0 {
		in = in.List(f.ID + "-list")
		options := make([]app.UI, len(f.List))
		for i, o := range f.List {
			options[i] = app.Option().Attr("value", o)
		}
		list = app.DataList().ID(f.ID + "-list").Body(options...)
	}
	return app.Div().Class("field").Body(
		fieldLabel(f.ID, f.Label, f.HideLabel),
		in,
		list,
		fieldHint(f.ID, f.Hint),
		fieldError(f.ID, f.Err),
	)
}

func (f *Field) input(ctx app.Context, text string) {
	if f.OnInput != nil {
		f.OnInput(ctx, text)
	}
}

// tap marks the number, as in a ScoreField: what is typed after a tap replaces it.
func (f *Field) tap(ctx app.Context, _ app.Event) {
	in := ctx.JSSrc()
	afterEvent(func() { markField(in) })
}

func (f *Field) key(ctx app.Context, e app.Event) {
	if f.OnEnter != nil && isEnter(e) {
		e.PreventDefault()
		f.OnEnter(ctx)
	}
}

func (f *Field) blur(ctx app.Context, _ app.Event) {
	if f.OnBlur != nil {
		f.OnBlur(ctx)
	}
}

// isEnter leaves out the Enter that ends the composition of a letter.
func isEnter(e app.Event) bool {
	return e.Get("key").String() == "Enter" && !e.Get("isComposing").Truthy()
}

// Area is a labelled input of many lines, for pasted lists. Value and OnInput as in Field.
type Area struct {
	app.Compo

	ID          string
	Label       string
	HideLabel   bool
	Value       string
	Hint        string
	Err         string
	Placeholder string
	Disabled    bool
	OnInput     func(ctx app.Context, text string)

	typed typed
}

// CompoID keeps the text with the area.
func (a *Area) CompoID() string { return a.ID }

// OnMount fills the area.
func (a *Area) OnMount(ctx app.Context) {
	a.typed.listen(ctx, a.ID, "input", a.input)
	a.typed.show(a.Value)
}

// OnUpdate fills the area with the parent's text.
func (a *Area) OnUpdate(app.Context) { a.typed.show(a.Value) }

// OnDismount stops listening.
func (a *Area) OnDismount() { a.typed.stop() }

// Render draws the label, the area and what is said of it.
func (a *Area) Render() app.UI {
	in := app.Textarea().Class("area").ID(a.ID).Spellcheck(false).Disabled(a.Disabled)
	if a.Placeholder != "" {
		in = in.Placeholder(a.Placeholder)
	}
	if a.Err != "" {
		in = in.Aria("invalid", "true")
	}
	if d := described(a.ID, a.Hint, a.Err); d != "" {
		in = in.Aria("describedby", d)
	}
	return app.Div().Class("field").Body(
		fieldLabel(a.ID, a.Label, a.HideLabel), in, fieldHint(a.ID, a.Hint), fieldError(a.ID, a.Err))
}

func (a *Area) input(ctx app.Context, text string) {
	if a.OnInput != nil {
		a.OnInput(ctx, text)
	}
}

// Choice is one of several.
type Choice struct {
	Value    string
	Text     string
	Small    string // a second line, where there is room for one
	Count    string // a number after the text, «Ждём 4»
	Icon     Icon
	Emblem   Emblem // on cards
	Disabled bool
}

// Select is a labelled list of choices that opens. For up to five choices take Seg.
type Select struct {
	app.Compo

	ID        string
	Label     string
	HideLabel bool
	Value     string
	Choices   []Choice
	Hint, Err string
	Disabled  bool
	OnPick    func(ctx app.Context, value string)

	typed typed
}

// CompoID keeps the choice with the field.
func (s *Select) CompoID() string { return s.ID }

// OnMount shows the parent's choice.
func (s *Select) OnMount(ctx app.Context) {
	s.typed.listen(ctx, s.ID, "change", s.pick)
	s.typed.show(s.Value)
}

// OnUpdate shows the parent's choice, once the options are there.
func (s *Select) OnUpdate(ctx app.Context) {
	ctx.Defer(func(app.Context) { s.typed.show(s.Value) })
}

// OnDismount stops listening.
func (s *Select) OnDismount() { s.typed.stop() }

// Render draws the label and the list.
func (s *Select) Render() app.UI {
	options := make([]app.UI, len(s.Choices))
	for i, c := range s.Choices {
		options[i] = app.Option().Attr("value", c.Value).Disabled(c.Disabled).Text(c.Text)
	}
	in := app.Select().Class("select").ID(s.ID).Disabled(s.Disabled).Body(options...)
	if s.Err != "" {
		in = in.Aria("invalid", "true")
	}
	if d := described(s.ID, s.Hint, s.Err); d != "" {
		in = in.Aria("describedby", d)
	}
	return app.Div().Class("field").Body(
		fieldLabel(s.ID, s.Label, s.HideLabel), in, fieldHint(s.ID, s.Hint), fieldError(s.ID, s.Err))
}

func (s *Select) pick(ctx app.Context, value string) {
	if s.OnPick != nil {
		s.OnPick(ctx, value)
	}
}

func fieldLabel(id, label string, hide bool) app.UI {
	return app.Label().Class(when(hide, "vh")).For(id).Text(label)
}

func fieldHint(id, hint string) app.UI {
	if hint == "" {
		return nil
	}
	return app.Span().Class("hint").ID(id + "-hint").Text(hint)
}

// fieldError is there even when empty: a live region must be in the page before it speaks.
func fieldError(id, err string) app.UI {
	p := app.P().Class("field__err").ID(id+"-err").Aria("live", "polite")
	if err == "" {
		return p
	}
	return p.Body(IconAlert.Small(), app.Span().Text(err))
}

// described lists the ids of the texts that describe a field.
func described(id, hint, err string) string {
	switch {
	case hint != "" && err != "":
		return id + "-err " + id + "-hint"
	case err != "":
		return id + "-err"
	case hint != "":
		return id + "-hint"
	}
	return ""
}
