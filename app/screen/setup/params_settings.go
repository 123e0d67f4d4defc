package setup

import (
	"errors"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

func init() {
	scope.Register("t/settings", func(d *desk.Desk, version int, r route.Route) app.UI {
		return &tournamentSettings{Desk: d, Version: version, Route: r}
	})
}

// tournamentSettings are the facts, the parameters and the files of a tournament.
type tournamentSettings struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Route   route.Route

	*settingsTyped // of the tournament of the route

	field   string
	problem string
	saving  bool
}

// settingsTyped is what is typed into a tournament's settings and not recorded: it is still
// there after a look at another screen.
type settingsTyped struct {
	begun   bool // details and params hold what the judge sees
	events  int  // length of the log that they were taken from
	details tournament.Details
	was     tournament.Details // those that details were typed over
	params  *paramsForm
	left    *settingsLeft // read from the disk, and not shown yet
	effect  string        // what the changed parameters would do to the places
	weighed int           // turn of the form that effect is of
}

// follow takes the form from the state, unless the judge has begun to change something.
func (p *tournamentSettings) follow(s *tournament.State) {
	if n := len(s.Events()); !p.begun || n != p.events && !p.changed(s) {
		p.begun, p.events = true, n
		p.details, p.was, p.params = s.Details, s.Details, newParamsForm(s.Rule, s.Params)
		p.weighed, p.effect = 0, ""
		d, id := p.Desk, p.Route.Tournament
		p.params.seated = func(v rules.Params) error {
			if s := d.Opened(id); s != nil {
				return s.CheckRounds(v)
			}
			return nil
		}
		p.take()
	}
}

// changed reports whether there is something to record.
func (p *tournamentSettings) changed(s *tournament.State) bool {
	return p.detailsChanged(s) || len(p.params.delta()) > 0 || len(p.params.errs) > 0
}

func (p *tournamentSettings) detailsChanged(s *tournament.State) bool {
	a, b := tidyDetails(p.details), tidyDetails(s.Details)
	return a.Name != b.Name || a.Place != b.Place || a.Date != b.Date || a.Start != b.Start || !slices.Equal(a.Officials, b.Officials)
}

// Render draws the form.
func (p *tournamentSettings) Render() app.UI {
	book, meanwhile := scope.Opened(p.Desk, p.Route)
	if book == nil {
		return meanwhile
	}
	d, s := p.Desk, book.State
	p.settingsTyped = desk.Draft[settingsTyped](d, book.ID)
	p.follow(s)
	f := scope.Frame(d, book, "settings", d.T("page.settings.tournament", nil))
	f.Narrow, f.Dock = true, true
	badge := ui.Badge(ui.Neutral, d.T("page.params.default", nil))
	if n := p.differing(); n > 0 {
		badge = ui.Badge(ui.Ask, d.T("page.params.changed", rules.Args{"n": n}))
	}
	body := []app.UI{
		ui.Section("about", d.T("page.new.about", nil),
			&detailsForm{Desk: d, Version: p.Version, Value: p.details, Field: p.field, Problem: p.problem, OnChange: p.change},
			&officialsForm{Desk: d, Version: p.Version, List: p.details.Officials, OnChange: p.changeOfficials}),
		app.Section().Class("stack gap-2").Aria("labelledby", "params").Body(
			app.Div().Class("row").Body(app.H2().ID("params").Text(d.T("page.params.title", nil)), app.Span().Class("push").Body(badge)),
			app.P().Class("sm muted").Text(text.Sentences(text.Format(d.Lang(), s.Rule.Info().Name), p.standing(s))),
			p.upgrade(s),
			&paramsEditor{Desk: d, Version: p.Version, Form: p.params, Turn: p.params.turn, Begun: scope.Begun(s), Running: len(s.Rounds) > 0, Locked: s.Finished},
			conventions(d, s.Rule)),
		p.files(book),
	}
	if p.problem != "" {
		body = append(body, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Text: p.problem, Live: true})
	}
	if effect := p.weigh(book.ID); effect != "" {
		body = append(body, &ui.Note{Tone: ui.Ask, Icon: ui.IconRanks, Text: effect, Live: true})
	}
	body = append(body, ui.Dock(
		&ui.Button{ID: "save", Text: d.T("page.settings.save", nil), Kind: ui.Go, Disabled: p.saving || !p.changed(s), OnClick: p.save},
		&ui.Button{Text: d.T("page.settings.revert", nil), Disabled: p.saving || !p.changed(s), OnClick: p.revert}))
	f.Content = []app.UI{ui.Stack("6", body...)}
	return f
}

// differing counts the parameters that aren't the regulation's own.
func (p *tournamentSettings) differing() int {
	n := 0
	for _, d := range p.params.reg.Params() {
		if p.params.changed(d.Key) {
			n++
		}
	}
	return n
}

// standing says what may still be changed.
func (p *tournamentSettings) standing(s *tournament.State) string {
	switch {
	case s.Finished:
		return p.Desk.T("page.settings.finished", nil)
	case scope.Begun(s):
		return p.Desk.T("page.settings.begun", nil)
	}
	return p.Desk.T("page.new.sub", nil)
}

// upgrade offers to count an older tournament by a newer edition of its regulation.
func (p *tournamentSettings) upgrade(s *tournament.State) app.UI {
	known := s.Rule.Info().Edition
	if s.Edition >= known || s.Finished {
		return nil
	}
	d := p.Desk
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconBook, Title: d.T("page.settings.edition", rules.Args{"edition": s.Edition, "known": known}),
		Text: d.T("page.settings.edition.text", nil), Action: d.T("page.settings.edition.do", nil),
		OnClick: func(ctx app.Context) {
			id := p.Route.Tournament
			d.Do(ctx, id, tournament.RulesUpgraded{Rules: known}, func(ctx app.Context, done desk.Done) {
				if done.Err != nil {
					d.Fail(ctx, done.Err)
					return
				}
				d.Saved(ctx, id, done, d.T("page.settings.saved", nil), "")
			})
		}}
}

func (p *tournamentSettings) change(_ app.Context, v tournament.Details) {
	p.details, p.field, p.problem = v, "", ""
}

func (p *tournamentSettings) changeOfficials(_ app.Context, list []tournament.Official) {
	p.details.Officials, p.field, p.problem = list, "", ""
}

func (p *tournamentSettings) revert(app.Context) { p.begun, p.problem, p.field = false, "", "" }

// command is what would be recorded.
func (p *tournamentSettings) command(s *tournament.State) tournament.All {
	var all tournament.All
	if p.detailsChanged(s) {
		all = append(all, tournament.DetailsChanged{Details: tidyDetails(p.details)})
	}
	if delta := p.params.delta(); len(delta) > 0 {
		all = append(all, tournament.ParamsChanged{Params: tournament.Resolve(s.Rule, delta)})
	}
	return all
}

// weigh tells what changed parameters would do to the places, once a change of the form.
func (p *tournamentSettings) weigh(id string) string {
	if p.params.turn == p.weighed {
		return p.effect
	}
	p.weighed, p.effect = p.params.turn, ""
	delta := p.params.delta()
	if len(delta) == 0 || len(p.params.errs) > 0 {
		return ""
	}
	preview, err := p.Desk.WhatIf(id, tournament.ParamsChanged{Params: tournament.Resolve(p.params.reg, delta)})
	if err == nil && len(preview.Changes) > 0 {
		p.effect = p.Desk.T("page.settings.effect", rules.Args{"n": len(preview.Changes)})
	}
	return p.effect
}

func (p *tournamentSettings) save(ctx app.Context) {
	d, id := p.Desk, p.Route.Tournament
	s := d.Book(id).State
	if p.saving || s == nil {
		return
	}
	if key, err := p.params.fault(); err != nil {
		p.field, p.problem = "", d.T("page.params.refused", rules.Args{"name": tell.ParamName(d, p.params.reg, key), "reason": d.Err(err)})
		revealParam(ctx, p.params.reg, key)
		return
	}
	p.saving, p.problem, p.field = true, "", ""
	d.Do(ctx, id, p.command(s), func(ctx app.Context, done desk.Done) {
		p.saving = false
		if done.Err != nil {
			var e *rules.Error
			if errors.As(done.Err, &e) {
				p.field = e.Field
			}
			p.problem = d.Err(done.Err)
			return
		}
		p.begun = false
		d.Saved(ctx, id, done, d.T("page.settings.saved", nil), "")
	})
}

// files are the ways out of this device, and the copies that were made by themselves.
func (p *tournamentSettings) files(book *desk.Book) app.UI {
	d := p.Desk
	m, _ := d.Record(book.ID)
	rows := []app.UI{&scope.CopyRow{Desk: d, Version: p.Version, Meta: m}}
	if ui.CanShare() {
		rows = append(rows, scope.StateRow(ui.IconPhone, d.T("page.file.share", nil), d.T("page.settings.share.text", nil),
			&ui.Button{Text: d.T("page.settings.share.do", nil), Small: true, OnClick: p.share}))
	}
	rows = append(rows, scope.StateRow(ui.IconOpen, d.T("page.settings.merge", nil), d.T("page.settings.merge.text", nil),
		&ui.Button{Text: d.T("page.settings.merge.do", nil), Small: true, Href: route.Route{Name: "import"}.String()}))
	rows = append(rows, scope.StateRow(ui.IconDisk, d.T("page.settings.copies", nil), d.T("page.settings.copies.text", nil),
		&ui.Button{Text: d.T("page.copies.open", nil), Small: true, Href: route.Of(book.ID, "snapshots").String()}))
	return ui.Section("files", d.T("page.settings.files", nil), ui.List(rows...))
}

func (p *tournamentSettings) share(app.Context) { p.Desk.ShareFile(p.Route.Tournament) }
