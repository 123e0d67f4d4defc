package ui

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Hotkey is a key of a laptop's keyboard, by the place of the key and not by the letter:
// "KeyL" is the same key in both layouts.
type Hotkey struct {
	Code             string // "KeyL", "Digit1", "Slash", "ArrowRight"; Space is never used
	Alt, Ctrl, Shift bool
	Name             string // given to OnKey
	Sheet            bool   // works while a sheet is open too
}

// Hotkeys listens to the keyboard of the whole window while it is in the page.
//
// A key without Alt or Ctrl works only while no field, button or link has the focus, and
// Ctrl+Z only outside of fields; Alt+1…5 always. While a sheet is open, only keys marked
// Sheet work.
type Hotkeys struct {
	app.Compo

	Keys []Hotkey
	Off  bool // switched off in the settings: keys with Ctrl stay
	// OnKey gets the Name of the key.
	OnKey func(ctx app.Context, name string)
	// OnNumber gets a number typed blindly and ended by Enter: the table to open. Nil: no.
	OnNumber func(ctx app.Context, number string)

	typing   string // the number, known at once: Enter may come before the next drawing
	number   string // the number as drawn
	listener app.Func
}

// OnMount starts listening.
func (h *Hotkeys) OnMount(ctx app.Context) {
	h.listener = Listener(func(args []app.Value) {
		h.down(ctx, args[0])
	})
	app.Window().Call("addEventListener", "keydown", h.listener)
}

// stopEcho keeps a second Enter out of habit, after the one that closed a sheet, from pressing
// the button that has got the focus since: after the last result that would close the round.
// It must not listen to keypress: Go would draw and move the focus while the browser is
// putting the letter into the field. A link is let through: it is the next table, to be opened at once.
func stopEcho(e app.Value, at focusPlace) {
	if at.Sheet || time.Since(sheetGone) >= echo || e.Get("key").String() != "Enter" {
		return
	}
	if el := app.Window().Get("document").Get("activeElement"); el.Truthy() && el.Get("tagName").String() == "BUTTON" {
		e.Call("preventDefault")
	}
}

// OnDismount stops listening.
func (h *Hotkeys) OnDismount() {
	if h.listener == nil {
		return
	}
	app.Window().Call("removeEventListener", "keydown", h.listener)
	h.listener.Release()
	h.listener = nil
}

// Render shows the number that is being typed.
func (h *Hotkeys) Render() app.UI {
	return app.Span().Class(classes("typed no-print", when(h.number == "", "vh"))).Role("status").Text(h.number)
}

// down decides at once, inside the browser's event, whether the key is ours.
func (h *Hotkeys) down(ctx app.Context, e app.Value) {
	if e.Get("isComposing").Truthy() || e.Get("defaultPrevented").Truthy() {
		return
	}
	press := keyPress{
		Code: e.Get("code").String(), Alt: e.Get("altKey").Truthy(), Shift: e.Get("shiftKey").Truthy(),
		Ctrl: e.Get("ctrlKey").Truthy() || e.Get("metaKey").Truthy(),
	}
	at := focusNow()
	if k, ok := match(h.Keys, press, at, h.Off); ok {
		e.Call("preventDefault")
		ctx.Dispatch(func(ctx app.Context) {
			if h.OnKey != nil {
				h.OnKey(ctx, k.Name)
			}
		})
		return
	}
	if h.OnNumber == nil || h.Off {
		return // the Enter may end a number that another listener knows
	}
	number, done, ours := typeNumber(h.typing, press, at)
	if !ours {
		stopEcho(e, at)
		return
	}
	h.typing = number
	e.Call("preventDefault")
	ctx.Dispatch(func(ctx app.Context) {
		h.number = number
		if done != "" {
			h.OnNumber(ctx, done)
		}
	})
}

type keyPress struct {
	Code             string
	Alt, Ctrl, Shift bool
}

// focusPlace is what has the keyboard's focus.
type focusPlace struct {
	Field  bool // types text
	Lines  bool // types lines of text: Enter is a letter there
	Digits bool // a field beside a pad: digits only, letters are shortcuts
	Button bool // a button, a link, a checkbox, a summary
	Sheet  bool // a dialog is open
}

func focusNow() focusPlace {
	doc := app.Window().Get("document")
	at := focusPlace{Sheet: doc.Call("querySelector", "dialog[open]").Truthy()}
	el := doc.Get("activeElement")
	if !el.Truthy() {
		return at
	}
	switch el.Get("tagName").String() {
	case "INPUT":
		switch el.Get("type").String() {
		case "radio", "checkbox", "button", "file":
			at.Button = true
		default:
			at.Field = true
			at.Digits = attr(el, "inputmode") == "none"
		}
	case "TEXTAREA", "SELECT":
		at.Field = true
		at.Lines = el.Get("tagName").String() == "TEXTAREA"
	case "BUTTON", "A", "SUMMARY":
		at.Button = true
	default:
		at.Field = el.Get("isContentEditable").Truthy()
	}
	return at
}

// match finds the hotkey of a press, if it may work where the focus is.
func match(keys []Hotkey, p keyPress, at focusPlace, off bool) (Hotkey, bool) {
	for _, k := range keys {
		if k.Code != p.Code || k.Alt != p.Alt || k.Ctrl != p.Ctrl || k.Shift != p.Shift {
			continue
		}
		switch {
		case at.Sheet && !k.Sheet:
		case off && !k.Ctrl:
		case k.Ctrl && at.Field:
		case !k.Ctrl && !k.Alt && (at.Field || at.Button):
		default:
			return k, true
		}
	}
	return Hotkey{}, false
}

// tableDigits is as much of a table's number as is shown: no table has so long a number, and
// cut or begun anew it would open another one.
const tableDigits = 9

// typeNumber takes digits until Enter. done is the whole number, ours reports whether the
// key was one of it.
func typeNumber(number string, p keyPress, at focusPlace) (now, done string, ours bool) {
	if p.Alt || p.Ctrl || p.Shift || at.Field || at.Sheet {
		return number, "", false
	}
	if d := codeDigit(p.Code); d != "" {
		if len(number) >= tableDigits {
			return number, "", true
		}
		return number + d, "", true
	}
	if number == "" {
		return "", "", false
	}
	switch p.Code {
	case "Enter", "NumpadEnter":
		return "", number, true
	case "Backspace":
		return number[:len(number)-1], "", true
	case "Escape":
		return "", "", true
	}
	return number, "", false
}

func codeDigit(code string) string {
	for _, prefix := range []string{"Digit", "Numpad"} {
		if len(code) == len(prefix)+1 && code[:len(prefix)] == prefix && code[len(prefix)] >= '0' && code[len(prefix)] <= '9' {
			return code[len(prefix):]
		}
	}
	return ""
}

func digitCode(n int) string { return "Digit" + string(rune('0'+n)) }
