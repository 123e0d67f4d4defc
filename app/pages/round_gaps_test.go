package pages

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestClosingOverASheet: a result that differs from its sheet is asked about before the round
// is closed; the judge may close all the same.
func TestClosingOverASheet(t *testing.T) {
	b := newBench(t)
	id, seating := b.seatedRound(belote.New(), pairOf("Аскаров", "Беков"), pairOf("Волков", "Громов"))
	b.do(id, tournament.DealAdded{Seating: seating, Table: 1, Deal: belote.Deal{Declarer: belote.NS, Game: belote.GameTrump, Cards: &belote.Whists{NS: 100, EW: 62}}.Canonical()})
	b.do(id, tournament.EnterResult{Seating: seating, Table: 1, Result: []byte(`{"ns":1034,"ew":798}`)})
	page := &round{Desk: b.desk, Route: route.Of(id, "round")}
	page.close(b.ctx)
	b.settle()
	if html := app.HTMLString(page.Render()); b.desk.Book(id).State.LastRound().Closed || !strings.Contains(html, "Результаты расходятся с листами") || !strings.Contains(html, "Открыть лист стола 1") {
		t.Error("the round is closed without a question")
	}
	page.closeAnyway(b.ctx)
	b.settle()
	if !b.desk.Book(id).State.LastRound().Closed {
		t.Error("the round can't be closed all the same")
	}
}
