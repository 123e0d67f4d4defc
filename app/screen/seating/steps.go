package seating

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// run carries a command out; then is called if it was accepted.
func (p *seating) run(ctx app.Context, c tournament.Command, then func(app.Context, desk.Done)) {
	scope.Once{Desk: p.Desk, Tournament: p.Route.Tournament, Busy: &p.busy}.Do(ctx, c, then)
}

// seat draws the round, or draws it anew from a fresh seed.
func (p *seating) seat(ctx app.Context) {
	p.taken = ""
	again := p.state().Drafted != nil
	p.run(ctx, tournament.SeatRound{}, func(ctx app.Context, done desk.Done) {
		if again {
			p.Desk.Saved(ctx, p.Route.Tournament, done, p.t("drawnAgain", nil), "")
		}
	})
}

func (p *seating) publish(ctx app.Context) {
	r := p.state().Drafted
	if r == nil {
		return
	}
	id := p.Route.Tournament
	p.run(ctx, tournament.RoundPublished{Seating: r.Seating}, func(ctx app.Context, done desk.Done) {
		p.Desk.Saved(ctx, id, done, p.t("said.published", rules.Args{"round": r.Number}), "")
		p.Desk.Go(ctx, route.Of(id, "round"))
	})
}

func (p *seating) keep(app.Context) { p.taken = "" }

// tap takes an entrant, or exchanges it with the one taken before.
func (p *seating) tap(ctx app.Context, seat string) {
	id := rules.EntrantID(seat)
	switch p.taken {
	case "":
		p.taken = id
		return
	case id:
		p.taken = ""
		return
	}
	s := p.state()
	other := p.taken
	p.taken = ""
	p.run(ctx, tournament.SeatsExchanged{Seating: s.Drafted.Seating, A: other, B: id}, func(ctx app.Context, done desk.Done) {
		p.Desk.Saved(ctx, p.Route.Tournament, done, p.t("said.exchanged", rules.Args{"a": scope.NameOf(p.Desk, s, other), "b": scope.NameOf(p.Desk, s, id)}), "")
	})
}

func (p *seating) pick(ctx app.Context, id string) {
	s := p.state()
	r := s.LastRound()
	if id != "cancel" || r == nil {
		return
	}
	p.taken = ""
	p.run(ctx, tournament.RoundCancelled{Seating: r.Seating}, func(ctx app.Context, done desk.Done) {
		p.Desk.Saved(ctx, p.Route.Tournament, done, p.t("said.cancelled", rules.Args{"round": r.Number}), "")
	})
}

func (p *seating) finish(ctx app.Context) {
	id := p.Route.Tournament
	p.run(ctx, tournament.TournamentFinished{}, func(ctx app.Context, done desk.Done) {
		p.Desk.Saved(ctx, id, done, p.t("said.finished", nil), "")
		p.Desk.Go(ctx, route.Of(id, "standings"))
	})
}
