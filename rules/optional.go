package rules

// What only some regulations have. A screen asks by assertion and shows nothing where the
// regulation doesn't have it.

// TieFinals is a regulation that plays finals between equals for a place (domino 1.4).
type TieFinals interface {
	// Ties are the ties that such a final is about, in order of places; none before they are known.
	Ties(h *History) []Tie
}

// Tie tells of a tie among the first four and its final (1.4), for whoever shows it.
type Tie struct {
	Group    string // of its final's tables; "" if nobody plays
	From, To int    // the places that its members hold
	Last     int    // the final decides the places From to Last; 0 if nobody plays
	Points   Half
	Field    []EntrantID // who plays the final, by difference
	Out      []EntrantID // who stays out of it by difference or lot
	Refused  []EntrantID // who refuses it, or has left
	NeedLot  []EntrantID // equal in difference too: the lot decides who of them plays
	Begun    bool        // something of the final has been played
	Done     bool        // all of it has
}

// PlaceMatches is a regulation whose last matches are each for a place (domino 1.4).
type PlaceMatches interface {
	// FirstPlace is the better of the places that a table of [StagePlace] plays for.
	FirstPlace(h *History, t *Table) int
}

// Matches is a regulation whose finals are matches of several parties.
type Matches interface {
	// PartiesWon are the parties that the two seats have won; false where none was played.
	PartiesWon(r Result) (a, b int, ok bool)
}

// Presetter is a regulation whose score sheet can be kept by other agreements than its own; a
// calculator offers them.
type Presetter interface {
	Presets() []Preset
}

// Preset is agreements to begin from.
type Preset struct {
	ID         string
	Name       Bilingual
	Regulation bool   // of the regulation; the others are for a calculator's use
	Params     Params // over the regulation's own
}

// Tabular is a regulation that tells its results in columns of numbers, for lists.
type Tabular interface {
	ResultTable() ResultTable
}

// ResultTable are the columns of a game's results, between who played and the points.
type ResultTable struct {
	Sides   []string // codes of the names of the seats; none: seats are numbered
	Parties []string // codes of the columns that each party has
	Columns []string // codes of the columns of the whole result, after those of the parties
	Diff    string   // code of the difference's column; "" if the result has it under another name
	Wins    bool     // parties are won

	// Cells are the numbers of a seat of a table with a result: int, [Sixth], bool, a place as a
	// string, nil for what isn't known; none for who didn't play. parties is how many parties
	// the columns are for.
	Cells func(t *Table, seat, parties int) []any
	// Count is how many parties the columns of a table's result need; nil without such columns.
	Count func(t *Table) int
	// Note is what the judge has said of a result; nil: nothing is to be said.
	Note func(t *Table) string
}
