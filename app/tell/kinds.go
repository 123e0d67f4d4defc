package tell

import (
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// ofKind is what the journal makes of the entries of a kind beside its sentence
// «journal.» + kind; nil where it makes nothing.
type ofKind struct {
	mark    ui.LogKind
	results bool // the filters that let it through
	fixes   bool
	decides bool
	ofRound bool // the second line names the round where the heading has another

	// title fills in the sentence's places and returns what is added to its key, for variants.
	title func(t *Teller, j tournament.JournalEntry, args rules.Args) (variant string)
	// whole is the title where it isn't one sentence.
	whole func(t *Teller, j tournament.JournalEntry) string
	// small are the parts of the second line.
	small func(t *Teller, j tournament.JournalEntry) []string
	// draw writes a result into the line.
	draw func(t *Teller, j tournament.JournalEntry, l *ui.LogLine)
	// numbers are what paper tells of a result.
	numbers func(t *Teller, j tournament.JournalEntry) []string
}

// kinds are all kinds of events; a test finds one that is missing. It is filled by init, since
// the title of an undo is told by the table.
var kinds map[tournament.Kind]ofKind

func init() {
	kinds = map[tournament.Kind]ofKind{
		tournament.KindCreated:  {mark: ui.LogHead, small: smallCreated},
		tournament.KindDetails:  {mark: ui.LogFix, fixes: true, small: smallDetails},
		tournament.KindParams:   {mark: ui.LogFix, fixes: true, small: smallParams},
		tournament.KindRules:    {mark: ui.LogEntry, title: titleRules},
		tournament.KindDevice:   {mark: ui.LogEntry, title: titleDevice},
		tournament.KindRegister: {mark: ui.LogEntry, title: titleRegister, small: smallRegister},
		tournament.KindEdit:     {mark: ui.LogFix, fixes: true, small: smallEdit},
		tournament.KindDelete:   {mark: ui.LogEntry},
		tournament.KindPlayer:   {mark: ui.LogFix, fixes: true, decides: true, title: titlePlayer, small: smallPlayer},
		tournament.KindWithdraw: {mark: ui.LogEntry, decides: true, small: smallWithdraw},
		tournament.KindExclude:  {mark: ui.LogLaw, decides: true, small: smallExclude},
		tournament.KindReplace:  {mark: ui.LogEntry, decides: true, title: titleReplace, small: smallReplace},
		tournament.KindRefuse:   {mark: ui.LogEntry, decides: true},
		tournament.KindSkip:     {mark: ui.LogEntry, decides: true, small: smallSkip},

		tournament.KindSeat:     {mark: ui.LogEntry, small: smallSeat},
		tournament.KindExchange: {mark: ui.LogFix, fixes: true, title: titleExchange},
		tournament.KindRefill:   {mark: ui.LogEntry},
		tournament.KindJoin:     {mark: ui.LogEntry},
		tournament.KindCancel:   {mark: ui.LogFix, fixes: true},
		tournament.KindPublish:  {mark: ui.LogHead, small: smallPublish},
		tournament.KindClose:    {mark: ui.LogHead},
		tournament.KindReopen:   {mark: ui.LogFix, fixes: true},
		tournament.KindLot:      {mark: ui.LogEntry, decides: true, title: titleLot},
		tournament.KindFinish:   {mark: ui.LogHead},
		tournament.KindClock:    {mark: ui.LogEntry, title: titleClock, small: smallClock},
		tournament.KindPermit:   {mark: ui.LogEntry, decides: true, title: titlePermit},
		tournament.KindArrival:  {mark: ui.LogEntry, title: titleArrival},
		tournament.KindAbsence:  {mark: ui.LogEntry, decides: true, title: titleAbsence, small: smallAbsence},

		tournament.KindEnter:       {mark: ui.LogEntry, results: true, draw: drawEntered, numbers: numbersEntered},
		tournament.KindCorrect:     {mark: ui.LogFix, results: true, fixes: true, small: smallSeats, draw: drawCorrected, numbers: numbersCorrected},
		tournament.KindClear:       {mark: ui.LogFix, results: true, fixes: true, small: smallClear, draw: drawCleared},
		tournament.KindConfirm:     {mark: ui.LogEntry, results: true, small: smallSeats},
		tournament.KindDealAdd:     {mark: ui.LogEntry, results: true, title: titleDeal, small: smallDeal},
		tournament.KindDealReplace: {mark: ui.LogFix, results: true, fixes: true, title: titleDeal, small: smallDeal},
		tournament.KindDealRemove:  {mark: ui.LogFix, results: true, fixes: true, title: titleDeal, small: smallDeal},
		tournament.KindSheet:       {mark: ui.LogEntry, results: true, small: smallDeal},

		tournament.KindRuling:   {mark: ui.LogLaw, decides: true, ofRound: true, whole: wholeRuling, small: smallRuling},
		tournament.KindWarning:  {mark: ui.LogLaw, decides: true, ofRound: true, small: smallWarning},
		tournament.KindFine:     {mark: ui.LogLaw, decides: true, ofRound: true, small: smallFine},
		tournament.KindRevoke:   {mark: ui.LogFix, fixes: true, decides: true, ofRound: true, small: smallRevoke},
		tournament.KindLift:     {mark: ui.LogLaw, decides: true},
		tournament.KindNote:     {mark: ui.LogLaw, decides: true, ofRound: true, title: titleNote, small: smallNote},
		tournament.KindDecision: {mark: ui.LogLaw, decides: true, ofRound: true, small: smallDecision},

		tournament.KindUndo:    {mark: ui.LogFix, fixes: true, title: titleTarget},
		tournament.KindRedo:    {mark: ui.LogFix, fixes: true, title: titleTarget},
		tournament.KindResolve: {mark: ui.LogEntry, decides: true, title: titleTarget, small: smallResolve},
	}
}

// Shows reports whether a filter of the journal lets a kind through.
func Shows(filter string, k tournament.Kind) bool {
	switch filter {
	case JournalResults:
		return kinds[k].results
	case JournalFixes:
		return kinds[k].fixes
	case JournalDecisions:
		return kinds[k].decides
	}
	return true
}
