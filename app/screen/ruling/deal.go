package ruling

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/tournament"
)

// rulingDeal is what was played when the irregularity happened: who declared, in which
// game, and the melds that passed.
type rulingDeal struct {
	game     belote.Game
	declares string // dealOffender or dealOthers
	own      string // melds of the offenders
	other    string
	cards    string // card points of the offenders before the revoke
	problem  error
	saving   bool
}

// The two pairs of a deal with an irregularity.
const (
	dealOffender = "offender"
	dealOthers   = "others"
)

// dealCard is what the remedy writes for the deal, in numbers (belote IV.2). Only belote's
// remedies write anything.
func (p *Ruling) dealCard(irr rules.Irregularity) app.UI {
	reg, params := p.regulation()
	if reg.Info().ID != belote.ID {
		return nil
	}
	effect := p.effect(irr)
	head := ui.CardTitle(p.t("deal", nil), nil)
	switch effect {
	case belote.EffectAward:
	case belote.EffectPenalty, belote.EffectTricks:
	default:
		if !text.Has("page.ruling.deal." + effect) {
			return nil
		}
		return ui.Card(head, app.P().Class("sm").Text(p.t("deal."+effect, nil))) // asks: page.ruling.deal.{melds,noreach,passout,redeal,waive}
	}
	body := []app.UI{}
	if effect != belote.EffectAward {
		body = append(body, p.dealFields(effect)...)
	}
	deal, err := p.penaltyDeal(effect)
	if err != nil {
		return ui.Card(head, append(body, app.P().Class("sm minus").Role("status").Text(p.Desk.Err(err)))...)
	}
	sheet, err := belote.ScoreDeals(params, []belote.Deal{deal})
	if err != nil {
		return ui.Card(head, append(body, app.P().Class("sm minus").Role("status").Text(p.Desk.Err(err)))...)
	}
	body = append(body, p.written(effect, sheet.Deals[0]), p.addDeal())
	if p.deal.problem != nil {
		body = append(body, &ui.Note{Tone: ui.Bad, Icon: ui.IconAlert, Live: true, Text: p.Desk.Err(p.deal.problem)})
	}
	return ui.Card(head, body...)
}

// dealFields ask for the game, who declared, and the melds.
func (p *Ruling) dealFields(effect string) []app.UI {
	if p.deal.game == "" {
		p.deal.game, p.deal.declares = belote.GameTrump, dealOffender
	}
	game := func(g belote.Game) ui.Choice {
		return ui.Choice{Value: string(g), Text: p.t("deal.game."+string(g), rules.Args{"value": g.Value()})}
	}
	fields := []app.UI{
		&ui.Radio{ID: "deal-game", Label: p.t("deal.game", nil), Look: ui.Chips, Value: string(p.deal.game), OnPick: p.pickGame,
			Choices: []ui.Choice{game(belote.GameTrump), game(belote.GameNoTrump), game(belote.GameAllTrump)}},
		&ui.Radio{ID: "deal-declares", Label: p.t("deal.declares", nil), Value: p.deal.declares, OnPick: p.pickDeclares,
			Choices: []ui.Choice{{Value: dealOffender, Text: p.t("deal.offender", nil)}, {Value: dealOthers, Text: p.t("deal.others", nil)}}},
	}
	if effect == belote.EffectTricks {
		fields = append(fields, &ui.Field{ID: "deal-cards", Label: p.t("deal.cards", nil), Hint: p.t("deal.cards.hint", nil), InputMode: "numeric", Value: p.deal.cards, OnInput: p.typeCards})
	}
	return append(fields, app.Div().Class("two gap-3").Body(
		&ui.Field{ID: "deal-own", Label: p.t("deal.own", nil), InputMode: "numeric", Value: p.deal.own, OnInput: p.typeOwn},
		&ui.Field{ID: "deal-other", Label: p.t("deal.other", nil), InputMode: "numeric", Value: p.deal.other, OnInput: p.typeOther}))
}

func (p *Ruling) pickGame(_ app.Context, value string)     { p.deal.game = belote.Game(value) }
func (p *Ruling) pickDeclares(_ app.Context, value string) { p.deal.declares = value }
func (p *Ruling) typeOwn(_ app.Context, value string)      { p.deal.own, p.deal.problem = value, nil }
func (p *Ruling) typeOther(_ app.Context, value string)    { p.deal.other, p.deal.problem = value, nil }
func (p *Ruling) typeCards(_ app.Context, value string)    { p.deal.cards, p.deal.problem = value, nil }

// offenderSide is the offender's line; in the book it is North–South.
func (p *Ruling) offenderSide() belote.Side {
	if s := p.state(); s != nil {
		return belote.SideAt(max(0, p.seatOf(s)))
	}
	return belote.NS
}

// penaltyDeal is the deal that the remedy makes.
func (p *Ruling) penaltyDeal(effect string) (belote.Deal, error) {
	offender := p.offenderSide()
	both := func(own, other int) *belote.Whists {
		if offender == belote.NS {
			return &belote.Whists{NS: own, EW: other}
		}
		return &belote.Whists{NS: other, EW: own}
	}
	if effect == belote.EffectAward {
		return belote.Deal{Award: both(0, belote.GameTrump.Value())}, nil
	}
	own, err := scope.TypedWhole("melds.ns", p.deal.own)
	if err != nil {
		return belote.Deal{}, err
	}
	other, err := scope.TypedWhole("melds.ew", p.deal.other)
	if err != nil {
		return belote.Deal{}, err
	}
	d := belote.Deal{Game: p.deal.game, Declarer: offender, Penalty: belote.PenaltyBait}
	if p.deal.declares == dealOthers {
		d.Declarer, d.Penalty = offender.Other(), belote.PenaltyTotus
	}
	if own != 0 || other != 0 {
		d.Melds = both(own, other)
	}
	if effect == belote.EffectTricks {
		d.Penalty = ""
		cards, err := scope.TypedWhole("cards", p.deal.cards)
		if err != nil {
			return belote.Deal{}, err
		}
		d.Cards = both(cards, d.Game.Value()-cards)
	}
	return d, nil
}

// written tells what both pairs write.
func (p *Ruling) written(effect string, w belote.Written) app.UI {
	own, other := w.NS, w.EW
	if p.offenderSide() == belote.EW {
		own, other = w.EW, w.NS
	}
	key := "deal.after." + effect
	if effect == belote.EffectPenalty && p.deal.declares == dealOthers {
		key = "deal.after.totus"
	}
	return app.Div().ID("deal-written").Role("status").Body(
		ui.Stats(ui.Stat(text.Format(p.Desk.Lang(), other), p.t("deal.others.write", nil)), ui.Stat(text.Format(p.Desk.Lang(), own), p.t("deal.own.write", nil))),
		app.P().Class("sm muted").Text(p.t(key, nil))) // asks: page.ruling.deal.after.{award162,bait,totus,tricks}
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
	deal, err := p.penaltyDeal(p.effect(irr))
	if err != nil {
		p.deal.problem = err
		return
	}
	d, id := p.Desk, p.Route.Tournament
	said := p.t("deal.added", rules.Args{"table": p.table})
	scope.Once{Desk: d, Tournament: id, Busy: &p.deal.saving, Failed: func(err error) { p.deal.problem = err }}.Do(ctx, tournament.DealAdded{Seating: p.round(s).Seating, Table: p.table, Deal: deal.Canonical()}, func(ctx app.Context, done desk.Done) {
		d.Saved(ctx, id, done, said, "")
	})
}
