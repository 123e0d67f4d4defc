package tournament

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// Who sits at a table of a published round changes by filling up the tables and by a latecomer
// (preferans 6). That is taken back, or brought back, as long as nothing was played on it.

// Home is the number of the table that a published seating gave an entrant, before its tables
// were filled up; 0 if it gave none.
func (s *State) Home(seating string, id rules.EntrantID) int {
	if homes, refilled := s.homes[seating]; refilled {
		return homes[id]
	}
	return homesOf(s.seatings[seating])[id]
}

func homesOf(r *rules.Round) map[rules.EntrantID]int {
	homes := map[rules.EntrantID]int{}
	if r == nil {
		return homes
	}
	for _, t := range r.Tables {
		for _, id := range t.Seats {
			homes[id] = t.Number
		}
	}
	return homes
}

// refilled keeps the tables as they were published, and who is left without a place now.
func (s *State) refilled(b TablesRefilled, before, after *rules.Round) {
	homes := homesOf(before)
	if s.homes[b.Seating] == nil {
		s.homes[b.Seating], s.away[b.Seating] = homes, map[rules.EntrantID]bool{}
	}
	away := s.away[b.Seating]
	left := append(slices.Clone(b.Absent), before.Byes...)
	for id := range homes {
		left = append(left, id)
	}
	for _, id := range left {
		if t, _ := after.SeatOf(id); t == nil && !after.HasBye(id) {
			away[id] = true
		}
	}
}

// changing bodies change who sits at tables that may have begun.
type changing interface {
	changes(s *State) []TableKey
}

func (b TableJoined) changes(*State) []TableKey { return []TableKey{{b.Seating, b.Table}} }

func (b TablesRefilled) changes(s *State) []TableKey {
	r := s.seatings[b.Seating]
	if r == nil {
		return nil
	}
	tables := make([]TableKey, len(r.Tables))
	for i, t := range r.Tables {
		tables[i] = TableKey{b.Seating, t.Number}
	}
	return tables
}

// playedSince is a deal or a result that stands at a table and was recorded after somebody
// sat down at it, or after the tables were filled up; "" if there is none, or the event is
// another.
func (s *State) playedSince(id string) string {
	e, _ := s.Event(id)
	b, ok := e.Body.(changing)
	if !ok {
		return ""
	}
	at, _ := s.position(id)
	for _, k := range b.changes(s) {
		var played []string
		if sheet := s.Sheets[k]; sheet != nil {
			for _, d := range sheet.Deals {
				played = append(played, d.ID)
			}
		}
		if entry := s.current[k]; entry != nil {
			played = append(played, entry.ID)
		}
		for _, id := range played {
			if i, ok := s.position(id); ok && i > at {
				return id
			}
		}
	}
	return ""
}

// comesWith is implemented by bodies that one command may record with a latecomer's entry.
type comesWith interface {
	comesWith(j TableJoined) bool
}

func (b ArrivalRecorded) comesWith(j TableJoined) bool {
	return b.Seating == j.Seating && b.Entrant == j.Entrant
}

func (b SheetSet) comesWith(j TableJoined) bool { return b.Seating == j.Seating && b.Table == j.Table }

// entering are the undos of what the command of a latecomer's entry recorded of it besides:
// how late he came, and the mountain with which he entered; the last first.
func (s *State) entering(joined *Event) []Body {
	j := joined.Body.(TableJoined)
	var undos []Body
	for i := range slices.Backward(s.events) {
		e := &s.events[i]
		if e.Device != joined.Device || e.At != joined.At || !s.outcome[e.ID].Effective() {
			continue
		}
		if b, ok := e.Body.(comesWith); ok && b.comesWith(j) {
			undos = append(undos, Undone{Target: e.ID})
		}
	}
	return undos
}
