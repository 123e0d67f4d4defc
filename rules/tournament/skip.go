package tournament

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// RoundSkipped: an entrant says beforehand that it won't play a round (preferans 6). The
// round is seated without it; what missing it costs is the regulation's, and the judge may
// waive it by AbsenceDecided once the round is published.
type RoundSkipped struct {
	Entrant rules.EntrantID `json:"entrant"`
	Round   int             `json:"round"`
	Reason  string          `json:"reason,omitzero"`
}

func (RoundSkipped) Kind() Kind { return KindSkip }

func (RoundSkipped) Traits() Trait { return MovesField }

func (b RoundSkipped) decide(*State, Meta) ([]Body, error) { return itself(b) }

func (b RoundSkipped) references(r refs) refs { return r.entrants(b.Entrant) }

func (b RoundSkipped) concern(_ *State, j *JournalEntry) {
	j.of(b.Entrant)
	j.Round = b.Round
}

// SkipRecord is a skipped round that counts.
type SkipRecord struct {
	ID, At string
	RoundSkipped
}

func (b RoundSkipped) check(s *State, _ *Event) error {
	e, err := s.entrant(b.Entrant, "entrant")
	if err != nil {
		return err
	}
	if b.Round < 1 || b.Round > maxRounds {
		return refuse("leave.round", "round", rules.Args{"round": b.Round})
	}
	switch {
	case e.Leave != nil && e.Leave.After < b.Round:
		return refuse("leave.twice", "entrant", rules.Args{"name": e.Name()})
	case e.Joined > b.Round || slices.Contains(e.Skips, b.Round):
		return refuse("skip.twice", "round", rules.Args{"name": e.Name(), "round": b.Round})
	}
	if err := s.skippable(b.Round); err != nil {
		return err
	}
	return checkText("reason", b.Reason, maxText)
}

// maxRounds bounds the number of a round that is named before it is seated.
const maxRounds = 999

// skippable refuses a round whose seating is published: it names who plays.
func (s *State) skippable(round int) error {
	if r := s.Round(round); r != nil && r.Published {
		return refuse("skip.seated", "round", rules.Args{"round": round})
	}
	return nil
}

// guard has the regulation say whether rounds may be skipped.
func (b RoundSkipped) guard(s *State) error {
	return s.Rule.MaySkip(&s.History, b.Round, b.Entrant)
}

func (b RoundSkipped) apply(s *State, e *Event) {
	entrant := s.Entrant(b.Entrant)
	entrant.Skips = append(slices.Clone(entrant.Skips), b.Round)
	s.Skipped = append(s.Skipped, SkipRecord{e.ID, e.At, b})
	s.DraftStale = s.DraftStale || s.Drafted != nil && s.Drafted.Number == b.Round
}

func (RoundSkipped) repeats(_ *State, code string) bool { return code == "skip.twice" }

func (b RoundSkipped) blocker(s *State) string {
	if r := s.Round(b.Round); r != nil {
		return r.Seating
	}
	return ""
}

// SkipOf finds the entry that has an entrant skip a round.
func (s *State) SkipOf(id rules.EntrantID, round int) (SkipRecord, bool) {
	for _, k := range s.Skipped {
		if k.Entrant == id && k.Round == round {
			return k, true
		}
	}
	return SkipRecord{}, false
}

// skipStands refuses to undo or redo a skip of a round that was seated by it.
func (s *State) skipStands(target string) error {
	e, _ := s.Event(target)
	if b, ok := e.Body.(RoundSkipped); ok {
		return s.skippable(b.Round)
	}
	return nil
}
