package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Theme is what the person chose; "" follows the system.
type Theme string

const (
	System Theme = ""
	Light  Theme = "light"
	Dark   Theme = "dark"
)

// SetTheme forces a theme, or gives it back to the system.
func SetTheme(t Theme) {
	root := app.Window().Get("document").Get("documentElement")
	if t == System {
		root.Call("removeAttribute", "data-theme")
		return
	}
	root.Call("setAttribute", "data-theme", string(t))
}

// SetLang tells screen readers and hyphenation the language of the page: "ru", "en".
func SetLang(lang string) {
	app.Window().Get("document").Get("documentElement").Call("setAttribute", "lang", lang)
}

// Vibrate shakes the phone: milliseconds on, off, on ….
func Vibrate(pattern ...int) {
	nav := app.Window().Get("navigator")
	if !nav.Get("vibrate").Truthy() {
		return
	}
	// Before the first tap browsers refuse, and complain of it.
	if active := nav.Get("userActivation"); active.Truthy() && !active.Get("hasBeenActive").Truthy() {
		return
	}
	list := make([]any, len(pattern))
	for i, ms := range pattern {
		list[i] = ms
	}
	nav.Call("vibrate", list)
}

var sound app.Value // one audio context for the whole program: browsers allow few

// Unmute makes sound possible. Browsers let a page sound only after a tap, so call it
// from the handler that starts the clock.
func Unmute() {
	if sound == nil {
		kind := app.Window().Get("AudioContext")
		if !kind.Truthy() {
			return
		}
		sound = kind.New()
	}
	if sound.Get("state").String() == "suspended" {
		settle(sound.Call("resume"), func(app.Value, bool) {})
	}
}

// Beep sounds n short tones; pitch in hertz.
func Beep(n, pitch int) {
	if sound == nil {
		return
	}
	now := sound.Get("currentTime").Float()
	for i := 0; i < n; i++ {
		at := now + float64(i)*0.35
		tone, loud := sound.Call("createOscillator"), sound.Call("createGain")
		tone.Get("frequency").Set("value", pitch)
		loud.Get("gain").Call("setValueAtTime", 0.001, at)
		loud.Get("gain").Call("exponentialRampToValueAtTime", 0.4, at+0.02)
		loud.Get("gain").Call("exponentialRampToValueAtTime", 0.001, at+0.25)
		tone.Call("connect", loud)
		loud.Call("connect", sound.Get("destination"))
		tone.Call("start", at)
		tone.Call("stop", at+0.3)
	}
}

// Awake keeps the screen on while it is in the page: on the board, and beside a running
// clock. It draws nothing.
type Awake struct {
	app.Compo

	lock   app.Value
	gone   bool
	turned app.Func
}

// OnMount asks for the lock, and again whenever the page comes back into sight: the
// browser takes the lock away when it goes.
func (a *Awake) OnMount(app.Context) {
	doc := app.Window().Get("document")
	a.turned = Listener(func([]app.Value) {
		if doc.Get("visibilityState").String() == "visible" {
			a.ask()
		}
	})
	doc.Call("addEventListener", "visibilitychange", a.turned)
	a.ask()
}

func (a *Awake) ask() {
	wake := app.Window().Get("navigator").Get("wakeLock")
	if !wake.Truthy() {
		return
	}
	settle(wake.Call("request", "screen"), func(v app.Value, ok bool) {
		switch {
		case !ok:
		case a.gone:
			settle(v.Call("release"), func(app.Value, bool) {})
		default:
			a.lock = v
		}
	})
}

// OnDismount lets the screen sleep.
func (a *Awake) OnDismount() {
	a.gone = true
	if a.turned != nil {
		app.Window().Get("document").Call("removeEventListener", "visibilitychange", a.turned)
		a.turned.Release()
	}
	if a.lock != nil {
		settle(a.lock.Call("release"), func(app.Value, bool) {})
	}
}

// Render draws nothing that is seen.
func (a *Awake) Render() app.UI { return app.Span().Hidden(true) }

// FullScreen shows an element of the page without the browser around it; the board's
// button calls it.
func FullScreen(id string) {
	el := app.Window().GetElementByID(id)
	if !el.Truthy() || !el.Get("requestFullscreen").Truthy() {
		return
	}
	settle(el.Call("requestFullscreen"), func(app.Value, bool) {})
}
