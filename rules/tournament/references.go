package tournament

import "github.com/sudya-app/sudya/rules"

// References are the ids of events that a body names. In a whole log each of them is an
// event of the log; a file where one isn't has been cut or forged.
func References(b Body) []string {
	var list []string
	add := func(ids ...string) {
		for _, id := range ids {
			if id != "" && id != string(rules.Judge) {
				list = append(list, id)
			}
		}
	}
	entrants := func(ids ...rules.EntrantID) {
		for _, id := range ids {
			add(string(id))
		}
	}
	tables := func(tables []rules.SeatedTable) {
		for _, t := range tables {
			entrants(t.Seats...)
		}
	}
	switch b := b.(type) {
	case EntrantEdited:
		entrants(b.Entrant)
	case EntrantDeleted:
		entrants(b.Entrant)
	case PlayerReplaced:
		entrants(b.Entrant)
	case EntrantWithdrawn:
		entrants(b.Entrant)
	case EntrantExcluded:
		entrants(b.Entrant)
	case EntrantReplaced:
		entrants(b.Out, b.In)
	case FinalRefused:
		entrants(b.Entrant)
	case RoundSkipped:
		entrants(b.Entrant)
	case RoundSeated:
		entrants(b.Through...)
		entrants(b.Byes...)
		tables(b.Tables)
	case SeatsExchanged:
		add(b.Seating)
		entrants(b.A, b.B)
	case TablesRefilled:
		add(b.Seating)
		entrants(b.Byes...)
		entrants(b.Absent...)
		tables(b.Tables)
	case TableJoined:
		add(b.Seating)
		entrants(b.Entrant)
	case RoundCancelled:
		add(b.Seating)
	case RoundPublished:
		add(b.Seating)
		add(b.Exchanged...)
	case RoundClosed:
		add(b.Seating)
	case RoundReopened:
		add(b.Seating)
	case LotDrawn:
		entrants(b.Order...)
	case ClockSet:
		add(b.Seating)
	case PlayPermitted:
		add(b.Seating)
	case ArrivalRecorded:
		add(b.Seating)
		entrants(b.Entrant)
	case AbsenceDecided:
		add(b.Seating)
		entrants(b.Entrant)
	case ResultEntered:
		add(b.Seating)
		entrants(b.Entrants...)
	case ResultCorrected:
		add(b.Replaces)
	case ResultCleared:
		add(b.Replaces)
	case ResultConfirmed:
		add(b.Target)
	case DealAdded:
		add(b.Seating)
	case DealReplaced:
		add(b.Seating, b.Target)
	case DealRemoved:
		add(b.Seating, b.Target)
	case SheetSet:
		add(b.Seating)
	case RulingMade:
		add(b.Seating)
		entrants(b.Entrant)
	case WarningGiven:
		entrants(b.Entrant)
	case FineGiven:
		entrants(b.Entrant)
		add(b.Ruling)
	case FineRevoked:
		add(b.Target)
	case ReminderLifted:
		add(b.Ruling)
	case NoteMade:
		entrants(b.Entrant)
	case NoteDecided:
		add(b.Target)
	case Undone:
		add(b.Target)
	case Redone:
		add(b.Target)
	case Resolved:
		add(b.Target)
		add(b.Over...)
	}
	return list
}
