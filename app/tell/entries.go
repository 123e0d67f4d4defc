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
