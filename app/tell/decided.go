package tell

import (
	"strings"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/preferans"
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

// BeloteDecided says what of a result is the judge's decision: a no-show (V.3), an award
// (III.2), an unfinished party with equal totals (II.6).
func BeloteDecided(d *desk.Desk, result rules.Result, name func(seat int) string) string {
	r, _ := result.(belote.Result)
	switch {
	case r.NoShow != "":
		return AbsentLine(d, name, r.NoShow != belote.EW, r.NoShow != belote.NS)
	case r.AwardedTo != "":
		return d.T("decided.awarded", rules.Args{"name": name(seatOfSide(r.AwardedTo == belote.EW))})
	case r.Unfinished && r.Equal != "" && r.NS != nil && r.EW != nil && *r.NS == *r.EW:
		return d.T("decided.equal."+string(r.Equal), nil)
	}
	return ""
}

// DominoDecided says what of a result is the judge's decision: a no-show, the points of the
// round (1.7).
func DominoDecided(d *desk.Desk, result rules.Result, name func(seat int) string) string {
	r, _ := result.(domino.Result)
	switch {
	case r.NoShow != "":
		return AbsentLine(d, name, r.NoShow != domino.NoShowB, r.NoShow != domino.NoShowA)
	case r.Decision != nil:
		return d.T("decided.points", rules.Args{"a": text.Half(d.Lang(), r.Decision.A), "b": text.Half(d.Lang(), r.Decision.B)})
	}
	return ""
}

// PreferansDecided says what of a result is the judge's decision: who was absent, what a late
// player entered with (3.6), whists recorded though they don't add to zero.
func PreferansDecided(d *desk.Desk, result rules.Result, name func(seat int) string) string {
	r, _ := result.(preferans.Result)
	var parts []string
	if len(r.Absent) > 0 {
		gone := make([]bool, len(r.Whists))
		for _, seat := range r.Absent {
			gone[seat] = true
		}
		parts = append(parts, AbsentLine(d, name, gone...))
	}
	for _, late := range r.Late {
		parts = append(parts, d.T("decided.late", rules.Args{"name": name(late.Seat), "minutes": late.Minutes, "mountain": late.Mountain}))
	}
	if r.Unbalanced != "" {
		parts = append(parts, d.T("decided.unbalanced", rules.Args{"reason": r.Unbalanced}))
	}
	return text.Sentences(parts...)
}

// AbsentLine names those of a table who didn't come: «Неявка: Ержанов Тимур».
func AbsentLine(d *desk.Desk, name func(seat int) string, gone ...bool) string {
	var names []string
	for seat, absent := range gone {
		if absent {
			names = append(names, name(seat))
		}
	}
	return d.T("decided.noshow", rules.Args{"names": strings.Join(names, ", ")})
}

func seatOfSide(second bool) int {
	if second {
		return 1
	}
	return 0
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
