package tell

import (
	"strings"

	"github.com/sudya-app/sudya/app/csvout"
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/rules/tournament"
)

// What the journal shows.
const (
	JournalAll       = "all"
	JournalResults   = "results"
	JournalFixes     = "fixes"
	JournalDecisions = "decisions"
)

// JournalKinds are the kinds that a filter lets through.
var JournalKinds = map[string]map[tournament.Kind]bool{
	JournalResults: kindSet(tournament.KindEnter, tournament.KindCorrect, tournament.KindClear, tournament.KindConfirm,
		tournament.KindDealAdd, tournament.KindDealReplace, tournament.KindDealRemove, tournament.KindSheet),
	JournalFixes: kindSet(tournament.KindCorrect, tournament.KindClear, tournament.KindDealReplace, tournament.KindDealRemove,
		tournament.KindEdit, tournament.KindPlayer, tournament.KindExchange, tournament.KindCancel, tournament.KindReopen,
		tournament.KindRevoke, tournament.KindParams, tournament.KindDetails, tournament.KindUndo, tournament.KindRedo),
	JournalDecisions: kindSet(tournament.KindRuling, tournament.KindWarning, tournament.KindFine, tournament.KindRevoke,
		tournament.KindLift, tournament.KindNote, tournament.KindDecision, tournament.KindExclude, tournament.KindAbsence, tournament.KindPermit,
		tournament.KindLot, tournament.KindReplace, tournament.KindPlayer, tournament.KindWithdraw, tournament.KindRefuse, tournament.KindSkip, tournament.KindResolve),
}

func kindSet(kinds ...tournament.Kind) map[tournament.Kind]bool {
	set := map[tournament.Kind]bool{}
	for _, k := range kinds {
		set[k] = true
	}
	return set
}

// mostSeated is how many tables of a disputed seating are named.
const mostSeated = 8

// JournalEntries is the whole log for a spreadsheet; the device stands there where there
// are several.
func JournalEntries(d *desk.Desk, s *tournament.State) []csvout.Entry {
	tell := NewTeller(d, s)
	journal := s.Journal()
	list := make([]csvout.Entry, len(journal))
	for i, j := range journal {
		list[i] = csvout.Entry{At: j.At, Round: j.Round, Table: j.Table, Title: plainSpaces(tell.Title(j)), Note: plainSpaces(tell.Details(j)), Outcome: tell.Outcome(j), Device: tell.Who(j.Device)}
	}
	return list
}

// plainSpaces has plain spaces for those that keep a line whole on a screen.
func plainSpaces(s string) string {
	return strings.NewReplacer("\u00a0", " ", "\u202f", " ").Replace(s)
}
