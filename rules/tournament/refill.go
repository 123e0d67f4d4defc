package tournament

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// SeatsExchanged swaps two entrants of a draft by hand; either may have the bye.
type SeatsExchanged struct {
	Seating string          `json:"seating"`
	A       rules.EntrantID `json:"a"`
	B       rules.EntrantID `json:"b"`
}

// TablesRefilled brings the tables of a round to the number of players present
// (preferans 6), before any of them has started.
type TablesRefilled struct {
	Seating string              `json:"seating"`
	Byes    []rules.EntrantID   `json:"byes,omitzero"`
	Absent  []rules.EntrantID   `json:"absent,omitzero"`
	Tables  []rules.SeatedTable `json:"tables"`
}

// TableJoined: a late player enters a table that has a free place (preferans 6).
type TableJoined struct {
	Seating string          `json:"seating"`
	Table   int             `json:"table"`
	Entrant rules.EntrantID `json:"entrant"`
}

func (SeatsExchanged) Kind() Kind { return KindExchange }
func (TablesRefilled) Kind() Kind { return KindRefill }
func (TableJoined) Kind() Kind    { return KindJoin }

func (SeatsExchanged) Traits() Trait { return Reseats | Readies }
func (TablesRefilled) Traits() Trait { return Reseats }
func (TableJoined) Traits() Trait    { return Reseats }

func (b SeatsExchanged) decide(*State, Meta) ([]Body, error) { return itself(b) }
func (b TablesRefilled) decide(*State, Meta) ([]Body, error) { return itself(b) }
func (b TableJoined) decide(*State, Meta) ([]Body, error)    { return itself(b) }

func (b SeatsExchanged) references(r refs) refs { return r.ids(b.Seating).entrants(b.A, b.B) }
func (b TablesRefilled) references(r refs) refs {
	return r.ids(b.Seating).entrants(b.Byes...).entrants(b.Absent...).tables(b.Tables)
}
func (b TableJoined) references(r refs) refs { return r.ids(b.Seating).entrants(b.Entrant) }

func (b SeatsExchanged) concern(s *State, j *JournalEntry) {
	s.at(j, TableKey{Seating: b.Seating})
	j.of(b.A, b.B)
}

func (b TablesRefilled) concern(s *State, j *JournalEntry) { s.at(j, TableKey{Seating: b.Seating}) }

func (b TableJoined) concern(s *State, j *JournalEntry) {
	s.at(j, TableKey{b.Seating, b.Table})
	j.of(b.Entrant)
}

func (b SeatsExchanged) check(s *State, _ *Event) error {
	r, err := s.draft(b.Seating)
	if err != nil {
		return err
	}
	ta, _ := r.SeatOf(b.A)
	tb, _ := r.SeatOf(b.B)
	if b.A == b.B || ta == nil && !r.HasBye(b.A) || tb == nil && !r.HasBye(b.B) || ta == nil && tb == nil {
		return refuse("exchange.seats", "a", nil)
	}
	return nil
}

func (b SeatsExchanged) apply(s *State, e *Event) {
	r := s.seatings[b.Seating]
	s.exchanged[b.Seating] = append(s.exchanged[b.Seating], e.ID)
	swap := func(list []rules.EntrantID) []rules.EntrantID {
		list = slices.Clone(list)
		for i, id := range list {
			switch id {
			case b.A:
				list[i] = b.B
			case b.B:
				list[i] = b.A
			}
		}
		return list
	}
	for _, t := range r.Tables {
		seats := swap(t.Seats)
		if !slices.Equal(seats, t.Seats) {
			t.Seats, t.Why = seats, &rules.Reason{Code: "manual"}
		}
	}
	r.Byes = swap(r.Byes)
	r.System = rules.SystemManual
}

func (b SeatsExchanged) blocker(s *State) string { return s.publishing(b.Seating) }

func (b TablesRefilled) check(s *State, _ *Event) error {
	r, err := s.published(b.Seating)
	if err != nil {
		return err
	}
	for _, t := range r.Tables {
		if s.current[TableKey{b.Seating, t.Number}] != nil || s.Sheets[TableKey{b.Seating, t.Number}].Begun() {
			return refuse("refill.started", "tables", rules.Args{"table": t.Number})
		}
	}
	for _, id := range b.Absent {
		if _, err := s.entrant(id, "absent"); err != nil {
			return err
		}
	}
	if err := checkTables(b.Tables); err != nil {
		return err
	}
	return s.seats(b.Tables, b.Byes, r.Number)
}

func (b TablesRefilled) apply(s *State, _ *Event) {
	r := s.seatings[b.Seating]
	before := *r
	r.Tables, r.Byes = tablesOf(b.Tables), b.Byes
	s.refilled(b, &before, r)
}

func (b TableJoined) check(s *State, _ *Event) error {
	r, err := s.published(b.Seating)
	if err != nil {
		return err
	}
	e, err := s.entrant(b.Entrant, "entrant")
	if err != nil {
		return err
	}
	if t, _ := r.SeatOf(b.Entrant); t != nil {
		return refuse("seats.twice", "entrant", rules.Args{"name": e.Name()})
	}
	t := s.TableOf(TableKey{b.Seating, b.Table})
	if t == nil {
		return refuse("table.unknown", "table", rules.Args{"table": b.Table})
	}
	if most := s.Rule.Info().MaxSeats; len(t.Seats) >= most {
		return refuse("join.full", "table", rules.Args{"table": b.Table, "max": most})
	}
	if t.Score != nil {
		return refuse("result.exists", "table", rules.Args{"table": b.Table})
	}
	return nil
}

func (b TableJoined) apply(s *State, _ *Event) {
	t := s.TableOf(TableKey{b.Seating, b.Table})
	t.Seats = append(slices.Clone(t.Seats), b.Entrant)
	r := s.seatings[b.Seating]
	delete(r.Absences, b.Entrant)
	r.Byes = slices.DeleteFunc(slices.Clone(r.Byes), func(id rules.EntrantID) bool { return id == b.Entrant })
}

func (b TableJoined) blocker(s *State) string {
	return s.lastOf(func(x Body) bool {
		j, ok := x.(TableJoined)
		return ok && j.Seating == b.Seating && (j.Table == b.Table || j.Entrant == b.Entrant)
	})
}
