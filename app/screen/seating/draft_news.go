package seating

import (
	"slices"
	"strings"

	"github.com/sudya-app/sudya/app/scope"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/ahead"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// news tells why a draft can't be published, or that it is out of date, with the one way on.
func (p *seating) news(s *tournament.State, facts draftFacts) app.UI {
	n := facts.news
	if facts.refused == nil && !s.DraftStale {
		return nil
	}
	var lines []string
	if len(n.Said) > 0 {
		lines = append(lines, p.Desk.T("page.draft.said", rules.Args{"list": strings.Join(n.Said, "; ")}))
	}
	if len(n.Gone) > 0 {
		lines = append(lines, p.Desk.T("page.draft.gone", rules.Args{"names": strings.Join(n.Gone, ", ")}))
	}
	if len(n.Absent) > 0 {
		lines = append(lines, p.Desk.T("page.draft.absent", rules.Args{"names": strings.Join(n.Absent, ", ")}))
	}
	note := &ui.Note{Tone: ui.Ask, Icon: ui.IconAlert, Live: true, Title: p.Desk.T("page.draft.stale", nil)}
	on := &ui.Button{ID: "draft-on", Text: p.Desk.T("page.draft.again", nil), Disabled: p.busy, OnClick: p.seat}
	switch {
	case n.Dead:
		note.Tone, note.Title = ui.Bad, p.Desk.T("page.draft.dead", nil)
		on.Text, on.OnClick = p.Desk.T("page.draft.drop", nil), p.drop
	case facts.refused != nil:
		note.Tone, note.Title = ui.Bad, p.Desk.T("page.draft.refused", nil)
		if len(lines) == 0 {
			lines = append(lines, p.Desk.Err(facts.refused))
		}
	}
	note.Text = text.Sentences(lines...)
	return ui.Stack("2", note, ui.Row("2", on))
}

// drop takes the draft away: what comes instead is shown in its place.
func (p *seating) drop(ctx app.Context) { p.pick(ctx, "cancel") }

// goes asks how the entrant that was tapped stops playing.
func (p *seating) goes(ctx app.Context) {
	act := scope.ActWithdraw
	if slices.Contains(ahead.MayRefuse(p.state()), p.taken) {
		act = scope.ActRefuse
	}
	id := p.taken
	p.taken = ""
	scope.OpenEntrant(ctx, p.Desk, route.Of(p.Route.Tournament, "entrants", string(id), string(act)))
}
