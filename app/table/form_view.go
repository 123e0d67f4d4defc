package table

import (
	"time"

	"github.com/sudya-app/sudya/app/ui"
)

// View is what a form shows, as data: one drawer draws it for every game, see [ResultSheet].
type View struct {
	Sub      string  // under the title
	Chips    []Field // beside the title
	Standing *Notice // what is special about the table before anything is typed
	Over     string  // what the end of the time asks for, as a button; it pushes "over"
	Ways     []Field // how the result is given
	Fields   []Field
	Verdict  Verdict
	After    []Field // questions and doubts
	Pad      *Pad    // nil: nothing to type, one key records
	Menu     Menu
	Keys     []string // of a laptop: key, what it does, key, …

	Until time.Time // is drawn anew then; zero: doesn't depend on the time
}

// Verdict says what will be recorded, or what keeps it from that.
type Verdict struct {
	Tone    ui.VerdictTone
	Title   string
	Numbers string
	Text    string
}

// Pad is the number pad with the two keys that are the game's own.
type Pad struct {
	Left, Right ui.PadKey
	NextOff     bool // there is one field
}

// Menu are the commands of the table: the way to its score sheet and to a ruling in the game's
// words, and the game's own, which push their IDs.
type Menu struct {
	Label         string
	Sheet, Ruling ui.MenuItem
	Own           []ui.MenuItem
}

// Field is a part of a form. Its kinds are those of this file.
type Field interface{ field() }

// Number is a number to be typed.
type Number struct {
	ID      string
	Side    string // «Норд–Зюйд»
	Who     string // under it
	Label   string // for screen readers, where the name stands elsewhere
	Value   string
	Hint    string
	Err     string
	Digits  int // after so many the next field is gone to
	Signed  bool
	Line    bool // stands in a line
	Current bool // has the pad
	Jumped  bool // the pad has come by itself
	Letter  string
	Pushes  string // what the letter's key pushes: a field of digits has letters to spare
}

// Two are two fields side by side.
type Two struct {
	Gap    string // between them: a class, "" for the usual
	Fields []Field
}

// Grid are numbers in columns by player, a line a party.
type Grid struct {
	Heads []Head
	Lines [][]Number
}

// Head is a player over a column.
type Head struct{ Name, Team string }

// Row is a player's line: place, name, points, what there is to note, and the number.
type Row struct {
	Place, Name, Points string
	Noted               Chip
	Number              Number
}

// Rows are the lines of the players.
type Rows []Row

// Choice is a question with answers, of which one counts.
type Choice struct {
	ID, Label, Note string
	HideLabel       bool
	Look            ui.Look
	Columns         string
	Value           string
	Answers         []ui.Choice
}

// Chip is what is on or off.
type Chip struct {
	ID, Text string
	Icon     ui.Icon
	On       bool
	Tick     bool // a box to tick, not a button that stays pressed
	Plain    bool // does something at once: neither on nor off
}

// Line is a text to be typed.
type Line struct {
	ID, Label, Value, Hint, Err string
	InputMode                   string
	Number                      ui.NumberKind
	EnterKey                    string
}

// Lines are the same of both sides, under a heading.
type Lines struct {
	Legend string
	Fields []Field
}

// Chips are chips that wrap.
type Chips []Field

// Fold is what is seldom needed.
type Fold struct {
	ID, Title string
	Fields    []Field
}

// Tricks are a line a player of a deal: what he did, and his tricks.
type Tricks struct {
	Legend  string
	Players []*TricksLine
}

// TricksLine is one of them.
type TricksLine struct {
	ID, Name, Label string
	Said            string  // what he did, where nobody asks
	Role            *Choice // and where it is asked
	Counts          bool    // his tricks are entered
	Value, Most     int
}

// Notice tells something.
type Notice struct {
	Tone ui.Tone
	Icon ui.Icon
	Text string
}

// Badge is a word that stands out, with what it means.
type Badge struct {
	Tone         ui.Tone
	Text, Beside string
}

// Button does something at once.
type Button struct {
	ID, Text string
	Icon     ui.Icon
	Small    bool
	Narrow   bool
}

// Stack are fields that belong together.
type Stack []Field

// Near are choices that are one question.
type Near []Field

func (Number) field() {}
func (Two) field()    {}
func (Grid) field()   {}
func (Rows) field()   {}
func (Choice) field() {}
func (Chip) field()   {}
func (Line) field()   {}
func (Notice) field() {}
func (Button) field() {}
func (Stack) field()  {}
func (Near) field()   {}
func (Badge) field()  {}
func (Lines) field()  {}
func (Chips) field()  {}
func (Fold) field()   {}
func (Tricks) field() {}
