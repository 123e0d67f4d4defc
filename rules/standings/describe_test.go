package standings_test

import (
	"fmt"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/standings"
)

func ExampleDescribe() {
	h := &rules.History{Entrants: []*rules.Entrant{
		{ID: "01", Players: []string{"Кречет", "Нагибин"}},
		{ID: "02", Players: []string{"Ширяев", "Юдина"}},
		{ID: "03", Players: []string{"Журба", "Ковшов"}},
	}}
	s := rules.Standing{Round: 4, Stage: rules.StageMain, Keep: 2, Lines: []rules.StandingLine{
		{Entrant: "01", Place: 1, PlaceTo: 1, Points: 9, Status: rules.StatusActive, Values: []rules.Number{{Code: rules.ByPoints, Num: 27}, {Code: rules.ByWins, Num: 24}}},
		{Entrant: "02", Place: 2, PlaceTo: 2, Points: 9, Status: rules.StatusActive, DecidedBy: rules.ByWins, Compared: [2]rules.Sixth{24, 18},
			Values: []rules.Number{{Code: rules.ByPoints, Num: 27}, {Code: rules.ByWins, Num: 18}}},
		{Entrant: "03", Place: 3, PlaceTo: 3, Points: -1, Status: rules.StatusWithdrawn, DecidedBy: rules.ByStage},
	}}
	fmt.Print(standings.Describe(h, s))
	// Output:
	// after round 4, main, 2 go on
	// 1. Кречет — Нагибин: points 4.5, wins 4
	// 2. Ширяев — Юдина: points 4.5, wins 3 (wins: 4 over 3)
	// 3. Журба — Ковшов: points -0.5, withdrawn (stage)
}
