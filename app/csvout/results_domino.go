package csvout

import (
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
)

// dominoResults: the points of each party, own first; a match to two wins has three.
var dominoResults = game{
	heads: func(head *row, c columns) {
		for k := 1; k <= c.parties; k++ {
			for _, key := range []string{"csv.party.own", "csv.party.other", "csv.party.unfinished"} {
				head.word(text.T(head.lang, key, rules.Args{"party": k}))
			}
		}
		head.head("csv.decision")
	},
	cells: func(r *row, c columns, t *rules.Table, seat int) {
		result, ok := t.Result.(domino.Result)
		if !ok || result.NoShow != "" {
			return
		}
		for k := range c.parties {
			if k >= len(result.Parties) {
				r.blank()
				r.blank()
				r.blank()
				continue
			}
			x := result.Parties[k]
			own, other := x.A, x.B
			if seat == 1 {
				own, other = other, own
			}
			r.whole(own)
			r.whole(other)
			r.flag(x.Unfinished)
		}
		r.flag(result.Decision != nil)
	},
	parties: func(t *rules.Table) int {
		result, _ := t.Result.(domino.Result)
		return max(2, len(result.Parties))
	},
	diff: "csv.diff", wins: true,
}
