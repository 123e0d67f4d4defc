package files

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/session"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

func init() {
	scope.Register("t/snapshots", func(d *desk.Desk, version int, r route.Route) app.UI {
		return &copies{Desk: d, Version: version, Route: r}
	})
}

// copies lists the copies of a tournament on this device: each can be compared with the
// present, saved to a file and taken up again.
type copies struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Route   route.Route

	list    []store.Snapshot
	listed  bool
	err     error
	keeping bool
	chosen  *store.Snapshot // the one that is compared
}

// OnMount lists the copies.
func (p *copies) OnMount(app.Context) { p.read() }

func (p *copies) read() {
	p.Desk.Snapshots(p.Route.Tournament, func(_ app.Context, list []store.Snapshot, err error) {
		p.list, p.listed, p.err = list, true, err
	})
}

// Render draws the list.
func (p *copies) Render() app.UI {
	book, meanwhile := scope.Opened(p.Desk, p.Route)
	if book == nil {
		return meanwhile
	}
	d := p.Desk
	f := scope.Frame(d, book, "settings", d.T("page.copies.title", nil))
	f.Last = scope.WhatHere(d, "files")
	f.Narrow, f.Back = true, route.Of(book.ID, "settings").String()
	body := []app.UI{
		app.P().Class("sm muted").Text(d.T("page.settings.copies.text", nil)),
		ui.Row("2", &ui.Button{ID: "keep", Text: d.T("page.copies.keep", nil), Icon: ui.IconDisk, Disabled: p.keeping, OnClick: p.keep}),
	}
	switch {
	case p.err != nil:
		body = append(body, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Text: d.Err(p.err), Live: true})
	case !p.listed:
		body = append(body, ui.Skeleton(4))
	case len(p.list) == 0:
		body = append(body, app.P().Class("muted").Text(d.T("page.copies.none", nil)))
	default:
		rows := make([]app.UI, len(p.list))
		for i, c := range p.list {
			rows[i] = &copyLine{Desk: d, Version: p.Version, Copy: c, OnCompare: p.choose}
		}
		body = append(body, ui.List(rows...))
	}
	f.Content = []app.UI{ui.Stack("3", body...)}
	if p.chosen != nil {
		f.Over = []app.UI{&ui.Sheet{ID: "copy", Title: copyMoment(d, *p.chosen), Sub: copyReason(d, *p.chosen), OnClose: p.close, Body: []app.UI{
			app.Div().Class("stack gap-3").Body(&comparison{Desk: d, Version: p.Version, Copy: *p.chosen, OnDone: p.done}),
		}}}
	}
	return f
}

func (p *copies) keep(app.Context) {
	if p.keeping {
		return
	}
	p.keeping = true
	d := p.Desk
	d.KeepCopy(p.Route.Tournament, func(ctx app.Context, err error) {
		p.keeping = false
		if err != nil {
			d.Fail(ctx, err)
			return
		}
		ui.ShowToast(ctx, ui.Toast{Text: d.T("page.copies.kept", nil)})
		p.read()
	})
}

func (p *copies) choose(_ app.Context, c store.Snapshot) { p.chosen = &c }

func (p *copies) close(app.Context) { p.chosen = nil }

// done puts the sheet away after a copy was taken up again.
func (p *copies) done(app.Context) {
	p.chosen = nil
	p.read()
}

// copyMoment is when a copy was made: always with the day, the journal quotes it.
func copyMoment(d *desk.Desk, c store.Snapshot) string {
	t, err := time.Parse(time.RFC3339, c.At)
	if err != nil {
		return c.At
	}
	return text.Date(d.Lang(), t.Local(), text.DayClock)
}

func copyReason(d *desk.Desk, c store.Snapshot) string {
	return d.T("page.settings.copy."+c.Reason, rules.Args{"round": c.Round}) // asks: page.settings.copy.{hand,import,restore,round}
}

// copyLine is a copy in the list.
type copyLine struct {
	app.Compo

	Desk      *desk.Desk
	Version   int
	Copy      store.Snapshot
	OnCompare func(app.Context, store.Snapshot)
}

// CompoID keeps the line with its copy.
func (l *copyLine) CompoID() string { return "copy-" + l.Copy.At }

// Render draws the line.
func (l *copyLine) Render() app.UI {
	d := l.Desk
	date := scope.MomentOf(d, l.Copy.At)
	return ui.Item(nil, date, nil, copyReason(d, l.Copy),
		&ui.IconButton{Icon: ui.IconDisk, Label: d.T("page.settings.copy.save", rules.Args{"date": date}), OnClick: l.save},
		&ui.Button{Text: d.T("page.copies.compare", nil), Small: true, Label: d.T("page.copies.compare.label", rules.Args{"date": date}), OnClick: l.compare})
}

func (l *copyLine) compare(ctx app.Context) { l.OnCompare(ctx, l.Copy) }

// save gives the copy out as a file of its round.
func (l *copyLine) save(app.Context) {
	d := l.Desk
	m, _ := d.Record(l.Copy.Tournament)
	m.Sum.Round = l.Copy.Round
	name := d.FileName(m)
	d.Snapshot(l.Copy.Tournament, l.Copy.At, func(ctx app.Context, s store.Snapshot, err error) {
		if err != nil {
			d.Fail(ctx, err)
			return
		}
		ui.Download(name, desk.FileMime, []byte(s.Body))
		ui.ShowToast(ctx, ui.Toast{Text: d.T("page.file.saved", rules.Args{"file": name})})
	})
}

// shownChanges is how many changed places are named; the rest is counted.
const shownChanges = 20

// comparison tells how a copy differs from the present, and takes it up again.
type comparison struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Copy    store.Snapshot
	OnDone  ui.Act

	read      bool
	found     session.Comparison
	err       error
	restoring bool
}

// CompoID compares another copy anew.
func (c *comparison) CompoID() string { return "comparison-" + c.Copy.At }

// OnMount compares.
func (c *comparison) OnMount(app.Context) {
	c.Desk.CompareCopy(c.Copy.Tournament, c.Copy.At, c.note(), func(_ app.Context, found session.Comparison, err error) {
		c.read, c.found, c.err = true, found, err
	})
}

// note is what the journal says of the restoring.
func (c *comparison) note() string {
	d := c.Desk
	return d.T("page.copies.note", rules.Args{"date": copyMoment(d, c.Copy), "reason": copyReason(d, c.Copy)})
}

// Render draws what differs.
func (c *comparison) Render() app.UI {
	d, f := c.Desk, c.found
	switch {
	case !c.read:
		return ui.Skeleton(3)
	case c.err != nil:
		return &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Text: d.Err(c.err), Live: true}
	case f.Newer == 0 && f.Missing == 0:
		return &ui.Note{Icon: ui.IconCheck, Text: d.T("page.copies.same", nil), Live: true}
	}
	body := []app.UI{app.P().Text(d.T("page.copies.newer", rules.Args{"n": f.Newer}))}
	if f.Missing > 0 {
		body = append(body, app.P().Text(d.T("page.copies.missing", rules.Args{"n": f.Missing})))
	}
	switch {
	case len(f.Command) == 0:
		return ui.Stack("3", append(body, &ui.Note{Icon: ui.IconCheck, Text: d.T("page.copies.equal", nil), Live: true})...)
	case f.Refused != nil:
		return ui.Stack("3", append(body, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Title: d.T("page.copies.refused", nil), Text: d.Err(f.Refused), Live: true})...)
	}
	body = append(body, c.places()...)
	body = append(body, app.P().Class("sm muted").Text(d.T("page.copies.how", nil)),
		&ui.Button{ID: "restore", Text: d.T("page.copies.restore", nil), Kind: ui.Go, Disabled: c.restoring, OnClick: c.restore})
	return ui.Stack("3", body...)
}

// places are the places that would change.
func (c *comparison) places() []app.UI {
	d := c.Desk
	changes := c.found.Preview.Changes
	if len(changes) == 0 {
		return []app.UI{app.P().Text(d.T("page.copies.places.none", nil))}
	}
	rows := make([][]ui.Cell, 0, shownChanges)
	for _, change := range changes[:min(len(changes), shownChanges)] {
		was := &change.Before
		before := ui.Cell{Text: "—"}
		if was.Place > 0 {
			before.Text = game.PlaceText(was) + " · " + text.Half(d.Lang(), was.Points)
		}
		rows = append(rows, []ui.Cell{
			{Text: scope.NameOf(d, c.found.Copy, change.Entrant)}, before,
			{Text: game.PlaceText(&change.After) + " · " + text.Half(d.Lang(), change.After.Points)},
		})
	}
	body := []app.UI{
		app.H3().Text(d.T("page.copies.places", rules.Args{"n": len(changes)})),
		ui.SmallTable([]ui.Col{{Title: d.T("csv.entrant", nil), Left: true}, {Title: d.T("page.copies.now", nil)}, {Title: d.T("page.copies.then", nil)}}, rows),
	}
	if more := len(changes) - shownChanges; more > 0 {
		body = append(body, app.P().Class("sm muted").Text(d.T("page.copies.more", rules.Args{"n": strconv.Itoa(more)})))
	}
	return body
}

func (c *comparison) restore(app.Context) {
	if c.restoring {
		return
	}
	c.restoring = true
	d, id := c.Desk, c.Copy.Tournament
	d.RestoreCopy(id, c.Copy.At, c.note(), func(ctx app.Context, done desk.Done) {
		c.restoring = false
		if done.Err != nil {
			d.Fail(ctx, done.Err)
			return
		}
		d.Saved(ctx, id, done, d.T("page.copies.restored", rules.Args{"date": copyMoment(d, c.Copy)}), "")
		c.OnDone(ctx)
	})
}
