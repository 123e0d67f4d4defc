package pages

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// draftNews is what was said since a draft was made, and what it leaves to do.
type draftNews struct {
	said   []string // in the journal's words
	gone   []string // seated, though they don't play
	absent []string // they play and have no seat
	dead   bool     // seating anew gives nothing: the draft is taken away
}

// newsOf compares a draft with the round as it would be seated now.
func newsOf(d *desk.Desk, s *tournament.State, r *rules.Round) draftNews {
	n := draftNews{said: saidSince(d, s, r.Seating)}
	plan, err := s.Plan()
	if n.dead = err != nil || plan.Finished || len(plan.NeedLot) > 0; n.dead {
		return n
	}
	sits := map[rules.EntrantID]bool{}
	seat := func(id rules.EntrantID) {
		sits[id] = true
		if id != rules.Judge && !slices.Contains(plan.Field, id) {
			n.gone = append(n.gone, nameOf(d, s, id))
		}
	}
	for _, t := range r.Tables {
		for _, id := range t.Seats {
			seat(id)
		}
	}
	for _, id := range r.Byes {
		seat(id)
	}
	for _, id := range plan.Field {
		if !sits[id] {
			n.absent = append(n.absent, nameOf(d, s, id))
		}
	}
	return n
}

// saidSince are the entries since a seating that can change who plays or in which order.
func saidSince(d *desk.Desk, s *tournament.State, seating string) []string {
	events := s.Events()
	from := slices.IndexFunc(events, func(e tournament.Event) bool { return e.ID == seating })
	if from < 0 {
		return nil
	}
	matters := map[string]bool{}
	for _, e := range events[from+1:] {
		switch e.Body.(type) {
		case tournament.EntrantRegistered, tournament.EntrantWithdrawn, tournament.EntrantExcluded, tournament.EntrantReplaced,
			tournament.FinalRefused, tournament.RoundSkipped, tournament.FineGiven, tournament.FineRevoked, tournament.AbsenceDecided,
			tournament.ResultEntered, tournament.ResultCorrected, tournament.ResultCleared, tournament.LotDrawn, tournament.ParamsChanged:
			matters[e.ID] = s.OutcomeOf(e.ID).Effective()
		case tournament.Undone, tournament.Redone:
			matters[e.ID] = true
		}
	}
	if len(matters) == 0 {
		return nil
	}
	t := newTeller(d, s)
	var said []string
	for _, j := range s.Journal() {
		if matters[j.ID] {
			said = append(said, t.title(j))
		}
	}
	return said
}

// news tells why a draft can't be published, or that it is out of date, with the one way on.
func (p *seating) news(s *tournament.State, facts draftFacts) app.UI {
	n := facts.news
	if facts.refused == nil && !s.DraftStale {
		return nil
	}
	var lines []string
	if len(n.said) > 0 {
		lines = append(lines, p.Desk.T("page.draft.said", rules.Args{"list": strings.Join(n.said, "; ")}))
	}
	if len(n.gone) > 0 {
		lines = append(lines, p.Desk.T("page.draft.gone", rules.Args{"names": strings.Join(n.gone, ", ")}))
	}
	if len(n.absent) > 0 {
		lines = append(lines, p.Desk.T("page.draft.absent", rules.Args{"names": strings.Join(n.absent, ", ")}))
	}
	note := &ui.Note{Tone: ui.Ask, Icon: ui.IconAlert, Live: true, Title: p.Desk.T("page.draft.stale", nil)}
	on := &ui.Button{ID: "draft-on", Text: p.Desk.T("page.draft.again", nil), Disabled: p.busy, OnClick: p.seat}
	switch {
	case n.dead:
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
	act := actWithdraw
	if slices.Contains(mayRefuse(p.state()), p.taken) {
		act = actRefuse
	}
	id := p.taken
	p.taken = ""
	openEntrant(ctx, p.Desk, route.Of(p.Route.Tournament, "entrants", string(id), string(act)))
}

// staleDraft tells on other screens that what was just said has overtaken the draft, and
// leads to it; nil if it hasn't.
func staleDraft(d *desk.Desk, s *tournament.State, id string) app.UI {
	if s.Drafted == nil || !s.DraftStale {
		return nil
	}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconAlert, Live: true, Text: d.T("page.draft.elsewhere", rules.Args{"round": s.Drafted.Number}), Action: d.T("page.draft.open", nil),
		OnClick: func(ctx app.Context) { d.Go(ctx, route.Of(id, "seating")) }}
}
