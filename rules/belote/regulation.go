package belote

import "github.com/sudya-app/sudya/rules"

// ID is the regulation's stable id.
const ID = "belote-pairs"

// Edition is raised whenever scoring, ranking or seating of the same input changes.
const Edition = 1

// Regulation (регламент) implements [rules.Regulation], [rules.Simulator] and
// [rules.SheetScorer] for paired belote. It has no state.
type Regulation struct{}

// New is the regulation.
func New() Regulation { return Regulation{} }

// Info are the fixed facts.
func (Regulation) Info() rules.Info {
	return rules.Info{
		ID: ID, Edition: Edition, Unit: rules.UnitPair, MinSeats: 2, MaxSeats: 2,
		Name: rules.Bilingual{RU: "Парный белот", EN: "Paired belote"},
	}
}
