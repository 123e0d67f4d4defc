package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Tone is what a message or a badge means. It never stands alone: the words and the icon
// say the same.
type Tone string

const (
	Neutral Tone = ""
	Good    Tone = "go"    // done, entered, ready
	Ask     Tone = "brass" // a question, attention, a seed
	Bad     Tone = "red"   // an error, a fine, a cut
)

// Badge is a fact in a word or two.
func Badge(tone Tone, text string) app.UI {
	return app.Span().Class(classes("badge", when(tone != Neutral, "badge--"+string(tone)))).Text(text)
}

// Emblem is a game's sign in a small card.
type Emblem struct {
	Icon Icon
	Tone Tone // Bad: red suit, Good: finished
}

// Draw draws the emblem.
func (e Emblem) Draw() app.UI {
	return app.Span().Class(classes("emblem", when(e.Tone != Neutral, "emblem--"+string(e.Tone)))).Body(e.Icon.Draw())
}

// Note is a message in the page: fact first, then the way out.
type Note struct {
	app.Compo

	Tone   Tone
	Icon   Icon
	Title  string // bold, the fact
	Text   string
	Action string // the button
	// Close says what the cross does, for screen readers; "" for no cross.
	Close   string
	Live    bool // is read aloud when it appears or changes
	OnClick Act
	OnClose Act
}

// Render draws the message.
func (n *Note) Render() app.UI {
	var title, text, action, cross app.UI
	if n.Title != "" {
		title = app.B().Text(n.Title)
	}
	if n.Text != "" {
		text = app.Text(when(n.Title != "", " ") + n.Text)
	}
	if n.Action != "" {
		action = &Button{Text: n.Action, Small: true, OnClick: n.OnClick}
	}
	if n.Close != "" {
		cross = &IconButton{Icon: IconClose, Small: true, Label: n.Close, OnClick: n.OnClose}
	}
	var act app.UI
	if action != nil || cross != nil {
		act = app.Span().Class("note__act").Body(action, cross)
	}
	div := app.Div().Class(classes("note", when(n.Tone != Neutral, "note--"+string(n.Tone)), when(act != nil, "note--act"), when(action != nil && cross != nil, "note--both")))
	if n.Live {
		div = div.Role("status")
	}
	return div.Body(n.Icon.Draw(), app.Div().Class("note__text").Body(title, text), act)
}

// Empty says that there is nothing yet and what to do first.
func Empty(icon Icon, title, text string, action app.UI) app.UI {
	return app.Div().Class("empty").Body(icon.Draw(), app.B().Class("ink").Text(title), app.P().Class("sm").Text(text), action)
}

// Skeleton holds the place of n rows while they load. It appears after 300 ms only, so a
// fast answer doesn't blink.
func Skeleton(n int) app.UI {
	rows := make([]app.UI, n)
	for i := range rows {
		rows[i] = app.Div().Class("skel")
	}
	return app.Div().Class("stack gap-2").Aria("busy", "true").Aria("label", words.Loading).Role("status").Body(rows...)
}

// Stat is a number with its unit under it; put several into Stats.
func Stat(value, unit string) app.UI {
	return app.Div().Class("stat").Body(app.B().Class("num").Text(value), app.Span().Text(unit))
}

// Stats is a row of Stat.
func Stats(items ...app.UI) app.UI { return app.Div().Class("stats").Body(items...) }

// Sign colours a number that is shown with its sign: "+1,5" green, "−1" red, "0" plain.
func Sign(number string) app.UI {
	return app.Span().Class(signClass(number)).Text(number)
}

func signClass(number string) string {
	switch {
	case number == "":
		return ""
	case number[0] == '+':
		return "plus"
	case number[0] == '-', len(number) >= 3 && number[:3] == "−":
		return "minus"
	}
	return ""
}

// Diff shows a value before and after.
func Diff(before, after string) app.UI {
	return app.Span().Class("diff").Body(
		app.Del().Text(before), IconRight.Tiny(), app.Ins().Class(classes("num", signClass(after))).Text(after))
}

// Move is the change of a place since the round before: 3 rose by three, −2 fell by two.
func Move(by int) app.UI {
	switch {
	case by > 0:
		n := strconv.Itoa(by)
		return app.Span().Class("move plus").Body(IconRise.Draw(), Hidden(words.Up+" "), app.Text(n))
	case by < 0:
		n := strconv.Itoa(-by)
		return app.Span().Class("move minus").Body(IconFall.Draw(), Hidden(words.Down+" "), app.Text(n))
	}
	// Nothing to be seen: «1 =» would read as a shared place.
	return Hidden(words.Same)
}

// Hidden is a text for screen readers only.
func Hidden(text string) app.UI { return app.Span().Class("vh").Text(text) }

// Key draws a key of the keyboard.
func Key(name string) app.UI { return app.Kbd().Text(name) }

// KeyHints is a line of shortcuts, shown on laptops: pairs of key and what it does.
func KeyHints(pairs ...string) app.UI {
	items := make([]app.UI, 0, len(pairs)/2)
	for i := 0; i+1 < len(pairs); i += 2 {
		items = append(items, app.Span().Body(Key(pairs[i]), app.Text(" "+pairs[i+1])))
	}
	return app.P().Class("keys").Body(items...)
}
