package pages

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
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
		d := testDesk()
		if seat, title := plain(seatingWords(d, s, "seat", c.round, c.stage)), plain(seatingWords(d, s, "title", c.round, c.stage)); seat != c.seat || title != c.title {
			t.Errorf("%s, round %d: %q, %q", c.stage, c.round, seat, title)
		}
	}
}

// TestMatchWaitsForItsThirdParty: 1–1 is no fault of the match, it is played on.
func TestMatchWaitsForItsThirdParty(t *testing.T) {
	p := resultDomino{Of: tableSheet{Desk: testDesk()}, dominoForm: newDominoForm(true)}
	for i, n := range []string{"101", "60", "70", "101"} {
		p.entry = p.entry.Set(i, n)
	}
	verdict := func() string {
		r, full := p.result()
		score, err := domino.New().Score(rules.Defaults(domino.New().Params()), rules.TableContext{Stage: rules.StageTie}, r)
		return plain(app.HTMLString(p.verdict(r, score, full, err)))
	}
	if v := verdict(); !strings.Contains(v, "Счёт 1–1: введите партию 3") || !strings.Contains(v, "verdict--wait") {
		t.Errorf("at 1–1: %s", v)
	}
	p.entry = p.entry.Set(4, "101").Set(5, "40")
	if v := verdict(); strings.Contains(v, "1–1") {
		t.Errorf("after the third party: %s", v)
	}
}
