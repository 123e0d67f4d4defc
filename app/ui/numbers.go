package ui

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// NumberKeys gives the keys of a laptop to a form of numbers, wherever in it the focus is: no
// digit vanishes on a key of the pad or on a button. It belongs inside the element with the
// attribute data-form that it is for, where nothing before it comes and goes; a Sheet brings
// its own.
//
// A digit goes to the current field; where a question stands open before that, it chooses the
// answer of that number. Tab goes to the next empty field, and Enter to the next empty field
// or open question, from a corrected number to the one after it; on the last one Enter is the
// field's own, which records. Shift+Tab, and Tab when nothing is empty, go the browser's way,
// so nobody is kept in. Either that comes when a full number has just gone on by itself is
// spent there: who types «number, Enter» in a rhythm skips no field.
type NumberKeys struct {
	app.Compo

	OnEnter Act // Enter where no field has the focus and nothing is open any more: records

	keys, focus app.Func
	touch       app.Func
	ctx         app.Context
	last        app.Value // the field of numbers that had the focus last
	came        string    // its text when the focus came
	drawing     bool      // what the last key has changed isn't in the page yet
	own         bool      // the event that is going on is made here
	held        []string  // keys that came meanwhile
}

// numberFields finds the fields of numbers in a form; openQuestions those radio groups in
// which nothing is chosen yet.
const (
	numberFields  = "input[data-number]:not([disabled])"
	openQuestions = "fieldset[data-open]"
	counters      = ".stepper"
)

// OnMount starts listening. It listens before the elements themselves do, inside the event:
// the letter goes where the focus is when the event is over.
func (k *NumberKeys) OnMount(ctx app.Context) {
	k.ctx = ctx
	k.keys = Listener(func(args []app.Value) {
		k.down(args[0])
	})
	k.focus = Listener(func(args []app.Value) {
		el := args[0].Get("target")
		if !isNumberField(el) || !k.form().Truthy() || !k.form().Call("contains", el).Bool() {
			return
		}
		k.last, k.came = el, el.Get("value").String()
		el.Call("removeAttribute", jumpedTo)
		if el.Call("hasAttribute", goesOn).Bool() {
			el.Call("removeAttribute", goesOn)
		} else {
			markField(el)
		}
	})
	k.touch = Listener(func([]app.Value) { k.flush() })
	app.Window().Call("addEventListener", "keydown", k.keys, true)
	app.Window().Call("addEventListener", "focusin", k.focus, true)
	app.Window().Call("addEventListener", "mousedown", k.touch, true)
	app.Window().Call("addEventListener", "click", k.touch, true)
}

// OnDismount stops listening.
func (k *NumberKeys) OnDismount() {
	if k.keys == nil {
		return
	}
	app.Window().Call("removeEventListener", "keydown", k.keys, true)
	app.Window().Call("removeEventListener", "focusin", k.focus, true)
	app.Window().Call("removeEventListener", "mousedown", k.touch, true)
	app.Window().Call("removeEventListener", "click", k.touch, true)
	k.touch.Release()
	k.keys.Release()
	k.focus.Release()
	k.keys, k.focus, k.last = nil, nil, nil
}

// Render draws nothing that is seen.
func (k *NumberKeys) Render() app.UI { return app.Span().Hidden(true) }

// form is the dialog or the part of the page that the keys are for.
func (k *NumberKeys) form() app.Value { return k.JSValue().Call("closest", "dialog, [data-form]") }

// down decides inside the browser's event whether the key is ours.
func (k *NumberKeys) down(e app.Value) {
	if k.own || e.Get("isComposing").Truthy() || e.Get("defaultPrevented").Truthy() ||
		e.Get("ctrlKey").Truthy() || e.Get("altKey").Truthy() || e.Get("metaKey").Truthy() {
		return
	}
	doc := app.Window().Get("document")
	form, at := k.form(), doc.Get("activeElement")
	if !form.Truthy() || !at.Truthy() || outside(form, at, doc.Call("querySelector", "dialog[open]")) {
		return
	}
	key := e.Get("key").String()
	if key == "Tab" && e.Get("shiftKey").Truthy() || !numberKey(key) {
		return
	}
	if isNumberField(at) && (k.last == nil || !k.last.Equal(at)) { // it had the focus before these keys came
		if k.last, k.came = at, at.Get("value").String(); k.came != "" {
			markField(at)
		}
	}
	used := true
	switch {
	case k.drawing:
		k.held = append(k.held, key)
	case (key == "Tab" || key == "Enter") && spent(at):
	case key == "Tab" && isNumberField(at) && hasNext(form, at), key == "Enter" && (isNumberField(at) || k.choosing(at)):
		// What was typed a moment ago may fill another field, or ask something, in the next drawing.
		if !e.Get("repeat").Truthy() {
			k.held = append(k.held, key)
			k.wait()
		}
	case key == "Tab":
		used = isNumberField(at) && k.step(form, at)
	case key == "Enter":
		used = false
	case isTextField(at):
		return
	case at.Call("closest", counters).Truthy() && wholeKey(key):
		return // the counter takes its digits itself
	default:
		// A field that gets the focus now gets the key too, as if it had had it before.
		if field, taken := k.aim(form, at, key); field != nil {
			focusField(field, k.untouched(field))
			return
		} else {
			used = taken
		}
	}
	if used {
		e.Call("preventDefault")
		e.Call("stopPropagation")
	}
}

// numberKey reports whether a key is one of those that a form of numbers cares for.
func numberKey(key string) bool {
	switch key {
	case "Tab", "Enter", "-", "−", "/", "+", "=":
		return true
	}
	return wholeKey(key)
}

func wholeKey(key string) bool { return len(key) == 1 && key[0] >= '0' && key[0] <= '9' }

// step is Tab: to the next empty field, else to the next one, else, if something was typed
// into this one, back to the first that is empty. Else the browser goes its way.
func (k *NumberKeys) step(form, at app.Value) bool {
	all := elements(form, numberFields)
	here := indexOf(all, at)
	var next app.Value
	for _, el := range all[here+1:] {
		if isEmptyField(el) {
			next = el
			break
		}
	}
	if next == nil && here+1 < len(all) {
		next = all[here+1]
	}
	if next == nil && at.Get("value").String() != k.came {
		for _, el := range all[:max(here, 0)] {
			if isEmptyField(el) && !isOptional(el) {
				next = el
				break
			}
		}
	}
	if next == nil {
		return false
	}
	focusField(next, true)
	return true
}

// choosing reports whether the focus is where Enter presses nothing: on an answer, a counter, a
// heading that a screen reader was led to, or nowhere.
func (k *NumberKeys) choosing(at app.Value) bool {
	return isChoice(at) || !isTextField(at) && !at.Call("matches", "button, a, summary").Bool()
}

// next goes to the next thing that is empty or open, and with none left to the next counter.
func (k *NumberKeys) next(form, at app.Value) bool {
	all := elements(form, numberFields+", .field input.input:not([disabled]), "+openQuestions+", "+counters)
	here := slices.IndexFunc(all, func(el app.Value) bool { return el.Call("contains", at).Bool() })
	after := all[here+1:]
	for i, el := range append(slices.Clone(after), all[:max(here, 0)]...) {
		switch {
		case el.Call("matches", counters).Bool():
		case el.Call("matches", "fieldset").Bool() && !isOpen(el):
		case !el.Call("matches", "fieldset").Bool() && !isEmptyField(el):
		case isOptional(el) && i >= len(after): // it was passed by
		default:
			focusStop(el)
			return true
		}
	}
	for _, el := range after {
		if el.Call("matches", counters).Bool() {
			focusStop(el)
			return true
		}
	}
	return false
}

// enter is an Enter whose time has come: it goes on, or with nothing left it is the field's
// own, which records; of an answer it is the form's.
func (k *NumberKeys) enter(form, at app.Value) {
	switch {
	case k.choosing(at):
		if !k.next(form, at) && k.OnEnter != nil {
			k.ctx.Dispatch(func(ctx app.Context) { k.OnEnter(ctx) })
		}
	case !isNumberField(at) || !k.corrected(form, at) && !k.next(form, at):
		k.send(at, "Enter")
	}
}

// corrected goes on from a number that was typed over an older one to the next: a judge who
// corrects several gives them in their order, and none of them is empty.
func (k *NumberKeys) corrected(form, at app.Value) bool {
	if k.untouched(at) || k.came == "" {
		return false
	}
	all := elements(form, numberFields)
	here := indexOf(all, at)
	if here < 0 || here+1 >= len(all) {
		return false
	}
	focusField(all[here+1], true)
	return true
}

// untouched reports whether a field that gets the focus is one in which nothing was typed since
// the judge came to it: his first digit replaces what stands there.
func (k *NumberKeys) untouched(field app.Value) bool {
	return k.last == nil || !k.last.Equal(field) || field.Call("hasAttribute", marked).Bool()
}

// spent reports whether a «next» was said already by a full number that went on by itself.
func spent(at app.Value) bool {
	if !isNumberField(at) || !at.Call("hasAttribute", jumpedTo).Bool() {
		return false
	}
	at.Call("removeAttribute", jumpedTo)
	return true
}

// aim finds what a key is for that was pressed where nothing is typed: a field, which it
// returns, or a question, which it answers.
func (k *NumberKeys) aim(form, at app.Value, key string) (field app.Value, taken bool) {
	if el := at.Call("closest", openQuestions); el.Truthy() && isOpen(el) && k.answer(el, key) {
		return nil, true
	}
	if el := form.Call("querySelector", ".score.is-current input"); el.Truthy() {
		return el, true
	}
	if !wholeKey(key) {
		return nil, false
	}
	for _, el := range elements(form, numberFields+", "+openQuestions) {
		switch {
		case isNumberField(el) && isEmptyField(el) && !isOptional(el):
			return el, true
		case !isNumberField(el) && isOpen(el) && k.answer(el, key):
			return nil, true
		}
	}
	if k.last != nil && k.last.Get("isConnected").Truthy() {
		return k.last, true
	}
	if list := elements(form, numberFields); len(list) > 0 {
		return list[max(0, slices.IndexFunc(list, isEmptyField))], true
	}
	if el := at.Call("closest", "fieldset.choices"); el.Truthy() && k.answer(el, key) {
		return nil, true
	}
	if el := form.Call("querySelector", counters); el.Truthy() && at.Call("closest", "fieldset.choices").Truthy() {
		focusStop(el)
		k.send(el, key)
		return nil, true
	}
	return nil, false
}

// answer chooses of a radio group what the digit names: the choice that begins with it, else
// the choice of that number. What the answer changes is drawn a moment later; keys wait for it.
func (k *NumberKeys) answer(group app.Value, key string) bool {
	if !wholeKey(key) {
		return false
	}
	all := elements(group, `input[type="radio"]`)
	at := -1
	for i, el := range all {
		if label := el.Call("closest", "label"); label.Truthy() && strings.HasPrefix(strings.TrimSpace(label.Get("textContent").String()), key) {
			at = i
			break
		}
	}
	if n, _ := strconv.Atoi(key); at < 0 && n >= 1 && n <= len(all) && !numbered(all) {
		at = n - 1
	}
	if at < 0 || all[at].Get("disabled").Truthy() {
		return false
	}
	all[at].Call("focus")
	all[at].Call("click")
	k.wait()
	return true
}

// What the keys know of a field, in its attributes.
const (
	goesOn   = "data-goes-on" // typing goes on when it gets the focus
	marked   = "data-marked"  // its number is marked: the next digit replaces it
	jumpedTo = "data-jumped"  // it got the focus by itself, and nothing was typed in it yet
)

// NumberKind is what a field of numbers takes, for the keys of a keyboard.
type NumberKind string

const (
	NumberNone     NumberKind = ""         // no field of numbers
	NumberWhole    NumberKind = "whole"    // must be filled
	NumberOptional NumberKind = "optional" // may stay empty: Enter comes by once
)
