package ui

import (
	"math"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// A hand that taps twice means one thing: at 80 to 600 ms between the taps the second lands
// on whatever the first has brought there.
const (
	touchMoment = 800.0  // ms from the last touch, and from the coming of what lies there, until it can be touched
	touchReach  = 48.0   // CSS px: how far a second touch strays from the first
	touchGrid   = 24.0   // px between the points looked at around a touch: no target is narrower than 44
	touchStill  = 8.0    // px: by how much a control may shift and is still where it was
	touchMemory = 5000.0 // ms for which a touch is remembered: slow phones bring the answer late
)

// TouchGuard keeps what has just come under a finger from being touched, until the finger has
// left and a moment has passed: the root has one for all screens. It goes by places, not by
// buttons. What was there before the first touch and is another control (a key beside a key, a
// choice beside a choice) answers at once, and so does a control that is made to be touched
// again and again: digits, steppers, choices. Keys, screen readers and switches aren't held up,
// but a key that is held down presses nothing more, nor does the second of two quick presses if
// the button has become another one.
type TouchGuard struct {
	app.Compo

	last   touch
	key    touch // the last Enter or Space on a control
	target app.Value

	stop                     func()
	onClick, onMouse, onDown app.Func
}

// control is what answers a touch, as it was when it was looked at.
type control struct {
	el      app.Value
	sign    string  // its words and where it leads: the same element may become another button
	x, y    float64 // where it lay: what was beside the finger may have moved under it
	repeats bool    // made to be touched again and again
	types   bool    // takes text: a touch there does nothing
}

func (c control) is(other control) bool {
	return c.el != nil && other.el != nil && c.sign == other.sign && c.el.Equal(other.el)
}

// touch is a finger that came and left, and what lay within its reach.
type touch struct {
	at, x, y float64 // ms of the page's time, px of the window
	changed  float64 // when something else came to lie there
	what     control
	near     []control
	under    control // what lay there at the last look
}

// lets reports whether a touch that comes after this one may act on a control.
func (p touch) lets(at, x, y float64, c control) bool {
	switch {
	case c.sign == "" || c.types:
		return true
	case at-math.Max(p.at, p.changed) >= touchMoment || math.Hypot(x-p.x, y-p.y) > touchReach:
		return true
	case c.is(p.what):
		return c.repeats
	}
	for _, n := range p.near {
		if c.is(n) && math.Hypot(c.x-n.x, c.y-n.y) < touchStill {
			return true
		}
	}
	return false
}

// OnMount begins to listen, ahead of all other listeners of the page.
func (g *TouchGuard) OnMount(app.Context) {
	g.last.at, g.key.at = -touchMemory, -touchMemory
	g.onClick = Listener(func(args []app.Value) {
		g.click(args[0])
	})
	g.onMouse = Listener(func(args []app.Value) {
		g.mouse(args[0])
	})
	g.onDown = Listener(func(args []app.Value) {
		g.down(args[0])
	})
	app.Window().Call("addEventListener", "click", g.onClick, true)
	app.Window().Call("addEventListener", "mousedown", g.onMouse, true)
	app.Window().Call("addEventListener", "keydown", g.onDown, true)
}

// OnDismount stops listening.
func (g *TouchGuard) OnDismount() {
	g.forget()
	app.Window().Call("removeEventListener", "click", g.onClick, true)
	app.Window().Call("removeEventListener", "mousedown", g.onMouse, true)
	app.Window().Call("removeEventListener", "keydown", g.onDown, true)
	g.onClick.Release()
	g.onMouse.Release()
	g.onDown.Release()
}

// Render draws nothing that is seen.
func (g *TouchGuard) Render() app.UI { return app.Span().Hidden(true) }

func (g *TouchGuard) click(e app.Value) {
	if e.Get("detail").Int() == 0 || !e.Get("isTrusted").Truthy() {
		return // by a key, a screen reader, a program
	}
	at, x, y := e.Get("timeStamp").Float(), e.Get("clientX").Float(), e.Get("clientY").Float()
	target := e.Get("target")
	c := controlOf(target)
	if g.echo(target, at, c) {
		return
	}
	if g.held(e, at, x, y, c) {
		g.last.at = at // not before the finger has left
		return
	}
	g.target = target
	g.last = touch{at: at, x: x, y: y, what: c, near: controlsAround(x, y), under: controlAt(x, y)}
	if g.stop == nil {
		g.stop = everySecond(func() { g.look(pageTime()) })
	}
}

// mouse keeps a touch that is held up from taking the focus out of the field that the one
// before has led to.
func (g *TouchGuard) mouse(e app.Value) {
	g.held(e, e.Get("timeStamp").Float(), e.Get("clientX").Float(), e.Get("clientY").Float(), controlOf(e.Get("target")))
}

// held stops an event that comes too early.
func (g *TouchGuard) held(e app.Value, at, x, y float64, c control) bool {
	g.look(at)
	if g.last.lets(at, x, y, c) {
		return false
	}
	e.Call("preventDefault")
	e.Call("stopImmediatePropagation")
	return true
}

// echo is the click that the browser itself sends to a box when its label was touched.
func (g *TouchGuard) echo(target app.Value, at float64, c control) bool {
	return g.target != nil && c.is(g.last.what) && at-g.last.at < 50 && !target.Equal(g.target) &&
		c.el.Get("tagName").String() == "LABEL" && target.Equal(c.el.Get("control"))
}

// look notes when something else has come to lie where the last touch was.
func (g *TouchGuard) look(now float64) {
	if now-g.last.at > touchMemory {
		g.forget()
		return
	}
	under := controlAt(g.last.x, g.last.y)
	if under.sign != g.last.under.sign || under.sign != "" && !under.is(g.last.under) {
		g.last.under, g.last.changed = under, now
	}
}

func (g *TouchGuard) forget() {
	if g.stop != nil {
		g.stop()
		g.stop = nil
	}
}

// down is a key going down, or repeating itself.
func (g *TouchGuard) down(e app.Value) {
	key, at := e.Get("key").String(), focusNow()
	if e.Get("repeat").Truthy() {
		if !mayRepeat(key, at) {
			e.Call("preventDefault")
			e.Call("stopImmediatePropagation")
		}
		return
	}
	if key != "Enter" && key != " " || !at.Button {
		return
	}
	now := e.Get("timeStamp").Float()
	c := controlOf(app.Window().Get("document").Get("activeElement"))
	if now-g.key.at < touchMoment && c.el != nil && g.key.what.el != nil && c.el.Equal(g.key.what.el) && c.sign != g.key.what.sign {
		e.Call("preventDefault")
		e.Call("stopImmediatePropagation")
		g.key.at = now
		return
	}
	g.key = touch{at: now, what: c}
}

// mayRepeat reports whether a key that is held down goes on working: what moves and what edits
// does, what presses doesn't.
func mayRepeat(key string, at focusPlace) bool {
	switch key {
	case "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End", "Tab", "Backspace", "Delete":
		return true
	case "Enter":
		return at.Lines
	case " ":
		return !at.Button // the page scrolls
	case "Escape":
		return false
	}
	return at.Field && !at.Digits || len(key) == 1 && key[0] >= '0' && key[0] <= '9'
}

// controlSelector finds what answers a touch. A dialog does beside itself: it closes.
const controlSelector = "button, a[href], summary, label, input, select, textarea, dialog"

// controlOf finds the control that a touch of an element acts on; the zero control is none.
func controlOf(el app.Value) control {
	if el == nil || !el.Truthy() || !el.Get("closest").Truthy() {
		return control{}
	}
	c := el.Call("closest", controlSelector)
	if !c.Truthy() {
		return control{}
	}
	if label := c.Call("closest", "label"); label.Truthy() {
		c = label
	}
	tag := c.Get("tagName").String()
	sign := tag + "#" + c.Get("id").String()
	box := c // what the touch changes
	if tag == "LABEL" {
		box = c.Get("control")
	}
	at := c.Call("getBoundingClientRect")
	found := control{el: c, x: at.Get("left").Float(), y: at.Get("top").Float()}
	if box.Truthy() {
		switch box.Get("tagName").String() {
		case "TEXTAREA", "SELECT":
			found.types = true
		case "INPUT":
			switch box.Get("type").String() {
			case "radio":
				found.repeats = true
				sign += "#" + box.Get("id").String()
			case "checkbox", "file", "button":
				sign += "#" + box.Get("id").String()
			default:
				found.types = true
			}
		}
	}
	switch tag {
	case "DIALOG", "LABEL", "INPUT", "SELECT", "TEXTAREA":
	default:
		found.repeats = c.Call("hasAttribute", "data-repeats").Truthy()
		sign += "|" + attr(c, "aria-label") + "|" + attr(c, "href") + "|" + c.Get("textContent").String()
	}
	found.sign = sign
	return found
}

func attr(v app.Value, name string) string {
	if a := v.Call("getAttribute", name); a.Truthy() {
		return a.String()
	}
	return ""
}

// controlAt is what a finger would touch at a point of the window.
func controlAt(x, y float64) control {
	return controlOf(app.Window().Get("document").Call("elementFromPoint", x, y))
}

// controlsAround are all within the reach of a second touch.
func controlsAround(x, y float64) []control {
	doc := app.Window().Get("document")
	var found []control
	var before app.Value
	for dy := -touchReach; dy <= touchReach; dy += touchGrid {
		for dx := -touchReach; dx <= touchReach; dx += touchGrid {
			el := doc.Call("elementFromPoint", x+dx, y+dy)
			if !el.Truthy() || before != nil && el.Equal(before) {
				continue
			}
			before = el
			if c := controlOf(el); c.sign != "" {
				found = append(found, c)
			}
		}
	}
	return found
}

// pageTime is the time of events: milliseconds since the page was opened.
func pageTime() float64 { return app.Window().Get("performance").Call("now").Float() }
