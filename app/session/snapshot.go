package session

import (
	"context"

	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Reasons why a snapshot was made.
const (
	ReasonRound  = "round"  // a round was published or closed, or the tournament finished
	ReasonImport = "import" // before another device's file was merged
	ReasonHand   = "hand"   // the judge asked for it
	// ReasonRestore: before an earlier copy was taken up again
	ReasonRestore = "restore"
)

// turning reports whether events hold a turning point, at which a snapshot is kept.
func turning(events []tournament.Event) bool {
	for _, e := range events {
		if e.Body.Traits().Has(tournament.TurningPoint) {
			return true
		}
	}
	return false
}

// keep makes a snapshot of the tournament as it is; the caller has the turn.
func (s *Session) keep(ctx context.Context, at, reason string) error {
	body, err := archive.Write(s.state, s.lines)
	if err != nil {
		return err
	}
	snapshot := store.Snapshot{Tournament: s.id, At: at, Reason: reason, Body: string(body)}
	if r := s.state.LastRound(); r != nil {
		snapshot.Round = r.Number
	}
	return s.store.PutSnapshot(ctx, snapshot)
}

// Keep makes a snapshot because the judge asked for it. Errors: those of store.PutSnapshot.
func (s *Session) Keep(ctx context.Context, at string) error {
	if err := s.begin(ctx); err != nil {
		return err
	}
	defer s.end()
	return s.keep(ctx, at, ReasonHand)
}
