package home

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/session"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// shelfMenu is the menu of a tournament on the first screen.
func shelfMenu(d *desk.Desk, m store.Meta, pick func(app.Context, string)) app.UI {
	items := []ui.MenuItem{{ID: scope.MenuSave, Text: d.T("page.file.save", nil), Icon: ui.IconOpen}}
	if ui.CanShare() {
		items = append(items, ui.MenuItem{ID: scope.MenuShare, Text: d.T("page.file.share", nil), Icon: ui.IconShare})
	}
	items = append(items,
		ui.MenuItem{ID: scope.MenuSettings, Text: d.T("page.home.params", nil), Icon: ui.IconGear},
		ui.MenuItem{ID: scope.MenuBin, Text: d.T("page.home.toBin", nil), Icon: ui.IconTrash, Red: true})
	return &ui.Menu{ID: "menu-" + m.ID, Label: d.T("page.home.menu", rules.Args{"name": m.Name}), Items: items, OnPick: pick}
}

// shelfCard is a tournament of the list.
type shelfCard struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Meta    store.Meta
	OnPick  func(ctx app.Context, m store.Meta, command string)
}

// CompoID keeps the menu with its tournament.
func (c *shelfCard) CompoID() string { return "card-" + c.Meta.ID }

// Render draws the card: a link, and the menu over its corner.
func (c *shelfCard) Render() app.UI {
	d, m := c.Desk, c.Meta
	emblem := scope.EmblemOf(m.Regulation)
	if m.Status == session.StatusFinished {
		emblem = ui.Emblem{Icon: ui.IconCheck, Tone: ui.Good}
	}
	return app.Div().Class("shelf").Body(
		ui.CardLink(route.Of(m.ID, shelfScreen(m)).String(), emblem, m.Name, shelfLine(d, m)),
		shelfMenu(d, m, c.pick))
}

func (c *shelfCard) pick(ctx app.Context, command string) { c.OnPick(ctx, c.Meta, command) }

// shelfScreen is where a tournament is taken up again.
func shelfScreen(m store.Meta) string {
	switch m.Status {
	case session.StatusRegistration:
		return "entrants"
	case session.StatusDraft:
		return "seating"
	case session.StatusFinished:
		return "standings"
	}
	return "round"
}

// shelfLine says how far a tournament has come: «Преферанс · после тура 7 из 9 · 15 игроков».
func shelfLine(d *desk.Desk, m store.Meta) string {
	line := stageOf(d, m)
	if reg, ok := d.Lookup(m.Regulation); ok {
		info := reg.Info()
		line = text.Format(d.Lang(), info.Name) + " · " + line
		if m.Sum.Registered > 0 {
			line += " · " + d.T("page.count."+string(info.Unit), rules.Args{"n": m.Sum.Registered})
		}
	}
	return line
}

// stageOf is where a tournament stands, from its record.
func stageOf(d *desk.Desk, m store.Meta) string {
	round := d.T("page.stage.round", rules.Args{"round": m.Sum.Round})
	if m.Sum.Round <= m.Sum.Rounds && m.Sum.Stage == string(rules.StageMain) {
		round = d.T("page.stage.of", rules.Args{"round": m.Sum.Round, "rounds": m.Sum.Rounds})
	}
	switch {
	case m.Status == session.StatusFinished:
		return d.T("page.stage.finished", rules.Args{"date": scope.DayOf(d, m.Updated)})
	case m.Status == session.StatusRegistration:
		return d.T("page.stage.registration", nil)
	case m.Status == session.StatusDraft:
		return d.T("page.stage.draft", rules.Args{"round": m.Sum.Round})
	case text.Has("page.stage.special." + m.Sum.Stage):
		round = d.T("page.stage.special."+m.Sum.Stage, nil) + ", " + round // asks: page.stage.special.{final,groups,place,semi,tie}
	}
	if m.Status == session.StatusClosed {
		return d.T("page.stage.closed", rules.Args{"stage": round})
	}
	return d.T("page.stage.running", rules.Args{"stage": round})
}

// bin lists what was put away.
func (p *home) bin(binned []store.Meta) app.UI {
	d := p.Desk
	rows := make([]app.UI, len(binned))
	for i, m := range binned {
		rows[i] = &binRow{Desk: d, Version: p.Version, Meta: m}
	}
	return &ui.Fold{ID: "bin", Icon: ui.IconTrash, Title: d.T("page.home.bin", nil), Fact: d.T("page.count.tournament", rules.Args{"n": len(binned)}), Body: []app.UI{
		app.Div().Class("list").Body(rows...),
		&ui.Button{Text: d.T("page.home.bin.empty", nil), Icon: ui.IconTrash, Kind: ui.Red, Small: true, OnClick: p.askBin},
	}}
}

func (p *home) askBin(app.Context) { p.emptying = true }

func (p *home) keepBin(app.Context) { p.emptying = false }

// askEmpty is the one question of the program: what is emptied can't be brought back.
func (p *home) askEmpty(n int) app.UI {
	d := p.Desk
	return &ui.Sheet{ID: "empty-bin", Narrow: true, Title: d.T("page.home.bin.empty", nil), OnClose: p.keepBin, Body: []app.UI{
		app.Div().Class("stack gap-3").Body(
			app.P().Text(d.T("page.home.bin.ask", rules.Args{"n": n})),
			ui.Row("2",
				&ui.Button{Text: d.T("page.home.bin.do", nil), Kind: ui.Red, OnClick: p.emptyBin},
				&ui.Button{Text: d.T("page.home.bin.keep", nil), OnClick: p.keepBin})),
	}}
}

func (p *home) emptyBin(ctx app.Context) {
	p.emptying = false
	d := p.Desk
	d.EmptyBin(func(ctx app.Context, err error) {
		if err != nil {
			d.Fail(ctx, err)
			return
		}
		ui.ShowToast(ctx, ui.Toast{Text: d.T("page.home.bin.emptied", nil)})
	})
}

// binRow is a tournament in the bin.
type binRow struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Meta    store.Meta
}

// CompoID keeps the row with its tournament.
func (r *binRow) CompoID() string { return "bin-" + r.Meta.ID }

// Render draws the row.
func (r *binRow) Render() app.UI {
	d := r.Desk
	return ui.Item(scope.EmblemOf(r.Meta.Regulation).Icon.Small(), r.Meta.Name, nil, shelfLine(d, r.Meta),
		&ui.Button{Text: d.T("page.home.restore", nil), Small: true, Label: d.T("page.home.restore.label", rules.Args{"name": r.Meta.Name}), OnClick: r.restore})
}

func (r *binRow) restore(app.Context) {
	d := r.Desk
	d.Bin(r.Meta, false, func(ctx app.Context, err error) {
		if err != nil {
			d.Fail(ctx, err)
		}
	})
}
