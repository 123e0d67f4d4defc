package pairing_test

import (
	"fmt"

	"github.com/sudya-app/sudya/rules/draw"
	"github.com/sudya-app/sudya/rules/pairing"
)

// After 1–2, 3–4 and 1–3, 2–4 only one seating of four is without rematches.
func ExampleSwiss() {
	m := pairing.NewMeetings(4)
	m.Add(0, 1, 1)
	m.Add(2, 3, 1)
	m.Add(0, 2, 2)
	m.Add(1, 3, 2)
	tables, report := pairing.Swiss(4, m)
	for i, t := range tables {
		fmt.Printf("table %d: %d–%d", i+1, t.A+1, t.B+1)
		if t.Why != nil {
			fmt.Printf(" (%s: %d and %d in round %d)", t.Why.Code, t.Why.A, t.Why.B, t.Why.Round)
		}
		fmt.Println()
	}
	fmt.Println("rematches:", report.Rematches)
	// Output:
	// table 1: 1–4 (met: 1 and 2 in round 1)
	// table 2: 2–3
	// rematches: 0
}

// A single clash of team-mates is the exchange of domino 1.6: the worse of the two goes
// down, the better one of table 2 comes up.
func ExampleApart() {
	tables, _ := pairing.Apart(4, []string{"Барс", "Барс", "", ""}, nil)
	for _, t := range tables {
		fmt.Println(t.A+1, t.B+1, t.Why.Code)
	}
	// Output:
	// 1 3 team
	// 2 4 taken
}

// Ten players take one table of four and two of three, which come last.
func ExampleFour() {
	groups, report := pairing.Four(10, pairing.NewMeetings(10), nil, nil, draw.New("тур 2"))
	for _, g := range groups {
		fmt.Println(len(g.Seats))
	}
	fmt.Println(report.Rematches, report.Spread, report.Exact)
	// Output:
	// 4
	// 3
	// 3
	// 0 17 true
}
