package home

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/device"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

func init() {
	scope.Register(route.Home.Name, func(d *desk.Desk, version int, r route.Route) app.UI {
		return &home{Desk: d, Version: version, Route: r}
	})
}

// home is the first screen: the tournament that is on, what can be begun, and all that is
// on this device.
type home struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Route   route.Route

	installable bool
	offline     bool // the worker holds the whole program
	stopOffline func()
	making      bool // the example is being played
	emptying    bool // the question before the bin is emptied
	file        *ui.File
}

// OnMount asks what the browser offers.
func (p *home) OnMount(ctx app.Context) {
	p.installable = ctx.IsAppInstallable()
	p.offline, p.stopOffline = device.WatchOffline(ctx, p.offlineReady)
}

// OnDismount stops listening.
func (p *home) OnDismount() {
	if p.stopOffline != nil {
		p.stopOffline()
	}
}

// OnAppInstallChange follows the browser's offer to install.
func (p *home) OnAppInstallChange(ctx app.Context) { p.installable = ctx.IsAppInstallable() }

func (p *home) offlineReady(app.Context) { p.offline = true }

// Render draws the first screen.
func (p *home) Render() app.UI {
	d := p.Desk
	now, rest, binned := scope.SortShelf(scope.Tournaments(d))
	var main []app.UI
	var missed app.UI
	if now != nil {
		main = append(main, p.nowCard(*now))
	} else if len(rest) == 0 {
		main = append(main, ui.Empty(ui.IconSpade, d.T("page.home.empty", nil), d.T("page.home.empty.text", nil), nil))
		if first := scope.Guide(d); first != nil {
			main = append(main, first)
		}
		missed = scope.Elsewhere(d)
	}
	main = append(main, p.tiles(), missed, scope.CalcLinks(d), scope.RulingLinks(d))
	if len(rest) > 0 {
		cards := make([]app.UI, len(rest))
		for i, m := range rest {
			cards[i] = &shelfCard{Desk: d, Version: p.Version, Meta: m, OnPick: p.pick}
		}
		main = append(main, ui.Section("all", d.T("page.home.all", nil), ui.Cols("18", cards...)))
	}
	if len(binned) > 0 {
		main = append(main, p.bin(binned))
	}
	f := &ui.Frame{
		Title: d.T("page.home.title", nil), Brand: true,
		Tools: []app.UI{
			&ui.IconButton{Icon: ui.IconHelp, Label: d.T("page.home.help", nil), Href: route.Route{Name: "help"}.String()},
			&ui.IconButton{Icon: ui.IconGear, Label: d.T("page.home.settings", nil), Href: route.Route{Name: "settings"}.String()},
		},
		Content: []app.UI{&ui.Drop{OnFile: p.open, Body: []app.UI{ui.Split("", []app.UI{ui.Stack("5", main...)}, p.state(now))}}},
	}
	switch {
	case p.file != nil:
		f.Over = []app.UI{&ui.Sheet{ID: "import", Title: d.T("page.import.title", nil), Sub: p.file.Name, OnClose: p.closeFile, Body: []app.UI{
			app.Div().Class("stack gap-3").Body(&incoming{Desk: d, Version: p.Version, File: *p.file, OnDone: p.closeFile}),
		}}}
	case p.emptying:
		f.Over = []app.UI{p.askEmpty(len(binned))}
	}
	return f
}

func (p *home) tiles() app.UI {
	d := p.Desk
	return app.Div().Class("tiles").Body(
		&ui.Button{Kind: ui.Tile, Icon: ui.IconPlus, Text: d.T("page.home.new", nil), Href: route.Route{Name: "new"}.String()},
		&ui.Button{Kind: ui.Tile, Icon: ui.IconOpen, Text: d.T("page.home.open", nil), OnClick: p.pickFile},
		&ui.Button{Kind: ui.Tile, Icon: ui.IconCards, Text: d.T("page.home.example", nil), Disabled: p.making, OnClick: p.example},
	)
}

func (p *home) pickFile(ctx app.Context) { ui.PickFile(ctx, desk.FileKinds, p.open) }

func (p *home) open(_ app.Context, f ui.File) { p.file = &f }

func (p *home) closeFile(app.Context) { p.file = nil }

// example plays a small tournament and opens it.
func (p *home) example(ctx app.Context) {
	if p.making {
		return
	}
	p.making = true
	d := p.Desk
	d.TakeEvents(playExample(d.T("page.home.example.name", nil), desk.NewSeed(), d.Device(), d.Now()), func(ctx app.Context, id string, err error) {
		p.making = false
		if err != nil {
			d.Fail(ctx, err)
			return
		}
		d.Go(ctx, route.Of(id, "round"))
	})
}

// pick carries out a command of a tournament's menu.
func (p *home) pick(ctx app.Context, m store.Meta, command string) {
	d := p.Desk
	switch command {
	case scope.MenuSave:
		d.SaveFile(m.ID)
	case scope.MenuShare:
		d.ShareFile(m.ID)
	case scope.MenuSettings:
		d.Go(ctx, route.Of(m.ID, "settings"))
	case scope.MenuBin:
		d.Bin(m, true, func(ctx app.Context, err error) {
			if err != nil {
				d.Fail(ctx, err)
				return
			}
			ui.ShowToast(ctx, ui.Toast{Text: d.T("page.home.binned", rules.Args{"name": m.Name}), Action: d.T("page.undo", nil),
				OnAct: func(app.Context) { d.Bin(m, false, nil) }})
		})
	}
}
