package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/safe"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
)

// root is the one component that lives as long as the page. Addresses are fragments, so
// it is never mounted anew; it follows them by OnNav.
type root struct {
	app.Compo

	at     route.Route
	known  bool // the address is one of ours
	moved  bool // the first screen has been shown
	scroll map[string]float64

	desk   *desk.Desk
	unkept error // why the device keeps nothing: the window works in memory

	look   look
	update bool // a new version waits
	fault  *safe.Fault
}

// OnInit reads the look of last time, so that the first rendering has words and colours.
func (r *root) OnInit() {
	r.scroll = map[string]float64{}
	r.follow()
	r.look = lastLook()
	ui.SetWords(wordsIn(r.look.lang))
}

// OnMount opens the store and starts listening.
func (r *root) OnMount(ctx app.Context) {
	r.look.show()
	if h := app.Window().Get("history"); h.Truthy() {
		h.Set("scrollRestoration", "manual") // the browser would scroll the screen that is being left
	}
	safe.Catch(func(f safe.Fault) {
		ctx.Dispatch(func(app.Context) { r.fault = &f })
	})
	r.fault = lastFault()
	well(r.fault == nil)
	r.watchTyping(ctx)
	r.open(ctx)
}

// OnNav follows the address.
func (r *root) OnNav(ctx app.Context) {
	before := r.at.Page()
	r.follow()
	first := !r.moved
	r.moved = true
	after := r.at.Page()
	if first || before == after {
		return
	}
	r.overcome() // another screen isn't the one that failed
	r.scroll[before] = app.Window().Get("scrollY").Float()
	ctx.Defer(func(app.Context) { app.Window().Call("scrollTo", 0, r.scroll[after]) })
	// who can't see the screen change hears its heading
	ui.FocusFirst(ctx, "#title")
}

func (r *root) follow() { r.at, r.known = route.Parse(fragment()) }

// fragment is the address after the "#", as it was written: URL.Fragment would have
// taken the escapes out already.
func fragment() string {
	u := app.Window().URL()
	if u == nil {
		return ""
	}
	return u.EscapedFragment()
}

// OnAppUpdate offers the new version; it never comes by itself, since the judge may be in
// the middle of an entry.
func (r *root) OnAppUpdate(ctx app.Context) {
	r.update = true
	if r.desk != nil {
		r.desk.SetUpdated(ctx)
	}
}

// Render draws the screen of the address and what lies over all screens.
func (r *root) Render() app.UI {
	screen := r.screen()
	if r.fault != nil {
		screen = r.faultScreen()
	}
	strip := app.Div().Class("strip no-print").Body(r.banner(), &ui.Host{Of: about(r.at)})
	return app.Div().Class("root").Body(screen, strip, &ui.TouchGuard{}, &ui.Ticker{OnTick: r.tick})
}

// tick draws the screens anew when a moment has come at which one of them reads differently.
func (r *root) tick(ctx app.Context) {
	if r.desk != nil && r.desk.Due() {
		ctx.Dispatch(r.desk.Changed)
	}
}

// about is what the screens of an address tell of: a tournament, a calculator, or the device.
func about(at route.Route) string {
	if at.Name == "calc" {
		return at.String()
	}
	return at.Tournament
}

func (r *root) banner() app.UI {
	switch {
	case r.unkept != nil:
		return app.Div().Class("banner").Body(&ui.Note{
			Tone: ui.Bad, Icon: ui.IconDisk, Live: true,
			Title: text.Err(r.look.lang, r.unkept), Text: r.say("ui.unkept.text"), Close: r.say("ui.word.dismiss"),
			Action: r.say("ui.unkept.again"), OnClick: r.reload, OnClose: r.know,
		})
	case r.update && r.at.Name != "board": // the hall has nothing to press
		return app.Div().Class("banner").Body(&ui.Note{
			Tone: ui.Good, Icon: ui.IconOffline, Live: true,
			Title: r.say("ui.update.ready"), Action: r.say("ui.update.do"), Close: r.say("ui.update.later"),
			OnClick: r.applyUpdate, OnClose: r.putOff,
		})
	}
	return nil
}

// applyUpdate lets the page's glue wake the waiting worker and reload.
func (r *root) applyUpdate(ctx app.Context) {
	r.keep(func(ctx app.Context) {
		if app.Window().Get("sudyaApplyUpdate").Truthy() {
			app.Window().Call("sudyaApplyUpdate")
			return
		}
		ctx.Reload()
	})
}

// keep writes what is typed and not recorded before the page goes.
func (r *root) keep(then ui.Act) {
	if r.desk == nil {
		return
	}
	r.desk.KeepDrafts(then)
}

// watchTyping has what is typed written soon after each touch, and at once when the page
// is hidden: it may never be shown again.
func (r *root) watchTyping(ctx app.Context) {
	document := app.Window().Get("document")
	touched := ui.Listener(func([]app.Value) {
		if r.desk != nil {
			r.desk.Touched() // plans a write; nothing is drawn for it
		}
	})
	for _, event := range []string{"input", "change", "click", "keyup"} {
		document.Call("addEventListener", event, touched)
	}
	hidden := ui.Listener(func([]app.Value) {
		if document.Get("visibilityState").String() == "hidden" {
			ctx.Dispatch(func(app.Context) { r.keep(nil) })
		}
	})
	document.Call("addEventListener", "visibilitychange", hidden)
	app.Window().Call("addEventListener", "pagehide", ui.Listener(func([]app.Value) {
		ctx.Dispatch(func(app.Context) { r.keep(nil) })
	}))
}

func (r *root) putOff(app.Context) { r.update = false }

func (r *root) know(app.Context) { r.unkept = nil }

func (r *root) reload(ctx app.Context) {
	if r.desk == nil || r.fault != nil { // what has failed may fail again
		ctx.Reload()
		return
	}
	r.keep(func(ctx app.Context) { ctx.Reload() })
}

func (r *root) say(key string) string { return text.T(r.look.lang, key, nil) }
