package rules

// Kind is what an entrant's round was.
type Kind string

const (
	KindPlayed  Kind = "played"
	KindBye     Kind = "bye"
	KindNoShow  Kind = "noshow"  // a technical result: one side didn't come
	KindAbsent  Kind = "absent"  // not seated in a round that it should have played
	KindLate    Kind = "late"    // not yet registered then
	KindAwarded Kind = "awarded" // awarded by the judge
)

// Result (результат стола) is a parsed, syntactically valid result of one table in a
// regulation's own form. Canonical is the JSON that is stored and exported.
type Result interface {
	Canonical() []byte
}

// TableContext is what scoring a result needs to know of its table.
type TableContext struct {
	Seats  int   // how many sit at the table
	Stage  Stage // finals may be played to another length
	Permit bool  // the judge lets this table play on after the time (belote II.6)
	Judge  int   // index of the seat of the judge who plays; -1: none
	Stored bool  // the result is of the log: one that was taken once has its points for ever
}

// SeatScore is what one seat gets from a table.
type SeatScore struct {
	Points Half
	Diff   Sixth // whist difference (belote, domino points) or whists (preferans), signed for the seat
	Win    bool  // counts as a win
	Kind   Kind
	// Place is the place at the table, preferans only: "1", "2–3".
	Place string
	// PlacePoints and WhistPoints are БМ and БВ, preferans only, in whole points.
	PlacePoints, WhistPoints int
}

// TableScore is a table's result in points.
type TableScore struct {
	Seats   []SeatScore
	Mars    bool   // belote: won with mars
	Verdict string // stable code of the case, for the sentence: "win", "mars", "both-over", "unfinished-low" …
	Basis   string // the article
	Removed []int  // seats removed from the tournament by this result (no-show)
}
