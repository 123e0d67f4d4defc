package tell

import (
	"strings"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// The parts of a second line; those that are empty are left out.

func smallCreated(_ *Teller, j tournament.JournalEntry) []string {
	return []string{j.Body.(tournament.Created).Details.Name}
}

func smallDetails(t *Teller, j tournament.JournalEntry) []string {
	return []string{t.detailsChange(j)}
}

func smallParams(t *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.ParamsChanged)
	return []string{t.paramsChange(j, b)}
}

func smallRegister(t *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.EntrantRegistered)
	parts := []string{b.Person.Team}
	if b.Late > 0 {
		parts = append(parts, t.desk.T("journal.from", rules.Args{"round": b.Late}), scope.Penalty(t.desk.Lang(), b.Points, b.Whists))
	}
	return parts
}

func smallEdit(_ *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.EntrantEdited)
	return []string{strings.Join(b.Person.Players, "\u00a0— "), b.Person.Team}
}

func smallPlayer(_ *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.PlayerReplaced)
	return []string{b.Reason}
}

func smallWithdraw(t *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.EntrantWithdrawn)
	parts := []string{t.after(b.After)}
	if b.Unannounced {
		parts = append(parts, t.desk.T("journal.unannounced", nil))
	}
	return append(parts, b.Reason)
}

func smallExclude(t *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.EntrantExcluded)
	return []string{t.after(b.After), b.Reason}
}

func smallReplace(_ *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.EntrantReplaced)
	return []string{b.Reason}
}

func smallSkip(_ *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.RoundSkipped)
	return []string{b.Reason}
}

func smallSeat(t *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.RoundSeated)
	return []string{t.tables(len(b.Tables)), t.desk.T("page.system."+string(b.System), nil), t.byes(b.Byes, j.Round)}
}

func smallPublish(t *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.RoundPublished)
	r := t.State.Seated(b.Seating)
	if r == nil {
		return nil
	}
	return []string{t.tables(len(r.Tables)), t.byes(r.Byes, j.Round)}
}

func (t *Teller) tables(n int) string { return t.desk.T("page.count.table", rules.Args{"n": n}) }

func smallClock(t *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.ClockSet)
	if len(b.Tables) == 0 {
		return nil
	}
	return []string{t.desk.T("journal.tables", rules.Args{"n": len(b.Tables), "tables": scope.Ranges(b.Tables)})}
}

func smallAbsence(_ *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.AbsenceDecided)
	return []string{b.Reason}
}

// smallSeats names who sits at the table.
func smallSeats(t *Teller, j tournament.JournalEntry) []string {
	return []string{t.Names(j.Entrants, j.Round)}
}

func smallClear(t *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.ResultCleared)
	return append(smallSeats(t, j), b.Reason)
}

func smallDeal(t *Teller, j tournament.JournalEntry) []string {
	parts := []string{t.deal(j)}
	if t.elsewhere(j) {
		parts = append(parts, smallSeats(t, j)...)
	}
	return parts
}

func smallRuling(t *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.RulingMade)
	parts := []string{t.Remedy(b)}
	if b.Table > 0 && b.Entrant != "" {
		parts = append(parts, t.Name(b.Entrant, b.Round))
	}
	return append(parts, b.Note)
}

func smallWarning(_ *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.WarningGiven)
	return []string{b.Reason}
}

func smallFine(t *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.FineGiven)
	return []string{scope.Penalty(t.desk.Lang(), b.Points, b.Whists), b.Reason}
}

func smallRevoke(_ *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.FineRevoked)
	return []string{b.Reason}
}

func smallNote(t *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.NoteMade)
	if j.Table > 0 {
		return []string{t.at(j), b.Text}
	}
	return []string{b.Text}
}

func smallDecision(_ *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.NoteDecided)
	return []string{b.Text}
}

func smallResolve(_ *Teller, j tournament.JournalEntry) []string {
	b := j.Body.(tournament.Resolved)
	return []string{b.Reason}
}

// Results: in the line of the journal, and on paper.

func drawEntered(t *Teller, j tournament.JournalEntry, l *ui.LogLine) {
	if e := t.Entry(j.ID); e != nil {
		l.Lines, l.Badge = t.Sides(e)
	}
}

func drawCorrected(t *Teller, j tournament.JournalEntry, l *ui.LogLine) {
	l.Before, l.After, l.Badge, _ = t.Corrected(j)
	l.Tone = ui.Ask
}

func drawCleared(t *Teller, j tournament.JournalEntry, l *ui.LogLine) {
	if before, after, _, _ := t.Corrected(j); before != "" {
		l.Before, l.After = before, after
	}
}

func numbersEntered(t *Teller, j tournament.JournalEntry) []string {
	e := t.State.Entries[j.ID]
	if e == nil {
		return nil
	}
	return []string{t.Names(j.Body.(tournament.ResultEntered).Entrants, j.Round) + ": " + t.Numbers(e)}
}

func numbersCorrected(t *Teller, j tournament.JournalEntry) []string {
	before, after, reason, _ := t.Corrected(j)
	return []string{before + " → " + after, reason}
}

// Corrected is what an entry has changed of a result, what it became («—» if it was cleared)
// and why; ok is false for entries of other kinds.
func (t *Teller) Corrected(j tournament.JournalEntry) (before, after, reason string, ok bool) {
	if b, corrected := j.Body.(tournament.ResultCorrected); corrected {
		before, after = t.Change(j)
		return before, after, b.Reason, true
	}
	b, cleared := j.Body.(tournament.ResultCleared)
	if !cleared {
		return "", "", "", false
	}
	if was := t.Entry(b.Replaces); was != nil {
		before = t.Numbers(was)
	}
	return before, "—", b.Reason, true
}
