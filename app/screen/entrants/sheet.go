package entrants

import (
	"errors"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ahead"
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// entrantSheet edits an entrant, lets it go, or puts somebody in its place.
type entrantSheet struct {
	app.Compo

	Desk       *desk.Desk
	Tournament string
	Version    int
	Entrant    rules.EntrantID
	Act        scope.EntrantAct
	OnDone     ui.Act

	*entrantTyped // of the entrant and what is done with it
	field         string
	problem       string
	busy          bool
}

// CompoID makes another entrant's sheet a new one.
func (p *entrantSheet) CompoID() string { return "sheet-" + string(p.Entrant) + string(p.Act) }

// OnMount fills the form.
func (p *entrantSheet) OnMount(app.Context) { p.take() }

// fill begins with the entrant as it is.
func (p *entrantSheet) fill(s *tournament.State, e *rules.Entrant) {
	p.person = tournament.PersonOf(e)
	p.person.Players = slices.Clone(p.person.Players)
	p.seed, p.fixed = scope.Number(e.Seed), scope.Number(e.Fixed)
	p.round(s)
	p.told = true
	if list := p.substitutes(s); len(list) > 0 {
		p.in = list[0]
	}
}

// round begins with the round that is meant nearly always.
func (p *entrantSheet) round(s *tournament.State) {
	p.after = strconv.Itoa(p.lastPlayed(s))
	if p.act() == scope.ActSkip {
		p.after = strconv.Itoa(ahead.ToSeat(s))
	}
}

func (p *entrantSheet) state() *tournament.State { return p.Desk.Book(p.Tournament).State }

func (p *entrantSheet) t(key string, args rules.Args) string {
	return p.Desk.T("page.entrants."+key, args)
}

// own is a sentence in the words of the game.
func (p *entrantSheet) own(s *tournament.State, key string) string {
	return p.Desk.Of(s.Regulation, "page.entrants."+key, nil)
}

// lastPlayed is the round after which the entrant would leave if it left now.
func (p *entrantSheet) lastPlayed(s *tournament.State) int {
	n := 0
	for _, r := range s.Rounds {
		t, _ := r.SeatOf(p.Entrant)
		if r.Closed || r.Published && (t != nil && t.Score != nil || t == nil) {
			n = r.Number
		}
	}
	return n
}

func (p *entrantSheet) substitutes(s *tournament.State) []rules.EntrantID {
	list, err := s.Rule.Substitutes(&s.History, toReplace(s), p.Entrant)
	if err != nil {
		return nil
	}
	return list
}

// Render draws the sheet.
func (p *entrantSheet) Render() app.UI {
	s := p.state()
	e := s.Entrant(p.Entrant)
	if e == nil {
		return app.Div()
	}
	p.take()
	var body []app.UI
	switch p.act() {
	case scope.ActEdit:
		body = p.edit(s)
	case scope.ActWithdraw, scope.ActExclude:
		body = p.leave(s)
	case scope.ActPlayer:
		body = p.substitutePlayer(s, e)
	case scope.ActReplace:
		body = p.replace(s)
	case scope.ActSkip:
		body = p.skip(s)
	case scope.ActRefuse:
		body = []app.UI{app.P().Class("sm muted").Text(p.t("refuse.text", nil))}
	}
	if what := p.what(s); what != nil {
		body = append([]app.UI{what}, body...)
	}
	if p.problem != "" && p.field == "" {
		body = append(body, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Text: p.problem, Live: true})
	}
	body = append(body, &ui.Button{ID: "sheet-go", Text: p.t("do."+string(p.act()), nil), Kind: p.kind(), Wide: true, Disabled: p.act() == scope.ActReplace && p.in == "", OnClick: p.carryOut})
	return &ui.Sheet{ID: "entrant", No: strconv.Itoa(e.Number), Title: p.t("act."+string(p.act()), nil), Sub: e.Name(), Body: body, OnClose: p.giveUp}
}

func (p *entrantSheet) kind() ui.Kind {
	if p.act() == scope.ActExclude {
		return ui.Red
	}
	return ui.Go
}

func (p *entrantSheet) err(field string) string {
	if p.field == field {
		return p.problem
	}
	return ""
}

func (p *entrantSheet) edit(s *tournament.State) []app.UI {
	var body []app.UI
	for i, name := range p.person.Players {
		label := p.t("name", nil)
		if len(p.person.Players) == 2 {
			label = p.t([]string{"first", "second"}[i], nil)
		}
		f := &ui.Field{ID: "edit" + strconv.Itoa(i), Label: label, Value: name, Err: p.err("players." + strconv.Itoa(i)), OnEnter: p.carryOut}
		if i == 0 {
			f.OnInput = p.typeFirst
		} else {
			f.OnInput = p.typeSecond
		}
		body = append(body, f)
	}
	if s.Rule.Info().Teams {
		body = append(body, &ui.Field{ID: "edit-team", Label: p.t("team", nil), Value: p.person.Team, Err: p.err("team"), List: teamsOf(s), OnInput: p.typeTeam})
	}
	body = append(body, p.doubt(s, tidy(p.person, s)))
	return append(body,
		&ui.Field{ID: "edit-category", Label: p.t("category", nil), Hint: p.t("category.hint", nil), Value: p.person.Category, Err: p.err("category"), OnInput: p.typeCategory},
		&ui.Field{ID: "edit-external", Label: p.t("external", nil), Hint: p.t("external.hint", nil), Value: p.person.External, Err: p.err("external"), OnInput: p.typeExternal},
		app.Div().Class("two gap-3").Body(
			&ui.Field{ID: "edit-seed", Label: p.t("seed", nil), Hint: p.t("seed.hint", nil), InputMode: "numeric", Value: p.seed, Err: p.err("seed"), OnInput: p.typeSeed},
			&ui.Field{ID: "edit-fixed", Label: p.t("fixed", nil), Hint: p.t("fixed.hint", nil), InputMode: "numeric", Value: p.fixed, Err: p.err("fixed"), OnInput: p.typeFixed},
		))
}

func (p *entrantSheet) typeFirst(_ app.Context, s string)    { p.typed(); p.person.Players[0] = s }
func (p *entrantSheet) typeSecond(_ app.Context, s string)   { p.typed(); p.person.Players[1] = s }
func (p *entrantSheet) typeTeam(_ app.Context, s string)     { p.typed(); p.person.Team = s }
func (p *entrantSheet) typeCategory(_ app.Context, s string) { p.typed(); p.person.Category = s }
func (p *entrantSheet) typeExternal(_ app.Context, s string) { p.typed(); p.person.External = s }
func (p *entrantSheet) typeSeed(_ app.Context, s string)     { p.typed(); p.seed = s }
func (p *entrantSheet) typeFixed(_ app.Context, s string)    { p.typed(); p.fixed = s }
func (p *entrantSheet) typeAfter(_ app.Context, s string)    { p.typed(); p.after = s }
func (p *entrantSheet) typeReason(_ app.Context, s string)   { p.typed(); p.reason = s }
func (p *entrantSheet) typeName(_ app.Context, s string)     { p.typed(); p.name = s }
func (p *entrantSheet) flipTold(_ app.Context, on bool)      { p.told = on }
func (p *entrantSheet) pickIn(_ app.Context, s string)       { p.in = rules.EntrantID(s) }
func (p *entrantSheet) typed()                               { p.problem, p.field = "", "" }

func (p *entrantSheet) pickPlayer(_ app.Context, s string) {
	p.player, _ = strconv.Atoi(s)
}

func (p *entrantSheet) leave(s *tournament.State) []app.UI {
	rounds := []ui.Choice{}
	for n := p.lastPlayed(s); n <= len(s.Rounds); n++ {
		label := p.t("after", rules.Args{"round": n})
		if n == 0 {
			label = p.t("before", nil)
		}
		rounds = append(rounds, ui.Choice{Value: strconv.Itoa(n), Text: label})
	}
	if !slices.ContainsFunc(rounds, func(c ui.Choice) bool { return c.Value == p.after }) {
		p.after = rounds[0].Value // a round was played meanwhile
	}
	body := []app.UI{&ui.Select{ID: "after", Label: p.t("when", nil), Value: p.after, Choices: rounds, Err: p.err("after"), OnPick: p.typeAfter}}
	if p.act() == scope.ActWithdraw {
		body = append(body, &ui.Switch{ID: "told", Text: p.own(s, "told"), Small: p.own(s, "told.hint"), On: p.told, OnFlip: p.flipTold})
	}
	// asks: page.entrants.reason.{exclude,player,withdraw}
	return append(body, &ui.Field{ID: "reason", Label: p.t("reason."+string(p.act()), nil), Value: p.reason, Err: p.err("reason"), OnInput: p.typeReason, OnEnter: p.carryOut})
}

// doubt says of who would play from now on that they may be on the list already; nil if
// nothing speaks for it.
func (p *entrantSheet) doubt(s *tournament.State, person tournament.Person) app.UI {
	doubt := rollOf(p.Desk, s, p.Entrant).doubt(person)
	if doubt == "" {
		return nil
	}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconUsers, Live: true, Text: doubt}
}

func (p *entrantSheet) substitutePlayer(s *tournament.State, e *rules.Entrant) []app.UI {
	person := tournament.PersonOf(e)
	person.Players = slices.Clone(person.Players)
	person.Players[p.player] = text.Tidy(p.name)
	choices := make([]ui.Choice, len(e.Players))
	for i, name := range e.Players {
		choices[i] = ui.Choice{Value: strconv.Itoa(i), Text: name}
	}
	var doubt app.UI
	if text.Tidy(p.name) != "" {
		doubt = p.doubt(s, person)
	}
	return []app.UI{
		&ui.Radio{ID: "who", Label: p.t("who", nil), Look: ui.Cards, Value: strconv.Itoa(p.player), Choices: choices, OnPick: p.pickPlayer},
		&ui.Field{ID: "newname", Label: p.t("newPlayer", nil), Value: p.name, Err: p.err("players." + strconv.Itoa(p.player)), OnInput: p.typeName},
		doubt,
		&ui.Field{ID: "reason", Label: p.t("reason.player", nil), Value: p.reason, Err: p.err("reason"), OnInput: p.typeReason, OnEnter: p.carryOut},
	}
}

// replace offers the eliminated in the order of V.4: who refuses is passed over.
func (p *entrantSheet) replace(s *tournament.State) []app.UI {
	list := p.substitutes(s)
	if len(list) == 0 {
		return []app.UI{&ui.Note{Tone: ui.Ask, Icon: ui.IconUsers, Text: p.t("noSubstitute", nil)}}
	}
	choices, offered := []ui.Choice{}, false
	for i, id := range list {
		if i == 8 {
			break
		}
		offered = offered || id == p.in
		choices = append(choices, ui.Choice{Value: string(id), Text: s.Entrant(id).Name(), Small: p.t("order", rules.Args{"n": i + 1})})
	}
	if !offered {
		p.in = "" // came in elsewhere meanwhile
	}
	return []app.UI{
		&ui.Radio{ID: "in", Label: p.t("in", nil), Note: p.t("in.hint", nil), Look: ui.Cards, Columns: "one", Value: string(p.in), Choices: choices, OnPick: p.pickIn},
		&ui.Field{ID: "reason", Label: p.t("reason.withdraw", nil), Value: p.reason, Err: p.err("reason"), OnInput: p.typeReason, OnEnter: p.carryOut},
	}
}

func (p *entrantSheet) command() (tournament.Command, error) {
	reason := text.Tidy(p.reason)
	after, _ := strconv.Atoi(p.after)
	switch p.act() {
	case scope.ActEdit:
		person := tidy(p.person, p.state())
		for _, n := range []struct {
			field, text string
			into        *int
		}{{"seed", p.seed, &person.Seed}, {"fixed", p.fixed, &person.Fixed}} {
			*n.into = 0
			if s := scope.AsInFiles(n.text); s != "" {
				v, err := strconv.Atoi(s)
				if err != nil || v < 0 || v > 9999 {
					return nil, rules.Refuse("entrant.number", n.field, rules.Args{"max": 9999})
				}
				*n.into = v
			}
		}
		return p.edited(person), nil
	case scope.ActWithdraw:
		return tournament.EntrantWithdrawn{Entrant: p.Entrant, After: after, Unannounced: !p.told, Reason: reason}, nil
	case scope.ActExclude:
		return tournament.EntrantExcluded{Entrant: p.Entrant, After: after, Reason: reason}, nil
	case scope.ActPlayer:
		return tournament.PlayerReplaced{Entrant: p.Entrant, Player: p.player, Name: text.Tidy(p.name), Reason: reason}, nil
	case scope.ActRefuse:
		return tournament.FinalRefused{Entrant: p.Entrant}, nil
	case scope.ActSkip:
		return tournament.RoundSkipped{Entrant: p.Entrant, Round: after, Reason: reason}, nil
	default:
		return tournament.EntrantReplaced{Round: toReplace(p.state()), Out: p.Entrant, In: p.in, Reason: reason}, nil
	}
}

// edited records what was typed of the entrant. A team that is only written in another way
// is written so for all who play in it; else it takes the writing of the others.
func (p *entrantSheet) edited(person tournament.Person) tournament.Command {
	s := p.state()
	was, team := s.Entrant(p.Entrant).Team, person.Team
	person.Team = rollOf(p.Desk, s, p.Entrant).spelled(team)
	if team == was || teamKey(team) != teamKey(was) || person.Team == "" {
		return tournament.EntrantEdited{Entrant: p.Entrant, Person: person}
	}
	person.Team = team
	all := tournament.All{tournament.EntrantEdited{Entrant: p.Entrant, Person: person}}
	for _, e := range s.Entrants {
		if e.ID != p.Entrant && e.Team != team && teamKey(e.Team) == teamKey(team) {
			other := tournament.PersonOf(e)
			other.Team = team
			all = append(all, tournament.EntrantEdited{Entrant: e.ID, Person: other})
		}
	}
	return all
}

func (p *entrantSheet) carryOut(ctx app.Context) {
	c, err := p.command()
	if err != nil {
		p.refused(err)
		return
	}
	name := p.state().Entrant(p.Entrant).Name()
	scope.Once{Desk: p.Desk, Tournament: p.Tournament, Busy: &p.busy, Failed: p.refused}.Do(ctx, c, func(ctx app.Context, done desk.Done) {
		p.Desk.Saved(ctx, p.Tournament, done, p.t("done."+string(p.act()), rules.Args{"name": name, "round": p.after}), "")
		p.giveUp(ctx)
	})
}

func (p *entrantSheet) refused(err error) {
	p.problem, p.field = p.Desk.Err(err), ""
	var refusal *rules.Error
	if errors.As(err, &refusal) {
		switch refusal.Field {
		case "players.0", "players.1", "team", "category", "external", "seed", "fixed", "reason", "after":
			p.field = refusal.Field
		}
	}
}
