package entrants

import (
	"errors"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ahead"
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

func init() {
	scope.Register("t/entrants", func(d *desk.Desk, version int, r route.Route) app.UI {
		return &Entrants{Desk: d, Version: version, Route: r}
	})
}

// Entrants is the register: fast entry one by one, a pasted list, and what can be done
// with each entrant.
type Entrants struct {
	app.Compo

	Desk    *desk.Desk
	Version int
	Route   route.Route

	field   string // where the refusal belongs: "players.0" …
	problem string
	busy    bool // something is being written
	emptied bool // the fields are those of a record just made, nothing is typed yet
	query   string
	finding bool
	listing bool // the pasted list is open on a phone
	last    *pastedList
	lastKey pastedKey // what last was read of
	known   entrantsKnown
	closing string // the address whose card or sheet is put away already, until the browser follows
}

// entrantsKnown is what the menus of all lines share, found once a change.
type entrantsKnown struct {
	at          int // the version that it is of
	replaceable []rules.EntrantID
	refusing    []rules.EntrantID
}

// entrantsTyped is what is typed into the register and not recorded: it is still there
// after a look at another screen.
type entrantsTyped struct {
	person tournament.Person
	pasted string

	// The list recorded last, for taking it back: the text before, what was left of it, and
	// its events.
	before, after string
	recorded      []string
}

func (p *Entrants) typed() *entrantsTyped {
	return desk.Draft[entrantsTyped](p.Desk, p.Route.Tournament)
}

// actPlays takes back that an entrant skips the next round.
const actPlays = "plays"

// actCard opens the entrant's card.
const actCard = "card"

func (p *Entrants) t(key string, args rules.Args) string { return p.Desk.T("page.entrants."+key, args) }

// Render draws the register.
func (p *Entrants) Render() app.UI {
	book, meanwhile := scope.Opened(p.Desk, p.Route)
	if book == nil {
		return meanwhile
	}
	s := book.State
	if p.known.at != p.Version || p.known.at == 0 {
		p.known = entrantsKnown{at: p.Version, replaceable: replaceable(s), refusing: ahead.MayRefuse(s)}
	}
	f := scope.Frame(p.Desk, book, "entrants", p.t("title", nil))
	f.Tools = []app.UI{
		&ui.IconButton{Icon: ui.IconSearch, Label: p.t("find", nil), Pressed: ui.Press(p.finding), OnClick: p.find},
		&ui.IconButton{Icon: ui.IconPrint, Label: p.t("print", nil), Href: route.Of(book.ID, "print", "entrants").String()},
	}
	main := []app.UI{&ahead.RegistrationClock{Desk: p.Desk, Version: p.Version, Tournament: book.ID}, p.form(s)}
	if note := ahead.StaleDraft(p.Desk, s, book.ID); note != nil {
		main = append(main, note)
	}
	if p.finding {
		main = append(main, &ui.Field{ID: "find", Label: p.t("find", nil), Type: "search", Value: p.query, AutoFocus: true, OnInput: p.search})
	}
	main = append(main, p.pasteLast(s), p.teamsNote(s), p.count(s), p.list(s))
	aside := []app.UI{p.pasteCard(s)}
	f.Content = []app.UI{ui.Split("24", main, aside)}
	if over := p.over(s); over != nil {
		f.Over = []app.UI{over}
	}
	return f
}

// over is the card or the sheet of an entrant that the address names: Back closes it.
func (p *Entrants) over(s *tournament.State) app.UI {
	if p.closing != p.Route.String() {
		p.closing = ""
	}
	e := s.Entrant(rules.EntrantID(p.Route.Arg(0)))
	if e == nil || p.closing != "" {
		return nil
	}
	switch act := scope.EntrantAct(p.Route.Arg(1)); {
	case act == scope.ActNone:
		return &entrantCard{Desk: p.Desk, Version: p.Version, Tournament: p.Route.Tournament, Entrant: e.ID, OnClose: p.close}
	case act.Sheet() && slices.Contains(strings.Fields(p.actions(s, e)), string(act)):
		return &entrantSheet{Desk: p.Desk, Tournament: p.Route.Tournament, Version: p.Version, Entrant: e.ID, Act: act, OnDone: p.close}
	}
	return nil
}

func (p *Entrants) find(ctx app.Context) {
	p.finding, p.query = !p.finding, ""
}

func (p *Entrants) search(_ app.Context, text string) { p.query = text }

// close puts the card or the sheet away, once.
func (p *Entrants) close(ctx app.Context) {
	if p.closing != "" {
		return
	}
	p.closing = p.Route.String()
	scope.CloseEntrant(ctx, p.Desk, p.Route.Tournament)
}

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

func (p *Entrants) TypeFirst(_ app.Context, s string)  { p.setPlayer(0, s) }
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

// count tells how many there are, and what an odd number means.
func (p *Entrants) count(s *tournament.State) app.UI {
	playing, gone, late := 0, 0, 0
	for _, e := range s.Entrants {
		switch {
		case e.Leave != nil:
			gone++
		case e.Joined > 1:
			late++
			playing++
		default:
			playing++
		}
	}
	facts := []string{}
	if gone > 0 || late > 0 {
		facts = append(facts, p.t("playing", rules.Args{"n": playing}))
	}
	if late > 0 {
		facts = append(facts, p.t("came", rules.Args{"n": late}))
	}
	if gone > 0 {
		facts = append(facts, p.t("gone", rules.Args{"n": gone}))
	}
	body := []app.UI{app.P().Class("row row--wrap gap-2 sm").Body(
		app.B().ID("count").Text(p.t("count."+scope.Unit(s), rules.Args{"n": len(s.Entrants)})),
		app.Span().Class("muted").Text(strings.Join(facts, " · ")),
		app.Span().Class("muted push").Text(p.t("newest", nil)),
	)}
	if note := ahead.OddNote(p.Desk, s, playing); note != "" && !scope.Begun(s) {
		body = append(body, &ui.Note{Icon: ui.IconUsers, Text: note})
	}
	return ui.Stack("2", body...)
}

func (p *Entrants) list(s *tournament.State) app.UI {
	if len(s.Entrants) == 0 {
		return ui.Empty(ui.IconUsers, p.t("empty.title", nil), p.t("empty.text", nil), nil)
	}
	rows := []app.UI{}
	query := text.Seek(p.query)
	for _, e := range slices.Backward(s.Entrants) {
		if !query.Finds(e.Name() + " " + e.Team) {
			continue
		}
		rows = append(rows, p.row(s, e))
	}
	if len(rows) == 0 {
		return app.P().Class("muted").Text(p.t("nobody", rules.Args{"query": p.query}))
	}
	return ui.List(rows...)
}

func (p *Entrants) row(s *tournament.State, e *rules.Entrant) app.UI {
	r := &entrantRow{Lang: p.Desk.Lang(), ID: e.ID, Number: e.Number, Name: e.Name(), Team: e.Team, Menu: p.t("actions."+scope.Unit(s), rules.Args{"number": e.Number}), OnPick: p.pick}
	badge := func(tone ui.Tone, key string, args rules.Args) {
		r.Badges += string(tone) + "\t" + p.t(key, args) + "\n"
	}
	if e.Seed > 0 {
		badge(ui.Ask, "badge.seed", nil)
	}
	if e.Category != "" {
		r.Badges += "\t" + e.Category + "\n"
	}
	if e.Fixed > 0 {
		badge(ui.Neutral, "badge.fixed", rules.Args{"table": e.Fixed})
	}
	for _, f := range s.FineList {
		if f.Fine.Entrant == e.ID && f.RevokedBy == "" {
			r.Badges += string(ui.Bad) + "\t" + scope.Penalty(p.Desk.Lang(), f.Fine.Points, f.Fine.Whists) + "\n"
		}
	}
	if last := s.LastRound(); last != nil && last.Published && last.HasBye(e.ID) {
		badge(ui.Neutral, "badge.bye", rules.Args{"round": last.Number})
	}
	for _, n := range e.Skips {
		if r := s.Round(n); e.Leave == nil && (r == nil || !r.Closed) {
			badge(ui.Ask, "badge.skip", rules.Args{"round": n})
		}
	}
	switch {
	case e.Leave != nil:
		badge(ui.Neutral, "badge."+string(e.Leave.Kind), nil)
		r.Sub = p.t("left", rules.Args{"round": e.Leave.After})
		r.Gone = true
	case s.Eliminated(e.ID, len(s.Rounds)):
		badge(ui.Neutral, "badge.eliminated", nil)
		r.Gone = true
	case e.Joined > 1:
		r.Sub = p.t("joined", rules.Args{"round": e.Joined})
	}
	r.Items = p.actions(s, e)
	return r
}

// actions are what can be done with an entrant now: the menu's ids.
func (p *Entrants) actions(s *tournament.State, e *rules.Entrant) string {
	list := []string{actCard, string(scope.ActEdit)}
	seated := len(s.Rounds) > 0
	skip := skipAct(s, e)
	if !seated {
		if skip != "" {
			list = append(list, skip)
		}
		if e.Seed == 0 {
			list = append(list, "seed")
		} else {
			list = append(list, "unseed")
		}
		list = append(list, "delete")
		return strings.Join(list, " ")
	}
	if len(e.Players) == 2 {
		list = append(list, string(scope.ActPlayer))
	}
	if skip != "" {
		list = append(list, skip)
	}
	if e.Leave == nil {
		list = append(list, string(scope.ActWithdraw), string(scope.ActExclude))
	}
	if slices.Contains(p.known.replaceable, e.ID) {
		list = append(list, string(scope.ActReplace))
	}
	if slices.Contains(p.known.refusing, e.ID) {
		list = append(list, string(scope.ActRefuse))
	}
	return strings.Join(list, " ")
}

func (p *Entrants) pick(ctx app.Context, id rules.EntrantID, action string) {
	s := p.Desk.Book(p.Route.Tournament).State
	e := s.Entrant(id)
	if e == nil {
		return
	}
	switch action {
	case actCard:
		scope.OpenEntrant(ctx, p.Desk, route.Of(p.Route.Tournament, "entrants", string(id)))
	case actPlays:
		if k, ok := s.SkipOf(id, ahead.ToSeat(s)); ok {
			p.do(ctx, tournament.Undone{Target: k.ID}, actPlays, e.Name())
		}
	case "delete":
		p.do(ctx, tournament.EntrantDeleted{Entrant: id}, "deleted", e.Name())
	case "seed", "unseed":
		person := tournament.PersonOf(e)
		person.Seed = 0
		if action == "seed" {
			for _, other := range s.Entrants {
				person.Seed = max(person.Seed, other.Seed)
			}
			person.Seed++
		}
		p.do(ctx, tournament.EntrantEdited{Entrant: id, Person: person}, action+"ed", e.Name())
	default:
		scope.OpenEntrant(ctx, p.Desk, route.Of(p.Route.Tournament, "entrants", string(id), action))
	}
}

func (p *Entrants) do(ctx app.Context, c tournament.Command, said, name string) {
	scope.Once{Desk: p.Desk, Tournament: p.Route.Tournament, Busy: &p.busy}.Do(ctx, c, func(ctx app.Context, done desk.Done) {
		p.Desk.Saved(ctx, p.Route.Tournament, done, p.t(said, rules.Args{"name": name}), "") // asks: page.entrants.{plays,deleted,seeded,unseeded}
	})
}

func teamsOf(s *tournament.State) []string {
	var list []string
	for _, e := range s.Entrants {
		if e.Team != "" && !slices.Contains(list, e.Team) {
			list = append(list, e.Team)
		}
	}
	return list
}
