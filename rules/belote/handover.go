package belote

import "github.com/sudya-app/sudya/rules"

// Handover is the party's totals by its deals; what was not played to the end is marked.
func (Regulation) Handover(p rules.Params, _ int, deals []rules.SheetDeal, _ []byte) (rules.Result, error) {
	list := make([]Deal, len(deals))
	for i, d := range deals {
		var err error
		if list[i], err = ReadDeal(d.Raw); err != nil {
			return nil, atDeal(err, i)
		}
	}
	s, err := ScoreDeals(p, list)
	if err != nil {
		return nil, err
	}
	return s.Handover(), nil
}

// Handover is the result that the sheet gives to the tournament.
func (s Sheet) Handover() Result {
	r := s.PartyResult()
	r.Unfinished = !s.Finished
	return r
}

// SameNumbers compares the totals of both pairs.
func (Regulation) SameNumbers(a, b rules.Result) bool {
	x, okX := a.(Result)
	y, okY := b.(Result)
	same := func(m, n *int) bool { return m != nil && n != nil && *m == *n }
	return okX && okY && same(x.NS, y.NS) && same(x.EW, y.EW)
}
