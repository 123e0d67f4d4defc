package tell

import (
	"slices"
	"strings"

	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Title says in a line what an entry is.
func (t *Teller) Title(j tournament.JournalEntry) string {
	words := kinds[j.Body.Kind()]
	if words.whole != nil {
		return words.whole(t, j)
	}
	args := rules.Args{"round": j.Round, "table": j.Table, "at": t.at(j), "name": "", "names": ""}
	if len(j.Entrants) > 0 {
		args["name"], args["names"] = t.Name(j.Entrants[0], j.Round), t.Names(j.Entrants, j.Round)
	}
	key := "journal." + string(j.Body.Kind())
	if words.title != nil {
		key += words.title(t, j, args)
	}
	// asks: journal.clock.set.{announce,correct,extend,lastDeal,pause,resume,start,stop}
	// asks: journal.{created,fine,finish,redo,resolve,undo,warning} journal.deal.{add,remove,replace} journal.details.change
	// asks: journal.device.label journal.entrant.{absent,arrive,delete,edit,exclude,player,register,replace,skip,withdraw}
	// asks: journal.entrant.absent.waived journal.entrant.arrive.free journal.entrant.register.late journal.final.refuse journal.fine.revoke
	// asks: journal.lot.draw journal.note.{appeal,decide,note,protest,restore} journal.params.change
	// asks: journal.result.{clear,confirm,correct,enter} journal.round.{cancel,close,exchange,publish,refill,reopen,seat} journal.rules.upgrade
	// asks: journal.ruling.{free,lift} journal.sheet.set journal.table.{join,permit} journal.table.permit.back
	return t.desk.T(key, args)
}

// elsewhere reports whether an entry concerns another round than the one under whose heading it
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

// late reports whether an arrival was lateness.
func (t *Teller) late(b tournament.ArrivalRecorded) bool {
	params := t.State.Params
	if r := t.State.Seated(b.Seating); r != nil {
		params = t.State.ParamsOf(r.Number)
	}
	return game.ViewOf(t.State).Late(params, b.Seconds)
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
	words := kinds[j.Body.Kind()]
	var parts []string
	if words.ofRound && t.elsewhere(j) && j.Table == 0 {
		parts = append(parts, t.desk.T("journal.of", rules.Args{"round": j.Round}))
	}
	if words.small != nil {
		parts = append(parts, words.small(t, j)...)
	}
	return strings.Join(slices.DeleteFunc(parts, func(part string) bool { return part == "" }), " · ")
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
