package entrants

import (
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
