package discipline

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// RulingsShown is how many of the last rulings are listed.
const RulingsShown = 8

// RulingList tells rulings one by one; named says whom each was about.
func RulingList(d *desk.Desk, s *tournament.State, title string, list []tournament.RulingRecord, named bool) app.UI {
	t := tell.NewTeller(d, s)
	lines := make([]app.UI, len(list))
	for i, r := range list {
		l := &ui.LogLine{Key: "ruling-" + r.ID, Time: d.ClockTime(r.At), Kind: ui.LogLaw, Title: rulingTitle(d, s, r, named)}
		round := ""
		if r.Round > 0 {
			round = d.T("page.entrant.round", rules.Args{"round": r.Round})
		}
		l.Text = text.Sentences(round, DoneWords(d, s, t, r), FineWords(d, s.FinesOf(r.ID)), r.Note)
		lines[i] = l
	}
	return app.Section().Class("stack gap-2").Body(app.H2().Text(title), ui.Log(title, lines...))
}

// rulingTitle is «Стол 4: фальшренонс не исправлен», or with the name where there is no table.
func rulingTitle(d *desk.Desk, s *tournament.State, r tournament.RulingRecord, named bool) string {
	what := d.T("journal.ruling.free", nil)
	if irr, ok := IrregularityOf(s, r.Irregularity); ok {
		what = irrName(d, irr)
	}
	if r.Table > 0 {
		what = d.T("journal.ruling.table", rules.Args{"at": d.T("journal.at", rules.Args{"table": r.Table}), "what": what})
	}
	if named && r.Entrant != "" {
		what = text.Sentences(scope.NameIn(d, s, r.Entrant, r.Round), what)
	}
	return what
}

// FineWords lists fines in short; a revoked one says so, and why.
func FineWords(d *desk.Desk, list []tournament.FineRecord) string {
	var parts []string
	for _, f := range list {
		words := scope.Penalty(d.Lang(), f.Fine.Points, f.Fine.Whists)
		if f.RevokedBy != "" {
			words = d.T("page.penalty.revoked", rules.Args{"fine": words, "reason": f.RevokeReason})
		}
		parts = append(parts, words)
	}
	return strings.Join(parts, ", ")
}

// DoneWords are what was done at the table, in a few words where there are some.
func DoneWords(d *desk.Desk, s *tournament.State, t *tell.Teller, r tournament.RulingRecord) string {
	if key := "page.ruling.effect." + effectOfRuling(s, r); r.Option == 0 && !r.Waived && text.Has(key) {
		// asks: page.ruling.effect.{appeal,award162,bait,correct,extra,major,melds,minor,missed,mountain,noreach,passout,redeal,removal,tricks,warning}
		return d.T(key, nil)
	}
	return t.Remedy(r.RulingMade)
}
