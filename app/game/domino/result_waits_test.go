package domino

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/table/tabletest"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestEachWayTellsWhatItWaitsFor: a form asks for what it lacks, not for what another way
// of giving a result would.
func TestEachWayTellsWhatItWaitsFor(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := b.SeatedRound(domino.New(), screentest.Single("А"), screentest.Single("Б"), screentest.Single("В"), screentest.Single("Г"))
	d := &ResultSheet{Of: table.TableSheet{Desk: b.Desk, Tournament: id, Key: tournament.TableKey{Seating: seating, Table: 1}, OnClose: func(app.Context) {}, OnDone: func(app.Context) {}}}
	d.OnInit()
	for _, c := range []struct {
		match  bool
		change func(f *resultForm)
		want   string
	}{
		{false, func(*resultForm) {}, "Введите очки обеих партий"},
		{false, func(f *resultForm) { f.absent = true }, "Кто не пришёл?"},
		{false, func(f *resultForm) { f.unfinished = true; f.Entry = f.Entry.Set(0, "50") }, "Введите очки обоих игроков"},
		{false, func(f *resultForm) { f.unfinished, f.deciding = true, true }, "Решает судья"},
		{false, func(f *resultForm) { f.unfinished, f.deciding, f.decision = true, true, decisionOther }, "Введите баллы за тур обоим игрокам"},
		{true, func(f *resultForm) {
			f.Entry = f.Entry.Set(0, "101").Set(1, "50").Set(2, "60").Set(3, "101")
		}, "Счёт 1–1: введите партию 3"},
	} {
		d.resultForm = newResultForm(c.match)
		c.change(&d.resultForm)
		typed := d.scored(d.rec.State())
		if c.match && d.third() { // the stage of the bench is the main one
			typed.Err, typed.Full = nil, false
		}
		tabletest.Says(t, app.HTMLString(d.verdict(typed)), c.want)
	}
}

func TestScoredOnce(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := b.SeatedRound(domino.New(), screentest.Single("А"), screentest.Single("Б"))
	d := &ResultSheet{Of: table.TableSheet{Desk: b.Desk, Tournament: id, Key: tournament.TableKey{Seating: seating, Table: 1}}}
	d.OnInit()
	d.Entry = d.Entry.Set(0, "117").Set(1, "64").Set(2, "88").Set(3, "109")
	tabletest.ScoredOnce(t, b, id, d)
}
