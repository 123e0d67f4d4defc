package discipline

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestSmallFormsAreKept: a penalty, a protest and a calculator, until they are recorded.
func TestSmallFormsAreKept(t *testing.T) {
	b := screentest.NewBench(t)
	id, _ := b.SeatedRound(belote.New(), screentest.PairOf("Аскаров", "Беков"), screentest.PairOf("Волков", "Громов"))
	entrant := b.Desk.Book(id).State.Entrants[0].ID
	draw := func(w *screentest.Bench) (*PenaltyForm, *ProtestBoard) {
		w.Open(id)
		fine := &PenaltyForm{Desk: w.Desk, Tournament: id, Entrant: entrant}
		protest := &ProtestBoard{Desk: w.Desk, Tournament: id, Round: 1, Table: 1}
		for _, c := range []app.Composer{fine, protest} {
			app.HTMLString(c.Render())
		}
		return fine, protest
	}
	fine, protest := draw(b)
	b.Keep()
	if got := b.Drafts(); len(got) > 0 {
		t.Fatalf("nothing is typed, but kept are %v", got)
	}
	fine.pick(b.Ctx, penaltyFine)
	fine.typePoints(b.Ctx, "−0,5")
	fine.typeReason(b.Ctx, "опоздание")
	protest.Begin(b.Ctx)
	protest.type_(b.Ctx, "счёт партии")
	b.Keep()
	next := b.Window()
	fine, protest = draw(next)
	if *fine.penaltyTyped != (penaltyTyped{Kind: penaltyFine, Points: "−0,5", Reason: "опоздание"}) {
		t.Errorf("the fine is %+v", *fine.penaltyTyped)
	}
	if *protest.protestTyped != (protestTyped{Adding: true, Kind: tournament.NoteProtest, Text: "счёт партии"}) {
		t.Errorf("the protest is %+v", *protest.protestTyped)
	}
	fine.record(b.Ctx)
	b.Settle()
	protest.record(b.Ctx)
	b.Settle()
	got := b.Drafts()
	delete(got, "penalty "+string(entrant)) // the kind stays chosen for the next one
	if len(got) > 0 || *fine.penaltyTyped != (penaltyTyped{Kind: penaltyFine}) {
		t.Errorf("recorded, but kept are %v", got)
	}
}
