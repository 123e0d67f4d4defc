package standing

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/discipline"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// pathOf is an entrant's whole way: each round with the opponents, the result in the game's
// own numbers and what it brought; below it fines, bonus and leaving, with their reasons.
func pathOf(d *desk.Desk, s *tournament.State, now rules.Standing, id rules.EntrantID) app.UI {
	l := now.Line(id)
	if l == nil {
		return nil
	}
	body := []app.UI{game.PathTable(d, s, now, id)}
	for _, line := range pathNotes(d, s, l) {
		body = append(body, app.P().Class("sm").Text(line))
	}
	return ui.Stack("1", body...)
}

// pathNotes are the sentences below a way.
func pathNotes(d *desk.Desk, s *tournament.State, l *rules.StandingLine) []string {
	lang := d.Lang()
	var list []string
	for _, f := range s.FineList {
		if f.Fine.Entrant != l.Entrant || f.RevokedBy != "" {
			continue
		}
		args := rules.Args{"fine": scope.Penalty(lang, f.Fine.Points, f.Fine.Whists), "reason": discipline.FineReason(d, s, f)}
		list = append(list, d.T("page.path.fine", args))
	}
	if l.Bonus != 0 {
		list = append(list, d.T("page.path.bonus", rules.Args{"points": text.Signed(lang, l.Bonus)}))
	}
	if e := s.Entrant(l.Entrant); e != nil && e.Leave != nil {
		args := rules.Args{"round": strconv.Itoa(e.Leave.After), "reason": e.Leave.Reason}
		switch {
		case e.Leave.Reason == "noshow":
			list = append(list, d.T("page.path.left.noshow", nil))
		case e.Leave.Reason != "":
			list = append(list, d.T("page.path.left.why", args))
		default:
			list = append(list, d.T("page.path.left", args))
		}
	}
	return list
}
