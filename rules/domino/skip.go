package domino

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// MaySkip: the text doesn't speak of a player who says beforehand that he can't play a
// round. He is left out of its seating without points, as the open default of a missed
// round, so that nobody is given 3 : 0 for him; the number may become odd, and then the
// judge plays (1.2). Who isn't there for round 1 is late, and isn't admitted (1.2); a final
// is refused, not skipped (1.4). Codes domino.skip.first, .final,
// .few (nobody to play with is left).
func (Regulation) MaySkip(h *rules.History, n int, id rules.EntrantID) error {
	f := formatOf(h)
	switch {
	case n == 1:
		return rules.Refuse("domino.skip.first", "round", nil)
	case f.complete || n > f.planned(h):
		return rules.Refuse("domino.skip.final", "round", rules.Args{"rounds": f.planned(h)})
	}
	others := slices.DeleteFunc(h.Active(n), func(other rules.EntrantID) bool { return other == id })
	if len(others) < 2 {
		return rules.Refuse("domino.skip.few", "round", nil)
	}
	return nil
}
