package table

import (
	"testing"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestCorrectionAsksForItsReason: a correction that lacks nothing but the reason can be
// pressed, and is told of the reason; what stands there already can't.
func TestCorrectionAsksForItsReason(t *testing.T) {
	b := screentest.NewBench(t)
	id := b.Belote()
	b.Do(id, screentest.PairOf("Аскаров", "Беков"))
	b.Do(id, screentest.PairOf("Волков", "Громов"))
	b.Do(id, tournament.SeatRound{})
	seating := b.Desk.Book(id).State.LastRound().Seating
	b.Do(id, tournament.RoundPublished{Seating: seating})
	key := tournament.TableKey{Seating: seating, Table: 1}
	raw := func(ns, ew int) []byte { return belote.Result{NS: &ns, EW: &ew}.Canonical() }

	var r Recorder
	r.At(b.Desk, id, key)
	if first := raw(1012, 640); !r.ready(first) || r.Waits(first) || !r.May(b.Ctx, first) {
		t.Error("a first result needs no reason")
	}
	b.Do(id, tournament.EnterResult{Seating: seating, Table: 1, Result: raw(1012, 640)})
	if same := raw(1012, 640); !r.Off(same) || r.May(b.Ctx, same) || r.problem != nil {
		t.Errorf("what stands there can be recorded again, said %v", r.problem)
	}
	other := raw(1012, 650)
	if r.Off(other) || !r.Waits(other) || r.ready(other) {
		t.Error("a correction without a reason doesn't wait for it")
	}
	if r.May(b.Ctx, other) || r.fieldErr("reason") == "" {
		t.Error("the reason isn't asked for")
	}
	r.TypeReason(b.Ctx, "  ")
	if r.fieldErr("reason") != "" || !r.Waits(other) {
		t.Error("spaces are a reason, or the refusal stays while one is typed")
	}
	r.TypeReason(b.Ctx, "описка")
	if r.Waits(other) || !r.May(b.Ctx, other) {
		t.Error("a correction with its reason can't be recorded")
	}
}
