package tournament

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
)

// LotAlgo names how DrawLot orders: a shuffle of the ids in ascending order.
const LotAlgo = "lot/1"

// DrawLot draws lots between equal entrants from Meta.Seed (belote II.4).
type DrawLot struct {
	Round int
	Among []rules.EntrantID
}

func (c DrawLot) decide(_ *State, m Meta) ([]Body, error) {
	return []Body{LotDrawn{Round: c.Round, Order: ShuffleLot(c.Among, m.Seed), Algo: LotAlgo, Seed: m.Seed}}, nil
}

// ShuffleLot is the order that a seed gives to entrants, whatever order they come in.
func ShuffleLot(among []rules.EntrantID, seed string) []rules.EntrantID {
	order := slices.Clone(among)
	slices.Sort(order)
	draw.Derive(seed, "lot").Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	return order
}
