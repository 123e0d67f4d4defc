package belote

import "github.com/sudya-app/sudya/rules"

// Late tells what registration costs now. Before round 1 is published it costs nothing. Until the
// end of round 1 a late pair may be let into round 2, for a point and 100 whists (I.4);
// whether it is, is the judge's choice. Codes: belote.late.off, belote.late.closed.
func (Regulation) Late(h *rules.History) (rules.LateEntry, error) {
	first := h.Round(1)
	if first == nil || !first.Published {
		return rules.LateEntry{Joined: 1}, nil
	}
	if !h.Params.Bool("lateAllowed") {
		return rules.LateEntry{}, rules.Refuse("belote.late.off", "", nil)
	}
	if first.Closed {
		return rules.LateEntry{}, rules.Refuse("belote.late.closed", "", nil)
	}
	return rules.LateEntry{Joined: 2, Points: h.Params.Half("latePoints"), Whists: h.Params.Int("lateWhists")}, nil
}
