package home

import (
	"time"

	"github.com/sudya-app/sudya/app/ahead"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/session"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// nowCard is the tournament that is on: how much time is left, what is entered, and the
// way on.
func (p *home) nowCard(m store.Meta) app.UI {
	d := p.Desk
	tone := ui.Neutral
	if m.Status == session.StatusRunning {
		tone = ui.Good
	}
	body := []app.UI{app.Div().Body(app.H3().Class("title").Text(m.Name), app.P().Class("muted sm").Text(p.nowLine(m)))}
	if m.Status == session.StatusRunning {
		body = append(body, app.Div().Class("row gap-5 bottom").Body(
			p.nowClock(m.ID),
			app.Div().Class("grow stack gap-15").Body(
				app.Span().Class("sm").Body(
					app.B().Text(d.T("page.home.entered", rules.Args{"done": m.Sum.Entered, "all": m.Sum.Tables})),
					app.Text(" "+d.T("page.home.entered.tables", nil))),
				&ui.Progress{Label: d.T("page.home.progress", nil), Done: m.Sum.Entered, All: m.Sum.Tables})))
	}
	if m.Status == session.StatusRegistration {
		body = append(body, &ahead.RegistrationClock{Desk: d, Version: p.Version, Tournament: m.ID})
	}
	if err := p.nowErr(m); err != nil {
		body = append(body, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Text: d.Err(err)})
	}
	goOn := "page.home.goto." + m.Status
	if !text.Has(goOn) { // a status that a newer program has written
		goOn = "page.import.open"
	}
	body = append(body, &ui.Button{Kind: ui.Go, Wide: true, Text: d.T(goOn, nil), After: ui.IconRight, // asks: page.home.goto.{closed,draft,registration,running}
		Href: route.Of(m.ID, shelfScreen(m)).String()})
	return app.Section().Class("stack").Aria("labelledby", "now").Body(
		app.H2().ID("now").Class("vh").Text(d.T("page.home.now", nil)),
		app.Article().Class("card").Body(
			app.Div().Class("card__head").Body(
				ui.Badge(tone, stageOf(d, m)),
				app.Span().Class("push sm muted").Text(scope.DateOf(d, m.Sum.Date)),
				&nowMenu{Home: p, Meta: m, Version: p.Version}),
			app.Div().Class("card--pad stack").Body(body...)))
}

// nowLine is «27 пар · 13 столов · швейцарская система».
func (p *home) nowLine(m store.Meta) string {
	d := p.Desk
	line := ""
	add := func(part string) {
		if line != "" {
			line += " · "
		}
		line += part
	}
	if reg, ok := d.Lookup(m.Regulation); ok && m.Sum.Registered > 0 {
		add(d.T("page.count."+string(reg.Info().Unit), rules.Args{"n": m.Sum.Registered}))
	}
	if m.Sum.Tables > 0 {
		add(d.T("page.count.table", rules.Args{"n": m.Sum.Tables}))
	}
	if m.Sum.System != "" {
		add(d.T("page.system."+m.Sum.System, nil))
	}
	if m.Sum.Place != "" {
		add(m.Sum.Place)
	}
	return line
}

// nowClock is the clock of the running round; the tournament is opened for it.
func (p *home) nowClock(id string) app.UI {
	book := p.Desk.Book(id)
	if book.State == nil {
		return nil
	}
	r := book.State.Running()
	if r == nil {
		return nil
	}
	clock := book.State.Clocks[r.Seating]
	now := p.Desk.Now()
	face := &ui.Clock{Idle: true, Sub: p.Desk.T("page.home.clock.idle", nil)}
	if clock != nil && !clock.Started.IsZero() {
		left := clock.Remaining(now)
		face = &ui.Clock{
			Running: clock.Running(), Until: now.Add(left).UnixMilli(), Left: int(left / time.Second),
			Sub: p.Desk.T("page.home.clock.left", nil),
		}
		switch {
		case clock.Called:
			face.Left, face.Sub = 0, p.Desk.T("page.board.clock.over", nil)
		case !clock.Running():
			face.Sub = p.Desk.T("page.home.clock.paused", nil)
		}
	}
	return face
}

// nowErr is why the running tournament could not be opened.
func (p *home) nowErr(m store.Meta) error {
	if m.Status != session.StatusRunning {
		return nil
	}
	return p.Desk.Book(m.ID).Err
}

// nowMenu is the menu of the tournament that is on.
type nowMenu struct {
	app.Compo

	Home    *home
	Meta    store.Meta
	Version int
}

// CompoID keeps the menu with its tournament.
func (m *nowMenu) CompoID() string { return "now-" + m.Meta.ID }

// Render draws the menu.
func (m *nowMenu) Render() app.UI { return shelfMenu(m.Home.Desk, m.Meta, m.pick) }

func (m *nowMenu) pick(ctx app.Context, command string) { m.Home.pick(ctx, m.Meta, command) }
