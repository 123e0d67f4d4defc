package round

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestClosingOverASheet: a result that differs from its sheet is asked about before the round
// is closed; the judge may close all the same.
func TestClosingOverASheet(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := b.SeatedRound(belote.New(), screentest.PairOf("Аскаров", "Беков"), screentest.PairOf("Волков", "Громов"))
	b.Do(id, tournament.DealAdded{Seating: seating, Table: 1, Deal: belote.Deal{Declarer: belote.NS, Game: belote.GameTrump, Cards: &belote.Whists{NS: 100, EW: 62}}.Canonical()})
	b.Do(id, tournament.EnterResult{Seating: seating, Table: 1, Result: []byte(`{"ns":1034,"ew":798}`)})
	page := &round{Desk: b.Desk, Route: route.Of(id, "round")}
	page.close(b.Ctx)
	b.Settle()
	if html := app.HTMLString(page.Render()); b.Desk.Book(id).State.LastRound().Closed || !strings.Contains(html, "Результаты расходятся с листами") || !strings.Contains(html, "Открыть лист стола 1") {
		t.Error("the round is closed without a question")
	}
	page.closeAnyway(b.Ctx)
	b.Settle()
	if !b.Desk.Book(id).State.LastRound().Closed {
		t.Error("the round can't be closed all the same")
	}
}
