package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/safe"
)

// Act is what a component does when it is used. Components keep their handlers as
// methods and call the Act of the last rendering, so a closure never goes stale.
type Act func(ctx app.Context)

// SetStyle sets a CSS property that is known only at run time. The security policy
// forbids style attributes; setting one property through the object model is allowed.
func SetStyle(v app.Value, name, value string) {
	if v == nil || !v.Truthy() {
		return
	}
	v.Get("style").Call("setProperty", name, value)
}

// setChecked sets the box of that id to the parent's state: go-app forgets what the person
// did to it. It must come after an event that is going on: a rendering may run inside a
// click's callback, and the browser sends no change event for a box that was reset between
// the click and its end, so the tap would be lost.
func setChecked(id string, on bool) {
	v := app.Window().GetElementByID(id)
	if v == nil || !v.Truthy() {
		return
	}
	if v.Get("checked").Truthy() != on {
		v.Set("checked", on)
	}
}

// Focus moves the keyboard's focus to the element of that id, after the rendering that
// is going on. It does nothing if there is none.
func Focus(ctx app.Context, id string) { FocusFirst(ctx, `[id="`+id+`"]`) }

// FocusFirst moves the focus to the first element that a CSS selector finds. The Host does
// it: what asked for it is often gone after the rendering, a sheet or a line of a menu.
func FocusFirst(ctx app.Context, selector string) { ctx.NewActionWithValue(focusAction, selector) }

func focusElement(v app.Value, still bool) {
	if v == nil || !v.Truthy() || !v.Get("focus").Truthy() {
		return
	}
	v.Call("focus", map[string]any{"preventScroll": still})
}

// Listener is a function for the browser to call. A panic in it is told to the error
// boundary: out here, beside the framework's own handlers, it would end the program
// without a word of what happened. The caller releases it.
func Listener(f func(args []app.Value)) app.Func {
	return app.FuncOf(func(_ app.Value, args []app.Value) any {
		safe.Do(func() { f(args) })
		return nil
	})
}

// afterEvent runs f once the browser has done its own part of the event that is going on.
// A timer of Go's would not do: it may fire inside the event's own callback.
func afterEvent(f func()) {
	var fn app.Func
	fn = Listener(func([]app.Value) {
		f()
		fn.Release()
	})
	app.Window().Call("setTimeout", fn, 0)
}

func hasFocus(v app.Value) bool {
	return app.Window().Get("document").Get("activeElement").Equal(v)
}

// classes joins class names, leaving out the empty ones.
func classes(names ...string) string {
	out := ""
	for _, n := range names {
		if n == "" {
			continue
		}
		if out != "" {
			out += " "
		}
		out += n
	}
	return out
}

// when gives the name if on, else "".
func when(on bool, name string) string {
	if on {
		return name
	}
	return ""
}

// reducedMotion reports whether the person asked for no animation.
func reducedMotion() bool {
	return app.Window().Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Truthy()
}

// ReducedMotion reports whether the person asked for no animation: what turns by itself
// stands still then.
func ReducedMotion() bool { return !app.IsServer && reducedMotion() }
