package domino

import (
	"strings"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
)

var standingView = game.GameView{
	Wins: true, Diff: "page.standings.col.diff", Numbers: "page.standings.col.parties",
	Facts: "page.board.fact.diff", Result: resultOf, Slip: dominoSlip, Deal: dealLine, Decided: decided, Gap: sheetGap,
}

// resultOf lists the parties, the own points first: «117 : 64, 88 : 109».
func resultOf(d *desk.Desk, t *rules.Table, seat int) (numbers, note string) {
	r, ok := t.Result.(domino.Result)
	if !ok {
		return "", ""
	}
	if r.NoShow != "" {
		return "", d.T("page.path.noshow", nil)
	}
	var parties, notes []string
	unfinished := false
	for _, x := range r.Parties {
		own, other := x.A, x.B
		if seat == 1 {
			own, other = other, own
		}
		parties = append(parties, text.Format(d.Lang(), own)+"\u00a0:\u00a0"+text.Format(d.Lang(), other))
		unfinished = unfinished || x.Unfinished
	}
	if unfinished {
		notes = append(notes, d.T("page.path.unfinished", nil))
	}
	if r.Decision != nil {
		notes = append(notes, d.T("page.path.decision", nil))
	}
	return strings.Join(parties, ", "), strings.Join(notes, ", ")
}

// sheetGap is the difference of points of all parties together, above 101 cut off (2.1),
// whichever of the two the ranking adds up; false where no party was begun.
func sheetGap(t *rules.Table) (rules.Sixth, bool) {
	r, ok := t.Result.(domino.Result)
	if !ok || r.NoShow != "" {
		return 0, false
	}
	diff, begun := 0, false
	for _, x := range r.Parties {
		diff += x.Outcome().Diff
		begun = begun || x.A != 0 || x.B != 0
	}
	return rules.Whole(max(diff, -diff)), begun
}
