package tournament

import "github.com/sudya-app/sudya/rules"

// JournalEntry is a line of the journal: an event and what became of it. The sentences
// are app/text's.
type JournalEntry struct {
	Event
	Outcome  Outcome
	Round    int               // 0: none
	Table    int               // 0: none
	Entrants []rules.EntrantID // whom it concerns
	Before   rules.Result      // of a correction or a clearing: what counted until then
	Late     bool              // corrected after the claims' deadline
}

// Journal lists the log, oldest first.
func (s *State) Journal() []JournalEntry {
	list := make([]JournalEntry, len(s.events))
	for i, e := range s.events {
		list[i] = JournalEntry{Event: e, Outcome: s.outcome[e.ID]}
		e.Body.concern(s, &list[i])
	}
	return list
}

// JournalOf is the line of one event; false if the log doesn't have it.
func (s *State) JournalOf(id string) (JournalEntry, bool) {
	e, ok := s.Event(id)
	j := JournalEntry{Event: e, Outcome: s.outcome[id]}
	if ok {
		e.Body.concern(s, &j)
	}
	return j, ok
}

// at has an entry concern a table and who sits there.
func (s *State) at(j *JournalEntry, k TableKey) {
	if r := s.seatings[k.Seating]; r != nil {
		j.Round = r.Number
	}
	j.Table = k.Table
	if t := s.TableOf(k); t != nil && k.Table != 0 {
		j.Entrants = t.Seats
	}
}

// ofResult has an entry concern the table of a result, and tell that result.
func (s *State) ofResult(j *JournalEntry, id string) {
	if e := s.Entries[id]; e != nil {
		s.at(j, e.Table)
		j.Before = e.Result
		return
	}
	s.at(j, s.enteredAt(id))
}

func (j *JournalEntry) of(ids ...rules.EntrantID) { j.Entrants = ids }

// about is of where there may be nobody.
func (j *JournalEntry) about(id rules.EntrantID) {
	if id != "" {
		j.of(id)
	}
}

// enteredAt is the table that a result was entered for, one that doesn't count too; the zero
// key where the log doesn't tell.
func (s *State) enteredAt(id string) TableKey {
	e, ok := s.Event(id)
	for ok {
		if b, entered := e.Body.(ResultEntered); entered {
			return b.key()
		}
		b, corrected := e.Body.(ResultCorrected)
		was, known := s.Event(b.Replaces)
		ok = corrected && known && Less(&was, &e)
		e = was
	}
	return TableKey{}
}

// roundNumber is the number of a seating's round, cancelled or not.
func (s *State) roundNumber(seating string) int {
	if e, ok := s.Event(seating); ok {
		if b, ok := e.Body.(RoundSeated); ok {
			return b.Round
		}
	}
	return 0
}
