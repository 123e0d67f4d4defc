package domino

import "github.com/sudya-app/sudya/rules"

// ResultTable implements [rules.Tabular]: the points of each party, own first; a match to two
// wins has three.
func (Regulation) ResultTable() rules.ResultTable {
	return rules.ResultTable{
		Parties: []string{"party.own", "party.other", "party.unfinished"}, Columns: []string{"decision"}, Diff: "diff", Wins: true,
		Cells: func(t *rules.Table, seat, parties int) (cells []any) {
			result, ok := t.Result.(Result)
			if !ok || result.NoShow != "" {
				return nil
			}
			for k := range parties {
				if k >= len(result.Parties) {
					cells = append(cells, nil, nil, nil)
					continue
				}
				x := result.Parties[k]
				own, other := x.A, x.B
				if seat == 1 {
					own, other = other, own
				}
				cells = append(cells, own, other, x.Unfinished)
			}
			return append(cells, result.Decision != nil)
		},
		Count: func(t *rules.Table) int {
			result, _ := t.Result.(Result)
			return max(2, len(result.Parties))
		},
	}
}
