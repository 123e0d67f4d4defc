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
		j := JournalEntry{Event: e, Outcome: s.outcome[e.ID]}
		s.describe(&j)
		list[i] = j
	}
	return list
}

// describe finds the round, table and entrants that an entry concerns.
func (s *State) describe(j *JournalEntry) {
	at := func(k TableKey) {
		if r := s.seatings[k.Seating]; r != nil {
			j.Round = r.Number
		}
		j.Table = k.Table
		if t := s.TableOf(k); t != nil && k.Table != 0 {
			j.Entrants = t.Seats
		}
	}
	of := func(ids ...rules.EntrantID) { j.Entrants = ids }
	entry := func(id string) {
		if e := s.Entries[id]; e != nil {
			at(e.Table)
			j.Before = e.Result
			return
		}
		at(s.enteredAt(id))
	}
	switch b := j.Body.(type) {
	case EntrantRegistered:
		of(rules.EntrantID(j.ID))
	case EntrantEdited:
		of(b.Entrant)
	case EntrantDeleted:
		of(b.Entrant)
	case PlayerReplaced:
		of(b.Entrant)
	case EntrantWithdrawn:
		of(b.Entrant)
		j.Round = b.After
	case EntrantExcluded:
		of(b.Entrant)
		j.Round = b.After
	case EntrantReplaced:
		of(b.Out, b.In)
		j.Round = b.Round
	case FinalRefused:
		of(b.Entrant)
	case RoundSkipped:
		of(b.Entrant)
		j.Round = b.Round
	case RoundSeated:
		j.Round = b.Round
	case SeatsExchanged:
		at(TableKey{Seating: b.Seating})
		of(b.A, b.B)
	case TablesRefilled:
		at(TableKey{Seating: b.Seating})
	case TableJoined:
		at(TableKey{b.Seating, b.Table})
		of(b.Entrant)
	case RoundCancelled:
		j.Round = s.roundNumber(b.Seating)
	case RoundPublished:
		j.Round = s.roundNumber(b.Seating)
	case RoundClosed:
		j.Round = s.roundNumber(b.Seating)
	case RoundReopened:
		j.Round = s.roundNumber(b.Seating)
	case LotDrawn:
		j.Round = b.Round
		of(b.Order...)
	case ClockSet:
		j.Round = s.roundNumber(b.Seating)
	case PlayPermitted:
		at(TableKey{b.Seating, b.Table})
	case ArrivalRecorded:
		at(TableKey{Seating: b.Seating})
		of(b.Entrant)
	case AbsenceDecided:
		at(TableKey{Seating: b.Seating})
		of(b.Entrant)
	case ResultEntered:
		at(b.key())
		of(b.Entrants...)
	case ResultCorrected:
		entry(b.Replaces)
		if e := s.Entries[j.ID]; e != nil {
			j.Late = e.Late
		}
	case ResultCleared:
		entry(b.Replaces)
	case ResultConfirmed:
		entry(b.Target)
	case DealAdded:
		at(TableKey{b.Seating, b.Table})
	case DealReplaced:
		at(TableKey{b.Seating, b.Table})
	case DealRemoved:
		at(TableKey{b.Seating, b.Table})
	case SheetSet:
		at(TableKey{b.Seating, b.Table})
	case RulingMade:
		j.Round, j.Table = b.Round, b.Table
		if b.Entrant != "" {
			of(b.Entrant)
		}
	case ReminderLifted:
		if r := s.ruling(b.Ruling); r != nil {
			j.Round, j.Table = r.Round, r.Table
			if r.Entrant != "" {
				of(r.Entrant)
			}
		}
	case WarningGiven:
		of(b.Entrant)
		j.Round = b.Round
	case FineGiven:
		of(b.Entrant)
		j.Round = b.Round
	case FineRevoked:
		if f := s.fine(b.Target); f != nil {
			of(f.Fine.Entrant)
			j.Round = f.Fine.Round
		}
	case NoteMade:
		j.Round, j.Table = b.Round, b.Table
		if b.Entrant != "" {
			of(b.Entrant)
		}
	case NoteDecided:
		if n := s.note(b.Target); n != nil {
			j.Round, j.Table = n.Round, n.Table
			if n.Entrant != "" {
				of(n.Entrant)
			}
		}
	}
}

// enteredAt is the table that a result was entered for, one that doesn't count too; the zero
// key where the log doesn't tell.
func (s *State) enteredAt(id string) TableKey {
	e, ok := s.Event(id)
	for ok {
		switch b := e.Body.(type) {
		case ResultEntered:
			return b.key()
		case ResultCorrected:
			was, known := s.Event(b.Replaces)
			if e, ok = was, known && Less(&was, &e); !ok {
				return TableKey{}
			}
		default:
			return TableKey{}
		}
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
