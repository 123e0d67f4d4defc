package preferans_test

import (
	"fmt"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
)

// The points of a table from the whists on its slip.
func ExampleScoreJSON() {
	params := rules.Defaults(preferans.New().Params())
	out, err := preferans.ScoreJSON([]byte(`{"whists":["50","20","-70"]}`), params)
	fmt.Println(string(out), err)
	_, err = preferans.ScoreJSON([]byte(`{"whists":["50","20","-58"]}`), params)
	fmt.Println(err)
	// Output:
	// {"seats":[{"place":"1","placePoints":30,"whistPoints":10,"points":40},{"place":"2","placePoints":0,"whistPoints":4,"points":4},{"place":"3","placePoints":-30,"whistPoints":-12,"points":-42}]} <nil>
	// preferans.whists.sum at whists sum=12
}

// A score sheet that is kept deal by deal.
func ExampleParty() {
	params := rules.Defaults(preferans.New().Params())
	party, err := preferans.NewParty(preferans.StyleOf(params), 4, preferans.Start{})
	if err != nil {
		panic(err)
	}
	for _, raw := range []string{
		`{"kind":"contract","dealer":3,"declarer":0,"level":6,"roles":["declarer","whist","pass","dealer"],"tricks":[5,5,0,0]}`,
		`{"kind":"allpass","dealer":0,"tricks":[1,4,5,0]}`,
	} {
		deal, err := preferans.ReadDeal([]byte(raw))
		if err != nil {
			panic(err)
		}
		entry, err := party.Play(deal)
		if err != nil {
			panic(err)
		}
		fmt.Println("mountain", entry.Mountain, "pool", entry.Pool, "whists", entry.Whists)
	}
	fmt.Println("next: dealer", party.NextDealer(-1), "price", party.Price(), "minimum", party.Minimum())
	fmt.Println("if it ended now:", party.Settle().Result)
	// Output:
	// mountain [8 0 0 0] pool [0 0 0 0] whists [[0 0 0 0] [28 0 0 0] [28 0 0 0] [8 0 0 0]]
	// mountain [2 8 10 0] pool [0 0 0 2] whists [[0 0 0 0] [0 0 0 0] [0 0 0 0] [0 0 0 0]]
	// next: dealer 1 price 4 minimum 7
	// if it ended now: [-99 13 -7 93]
}

// Fewest moves bring the tables to four and three when the five minutes are over.
func ExampleFillUp() {
	tables := [][]rules.EntrantID{{"a", "b", "c", "d"}, {"e", "f", "g", "h"}, {"i", "j", "k"}}
	f, err := preferans.FillUp(tables, []rules.EntrantID{"b", "j", "k"})
	fmt.Println(f.Tables, f.Moves, err)
	// Output: [[a i c d] [e f g h] []] [{i 2 0}] <nil>
}
