package entrants

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/discipline"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// entrantCard (карточка участника) is all that is known of an entrant: the way through
// the tournament, fines, warnings, rulings, notes.
type entrantCard struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
	Entrant    rules.EntrantID
	OnClose    ui.Act
}

// CompoID makes another entrant's card a new one.
func (p *entrantCard) CompoID() string { return "card-" + string(p.Entrant) }

func (p *entrantCard) t(key string, args rules.Args) string {
	return p.Desk.T("page.entrant."+key, args)
}

// Render draws the card.
func (p *entrantCard) Render() app.UI {
	s := p.Desk.Book(p.Tournament).State
	e := s.Entrant(p.Entrant)
	if e == nil {
		return app.Div()
	}
	now := s.Standing(scope.Announced(s))
	sub := e.Team
	if e.Category != "" {
		sub = joinDots(sub, e.Category)
	}
	body := []app.UI{p.numbers(&now), game.PathTable(p.Desk, s, now, p.Entrant)}
	body = append(body, p.fines(s), p.warnings(s), p.rulings(s), p.notes(s),
		&ui.Fold{ID: "penalty-new", Icon: ui.IconGavel, Title: p.t("new", nil), Body: []app.UI{
			&discipline.PenaltyForm{Desk: p.Desk, Version: p.Version, Tournament: p.Tournament, Entrant: p.Entrant}}})
	return &ui.Sheet{ID: "entrant-card", No: strconv.Itoa(e.Number), Title: e.Name(), Sub: sub, Body: body, OnClose: p.OnClose}
}

// joinDots puts a dot between two facts.
func joinDots(a, b string) string {
	if a == "" {
		return b
	}
	return a + " · " + b
}

// numbers are the place and what it rests on.
func (p *entrantCard) numbers(now *rules.Standing) app.UI {
	l := now.Line(p.Entrant)
	if l == nil || now.Round == 0 {
		return nil
	}
	d := p.Desk
	return ui.Stats(
		ui.Stat(game.PlaceText(l), p.t("place", nil)),
		ui.Stat(text.Half(d.Lang(), l.Points), d.T("page.standings.col.points", nil)),
		ui.Stat(text.Signed(d.Lang(), l.Diff), d.T(game.ViewOf(d.Book(p.Tournament).State).Diff, nil)))
}

// part is a heading with its lines; nil without lines.
func (p *entrantCard) part(title string, lines []app.UI) app.UI {
	if len(lines) == 0 {
		return nil
	}
	return app.Section().Class("stack gap-2").Body(append([]app.UI{app.H3().Text(title)}, lines...)...)
}

func (p *entrantCard) fines(s *tournament.State) app.UI {
	var lines []app.UI
	for i := len(s.FineList) - 1; i >= 0; i-- {
		if f := s.FineList[i]; f.Fine.Entrant == p.Entrant {
			lines = append(lines, &discipline.FineLine{Desk: p.Desk, Version: p.Version, Tournament: p.Tournament, Fine: f.ID})
		}
	}
	return p.part(p.t("fines", nil), lines)
}

func (p *entrantCard) warnings(s *tournament.State) app.UI {
	var lines []app.UI
	for i := len(s.Warnings) - 1; i >= 0; i-- {
		if w := s.Warnings[i]; w.Entrant == p.Entrant {
			lines = append(lines, p.line(w.Reason, w.Round, w.At))
		}
	}
	return p.part(p.t("warnings", nil), lines)
}

func (p *entrantCard) rulings(s *tournament.State) app.UI {
	var list []tournament.RulingRecord
	for i := len(s.Rulings) - 1; i >= 0; i-- {
		if s.Rulings[i].Entrant == p.Entrant {
			list = append(list, s.Rulings[i])
		}
	}
	if len(list) == 0 {
		return nil
	}
	return discipline.RulingList(p.Desk, s, p.t("rulings", nil), list, false)
}

func (p *entrantCard) notes(s *tournament.State) app.UI {
	var lines []app.UI
	for i := len(s.Notes) - 1; i >= 0; i-- {
		n := s.Notes[i]
		switch {
		case n.Entrant != p.Entrant:
		case n.Type == tournament.NoteProtest || n.Type == tournament.NoteAppeal:
			lines = append(lines, &discipline.ProtestCard{Desk: p.Desk, Version: p.Version, Tournament: p.Tournament, Note: n.ID, Whole: true})
		default:
			lines = append(lines, p.line(n.Text, n.Round, n.At))
		}
	}
	return p.part(p.t("notes", nil), lines)
}

func (p *entrantCard) line(words string, round int, at string) app.UI {
	return app.P().Class("row row--wrap gap-2").Body(app.Span().Class("sm").Text(words),
		app.Span().Class("xs muted push").Text(p.Desk.T("page.penalty.given", rules.Args{"round": round, "time": p.Desk.ClockTime(at)})))
}
