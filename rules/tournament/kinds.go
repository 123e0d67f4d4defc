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

// listed are all kinds of events: what isn't listed can't be read, and a test finds it.
var listed = []entry{
	of[Created](), of[DetailsChanged](), of[ParamsChanged](), of[RulesUpgraded](), of[DeviceLabelled](),
	of[EntrantRegistered](), of[EntrantEdited](), of[EntrantDeleted](), of[PlayerReplaced](),
	of[EntrantWithdrawn](), of[EntrantExcluded](), of[EntrantReplaced](), of[FinalRefused](), of[RoundSkipped](),
	of[RoundSeated](), of[SeatsExchanged](), of[TablesRefilled](), of[TableJoined](), of[RoundCancelled](), of[RoundPublished](),
	of[RoundClosed](), of[RoundReopened](), of[LotDrawn](), of[TournamentFinished](),
	of[ClockSet](), of[PlayPermitted](), of[ArrivalRecorded](), of[AbsenceDecided](),
	ofRead(ResultEntered.remembering), ofRead(ResultCorrected.remembering), of[ResultCleared](), of[ResultConfirmed](),
	ofRead(DealAdded.remembering), ofRead(DealReplaced.remembering), of[DealRemoved](), of[SheetSet](),
	of[RulingMade](), of[WarningGiven](), of[FineGiven](), of[FineRevoked](), of[ReminderLifted](),
	of[NoteMade](), of[NoteDecided](), of[Undone](), of[Redone](), of[Resolved](),
}

// entry is a kind and how its bodies are read.
type entry struct {
	kind   Kind
	decode func(canon.Value) (Body, error)
}

// decoders read a body of each kind, strictly.
var decoders = func() map[Kind]func(canon.Value) (Body, error) {
	m := make(map[Kind]func(canon.Value) (Body, error), len(listed))
	for _, e := range listed {
		m[e.kind] = e.decode
	}
	return m
}()

func of[B Body]() entry {
	var none B
	return entry{none.Kind(), decode[B]}
}

// ofRead is of for bodies that a regulation reads.
func ofRead[B Body](remembering func(b B, m *reading) B) entry {
	var none B
	return entry{none.Kind(), decodeRead(remembering)}
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
	list := make([]Kind, len(listed))
	for i, e := range listed {
		list[i] = e.kind
	}
	slices.Sort(list)
	return list
}
