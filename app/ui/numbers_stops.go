package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

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

// isNumberField reports whether an element is a field of numbers.
func isNumberField(el app.Value) bool {
	return el.Truthy() && el.Get("matches").Truthy() && el.Call("matches", "input[data-number]").Bool()
}

// isTextField reports whether an element takes typed text.
func isTextField(el app.Value) bool {
	return el.Get("matches").Truthy() &&
		el.Call("matches", `input:not([type="radio"]):not([type="checkbox"]):not([type="button"]):not([type="file"]), textarea, select, [contenteditable]`).Bool()
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
