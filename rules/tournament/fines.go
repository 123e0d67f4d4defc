package tournament

import "github.com/sudya-app/sudya/rules"

// Cause is what a fine is given for.
type Cause string

const (
	CauseRuling Cause = "ruling"
	CauseLate   Cause = "late"
	CauseAdjust Cause = "adjust" // an adjustment by the judge, not a punishment
)

// FineGiven changes an entrant's tournament score at once. Points are in halves, both
// numbers signed: −1 point is "-1", a bonus is positive.
type FineGiven struct {
	Entrant      rules.EntrantID `json:"entrant"`
	Round        int             `json:"round,omitzero"` // that it belongs to; 0: before round 1
	Points       rules.Half      `json:"points,omitzero"`
	Whists       int             `json:"whists,omitzero"`
	Cause        Cause           `json:"cause"`
	Irregularity string          `json:"irregularity,omitzero"`
	Ruling       string          `json:"ruling,omitzero"` // the ruling's event
	Reason       string          `json:"reason,omitzero"`
}

// FineRevoked takes a fine or an adjustment back; both stay in the journal.
type FineRevoked struct {
	Target string `json:"target"`
	Reason string `json:"reason"`
}

func (FineGiven) Kind() Kind   { return KindFine }
func (FineRevoked) Kind() Kind { return KindRevoke }

func (FineGiven) Traits() Trait   { return MovesField }
func (FineRevoked) Traits() Trait { return MovesField }

func (b FineGiven) decide(*State, Meta) ([]Body, error)   { return itself(b) }
func (b FineRevoked) decide(*State, Meta) ([]Body, error) { return itself(b) }

func (b FineGiven) references(r refs) refs   { return r.entrants(b.Entrant).ids(b.Ruling) }
func (b FineRevoked) references(r refs) refs { return r.ids(b.Target) }

func (b FineGiven) concern(_ *State, j *JournalEntry) {
	j.of(b.Entrant)
	j.Round = b.Round
}

func (b FineRevoked) concern(s *State, j *JournalEntry) {
	if f := s.fine(b.Target); f != nil {
		j.of(f.Fine.Entrant)
		j.Round = f.Fine.Round
	}
}

// FineRecord is a fine, revoked or not. A late entrant's fine has the id of its
// registration.
type FineRecord struct {
	ID, At, Device string
	Fine           FineGiven
	Counts         int // the round from whose standing on it counts; see [State.countedFrom]
	RevokedBy      string
	RevokeReason   string
}

const (
	maxPenaltyPoints = 400  // halves; a regulation may ask for more, see rules.Info
	maxPenaltyWhists = 5000 // whists
)

// checkPenalty bounds a fine by what the regulation can ask for at the most, with whatever
// parameters: a bound that followed today's would put fines out of effect when they change.
func (s *State) checkPenalty(points rules.Half, whists int) error {
	if most := max(maxPenaltyPoints, s.Rule.Info().MostPoints); points < -most || points > most {
		return refuse("fine.points", "points", rules.Args{"max": most})
	}
	if whists < -maxPenaltyWhists || whists > maxPenaltyWhists {
		return refuse("fine.whists", "whists", rules.Args{"max": maxPenaltyWhists})
	}
	return nil
}

func (b FineGiven) check(s *State, _ *Event) error {
	if _, err := s.entrant(b.Entrant, "entrant"); err != nil {
		return err
	}
	if err := s.offence(b.Entrant, b.Round, b.Irregularity); err != nil {
		return err
	}
	if err := s.checkPenalty(b.Points, b.Whists); err != nil {
		return err
	}
	if b.Points == 0 && b.Whists == 0 {
		return refuse("fine.nothing", "points", nil)
	}
	switch b.Cause {
	case CauseRuling, CauseLate:
		return checkText("reason", b.Reason, maxText)
	case CauseAdjust:
		return checkReason("reason", b.Reason)
	}
	return refuse("fine.cause", "cause", nil)
}

// guard refuses a fine that would add: who gives points writes an adjustment.
func (b FineGiven) guard(*State) error {
	if b.Cause == CauseAdjust {
		return nil
	}
	return checkFine(b.Points, b.Whists)
}

// checkFine refuses a fine of more than nothing. Files may hold one: it was taken once.
func checkFine(points rules.Half, whists int) error {
	switch {
	case points > 0:
		return refuse("fine.positive", "points", nil)
	case whists > 0:
		return refuse("fine.positive", "whists", nil)
	}
	return nil
}

func (b FineGiven) apply(s *State, e *Event) {
	s.addFine(FineRecord{ID: e.ID, At: e.At, Device: e.Device, Fine: b})
}

func (s *State) addFine(f FineRecord) {
	f.Counts = s.countedFrom(f.Fine.Round)
	s.finesAt[f.ID] = len(s.FineList)
	s.FineList = append(s.FineList, f)
	if !s.unsettled {
		s.countFine(&f)
	}
	s.DraftStale = s.Drafted != nil
}

// countedFrom is the round from whose standing on a fine counts that is given now for a
// round: at once, so at the latest from the last published one. A seating that is cancelled
// doesn't take its fines with it: they count from the round before, and the round that is
// seated anew is seated by them.
func (s *State) countedFrom(round int) int {
	last := len(s.Rounds)
	if s.Drafted != nil {
		last--
	}
	return min(round, last)
}

// recountFines has the fines of the rounds after the last published one count from that.
func (s *State) recountFines() {
	for i := range s.FineList {
		if f := &s.FineList[i]; f.Counts > len(s.Rounds) {
			f.Counts = len(s.Rounds)
			s.unsettled = true
		}
	}
}

// settleFines hands the fines that count to the history, once the events at hand are applied.
func (s *State) settleFines() {
	if !s.unsettled {
		return
	}
	s.unsettled = false
	s.Fines = s.Fines[:0:0]
	for i := range s.FineList {
		s.countFine(&s.FineList[i])
	}
}

// countFine hands one fine to the history. A revoked one isn't counted; nor is that of a
// late entrant who was taken off the list again.
func (s *State) countFine(f *FineRecord) {
	if f.RevokedBy != "" || s.Entrant(f.Fine.Entrant) == nil {
		return
	}
	s.Fines = append(s.Fines, &rules.Fine{
		ID: f.ID, Entrant: f.Fine.Entrant, Round: f.Counts, Points: f.Fine.Points, Whists: f.Fine.Whists, Late: f.Fine.Cause == CauseLate,
	})
}

func (s *State) fine(id string) *FineRecord {
	i, ok := s.finesAt[id]
	if !ok {
		return nil
	}
	return &s.FineList[i]
}

func (b FineRevoked) check(s *State, _ *Event) error {
	f := s.fine(b.Target)
	if f == nil {
		return refuse("fine.unknown", "target", nil)
	}
	if f.RevokedBy != "" {
		return refuse("fine.revoked", "target", nil)
	}
	return checkReason("reason", b.Reason)
}

func (b FineRevoked) apply(s *State, e *Event) {
	f := s.fine(b.Target)
	f.RevokedBy, f.RevokeReason = e.ID, b.Reason
	s.unsettled = true
	s.DraftStale = s.Drafted != nil
}

func (b FineRevoked) takes() string { return b.Target }

func (FineRevoked) repeats(_ *State, code string) bool { return code == "fine.revoked" }
