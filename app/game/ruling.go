package game

// RulingGame is what a ruling does to a game's table.
type RulingGame struct {
	// lost is the result of a table whose party the side of a seat has lost by a ruling;
	// nil: such a result is entered on the table's sheet.
	Lost func(seat int) []byte
	// noShow is the result of a table where the side of a seat didn't come; nil: the game
	// has a form of its own for it.
	NoShow func(seat int) []byte
	// clock reports whether lateness leads to the loss of the party by the clock alone.
	Clock bool
	// card tells that an effect leaves a penalty card on the table.
	Card func(effect string) bool
}

// RulingGames by regulation; a game adds itself in the init of its own file.
var RulingGames = map[string]RulingGame{}
