package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// typed listens to what a person types into one element. It takes the value inside the
// browser's event and passes it on to the page's goroutine; while a value is on its way,
// a rendering must not write into the element: it would show the text of a moment ago
// and swallow a letter. (go-app's own handlers read the element when their turn comes,
// which may be after such a rendering.)
type typed struct {
	el      app.Value
	event   string
	fn      app.Func
	pending int
	was     string                  // the value before the event
	after   func(was, value string) // is told of a value inside the event; nil: nobody
}

// listen begins; do gets the value of the element at the moment of the event.
func (t *typed) listen(ctx app.Context, id, event string, do func(ctx app.Context, value string)) {
	t.el = app.Window().GetElementByID(id)
	if !t.el.Truthy() {
		return
	}
	t.event = event
	t.fn = Listener(func([]app.Value) {
		value := t.el.Get("value").String()
		was := t.was
		t.was = value
		t.pending++
		ctx.Dispatch(func(ctx app.Context) {
			t.pending--
			do(ctx, value)
		})
		if t.after != nil {
			t.after(was, value)
		}
	})
	t.el.Call("addEventListener", event, t.fn)
}

// show writes the parent's value into the element, the empty one too, unless a newer one
// is on its way to the parent. It reports whether the element showed another one.
func (t *typed) show(value string) bool {
	if t.pending > 0 || t.el == nil || !t.el.Truthy() {
		return false
	}
	t.was = value
	if t.el.Get("value").String() == value {
		return false
	}
	t.el.Set("value", value)
	return true
}

// stop ends it.
func (t *typed) stop() {
	if t.fn == nil {
		return
	}
	t.el.Call("removeEventListener", t.event, t.fn)
	t.fn.Release()
	t.fn, t.el = nil, nil
}
