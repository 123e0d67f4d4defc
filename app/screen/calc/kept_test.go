package calc

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules/preferans"
)

// TestCalculatorIsKept: what is typed for a calculator is there again, and gone once it is begun.
func TestCalculatorIsKept(t *testing.T) {
	b := screentest.NewBench(t)
	draw := func(w *screentest.Bench) *calcStart {
		calc := &calcStart{Desk: w.Desk, Regulation: preferans.ID}
		app.HTMLString(calc.Render())
		return calc
	}
	calc := draw(b)
	b.Keep()
	if got := b.Drafts(); len(got) > 0 {
		t.Fatalf("nothing is typed, but kept are %v", got)
	}
	calc.pickPlayers(b.Ctx, "3")
	calc.pool = "20"
	b.Keep()
	if calc = draw(b.Window()); len(calc.names) != 3 || calc.pool != "20" {
		t.Errorf("the calculator is %+v", *calc.calcTyped)
	}
	calc.begin(b.Ctx)
	b.Settle()
	if got := b.Drafts(); len(got) > 0 {
		t.Errorf("begun, but kept are %v", got)
	}
}
