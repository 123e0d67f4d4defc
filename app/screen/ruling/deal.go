package ruling

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// rulingDeal is what was played when the irregularity happened.
type rulingDeal struct {
	typed   map[string]string // by the fields of the game's [table.RulingDeal]
	problem error
	saving  bool
}

// made is what the remedy writes for the deal; nil where the game or the remedy writes nothing.
func (p *Ruling) made(irr rules.Irregularity) *table.RulingDeal {
	reg, params := p.regulation()
	writes := table.TableGames[reg.Info().ID].RulingDeal
	if writes == nil {
		return nil
	}
	at := table.RulingSpot{Lang: p.Desk.Lang(), Params: params, Effect: p.effect(irr), Seat: -1}
	if s := p.state(); s != nil {
		at.Seat = p.seatOf(s)
	}
	return writes(at, p.deal.typed)
}

// dealCard is what the remedy writes for the deal, in numbers.
func (p *Ruling) dealCard(irr rules.Irregularity) app.UI {
	made := p.made(irr)
	if made == nil {
		return nil
	}
	body := table.Drawer{Send: p.typeDeal, Enter: func(app.Context) {}}.Fields(made.Fields)
	switch {
	case made.Err != nil:
		body = append(body, app.P().Class("sm minus").Role("status").Text(p.Desk.Err(made.Err)))
	case made.Deal == nil:
		body = append(body, app.P().Class("sm").Text(made.Said))
	default:
		lang := p.Desk.Lang()
		body = append(body, app.Div().ID("deal-written").Role("status").Body(
			ui.Stats(ui.Stat(text.Format(lang, made.Other), p.t("deal.others.write", nil)), ui.Stat(text.Format(lang, made.Own), p.t("deal.own.write", nil))),
			app.P().Class("sm muted").Text(made.Said)), p.addDeal())
		if p.deal.problem != nil {
			body = append(body, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Live: true, Text: p.Desk.Err(p.deal.problem)})
		}
	}
	return ui.Card(ui.CardTitle(p.t("deal", nil), nil), body...)
}

func (p *Ruling) typeDeal(_ app.Context, m table.Msg) {
	if m.Done != table.Type && m.Done != table.Pick {
		return
	}
	if p.deal.typed == nil {
		p.deal.typed = map[string]string{}
	}
	p.deal.typed[m.Field], p.deal.problem = m.Text, nil
}

// addDeal writes the deal on the table's score sheet, where one is kept.
func (p *Ruling) addDeal() app.UI {
	s := p.state()
	if s == nil || p.tableOf(s) == nil || p.seatOf(s) < 0 {
		return nil
	}
	k := tournament.TableKey{Seating: p.round(s).Seating, Table: p.table}
	if !s.Sheets[k].Begun() {
		return nil
	}
	return &ui.Button{ID: "deal-add", Text: p.t("deal.add", rules.Args{"table": p.table}), Icon: ui.IconPlus, Small: true, Disabled: p.deal.saving, OnClick: p.writeDeal}
}

func (p *Ruling) writeDeal(ctx app.Context) {
	s := p.state()
	irr, chosen := p.Book.Chosen()
	if s == nil || !chosen || p.deal.saving {
		return
	}
	made := p.made(irr)
	if made == nil || made.Deal == nil {
		return
	}
	d, id := p.Desk, p.Route.Tournament
	said := p.t("deal.added", rules.Args{"table": p.table})
	command := tournament.DealAdded{Seating: p.round(s).Seating, Table: p.table, Deal: made.Deal}
	scope.Once{Desk: d, Tournament: id, Busy: &p.deal.saving, Failed: func(err error) { p.deal.problem = err }}.Do(ctx, command, func(ctx app.Context, done desk.Done) {
		d.Saved(ctx, id, done, said, "")
	})
}
