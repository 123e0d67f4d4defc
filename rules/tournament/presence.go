package tournament

import "github.com/sudya-app/sudya/rules"

// ArrivalRecorded: somebody came late to a round (preferans 6, belote V.3).
type ArrivalRecorded struct {
	Seating  string          `json:"seating"`
	Entrant  rules.EntrantID `json:"entrant"`
	Seconds  int             `json:"seconds"`           // after the announced start
	Mountain int             `json:"mountain,omitzero"` // written on the mountain at entry (preferans 6)
}

// AbsenceDecided: an entrant missed a round; Waived spares the penalty, with a reason. Of
// somebody who is listed at a table it counts once the table's result says that he wasn't
// there; without Waived it takes an earlier waiver back.
type AbsenceDecided struct {
	Seating string          `json:"seating"`
	Entrant rules.EntrantID `json:"entrant"`
	Waived  bool            `json:"waived,omitzero"`
	Reason  string          `json:"reason,omitzero"`
}

func (ArrivalRecorded) Kind() Kind { return KindArrival }
func (AbsenceDecided) Kind() Kind  { return KindAbsence }

func (ArrivalRecorded) Traits() Trait { return Aside }
func (AbsenceDecided) Traits() Trait  { return AfterFinish | MovesField }

func (b ArrivalRecorded) decide(*State, Meta) ([]Body, error) { return itself(b) }
func (b AbsenceDecided) decide(*State, Meta) ([]Body, error)  { return itself(b) }

func (b ArrivalRecorded) references(r refs) refs { return r.ids(b.Seating).entrants(b.Entrant) }
func (b AbsenceDecided) references(r refs) refs  { return r.ids(b.Seating).entrants(b.Entrant) }

func (b ArrivalRecorded) concern(s *State, j *JournalEntry) {
	s.at(j, TableKey{Seating: b.Seating})
	j.of(b.Entrant)
}

func (b AbsenceDecided) concern(s *State, j *JournalEntry) {
	s.at(j, TableKey{Seating: b.Seating})
	j.of(b.Entrant)
}

// ArrivalRecord is an arrival that counts.
type ArrivalRecord struct {
	ID, At string
	ArrivalRecorded
}

func (b ArrivalRecorded) check(s *State, _ *Event) error {
	if _, err := s.published(b.Seating); err != nil {
		return err
	}
	if _, err := s.entrant(b.Entrant, "entrant"); err != nil {
		return err
	}
	if b.Seconds < 0 || b.Seconds > 12*3600 {
		return refuse("clock.seconds", "seconds", rules.Args{"max": 12 * 3600})
	}
	if b.Mountain < 0 || b.Mountain > maxPenaltyWhists {
		return refuse("fine.whists", "mountain", rules.Args{"max": maxPenaltyWhists})
	}
	return nil
}

func (b ArrivalRecorded) apply(s *State, e *Event) {
	s.Arrivals = append(s.Arrivals, ArrivalRecord{e.ID, e.At, b})
}

func (b AbsenceDecided) check(s *State, _ *Event) error {
	r, err := s.published(b.Seating)
	if err != nil {
		return err
	}
	e, err := s.entrant(b.Entrant, "entrant")
	if err != nil {
		return err
	}
	if t, seat := r.SeatOf(b.Entrant); t != nil && !s.mayBeAbsent(r, t, seat) {
		return refuse("absence.seated", "entrant", rules.Args{"name": e.Name(), "table": t.Number})
	}
	if b.Waived {
		return checkReason("reason", b.Reason)
	}
	return checkText("reason", b.Reason, maxText)
}

// ParamMissedPoints is the key of what a missed round costs, in the regulations where a
// player of a table can be marked absent in its result (preferans 3.5).
const ParamMissedPoints = "missedPoints"

// mayBeAbsent reports whether somebody who is listed at a table can have missed the round:
// its result says so, or isn't in yet.
func (s *State) mayBeAbsent(r *rules.Round, t *rules.Table, seat int) bool {
	if t.Score != nil {
		return t.Score.Seats[seat].Kind == rules.KindAbsent
	}
	_, counts := s.ParamsOf(r.Number)[ParamMissedPoints]
	return counts
}

func (b AbsenceDecided) apply(s *State, _ *Event) {
	s.seatings[b.Seating].Absences[b.Entrant] = rules.Absence{Waived: b.Waived, Reason: b.Reason}
	s.DraftStale = s.Drafted != nil
}
