package journal

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// disputeCard sets the entries of a dispute side by side: one of them is chosen.
type disputeCard struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
	First      string // of the dispute: the entry that counts meanwhile

	busy bool
}

// CompoID keeps the card with its dispute.
func (c *disputeCard) CompoID() string { return "dispute-" + c.First }

// Render draws the entries.
func (c *disputeCard) Render() app.UI {
	d := c.Desk
	s := d.Book(c.Tournament).State
	i := slices.IndexFunc(s.Disputes, func(x tournament.Dispute) bool { return x.First == c.First })
	if i < 0 {
		return app.Div()
	}
	dispute := s.Disputes[i]
	teller := tell.NewTeller(d, s)
	var sides []app.UI
	for _, id := range append([]string{dispute.First}, dispute.Others...) {
		sides = append(sides, c.side(teller, id, id == dispute.First))
	}
	return app.Section().Class("card").Aria("label", tell.DisputeLine(d, s, dispute)).Body(
		app.Div().Class("card__head").Body(
			app.H2().Class("grow").Text(tell.DisputeLine(d, s, dispute)), ui.Badge(ui.Ask, d.T("page.journal.dispute", nil))),
		app.Div().Class("card--pad stack gap-3").Body(
			app.P().Class("sm muted").Text(d.T("page.journal.dispute.text", nil)),
			ui.Cols("14", sides...)))
}

// side is one of the entries.
func (c *disputeCard) side(t *tell.Teller, id string, counts bool) app.UI {
	d := c.Desk
	e, ok := t.State.Event(id)
	if !ok {
		return nil
	}
	head := d.ClockTime(e.At)
	if who := t.Who(e.Device); who != "" {
		head += " · " + who
	}
	body := []app.UI{app.Span().Class("sm muted").Text(head)}
	if counts {
		body = append(body, ui.Row("", ui.Badge(ui.Neutral, d.T("page.journal.dispute.counts", nil))))
	}
	if entry := t.Entry(id); entry != nil {
		lines, note := t.Sides(entry)
		for _, line := range lines {
			body = append(body, line.Draw())
		}
		if note != "" {
			body = append(body, ui.Row("", ui.Badge(ui.Neutral, note)))
		}
		if entry.Reason != "" {
			body = append(body, app.Span().Class("sm").Text(entry.Reason))
		}
	} else {
		body = append(body, app.B().Text(t.TitleOf(id)))
		if b, ok := e.Body.(tournament.RoundSeated); ok {
			body = append(body, t.SeatingOf(id, b)...)
		}
	}
	if d.Check(c.Tournament, c.choice(id)) != nil {
		return app.Div().Class("disputed stack gap-2").Body(body...)
	}
	body = append(body, &ui.Button{ID: "choose-" + id, Text: d.T("page.journal.dispute.choose", nil), Small: true, Wide: true, Disabled: c.busy,
		Label:   d.T("page.journal.dispute.choose.label", rules.Args{"time": head}),
		OnClick: func(ctx app.Context) { c.choose(ctx, id) }})
	return app.Div().Class("disputed stack gap-2").Body(body...)
}

// choice is the resolve for one of the entries.
func (c *disputeCard) choice(id string) tournament.Resolved {
	s := c.Desk.Book(c.Tournament).State
	b := tournament.Resolved{Target: id}
	for _, x := range s.Disputes {
		if x.First != c.First {
			continue
		}
		for _, other := range append([]string{x.First}, x.Others...) {
			if other != id {
				b.Over = append(b.Over, other)
			}
		}
	}
	return b
}

// choose settles the dispute for one of the entries.
func (c *disputeCard) choose(ctx app.Context, id string) {
	d := c.Desk
	s := d.Book(c.Tournament).State
	i := slices.IndexFunc(s.Disputes, func(x tournament.Dispute) bool { return x.First == c.First })
	if c.busy || i < 0 {
		return
	}
	tournamentID := c.Tournament
	scope.Once{Desk: d, Tournament: tournamentID, Busy: &c.busy}.Do(ctx, c.choice(id), func(ctx app.Context, done desk.Done) {
		d.Saved(ctx, tournamentID, done, d.T("page.journal.dispute.settled", nil), "")
	})
}
