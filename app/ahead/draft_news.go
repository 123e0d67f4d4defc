package ahead

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// DraftNews is what was said since a draft was made, and what it leaves to do.
type DraftNews struct {
	Said   []string // in the journal's words
	Gone   []string // seated, though they don't play
	Absent []string // they play and have no seat
	Dead   bool     // seating anew gives nothing: the draft is taken away
}

// NewsOf compares a draft with the round as it would be seated now.
func NewsOf(d *desk.Desk, s *tournament.State, r *rules.Round) DraftNews {
	n := DraftNews{Said: saidSince(d, s, r.Seating)}
	plan, err := s.Plan()
	if n.Dead = err != nil || plan.Finished || len(plan.NeedLot) > 0; n.Dead {
		return n
	}
	sits := map[rules.EntrantID]bool{}
	seat := func(id rules.EntrantID) {
		sits[id] = true
		if id != rules.Judge && !slices.Contains(plan.Field, id) {
			n.Gone = append(n.Gone, scope.NameOf(d, s, id))
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
			n.Absent = append(n.Absent, scope.NameOf(d, s, id))
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
		if _, _, rewinds := tournament.Rewound(e.Body); rewinds {
			matters[e.ID] = true
		} else if e.Body.Traits().Has(tournament.MovesField) {
			matters[e.ID] = s.OutcomeOf(e.ID).Effective()
		}
	}
	if len(matters) == 0 {
		return nil
	}
	t := tell.NewTeller(d, s)
	var said []string
	for _, j := range s.Journal() {
		if matters[j.ID] {
			said = append(said, t.Title(j))
		}
	}
	return said
}

// StaleDraft tells on other screens that what was just said has overtaken the draft, and
// leads to it; nil if it hasn't.
func StaleDraft(d *desk.Desk, s *tournament.State, id string) app.UI {
	if s.Drafted == nil || !s.DraftStale {
		return nil
	}
	return &ui.Note{Tone: ui.Ask, Icon: ui.IconAlert, Live: true, Text: d.T("page.draft.elsewhere", rules.Args{"round": s.Drafted.Number}), Action: d.T("page.draft.open", nil),
		OnClick: func(ctx app.Context) { d.Go(ctx, route.Of(id, "seating")) }}
}
