package setup

import (
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/rules/tournament"
)

// settingsLeft are a tournament's settings as typed, over those that they were typed over.
type settingsLeft struct {
	Was    *tournament.Details `json:"was,omitempty"`
	Now    *tournament.Details `json:"now,omitempty"`
	Params table.CellsLeft     `json:"params,omitempty"`
}

// newLeft is a tournament that isn't made yet.
type newLeft struct {
	Regulation string                     `json:"regulation,omitempty"`
	Details    *tournament.Details        `json:"details,omitempty"`
	Today      string                     `json:"today,omitempty"`
	Named      bool                       `json:"named,omitempty"`
	Params     map[string]table.CellsLeft `json:"params,omitempty"`
}
