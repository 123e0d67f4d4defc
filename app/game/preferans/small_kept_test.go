package preferans

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestSheetFormsAreKept: an adjustment and a fourth player of a sheet of preferans.
func TestSheetFormsAreKept(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := b.SeatedRound(preferans.New(), screentest.Single("Оспанов"), screentest.Single("Полуянов"), screentest.Single("Тулеев"))
	draw := func(w *screentest.Bench) (*adjustForm, *joinForm) {
		w.Open(id)
		place := table.SheetPlace{Desk: w.Desk, Tournament: id, Key: tournament.TableKey{Seating: seating, Table: 1}, Round: 1}
		adjust, join := &adjustForm{Place: place, OnDone: func(app.Context) {}}, &joinForm{Place: place, OnDone: func(app.Context) {}}
		join.OnInit()
		app.HTMLString(adjust.Render())
		app.HTMLString(join.Render())
		return adjust, join
	}
	adjust, join := draw(b)
	b.Keep()
	if got := b.Drafts(); len(got) > 0 {
		t.Fatalf("nothing is typed, but kept are %v", got)
	}
	adjust.pickPlayer(b.Ctx, "2")
	adjust.typeAmount(b.Ctx, "−10")
	join.typeMountain(b.Ctx, "")
	b.Keep()
	next := b.Window()
	adjust, join = draw(next)
	if *adjust.adjustTyped != (adjustTyped{Player: 2, Amount: "−10"}) || join.mountainText() != "" || !join.Typed {
		t.Errorf("after a reload: %+v, %+v", *adjust.adjustTyped, *join.joinTyped)
	}
	adjust.typeAmount(b.Ctx, "10")
	adjust.record(b.Ctx)
	b.Settle()
	if _, left := b.Drafts()["adjust "+table.PartOf(tournament.TableKey{Seating: seating, Table: 1})]; left {
		t.Errorf("recorded, but kept; %s", adjust.problem)
	}
}
