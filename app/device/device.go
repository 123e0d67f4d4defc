package device

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// InstallRow offers to put the program on the home screen. On an iPhone and in Safari only the
// person can do that, and the program begins there with data of its own: it says so beforehand.
func InstallRow(d *desk.Desk, do ui.Act) app.UI {
	if !app.IsServer && app.Window().Call("goappIsAppleBrowser").Truthy() {
		return scope.StateRow(ui.IconPhone, d.T("page.home.install", nil), d.T("page.home.install.apple", nil), nil)
	}
	return scope.StateRow(ui.IconPhone, d.T("page.home.install", nil), d.T("page.home.install.text", nil),
		&ui.Button{Text: d.T("page.home.install.do", nil), Small: true, OnClick: do})
}

// OfflineNote is green once the worker holds the program, brass until then, and red while
// nothing can be written.
func OfflineNote(d *desk.Desk, ready bool) app.UI {
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

// StorageRow reports whether the browser has promised to keep the data.
func StorageRow(d *desk.Desk) app.UI {
	usage := d.Usage()
	used := d.T("page.home.used", rules.Args{"size": SizeOf(d, usage.UsedBytes)})
	if usage.Persisted {
		return scope.StateRow(ui.IconDisk, d.T("page.home.kept", nil), used+" "+d.T("page.home.kept.text", nil), nil)
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
	return scope.StateRow(ui.IconAlert, d.T("page.home.evict", nil), a.Text,
		&ui.Button{Text: d.T("page.home.evict.do", nil), Small: true, OnClick: a.ask})
}

func (a *askPersist) ask(app.Context) {
	a.Desk.Persist(func(ctx app.Context, granted bool) {
		if !granted { // else the row itself changes
			ui.ShowToast(ctx, ui.Toast{Text: a.Desk.T("page.home.evict.refused", nil)})
		}
	})
}

// SizeOf writes bytes as megabytes with one digit.
func SizeOf(d *desk.Desk, n int64) string {
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

// VersionLine names the version of the program: a hash of all that it consists of.
func VersionLine(d *desk.Desk) string {
	version := app.Window().Get("document").Get("documentElement").Get("dataset").Get("version")
	if !version.Truthy() {
		return ""
	}
	return d.T("page.home.version", rules.Args{"version": version.String()})
}

// WatchOffline reports whether the worker holds the whole program, and calls ready once it
// does.
func WatchOffline(ctx app.Context, ready func(app.Context)) (now bool, stop func()) {
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
