package rules

// Split is how many tables a planned round has, known before anybody is seated.
type Split struct {
	Tables int  // all tables
	Threes int  // those of three, in a game of four
	Byes   int  // who sits out
	Judge  bool // the judge plays, at one of the tables
}

// Splitter is a regulation that tells how the field of a planned round will be split into
// tables: the same numbers that Seat then gives.
type Splitter interface {
	Split(h *History, plan Plan) Split
}
