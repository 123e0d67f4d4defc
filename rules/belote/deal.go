package belote

import "github.com/sudya-app/sudya/rules"

// Penalty (… по картам) is a penalty deal: the innocent pair writes the game's value and
// all melds, and the offender deals next (IV.2).
type Penalty string

const (
	PenaltyBait  Penalty = "bait"  // байт по картам: the declarer's pair offended
	PenaltyTotus Penalty = "totus" // тотус по картам: the defenders offended
)

const (
	tricks  = 8
	maxMeld = 1000 // more than any hands can hold: melds of one pair in a deal
)

// Deal (сдача) is one deal of a party, in one of four forms: played, all passed, a penalty
// deal, or whists awarded without play (two cards exposed in the bidding, IV.4; a wrong доезд).
type Deal struct {
	Declarer Side    `json:"declarer,omitzero"` // who «грузит»
	Game     Game    `json:"game,omitzero"`
	Cards    *Whists `json:"cards,omitzero"`  // card points with the last trick
	Melds    *Whists `json:"melds,omitzero"`  // points of melds that passed
	Tricks   *Whists `json:"tricks,omitzero"` // left out: a pair has none exactly if its cards are 0
	// Reached is the pair that declared доезд: play stopped, the cards needn't add up.
	Reached Side    `json:"reached,omitzero"`
	Pass    bool    `json:"pass,omitzero"` // everybody passed: all-pass isn't played (I.1)
	Penalty Penalty `json:"penalty,omitzero"`
	Award   *Whists `json:"award,omitzero"`
}

// CheckDeal parses one deal strictly and returns its canonical JSON. Codes: those of
// decode; belote.deal.form (none or several of the four forms), belote.deal.side and
// belote.deal.game (args value), belote.deal.penalty, belote.deal.award,
// belote.deal.cards (no card points), belote.deal.negative (args value),
// belote.deal.melds (args value, max), belote.deal.sum (args sum, want),
// belote.deal.even (args value: odd without trumps), belote.deal.tricks (args sum, want)
// and belote.deal.trickless (args value: card points without a trick).
func (Regulation) CheckDeal(raw []byte) ([]byte, error) {
	d, err := ReadDeal(raw)
	if err != nil {
		return nil, err
	}
	return d.Canonical(), nil
}

// ReadDeal parses one deal strictly. Codes as [Regulation.CheckDeal].
func ReadDeal(raw []byte) (Deal, error) {
	var d Deal
	if err := decode(raw, &d); err != nil {
		return Deal{}, err
	}
	return d, d.check()
}

// Canonical is the deal as it is stored.
func (d Deal) Canonical() []byte { return encode(d) }

// check refuses what no deal can be, whatever the parameters.
func (d Deal) check() error {
	played := d.Declarer != "" || d.Game != "" || d.Cards != nil || d.Tricks != nil || d.Reached != "" || d.Melds != nil || d.Penalty != ""
	switch {
	case d.Pass && (played || d.Award != nil), d.Award != nil && played, !d.Pass && !played && d.Award == nil:
		return rules.Refuse("belote.deal.form", "", nil)
	case d.Pass:
		return nil
	case d.Award != nil:
		return d.checkAward()
	case !d.Declarer.isLine():
		return rules.Refuse("belote.deal.side", "declarer", rules.Args{"value": string(d.Declarer)})
	case !d.Game.known():
		return rules.Refuse("belote.deal.game", "game", rules.Args{"value": string(d.Game)})
	}
	if err := d.checkMelds(); err != nil {
		return err
	}
	if d.Penalty != "" {
		return d.checkPenalty()
	}
	return d.checkPlay()
}

func (d Deal) checkAward() error {
	for _, side := range []Side{NS, EW} {
		if n := d.Award.Of(side); n < 0 || n > MaxTotal {
			return rules.Refuse("belote.deal.award", "award."+string(side), rules.Args{"value": n, "max": MaxTotal})
		}
	}
	if d.Award.NS+d.Award.EW == 0 {
		return rules.Refuse("belote.deal.award", "award", rules.Args{"value": 0, "max": MaxTotal})
	}
	return nil
}

func (d Deal) checkMelds() error {
	for _, side := range []Side{NS, EW} {
		if n := d.melds().Of(side); n < 0 || n > maxMeld {
			return rules.Refuse("belote.deal.melds", "melds."+string(side), rules.Args{"value": n, "max": maxMeld})
		}
	}
	return nil
}

func (d Deal) checkPenalty() error {
	if d.Penalty != PenaltyBait && d.Penalty != PenaltyTotus {
		return rules.Refuse("belote.deal.penalty", "penalty", rules.Args{"value": string(d.Penalty)})
	}
	if d.Cards != nil || d.Tricks != nil || d.Reached != "" {
		return rules.Refuse("belote.deal.form", "penalty", nil)
	}
	return nil
}

func (d Deal) checkPlay() error {
	if d.Reached != "" && !d.Reached.isLine() {
		return rules.Refuse("belote.deal.side", "reached", rules.Args{"value": string(d.Reached)})
	}
	if d.Cards == nil {
		return rules.Refuse("belote.deal.cards", "cards", nil)
	}
	for _, side := range []Side{NS, EW} {
		n, field := d.Cards.Of(side), "cards."+string(side)
		if n < 0 {
			return rules.Refuse("belote.deal.negative", field, rules.Args{"value": n})
		}
		if d.Game == GameNoTrump && n%2 != 0 {
			return rules.Refuse("belote.deal.even", field, rules.Args{"value": n})
		}
	}
	sum, want := d.Cards.NS+d.Cards.EW, d.Game.Value()
	if sum > want || d.Reached == "" && sum != want {
		return rules.Refuse("belote.deal.sum", "cards", rules.Args{"sum": sum, "want": want})
	}
	return d.checkTricks()
}

func (d Deal) checkTricks() error {
	if d.Tricks == nil {
		return nil
	}
	for _, side := range []Side{NS, EW} {
		n, field := d.Tricks.Of(side), "tricks."+string(side)
		if n < 0 {
			return rules.Refuse("belote.deal.negative", field, rules.Args{"value": n})
		}
		if n == 0 && d.Cards.Of(side) > 0 {
			return rules.Refuse("belote.deal.trickless", field, rules.Args{"value": d.Cards.Of(side)})
		}
	}
	sum := d.Tricks.NS + d.Tricks.EW
	if sum > tricks || d.Reached == "" && sum != tricks {
		return rules.Refuse("belote.deal.tricks", "tricks", rules.Args{"sum": sum, "want": tricks})
	}
	return nil
}

// melds are those that passed; left out is none.
func (d Deal) melds() Whists {
	if d.Melds == nil {
		return Whists{}
	}
	return *d.Melds
}

// trickless reports whether a pair has taken no trick.
func (d Deal) trickless(side Side) bool {
	if d.Tricks != nil {
		return d.Tricks.Of(side) == 0
	}
	return d.Cards.Of(side) == 0
}

// DealsNext is the line that deals after this deal, dealer having dealt it: the other one
// after play and after passes, the same after a redeal, the offender after a penalty (IV.2).
func (d Deal) DealsNext(dealer Side) Side {
	switch {
	case d.Award != nil:
		return dealer
	case d.Penalty == PenaltyBait:
		return d.Declarer
	case d.Penalty == PenaltyTotus:
		return d.Declarer.Other()
	default:
		return dealer.Other()
	}
}
