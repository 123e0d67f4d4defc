package desk

import (
	"context"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/safe"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Desk is the window's state apart from what a screen keeps for itself.
type Desk struct {
	root    app.Context
	store   store.Store
	lookup  tournament.Lookup
	changed func(app.Context)

	lang     text.Lang
	settings map[string]string
	shelf    []store.Meta
	ready    bool  // shelf and settings have been read
	failed   error // the store could not be opened or read
	usage    store.Usage
	books    map[string]*Book
	drafts   map[draftKey]any
	drafting drafting
	unsaved  string // the tournament whose last command the store didn't take
	version  int
	began    string // when this window was opened: earlier entries aren't of its session
	lags     map[string]*lag
	skew     time.Duration
	moment   time.Time // the next one at which some screen reads differently
	updated  bool      // a newer version of the program waits
}

// New makes the desk of a window. changed is called on the UI goroutine after every
// change, to draw anew.
func New(root app.Context, st store.Store, lookup tournament.Lookup, changed func(app.Context)) *Desk {
	return &Desk{
		root: root, store: st, lookup: lookup, changed: changed,
		began: stamp(time.Now()), lang: text.RU, settings: map[string]string{}, books: map[string]*Book{}, drafts: map[draftKey]any{}, lags: map[string]*lag{},
		drafting: drafting{kept: map[store.Draft]string{}},
	}
}

// Start reads what is on the device and begins to follow other windows.
func (d *Desk) Start() {
	d.work(func(ctx context.Context) func(app.Context) {
		settings, err := d.store.Settings(ctx)
		var shelf []store.Meta
		if err == nil && settings[SettingDevice] == "" {
			settings[SettingDevice] = random(8)
			err = d.store.SetSetting(ctx, SettingDevice, settings[SettingDevice])
		}
		if err == nil {
			shelf, err = d.store.List(ctx)
		}
		drafts, _ := d.store.Drafts(ctx) // without them nothing was left
		usage, _ := d.store.Usage(ctx)
		return func(app.Context) {
			d.ready, d.failed, d.usage = true, err, usage
			d.drafting.kept = byName(drafts)
			if err == nil {
				d.settings, d.shelf = settings, shelf
				d.lang = text.ParseLang(settings[SettingLang])
				d.retell(shelf)
			}
			if d.settings[SettingDevice] == "" {
				// Without a store the window still works, in memory.
				d.settings[SettingDevice] = random(8)
			}
		}
	})
	d.store.Watch(func(c store.Change) {
		d.root.Dispatch(func(ctx app.Context) { d.heard(c) })
	})
}

// work runs a waiting job off the UI goroutine and its continuation on it.
func (d *Desk) work(job func(context.Context) func(app.Context)) {
	d.root.Async(func() {
		safe.Do(func() {
			ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
			defer cancel()
			then := job(ctx)
			d.root.Dispatch(func(ctx app.Context) {
				if then != nil {
					then(ctx)
				}
				d.Changed(ctx)
			})
		})
	})
}

// Changed has the screens drawn anew.
func (d *Desk) Changed(ctx app.Context) {
	d.version++
	d.changed(ctx)
}

// Version counts the changes; screens take it as a property.
func (d *Desk) Version() int { return d.version }

// Ready reports whether settings and the list of tournaments have been read; err is why
// they couldn't be.
func (d *Desk) Ready() (bool, error) { return d.ready, d.failed }

// Lang is the language of the screens.
func (d *Desk) Lang() text.Lang { return d.lang }

// T is a sentence in the language of the screens.
func (d *Desk) T(key string, args rules.Args) string { return text.T(d.lang, key, args) }

// Of is a sentence in the words of a game; see [text.Of].
func (d *Desk) Of(regulation, key string, args rules.Args) string {
	return text.Of(d.lang, regulation, key, args)
}

// Err is the sentence of a refusal.
func (d *Desk) Err(err error) string { return text.Err(d.lang, err) }

// Passed reports whether a moment has come. If it hasn't, the screens are drawn anew when it
// does: whatever depends on time asks here, and changes by itself on a page that nobody touches.
func (d *Desk) Passed(at time.Time) bool {
	if !d.Now().Before(at) {
		return true
	}
	if d.moment.IsZero() || at.Before(d.moment) {
		d.moment = at
	}
	return false
}

// Due tells, once, that a moment has come for which a screen waits.
func (d *Desk) Due() bool {
	if d.moment.IsZero() || d.Now().Before(d.moment) {
		return false
	}
	d.moment = time.Time{} // the screens ask again while they are drawn
	return true
}

// Lookup finds a regulation.
func (d *Desk) Lookup(id string) (rules.Regulation, bool) { return d.lookup(id) }

// Go shows another screen.
func (d *Desk) Go(ctx app.Context, r route.Route) { ctx.Navigate(r.String()) }

// Usage is the room on the device, as last asked.
func (d *Desk) Usage() store.Usage { return d.usage }

// Updated reports whether a newer version of the program waits to be used.
func (d *Desk) Updated() bool { return d.updated }

// SetUpdated notes that a newer version waits.
func (d *Desk) SetUpdated(ctx app.Context) {
	d.updated = true
	d.Changed(ctx)
}

// Persist asks the browser to keep the data, once there is something to lose. then may be
// nil; it gets the browser's answer.
func (d *Desk) Persist(then func(ctx app.Context, granted bool)) {
	d.work(func(ctx context.Context) func(app.Context) {
		granted, errAsked := d.store.Persist(ctx)
		usage, err := d.store.Usage(ctx)
		return func(ctx app.Context) {
			if err == nil {
				d.usage = usage
			}
			if then != nil {
				then(ctx, granted && errAsked == nil)
			}
		}
	})
}
