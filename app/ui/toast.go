package ui

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Toast tells what has just been done and offers to take it back. It goes by itself
// after eight seconds, but not while the pointer or the focus is on it, nor if it tells of trouble.
type Toast struct {
	Text   string
	Number string // bold, never broken: «673 : 1025»
	Action string // «Отменить»
	Stays  bool   // tells of trouble: until it is dismissed or another takes its place
	Of     string // the tournament that it tells of, if its screens are still to come
	OnAct  Act    // gets the host's context: the page may be gone by then
}

const (
	toastAction    = "ui.toast"
	announceAction = "ui.announce"
	focusAction    = "ui.focus"
	goneAction     = "ui.toast.gone"
	toastTime      = 8 * time.Second
	toastFresh     = 300 * time.Millisecond // a finger that was on its way to what lay there presses nothing
)

// ShowToast shows a toast in place of the one there is.
func ShowToast(ctx app.Context, t Toast) { ctx.NewActionWithValue(toastAction, t) }

// Announce reads a sentence to screen readers without showing it.
func Announce(ctx app.Context, sentence string) { ctx.NewActionWithValue(announceAction, sentence) }

// Host shows toasts and announcements and moves the focus. The root has one, outside of all
// pages; every Sheet has one too, since the browser makes all that lies behind a modal
// dialog inert, toasts as well.
type Host struct {
	app.Compo

	// Of is what the screens tell of now: a toast goes when it changes.
	Of string

	toast *Toast
	of    string // what the toast tells of
	fresh bool   // it has just come: nobody has read it yet
	came  int    // counts toasts
	said  string
	held  bool // under the pointer or the focus
	turn  int  // counts toasts, so that an old timer doesn't close a new toast
	ctx   app.Context
}

// OnMount listens to what pages ask for.
func (h *Host) OnMount(ctx app.Context) {
	h.ctx = ctx
	ctx.Handle(toastAction, h.show)
	ctx.Handle(announceAction, h.say)
	ctx.Handle(focusAction, h.focus)
	ctx.Handle(goneAction, h.drop)
}

// OnUpdate takes the toast away that tells of another tournament than the screen: its
// «Отменить» would undo there.
func (h *Host) OnUpdate(ctx app.Context) {
	if h.toast != nil && h.of != h.Of {
		ctx.NewAction(goneAction)
	}
}

func (h *Host) focus(ctx app.Context, a app.Action) {
	selector, ok := a.Value.(string)
	if !ok {
		return
	}
	ctx.Defer(func(app.Context) {
		focusElement(app.Window().Get("document").Call("querySelector", selector), false)
	})
}

func (h *Host) show(ctx app.Context, a app.Action) {
	t, ok := a.Value.(Toast)
	if !ok {
		return
	}
	h.toast, h.held, h.fresh, h.of = &t, false, true, h.Of
	h.came++
	came := h.came
	ctx.After(toastFresh, func(app.Context) {
		if h.came == came {
			h.fresh = false
		}
	})
	if t.Of != "" {
		h.of = t.Of
	}
	h.turn++
	h.wait(ctx)
}

func (h *Host) wait(ctx app.Context) {
	if h.toast == nil || h.toast.Stays {
		return
	}
	turn := h.turn
	ctx.After(toastTime, func(app.Context) {
		if h.turn == turn && !h.held {
			h.toast = nil
		}
	})
}

func (h *Host) say(_ app.Context, a app.Action) {
	if s, ok := a.Value.(string); ok {
		if s == h.said {
			s += "\u00a0" // the same sentence is read again only if it changes
		}
		h.said = s
	}
}

func (h *Host) hold(app.Context, app.Event) { h.held = true }

func (h *Host) release(ctx app.Context, _ app.Event) {
	h.held = false
	h.turn++
	h.wait(ctx)
}

func (h *Host) act(ctx app.Context) {
	t := h.toast
	ctx.NewAction(goneAction)
	if t != nil && t.OnAct != nil {
		t.OnAct(h.ctx) // the button that was pressed is gone by then
	}
}

func (h *Host) dismiss(ctx app.Context) { ctx.NewAction(goneAction) }

// drop takes the toast away, in every host.
func (h *Host) drop(app.Context, app.Action) {
	h.toast = nil
	h.turn++
}

// Render draws the toast, if any, and the voice.
func (h *Host) Render() app.UI {
	var toast app.UI
	if t := h.toast; t != nil {
		var number, button, cross app.UI
		if t.Number != "" {
			number = app.B().Class("num nowrap").Text(" " + t.Number)
		}
		if t.Action != "" {
			button = &Button{Text: t.Action, Small: true, Disabled: h.fresh, OnClick: h.act}
		}
		if t.Action == "" || t.Stays {
			cross = &IconButton{Icon: IconClose, Label: words.Dismiss, Small: true, OnClick: h.dismiss}
		}
		toast = app.Div().Class("toast").OnMouseEnter(h.hold).OnMouseLeave(h.release).On("focusin", h.hold).
			On("focusout", h.release).Body(app.Span().Body(app.Text(t.Text), number), button, cross)
	}
	return app.Div().Class("host no-print").Body(
		app.Div().Role("status").Aria("live", "polite").Body(toast),
		app.Div().Class("vh").Role("status").Aria("live", "assertive").Text(h.said),
	)
}
