package belote

import (
	"slices"
	"strings"

	"github.com/sudya-app/sudya/rules"
)

// Phases of the catalogue, in the order of a deal.
const (
	PhaseDealing    = "dealing"    // IV.3
	PhaseBidding    = "bidding"    // IV.4
	PhaseMelds      = "melds"      // IV.5
	PhasePlay       = "play"       // IV.6
	PhaseRecord     = "record"     // IV.7, II.7
	PhaseGross      = "gross"      // IV.8
	PhaseDiscipline = "discipline" // III.2
)

// Who chooses among options.
const (
	ChooserJudge         = rules.ChooserJudge
	ChooserOpponents     = rules.ChooserOpponents
	ChooserFirstInnocent = "firstInnocent" // the first of the innocent pair to bid, or after the dealer
	ChooserNextOpponent  = "nextOpponent"  // the opponent next to the offender
)

// Effects of a remedy on the deal, for the app's arithmetic.
const (
	EffectRedeal  = "redeal"   // the same dealer deals anew (IV.2)
	EffectAward   = "award162" // 162 to the opponents, then a redeal
	EffectPenalty = "bait"     // байт по картам if the offender's pair declares, тотус if it defends
	EffectMelds   = "melds"    // the offenders' melds aren't written, the opponents' all are
	EffectTricks  = "tricks"   // that trick and all later ones go to the opponents
	EffectMajor   = "major"    // a major penalty card
	EffectMinor   = "minor"    // a minor penalty card
	EffectPassOut = "passout"  // both offenders pass to the end of the bidding
	EffectNoReach = "noreach"  // no доезд in this deal
	EffectWarning = rules.EffectWarning
	EffectWaive   = rules.EffectWaive
)

// say is a sentence in both languages.
func say(ru, en string) rules.Bilingual { return rules.Bilingual{RU: ru, EN: en} }

// Remedies that many irregularities share, in the judge's words.
var (
	remedyRedeal    = say("Пересдача, сдаёт тот же", "Redeal by the same dealer")
	remedyGoOn      = say("Играют дальше без наказания", "Play goes on, no penalty")
	remedyPenalty   = say("Байт по картам, если пара играет; тотус по картам, если вистует: соперники пишут стоимость игры и все конструкции, сдаёт нарушитель", "The pair is charged the deal by the cards, declaring or defending: the opponents write the game’s value and all melds, the offender deals next")
	remedyMelds     = say("Конструкции пары не пишутся, соперники пишут все свои", "The pair’s melds aren’t written, the opponents write all of theirs")
	remedyMajor     = say("Старшая штрафная карта: сыграть при первой возможности; когда ход впервые у нарушителя или партнёра, соперник слева от ходящего может потребовать эту масть или запретить её", "Major penalty card: to be played at the first chance; when the offender or the partner first has the lead, the opponent to the leader’s left may demand or forbid the suit")
	remedyMajorEnd  = say("После требования или запрета карта возвращается в руку; они действуют, пока игрок остаётся при ходе. Если у партнёра нет этой масти или только она — карта в руку, требований нет", "After a demand or a ban the card goes back to the hand; they hold while the player stays on lead. If the partner has none of the suit, or nothing else, the card goes back and nothing is demanded")
	remedyMinor     = say("Младшая штрафная карта: сыграть при первой возможности", "Minor penalty card: to be played at the first chance")
	remedySuit      = say("Партнёр не заказывает эту масть, игру без козыря и все козыри", "The partner may not order that suit, no trump or all trumps")
	remedyIllegal   = say("Сведения для партнёра нелегальны", "The information is unauthorised for the partner")
	remedyCorrected = say("Запись исправляют", "The record is corrected")
)

// Discretionary fines (IV.2).
var (
	fineWhists = rules.Extra{Text: say("Вистовой штраф: −100 вистов", "Whist fine: −100 whists"), Whists: -100}
	fineSmall  = rules.Extra{Text: say("Малый дисциплинарный штраф: −0,5 балла", "Small disciplinary fine: −0.5 points"), Points: -1}
	fineLarge  = rules.Extra{Text: say("Большой дисциплинарный штраф: −1 балл", "Large disciplinary fine: −1 point"), Points: -2}
	fineParty  = rules.Extra{Text: say("Поражение в текущей партии", "Loss of the current party"), Party: true}
	fineRemove = rules.Extra{Text: say("Снятие с турнира", "Removal from the tournament"), Remove: true}
	finePlayer = rules.Extra{Text: say("Удаление игрока: замена по общему регламенту (V.1), иначе пара выбывает", "Removal of the player: replaced by the general regulations (V.1), else the pair leaves"), Remove: true, Player: true}
)

// fineSlip is for slips that are untidy again (II.7).
func fineSlip(points rules.Half) rules.Extra {
	number := strings.ReplaceAll(points.String(), "-", "−")
	return rules.Extra{
		Text:   say("Штраф за бланк, баллов: "+strings.ReplaceAll(number, ".", ","), "Slip fine, points: "+number),
		Points: points,
	}
}

// Catalogue is the whole of part IV with the slips of II.7 and the discipline of III.2.
// The opponents may waive or soften everything but slips, gross and disciplinary
// irregularities (IV.1), so such options are added wherever there is something to waive.
func (r Regulation) Catalogue() []rules.Irregularity {
	return r.CatalogueFor(rules.Defaults(r.Params()))
}

// Outside of the catalogue the judge rules at his discretion (III.4), and an appeal against a
// ruling goes by the general rules of the meeting (III.5): rules/tournament keeps both as
// entries of the log, a ruling without an irregularity and a note of type appeal.

// CatalogueFor is the catalogue of a tournament with its own fine for slips.
func (Regulation) CatalogueFor(p rules.Params) []rules.Irregularity {
	list := slices.Concat(dealing(), bidding(), melds(), play(), recording(p.Half("slipFine")), gross(), discipline())
	for i := range list {
		complete(&list[i])
	}
	return list
}

// complete adds the opponents' options and makes empty lists of those left out.
func complete(irr *rules.Irregularity) {
	irr.Waivable = irr.Phase != PhaseGross && irr.Phase != PhaseDiscipline && irr.ID != "S1"
	if irr.Waivable && (irr.Effect != "" && irr.Effect != EffectRedeal || len(irr.Extras) > 0) {
		if irr.Effect == EffectPenalty {
			irr.Options = append(irr.Options, rules.Option{Text: say("Смягчить: пересдача вместо наказания", "Soften: redeal instead of the penalty"), Chooser: ChooserOpponents, Effect: EffectRedeal})
		}
		irr.Options = append(irr.Options, rules.Option{Text: say("Простить: без наказания", "Waive: no penalty"), Chooser: ChooserOpponents, Effect: EffectWaive})
	}
	if irr.Remedies == nil {
		irr.Remedies = []rules.Bilingual{}
	}
	if irr.Options == nil {
		irr.Options = []rules.Option{}
	}
	if irr.Extras == nil {
		irr.Extras = []rules.Extra{}
	}
}
