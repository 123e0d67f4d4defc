package belote

import "github.com/sudya-app/sudya/rules"

// MaySkip: a pair can't skip a round. It withdraws (V.2), is replaced in rounds 5 to 8 (V.4),
// or doesn't come, loses the party and is removed (V.3). Code belote.skip.
func (Regulation) MaySkip(*rules.History, int, rules.EntrantID) error {
	return rules.Refuse("belote.skip", "round", nil)
}
