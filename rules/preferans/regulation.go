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
		MostPoints: mostMissed(),
		Name:       rules.Bilingual{RU: "Преферанс «Алматинка»", EN: "Preferans “Almaty”"},
	}
}

// mostMissed is what joining before the last of the most rounds can cost at the most (3.5):
// all others missed, each at the largest price.
func mostMissed() rules.Half {
	rounds, _ := rules.FindParam(params, "rounds")
	price, _ := rules.FindParam(params, "lateRoundPoints")
	return rules.Points((rounds.Max - 1) * -price.Min)
}

var (
	_ rules.Regulation  = Regulation{}
	_ rules.Simulator   = Regulation{}
	_ rules.SheetScorer = Regulation{}
)
