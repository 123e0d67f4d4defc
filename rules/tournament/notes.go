package tournament

import "github.com/sudya-app/sudya/rules"

// NoteType is what a note of the journal is.
type NoteType string

const (
	NotePlain   NoteType = "note"
	NoteProtest NoteType = "protest"
	NoteAppeal  NoteType = "appeal"
	NoteRestore NoteType = "restore" // the log was branched from a snapshot
)

// NoteMade is a note, a protest or an appeal; the latter two are open until decided.
type NoteMade struct {
	Type    NoteType        `json:"type"`
	Round   int             `json:"round,omitzero"`
	Table   int             `json:"table,omitzero"`
	Entrant rules.EntrantID `json:"entrant,omitzero"`
	Text    string          `json:"text"`
}

// NoteDecided decides a protest or an appeal.
type NoteDecided struct {
	Target string `json:"target"`
	Text   string `json:"text"`
}

func (NoteMade) Kind() Kind    { return KindNote }
func (NoteDecided) Kind() Kind { return KindDecision }

func (NoteMade) Traits() Trait    { return AfterFinish | Aside }
func (NoteDecided) Traits() Trait { return AfterFinish | Aside }

func (b NoteMade) decide(*State, Meta) ([]Body, error)    { return itself(b) }
func (b NoteDecided) decide(*State, Meta) ([]Body, error) { return itself(b) }

func (b NoteMade) references(r refs) refs    { return r.entrants(b.Entrant) }
func (b NoteDecided) references(r refs) refs { return r.ids(b.Target) }

func (b NoteMade) concern(_ *State, j *JournalEntry) {
	j.Round, j.Table = b.Round, b.Table
	j.about(b.Entrant)
}

func (b NoteDecided) concern(s *State, j *JournalEntry) {
	if n := s.note(b.Target); n != nil {
		j.Round, j.Table = n.Round, n.Table
		j.about(n.Entrant)
	}
}

// NoteRecord is a note with its state.
type NoteRecord struct {
	ID, At, Device string
	NoteMade
	DecidedBy string
	Decision  string
}

// Open reports whether a protest or an appeal waits for a decision.
func (n NoteRecord) Open() bool {
	return (n.Type == NoteProtest || n.Type == NoteAppeal) && n.DecidedBy == ""
}

func (b NoteMade) check(s *State, _ *Event) error {
	switch b.Type {
	case NotePlain, NoteProtest, NoteAppeal, NoteRestore:
	default:
		return refuse("note.type", "type", nil)
	}
	if err := s.offence(b.Entrant, b.Round, ""); err != nil {
		return err
	}
	if b.Table < 0 || b.Table > MaxEntrants {
		return refuse("table.unknown", "table", rules.Args{"table": b.Table})
	}
	return checkReason("text", b.Text)
}

func (b NoteMade) apply(s *State, e *Event) {
	s.Notes = append(s.Notes, NoteRecord{ID: e.ID, At: e.At, Device: e.Device, NoteMade: b})
}

func (s *State) note(id string) *NoteRecord {
	for i := range s.Notes {
		if s.Notes[i].ID == id {
			return &s.Notes[i]
		}
	}
	return nil
}

func (b NoteDecided) check(s *State, _ *Event) error {
	n := s.note(b.Target)
	if n == nil {
		return refuse("note.unknown", "target", nil)
	}
	if !n.Open() {
		return refuse("note.decided", "target", nil)
	}
	return checkReason("text", b.Text)
}

func (b NoteDecided) apply(s *State, e *Event) {
	n := s.note(b.Target)
	n.DecidedBy, n.Decision = e.ID, b.Text
}

func (b NoteDecided) repeats(s *State, _ string) bool {
	n := s.note(b.Target)
	return n != nil && n.DecidedBy != "" && n.Decision == b.Text
}

func (b NoteDecided) blocker(s *State) string {
	if n := s.note(b.Target); n != nil {
		return n.DecidedBy
	}
	return ""
}
