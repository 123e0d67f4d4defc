package app

import (
	"context"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/safe"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules/regulations"
)

// openTime is how long the device's store may take to open: another window that doesn't
// let it go is told of, not waited for.
const openTime = 15 * time.Second

// open opens the store in the background. Where the browser refuses one, the window still
// works, in memory, and says so.
func (r *root) open(ctx app.Context) {
	safe.Go(func() {
		wait, cancel := context.WithTimeout(context.Background(), openTime)
		defer cancel()
		st, err := store.Open(wait, store.Database)
		if err != nil {
			st = store.NewMemory()
		}
		ctx.Dispatch(func(ctx app.Context) {
			r.unkept = err
			r.desk = desk.New(ctx, st, regulations.Find, r.changed)
			r.desk.Start()
		})
	})
}

// changed follows the settings; drawing anew comes with the dispatch that called it.
func (r *root) changed(app.Context) {
	if ready, err := r.desk.Ready(); !ready || err != nil {
		return
	}
	now := look{lang: r.desk.Lang(), theme: ui.Theme(r.desk.Setting(desk.SettingTheme))}
	if now == r.look {
		return
	}
	r.look = now
	ui.SetWords(wordsIn(now.lang))
	now.show()
	now.keep()
}

// look is the language and the theme. The page's loader and rescue screen show them before
// the store can be read, so they are kept in localStorage too.
type look struct {
	lang  text.Lang
	theme ui.Theme
}

const (
	lookLang  = "sudya.lang"
	lookTheme = "sudya.theme"
)

func lastLook() look {
	l := look{lang: text.ParseLang(readLocal(lookLang))}
	if t := ui.Theme(readLocal(lookTheme)); t == ui.Light || t == ui.Dark {
		l.theme = t
	}
	return l
}

func (l look) show() {
	ui.SetTheme(l.theme)
	ui.SetLang(string(l.lang))
}

func (l look) keep() {
	writeLocal(lookLang, string(l.lang))
	writeLocal(lookTheme, string(l.theme))
}

// readLocal gives "" where the browser refuses storage: its exception is a panic here.
func readLocal(key string) (value string) {
	defer func() { _ = recover() }()
	v := localStorage().Call("getItem", key)
	if v.IsNull() || v.IsUndefined() {
		return ""
	}
	return v.String()
}

func writeLocal(key, value string) {
	defer func() { _ = recover() }() // refused or full: only the loader's look suffers
	localStorage().Call("setItem", key, value)
}

// localStorage is read through Reflect: where storage is refused the property itself
// throws, and Go turns only what a call throws into a panic; anything else kills it.
func localStorage() app.Value {
	return app.Window().Get("Reflect").Call("get", app.Window(), "localStorage")
}
