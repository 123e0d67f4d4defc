package tournament

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
)

// The kinds of events, as stored. Names are append-only: files keep them for ever.
const (
	KindCreated     Kind = "created"
	KindDetails     Kind = "details.change"
	KindParams      Kind = "params.change"
	KindRules       Kind = "rules.upgrade"
	KindDevice      Kind = "device.label"
	KindRegister    Kind = "entrant.register"
	KindEdit        Kind = "entrant.edit"
	KindDelete      Kind = "entrant.delete"
	KindPlayer      Kind = "entrant.player"
	KindWithdraw    Kind = "entrant.withdraw"
	KindExclude     Kind = "entrant.exclude"
	KindReplace     Kind = "entrant.replace"
	KindRefuse      Kind = "final.refuse"
	KindSkip        Kind = "entrant.skip"
	KindSeat        Kind = "round.seat"
	KindExchange    Kind = "round.exchange"
	KindRefill      Kind = "round.refill"
	KindJoin        Kind = "table.join"
	KindCancel      Kind = "round.cancel"
	KindPublish     Kind = "round.publish"
	KindClose       Kind = "round.close"
	KindReopen      Kind = "round.reopen"
	KindLot         Kind = "lot.draw"
	KindFinish      Kind = "finish"
	KindClock       Kind = "clock.set"
	KindPermit      Kind = "table.permit"
	KindArrival     Kind = "entrant.arrive"
	KindAbsence     Kind = "entrant.absent"
	KindEnter       Kind = "result.enter"
	KindCorrect     Kind = "result.correct"
	KindClear       Kind = "result.clear"
	KindConfirm     Kind = "result.confirm"
	KindDealAdd     Kind = "deal.add"
	KindDealReplace Kind = "deal.replace"
	KindDealRemove  Kind = "deal.remove"
	KindSheet       Kind = "sheet.set"
	KindRuling      Kind = "ruling"
	KindWarning     Kind = "warning"
	KindFine        Kind = "fine"
	KindRevoke      Kind = "fine.revoke"
	KindLift        Kind = "ruling.lift"
	KindNote        Kind = "note"
	KindDecision    Kind = "note.decide"
	KindUndo        Kind = "undo"
	KindRedo        Kind = "redo"
	KindResolve     Kind = "resolve"
)

// decoders read a body of each kind, strictly.
var decoders = map[Kind]func(canon.Value) (Body, error){
	KindCreated: decode[Created], KindDetails: decode[DetailsChanged], KindParams: decode[ParamsChanged],
	KindRules: decode[RulesUpgraded], KindDevice: decode[DeviceLabelled],
	KindRegister: decode[EntrantRegistered], KindEdit: decode[EntrantEdited], KindDelete: decode[EntrantDeleted],
	KindPlayer: decode[PlayerReplaced], KindWithdraw: decode[EntrantWithdrawn], KindExclude: decode[EntrantExcluded],
	KindReplace: decode[EntrantReplaced], KindRefuse: decode[FinalRefused], KindSkip: decode[RoundSkipped],
	KindSeat: decode[RoundSeated], KindExchange: decode[SeatsExchanged], KindRefill: decode[TablesRefilled],
	KindJoin: decode[TableJoined], KindCancel: decode[RoundCancelled], KindPublish: decode[RoundPublished],
	KindClose: decode[RoundClosed], KindReopen: decode[RoundReopened], KindLot: decode[LotDrawn], KindFinish: decode[TournamentFinished],
	KindClock: decode[ClockSet], KindPermit: decode[PlayPermitted], KindArrival: decode[ArrivalRecorded], KindAbsence: decode[AbsenceDecided],
	KindEnter: decodeRead(ResultEntered.remembering), KindCorrect: decodeRead(ResultCorrected.remembering), KindClear: decode[ResultCleared], KindConfirm: decode[ResultConfirmed],
	KindDealAdd: decodeRead(DealAdded.remembering), KindDealReplace: decodeRead(DealReplaced.remembering), KindDealRemove: decode[DealRemoved], KindSheet: decode[SheetSet],
	KindRuling: decode[RulingMade], KindWarning: decode[WarningGiven], KindFine: decode[FineGiven], KindRevoke: decode[FineRevoked], KindLift: decode[ReminderLifted],
	KindNote: decode[NoteMade], KindDecision: decode[NoteDecided],
	KindUndo: decode[Undone], KindRedo: decode[Redone], KindResolve: decode[Resolved],
}

func decode[B Body](raw canon.Value) (Body, error) {
	var b B
	if err := canon.Unmarshal(raw, &b); err != nil {
		return nil, err
	}
	return b, nil
}

// DecodeBody reads the body of a kind from a JSON object without the envelope's keys.
// Unknown kinds and keys are refused: version 1 has only these.
func DecodeBody(kind Kind, raw []byte) (Body, error) {
	d, ok := decoders[kind]
	if !ok {
		return nil, refuse("event.kind", "kind", rules.Args{"kind": string(kind)})
	}
	return d(raw)
}

// EncodeBody writes a body as a JSON object, keys in schema order.
func EncodeBody(b Body) ([]byte, error) { return canon.Marshal(b) }

// Kinds lists all kinds, for the schema's test.
func Kinds() []Kind {
	list := make([]Kind, 0, len(decoders))
	for k := range decoders {
		list = append(list, k)
	}
	slices.Sort(list)
	return list
}
