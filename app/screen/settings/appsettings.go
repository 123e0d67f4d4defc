package settings

import (
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/device"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules/tournament"
)

func init() {
	scope.Register("settings", func(d *desk.Desk, version int, r route.Route) app.UI {
		return &appSettings{Desk: d, Version: version, Route: r}
	})
}

// appSettings are the settings of this device: they are no part of any tournament.
type appSettings struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Route   route.Route

	label       string
	labelled    bool // the judge has begun to type a label
	offline     bool
	stopOffline func()
	installable bool
}

// OnMount asks what the browser offers.
func (p *appSettings) OnMount(ctx app.Context) {
	p.installable = ctx.IsAppInstallable()
	p.offline, p.stopOffline = device.WatchOffline(ctx, p.offlineReady)
}

// OnDismount stops listening.
func (p *appSettings) OnDismount() {
	if p.stopOffline != nil {
		p.stopOffline()
	}
}

// OnAppInstallChange follows the browser's offer to install.
func (p *appSettings) OnAppInstallChange(ctx app.Context) { p.installable = ctx.IsAppInstallable() }

func (p *appSettings) offlineReady(app.Context) { p.offline = true }

// Render draws the settings.
func (p *appSettings) Render() app.UI {
	d := p.Desk
	label := p.label
	if !p.labelled {
		label = d.Setting(desk.SettingLabel)
	}
	return &ui.Frame{Title: d.T("page.settings.title", nil), Back: route.Home.String(), Narrow: true, Content: []app.UI{ui.Stack("6",
		ui.Section("look", d.T("page.settings.look", nil),
			&ui.Radio{ID: "lang", Label: d.T("page.settings.lang", nil), Value: string(d.Lang()), OnPick: p.setLang,
				Choices: []ui.Choice{{Value: string(text.RU), Text: "Русский"}, {Value: string(text.EN), Text: "English"}}},
			&ui.Radio{ID: "theme", Label: d.T("page.settings.theme", nil), Value: themeValue(d), OnPick: p.setTheme, Choices: []ui.Choice{
				{Value: themeSystem, Text: d.T("page.settings.theme.system", nil)},
				{Value: string(ui.Light), Text: d.T("page.settings.theme.light", nil)},
				{Value: string(ui.Dark), Text: d.T("page.settings.theme.dark", nil)}}}),
		ui.Section("work", d.T("page.settings.work", nil),
			&ui.Field{ID: "label", Label: d.T("page.settings.label", nil), Value: label, Hint: d.T("page.settings.label.hint", nil),
				Placeholder: d.T("page.settings.label.example", nil), MaxLength: 40, EnterKey: "done", OnInput: p.typeLabel, OnEnter: p.setLabel, OnBlur: p.setLabel},
			ui.Card(nil,
				&ui.Switch{ID: "sound", Text: d.T("page.settings.sound", nil), Small: d.T("page.settings.sound.text", nil), On: d.Setting(desk.SettingSound) != "off", OnFlip: p.setSound},
				ui.Row("2", &ui.Button{Text: d.T("page.settings.sound.try", nil), Icon: ui.IconHorn, Small: true, OnClick: p.trySound}),
				&ui.Switch{ID: "letters", Text: d.T("page.settings.letters", nil), Small: d.T("page.settings.letters.text", nil), On: d.Setting(desk.SettingLetters) != "off", OnFlip: p.setLetters},
				ui.Param(d.T("page.settings.pace", nil), d.T("page.settings.pace.text", nil), nil,
					&ui.Stepper{ID: "pace", Label: d.T("page.settings.pace", nil), Value: paceOf(d), Min: leastPace, Max: mostPace, OnStep: p.setPace}))),
		ui.Section("data", d.T("page.settings.data", nil), p.data()...),
		ui.Section("program", d.T("page.settings.program", nil), p.program()...),
	)}}
}

// themeSystem stands for the empty value in the group of choices.
const themeSystem = "system"

func themeValue(d *desk.Desk) string {
	if v := d.Setting(desk.SettingTheme); v != "" {
		return v
	}
	return themeSystem
}

// Bounds of a page's time on the board, in seconds.
const (
	leastPace = 4
	mostPace  = 60
	usualPace = 12
)

func paceOf(d *desk.Desk) int {
	if n, err := strconv.Atoi(d.Setting(desk.SettingPace)); err == nil {
		return min(max(n, leastPace), mostPace)
	}
	return usualPace
}

func (p *appSettings) setLang(ctx app.Context, lang string) { p.Desk.Set(ctx, desk.SettingLang, lang) }

func (p *appSettings) setTheme(ctx app.Context, theme string) {
	if theme == themeSystem {
		theme = ""
	}
	p.Desk.Set(ctx, desk.SettingTheme, theme)
}

func (p *appSettings) setPace(ctx app.Context, seconds int) {
	p.Desk.Set(ctx, desk.SettingPace, strconv.Itoa(seconds))
}

func (p *appSettings) setSound(ctx app.Context, on bool) {
	p.Desk.Set(ctx, desk.SettingSound, offUnless(on))
}

func (p *appSettings) setLetters(ctx app.Context, on bool) {
	p.Desk.Set(ctx, desk.SettingLetters, offUnless(on))
}

func offUnless(on bool) string {
	if on {
		return ""
	}
	return "off"
}

// trySound sounds what the clock sounds at the end of a round.
func (p *appSettings) trySound(app.Context) {
	ui.Unmute()
	ui.Beep(3, 880)
	ui.Vibrate(200, 100, 200)
}

func (p *appSettings) typeLabel(_ app.Context, text string) { p.label, p.labelled = text, true }

// setLabel names the device, in the open tournaments too: their journals tell who wrote.
func (p *appSettings) setLabel(ctx app.Context) {
	d := p.Desk
	label := strings.TrimSpace(p.label)
	if !p.labelled || label == d.Setting(desk.SettingLabel) {
		return
	}
	p.labelled = false
	d.Set(ctx, desk.SettingLabel, label)
	for _, m := range d.Shelf() {
		if s := d.Opened(m.ID); s != nil && s.Devices[d.Device()] != label {
			d.Do(ctx, m.ID, tournament.DeviceLabelled{Label: label}, nil)
		}
	}
	ui.ShowToast(ctx, ui.Toast{Text: d.T("page.settings.saved", nil)})
}

func (p *appSettings) data() []app.UI {
	d := p.Desk
	rows := []app.UI{device.StorageRow(d)}
	if now, _, _ := scope.SortShelf(scope.Tournaments(d)); now != nil {
		rows = append(rows, &scope.CopyRow{Desk: d, Version: p.Version, Meta: *now})
	}
	rows = append(rows, scope.StateRow(ui.IconOpen, d.T("page.settings.import", nil), d.T("page.settings.import.text", nil),
		&ui.Button{Text: d.T("page.settings.merge.do", nil), Small: true, Href: route.Route{Name: "import"}.String()}))
	return []app.UI{app.Div().Class("card").Body(app.Div().Class("list").Body(rows...))}
}

func (p *appSettings) program() []app.UI {
	d := p.Desk
	body := []app.UI{device.OfflineNote(d, p.offline)}
	if d.Updated() {
		body = append(body, &ui.Note{Tone: ui.Good, Icon: ui.IconOffline, Title: d.T("ui.update.ready", nil), Text: d.T("page.settings.update", nil)})
	}
	if p.installable {
		body = append(body, app.Div().Class("card").Body(app.Div().Class("list").Body(
			device.InstallRow(d, p.install))))
	}
	return append(body, ui.Row("2", &ui.Button{Text: d.T("page.home.help", nil), Icon: ui.IconHelp, Small: true, Href: route.Route{Name: "help"}.String()}),
		app.P().Class("xs muted").Text(device.VersionLine(d)))
}

func (p *appSettings) install(ctx app.Context) { ctx.ShowAppInstallPrompt() }
