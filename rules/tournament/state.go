package tournament

import (
	"maps"
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// Lookup finds a regulation by its stable id.
type Lookup func(id string) (rules.Regulation, bool)

// State is a folded log.
type State struct {
	rules.History
	Details    Details
	CreatedAt  string
	Rule       rules.Regulation  // nil until created
	Devices    map[string]string // labels by device id
	Drafted    *rules.Round      // the last round while it is a draft, else nil
	DraftStale bool              // the standing or the field changed since the draft was made
	FinishedAt string

	Clocks    map[string]*Clock // by seating
	Sheets    map[TableKey]*Sheet
	Entries   map[string]*Entry // results by event id
	Disputes  []Dispute
	Rulings   []RulingRecord
	Warnings  []WarningRecord
	FineList  []FineRecord // all, the revoked ones too
	Notes     []NoteRecord
	Arrivals  []ArrivalRecord
	Skipped   []SkipRecord
	Confirmed map[string]string // result event → the device that confirmed it

	PlayerChanges []PlayerChange // replaced players, in order of the log

	current  map[TableKey]*Entry
	checked  checked
	seatings map[string]*rules.Round // not cancelled, by seating event
	leaves   []leave
	homes    map[string]map[rules.EntrantID]int  // by seating: the tables as published, before any refill
	away     map[string]map[rules.EntrantID]bool // by seating: whom a refill left without a place

	exchanged map[string][]string // exchange events of a draft, by seating

	finesAt    map[string]int    // of FineList by id
	unsettled  bool              // History.Fines isn't what FineList says; settled before anybody reads it
	suspended  map[string]string // events of the log without effect until a resolve, and what contests each
	hangs      map[string]string // events without effect, and the disputed one that each rests on
	void       []string          // resolves that contradict each other
	waiting    []*Event          // not accepted yet, in the order of the log
	retries    int
	unaccepted bool // an event wasn't accepted

	lookup  Lookup
	events  []Event
	places  map[string]int // of events by id, made when it is asked for: a fold doesn't need it
	outcome map[string]Outcome
	clock   int64
}

// TableKey names a table: the seating event and the table's number. The zero key is the
// one table of a calculator's log.
type TableKey struct {
	Seating string
	Table   int
}

// Outcome tells what became of an event in the fold.
type Outcome struct {
	Err      error  // not accepted by its state
	UndoneBy string // the undo event
	LostTo   string // the resolve event that chose another
	Disputed bool   // waits for a resolve, itself or with what it rests on; Err may tell why
	Repeats  bool   // what it says another device has said already
}

// Effective reports whether the event counts.
func (o Outcome) Effective() bool {
	return o.Err == nil && o.UndoneBy == "" && o.LostTo == "" && !o.Disputed && !o.Repeats
}

type leave struct {
	entrant rules.EntrantID
	leave   rules.Leave
	source  TableKey // of a no-show; zero for a decision
}

// New is the empty state, before any event.
func New(lookup Lookup) *State {
	return &State{
		lookup:    lookup,
		Devices:   map[string]string{},
		Clocks:    map[string]*Clock{},
		Sheets:    map[TableKey]*Sheet{},
		Entries:   map[string]*Entry{},
		Confirmed: map[string]string{},
		current:   map[TableKey]*Entry{},
		seatings:  map[string]*rules.Round{},
		outcome:   map[string]Outcome{},
		exchanged: map[string][]string{},
		homes:     map[string]map[rules.EntrantID]int{},
		away:      map[string]map[rules.EntrantID]bool{},
		finesAt:   map[string]int{},
	}
}

// Events are all events of the log in order; the caller doesn't change them.
func (s *State) Events() []Event { return s.events }

// Event returns an event by id.
func (s *State) Event(id string) (Event, bool) {
	i, ok := s.position(id)
	if !ok {
		return Event{}, false
	}
	return s.events[i], true
}

// position is the index of an event in the log.
func (s *State) position(id string) (int, bool) {
	if s.places == nil {
		s.places = make(map[string]int, len(s.events))
	}
	for i := len(s.places); i < len(s.events); i++ {
		s.places[s.events[i].ID] = i
	}
	i, ok := s.places[id]
	return i, ok
}

// OutcomeOf tells what became of an event.
func (s *State) OutcomeOf(id string) Outcome { return s.outcome[id] }

// Clock is the highest Lamport clock seen.
func (s *State) Clock() int64 { return s.clock }

// Find looks a regulation up as the fold does.
func (s *State) Find(id string) (rules.Regulation, bool) { return s.lookup(id) }

// Created reports whether there is a tournament at all.
func (s *State) Created() bool { return s.Rule != nil }

// Seated returns the round of a seating event that isn't cancelled, or nil.
func (s *State) Seated(seating string) *rules.Round { return s.seatings[seating] }

// TableOf returns a table of a seating.
func (s *State) TableOf(k TableKey) *rules.Table {
	r := s.seatings[k.Seating]
	if r == nil {
		return nil
	}
	// Tables stand in the order of their numbers, nearly always without gaps.
	if i := k.Table - 1; i >= 0 && i < len(r.Tables) && r.Tables[i].Number == k.Table {
		return r.Tables[i]
	}
	for _, t := range r.Tables {
		if t.Number == k.Table {
			return t
		}
	}
	return nil
}

// Current returns the entry that counts for a table, or nil.
func (s *State) Current(k TableKey) *Entry { return s.current[k] }

// LastRound is the last seated round, a draft too, or nil.
func (s *State) LastRound() *rules.Round {
	if len(s.Rounds) == 0 {
		return nil
	}
	return s.Rounds[len(s.Rounds)-1]
}

// Running is the published round that isn't closed, or nil.
func (s *State) Running() *rules.Round {
	if r := s.LastRound(); r != nil && r.Published && !r.Closed {
		return r
	}
	return nil
}

// Missing are the tables of a round that have no result.
func Missing(r *rules.Round) []int {
	var list []int
	for _, t := range r.Tables {
		if t.Score == nil {
			list = append(list, t.Number)
		}
	}
	return list
}

// Plan is what comes next; the last round must be closed.
func (s *State) Plan() (rules.Plan, error) {
	if !s.Created() {
		return rules.Plan{}, refuse("created.missing", "", nil)
	}
	if r := s.LastRound(); r != nil && !r.Closed && r.Published {
		return rules.Plan{}, refuse("round.open", "", rules.Args{"round": r.Number})
	}
	h := s.History
	if s.Drafted != nil {
		h.Rounds = h.Rounds[:len(h.Rounds)-1]
	}
	return s.Rule.Next(&h)
}

// Standing ranks by the results of rounds ≤ n.
func (s *State) Standing(n int) rules.Standing { return s.Rule.Standing(&s.History, n) }

// Eliminated reports whether a published cut has put the entrant out of round n.
func (s *State) Eliminated(id rules.EntrantID, n int) bool {
	in := s.ThroughBefore(n)
	return in != nil && !slices.Contains(in, id)
}

// entrant checks that an id names an entrant.
func (s *State) entrant(id rules.EntrantID, field string) (*rules.Entrant, error) {
	e := s.Entrant(id)
	if e == nil {
		return nil, refuse("entrant.unknown", field, rules.Args{"id": string(id)})
	}
	return e, nil
}

// settleLeaves derives each entrant's leave from the decisions and the no-shows.
func (s *State) settleLeaves() {
	for _, e := range s.Entrants {
		e.Leave = nil
	}
	for i := range s.leaves {
		l := &s.leaves[i]
		e := s.Entrant(l.entrant)
		if e == nil || e.Leave != nil && e.Leave.After <= l.leave.After {
			continue
		}
		e.Leave = &l.leave
	}
}

// rescore scores a table anew from its current entry.
func (s *State) rescore(k TableKey) {
	t, r := s.TableOf(k), s.seatings[k.Seating]
	if t == nil {
		return
	}
	before := len(s.leaves)
	s.leaves = slices.DeleteFunc(s.leaves, func(l leave) bool { return l.source == k })
	changed := len(s.leaves) != before
	t.Result, t.Score = nil, nil
	if e := s.current[k]; e != nil {
		score, err := s.score(r, t, e.Result)
		e.Err = err
		if err == nil {
			t.Result, t.Score = e.Result, &score
			for _, seat := range score.Removed {
				s.leaves = append(s.leaves, leave{t.Seats[seat], rules.Leave{After: r.Number, Kind: rules.LeaveRemoved, Reason: "noshow"}, k})
				changed = true
			}
		}
	}
	if changed {
		s.settleLeaves()
	}
}

// score scores a table's result, unless the check of this very event has just done it.
func (s *State) score(r *rules.Round, t *rules.Table, result rules.Result) (rules.TableScore, error) {
	if s.checked.table == t {
		return s.checked.score, nil
	}
	return s.Rule.Score(s.ParamsOf(r.Number), s.context(r, t), result)
}

func (s *State) context(r *rules.Round, t *rules.Table) rules.TableContext {
	ctx := rules.TableContext{Seats: len(t.Seats), Stage: r.Stage, Permit: t.Permit, Judge: -1, Stored: true}
	for i, id := range t.Seats {
		if id == rules.Judge {
			ctx.Judge = i
		}
	}
	return ctx
}

// Context is what scoring the table needs, for live verdicts.
func (s *State) Context(k TableKey) (rules.Params, rules.TableContext) {
	r, t := s.seatings[k.Seating], s.TableOf(k)
	if r == nil || t == nil {
		return s.Params, rules.TableContext{Judge: -1}
	}
	ctx := s.context(r, t)
	ctx.Stored = false
	return s.ParamsOf(r.Number), ctx
}

func (s *State) rescoreAll() {
	for _, r := range s.Rounds {
		r.Params = s.roundParams(r)
		for _, t := range r.Tables {
			s.rescore(TableKey{r.Seating, t.Number})
		}
	}
}

// roundParams are the tournament's parameters with the round-scoped ones as copied at the
// seating.
func (s *State) roundParams(r *rules.Round) rules.Params {
	p := maps.Clone(s.Params)
	for _, d := range s.Rule.Params() {
		if v, ok := r.Params[d.Key]; ok && d.Scope == rules.ScopeRound {
			p[d.Key] = v
		}
	}
	return p
}
