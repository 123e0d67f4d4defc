package table

import (
	"slices"

	"github.com/sudya-app/sudya/rules/tournament"
)

// What is typed into the register, the settings and a new tournament, as it lies on the
// disk. Fields are added, never renamed.

type EntrantsLeft struct {
	Person *tournament.Person `json:"person,omitempty"`
	Pasted string             `json:"pasted,omitempty"`
}

// CellsLeft are the parameters that were typed: the texts of their fields, or the value of a
// switch or a choice.
type CellsLeft map[string][]string

func SameDetails(a, b tournament.Details) bool {
	return a.Name == b.Name && a.Place == b.Place && a.Date == b.Date && a.Start == b.Start && slices.Equal(a.Officials, b.Officials)
}
