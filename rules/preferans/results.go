package preferans

import "github.com/sudya-app/sudya/rules"

// ResultTable implements [rules.Tabular]: the whists, the place at the table and the two parts of
// the points.
func (Regulation) ResultTable() rules.ResultTable {
	return rules.ResultTable{
		Columns: []string{"whists", "place", "place.points", "place.whists"},
		Cells: func(t *rules.Table, seat, _ int) []any {
			x := t.Score.Seats[seat]
			if x.Kind != rules.KindPlayed {
				return nil
			}
			return []any{x.Diff, x.Place, x.PlacePoints, x.WhistPoints}
		},
		Note: func(t *rules.Table) string {
			result, _ := t.Result.(Result)
			return result.Unbalanced
		},
	}
}
