package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Kind is what a button is for.
type Kind string

const (
	Plain Kind = ""      // a second way
	Go    Kind = "go"    // the next step: one a screen
	Red   Kind = "red"   // takes something away
	Quiet Kind = "quiet" // no border
	Tile  Kind = "tile"  // an icon over a word, in a row of equals
)

// Button is a verb. With Href it is a link that looks like one.
type Button struct {
	app.Compo

	ID       string
	Text     string
	Icon     Icon // before the text
	After    Icon // after the text
	Kind     Kind
	Small    bool // 44 px high instead of 48
	Wide     bool // as wide as its place
	Grow     bool // takes what a row leaves
	Disabled bool
	Waits    bool   // looks disabled, yet says when pressed what it waits for
	Label    string // for screen readers, if the text alone says too little
	Keys     string // the shortcut, shown as a tooltip: «Alt+1»
	Href     string // "#/…"
	OnClick  Act
}

// Render draws the button.
func (b *Button) Render() app.UI {
	class := classes("btn", when(b.Kind != Plain, "btn--"+string(b.Kind)), when(b.Small, "btn--small"),
		when(b.Wide, "btn--wide"), when(b.Grow, "grow"))
	icon := func(i Icon) app.UI {
		if b.Kind == Tile {
			return i.Draw()
		}
		return i.Small()
	}
	body := []app.UI{icon(b.Icon), app.Span().Text(b.Text), icon(b.After)}
	if b.Href != "" && !b.Disabled {
		a := app.A().Class(class).Href(b.Href).Body(body...)
		if b.ID != "" {
			a = a.ID(b.ID)
		}
		if b.Label != "" {
			a = a.Aria("label", b.Label)
		}
		return a
	}
	el := app.Button().Type("button").Class(class).Disabled(b.Disabled).OnClick(b.click).Body(body...)
	if b.ID != "" {
		el = el.ID(b.ID)
	}
	if b.Label != "" {
		el = el.Aria("label", b.Label)
	}
	if b.Keys != "" {
		el = el.Title(b.Keys)
	}
	if b.Waits && !b.Disabled {
		el = el.Aria("disabled", "true")
	}
	return el
}

func (b *Button) click(ctx app.Context, _ app.Event) {
	if b.OnClick != nil && !b.Disabled {
		b.OnClick(ctx)
	}
}

// IconButton is a button of 44 × 44 px without words; Label says them.
type IconButton struct {
	app.Compo

	ID       string
	Icon     Icon
	Label    string // required
	Small    bool   // the drawing 18 px instead of 24; the target stays
	Class    string
	Pressed  Pressed // for a switch: On or Off
	Disabled bool
	Href     string
	OnClick  Act
}

// Pressed is the state of a button that stays down; the zero value is no such button.
type Pressed string

const (
	NotToggle Pressed = ""
	On        Pressed = "true"
	Off       Pressed = "false"
)

// Press makes a Pressed of a bool.
func Press(on bool) Pressed {
	if on {
		return On
	}
	return Off
}

// Render draws the button.
func (b *IconButton) Render() app.UI {
	icon := b.Icon.Draw()
	if b.Small {
		icon = b.Icon.Small()
	}
	class := classes("iconbtn", b.Class)
	if b.Href != "" {
		return app.A().Class(class).Href(b.Href).Aria("label", b.Label).Title(b.Label).Body(icon)
	}
	el := app.Button().Type("button").Class(class).Disabled(b.Disabled).Aria("label", b.Label).Title(b.Label).
		OnClick(b.click).Body(icon)
	if b.ID != "" {
		el = el.ID(b.ID)
	}
	if b.Pressed != NotToggle {
		el = el.Aria("pressed", string(b.Pressed))
	}
	return el
}

func (b *IconButton) click(ctx app.Context, _ app.Event) {
	if b.OnClick != nil && !b.Disabled {
		b.OnClick(ctx)
	}
}
