package csvout

import (
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
)

// beloteResults: the whists of both pairs, own first, as far as the slip told them.
var beloteResults = game{
	sides: []string{"page.side.ns.long", "page.side.ew.long"},
	heads: func(head *row, _ columns) {
		head.head("csv.whists.own", "csv.whists.other", "csv.mars", "csv.unfinished")
	},
	cells: func(r *row, _ columns, t *rules.Table, seat int) {
		result, ok := t.Result.(belote.Result)
		if !ok || t.Score.Seats[seat].Kind != rules.KindPlayed {
			return
		}
		own, other := result.NS, result.EW
		if seat == 1 {
			own, other = other, own
		}
		r.maybe(own)
		r.maybe(other)
		r.flag(t.Score.Mars)
		switch t.Score.Verdict { // a slip with points alone tells it by them
		case belote.VerdictUnfinishedLow, belote.VerdictUnfinishedHigh, belote.VerdictEqualZero, belote.VerdictEqualBothLose:
			r.flag(true)
		default:
			r.flag(false)
		}
	},
	diff: "csv.diff.whists", wins: true,
}
