package tournament

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// RulingMade records an irregularity and what was decided (belote IV).
type RulingMade struct {
	Seating      string          `json:"seating,omitzero"`
	Round        int             `json:"round,omitzero"`
	Table        int             `json:"table,omitzero"`
	Entrant      rules.EntrantID `json:"entrant,omitzero"`      // the offender
	Irregularity string          `json:"irregularity,omitzero"` // id in the catalogue; "": a free ruling
	Option       int             `json:"option,omitzero"`       // 1-based; 0: the only remedy
	Waived       bool            `json:"waived,omitzero"`       // the opponents waived it (IV.1)
	Note         string          `json:"note,omitzero"`
}

// WarningGiven is a warning; the second like offence costs.
type WarningGiven struct {
	Entrant      rules.EntrantID `json:"entrant"`
	Round        int             `json:"round,omitzero"`
	Irregularity string          `json:"irregularity,omitzero"`
	Reason       string          `json:"reason"`
}

// ReminderLifted ends what a ruling still asks of the table: the penalty card was played,
// or went back to the hand.
type ReminderLifted struct {
	Ruling string `json:"ruling"`
}

func (RulingMade) Kind() Kind     { return KindRuling }
func (WarningGiven) Kind() Kind   { return KindWarning }
func (ReminderLifted) Kind() Kind { return KindLift }

func (RulingMade) Traits() Trait     { return Aside }
func (WarningGiven) Traits() Trait   { return Aside }
func (ReminderLifted) Traits() Trait { return Aside }

func (b RulingMade) decide(*State, Meta) ([]Body, error)     { return itself(b) }
func (b WarningGiven) decide(*State, Meta) ([]Body, error)   { return itself(b) }
func (b ReminderLifted) decide(*State, Meta) ([]Body, error) { return itself(b) }

func (b RulingMade) references(r refs) refs     { return r.ids(b.Seating).entrants(b.Entrant) }
func (b WarningGiven) references(r refs) refs   { return r.entrants(b.Entrant) }
func (b ReminderLifted) references(r refs) refs { return r.ids(b.Ruling) }

func (b RulingMade) concern(_ *State, j *JournalEntry) {
	j.Round, j.Table = b.Round, b.Table
	j.about(b.Entrant)
}

func (b WarningGiven) concern(_ *State, j *JournalEntry) {
	j.of(b.Entrant)
	j.Round = b.Round
}

func (b ReminderLifted) concern(s *State, j *JournalEntry) {
	if r := s.ruling(b.Ruling); r != nil {
		j.Round, j.Table = r.Round, r.Table
		j.about(r.Entrant)
	}
}

// RulingRecord is a ruling that counts.
type RulingRecord struct {
	ID, At, Device string
	RulingMade
	LiftedBy string // the event that ended its reminder
}

// WarningRecord is a warning that counts.
type WarningRecord struct {
	ID, At, Device string
	WarningGiven
}

// offence checks what rulings, warnings and fines have in common.
func (s *State) offence(entrant rules.EntrantID, round int, irregularity string) error {
	if entrant != "" {
		if _, err := s.entrant(entrant, "entrant"); err != nil {
			return err
		}
	}
	if round < 0 || round > len(s.Rounds)+1 {
		return refuse("leave.round", "round", rules.Args{"round": round})
	}
	if irregularity != "" && !slices.ContainsFunc(s.Rule.Catalogue(), func(i rules.Irregularity) bool { return i.ID == irregularity }) {
		return refuse("ruling.unknown", "irregularity", rules.Args{"id": irregularity})
	}
	return nil
}

func (b RulingMade) check(s *State, _ *Event) error {
	if err := s.offence(b.Entrant, b.Round, b.Irregularity); err != nil {
		return err
	}
	if b.Option < 0 || b.Option > 20 {
		return refuse("ruling.option", "option", nil)
	}
	if b.Irregularity == "" {
		return checkReason("note", b.Note)
	}
	return checkText("note", b.Note, maxText)
}

func (b RulingMade) apply(s *State, e *Event) {
	s.Rulings = append(s.Rulings, RulingRecord{ID: e.ID, At: e.At, Device: e.Device, RulingMade: b})
}

func (s *State) ruling(id string) *RulingRecord {
	for i := range s.Rulings {
		if s.Rulings[i].ID == id {
			return &s.Rulings[i]
		}
	}
	return nil
}

func (b ReminderLifted) check(s *State, _ *Event) error {
	r := s.ruling(b.Ruling)
	if r == nil {
		return refuse("lift.unknown", "ruling", nil)
	}
	if r.LiftedBy != "" {
		return refuse("lift.twice", "ruling", nil)
	}
	return nil
}

func (b ReminderLifted) apply(s *State, e *Event) { s.ruling(b.Ruling).LiftedBy = e.ID }

func (b ReminderLifted) takes() string { return b.Ruling }

func (ReminderLifted) repeats(_ *State, code string) bool { return code == "lift.twice" }

func (b WarningGiven) check(s *State, _ *Event) error {
	if _, err := s.entrant(b.Entrant, "entrant"); err != nil {
		return err
	}
	if err := s.offence(b.Entrant, b.Round, b.Irregularity); err != nil {
		return err
	}
	return checkReason("reason", b.Reason)
}

func (b WarningGiven) apply(s *State, e *Event) {
	s.Warnings = append(s.Warnings, WarningRecord{e.ID, e.At, e.Device, b})
}

// Repeated lists the earlier rulings and warnings of an entrant for the same irregularity.
func (s *State) Repeated(id rules.EntrantID, irregularity string) []string {
	var list []string
	for _, r := range s.Rulings {
		if r.Entrant == id && r.Irregularity == irregularity {
			list = append(list, r.ID)
		}
	}
	for _, w := range s.Warnings {
		if w.Entrant == id && w.Irregularity == irregularity {
			list = append(list, w.ID)
		}
	}
	return list
}
