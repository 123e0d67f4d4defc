package csvout

import (
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
)

// preferansResults: the whists, the place at the table and the two parts of the points.
var preferansResults = game{
	heads: func(head *row, _ columns) {
		head.head("csv.whists", "csv.place", "csv.place.points", "csv.place.whists")
	},
	cells: func(r *row, _ columns, t *rules.Table, seat int) {
		x := t.Score.Seats[seat]
		if x.Kind != rules.KindPlayed {
			return
		}
		r.whists(x.Diff)
		r.place(x.Place)
		r.whole(x.PlacePoints)
		r.whole(x.WhistPoints)
	},
	note: func(t *rules.Table) string {
		result, _ := t.Result.(preferans.Result)
		return result.Unbalanced
	},
}
