package entrants

import (
	"errors"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// form is the fast entry.
func (p *Entrants) form(s *tournament.State) app.UI {
	if s.Finished {
		return nil
	}
	pair, teams := scope.Unit(s) == "pair", s.Rule.Info().Teams
	fields := []app.UI{p.nameField(0, pair)}
	if pair {
		fields = append(fields, p.nameField(1, pair))
	}
	if teams {
		fields = append(fields, &ui.Field{ID: "team", Label: p.t("team", nil), Value: p.typed().person.Team, Err: p.err("team"), List: teamsOf(s), EnterKey: "done", OnInput: p.typeTeam, OnEnter: p.Record})
	}
	body := []app.UI{
		app.Div().Class("two gap-3").Body(fields...),
		ui.Row("2",
			&ui.Button{Text: p.t("record", nil), Icon: ui.IconPlus, Kind: ui.Go, Grow: true, OnClick: p.Record},
			app.Span().Class("phone-only").Body(&ui.Button{Text: p.t("list", nil), Icon: ui.IconPaste, OnClick: p.openList}),
		),
	}
	if p.problem != "" && p.field == "" {
		body = append(body, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Text: p.problem, Live: true})
	}
	if doubt := p.doubt(s, p.tidy(s)); doubt != "" {
		body = append(body, &ui.Note{Tone: ui.Ask, Icon: ui.IconUsers, Live: true, Text: doubt})
	}
	if note := p.lateNote(s); note != nil {
		body = append(body, note)
	}
	return app.Section().Class("card card--pad stack gap-3").Aria("labelledby", "next").Body(
		append([]app.UI{app.H2().ID("next").Text(p.t("next."+scope.Unit(s), rules.Args{"number": len(s.Entrants) + 1}))}, body...)...)
}

func (p *Entrants) nameField(i int, pair bool) app.UI {
	label, id := p.t("name", nil), "player"
	next := "done"
	if pair {
		label, id, next = p.t("first", nil), "player0", "next"
		if i == 1 {
			label, id, next = p.t("second", nil), "player1", "done"
		}
	}
	value := ""
	if i < len(p.typed().person.Players) {
		value = p.typed().person.Players[i]
	}
	f := &ui.Field{ID: id, Label: label, Value: value, Err: p.err("players." + string(rune('0'+i))), EnterKey: next, AutoFocus: i == 0}
	switch {
	case i == 1:
		f.OnInput, f.OnEnter = p.TypeSecond, p.afterSecond
	case pair:
		f.OnInput, f.OnEnter = p.TypeFirst, p.toSecond
	default:
		f.OnInput, f.OnEnter = p.TypeFirst, p.afterSecond
	}
	return f
}

func (p *Entrants) err(field string) string {
	if p.field == field {
		return p.problem
	}
	return ""
}

func (p *Entrants) setPlayer(i int, name string) {
	players := append([]string{}, p.typed().person.Players...)
	for len(players) <= i {
		players = append(players, "")
	}
	players[i] = name
	p.typed().person.Players = players
	p.problem, p.field, p.emptied = "", "", false
}

func (p *Entrants) TypeFirst(_ app.Context, s string) { p.setPlayer(0, s) }

func (p *Entrants) TypeSecond(_ app.Context, s string) { p.setPlayer(1, s) }

func (p *Entrants) typeTeam(_ app.Context, s string) {
	p.typed().person.Team = s
	p.problem, p.field, p.emptied = "", "", false
}

func (p *Entrants) toSecond(ctx app.Context) { ui.Focus(ctx, "player1") }

func (p *Entrants) afterSecond(ctx app.Context) {
	if book := p.Desk.Book(p.Route.Tournament); book.State != nil && book.State.Rule.Info().Teams {
		ui.Focus(ctx, "team")
		return
	}
	p.Record(ctx)
}

// Record enters what is typed; after the start as a late entrant. A second tap counts
// neither while the first is being written nor on the fields that it has emptied.
func (p *Entrants) Record(ctx app.Context) {
	s := p.Desk.Book(p.Route.Tournament).State
	if s == nil {
		return
	}
	person := p.tidy(s)
	first := "player"
	if len(person.Players) == 2 {
		first = "player0"
	}
	if p.emptied {
		ui.Focus(ctx, first)
		return
	}
	doubt := p.doubt(s, person)
	var c tournament.Command = tournament.EntrantRegistered{Person: person}
	if scope.Begun(s) {
		c = tournament.RegisterLate{Person: person}
	}
	scope.Once{Desk: p.Desk, Tournament: p.Route.Tournament, Busy: &p.busy, Failed: p.refused}.Do(ctx, c, func(ctx app.Context, done desk.Done) {
		name := strings.Join(person.Players, "\u00a0— ")
		p.typed().person = tournament.Person{}
		p.problem, p.field, p.emptied = "", "", true
		said := p.t("recorded."+scope.Unit(s), rules.Args{"name": name})
		if doubt != "" {
			said += ". " + doubt
		}
		p.Desk.Saved(ctx, p.Route.Tournament, done, said, "")
		ui.Focus(ctx, first)
	})
}

// tidy is what is typed, fit to be recorded: a team is written as its first player has it.
func (p *Entrants) tidy(s *tournament.State) tournament.Person {
	person := tidy(p.typed().person, s)
	if person.Team != "" {
		person.Team = rollOf(p.Desk, s, "").spelled(person.Team)
	}
	return person
}

// doubt says of who is about to be recorded that they may be on the list already.
func (p *Entrants) doubt(s *tournament.State, person tournament.Person) string {
	if slices.Contains(person.Players, "") {
		return ""
	}
	roll := rollOf(p.Desk, s, "")
	if roll.has(person) { // refused when recorded, with the number
		return ""
	}
	return roll.doubt(person)
}

// tidy trims what was typed; missing names stay empty for the refusal to name the field.
func tidy(draft tournament.Person, s *tournament.State) tournament.Person {
	want := 1
	if s.Rule.Info().Unit == rules.UnitPair {
		want = 2
	}
	p := draft
	p.Players = make([]string, want)
	for i := range p.Players {
		if i < len(draft.Players) {
			p.Players[i] = text.Tidy(draft.Players[i])
		}
	}
	p.Team, p.Category, p.External = text.Tidy(p.Team), text.Tidy(p.Category), text.Tidy(p.External)
	return p
}

func (p *Entrants) refused(err error) {
	p.problem, p.field = p.Desk.Err(err), ""
	var refusal *rules.Error
	if errors.As(err, &refusal) && (strings.HasPrefix(refusal.Field, "players.") || refusal.Field == "team") {
		p.field = refusal.Field
	}
}

// lateNote says what registering costs after the start, or that it isn't possible.
func (p *Entrants) lateNote(s *tournament.State) app.UI {
	if !scope.Begun(s) {
		return nil
	}
	late, err := s.Rule.Late(&s.History)
	if err != nil {
		return &ui.Note{Tone: ui.Ask, Icon: ui.IconClock, Text: p.Desk.Err(err)}
	}
	args := rules.Args{"round": late.Joined, "points": late.Points, "whists": late.Whists}
	key := "late.free"
	switch {
	case late.Points != 0 && late.Whists != 0:
		key = "late.both"
	case late.Points != 0:
		key = "late.points"
	}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconClock, Text: p.t(key, args)}
}
