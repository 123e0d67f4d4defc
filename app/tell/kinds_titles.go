package tell

import (
	"strings"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// What a title's sentence needs besides the round, the table and the names, and its variant.

func titleRules(_ *Teller, j tournament.JournalEntry, args rules.Args) string {
	b := j.Body.(tournament.RulesUpgraded)
	args["edition"] = b.Rules
	return ""
}

func titleDevice(_ *Teller, j tournament.JournalEntry, args rules.Args) string {
	b := j.Body.(tournament.DeviceLabelled)
	args["label"] = b.Label
	return ""
}

func titleRegister(_ *Teller, j tournament.JournalEntry, args rules.Args) string {
	b := j.Body.(tournament.EntrantRegistered)
	args["name"] = strings.Join(b.Person.Players, "\u00a0— ")
	if b.Late > 0 {
		return ".late"
	}
	return ""
}

func titlePlayer(t *Teller, j tournament.JournalEntry, args rules.Args) string {
	b := j.Body.(tournament.PlayerReplaced)
	args["out"], args["in"] = "—", b.Name
	if c, ok := t.State.PlayerChange(j.ID, b); ok {
		args["out"], args["name"] = c.Out(), rules.JoinNames(c.Before)
	}
	args["change"] = t.desk.T("journal.change", args)
	return ""
}

func titleReplace(t *Teller, j tournament.JournalEntry, args rules.Args) string {
	b := j.Body.(tournament.EntrantReplaced)
	args["out"], args["in"] = t.Name(b.Out, j.Round), t.Name(b.In, j.Round)
	return ""
}

func titleExchange(t *Teller, j tournament.JournalEntry, args rules.Args) string {
	b := j.Body.(tournament.SeatsExchanged)
	args["a"], args["b"] = t.Name(b.A, j.Round), t.Name(b.B, j.Round)
	return ""
}

func titleLot(t *Teller, j tournament.JournalEntry, args rules.Args) string {
	b := j.Body.(tournament.LotDrawn)
	args["names"] = t.Names(b.Order, j.Round)
	return ""
}

func titleClock(_ *Teller, j tournament.JournalEntry, args rules.Args) string {
	b := j.Body.(tournament.ClockSet)
	args["minutes"], args["seconds"] = b.Seconds/60, b.Seconds
	return "." + string(b.Step)
}

func titlePermit(_ *Teller, j tournament.JournalEntry, _ rules.Args) string {
	b := j.Body.(tournament.PlayPermitted)
	if !b.Permit {
		return ".back"
	}
	return ""
}

func titleArrival(t *Teller, j tournament.JournalEntry, args rules.Args) string {
	b := j.Body.(tournament.ArrivalRecorded)
	args["minutes"] = (b.Seconds + 59) / 60
	if !t.late(b) {
		return ".free"
	}
	return ""
}

func titleAbsence(_ *Teller, j tournament.JournalEntry, _ rules.Args) string {
	b := j.Body.(tournament.AbsenceDecided)
	if b.Waived {
		return ".waived"
	}
	return ""
}

func titleDeal(t *Teller, j tournament.JournalEntry, args rules.Args) string {
	args["number"] = t.dealNumber(j)
	return ""
}

func titleNote(_ *Teller, j tournament.JournalEntry, _ rules.Args) string {
	b := j.Body.(tournament.NoteMade)
	return "." + string(b.Type)
}

// titleTarget has the title of the first event that an undo, a redo or a resolve names.
func titleTarget(t *Teller, j tournament.JournalEntry, args rules.Args) string {
	target := ""
	if named := tournament.References(j.Body); len(named) > 0 {
		target = named[0]
	}
	args["title"] = t.TitleOf(target)
	return ""
}

func wholeRuling(t *Teller, j tournament.JournalEntry) string {
	return t.ruling(j.Body.(tournament.RulingMade), t.at(j))
}
