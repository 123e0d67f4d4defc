package pages

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestCorrectionAsksForItsReason: a correction that lacks nothing but the reason can be
// pressed, and is told of the reason; what stands there already can't.
func TestCorrectionAsksForItsReason(t *testing.T) {
	b := newBench(t)
	id := b.belote()
	b.do(id, pairOf("Аскаров", "Беков"))
	b.do(id, pairOf("Волков", "Громов"))
	b.do(id, tournament.SeatRound{})
	seating := b.desk.Book(id).State.LastRound().Seating
	b.do(id, tournament.RoundPublished{Seating: seating})
	key := tournament.TableKey{Seating: seating, Table: 1}
	raw := func(ns, ew int) []byte { return belote.Result{NS: &ns, EW: &ew}.Canonical() }

	var r recorder
	r.at(b.desk, id, key)
	if first := raw(1012, 640); !r.ready(first) || r.waits(first) || !r.may(b.ctx, first) {
		t.Error("a first result needs no reason")
	}
	b.do(id, tournament.EnterResult{Seating: seating, Table: 1, Result: raw(1012, 640)})
	if same := raw(1012, 640); !r.off(same) || r.may(b.ctx, same) || r.problem != nil {
		t.Errorf("what stands there can be recorded again, said %v", r.problem)
	}
	other := raw(1012, 650)
	if r.off(other) || !r.waits(other) || r.ready(other) {
		t.Error("a correction without a reason doesn't wait for it")
	}
	if r.may(b.ctx, other) || r.fieldErr("reason") == "" {
		t.Error("the reason isn't asked for")
	}
	r.typeReason(b.ctx, "  ")
	if r.fieldErr("reason") != "" || !r.waits(other) {
		t.Error("spaces are a reason, or the refusal stays while one is typed")
	}
	r.typeReason(b.ctx, "описка")
	if r.waits(other) || !r.may(b.ctx, other) {
		t.Error("a correction with its reason can't be recorded")
	}
}

// TestOnePlayerIsOne: what is said of a player alone is no plural.
func TestOnePlayerIsOne(t *testing.T) {
	b := newBench(t)
	id := ""
	b.desk.Create(b.ctx, domino.New(), tournament.Details{Name: "Вечер"}, nil, nil, func(_ app.Context, made string, err error) { id = made })
	b.settle()
	p := &entrants{Desk: b.desk, Route: route.Of(id, "entrants")}
	p.typeFirst(b.ctx, "Игрок1")
	p.record(b.ctx)
	b.settle()
	if len(b.said) != 1 || b.said[0] != "В списке: Игрок1" {
		t.Errorf("said %q", b.said)
	}
}
