package table

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/discipline"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TableHead is what the judge must know before the numbers of a table: a result that
// waits for the second check, penalty cards that lie there.
func TableHead(d *desk.Desk, version int, id string, k tournament.TableKey) app.UI {
	s := d.Book(id).State
	if s.TableOf(k) == nil {
		return nil
	}
	check, cards, left, gap := secondCheck(d, version, id, s, k), discipline.PenaltyCards(d, version, id, s, &k), LeftNotes(d, version, id, s, &k), gapNote(d, id, s, k)
	if check == nil && cards == nil && left == nil && gap == nil {
		return nil
	}
	return ui.Stack("2", left, check, gap, cards)
}

// TableFoot is what belongs to a table beside its result: how long claims are open,
// protests, rulings.
func TableFoot(d *desk.Desk, version int, id string, k tournament.TableKey) app.UI {
	s := d.Book(id).State
	r := s.Seated(k.Seating)
	if s.TableOf(k) == nil || r == nil {
		return nil
	}
	var rulings []tournament.RulingRecord
	for _, x := range s.Rulings {
		if x.Seating == k.Seating && x.Table == k.Table {
			rulings = append(rulings, x)
		}
	}
	slices.Reverse(rulings)
	fact := ""
	n := len(rulings)
	for _, note := range s.Notes {
		if note.Round == r.Number && note.Table == k.Table {
			n++
		}
	}
	if n > 0 {
		fact = scope.Number(n)
	}
	body := []app.UI{app.P().Class("sm muted").Text(claimsLine(d, s, r))}
	if len(rulings) > 0 {
		body = append(body, discipline.RulingList(d, s, d.T("page.confirm.rulings", nil), rulings, true))
	}
	body = append(body, discipline.Protests(d, version, id, s, k),
		ui.Row("2", &ui.Button{Text: d.T("page.confirm.ruling", nil), Icon: ui.IconGavel, Small: true, Href: route.Of(id, "ruling", r.Number, k.Table).String()}))
	return &ui.Fold{ID: "matters", Icon: ui.IconGavel, Title: d.T("page.confirm.matters", nil), Fact: fact, Body: []app.UI{ui.Stack("3", body...)}}
}

// claimsLine says until when a result of the round may be claimed against.
func claimsLine(d *desk.Desk, s *tournament.State, r *rules.Round) string {
	until := s.ClaimsUntil(r.Number)
	switch {
	case until.IsZero():
		return d.T("page.confirm.claims.open", rules.Args{"n": s.ParamsOf(r.Number).Int(tournament.ParamClaimMinutes)})
	case d.Passed(until):
		return d.T("page.confirm.claims.over", rules.Args{"time": text.Date(d.Lang(), until, text.Clock)})
	}
	return d.T("page.confirm.claims.until", rules.Args{"time": text.Date(d.Lang(), until, text.Clock)})
}

// secondCheck asks a second person to compare the result with the slip; nil where the
// tournament doesn't want that, or there is nothing to compare.
func secondCheck(d *desk.Desk, version int, id string, s *tournament.State, k tournament.TableKey) app.UI {
	e := s.Current(k)
	if e == nil || !s.Params.Bool(tournament.ParamSecondCheck) {
		return nil
	}
	if by := s.Confirmed[e.ID]; by != "" {
		return &ui.Note{Tone: ui.Good, Icon: ui.IconCheck, Text: d.T("page.confirm.done", rules.Args{"device": deviceName(d, s, by)})}
	}
	return &confirmCard{Desk: d, Version: version, Tournament: id, Entry: e.ID, By: e.Device, At: e.At}
}

// deviceName is what a device is called.
func deviceName(d *desk.Desk, s *tournament.State, device string) string {
	switch label := s.Devices[device]; {
	case label != "":
		return label
	case device == d.Device():
		return d.T("page.journal.here", nil)
	}
	return d.T("page.journal.device", rules.Args{"id": device[:min(4, len(device))]})
}

// confirmCard is the second check of one result.
type confirmCard struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
	Entry      string
	By, At     string // the device that entered it, and when

	saving bool
}

// CompoID keeps the card with its result.
func (p *confirmCard) CompoID() string { return "confirm-" + p.Entry }

// Render draws the card. One person may hold both devices and two persons may share one:
// who confirms is asked for in words.
func (p *confirmCard) Render() app.UI {
	s := p.Desk.Book(p.Tournament).State
	key := "page.confirm.wait"
	if p.By == p.Desk.Device() {
		key = "page.confirm.wait.here"
	}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconQuestion, Title: p.Desk.T("page.confirm.title", nil),
		Text:   p.Desk.Of(s.Regulation, key, rules.Args{"time": p.Desk.ClockTime(p.At), "device": deviceName(p.Desk, s, p.By)}),
		Action: p.Desk.T("page.confirm.go", nil), OnClick: p.confirm}
}

func (p *confirmCard) confirm(ctx app.Context) {
	d, id := p.Desk, p.Tournament
	scope.Once{Desk: d, Tournament: id, Busy: &p.saving}.Do(ctx, tournament.ResultConfirmed{Target: p.Entry}, func(ctx app.Context, done desk.Done) {
		d.Saved(ctx, id, done, d.T("page.confirm.said", nil), "")
	})
}
