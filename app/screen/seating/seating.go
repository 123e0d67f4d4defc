package seating

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ahead"
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

func init() {
	scope.Register("t/seating", func(d *desk.Desk, version int, r route.Route) app.UI {
		return &seating{Desk: d, Version: version, Route: r}
	})
}

// seating is the seating of a round: what comes next before it is drawn, the draft with
// its reasons, where two entrants change places by two taps, and what was published.
type seating struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Route   route.Route

	byName bool
	taken  rules.EntrantID // tapped first: waits for the one to change places with
	busy   bool

	known draftFacts
	at    int // the version that known is of
}

func (p *seating) t(key string, args rules.Args) string { return p.Desk.T("page.seating."+key, args) }

func (p *seating) state() *tournament.State { return p.Desk.Book(p.Route.Tournament).State }

// Render draws the draft, else the round that is on, else what comes next.
func (p *seating) Render() app.UI {
	book, meanwhile := scope.Opened(p.Desk, p.Route)
	if book == nil {
		return meanwhile
	}
	s := book.State
	switch {
	case s.Drafted != nil:
		return p.draft(book, s)
	case s.Running() != nil:
		return p.published(book, s, s.Running())
	}
	return p.next(book, s)
}

func (p *seating) frame(book *desk.Book, round int, stage rules.Stage, menu ...ui.MenuItem) *ui.Frame {
	f := scope.Frame(p.Desk, book, "round", ahead.SeatingWords(p.Desk, book.State, "title", round, stage))
	f.Last = scope.WhatHere(p.Desk, "seating")
	f.Back = route.Of(book.ID, "round").String()
	f.Tools = []app.UI{
		&ui.IconButton{Icon: ui.IconPrint, Label: p.t("print", nil), Href: route.Of(book.ID, "print", "seating", round).String()},
	}
	if len(menu) > 0 {
		f.Tools = append(f.Tools, &ui.Menu{ID: "more", Label: p.t("more", nil), Items: menu, OnPick: p.pick})
	}
	return f
}

// draft is the seating that isn't published yet.
func (p *seating) draft(book *desk.Book, s *tournament.State) app.UI {
	r := s.Drafted
	facts := p.facts(s, r)
	f := p.frame(book, r.Number, r.Stage, ui.MenuItem{ID: "cancel", Text: p.t("cancel.draft", nil), Icon: ui.IconTrash, Red: true})
	f.Dock = true
	body := []app.UI{app.Div().Class("toolbar").Body(
		app.P().Class("sm").Body(ui.Badge(ui.Ask, p.t("draft", nil)), app.Text(" "+p.summary(r, facts))),
		ui.Dock(
			&ui.Button{ID: "again", Text: p.t("again", nil), Disabled: p.busy || facts.news.Dead, OnClick: p.seat},
			&ui.Button{ID: "publish", Text: p.t("publish", nil), Icon: ui.IconCheck, Kind: ui.Go, Disabled: p.busy || facts.refused != nil, OnClick: p.publish}),
	)}
	body = append(body, ahead.BreakNote(p.Desk, p.Version, s)...)
	body = append(body, p.news(s, facts))
	body = append(body, ahead.TieSections(p.Desk, p.Version, book.ID, s)...)
	body = append(body, p.cutFold(s, facts.plan), ahead.SkippersNote(p.Desk, s, r.Number))
	for _, n := range facts.loose {
		body = append(body, &ui.Note{Icon: ui.IconAlert, Text: p.notice(n)})
	}
	if p.taken != "" {
		body = append(body, &ui.Note{
			Tone: ui.Good, Icon: ui.IconSwap, Live: true, Title: scope.NameOf(p.Desk, s, p.taken),
			Text: p.t("tap."+scope.Unit(s), nil), Action: p.Desk.T("page.draft.goes", nil), OnClick: p.goes, Close: p.t("keep", nil), OnClose: p.keep,
		})
	}
	body = append(body, p.viewSwitch())
	if p.byName {
		body = append(body, p.names(s, r))
	} else {
		body = append(body, p.cards(s, r, facts))
	}
	body = append(body, p.foot(s, r))
	f.Content = []app.UI{ui.Stack("3", body...)}
	return f
}

// published is the seating of the round that is on: to look up where somebody sits.
func (p *seating) published(book *desk.Book, s *tournament.State, r *rules.Round) app.UI {
	var menu []ui.MenuItem
	if p.Desk.Check(book.ID, tournament.RoundCancelled{Seating: r.Seating}) == nil {
		menu = append(menu, ui.MenuItem{ID: "cancel", Text: p.t("cancel.round", nil), Icon: ui.IconTrash, Red: true})
	}
	f := p.frame(book, r.Number, r.Stage, menu...)
	facts := p.facts(s, r)
	list := p.names(s, r)
	if !p.byName {
		list = p.plain(s, r, facts)
	}
	body := []app.UI{app.Div().Class("toolbar").Body(
		app.P().Class("sm").Body(ui.Badge(ui.Good, p.t("published", nil)), app.Text(" "+p.summary(r, facts))),
		ui.Row("2", &ui.Button{Text: p.t("toRound", rules.Args{"round": r.Number}), Kind: ui.Go, Href: route.Of(book.ID, "round").String()}))}
	body = append(body, ahead.BreakNote(p.Desk, p.Version, s)...)
	body = append(body, ahead.SkippersNote(p.Desk, s, r.Number))
	f.Content = []app.UI{ui.Stack("3", append(body, p.viewSwitch(), list, p.foot(s, r))...)}
	return f
}

func (p *seating) viewSwitch() app.UI {
	value := "tables"
	if p.byName {
		value = "names"
	}
	return app.Div().Class("row").Body(&ui.Radio{ID: "view", Label: p.t("view", nil), HideLabel: true, Value: value, OnPick: p.view, Choices: []ui.Choice{
		{Value: "tables", Text: p.t("view.tables", nil)}, {Value: "names", Text: p.t("view.names", nil)},
	}})
}

func (p *seating) view(_ app.Context, value string) { p.byName = value == "names" }

// summary says in a sentence how the round was seated and how far from plain order.
func (p *seating) summary(r *rules.Round, facts draftFacts) string {
	args := rules.Args{"n": len(r.Tables)}
	line := p.t("system."+string(r.System), nil) + ", " + p.t("tables", args)
	if len(r.Byes) > 0 {
		line += p.t("andBye", nil)
	}
	line += "."
	if r.Number == 1 {
		return line
	}
	departed := 0
	for _, t := range r.Tables {
		if departs(t.Why) && r.System != rules.SystemFinal && r.System != rules.SystemManual { // these have no rank order to leave
			departed++
		}
	}
	if departed > 0 {
		line += " " + p.t("departed", rules.Args{"n": departed})
	}
	if n := len(facts.again); n > 0 {
		return line + " " + p.Desk.T("rematch.count", rules.Args{"n": n})
	}
	if r.Stage == rules.StageFinal { // who met before the final may meet in it
		return line
	}
	return line + " " + p.Desk.T("rematch.none", nil)
}

// foot tells the seed, so that anybody can draw the same again.
func (p *seating) foot(s *tournament.State, r *rules.Round) app.UI {
	if r.Seed == "" {
		return nil
	}
	hint := ". " + p.t("seed.hint", nil)
	if r.System == rules.SystemManual { // the seed gives what was there before the exchange
		hint = ". " + p.t("seed.hand", nil)
	}
	return app.P().Class("sm muted").Body(
		app.Text(p.t("seed", nil)+" "), app.Span().Class("num nowrap ink").Text(scope.Spaced(r.Seed)), app.Text(hint))
}

// cards are the tables of the draft and those who sit out.
func (p *seating) cards(s *tournament.State, r *rules.Round, facts draftFacts) app.UI {
	list := make([]app.UI, 0, len(r.Tables)+len(r.Byes))
	for _, t := range r.Tables {
		note, ask := p.why(s, t, facts)
		c := &ui.SeatCard{Key: "t-" + strconv.Itoa(t.Number), No: strconv.Itoa(t.Number), Note: note, Ask: ask, OnSeat: p.tap}
		if note != "" {
			c.NoteIcon = ui.IconSwap
		}
		for i, id := range t.Seats {
			c.Seats = append(c.Seats, p.seatLine(s, facts, id, i))
		}
		list = append(list, c)
	}
	for _, id := range r.Byes {
		list = append(list, &ui.SeatCard{
			Key: "bye-" + string(id), Bye: p.t("bye", nil), Note: p.byeNote(s, r), OnSeat: p.tap,
			Seats: []ui.SeatLine{p.seatLine(s, facts, id, -1)},
		})
	}
	return ui.Cols("21", list...)
}

func (p *seating) seatLine(s *tournament.State, facts draftFacts, id rules.EntrantID, seat int) ui.SeatLine {
	l := ui.SeatLine{ID: string(id), Who: scope.NameOf(p.Desk, s, id), Pressed: id == p.taken}
	if sides := table.TableGames[s.Regulation].Sides; seat >= 0 && seat < len(sides) {
		l.Side = p.Desk.T(sides[seat], nil)
	}
	if place := facts.place[id]; place > 0 {
		l.Place = strconv.Itoa(place)
	}
	if e := s.Entrant(id); e != nil {
		l.Team = e.Team
	}
	if points, ok := facts.points[id]; ok {
		l.Number = text.Format(p.Desk.Lang(), points)
		if facts.bonus {
			l.Number = p.t("bonus", rules.Args{"points": points})
		}
	}
	return l
}

// why is the reason under a table, and whether the judge should look twice.
func (p *seating) why(s *tournament.State, t *rules.Table, facts draftFacts) (note string, ask bool) {
	add := func(sentence string) {
		note = text.Sentences(note, sentence)
	}
	manual := t.Why != nil && t.Why.Code == "manual"
	again := facts.againAt(t.Number)
	if t.Why != nil && (t.Why.Code != "rematch" || len(again) == 0) { // else their names say it
		add(reasonOf(p.Desk, t.Why))
	}
	if len(again) > 0 {
		add(p.Desk.T("rematch.table", rules.Args{"pairs": tell.RematchNames(p.Desk, s, again)}))
		ask = manual
	}
	for _, n := range facts.tables[t.Number] {
		add(p.notice(n))
		ask = true
	}
	return note, ask
}

// reasonOf is the sentence of a seater's reason.
func reasonOf(d *desk.Desk, why *rules.Reason) string {
	return d.T("reason."+why.Code, rules.Args{"a": why.A, "b": why.B, "round": why.Round, "table": why.Table})
}

func (p *seating) notice(n rules.Notice) string { return p.Desk.T("notice."+n.Code, n.Args) }

// byeNote says what sitting out brings, as far as the regulation has parameters for it.
func (p *seating) byeNote(s *tournament.State, r *rules.Round) string {
	key := "bye." + s.Regulation
	points, ok := s.ParamsOf(r.Number)["byePoints"].(rules.Half)
	if r.Number == 1 {
		points, ok = s.ParamsOf(1)["byeFirstPoints"].(rules.Half)
	}
	if !ok || !text.Has("page.seating."+key) || r.Stage != rules.StageMain {
		return ""
	}
	return p.t(key, rules.Args{"points": text.Signed(p.Desk.Lang(), points)}) // asks: page.seating.bye.belote-pairs
}
