package scope

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/ui"
)

// WhatHere is a chapter of the help at the end of the screen that it is about.
func WhatHere(d *desk.Desk, chapter string) app.UI {
	return app.Div().Class("here no-print").Body(&ui.Fold{
		ID: "here-" + chapter, Icon: ui.IconHelp, Title: d.T("page.help.here", nil), Body: []app.UI{Bullets(d.T("page.help."+chapter+".text", nil))},
	})
}

// Bullets makes a list of the lines of a sentence.
func Bullets(lines string) app.UI {
	var items []app.UI
	for line := range strings.Lines(lines) {
		items = append(items, app.Li().Text(strings.TrimSpace(line)))
	}
	return app.Ul().Class("bullets").Body(items...)
}

// GuideSteps are the three steps of the first day.
func GuideSteps(d *desk.Desk) app.UI {
	var items []app.UI
	for line := range strings.Lines(d.T("page.help.steps", nil)) {
		items = append(items, app.Li().Text(strings.TrimSpace(line)))
	}
	return app.Ol().Class("numbers").Body(items...)
}

// Guide is the first-run guide for the first screen, until it is put away.
func Guide(d *desk.Desk) app.UI {
	if d.Setting(desk.SettingGuided) != "" {
		return nil
	}
	return ui.Card(ui.CardTitle(d.T("page.help.start", nil), nil), GuideSteps(d), ui.Row("2",
		&ui.Button{ID: "guided", Text: d.T("page.help.got", nil), Small: true, OnClick: func(ctx app.Context) { d.Set(ctx, desk.SettingGuided, "yes") }},
		&ui.Button{Text: d.T("page.help.more", nil), Small: true, Kind: ui.Quiet, Href: route.Route{Name: "help"}.String()}))
}
