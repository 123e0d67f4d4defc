package preferans

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// MaySkip: a player may skip a round if he says so beforehand (6); it is missed all the
// same, at missedPoints (3.5). Codes preferans.skip.over (there is no such round),
// preferans.field.few (the others are too few for a table).
func (Regulation) MaySkip(h *rules.History, n int, id rules.EntrantID) error {
	if last := h.Params.Int("rounds"); n > last {
		return refuse("preferans.skip.over", "round", rules.Args{"rounds": last})
	}
	others := slices.DeleteFunc(h.Active(n), func(other rules.EntrantID) bool { return other == id })
	if len(others) < 3 {
		return refuse("preferans.field.few", "", rules.Args{"count": len(others)})
	}
	return nil
}
