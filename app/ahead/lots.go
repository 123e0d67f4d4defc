package ahead

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// LotNotes ask for the lots that the plan needs before it can go on, on the last round's
// standing.
func LotNotes(d *desk.Desk, s *tournament.State, id string, n int) []app.UI {
	if s.Finished || s.Running() != nil || n != s.LastClosed() {
		return nil
	}
	plan, err := s.Plan()
	if err != nil {
		return nil
	}
	list := make([]app.UI, len(plan.NeedLot))
	for i, group := range plan.NeedLot {
		list[i] = &ui.Note{
			Tone: ui.Ask, Icon: ui.IconQuestion, Title: d.T("page.lot.needed", nil),
			Text: strings.Join(scope.NamesOf(d, s, group), ", "), Action: d.T("page.lot.draw", nil),
			OnClick: func(ctx app.Context) { DrawLot(ctx, d, id, n, group) },
		}
	}
	return list
}

// DrawLot records a draw; its seed comes from the desk and stands in the journal.
func DrawLot(ctx app.Context, d *desk.Desk, id string, round int, group []rules.EntrantID) {
	d.Do(ctx, id, tournament.DrawLot{Round: round, Among: group}, func(ctx app.Context, done desk.Done) {
		if done.Err != nil {
			d.Fail(ctx, done.Err)
			return
		}
		sentence := d.T("page.lot.drawn", nil)
		for _, e := range done.Events {
			if lot, ok := e.Body.(tournament.LotDrawn); ok {
				sentence += " " + strings.Join(scope.NamesOf(d, d.Book(id).State, lot.Order), ", ")
			}
		}
		d.Saved(ctx, id, done, sentence, "")
	})
}
