package domino

import "github.com/sudya-app/sudya/rules"

// Handover is the table's parties by its deals: with the deal that brings somebody to 101 a
// party ends and the next begins. The party under way was cut off by the time.
func (Regulation) Handover(p rules.Params, _ int, deals []rules.SheetDeal, _ []byte) (rules.Result, error) {
	var r Result
	var party []Deal
	for i, d := range deals {
		deal, err := ReadDeal(d.Raw)
		if err != nil {
			return nil, err
		}
		party = append(party, deal)
		s, err := ScoreDeals(p, party)
		if err != nil {
			return nil, err
		}
		if s.Finished || i == len(deals)-1 {
			r.Parties = append(r.Parties, Party{A: s.Total.A, B: s.Total.B, Unfinished: !s.Finished})
			party = nil
		}
	}
	return r, nil
}

// SameNumbers compares the totals of all parties.
func (Regulation) SameNumbers(a, b rules.Result) bool {
	x, okX := a.(Result)
	y, okY := b.(Result)
	if !okX || !okY || len(x.Parties) != len(y.Parties) {
		return false
	}
	for i := range x.Parties {
		if x.Parties[i].A != y.Parties[i].A || x.Parties[i].B != y.Parties[i].B {
			return false
		}
	}
	return true
}
