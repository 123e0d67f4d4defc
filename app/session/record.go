package session

import (
	"context"

	"github.com/sudya-app/sudya/rules/canon"

	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Stages of a tournament's life, as its record tells them (store.Meta.Status).
const (
	StatusRegistration = "registration" // no round is seated
	StatusDraft        = "draft"        // the next round is seated, but not published
	StatusRunning      = "running"      // a round is being played
	StatusClosed       = "closed"       // between two rounds
	StatusFinished     = "finished"
)

// RecordForm is the form of the records that this program makes (store.Meta.Form): 1 tells
// how many are registered; before, only who was still in.
const RecordForm = 1

// Record is the small record of a tournament for the home list.
func Record(s *tournament.State) store.Meta {
	events := s.Events()
	m := store.Meta{
		ID: events[0].ID, Name: s.Details.Name, Regulation: s.Regulation,
		Created: s.CreatedAt, Updated: events[len(events)-1].At, Events: len(events),
		Status: StatusRegistration, Form: RecordForm,
		Sum: store.Sum{
			Date: s.Details.Date, Place: s.Details.Place,
			Entrants: len(s.Active(1)), Registered: len(s.Entrants), Rounds: s.Params.Int("rounds"),
		},
		Header: header(s),
	}
	if r := s.LastRound(); r != nil {
		m.Status = statusOf(r)
		m.Sum.Entrants = len(s.Active(r.Number))
		m.Sum.Round, m.Sum.Stage, m.Sum.System = r.Number, string(r.Stage), string(r.System)
		m.Sum.Tables = len(r.Tables)
		m.Sum.Entered = len(r.Tables) - len(tournament.Missing(r))
	}
	for i := len(events) - 1; i >= 0 && m.Closed == 0; i-- {
		if _, ok := events[i].Body.(tournament.RoundClosed); ok {
			m.Closed = i + 1
		}
	}
	if s.Finished {
		m.Status = StatusFinished
	}
	return m
}

// Retell makes the record of a tournament anew where it is of an older form than this
// program's; told is false if there was nothing to do. Errors: those of Open and of store.Retell.
func Retell(ctx context.Context, st store.Store, m store.Meta, lookup tournament.Lookup) (told bool, err error) {
	if m.Form >= RecordForm {
		return false, nil
	}
	s, err := Open(ctx, st, m.ID, lookup)
	if err != nil {
		return false, err
	}
	return true, st.Retell(ctx, m.ID, s.Seq(), Record(s.State()))
}

// header is the canonical header line of the export file.
func header(s *tournament.State) string {
	line, err := canon.Marshal(archive.HeaderOf(s))
	if err != nil {
		return "" // text that isn't UTF-8 never gets into a state
	}
	return string(line)
}

func statusOf(r *rules.Round) string {
	switch {
	case !r.Published:
		return StatusDraft
	case !r.Closed:
		return StatusRunning
	default:
		return StatusClosed
	}
}

// recordAfter is the record after events that were just decided, without folding the log
// anew, for those that come often while a round is played; ok is false for all others.
func recordAfter(s *tournament.State, events []tournament.Event) (m store.Meta, ok bool) {
	m = Record(s)
	for _, e := range events {
		if body, entered := e.Body.(tournament.ResultEntered); entered {
			if r := s.LastRound(); r == nil || r.Seating != body.Seating {
				return store.Meta{}, false
			}
			m.Sum.Entered++
		} else if !e.Body.Traits().Has(tournament.Aside) {
			return store.Meta{}, false
		}
		m.Updated = e.At
	}
	m.Events += len(events)
	return m, true
}
