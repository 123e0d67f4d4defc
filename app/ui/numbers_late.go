package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// wait holds the keys that come until what has changed is drawn.
func (k *NumberKeys) wait() {
	k.drawing = true
	k.ctx.Dispatch(func(ctx app.Context) {
		ctx.Defer(func(app.Context) { afterEvent(k.drawn) })
	})
}

// numbered reports whether the choices are numbers themselves.
func numbered(inputs []app.Value) bool {
	for _, el := range inputs {
		text := strings.TrimSpace(el.Call("closest", "label").Get("textContent").String())
		if text == "" || text[0] < '0' || text[0] > '9' {
			return false
		}
	}
	return true
}

// drawn lets the keys that waited take effect, in their order.
func (k *NumberKeys) drawn() {
	k.drawing = false
	held := k.held
	k.held = nil
	for i, key := range held {
		if moves := key == "Enter" || key == "Tab"; k.drawing || i > 0 && moves { // where to depends on the keys before
			if k.held = append(k.held, held[i:]...); !k.drawing {
				k.wait()
			}
			return
		}
		k.late(key)
	}
}

// flush lets the keys that wait take effect before a touch does: they were pressed before it,
// and it may take the focus away.
func (k *NumberKeys) flush() {
	held := k.held
	k.held = nil
	for _, key := range held {
		k.late(key)
	}
}

// late does by program what the browser would have done with a key at its time.
func (k *NumberKeys) late(key string) {
	at := app.Window().Get("document").Get("activeElement")
	if k.keys == nil || !at.Truthy() {
		return
	}
	form := k.form()
	switch {
	case !form.Truthy():
	case (key == "Tab" || key == "Enter") && spent(at):
	case key == "Tab":
		if !isNumberField(at) || !k.step(form, at) {
			focusAfter(form, at)
		}
	case key == "Enter":
		k.enter(form, at)
	case isTextField(at):
		insert(at, key)
	case at.Call("closest", counters).Truthy():
		k.send(at, key)
	default:
		if field, _ := k.aim(form, at, key); field != nil {
			focusField(field, k.untouched(field))
			insert(field, key)
		}
	}
}

// insert types a letter into a field.
func insert(field app.Value, letter string) {
	field.Call("setRangeText", letter, field.Get("selectionStart"), field.Get("selectionEnd"), "end")
	field.Call("dispatchEvent", app.Window().Get("Event").New("input", map[string]any{"bubbles": true}))
}

// send tells an element's own listeners of a key.
func (k *NumberKeys) send(el app.Value, key string) {
	k.own = true
	defer func() { k.own = false }()
	el.Call("dispatchEvent", app.Window().Get("KeyboardEvent").New("keydown", map[string]any{"key": key, "bubbles": true, "cancelable": true}))
}
