package discipline

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// IrregularityOf is an entry of the tournament's catalogue.
func IrregularityOf(s *tournament.State, id string) (rules.Irregularity, bool) {
	list := CatalogueOf(s.Rule, s.Params)
	i := slices.IndexFunc(list, func(irr rules.Irregularity) bool { return irr.ID == id })
	if id == "" || i < 0 {
		return rules.Irregularity{}, false
	}
	return list[i], true
}

func irrName(d *desk.Desk, irr rules.Irregularity) string { return text.Format(d.Lang(), irr.Name) }

// effectOfRuling is what a recorded ruling does in the deal; "" if it was waived.
func effectOfRuling(s *tournament.State, r tournament.RulingRecord) string {
	irr, ok := IrregularityOf(s, r.Irregularity)
	switch {
	case !ok || r.Waived:
		return ""
	case r.Option > 0 && r.Option <= len(irr.Options):
		return irr.Options[r.Option-1].Effect
	}
	return irr.Effect
}

// PenaltyCardsOf are the rulings whose penalty card still lies on a table of an open
// round; with a table, on that one.
func PenaltyCardsOf(s *tournament.State, at *tournament.TableKey) []tournament.RulingRecord {
	card := game.RulingGames[s.Regulation].Card
	if card == nil {
		return nil
	}
	var list []tournament.RulingRecord
	for _, r := range s.Rulings {
		round := s.Seated(r.Seating)
		if r.LiftedBy != "" || round == nil || round.Closed || !card(effectOfRuling(s, r)) {
			continue
		}
		if at != nil && *at != (tournament.TableKey{Seating: r.Seating, Table: r.Table}) {
			continue
		}
		list = append(list, r)
	}
	return list
}

// PenaltyCards are the reminders of the cards that lie on the tables, nil without any.
func PenaltyCards(d *desk.Desk, version int, id string, s *tournament.State, at *tournament.TableKey) app.UI {
	var cards []app.UI
	for _, r := range PenaltyCardsOf(s, at) {
		cards = append(cards, &penaltyCard{Desk: d, Version: version, Tournament: id, Ruling: r.ID, Whole: at == nil})
	}
	if len(cards) == 0 {
		return nil
	}
	return ui.Stack("2", cards...)
}

// penaltyCard (штрафная карта) reminds what may be demanded until the card is played or
// back in the hand.
type penaltyCard struct {
	app.Compo

	Desk       *desk.Desk
	Version    int
	Tournament string
	Ruling     string
	Whole      bool // name the table too
	busy       bool
}

// CompoID keeps the reminder with its ruling.
func (p *penaltyCard) CompoID() string { return "penalty-" + p.Ruling }

// Render draws the reminder.
func (p *penaltyCard) Render() app.UI {
	d, s := p.Desk, p.Desk.Book(p.Tournament).State
	i := slices.IndexFunc(s.Rulings, func(r tournament.RulingRecord) bool { return r.ID == p.Ruling })
	if i < 0 {
		return app.Div()
	}
	r := s.Rulings[i]
	effect := effectOfRuling(s, r)
	who := ""
	if r.Entrant != "" {
		who = scope.NameIn(d, s, r.Entrant, r.Round)
	}
	title := text.Sentences(d.T("page.penalty.card."+effect, nil), r.Note, who) // asks: page.penalty.card.{major,minor}
	if p.Whole {
		title += ", " + d.T("page.penalty.table", rules.Args{"table": r.Table})
	}
	// asks: page.penalty.demand.{major,minor}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconCards, Title: text.Close(title), Text: d.T("page.penalty.demand."+effect, nil),
		Action: d.T("page.penalty.lift", nil), OnClick: p.lift}
}

// lift takes the reminder away: the card was played, or went back to the hand.
func (p *penaltyCard) lift(ctx app.Context) {
	d, id := p.Desk, p.Tournament
	scope.Once{Desk: d, Tournament: id, Busy: &p.busy}.Do(ctx, tournament.ReminderLifted{Ruling: p.Ruling}, func(ctx app.Context, done desk.Done) {
		d.Saved(ctx, id, done, d.T("page.penalty.lifted", nil), "")
	})
}
