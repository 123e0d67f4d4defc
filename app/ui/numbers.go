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

// outside reports whether the keys are somebody else's: of a dialog over the form, of a menu, of
// a part of the page that types itself.
func outside(form, at, dialog app.Value) bool {
	if dialog.Truthy() && !dialog.Equal(form) && !dialog.Call("contains", form).Bool() {
		return true
	}
	if at.Call("closest", `[role="menu"]`).Truthy() {
		return true
	}
	return isTextField(at) && !form.Call("contains", at).Bool()
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

// isNumberField reports whether an element is a field of numbers.
func isNumberField(el app.Value) bool {
	return el.Truthy() && el.Get("matches").Truthy() && el.Call("matches", "input[data-number]").Bool()
}

// isTextField reports whether an element takes typed text.
func isTextField(el app.Value) bool {
	return el.Get("matches").Truthy() &&
		el.Call("matches", `input:not([type="radio"]):not([type="checkbox"]):not([type="button"]):not([type="file"]), textarea, select, [contenteditable]`).Bool()
}

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

// focusField moves the focus to a field of numbers. What stands there is marked for a
// judge who comes to it, and kept where typing merely goes on.
func focusField(el app.Value, mark bool) {
	if !mark {
		el.Call("setAttribute", goesOn, "")
	}
	focusElement(el, false)
	if mark {
		markField(el)
	}
}

// What the keys know of a field, in its attributes.
const (
	goesOn   = "data-goes-on" // typing goes on when it gets the focus
	marked   = "data-marked"  // its number is marked: the next digit replaces it
	jumpedTo = "data-jumped"  // it got the focus by itself, and nothing was typed in it yet
)

// markField marks what stands in a field.
func markField(el app.Value) {
	el.Call("select")
	el.Call("setAttribute", marked, "")
}

// focusStop moves the focus to a field, to the first answer of a question, to a counter.
func focusStop(el app.Value) {
	switch {
	case el.Call("matches", "fieldset").Bool():
		if first := el.Call("querySelector", `input:checked, input:not([disabled])`); first.Truthy() {
			focusElement(first, false)
		}
	case el.Call("matches", counters).Bool():
		focusElement(el, false)
	default:
		focusField(el, true)
	}
}

// hasNext reports whether a field of numbers follows in the form.
func hasNext(form, at app.Value) bool {
	all := elements(form, numberFields)
	return indexOf(all, at)+1 < len(all)
}

// focusAfter moves the focus to what follows in the form, as the browser does at Tab.
func focusAfter(form, at app.Value) {
	all := elements(form, `button:not([disabled]):not([tabindex="-1"]), a[href], input:not([disabled]), select, textarea, summary`)
	if i := indexOf(all, at); i >= 0 && i+1 < len(all) {
		focusElement(all[i+1], false)
	}
}

// afterFull is the field of numbers that a full one goes on to in its form, see jumpFrom; nil: none.
func afterFull(at app.Value, replaced bool) app.Value {
	form := at.Call("closest", "dialog, [data-form]")
	if !form.Truthy() {
		return nil
	}
	all := elements(form, numberFields)
	next := jumpFrom(indexOf(all, at), len(all), replaced, func(i int) bool { return isEmptyField(all[i]) })
	if next < 0 {
		return nil
	}
	return all[next]
}

func elements(in app.Value, selector string) []app.Value {
	found := in.Call("querySelectorAll", selector)
	list := make([]app.Value, found.Length())
	for i := range list {
		list[i] = found.Index(i)
	}
	return list
}

func indexOf(list []app.Value, el app.Value) int {
	for i, v := range list {
		if v.Equal(el) {
			return i
		}
	}
	return -1
}

func isEmptyField(el app.Value) bool { return el.Get("value").String() == "" }

func isOptional(el app.Value) bool {
	return el.Call("getAttribute", "data-number").String() == string(NumberOptional)
}

func isChoice(el app.Value) bool {
	return el.Get("matches").Truthy() && el.Call("matches", `input[type="radio"], input[type="checkbox"]`).Bool()
}

// isOpen reports whether nothing is chosen in a radio group, in the page or by the parent.
func isOpen(group app.Value) bool { return !group.Call("querySelector", "input:checked").Truthy() }

// NumberKind is what a field of numbers takes, for the keys of a keyboard.
type NumberKind string

const (
	NumberNone     NumberKind = ""         // no field of numbers
	NumberWhole    NumberKind = "whole"    // must be filled
	NumberOptional NumberKind = "optional" // may stay empty: Enter comes by once
)
