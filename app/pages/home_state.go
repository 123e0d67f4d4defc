package pages

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// state tells whether the program works without a network and whether the data stay.
func (p *home) state(now *store.Meta) []app.UI {
	d := p.Desk
	rows := []app.UI{storageRow(d)}
	if now != nil {
		rows = append(rows, &copyRow{Desk: d, Version: p.Version, Meta: *now})
	}
	if p.installable {
		rows = append(rows, installRow(d, p.install))
	}
	return []app.UI{
		offlineNote(d, p.offline),
		app.Div().Class("card").Body(app.Div().Class("list").Body(rows...)),
		app.P().Class("xs muted").Text(versionLine(d)),
	}
}

func (p *home) install(ctx app.Context) { ctx.ShowAppInstallPrompt() }

// offlineNote is green once the worker holds the program, brass until then, and red while
// nothing can be written.
func offlineNote(d *desk.Desk, ready bool) app.UI {
	if _, err := d.Ready(); err != nil {
		return &ui.Note{Tone: ui.Bad, Icon: ui.IconDisk, Title: d.T("page.home.red", nil), Text: d.Err(err), Live: true}
	}
	switch {
	case ready:
		return &ui.Note{Tone: ui.Good, Icon: ui.IconOffline, Title: d.T("page.home.offline", nil), Text: d.T("page.home.offline.text", nil)}
	case !app.Window().Get("navigator").Get("serviceWorker").Truthy():
		return &ui.Note{Tone: ui.Ask, Icon: ui.IconOffline, Title: d.T("page.home.online", nil), Text: d.T("page.home.online.text", nil)}
	}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconOffline, Title: d.T("page.home.caching", nil), Text: d.T("page.home.caching.text", nil)}
}

// storageRow tells whether the browser has promised to keep the data.
func storageRow(d *desk.Desk) app.UI {
	usage := d.Usage()
	used := d.T("page.home.used", rules.Args{"size": sizeOf(d, usage.UsedBytes)})
	if usage.Persisted {
		return stateRow(ui.IconDisk, d.T("page.home.kept", nil), used+" "+d.T("page.home.kept.text", nil), nil)
	}
	return &askPersist{Desk: d, Text: used + " " + d.T("page.home.evict.text", nil), Version: d.Version()}
}

// askPersist asks the browser to keep the data.
type askPersist struct {
	app.Compo

	Desk    *desk.Desk
	Text    string
	Version int
}

// Render draws the row.
func (a *askPersist) Render() app.UI {
	d := a.Desk
	return stateRow(ui.IconAlert, d.T("page.home.evict", nil), a.Text,
		&ui.Button{Text: d.T("page.home.evict.do", nil), Small: true, OnClick: a.ask})
}

func (a *askPersist) ask(app.Context) {
	a.Desk.Persist(func(ctx app.Context, granted bool) {
		if !granted { // else the row itself changes
			ui.ShowToast(ctx, ui.Toast{Text: a.Desk.T("page.home.evict.refused", nil)})
		}
	})
}

// copyRow tells when the running tournament was last saved to a file.
type copyRow struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Meta    store.Meta
}

// Render draws the row.
func (c *copyRow) Render() app.UI {
	d, m := c.Desk, c.Meta
	icon, title, fact := ui.IconShare, d.T("page.home.copy", nil), d.T("page.home.copy.never", nil)
	if m.Stale() {
		icon, title = ui.IconAlert, d.T("page.file.remind", nil)
	}
	if m.ExportedAt != "" {
		fact = d.T("page.home.copy.last", rules.Args{"date": momentOf(d, m.ExportedAt)})
		if fresh := m.Events - m.Exported; fresh > 0 {
			fact += d.T("page.home.copy.since", rules.Args{"n": fresh})
		}
	}
	return stateRow(icon, title, fact,
		&ui.Button{Text: d.T("page.home.copy.do", nil), Small: true, Label: d.T("page.file.save", nil), OnClick: c.save})
}

func (c *copyRow) save(app.Context) { c.Desk.SaveFile(c.Meta.ID) }

// stateRow is a fact with an explanation and a button.
func stateRow(icon ui.Icon, title, fact string, button app.UI) app.UI {
	return app.Div().Class("staterow").Body(icon.Draw(),
		app.Span().Class("grow sm").Body(app.B().Text(title), app.Br(), app.Span().Class("muted").Text(fact)), button)
}

// sizeOf writes bytes as megabytes with one digit.
func sizeOf(d *desk.Desk, n int64) string {
	tenths := (n*10 + 1<<19) >> 20
	if n > 0 && tenths == 0 {
		tenths = 1
	}
	point := ","
	if d.Lang() == text.EN {
		point = "."
	}
	return strings.TrimSuffix(strconv.FormatInt(tenths/10, 10)+point+strconv.FormatInt(tenths%10, 10), point+"0")
}

// versionLine names the version of the program: a hash of all that it consists of.
func versionLine(d *desk.Desk) string {
	version := app.Window().Get("document").Get("documentElement").Get("dataset").Get("version")
	if !version.Truthy() {
		return ""
	}
	return d.T("page.home.version", rules.Args{"version": version.String()})
}

// watchOffline tells whether the worker holds the whole program, and calls ready once it
// does.
func watchOffline(ctx app.Context, ready func(app.Context)) (now bool, stop func()) {
	if app.IsServer {
		return false, nil
	}
	told := ui.Listener(func([]app.Value) {
		ctx.Dispatch(ready)
	})
	app.Window().Set("sudyaOnOfflineReady", told)
	return app.Window().Get("sudyaOfflineReady").Truthy(), func() {
		app.Window().Set("sudyaOnOfflineReady", nil)
		told.Release()
	}
}
