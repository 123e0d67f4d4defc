package standings

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// LotFrom answers with the lots of h that count in standings after round: of those drawn
// for this round or an earlier one, the latest that holds the whole group orders it. A lot
// among fewer says nothing about the one who came to be tied with them later, so then the
// answer is nil.
func LotFrom(h *rules.History, round int) func(group []rules.EntrantID) []rules.EntrantID {
	return func(group []rules.EntrantID) []rules.EntrantID {
		for n := len(h.Lots) - 1; n >= 0; n-- {
			if h.Lots[n].Round > round {
				continue
			}
			order := make([]rules.EntrantID, 0, len(group))
			for _, id := range h.Lots[n].Order {
				if slices.Contains(group, id) && !slices.Contains(order, id) {
					order = append(order, id)
				}
			}
			if len(order) == len(group) {
				return order
			}
		}
		return nil
	}
}
