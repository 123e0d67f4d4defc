package preferans

import (
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/rules/preferans"
)

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

// dealTyped is a deal on the sheet of a table of preferans.
type dealTyped struct {
	table.DealTyped
	begun  bool
	draft  dealDraft
	dealer int // who deals the next deal if the judge said otherwise, -1: as they go round
	over   sheetOver
}

type dealLeft struct {
	table.DealLeft
	Draft  *dealDraft `json:"draft,omitempty"`
	Dealer int        `json:"dealer,omitempty"` // from 1
	Over   sheetOver  `json:"over,omitempty"`
}

// waiverTyped is why a missed round is waived.
type waiverTyped struct {
	Open   bool   `json:"open,omitempty"`
	Reason string `json:"reason,omitempty"`
}

// DraftKind is the name on the disk.
func (*waiverTyped) DraftKind() string { return "waiver" }

// adjustTyped is a ruling on the sums of a sheet of preferans.
type adjustTyped struct {
	Player int    `json:"player,omitempty"`
	What   string `json:"what,omitempty"` // "pool", "whists"; "": the mountain, which lateness changes
	Amount string `json:"amount,omitempty"`
}

// DraftKind is the name on the disk.
func (*adjustTyped) DraftKind() string { return "adjust" }

// Sound refuses what the form can't show.
func (t *adjustTyped) Sound() bool {
	return t.Player >= 0 && scope.OneOf(t.What, "hill", "pool", "whists") == nil
}

// joinTyped is the fourth player who comes to a table of three.
type joinTyped struct {
	Who      string `json:"who,omitempty"`
	Name     string `json:"name,omitempty"`
	Mountain string `json:"hill,omitempty"`
	Typed    bool   `json:"typed,omitempty"` // the mountain was changed by hand
}

// DraftKind is the name on the disk.
func (*joinTyped) DraftKind() string { return "join" }
