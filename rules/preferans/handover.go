package preferans

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// Handover is the settlement of the party by its deals and adjustments.
func (Regulation) Handover(p rules.Params, seats int, deals []rules.SheetDeal, setup []byte) (rules.Result, error) {
	var s Sheet
	if setup != nil {
		var err error
		if s.Setup, err = ReadSetup(setup); err != nil {
			return nil, err
		}
	}
	s.Players = seats
	for i, raw := range deals {
		d, err := ReadDeal(raw.Raw)
		if err != nil {
			return nil, inside(err, "deals", i)
		}
		if seats == 4 && raw.Seats == 3 {
			d = d.Widened()
		}
		s.Deals = append(s.Deals, d)
	}
	party, _, err := s.Play(StyleOf(p))
	if err != nil {
		return nil, err
	}
	return SheetScore{Result: party.Settle().Result}.Handover(), nil
}

// Widened is a deal that three played in the form of a table that has four since: the last
// of them wasn't there.
func (d Deal) Widened() Deal {
	d.Absent = 3
	if len(d.Roles) == 3 {
		d.Roles = append(slices.Clone(d.Roles), RoleAbsent)
	}
	if len(d.Tricks) == 3 {
		d.Tricks = append(slices.Clone(d.Tricks), 0)
	}
	return d
}

// SameNumbers compares the whists of all players.
func (Regulation) SameNumbers(a, b rules.Result) bool {
	x, okX := a.(Result)
	y, okY := b.(Result)
	return okX && okY && slices.Equal(x.Whists, y.Whists)
}
