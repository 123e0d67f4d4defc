package ahead

import (
	"testing"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestFinalIsNamed: what comes after the last main round isn't «тур 6».
func TestFinalIsNamed(t *testing.T) {
	s := &tournament.State{}
	for i := range 5 {
		s.Rounds = append(s.Rounds, &rules.Round{Number: i + 1, Stage: rules.StageMain})
	}
	s.Rounds = append(s.Rounds, &rules.Round{Number: 6, Stage: rules.StageFinal})
	for _, c := range []struct {
		stage       rules.Stage
		round       int
		seat, title string
	}{
		{rules.StageMain, 5, "Рассадить тур 5", "Рассадка на тур 5"},
		{rules.StageGroups, 5, "Рассадить тур 5", "Рассадка на тур 5"},
		{rules.StageTie, 6, "Рассадить финал", "Рассадка финала"},
		{rules.StageSemi, 6, "Рассадить полуфиналы", "Рассадка полуфиналов"},
		{rules.StagePlace, 7, "Рассадить матчи за места", "Рассадка матчей за места"},
		{rules.StageFinal, 6, "Рассадить финал", "Рассадка финала"},
		{rules.StageFinal, 7, "Рассадить партию 2 финала", "Рассадка финала, партия 2"},
	} {
		d := screentest.TestDesk()
		if seat, title := screentest.Plain(SeatingWords(d, s, "seat", c.round, c.stage)), screentest.Plain(SeatingWords(d, s, "title", c.round, c.stage)); seat != c.seat || title != c.title {
			t.Errorf("%s, round %d: %q, %q", c.stage, c.round, seat, title)
		}
	}
}
