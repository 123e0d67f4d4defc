package entrants

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ahead"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// lastSkip is the last round that could be skipped.
func lastSkip(s *tournament.State) int {
	if n := s.Params.Int("groupRounds"); n > 0 && s.Params.Bool("groups") {
		return n
	}
	return s.Params.Int("rounds")
}

// skipAct is the menu's item: to skip the next round, to play it after all, or none.
func skipAct(s *tournament.State, e *rules.Entrant) string {
	n := ahead.ToSeat(s)
	switch {
	case !table.TableGames[s.Regulation].Skips || s.Finished || e.Leave != nil || n > lastSkip(s):
		return ""
	case s.Skips(e.ID, n):
		return actPlays
	}
	return string(scope.ActSkip)
}

// skip asks which round, and tells what missing it costs.
func (p *entrantSheet) skip(s *tournament.State) []app.UI {
	var rounds []ui.Choice
	for n := ahead.ToSeat(s); n <= lastSkip(s); n++ {
		if !s.Skips(p.Entrant, n) {
			rounds = append(rounds, ui.Choice{Value: strconv.Itoa(n), Text: p.t("skip.round", rules.Args{"round": n})})
		}
	}
	key, args := "skip.text", rules.Args(nil)
	if points, ok := s.Params[tournament.ParamMissedPoints].(int); ok {
		key, args = "skip.text.points", rules.Args{"points": text.Signed(p.Desk.Lang(), points)}
	}
	return []app.UI{
		&ui.Select{ID: "after", Label: p.t("skip.which", nil), Value: p.after, Choices: rounds, Err: p.err("after"), OnPick: p.typeAfter},
		app.P().Class("sm muted").Text(p.t(key, args)),
		&ui.Field{ID: "reason", Label: p.t("reason.withdraw", nil), Value: p.reason, Err: p.err("reason"), OnInput: p.typeReason, OnEnter: p.carryOut},
	}
}
