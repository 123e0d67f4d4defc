package home

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
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
