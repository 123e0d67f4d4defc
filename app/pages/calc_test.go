package pages

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules/preferans"
)

func TestCalculatorBeginsOnce(t *testing.T) {
	for _, regulation := range calcGames {
		b := newBench(t)
		p := &calcStart{Desk: b.desk, Regulation: regulation}
		p.take()
		p.begin(b.ctx)
		p.begin(b.ctx)
		b.settle()
		if n := len(b.records()); n != 1 || p.problem != "" {
			t.Errorf("%s: two taps made %d sheets, %q", regulation, n, p.problem)
		}
		if id := b.desk.Setting(settingCalculator + regulation); id == "" || len(b.desk.Book(id).State.Entrants) != len(p.names) {
			t.Errorf("%s: the sheet isn't open with its players", regulation)
		}
	}
}

func TestRefusedCalculatorLeavesNothing(t *testing.T) {
	for _, names := range [][]string{{"Анна", "Анна", "Борис", "Вера"}, {strings.Repeat("ы", 500), "", "", ""}} {
		b := newBench(t)
		p := &calcStart{Desk: b.desk, Regulation: preferans.ID}
		p.take()
		p.names = names
		p.begin(b.ctx)
		b.settle()
		if n := len(b.records()); n != 0 || p.problem == "" || p.busy {
			t.Errorf("%.20q: %d sheets are left, said %q, busy %v", names, n, p.problem, p.busy)
		}
	}
}
