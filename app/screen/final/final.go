package final

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ahead"
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

func init() {
	scope.Register("t/final", func(d *desk.Desk, v int, r route.Route) app.UI {
		return &final{Desk: d, Version: v, Route: r}
	})
}

// final shows the last stage, whatever the game makes of it: a round robin as a cross
// table, matches, semi-finals; then the end of the tournament with places and prizes.
type final struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Route   route.Route

	ranks scope.Ranks
}

// Render draws the screen.
func (p *final) Render() app.UI {
	book, wait := scope.Opened(p.Desk, p.Route)
	if book == nil {
		return wait
	}
	d, s := p.Desk, book.State
	n := scope.Announced(s)
	f := scope.Frame(d, book, "standings", p.title(s, n))
	f.Last = scope.WhatHere(d, "final")
	f.Tools = []app.UI{
		&ui.IconButton{Icon: ui.IconScreen, Label: d.T("page.standings.board", nil), Href: route.Of(book.ID, "board").String()},
		&ui.IconButton{Icon: ui.IconPrint, Label: d.T("page.final.protocol", nil), Href: route.Of(book.ID, "print", "protocol").String()},
	}
	var body []app.UI
	body = append(body, ahead.LotNotes(d, s, book.ID, n)...)
	body = append(body, p.end(book.ID, s, n)...)
	for _, sentence := range tell.Outdated(d, s, len(s.Rounds)) {
		body = append(body, &ui.Note{Tone: ui.Ask, Icon: ui.IconQuestion, Text: sentence})
	}
	body = append(body, p.refusals(book.ID, s)...)
	body = append(body, p.stages(book.ID, s, n)...)
	if len(body) == 0 {
		body = []app.UI{ui.Empty(ui.IconRanks, d.Of(s.Regulation, "page.final.empty.title", nil), d.Of(s.Regulation, "page.final.empty.text", nil),
			&ui.Button{Text: d.T("page.tab.standings", nil), Href: route.Of(book.ID, "standings").String()})}
	}
	f.Content = []app.UI{ui.Stack("", body...)}
	return f
}

func (p *final) title(s *tournament.State, n int) string {
	switch r := s.Round(n); {
	case s.Finished:
		return p.Desk.T("page.final.title.end", nil)
	case r != nil && scope.IsFinal(r.Stage):
		return scope.RoundName(p.Desk, s, n)
	}
	return p.Desk.Of(s.Regulation, "page.final.title", nil)
}

// stages draws the rounds of the last stage, the running one first.
func (p *final) stages(id string, s *tournament.State, n int) []app.UI {
	d := p.Desk
	var running, played, cards []app.UI
	for i := len(s.Rounds) - 1; i >= 0; i-- {
		r := s.Rounds[i]
		if !r.Published || !scope.IsFinal(r.Stage) {
			continue
		}
		cards = nil
		outlook := p.outlook(s, r, n)
		for _, t := range r.Tables {
			cards = append(cards, p.card(s, r, t, outlook[t.Number]))
		}
		if r.Closed {
			played = append(played, cards...)
		} else {
			running = append(running, cards...)
		}
	}
	var body []app.UI
	if len(running) > 0 {
		body = append(body, ui.Cols("21", running...))
	}
	body = append(body, p.crosses(id, s, n)...)
	if len(played) > 0 {
		body = append(body, ui.Section("played", d.T("page.final.played", nil), ui.Cols("21", played...)))
	}
	return body
}

// crosses are the cross tables of the final or, in dominoes, of each tie of three or four.
func (p *final) crosses(id string, s *tournament.State, n int) []app.UI {
	d := p.Desk
	r := s.Round(n)
	if r == nil || !scope.IsFinal(r.Stage) {
		return nil
	}
	now := p.ranks.After(p.Version, id, s, n)
	if r.Stage == rules.StageFinal {
		first := n - scope.FinalRound(s, n) + 1
		before := p.ranks.After(p.Version, id, s, first-1)
		in := map[rules.EntrantID]bool{}
		for _, e := range s.ThroughBefore(n) {
			in[e] = true
		}
		table := crossOf(d, s, now, &before, func(e rules.EntrantID) bool { return in[e] })
		table.Caption, table.Bonus = d.T("page.final.cross", nil), d.T("page.final.bonus", nil)
		return []app.UI{
			ui.Section("cross", d.T("page.final.cross", nil), table),
			app.P().Class("sm muted").Text(d.T("page.final.explain", rules.Args{"bonus": signedList(d.Lang(), s.Params.Halves("finalBonus"))})),
		}
	}
	if r.Stage != rules.StageTie {
		return nil
	}
	group := map[rules.EntrantID]string{}
	var groups []string
	for _, round := range s.Rounds {
		if round.Stage != rules.StageTie {
			continue
		}
		for _, t := range round.Tables {
			if len(groups) == 0 || groups[len(groups)-1] < t.Group {
				groups = append(groups, t.Group)
			}
			for _, e := range t.Seats {
				group[e] = t.Group
			}
		}
	}
	var list []app.UI
	for _, g := range groups {
		table := crossOf(d, s, now, nil, func(e rules.EntrantID) bool { return group[e] == g })
		if len(table.Rows) < 3 {
			continue
		}
		table.Caption = d.T("page.final.tie", rules.Args{"group": g})
		list = append(list, ui.Section("tie-"+g, table.Caption, table))
	}
	return list
}

// crossOf sets the entrants of a final against each other, in the order of the standing.
func crossOf(d *desk.Desk, s *tournament.State, now rules.Standing, before *rules.Standing, in func(rules.EntrantID) bool) *ui.CrossTable {
	lang := d.Lang()
	table := &ui.CrossTable{
		No: d.T("page.final.no", nil), Name: d.T("page.standings.col."+scope.Unit(s), nil), Of: d.T("page.standings.col.points", nil),
	}
	var order []*rules.StandingLine
	for i := range now.Lines {
		if in(now.Lines[i].Entrant) {
			order = append(order, &now.Lines[i])
		}
	}
	for i, l := range order {
		row := ui.CrossRow{Place: strconv.Itoa(i + 1), Who: scope.NameOf(d, s, l.Entrant), Start: text.Signed(lang, l.Bonus), Total: text.Half(lang, l.Points)}
		if before != nil {
			if was := before.Line(l.Entrant); was != nil {
				row.Why = d.T("page.final.qualified", rules.Args{"place": game.PlaceText(was)})
			}
		} else {
			row.Total = text.Half(lang, stagePoints(l))
		}
		for _, opponent := range order {
			row.Games = append(row.Games, meetingOf(d, l, opponent.Entrant))
		}
		table.Rows = append(table.Rows, row)
	}
	return table
}

// stagePoints are the points of the final's own games.
func stagePoints(l *rules.StandingLine) rules.Half {
	sum := rules.Half(0)
	for _, r := range l.Rounds {
		if scope.IsFinal(r.Stage) {
			sum += r.Points
		}
	}
	return sum
}

func meetingOf(d *desk.Desk, l *rules.StandingLine, opponent rules.EntrantID) ui.Meeting {
	for _, r := range l.Rounds {
		if !scope.IsFinal(r.Stage) || len(r.Opponents) != 1 || r.Opponents[0] != opponent {
			continue
		}
		if r.Pending {
			return ui.Meeting{Open: d.T("page.final.running", nil)}
		}
		return ui.Meeting{Points: text.Signed(d.Lang(), r.Points), Whists: text.Signed(d.Lang(), r.Diff)}
	}
	return ui.Meeting{}
}

// signedList writes numbers with signs: «+1,5; +1; +0,5; 0».
func signedList(lang text.Lang, list []rules.Half) string {
	out := ""
	for i, h := range list {
		if i > 0 {
			out += "; "
		}
		out += text.Signed(lang, h)
	}
	return out
}

// card is a table of the last stage; decides is what a win decides there.
func (p *final) card(s *tournament.State, r *rules.Round, t *rules.Table, decides string) app.UI {
	d, id, view := p.Desk, p.Route.Tournament, game.ViewOf(s)
	card := &ui.TableCard{
		Key: "f" + strconv.Itoa(r.Number) + "-" + strconv.Itoa(t.Number), No: strconv.Itoa(t.Number), Above: ahead.MatchName(d, s, r, t),
		State: ui.TableWait, Status: d.T("page.final.waiting", nil), Note: decides, Href: route.Of(id, "table", r.Number, t.Number).String(),
	}
	for i, e := range t.Seats {
		line := ui.Line{Who: scope.NameIn(d, s, e, r.Number)}
		if view.Sides {
			line.Side = scope.SeatSide(d, i)
		}
		if t.Score != nil {
			x := t.Score.Seats[i]
			line.Points, line.Win = text.Signed(d.Lang(), x.Points), x.Win
			line.Whists = text.Signed(d.Lang(), x.Diff)
		}
		card.Lines = append(card.Lines, line)
	}
	if t.Score != nil {
		card.State, card.Status = ui.TableDone, d.T("page.final.entered", nil)
		numbers, note := view.Result(d, t, 0)
		card.Note = numbers
		if note != "" {
			card.Note += " " + note
		}
	}
	return card
}

// refusals tell of the finals between equals that are to come, where those who would play may
// refuse (domino 1.4), and lead to their seating.
func (p *final) refusals(id string, s *tournament.State) []app.UI {
	list := ahead.TieSections(p.Desk, p.Version, id, s)
	if len(list) == 0 || s.Running() != nil {
		return list
	}
	stage := rules.StageTie // what they may refuse
	if s.Drafted != nil {
		stage = s.Drafted.Stage
	}
	return append(list, &ui.Button{Text: ahead.SeatingWords(p.Desk, s, "title", ahead.ToSeat(s), stage), Kind: ui.Go, Href: route.Of(id, "seating").String()})
}
