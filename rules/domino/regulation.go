package domino

import "github.com/sudya-app/sudya/rules"

// ID is the regulation's stable name.
const ID = "domino-1x1"

// Edition counts changes of scoring, ranking or seating of the same input.
const Edition = 1

// Regulation is «домино 1×1».
type Regulation struct{}

// New returns the regulation.
func New() Regulation { return Regulation{} }

var (
	_ rules.Regulation  = Regulation{}
	_ rules.Simulator   = Regulation{}
	_ rules.SheetScorer = Regulation{}
	_ rules.Replayer    = Regulation{}
)

// Info are the fixed facts: players in teams, two at a table.
func (Regulation) Info() rules.Info {
	return rules.Info{
		ID: ID, Edition: Edition, Unit: rules.UnitPlayer, MinSeats: 2, MaxSeats: 2, Teams: true,
		Name: rules.Bilingual{RU: "Домино 1×1", EN: "Dominoes, one on one"},
	}
}

// Late refuses: who comes after the start isn't admitted (1.2). Code domino.late.
func (Regulation) Late(*rules.History) (rules.LateEntry, error) {
	return rules.LateEntry{}, rules.Refuse("domino.late", "", nil)
}

// Substitutes refuses: the regulation knows no replacement. Code domino.substitutes.
// Who leaves before the semi-finals makes room for the next of the group by himself.
func (Regulation) Substitutes(*rules.History, int, rules.EntrantID) ([]rules.EntrantID, error) {
	return nil, rules.Refuse("domino.substitutes", "", nil)
}
