package home

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/sudya-app/sudya/app/device"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
)

func init() {
	screen := func(d *desk.Desk, version int, r route.Route) app.UI {
		return &importing{Desk: d, Version: version, Route: r}
	}
	scope.Register("import", screen)
	scope.Register("import-shared", screen)
}

// importing takes a file that is picked, dropped, shared from another program or opened
// with this one.
type importing struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Route   route.Route

	file     *ui.File
	scanning bool
}

// OnMount takes what the phone has handed over.
func (p *importing) OnMount(ctx app.Context) { p.takeShared(ctx) }

// OnNav takes the next file that is handed over while the screen is open.
func (p *importing) OnNav(ctx app.Context) { p.takeShared(ctx) }

func (p *importing) takeShared(ctx app.Context) {
	if p.Route.Name == "import-shared" {
		ui.TakeShared(ctx, p.open)
	}
}

// Render draws the place for a file, or what was understood of it.
func (p *importing) Render() app.UI {
	d := p.Desk
	f := &ui.Frame{Title: d.T("page.import.title", nil), Back: route.Home.String(), Narrow: true}
	if p.file != nil {
		f.Sub = p.file.Name
		f.Content = []app.UI{&incoming{Desk: d, Version: p.Version, File: *p.file, OnDone: p.close}}
		return f
	}
	if p.scanning {
		f.Content = []app.UI{&device.Scanner{Desk: d, OnFile: p.open}}
		return f
	}
	var scan app.UI
	if ui.CanScan() {
		scan = &ui.Button{Text: d.T("page.codes.scan", nil), Icon: ui.IconPhone, OnClick: p.scan}
	}
	f.Content = []app.UI{&ui.Drop{OnFile: p.open, Body: []app.UI{
		ui.Empty(ui.IconOpen, d.T("page.import.empty", nil), d.T("page.import.empty.text", nil),
			ui.Row("2", &ui.Button{Text: d.T("page.import.pick", nil), Kind: ui.Go, Icon: ui.IconOpen, OnClick: p.pick}, scan)),
	}}}
	return f
}

func (p *importing) pick(ctx app.Context) { ui.PickFile(ctx, desk.FileKinds, p.open) }

func (p *importing) scan(app.Context) { p.scanning = true }

func (p *importing) open(_ app.Context, f ui.File) { p.file, p.scanning = &f, false }

func (p *importing) close(app.Context) { p.file = nil }
