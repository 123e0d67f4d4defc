package tournament

import (
	"strings"

	"github.com/sudya-app/sudya/rules"
)

// Verdict is a ruling with everything that follows from it: recorded together, or, if one
// part is refused, not at all. Its All is the command.
type Verdict struct {
	Ruling RulingMade
	// Name says in the judge's words what it was for, where an event asks for a reason and
	// the ruling has no note.
	Name    string
	Warning bool
	Extras  []rules.Extra // fines, removal; the loss of the party is Lost
	Adjust  []FineGiven   // changes of numbers that are no punishment
	Lost    []byte        // the table's result if the offender loses the party; nil: it doesn't
	// Player and Substitute name who is removed of a pair and who plays on instead; without
	// a substitute the pair leaves (belote V.1).
	Player     int
	Substitute string
}

// All is the command that carries the verdict out.
func (v Verdict) All() All {
	list := All{v.Ruling}
	r := v.Ruling
	if v.Warning && r.Entrant != "" {
		list = append(list, WarningGiven{Entrant: r.Entrant, Round: r.Round, Irregularity: r.Irregularity, Reason: v.reason()})
	}
	// Before anybody goes: the removed player has lost the party, not who comes in.
	if v.Lost != nil {
		list = append(list, lostParty{TableKey{r.Seating, r.Table}, v.Lost, v.reason()})
	}
	for _, x := range v.Extras {
		switch {
		case x.Player && v.Substitute != "":
			list = append(list, PlayerReplaced{Entrant: r.Entrant, Player: v.Player, Name: v.Substitute, Reason: v.reason()})
		case x.Remove:
			list = append(list, EntrantExcluded{Entrant: r.Entrant, After: r.Round, Reason: v.reason()})
		case x.Points != 0 || x.Whists != 0:
			list = append(list, fineOfRuling{FineGiven{
				Entrant: r.Entrant, Round: r.Round, Points: x.Points, Whists: x.Whists,
				Cause: CauseRuling, Irregularity: r.Irregularity, Reason: r.Note,
			}})
		}
	}
	for _, a := range v.Adjust {
		a.Cause, a.Round, a.Irregularity = CauseAdjust, r.Round, r.Irregularity
		if strings.TrimSpace(a.Reason) == "" {
			a.Reason = v.reason()
		}
		list = append(list, fineOfRuling{a})
	}
	return list
}

func (v Verdict) reason() string {
	switch {
	case v.Ruling.Note == "":
		return v.Name
	case v.Name == "":
		return v.Ruling.Note
	}
	return v.Name + ": " + v.Ruling.Note
}

// fineOfRuling is a fine that belongs to the ruling recorded just before it: only then
// has that an id.
type fineOfRuling struct{ fine FineGiven }

func (c fineOfRuling) decide(s *State, _ Meta) ([]Body, error) {
	c.fine.Ruling = s.Rulings[len(s.Rulings)-1].ID
	return []Body{c.fine}, nil
}

// lostParty gives the party to the opponents, whether the table has a result or not.
type lostParty struct {
	table  TableKey
	result []byte
	reason string
}

func (c lostParty) decide(s *State, m Meta) ([]Body, error) {
	if e := s.Current(c.table); e != nil {
		return CorrectResult{Replaces: e.ID, Reason: c.reason, Result: c.result}.decide(s, m)
	}
	return EnterResult{Seating: c.table.Seating, Table: c.table.Table, Result: c.result}.decide(s, m)
}

// FinesOf are the fines and adjustments that a ruling gave, the revoked ones too.
func (s *State) FinesOf(ruling string) []FineRecord {
	var list []FineRecord
	for _, f := range s.FineList {
		if f.Fine.Ruling == ruling {
			list = append(list, f)
		}
	}
	return list
}
