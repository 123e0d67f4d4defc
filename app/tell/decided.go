package tell

import (
	"strings"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Decided reports whether an entry is what the judge decided rather than typed: by its kind, or
// by what its result says beside the numbers.
func (t *Teller) Decided(j tournament.JournalEntry) bool {
	if j.Body.Traits().Has(tournament.IsResult) {
		e := t.Entry(j.ID)
		return e != nil && e.Result != nil && game.ViewOf(t.State).Decided(t.desk, e.Result, func(int) string { return "" }) != ""
	}
	if b, ok := j.Body.(tournament.EntrantRegistered); ok {
		return b.Late > 0 && (b.Points != 0 || b.Whists != 0)
	}
	return Shows(JournalDecisions, j.Body.Kind())
}

// AbsentLine names those of a table who didn't come: «Неявка: Ержанов Тимур».
func AbsentLine(lang text.Lang, name func(seat int) string, gone ...bool) string {
	var names []string
	for seat, absent := range gone {
		if absent {
			names = append(names, name(seat))
		}
	}
	return text.T(lang, "decided.noshow", rules.Args{"names": strings.Join(names, ", ")})
}

// Decision is what the judge decided of a table's result; "" if it is as played.
func Decision(d *desk.Desk, s *tournament.State, r *rules.Round, t *rules.Table) string {
	if t.Result == nil {
		return ""
	}
	return game.ViewOf(s).Decided(d, t.Result, func(seat int) string {
		return scope.NameIn(d, s, t.Seats[seat], r.Number)
	})
}
