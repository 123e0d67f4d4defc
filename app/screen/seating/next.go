package seating

import (
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

// next tells what comes before it is drawn: who plays, who falls out, which lots are due.
func (p *seating) next(book *desk.Book, s *tournament.State) app.UI {
	plan, err := s.Plan()
	round := len(s.Rounds) + 1
	f := p.frame(book, round, plan.Stage)
	f.Tools = nil
	body := ahead.BreakNote(p.Desk, p.Version, s)
	switch {
	case s.Finished:
		f.Title = p.t("over.title", nil)
		body = append(body, ui.Empty(ui.IconRanks, p.t("finished", nil), p.t("finished.text", nil),
			&ui.Button{Text: p.t("toStandings", nil), Kind: ui.Go, Href: route.Of(book.ID, "standings").String()}))
	case err != nil:
		body = append(body, ui.Empty(ui.IconUsers, p.t("cannot", rules.Args{"round": round}), p.Desk.Err(err),
			&ui.Button{Text: p.t("toEntrants", nil), Kind: ui.Go, Href: route.Of(book.ID, "entrants").String()}))
	case len(plan.NeedLot) > 0:
		body = append(body, app.P().Class("sm muted").Text(p.t("lot", nil)), ui.Stack("2", ahead.LotNotes(p.Desk, s, book.ID, len(s.Rounds))...), p.cutFold(s, plan))
	case plan.Finished:
		f.Title = p.t("over.title", nil)
		body = append(body, ui.Empty(ui.IconRanks, p.t(over(s), rules.Args{"n": len(s.Rounds)}), p.t("over.text", nil),
			&ui.Button{ID: "finish", Text: p.t("finish", nil), Kind: ui.Go, Disabled: p.busy, OnClick: p.finish}))
	default:
		body = append(body, ui.Empty(ui.IconTable, p.expected(s, plan), p.expectedMore(s, plan),
			&ui.Button{ID: "seat", Text: ahead.SeatingWords(p.Desk, s, "seat", plan.Round, plan.Stage), Kind: ui.Go, Disabled: p.busy, OnClick: p.seat}),
			ahead.SkippersNote(p.Desk, s, plan.Round), p.cutFold(s, plan))
	}
	body = append(body, ahead.TieSections(p.Desk, p.Version, book.ID, s)...)
	f.Content = []app.UI{ui.Stack("3", body...)}
	return f
}

// expected counts tables: «13 столов, 27 пар».
func (p *seating) expected(s *tournament.State, plan rules.Plan) string {
	tables := ahead.Split(s, plan).Tables
	return p.t("expected."+scope.Unit(s), rules.Args{"n": len(plan.Field), "tables": p.t("tables", rules.Args{"n": tables})})
}

// over is the key of what ended a tournament: the last round, or that nobody is left.
func over(s *tournament.State) string {
	played := len(s.Rounds)
	if len(s.Active(played+1)) < s.Rule.Info().MinSeats && played < s.Params.Int("rounds") {
		return "over.nobody"
	}
	return "over"
}

// expectedMore is the system, and what an odd number means.
func (p *seating) expectedMore(s *tournament.State, plan rules.Plan) string {
	odd := ""
	if plan.Round == 1 {
		odd = ahead.OddNote(p.Desk, s, len(plan.Field))
	}
	return text.Close(text.Sentences(p.t("system."+string(plan.System), nil), odd))
}

// cutFold tells who goes on and who falls out, if a cut comes before this round.
func (p *seating) cutFold(s *tournament.State, plan rules.Plan) app.UI {
	if plan.Keep == 0 {
		return nil
	}
	in := map[rules.EntrantID]bool{}
	for _, id := range plan.Through {
		in[id] = true
	}
	for _, group := range plan.NeedLot {
		for _, id := range group {
			in[id] = true
		}
	}
	standing := s.Standing(plan.Round - 1)
	var out []app.UI
	for _, id := range s.Active(plan.Round - 1) {
		if e := s.Entrant(id); in[id] || e == nil || e.Leave != nil && e.Leave.After < plan.Round {
			continue
		}
		at := ""
		if l := standing.Line(id); l != nil {
			at = ahead.Place(l.Place, l.PlaceTo)
		}
		out = append(out, ui.Item(app.Span().Class("no").Text(at), scope.NameOf(p.Desk, s, id), nil, ""))
	}
	return &ui.Fold{
		ID: "cut", Icon: ui.IconRanks, Title: p.t("through", rules.Args{"n": plan.Keep}),
		Fact: p.t("out", rules.Args{"n": len(out)}),
		Body: []app.UI{app.P().Class("sm muted").Text(p.t("out.who", nil)), app.Div().Class("list").Body(out...)},
	}
}
