package ui

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// shown remembers what the parent's state was when it was last put into the page.
type shown struct {
	state string
	known bool
}

// outdated reports whether the page must be given the state.
func (s *shown) outdated(state string) bool {
	if s.known && s.state == state {
		return false
	}
	s.state, s.known = state, true
	return true
}

// touched notes that the person changed the page: the next rendering gives it the
// parent's state, whatever the parent made of the change.
func (s *shown) touched() { s.known = false }

func onText(on bool) string { return string(Press(on)) }

// Switch turns one thing on or off, at once.
type Switch struct {
	app.Compo

	ID       string
	Text     string
	HideText bool   // the text is for screen readers only
	Small    string // what it changes
	On       bool
	Disabled bool
	OnFlip   func(ctx app.Context, on bool)

	shown shown
}

// CompoID keeps the state with the switch.
func (s *Switch) CompoID() string { return s.ID }

// OnMount shows the parent's state.
func (s *Switch) OnMount(app.Context) { s.sync() }

// OnUpdate shows the parent's state.
func (s *Switch) OnUpdate(app.Context) { s.sync() }

func (s *Switch) sync() {
	if s.shown.outdated(onText(s.On)) {
		afterEvent(func() { setChecked(s.ID, s.On) })
	}
}

// Render draws the switch and its words.
func (s *Switch) Render() app.UI {
	in := app.Input().ID(s.ID).Type("checkbox").Role("switch").Disabled(s.Disabled).OnChange(s.flip)
	text := app.Span().Class(when(s.HideText, "vh")).Text(s.Text)
	if s.Small != "" {
		text = app.Span().Body(app.Text(s.Text), app.Br(), app.Span().Class("sm muted").Text(s.Small))
	}
	return app.Label().Class("switch").For(s.ID).Body(in, text)
}

func (s *Switch) flip(ctx app.Context, _ app.Event) {
	s.shown.touched()
	if s.OnFlip != nil {
		s.OnFlip(ctx, !s.On) // not what the box shows now: a rendering may have set it back
	}
}

// Check is a card or a chip with a tick: one of several that may all be on.
type Check struct {
	app.Compo

	ID       string
	Text     string
	Small    string
	Chip     bool // a chip instead of a card
	On       bool
	Disabled bool
	OnFlip   func(ctx app.Context, on bool)

	shown shown
}

// CompoID keeps the state with the card.
func (c *Check) CompoID() string { return c.ID }

// OnMount shows the parent's state.
func (c *Check) OnMount(app.Context) { c.sync() }

// OnUpdate shows the parent's state.
func (c *Check) OnUpdate(app.Context) { c.sync() }

func (c *Check) sync() {
	if c.shown.outdated(onText(c.On)) {
		afterEvent(func() { setChecked(c.ID, c.On) })
	}
}

// Render draws the card.
func (c *Check) Render() app.UI {
	in := app.Input().ID(c.ID).Type("checkbox").Disabled(c.Disabled).OnChange(c.flip)
	return optionBody(in, c.Chip, c.On, Choice{Text: c.Text, Small: c.Small})
}

func (c *Check) flip(ctx app.Context, _ app.Event) {
	c.shown.touched()
	if c.OnFlip != nil {
		c.OnFlip(ctx, !c.On)
	}
}

// Look is how a group of choices is drawn.
type Look string

const (
	Segments Look = "seg"   // one strip: two to five short words
	Chips    Look = "chips" // wrapping chips
	Cards    Look = "cards" // cards with a second line
	Emblems  Look = "emblems"
)

// Radio is a group of choices of which one counts: real radio buttons, so arrow keys,
// screen readers and forms treat them as such.
type Radio struct {
	app.Compo

	ID        string // required
	Label     string // the question; shown above the group unless HideLabel
	HideLabel bool
	Note      string // beside the label
	Badge     app.UI // beside the label: who chooses
	Look      Look   // Segments unless said
	Columns   string // "one", "two", "three" or "" for what fits
	Value     string // "" while nothing is chosen
	Choices   []Choice
	Disabled  bool
	OnPick    func(ctx app.Context, value string)

	shown shown
}

// CompoID keeps the choice with the group.
func (r *Radio) CompoID() string { return r.ID }

// OnMount shows the parent's choice.
func (r *Radio) OnMount(app.Context) { r.sync() }

// OnUpdate shows the parent's choice.
func (r *Radio) OnUpdate(app.Context) { r.sync() }

func (r *Radio) sync() {
	now := r.Value
	for _, c := range r.Choices {
		now += "\n" + c.Value
	}
	if !r.shown.outdated(now) {
		return
	}
	afterEvent(func() {
		for _, c := range r.Choices {
			setChecked(radioID(r.ID, c.Value), c.Value == r.Value)
		}
	})
}

// Render draws the group.
func (r *Radio) Render() app.UI {
	look := r.Look
	if look == "" {
		look = Segments
	}
	items := make([]app.UI, len(r.Choices))
	for i, c := range r.Choices {
		items[i] = &radioItem{Group: r, Name: r.ID, Choice: c, Look: look, On: c.Value == r.Value, Off: r.Disabled || c.Disabled}
	}
	class := map[Look]string{Segments: "seg", Chips: "chips", Cards: "opts", Emblems: "opts"}[look]
	group := app.Div().Class(classes(class, when(r.Columns != "", "in-"+r.Columns))).Body(items...)
	legend := app.Legend().Class(classes("legend", when(r.HideLabel, "vh"))).Body(
		app.B().Text(r.Label), noteAfter(r.Note), r.Badge)
	set := app.FieldSet().Class("choices").ID(r.ID)
	if r.Value == "" && !slices.ContainsFunc(r.Choices, func(c Choice) bool { return c.Value == "" }) {
		set = set.DataSet("open", "true") // a keyboard's digits answer it, see NumberKeys
	}
	return set.Body(legend, group)
}

func noteAfter(note string) app.UI {
	if note == "" {
		return nil
	}
	return app.Span().Class("muted").Text(" · " + note)
}

func (r *Radio) pick(ctx app.Context, value string) {
	r.shown.touched()
	if r.OnPick != nil {
		r.OnPick(ctx, value)
	}
}

type radioItem struct {
	app.Compo

	Group  *Radio
	Name   string
	Choice Choice
	Look   Look
	On     bool
	Off    bool
}

func (i *radioItem) CompoID() string { return radioID(i.Name, i.Choice.Value) }

func radioID(name, value string) string { return name + "-" + value }

func (i *radioItem) Render() app.UI {
	in := app.Input().ID(i.CompoID()).Type("radio").Name(i.Name).Attr("value", i.Choice.Value).Disabled(i.Off).OnChange(i.pick)
	switch i.Look {
	case Segments:
		return app.Label().Class(classes("seg__item", when(i.On, "is-on"))).Body(in, i.Choice.Icon.Small(),
			app.Span().Text(i.Choice.Text), countOf(i.Choice.Count))
	case Chips:
		return optionBody(in, true, i.On, i.Choice)
	default:
		return optionBody(in, false, i.On, i.Choice)
	}
}

func (i *radioItem) pick(ctx app.Context, _ app.Event) { i.Group.pick(ctx, i.Choice.Value) }

func countOf(n string) app.UI {
	if n == "" {
		return nil
	}
	return app.Span().Class("num").Text(n)
}

func optionBody(in app.HTMLInput, chip, on bool, c Choice) app.UI {
	if chip {
		return app.Label().Class(classes("chip", when(on, "is-on"))).Body(in, c.Icon.Small(), app.Span().Text(c.Text), countOf(c.Count))
	}
	var small app.UI
	if c.Small != "" {
		small = app.Small().Text(c.Small)
	}
	if c.Emblem.Icon != "" {
		return app.Label().Class(classes("opt opt--emblem", when(on, "is-on"))).Body(
			c.Emblem.Draw(), app.Span().Class("opt__text").Body(in.Class("vh"), app.B().Text(c.Text), small))
	}
	return app.Label().Class(classes("opt", when(on, "is-on"))).Body(in, app.Span().Class("opt__text").Body(app.B().Text(c.Text), small))
}

// Chip is a button in the form of a chip: a filter, a quick answer.
type Chip struct {
	app.Compo

	ID       string
	Text     string
	Count    string
	Icon     Icon
	Pressed  Pressed
	Disabled bool
	OnClick  Act
}

// Render draws the chip.
func (c *Chip) Render() app.UI {
	el := app.Button().Type("button").Class(classes("chip", when(c.Pressed == On, "is-on"))).Disabled(c.Disabled).
		OnClick(c.click).Body(c.Icon.Small(), app.Span().Text(c.Text), countOf(c.Count))
	if c.Pressed != NotToggle {
		el = el.Aria("pressed", string(c.Pressed))
	}
	if c.ID != "" {
		el = el.ID(c.ID)
	}
	return el
}

func (c *Chip) click(ctx app.Context, _ app.Event) {
	if c.OnClick != nil && !c.Disabled {
		c.OnClick(ctx)
	}
}
