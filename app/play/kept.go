package play

import (
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/preferans"
)

// What is typed at a table as it lies on the disk. Fields are added, never renamed.

type beloteLeft struct {
	Way        beloteWay    `json:"way"`
	Totals     []string     `json:"totals"`
	Diff       string       `json:"diff,omitempty"`
	Points     string       `json:"points,omitempty"`
	Unfinished bool         `json:"unfinished,omitempty"`
	Mars       bool         `json:"mars,omitempty"`
	Doezd      bool         `json:"doezd,omitempty"`
	Last       belote.Side  `json:"last,omitempty"`
	Reached    belote.Side  `json:"reached,omitempty"`
	NoShow     belote.Side  `json:"noShow,omitempty"`
	Award      belote.Side  `json:"award,omitempty"`
	Equal      belote.Equal `json:"equal,omitempty"`
	Sign       string       `json:"sign,omitempty"` // typed with the difference, and not the points' own
}

type lateLeft struct {
	Step     preferans.LateStep `json:"step,omitempty"`
	Minutes  int                `json:"minutes,omitempty"`
	Mountain int                `json:"mountain,omitempty"`
}

type whistsLeft struct {
	Whists     []string   `json:"whists"`
	Filled     int        `json:"filled"`
	Late       []lateLeft `json:"late"`
	Fractions  bool       `json:"fractions,omitempty"`
	Unbalanced bool       `json:"unbalanced,omitempty"`
	Why        string     `json:"why,omitempty"`
}

type dominoLeft struct {
	Parties    []string      `json:"parties"`
	Unfinished bool          `json:"unfinished,omitempty"`
	Deciding   bool          `json:"deciding,omitempty"`
	Decision   string        `json:"decision,omitempty"`
	A          string        `json:"a,omitempty"`
	B          string        `json:"b,omitempty"`
	NoShow     domino.NoShow `json:"noShow,omitempty"`
	Absent     bool          `json:"absent,omitempty"`
}

// beloteDealTyped is a deal of belote on the sheet of a table.
type beloteDealTyped struct {
	dealTyped
	draft beloteDraft
	ended bool // handing over
}

type beloteDealLeft struct {
	dealLeft
	Draft *beloteDraft `json:"draft,omitempty"`
	Typed int          `json:"typed,omitempty"` // whose card points were typed, from 1
	Ended bool         `json:"ended,omitempty"`
}

// dominoDealTyped is a deal on the record of a table of domino.
type dominoDealTyped struct {
	dealTyped
	target string // the deal that is corrected
	ending string // "out-a", "out-b", "fish-a", "fish-b"
	left   [2]string
	lone   string
	begins string // the tile with which the party began, where the judge looked
	ended  bool   // the sheet of handing over is open
}

type dominoDealLeft struct {
	dealLeft
	Target string    `json:"target,omitempty"`
	Ending string    `json:"ending,omitempty"`
	Left   [2]string `json:"left"`
	Lone   string    `json:"lone,omitempty"`
	Begins string    `json:"begins,omitempty"`
	Ended  bool      `json:"ended,omitempty"`
}

// preferansDealTyped is a deal on the sheet of a table of preferans.
type preferansDealTyped struct {
	dealTyped
	begun  bool
	draft  dealDraft
	dealer int // who deals the next deal if the judge said otherwise, -1: as they go round
	over   preferansOver
}

type preferansDealLeft struct {
	dealLeft
	Draft  *dealDraft    `json:"draft,omitempty"`
	Dealer int           `json:"dealer,omitempty"` // from 1
	Over   preferansOver `json:"over,omitempty"`
}
