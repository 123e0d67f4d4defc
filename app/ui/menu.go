package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// MenuItem is a command of a Menu.
type MenuItem struct {
	ID       string // given to OnPick
	Text     string
	Small    string
	Icon     Icon
	Red      bool
	Disabled bool
}

// Menu is the «Ещё» button: rarer commands. It opens below the button on a laptop and
// above the thumb on a phone; arrows, Home, End and Esc work in it.
type Menu struct {
	app.Compo

	ID     string // required
	Label  string // of the button: «Ещё: печать бланков, отменить тур»
	Icon   Icon   // IconMore unless said
	Small  bool
	Items  []MenuItem
	OnPick func(ctx app.Context, id string)

	open    bool
	outside app.Func
}

// CompoID keeps the menu with its button.
func (m *Menu) CompoID() string { return m.ID }

// OnDismount stops listening for taps outside.
func (m *Menu) OnDismount() { m.deaf() }

// Render draws the button and, while it is open, the commands.
func (m *Menu) Render() app.UI {
	icon := m.Icon
	if icon == "" {
		icon = IconMore
	}
	drawn := icon.Draw()
	if m.Small {
		drawn = icon.Small()
	}
	var list app.UI
	if m.open {
		items := make([]app.UI, len(m.Items))
		for i, item := range m.Items {
			items[i] = &menuItem{Of: m, At: i, Item: item}
		}
		list = app.Div().Class("menu__list").Role("menu").ID(m.ID+"-list").Aria("label", m.Label).OnKeyDown(m.key).Body(items...)
	}
	return app.Div().Class("menu no-print").Body(
		app.Button().Type("button").Class("iconbtn").ID(m.ID).Aria("haspopup", "menu").Aria("expanded", string(Press(m.open))).
			Aria("label", m.Label).Title(m.Label).OnClick(m.flip).OnKeyDown(m.down).Body(drawn),
		list)
}

func (m *Menu) flip(ctx app.Context, _ app.Event) {
	if m.open {
		m.shut(ctx, true)
		return
	}
	m.show(ctx, 0)
}

func (m *Menu) down(ctx app.Context, e app.Event) {
	switch e.Get("key").String() {
	case "ArrowDown":
		e.PreventDefault()
		m.show(ctx, 0)
	case "ArrowUp":
		e.PreventDefault()
		m.show(ctx, len(m.Items)-1)
	}
}

func (m *Menu) show(ctx app.Context, at int) {
	m.open = true
	ctx.Defer(func(app.Context) { m.focus(at) })
	if m.outside != nil {
		return
	}
	root := m.JSValue()
	m.outside = Listener(func(args []app.Value) {
		if !root.Call("contains", args[0].Get("target")).Truthy() {
			ctx.Dispatch(func(ctx app.Context) { m.shut(ctx, false) })
		}
	})
	app.Window().Call("addEventListener", "pointerdown", m.outside)
}

func (m *Menu) shut(ctx app.Context, back bool) {
	m.open = false
	m.deaf()
	if back {
		Focus(ctx, m.ID)
	}
}

func (m *Menu) deaf() {
	if m.outside == nil {
		return
	}
	app.Window().Call("removeEventListener", "pointerdown", m.outside)
	m.outside.Release()
	m.outside = nil
}

func (m *Menu) focus(at int) { focusElement(app.Window().GetElementByID(m.itemID(at)), false) }

func (m *Menu) itemID(at int) string { return m.ID + "-" + strconv.Itoa(at) }

func (m *Menu) key(ctx app.Context, e app.Event) {
	at := -1
	now := app.Window().Get("document").Get("activeElement").Get("id").String()
	for i := range m.Items {
		if m.itemID(i) == now {
			at = i
		}
	}
	n := len(m.Items)
	switch e.Get("key").String() {
	case "ArrowDown":
		at = (at + 1) % n
	case "ArrowUp":
		at = (at + n - 1) % n
	case "Home":
		at = 0
	case "End":
		at = n - 1
	case "Escape":
		e.PreventDefault()
		m.shut(ctx, true)
		return
	case "Tab":
		m.shut(ctx, false)
		return
	default:
		return
	}
	e.PreventDefault()
	m.focus(at)
}

func (m *Menu) pick(ctx app.Context, id string) {
	m.shut(ctx, true)
	if m.OnPick != nil {
		m.OnPick(ctx, id)
	}
}

type menuItem struct {
	app.Compo

	Of   *Menu
	At   int
	Item MenuItem
}

func (i *menuItem) Render() app.UI {
	var small app.UI
	if i.Item.Small != "" {
		small = app.Span().Class("xs muted block").Text(i.Item.Small)
	}
	return app.Button().Type("button").Class(classes("menu__item", when(i.Item.Red, "minus"))).Role("menuitem").
		ID(i.Of.itemID(i.At)).TabIndex(-1).Disabled(i.Item.Disabled).OnClick(i.click).Body(
		i.Item.Icon.Small(), app.Span().Body(app.Text(i.Item.Text), small))
}

func (i *menuItem) click(ctx app.Context, _ app.Event) { i.Of.pick(ctx, i.Item.ID) }
