package tell

import (
	"strings"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Title says in a line what an entry is.
func (t *Teller) Title(j tournament.JournalEntry) string {
	d := t.desk
	args := rules.Args{"round": j.Round, "table": j.Table, "at": t.at(j), "name": "", "names": ""}
	if len(j.Entrants) > 0 {
		args["name"], args["names"] = t.Name(j.Entrants[0], j.Round), t.Names(j.Entrants, j.Round)
	}
	key := "journal." + string(j.Body.Kind())
	switch b := j.Body.(type) {
	case tournament.RulesUpgraded:
		args["edition"] = b.Rules
	case tournament.DeviceLabelled:
		args["label"] = b.Label
	case tournament.EntrantRegistered:
		args["name"] = strings.Join(b.Person.Players, "\u00a0— ")
		if b.Late > 0 {
			key += ".late"
		}
	case tournament.PlayerReplaced:
		args["out"], args["in"] = "—", b.Name
		if c, ok := t.State.PlayerChange(j.ID, b); ok {
			args["out"], args["name"] = c.Out(), rules.JoinNames(c.Before)
		}
		args["change"] = d.T("journal.change", args)
	case tournament.EntrantReplaced:
		args["out"], args["in"] = t.Name(b.Out, j.Round), t.Name(b.In, j.Round)
	case tournament.SeatsExchanged:
		args["a"], args["b"] = t.Name(b.A, j.Round), t.Name(b.B, j.Round)
	case tournament.LotDrawn:
		args["names"] = t.Names(b.Order, j.Round)
	case tournament.ClockSet:
		key += "." + string(b.Step)
		args["minutes"] = b.Seconds / 60
		args["seconds"] = b.Seconds
	case tournament.DealAdded, tournament.DealReplaced, tournament.DealRemoved:
		args["number"] = t.dealNumber(j)
	case tournament.PlayPermitted:
		if !b.Permit {
			key += ".back"
		}
	case tournament.ArrivalRecorded:
		args["minutes"] = (b.Seconds + 59) / 60
		if !t.late(b) {
			key += ".free"
		}
	case tournament.AbsenceDecided:
		if b.Waived {
			key += ".waived"
		}
	case tournament.RulingMade:
		return t.ruling(b, t.at(j))
	case tournament.NoteMade:
		key += "." + string(b.Type)
	case tournament.Undone:
		args["title"] = t.TitleOf(b.Target)
	case tournament.Redone:
		args["title"] = t.TitleOf(b.Target)
	case tournament.Resolved:
		args["title"] = t.TitleOf(b.Target)
	}
	return d.T(key, args)
}

// elsewhere tells whether an entry concerns another round than the one under whose heading it
// stands.
func (t *Teller) elsewhere(j tournament.JournalEntry) bool {
	return j.Round > 0 && j.Round != t.During[j.ID]
}

// at is an entry's table, with its round where the heading has another.
func (t *Teller) at(j tournament.JournalEntry) string {
	args := rules.Args{"round": j.Round, "table": j.Table}
	if t.elsewhere(j) {
		return t.desk.T("journal.at.round", args)
	}
	return t.desk.T("journal.at", args)
}

// late tells whether an arrival was lateness: preferans forgives the first minutes (6).
func (t *Teller) late(b tournament.ArrivalRecorded) bool {
	if t.State.Regulation != preferans.ID {
		return b.Seconds > 0
	}
	params := t.State.Params
	if r := t.State.Seated(b.Seating); r != nil {
		params = t.State.ParamsOf(r.Number)
	}
	return preferans.Lateness(params, b.Seconds) != preferans.LateNothing
}

// TitleOf is the title of another entry.
func (t *Teller) TitleOf(event string) string {
	if j, ok := t.entries[event]; ok {
		return t.Title(j)
	}
	return "—"
}

// ruling is «Стол 7: фальшренонс не исправлен».
func (t *Teller) ruling(b tournament.RulingMade, at string) string {
	d := t.desk
	what := d.T("journal.ruling.free", nil)
	if entry, ok := t.irregularity(b.Irregularity); ok {
		what = text.Format(d.Lang(), entry.Name)
	}
	switch {
	case b.Table > 0:
		return d.T("journal.ruling.table", rules.Args{"at": at, "what": what})
	case b.Entrant != "":
		return d.T("journal.ruling.entrant", rules.Args{"name": t.Name(b.Entrant, b.Round), "what": what})
	}
	return what
}

func (t *Teller) irregularity(id string) (rules.Irregularity, bool) {
	for _, entry := range t.State.Rule.Catalogue() {
		if id != "" && entry.ID == id {
			return entry, true
		}
	}
	return rules.Irregularity{}, false
}

// Small is the second line of an entry: what was decided, and why.
func (t *Teller) Small(j tournament.JournalEntry) string {
	d := t.desk
	var parts []string
	add := func(part string) {
		if part != "" {
			parts = append(parts, part)
		}
	}
	if t.elsewhere(j) && j.Table == 0 {
		switch j.Body.(type) {
		case tournament.RulingMade, tournament.WarningGiven, tournament.FineGiven, tournament.FineRevoked, tournament.NoteMade, tournament.NoteDecided:
			add(d.T("journal.of", rules.Args{"round": j.Round}))
		}
	}
	switch b := j.Body.(type) {
	case tournament.Created:
		add(b.Details.Name)
	case tournament.DetailsChanged:
		add(t.detailsChange(j))
	case tournament.ParamsChanged:
		add(t.paramsChange(j, b))
	case tournament.EntrantRegistered:
		add(b.Person.Team)
		if b.Late > 0 {
			add(d.T("journal.from", rules.Args{"round": b.Late}))
			add(scope.Penalty(d.Lang(), b.Points, b.Whists))
		}
	case tournament.EntrantEdited:
		add(strings.Join(b.Person.Players, "\u00a0— "))
		add(b.Person.Team)
	case tournament.PlayerReplaced:
		add(b.Reason)
	case tournament.EntrantWithdrawn:
		add(t.after(b.After))
		if b.Unannounced {
			add(d.T("journal.unannounced", nil))
		}
		add(b.Reason)
	case tournament.EntrantExcluded:
		add(t.after(b.After))
		add(b.Reason)
	case tournament.EntrantReplaced:
		add(b.Reason)
	case tournament.RoundSeated:
		add(d.T("page.count.table", rules.Args{"n": len(b.Tables)}))
		add(d.T("page.system."+string(b.System), nil))
		add(t.byes(b.Byes, j.Round))
	case tournament.RoundPublished:
		if r := t.State.Seated(b.Seating); r != nil {
			add(d.T("page.count.table", rules.Args{"n": len(r.Tables)}))
			add(t.byes(r.Byes, j.Round))
		}
	case tournament.AbsenceDecided:
		add(b.Reason)
	case tournament.RoundSkipped:
		add(b.Reason)
	case tournament.ClockSet:
		if len(b.Tables) > 0 {
			add(d.T("journal.tables", rules.Args{"n": len(b.Tables), "tables": scope.Ranges(b.Tables)}))
		}
	case tournament.ResultCorrected, tournament.ResultConfirmed:
		add(t.Names(j.Entrants, j.Round))
	case tournament.ResultCleared:
		add(t.Names(j.Entrants, j.Round))
		add(b.Reason)
	case tournament.DealAdded, tournament.DealReplaced, tournament.DealRemoved, tournament.SheetSet:
		add(t.deal(j))
		if t.elsewhere(j) {
			add(t.Names(j.Entrants, j.Round))
		}
	case tournament.RulingMade:
		add(t.Remedy(b))
		if b.Table > 0 && b.Entrant != "" {
			add(t.Name(b.Entrant, b.Round))
		}
		add(b.Note)
	case tournament.WarningGiven:
		add(b.Reason)
	case tournament.FineGiven:
		add(scope.Penalty(d.Lang(), b.Points, b.Whists))
		add(b.Reason)
	case tournament.FineRevoked:
		add(b.Reason)
	case tournament.NoteMade:
		if j.Table > 0 {
			add(t.at(j))
		}
		add(b.Text)
	case tournament.NoteDecided:
		add(b.Text)
	case tournament.Resolved:
		add(b.Reason)
	}
	return strings.Join(parts, " · ")
}

// Remedy is what the judge ruled, in the catalogue's words.
func (t *Teller) Remedy(b tournament.RulingMade) string {
	if b.Waived {
		return t.desk.T("journal.waived", nil)
	}
	entry, ok := t.irregularity(b.Irregularity)
	switch {
	case !ok:
		return ""
	case b.Option > 0 && b.Option <= len(entry.Options):
		return text.Format(t.desk.Lang(), entry.Options[b.Option-1].Text)
	}
	words := make([]string, len(entry.Remedies))
	for i, r := range entry.Remedies {
		words[i] = text.Format(t.desk.Lang(), r)
	}
	return text.Sentences(words...)
}

func (t *Teller) after(round int) string {
	if round == 0 {
		return t.desk.T("journal.after.none", nil)
	}
	return t.desk.T("journal.after", rules.Args{"round": round})
}

func (t *Teller) byes(ids []rules.EntrantID, round int) string {
	if len(ids) == 0 {
		return ""
	}
	return t.desk.T("journal.byes", rules.Args{"names": t.Names(ids, round)})
}
