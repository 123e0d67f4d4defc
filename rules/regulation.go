package rules

// Info are the fixed facts of a regulation.
type Info struct {
	ID       string // stable: "belote-pairs"
	Edition  int    // raised whenever scoring, ranking or seating of the same input changes
	Unit     Unit
	MinSeats int // at a table
	MaxSeats int
	Teams    bool // entrants have teams
	// MostPoints bounds a fine or an adjustment where the regulation's own penalties can
	// exceed the common bound of package tournament; 0: they can't.
	MostPoints Half
	Name       Bilingual
}

// Plan is what comes after the last round.
type Plan struct {
	Round    int
	Stage    Stage
	System   System
	Keep     int           // a cut comes first: so many go on; 0: none
	Through  []EntrantID   // with a cut: who goes on, in standing order
	Field    []EntrantID   // who plays, in standing order; the seating's seed breaks what is tied
	Tied     [][]EntrantID // groups in Field that the seed orders (equal on all criteria but the lot)
	Finished bool          // no further round: the tournament can be finished
	NeedLot  [][]EntrantID // equal entrants across a line that matters (cut, bonus): draw lots first
	Notices  []Notice
}

// LateEntry is what registration after the start costs.
type LateEntry struct {
	Joined int  // first round that can be played
	Points Half // fine, signed
	Whists int  // fine, signed
}

// Regulation is a game's rules of a tournament. All methods are pure; h is not changed.
type Regulation interface {
	Info() Info
	Params() []Param
	// CheckParams checks what single values can't show: cuts in falling order, and the like.
	CheckParams(p Params) error

	// ReadResult parses the typed form of a result, the `score` form of the game's
	// document, strictly: unknown keys, wrong types and absurd numbers are refused.
	ReadResult(raw []byte) (Result, error)
	// Score turns a result into points, or refuses what cannot be, with the numbers.
	Score(p Params, ctx TableContext, r Result) (TableScore, error)

	// Next tells what comes after the last round of h, which is closed (or there is none).
	Next(h *History) (Plan, error)
	// Seat seats the planned round. The same h, plan and seed give the same seating.
	Seat(h *History, plan Plan, seed string) (Seating, error)
	// CheckSeating checks a seating made or changed by hand, or read from a file: everybody of the plan once,
	// table sizes. Rematches and the like are Notices, not errors.
	CheckSeating(h *History, plan Plan, s Seating) ([]Notice, error)
	// Standing ranks all entrants ever registered by the results of rounds ≤ n.
	Standing(h *History, n int) Standing

	// Late reports whether an entrant may still register, and what it costs.
	Late(h *History) (LateEntry, error)
	// Substitutes are the eliminated who may replace out in round n, best first.
	Substitutes(h *History, n int, out EntrantID) ([]EntrantID, error)
	// MaySkip reports whether an entrant that says so beforehand may be left out of round n, which
	// isn't published yet; it refuses with the reason.
	MaySkip(h *History, n int, id EntrantID) error
	Catalogue() []Irregularity
}

// Replayer is a regulation of whose algorithms some have been replaced: Reseat seats a round
// as the one of that name did, so that old files can still be verified.
type Replayer interface {
	Reseat(h *History, plan Plan, seed, algo string) (Seating, error)
}

// Simulator is a regulation that can invent a plausible result, for the command
// `simulate` and the example tournament. rnd returns a uniform number in [0, n).
type Simulator interface {
	RandomResult(h *History, t *Table, stage Stage, rnd func(n int) int) Result
}

// SheetScorer is a regulation that scores a party from its deals. Deals are in the
// forms of the game's document; the answer is the `sheet` form, and the result to hand
// over when the party is finished.
type SheetScorer interface {
	// CheckDeal parses one deal strictly and returns its canonical JSON.
	CheckDeal(raw []byte) ([]byte, error)
	// ScoreSheet reads the whole input of the command `sheet` and answers its output.
	ScoreSheet(p Params, raw []byte) (out any, err error)
}

// SheetKeeper is a regulation whose score sheets hand results over.
type SheetKeeper interface {
	// Handover is the result that the deals of a table's sheet give, in their order. setup is
	// the game's settings of the sheet, nil if there are none. Errors: what can't be read or
	// scored.
	Handover(p Params, seats int, deals []SheetDeal, setup []byte) (Result, error)
	// SameNumbers reports whether two results have the same numbers, whatever else they note.
	SameNumbers(a, b Result) bool
}

// Adviser is a regulation that has something to say of parameters which it accepts: values
// that come to nothing together.
type Adviser interface {
	Advise(p Params) []Advice
}

// Convention is a line of what players agree on by their regulation, and what it does in this
// program. Params are the parameters that carry it; none if it is only shown.
type Convention struct {
	Number int // of the line in the regulation
	Name   Bilingual
	Value  Bilingual
	Effect Bilingual
	Params []string
}

// Agreed is a regulation that lists conventions.
type Agreed interface{ Conventions() []Convention }

// Advice is a remark on a parameter, with the value that would heed it.
type Advice struct {
	Key     string
	Notice  Notice
	Instead Value
}

// SetupChecker is a regulation whose score sheets have settings of their own.
type SetupChecker interface {
	// CheckSetup parses the settings of a sheet strictly and refuses what can't be played.
	CheckSetup(p Params, raw []byte) error
}

// SheetDeal is a deal of a sheet in its stored form.
type SheetDeal struct {
	Raw   []byte
	Seats int // how many sat at the table when it was played
}
