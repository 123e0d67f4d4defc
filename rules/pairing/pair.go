package pairing

import "github.com/sudya-app/sudya/rules"

// Names of the algorithms, stored with every seating. An algorithm that would answer
// differently gets a new number; the old one stays.
const (
	SwissAlgo   = "swiss/1"
	ItalianAlgo = "italian/1"
	RandomAlgo  = "random/1"
	ApartAlgo   = "apart/1"
	FourAlgo    = "four/1"
)

// Pair is a two-sided table. Pairs stand in table order, table 1 first.
type Pair struct {
	A, B    int           // positions, A < B
	Rematch bool          // they have met before
	Why     *rules.Reason // why the table departs from plain order, or what is wrong with it; nil: nothing
}

// Report is what a seater can say of its seating as a whole.
type Report struct {
	Rematches int  // tables whose entrants have met before
	Clashes   int  // tables of team-mates
	Exact     bool // no other seating is better by any cost of the system
	Notices   []rules.Notice
}
