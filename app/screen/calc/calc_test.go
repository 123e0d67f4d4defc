package calc

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules/preferans"
)

func TestCalculatorBeginsOnce(t *testing.T) {
	for _, regulation := range scope.Worded() {
		b := screentest.NewBench(t)
		p := &calcStart{Desk: b.Desk, Regulation: regulation}
		p.take()
		p.begin(b.Ctx)
		p.begin(b.Ctx)
		b.Settle()
		if n := len(b.Records()); n != 1 || p.problem != "" {
			t.Errorf("%s: two taps made %d sheets, %q", regulation, n, p.problem)
		}
		if id := b.Desk.Setting(scope.SettingCalculator + regulation); id == "" || len(b.Desk.Book(id).State.Entrants) != len(p.names) {
			t.Errorf("%s: the sheet isn't open with its players", regulation)
		}
	}
}

func TestRefusedCalculatorLeavesNothing(t *testing.T) {
	for _, names := range [][]string{{"Анна", "Анна", "Борис", "Вера"}, {strings.Repeat("ы", 500), "", "", ""}} {
		b := screentest.NewBench(t)
		p := &calcStart{Desk: b.Desk, Regulation: preferans.ID}
		p.take()
		p.names = names
		p.begin(b.Ctx)
		b.Settle()
		if n := len(b.Records()); n != 0 || p.problem == "" || p.busy {
			t.Errorf("%.20q: %d sheets are left, said %q, busy %v", names, n, p.problem, p.busy)
		}
	}
}
