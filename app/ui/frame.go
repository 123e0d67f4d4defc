package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Frame is a screen: the tabs of a tournament (a bar below on a phone, a rail on a
// laptop), the app bar, the clock bar and the page.
type Frame struct {
	app.Compo

	// Tabs are the sections of the tournament; none on screens outside of it.
	Tabs    []Tab
	Foot    []string // below the rail: what is saved, when
	Title   string   // the h1 and, with the app's name, the title of the window
	Sub     string
	Back    string // "#/…" of the arrow; "" for none
	Brand   bool   // the app's sign in the bar, on the first screen
	Tools   []app.UI
	Clock   app.UI // a ClockBar, or nil
	Notice  app.UI // a Note of the whole tournament, above the page
	Narrow  bool   // 52rem wide at most
	Dock    bool   // the page has a Dock: leave room for it
	Content []app.UI
	Last    app.UI   // below the content: what the screen is for
	Over    []app.UI // sheets
	// KeysOff switches Alt+1…5 off, as the person chose in the settings.
	KeysOff bool
}

// Tab is a section of a tournament.
type Tab struct {
	Icon    Icon
	Text    string
	Href    string
	Current bool
}

// OnMount and OnUpdate keep the title of the window.
func (f *Frame) OnMount(app.Context) { f.title() }

// OnUpdate keeps the title of the window.
func (f *Frame) OnUpdate(app.Context) { f.title() }

func (f *Frame) title() {
	t := f.Title
	switch {
	case f.Brand, t == "":
		t = words.Brand
	case f.Sub != "" && len(f.Tabs) > 0:
		t += " — " + f.Sub
	default:
		t += " — " + words.Brand
	}
	SetTitle(t)
}

// SetTitle sets the title of the window.
func SetTitle(title string) {
	doc := app.Window().Get("document")
	if doc.Get("title").String() != title {
		doc.Set("title", title)
	}
}

// Render draws the screen.
func (f *Frame) Render() app.UI {
	class := classes("page", when(len(f.Tabs) == 0, "page--bare"), when(f.Narrow, "page--narrow"), when(f.Dock, "has-dock"))
	body := []app.UI{
		&Button{Text: words.Skip, Kind: Plain, ID: "skip", OnClick: f.skip},
		f.tabs(),
		f.bar(),
		// These two are there even when empty: what is typed below stays where it is.
		app.Div().Class("clockplace").Body(f.Clock),
		app.Div().Class("notice no-print").Body(f.Notice),
		app.Main().Class(class).ID("main").TabIndex(-1).Body(append(f.Content[:len(f.Content):len(f.Content)], f.Last)...),
	}
	body = append(body, f.Over...)
	return app.Div().Class(classes("app", when(len(f.Tabs) > 0, "app--tabs"))).Body(body...)
}

func (f *Frame) skip(ctx app.Context) { Focus(ctx, "main") }

func (f *Frame) bar() app.UI {
	var back, sign, sub app.UI
	if f.Back != "" {
		back = &IconButton{Icon: IconBack, Label: words.Back, Href: f.Back, Class: "appbar__back"}
	}
	if f.Brand {
		sign = IconSpade.Draw()
	}
	if f.Sub != "" {
		sub = app.P().Text(f.Sub)
	}
	title := app.Div().Class(classes("appbar__title", when(f.Brand, "row gap-2"))).Body(
		sign, app.H1().ID("title").TabIndex(-1).Text(f.Title), sub)
	body := append([]app.UI{back, title}, f.Tools...)
	return app.Header().Class("appbar on-felt").Body(body...)
}

func (f *Frame) tabs() app.UI {
	if len(f.Tabs) == 0 {
		return nil
	}
	body := []app.UI{app.Div().Class("tabs__brand").Body(IconSpade.Draw(), app.Text(words.Brand))}
	keys := []Hotkey{}
	for i, t := range f.Tabs {
		a := app.A().Href(t.Href).Body(t.Icon.Draw(), app.Span().Text(t.Text), altKey(i))
		if t.Current {
			a = a.Aria("current", "page")
		}
		body = append(body, a)
		keys = append(keys, Hotkey{Code: digitCode(i + 1), Alt: true, Name: t.Href})
	}
	foot := make([]app.UI, len(f.Foot))
	for i, line := range f.Foot {
		foot[i] = app.Span().Text(line)
	}
	body = append(body, app.Div().Class("tabs__foot").Body(foot...),
		&Hotkeys{Keys: keys, Off: f.KeysOff, OnKey: f.goTo})
	return app.Nav().Class("tabs on-felt").Aria("label", words.Sections).Body(body...)
}

func (f *Frame) goTo(ctx app.Context, href string) { ctx.Navigate(href) }

func altKey(i int) app.UI {
	return app.Kbd().Aria("hidden", "true").Text("Alt " + string(rune('1'+i)))
}

// Dock holds the next step: above the tabs on a phone, in the page on a laptop.
func Dock(buttons ...app.UI) app.UI { return app.Div().Class("dock").Body(buttons...) }

// Split sets a page beside an aside column on a laptop, above it on a phone. aside is
// "" (21rem), "22", "24" or "25".
func Split(aside string, main, side []app.UI) app.UI {
	return app.Div().Class(classes("split", when(aside != "", "split--"+aside))).Body(
		app.Div().Class("stack").Body(main...), app.Aside().Class("stack").Body(side...))
}

// Part is a place in a page for what comes and goes, or comes in any number. What stands
// behind it stays the same elements: were it made anew, the finger on its way to a key would
// touch one that is gone, and what is typed would lose its field.
func Part(body ...app.UI) app.UI { return app.Div().Class("part").Body(body...) }

// steady gives what isn't there an empty place.
func steady(body []app.UI) []app.UI {
	list := make([]app.UI, len(body))
	for i, v := range body {
		if list[i] = v; v == nil {
			list[i] = Part()
		}
	}
	return list
}

// Stack sets things one under another; gap is "0", "1", "15", "2", "3", "4", "5", "6" —
// times 4 px, 6 px for "15" — and 16 px if empty.
func Stack(gap string, body ...app.UI) app.HTMLDiv {
	return app.Div().Class(classes("stack", when(gap != "", "gap-"+gap))).Body(body...)
}

// Row sets things side by side; it wraps.
func Row(gap string, body ...app.UI) app.HTMLDiv {
	return app.Div().Class(classes("row row--wrap", when(gap != "", "gap-"+gap))).Body(body...)
}

// Cols sets cards in as many columns as fit; least is the narrowest column in rem: "14",
// "16", "18", "20", "21".
func Cols(least string, body ...app.UI) app.HTMLDiv {
	return app.Div().Class(classes("cols gap-2", when(least != "", "cols--"+least))).Body(body...)
}

// Section is a heading with what stands under it.
func Section(id, title string, body ...app.UI) app.UI {
	head := app.H2().ID(id).Text(title)
	return app.Section().Class("stack gap-3").Aria("labelledby", id).Body(append([]app.UI{head}, body...)...)
}
