package belote

import "github.com/sudya-app/sudya/rules"

// ResultTable implements [rules.Tabular]: the whists of both pairs, own first, as far as the slip
// told them.
func (Regulation) ResultTable() rules.ResultTable {
	return rules.ResultTable{
		Sides: []string{string(NS), string(EW)}, Columns: []string{"whists.own", "whists.other", "mars", "unfinished"}, Diff: "diff.whists", Wins: true,
		Cells: func(t *rules.Table, seat, _ int) []any {
			result, ok := t.Result.(Result)
			if !ok || t.Score.Seats[seat].Kind != rules.KindPlayed {
				return nil
			}
			own, other := result.NS, result.EW
			if seat == 1 {
				own, other = other, own
			}
			unfinished := false
			switch t.Score.Verdict { // a slip with points alone tells it by them
			case VerdictUnfinishedLow, VerdictUnfinishedHigh, VerdictEqualZero, VerdictEqualBothLose:
				unfinished = true
			}
			return []any{known(own), known(other), t.Score.Mars, unfinished}
		},
	}
}

// known is a number for a list; nil where there is none.
func known(n *int) any {
	if n == nil {
		return nil
	}
	return *n
}
