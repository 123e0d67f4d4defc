package standing

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ahead"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// lot offers a draw to those who share a place, where the regulation has one.
func (p *standings) lot(id string, s *tournament.State, now rules.Standing, entrant rules.EntrantID) app.UI {
	l := now.Line(entrant)
	byLot := slices.ContainsFunc(now.Criteria, func(c rules.Criterion) bool { return c.Code == rules.ByLot })
	if slices.ContainsFunc(ahead.PendingTies(s), func(t rules.Tie) bool { return slices.Contains(t.Field, entrant) }) {
		return nil // their final decides
	}
	if l == nil || l.Place == l.PlaceTo || !byLot || s.Finished || s.Running() != nil || now.Round != s.LastClosed() {
		return nil
	}
	var group []rules.EntrantID
	for _, other := range now.Lines {
		if other.Place == l.Place {
			group = append(group, other.Entrant)
		}
	}
	return app.Div().Body(&ui.Button{
		Text: p.Desk.T("page.lot.among", rules.Args{"n": len(group)}), Small: true, Icon: ui.IconSwap,
		OnClick: func(ctx app.Context) { ahead.DrawLot(ctx, p.Desk, id, now.Round, group) },
	})
}
