package domino

import (
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/rules/domino"
)

type formLeft struct {
	Parties    []string      `json:"parties"`
	Unfinished bool          `json:"unfinished,omitempty"`
	Deciding   bool          `json:"deciding,omitempty"`
	Decision   string        `json:"decision,omitempty"`
	A          string        `json:"a,omitempty"`
	B          string        `json:"b,omitempty"`
	NoShow     domino.NoShow `json:"noShow,omitempty"`
	Absent     bool          `json:"absent,omitempty"`
}

// dealTyped is a deal on the record of a table of domino.
type dealTyped struct {
	table.DealTyped
	deal   dealDraft
	begins string // the tile with which the party began, where the judge looked
	ended  bool   // handing over
}

type dealLeft struct {
	table.DealLeft
	Target string    `json:"target,omitempty"`
	Ending string    `json:"ending,omitempty"`
	Left   [2]string `json:"left"`
	Lone   string    `json:"lone,omitempty"`
	Begins string    `json:"begins,omitempty"`
	Ended  bool      `json:"ended,omitempty"`
}

func dominoNoShow(seat int) []byte {
	side := domino.NoShowA
	if seat == 1 {
		side = domino.NoShowB
	}
	return domino.Result{NoShow: side}.Canonical()
}
