package rules

import "slices"

// History is a tournament folded: what was decided, typed and published, in the form
// that regulations read. Nobody but rules/tournament changes it.
type History struct {
	Regulation string
	Edition    int // the number `rules` of the tournament
	Params     Params
	Entrants   []*Entrant // in order of registration
	Rounds     []*Round   // Rounds[i].Number == i+1; the last may be a draft
	Fines      []*Fine    // in order of the log, the revoked ones left out
	Lots       []Lot
	Replaced   []Replacement
	Refused    []Refusal // who doesn't play the final (domino 1.4)
	Finished   bool

	index map[EntrantID]*Entrant
}

// Round (тур) is a seated round.
type Round struct {
	Number    int
	Seating   string // id of the seating event
	Stage     Stage
	System    System
	Algo      string
	Seed      string
	Params    Params // of scope round, as copied at the seating, over the tournament's
	Published bool
	Closed    bool
	Through   []EntrantID // non-nil if a cut preceded: everybody else was eliminated then
	Byes      []EntrantID
	Tables    []*Table
	// Absences are decisions on entrants who were not there (preferans 3.5): waived or not.
	Absences map[EntrantID]Absence
}

// Absence is a missed round.
type Absence struct {
	Waived bool // no penalty, by the judge's decision
	Reason string
}

// Table (стол) is a table of a round with its result that counts now.
type Table struct {
	Number int
	Group  string
	Seats  []EntrantID
	Why    *Reason
	Permit bool // may be played on
	Result Result
	Score  *TableScore // nil while there is no result
}

// Fine (штраф) changes an entrant's tournament score; adjustments are of the same form.
type Fine struct {
	ID      string
	Entrant EntrantID
	Round   int  // that it belongs to; 0: before round 1
	Points  Half // signed: -2 is one point off
	Whists  int  // signed
	Late    bool // the fine for late registration
}

// Lot (жребий) is a recorded draw between entrants equal on all criteria. It counts in
// standings after Round and later, while they are still equal.
type Lot struct {
	Round int
	Order []EntrantID // the first drawn stands highest
}

// Replacement (замена): In plays from Round on in place of Out (belote V.4).
type Replacement struct {
	Round   int
	Out, In EntrantID
}

// Refusal (отказ) tells that an entrant doesn't play the next or running final. Standings
// after earlier rounds don't know it.
type Refusal struct {
	Entrant EntrantID
	After   int // the round that was the last one closed when it was said
}

// RefusedBy reports whether an entrant had refused the final when round n was over.
func (h *History) RefusedBy(id EntrantID, n int) bool {
	for _, r := range h.Refused {
		if r.Entrant == id && r.After <= n {
			return true
		}
	}
	return false
}

// Entrant returns an entrant by id, or nil.
func (h *History) Entrant(id EntrantID) *Entrant {
	// Entrants are added at the end and taken out anywhere: the index is whole if it has
	// as many and the last one is in it.
	last := len(h.Entrants) - 1
	if len(h.index) != len(h.Entrants) || last >= 0 && h.index[h.Entrants[last].ID] != h.Entrants[last] {
		h.index = make(map[EntrantID]*Entrant, len(h.Entrants))
		for _, e := range h.Entrants {
			h.index[e.ID] = e
		}
	}
	return h.index[id]
}

// Round returns round n (from 1), or nil.
func (h *History) Round(n int) *Round {
	if n < 1 || n > len(h.Rounds) {
		return nil
	}
	return h.Rounds[n-1]
}

// LastClosed is the number of the last closed round, 0 if none.
func (h *History) LastClosed() int {
	n := 0
	for _, r := range h.Rounds {
		if r.Closed {
			n = r.Number
		}
	}
	return n
}

// ParamsOf are the parameters that count in round n.
func (h *History) ParamsOf(n int) Params {
	if r := h.Round(n); r != nil && r.Params != nil {
		return r.Params
	}
	return h.Params
}

// ThroughBefore is the list of those who are still in, as fixed by the last published
// cut before or at round n, with replacements until n carried out; nil if there was none.
func (h *History) ThroughBefore(n int) []EntrantID {
	var list []EntrantID
	from := 0
	for _, r := range h.Rounds {
		if r.Number <= n && r.Through != nil {
			list, from = r.Through, r.Number
		}
	}
	if list == nil {
		return nil
	}
	list = append([]EntrantID(nil), list...)
	for _, rep := range h.Replaced {
		if rep.Round < from || rep.Round > n {
			continue
		}
		for i, id := range list {
			if id == rep.Out {
				list[i] = rep.In
			}
		}
	}
	return list
}

// Active are the entrants to be seated in round n, in order of registration: those in play
// who don't skip it.
func (h *History) Active(n int) []EntrantID {
	return slices.DeleteFunc(h.InPlay(n), func(id EntrantID) bool { return h.Skips(id, n) })
}

// Skips reports whether an entrant said beforehand that it won't play round n (preferans 6).
func (h *History) Skips(id EntrantID, n int) bool {
	e := h.Entrant(id)
	return e != nil && slices.Contains(e.Skips, n)
}

// Skippers are those in play who skip round n and have no seat in it all the same, in order
// of registration.
func (h *History) Skippers(n int) []EntrantID {
	r := h.Round(n)
	return slices.DeleteFunc(h.InPlay(n), func(id EntrantID) bool {
		if r != nil {
			if t, _ := r.SeatOf(id); t != nil {
				return true
			}
		}
		return !h.Skips(id, n)
	})
}

// InPlay are the entrants entitled to be seated in round n, in order of registration,
// given the cuts published so far: joined by then, not gone before, not eliminated.
// A cut that comes with round n itself and isn't published yet is the regulation's to apply.
func (h *History) InPlay(n int) []EntrantID {
	in := h.ThroughBefore(n)
	allowed := map[EntrantID]bool{}
	for _, id := range in {
		allowed[id] = true
	}
	var list []EntrantID
	for _, e := range h.Entrants {
		if e.Joined > n || e.Leave != nil && e.Leave.After < n {
			continue
		}
		if in != nil && !allowed[e.ID] {
			continue
		}
		list = append(list, e.ID)
	}
	return list
}

// SeatOf returns the table of an entrant in the round and its seat there, or nil, -1.
func (r *Round) SeatOf(id EntrantID) (*Table, int) {
	for _, t := range r.Tables {
		for i, s := range t.Seats {
			if s == id {
				return t, i
			}
		}
	}
	return nil, -1
}

// HasBye reports whether the entrant sits the round out.
func (r *Round) HasBye(id EntrantID) bool {
	for _, b := range r.Byes {
		if b == id {
			return true
		}
	}
	return false
}
