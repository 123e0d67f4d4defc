package belote

import (
	"strings"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
)

var standingView = game.GameView{
	Wins: true, Diff: "page.standings.col.whists", Numbers: "page.standings.col.whists", Sides: true, Afresh: true, Gap: sheetGap,
	Facts: "page.board.fact.whists", Result: ResultOf, Slip: beloteSlip, Deal: dealLine, Decided: decided,
}

// ResultOf is «1034 : 798», the own whists first; from a slip only the difference is known,
// «+372» from the own side.
func ResultOf(d *desk.Desk, t *rules.Table, seat int) (numbers, note string) {
	r, ok := t.Result.(belote.Result)
	if !ok {
		return "", ""
	}
	var notes []string
	if t.Score.Mars {
		notes = append(notes, d.T("page.path.mars", nil))
	}
	switch {
	case r.NoShow != "":
		return "", d.T("page.path.noshow", nil)
	case r.AwardedTo != "":
		return "", d.T("page.path.awarded", nil)
	case r.NS != nil && r.EW != nil:
		own, other := *r.NS, *r.EW
		if seat == 1 {
			own, other = other, own
		}
		numbers = text.Format(d.Lang(), own) + "\u00a0:\u00a0" + text.Format(d.Lang(), other)
	case r.Slip != nil && r.Diff != nil:
		numbers = text.Signed(d.Lang(), *r.Diff)
		if seat == 1 {
			numbers = text.Signed(d.Lang(), -*r.Diff)
		}
	}
	if r.Unfinished {
		notes = append(notes, d.T("page.path.unfinished", nil))
	}
	if r.Reached != "" {
		notes = append(notes, d.T("page.path.reached", nil))
	}
	return numbers, strings.Join(notes, ", ")
}

// sheetGap is the difference of whists that a party counts (II.5, II.6): one whist where
// both were over.
func sheetGap(t *rules.Table) (rules.Sixth, bool) {
	size, ok := game.Spread(t) // from minus the difference to plus the difference
	return size / 2, ok
}
