package belote

import (
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
)

// IDs of what a remedy depends on: in which game, who declared, the melds that passed, the card
// points of the offenders before a revoke.
const (
	rulingGame     = "deal-game"
	rulingDeclares = "deal-declares"
	rulingOwn      = "deal-own"
	rulingOther    = "deal-other"
	rulingCards    = "deal-cards"
)

// The two pairs of a deal with an irregularity.
const (
	dealOffender = "offender"
	dealOthers   = "others"
)

// penaltyTyped is what is typed of the deal that a remedy makes.
type penaltyTyped struct {
	effect                string
	offender              belote.Side // in the book of rulings North–South
	game                  belote.Game
	declares              string
	own, other, cardsText string
}

// rulingDeal is what a remedy writes for the deal, in numbers (IV.2).
func rulingDeal(at table.RulingSpot, typed map[string]string) *table.RulingDeal {
	t := func(key string, args rules.Args) string { return at.T("page.ruling.deal."+key, args) }
	p := penaltyTyped{
		effect: at.Effect, offender: belote.SideAt(max(0, at.Seat)), game: belote.Game(typed[rulingGame]), declares: typed[rulingDeclares],
		own: typed[rulingOwn], other: typed[rulingOther], cardsText: typed[rulingCards],
	}
	if p.game.Value() == 0 {
		p.game = belote.GameTrump
	}
	if p.declares != dealOthers {
		p.declares = dealOffender
	}
	d := &table.RulingDeal{}
	after := at.Effect
	switch at.Effect {
	case belote.EffectAward:
	case belote.EffectPenalty, belote.EffectTricks:
		d.Fields = p.fields(t)
		if at.Effect == belote.EffectPenalty && p.declares == dealOthers {
			after = "totus"
		}
	default:
		if !text.Has("page.ruling.deal." + at.Effect) {
			return nil
		}
		d.Said = t(at.Effect, nil) // asks: page.ruling.deal.{melds,noreach,passout,redeal,waive}
		return d
	}
	deal, err := p.deal()
	var sheet belote.Sheet
	if err == nil {
		sheet, err = belote.ScoreDeals(at.Params, []belote.Deal{deal})
	}
	if err != nil {
		d.Err = err
		return d
	}
	d.Said, d.Deal = t("after."+after, nil), deal.Canonical() // asks: page.ruling.deal.after.{award162,bait,totus,tricks}
	if d.Own, d.Other = sheet.Deals[0].NS, sheet.Deals[0].EW; p.offender == belote.EW {
		d.Own, d.Other = d.Other, d.Own
	}
	return d
}

// fields ask for the game, who declared, and the melds.
func (p penaltyTyped) fields(t func(string, rules.Args) string) []table.Field {
	games := make([]ui.Choice, 0, 3)
	for _, g := range []belote.Game{belote.GameTrump, belote.GameNoTrump, belote.GameAllTrump} {
		games = append(games, ui.Choice{Value: string(g), Text: t("game."+string(g), rules.Args{"value": g.Value()})}) // asks: page.ruling.deal.game.{alltrump,notrump,trump}
	}
	fields := []table.Field{
		table.Choice{ID: rulingGame, Label: t("game", nil), Look: ui.Chips, Value: string(p.game), Answers: games},
		table.Choice{ID: rulingDeclares, Label: t("declares", nil), Value: p.declares, Answers: []ui.Choice{{Value: dealOffender, Text: t("offender", nil)}, {Value: dealOthers, Text: t("others", nil)}}},
	}
	if p.effect == belote.EffectTricks {
		fields = append(fields, table.Line{ID: rulingCards, Label: t("cards", nil), Hint: t("cards.hint", nil), InputMode: "numeric", Value: p.cardsText})
	}
	return append(fields, table.Two{Gap: "gap-3", Fields: []table.Field{
		table.Line{ID: rulingOwn, Label: t("own", nil), InputMode: "numeric", Value: p.own},
		table.Line{ID: rulingOther, Label: t("other", nil), InputMode: "numeric", Value: p.other},
	}})
}

// deal is the deal that the remedy makes.
func (p penaltyTyped) deal() (belote.Deal, error) {
	both := func(own, other int) *belote.Whists {
		if p.offender == belote.NS {
			return &belote.Whists{NS: own, EW: other}
		}
		return &belote.Whists{NS: other, EW: own}
	}
	if p.effect == belote.EffectAward {
		return belote.Deal{Award: both(0, belote.GameTrump.Value())}, nil
	}
	own, err := scope.TypedWhole("melds.ns", p.own)
	if err != nil {
		return belote.Deal{}, err
	}
	other, err := scope.TypedWhole("melds.ew", p.other)
	if err != nil {
		return belote.Deal{}, err
	}
	d := belote.Deal{Game: p.game, Declarer: p.offender, Penalty: belote.PenaltyBait}
	if p.declares == dealOthers {
		d.Declarer, d.Penalty = p.offender.Other(), belote.PenaltyTotus
	}
	if own != 0 || other != 0 {
		d.Melds = both(own, other)
	}
	if p.effect == belote.EffectTricks {
		d.Penalty = ""
		cards, err := scope.TypedWhole("cards", p.cardsText)
		if err != nil {
			return belote.Deal{}, err
		}
		d.Cards = both(cards, d.Game.Value()-cards)
	}
	return d, nil
}
