package preferans

import "github.com/sudya-app/sudya/rules"

// edition is raised whenever scoring, ranking or seating of the same input changes.
const edition = 1

// Regulation is «Алматинка» as rules.Regulation, rules.Simulator and rules.SheetScorer.
type Regulation struct{}

// New returns the regulation.
func New() Regulation { return Regulation{} }

// Info are the fixed facts.
func (Regulation) Info() rules.Info {
	return rules.Info{
		ID: ID, Edition: edition, Unit: rules.UnitPlayer, MinSeats: 3, MaxSeats: 4,
		Name: rules.Bilingual{RU: "Преферанс «Алматинка»", EN: "Preferans “Almaty”"},
	}
}

var (
	_ rules.Regulation  = Regulation{}
	_ rules.Simulator   = Regulation{}
	_ rules.SheetScorer = Regulation{}
)
