package home

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/device"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/store"
)

// state reports whether the program works without a network and whether the data stay.
func (p *home) state(now *store.Meta) []app.UI {
	d := p.Desk
	rows := []app.UI{device.StorageRow(d)}
	if now != nil {
		rows = append(rows, &scope.CopyRow{Desk: d, Version: p.Version, Meta: *now})
	}
	if p.installable {
		rows = append(rows, device.InstallRow(d, p.install))
	}
	return []app.UI{
		device.OfflineNote(d, p.offline),
		app.Div().Class("card").Body(app.Div().Class("list").Body(rows...)),
		app.P().Class("xs muted").Text(device.VersionLine(d)),
	}
}

func (p *home) install(ctx app.Context) { ctx.ShowAppInstallPrompt() }
