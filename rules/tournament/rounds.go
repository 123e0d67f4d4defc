package tournament

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// RoundSeated is a seating, a draft until it is published. Its event's id is what
// results name.
type RoundSeated struct {
	Round   int                 `json:"round"`
	Stage   rules.Stage         `json:"stage"`
	System  rules.System        `json:"system"`
	Algo    string              `json:"algo,omitzero"`
	Seed    string              `json:"seed,omitzero"`
	Params  ParamSet            `json:"params,omitzero"`  // those of scope round, as they are now
	Through []rules.EntrantID   `json:"through,omitzero"` // who went on, if a cut precedes
	Byes    []rules.EntrantID   `json:"byes,omitzero"`
	Tables  []rules.SeatedTable `json:"tables"`
}

// RoundCancelled takes a seating back while no result is in. Draft tells that its writer saw
// a draft: published by another device meanwhile, the seating isn't taken away in silence.
type RoundCancelled struct {
	Seating string `json:"seating"`
	Draft   bool   `json:"draft,omitzero"`
}

// RoundPublished makes a draft the seating. Exchanged are the exchanges that its writer saw in
// the draft: what he published isn't another because of what a second device did to the draft
// meanwhile. Where the key is missing, as in older logs, any draft is meant.
type RoundPublished struct {
	Seating   string   `json:"seating"`
	Exchanged []string `json:"exchanged,omitzero"`
}

func (RoundSeated) Kind() Kind    { return KindSeat }
func (RoundCancelled) Kind() Kind { return KindCancel }
func (RoundPublished) Kind() Kind { return KindPublish }

func (RoundSeated) Traits() Trait    { return Readies }
func (RoundCancelled) Traits() Trait { return TakesAway | Readies }
func (RoundPublished) Traits() Trait { return Readies | TurningPoint }

func (b RoundSeated) decide(*State, Meta) ([]Body, error) { return itself(b) }

func (b RoundSeated) references(r refs) refs {
	return r.entrants(b.Through...).entrants(b.Byes...).tables(b.Tables)
}
func (b RoundCancelled) references(r refs) refs { return r.ids(b.Seating) }
func (b RoundPublished) references(r refs) refs { return r.ids(b.Seating).ids(b.Exchanged...) }

func (b RoundSeated) concern(_ *State, j *JournalEntry)    { j.Round = b.Round }
func (b RoundCancelled) concern(s *State, j *JournalEntry) { j.Round = s.roundNumber(b.Seating) }
func (b RoundPublished) concern(s *State, j *JournalEntry) { j.Round = s.roundNumber(b.Seating) }

// check demands what every later step relies on: the next number, known entrants, each
// at one place. That the seating is the regulation's is Decide's and verify's question.
func (b RoundSeated) check(s *State, _ *Event) error {
	if b.Round < 1 || b.Round > len(s.Rounds)+1 {
		return refuse("seating.round", "round", rules.Args{"round": b.Round, "next": len(s.Rounds) + 1})
	}
	// A final's round can be all byes, when opponents have left (belote V.3).
	if len(b.Tables) == 0 && len(b.Byes) == 0 {
		return refuse("seating.empty", "tables", nil)
	}
	if b.Round == len(s.Rounds)+1 {
		if last := s.LastRound(); last != nil && !last.Closed {
			return refuse("round.open", "round", rules.Args{"round": last.Number})
		}
	}
	if err := s.seats(b.Tables, b.Byes, b.Round); err != nil {
		return err
	}
	if err := b.labelled(); err != nil {
		return err
	}
	p, err := b.Params.values(s.Rule)
	if err != nil {
		return err
	}
	if err := s.copied(p); err != nil {
		return err
	}
	for _, id := range b.Through {
		if _, err := s.entrant(id, "through"); err != nil {
			return err
		}
	}
	return nil
}

// stages and systems are those that a seating can have.
var (
	stages  = []rules.Stage{rules.StageMain, rules.StageGroups, rules.StageSemi, rules.StagePlace, rules.StageFinal, rules.StageTie}
	systems = []rules.System{
		rules.SystemRandom, rules.SystemSwiss, rules.SystemItalian, rules.SystemApart,
		rules.SystemFinal, rules.SystemGroups, rules.SystemManual,
	}
)

// labelled checks what a seating says of itself and nothing is counted by.
func (b RoundSeated) labelled() error {
	if !slices.Contains(stages, b.Stage) {
		return refuse("seating.stage", "stage", nil)
	}
	if !slices.Contains(systems, b.System) {
		return refuse("seating.system", "system", nil)
	}
	if err := checkDraw(b.Algo, b.Seed); err != nil {
		return err
	}
	return checkTables(b.Tables)
}

// checkDraw bounds the algorithm and the seed that are told of a draw. A seed may be typed.
func checkDraw(algo, seed string) error {
	if err := checkText("algo", algo, maxName); err != nil {
		return err
	}
	return checkText("seed", seed, maxText)
}

// checkTables bounds the groups and reasons of seated tables.
func checkTables(tables []rules.SeatedTable) error {
	for _, t := range tables {
		if err := checkText("tables", t.Group, maxName); err != nil {
			return err
		}
		if t.Why == nil {
			continue
		}
		if err := checkText("tables", t.Why.Code, maxName); err != nil {
			return err
		}
		for _, n := range []int{t.Why.A, t.Why.B, t.Why.Round, t.Why.Table} {
			if n < 0 || n > MaxEntrants {
				return refuse("seating.why", "tables", rules.Args{"table": t.Table})
			}
		}
	}
	return nil
}

// copied checks a seating's copy of the parameters as one that is typed. What isn't copied
// may have changed on another device meanwhile: then the copy is judged over the
// regulation's own values, so that a merge never costs a published round.
func (s *State) copied(p rules.Params) error {
	err := s.Rule.CheckParams(s.Params.With(p))
	if err != nil && s.Rule.CheckParams(rules.Defaults(s.Rule.Params()).With(p)) == nil {
		return nil
	}
	return err
}

// seats checks that tables and byes name known entrants, each once, at tables of the
// game's size.
func (s *State) seats(tables []rules.SeatedTable, byes []rules.EntrantID, round int) error {
	info := s.Rule.Info()
	at := map[rules.EntrantID]bool{}
	place := func(id rules.EntrantID, field string) error {
		if id == rules.Judge {
			if at[id] {
				return refuse("seats.twice", field, rules.Args{"name": string(id)})
			}
			at[id] = true
			return nil
		}
		e, err := s.entrant(id, field)
		if err != nil {
			return err
		}
		if at[id] {
			return refuse("seats.twice", field, rules.Args{"name": e.Name()})
		}
		if e.Joined > round {
			return refuse("seats.unknown", field, rules.Args{"name": e.Name()})
		}
		at[id] = true
		return nil
	}
	numbers := map[int]bool{}
	for _, t := range tables {
		if t.Table < 1 || t.Table > MaxEntrants || numbers[t.Table] {
			return refuse("seating.table", "tables", rules.Args{"table": t.Table})
		}
		numbers[t.Table] = true
		if len(t.Seats) < info.MinSeats || len(t.Seats) > info.MaxSeats {
			return refuse("seating.size", "tables", rules.Args{"table": t.Table, "count": len(t.Seats), "min": info.MinSeats, "max": info.MaxSeats})
		}
		for _, id := range t.Seats {
			if err := place(id, "tables"); err != nil {
				return err
			}
		}
	}
	for _, id := range byes {
		if err := place(id, "byes"); err != nil {
			return err
		}
	}
	return nil
}

func (b RoundSeated) disputes(s *State) string {
	if b.Round <= len(s.Rounds) {
		return s.Rounds[b.Round-1].Seating
	}
	return ""
}

func (b RoundSeated) guard(s *State) error {
	if id := b.disputes(s); id != "" {
		return refuse("seating.exists", "round", rules.Args{"round": b.Round})
	}
	return nil
}

func (b RoundSeated) apply(s *State, e *Event) {
	r := &rules.Round{
		Number: b.Round, Seating: e.ID, Stage: b.Stage, System: b.System, Algo: b.Algo, Seed: b.Seed,
		Through: b.Through, Byes: b.Byes, Tables: tablesOf(b.Tables), Absences: map[rules.EntrantID]rules.Absence{},
	}
	r.Params, _ = b.Params.values(s.Rule)
	r.Params = s.roundParams(r)
	s.Rounds = append(s.Rounds, r)
	s.seatings[e.ID] = r
	s.Drafted, s.DraftStale = r, false
}

func (RoundSeated) blocker(s *State) string { return s.lastSeating() }

// lastSeating is the seating of the last round, or "".
func (s *State) lastSeating() string {
	if r := s.LastRound(); r != nil {
		return r.Seating
	}
	return ""
}

func tablesOf(seated []rules.SeatedTable) []*rules.Table {
	tables := make([]*rules.Table, len(seated))
	for i, t := range seated {
		tables[i] = &rules.Table{Number: t.Table, Group: t.Group, Seats: t.Seats, Why: t.Why}
	}
	return tables
}

// SeatedTables writes a round's tables in the form of a seating event.
func SeatedTables(r *rules.Round) []rules.SeatedTable {
	list := make([]rules.SeatedTable, len(r.Tables))
	for i, t := range r.Tables {
		list[i] = rules.SeatedTable{Table: t.Number, Group: t.Group, Seats: t.Seats, Why: t.Why}
	}
	return list
}

// draft finds an unpublished seating.
func (s *State) draft(seating string) (*rules.Round, error) {
	r := s.seatings[seating]
	if r == nil {
		return nil, refuse("seating.gone", "seating", nil)
	}
	if r.Published {
		return nil, refuse("seating.published", "seating", rules.Args{"round": r.Number})
	}
	return r, nil
}

// published finds a published seating.
func (s *State) published(seating string) (*rules.Round, error) {
	r := s.seatings[seating]
	if r == nil {
		return nil, refuse("seating.gone", "seating", nil)
	}
	if !r.Published {
		return nil, refuse("seating.draft", "seating", rules.Args{"round": r.Number})
	}
	return r, nil
}

func (b RoundCancelled) decide(s *State, _ Meta) ([]Body, error) {
	if r := s.seatings[b.Seating]; r != nil && r == s.LastRound() {
		return s.cancelling(r), nil
	}
	return []Body{b}, nil // for the check to refuse, or of a seating in dispute
}

func (b RoundCancelled) check(s *State, _ *Event) error {
	r := s.seatings[b.Seating]
	if r == nil && s.contends(b.Seating) {
		return nil
	}
	if r == nil {
		return refuse("seating.gone", "seating", nil)
	}
	if r != s.LastRound() || r.Closed {
		return refuse("cancel.closed", "seating", rules.Args{"round": r.Number})
	}
	if b.Draft && r.Published {
		return refuse("seating.published", "seating", rules.Args{"round": r.Number})
	}
	for _, t := range r.Tables {
		if s.current[TableKey{b.Seating, t.Number}] != nil {
			return refuse("cancel.results", "seating", rules.Args{"round": r.Number, "table": t.Number})
		}
		if s.Sheets[TableKey{b.Seating, t.Number}].Begun() {
			return refuse("cancel.sheet", "seating", rules.Args{"round": r.Number, "table": t.Number})
		}
	}
	return nil
}

func (b RoundCancelled) apply(s *State, _ *Event) {
	if s.seatings[b.Seating] == nil {
		s.withdrawn(b.Seating)
		return
	}
	s.Rounds = s.Rounds[:len(s.Rounds)-1]
	n := len(s.Rounds) + 1
	s.Replaced = slices.DeleteFunc(slices.Clone(s.Replaced), func(r rules.Replacement) bool { return r.Round == n })
	delete(s.seatings, b.Seating)
	delete(s.Clocks, b.Seating)
	s.Drafted, s.DraftStale = nil, false
	s.recountFines()
	s.released(b.Seating)
}

func (b RoundCancelled) takes() string { return b.Seating }

func (b RoundCancelled) repeats(s *State, code string) bool {
	return code == "seating.gone" && !s.seatingWaits(b.Seating)
}

// decide says which exchanges the draft has had.
func (b RoundPublished) decide(s *State, _ Meta) ([]Body, error) {
	b.Exchanged = append([]string{}, s.exchanged[b.Seating]...)
	return []Body{b}, nil
}

func (b RoundPublished) check(s *State, _ *Event) error {
	r, err := s.draft(b.Seating)
	if err == nil && b.Exchanged != nil && !slices.Equal(b.Exchanged, s.exchanged[b.Seating]) {
		return refuse("seating.exchanged", "exchanged", rules.Args{"round": r.Number})
	}
	return err
}

// guard refuses to publish a draft whose field isn't the one that plays now.
func (b RoundPublished) guard(s *State) error {
	r := s.seatings[b.Seating]
	plan, err := s.Plan()
	if err != nil {
		return err
	}
	_, err = s.Rule.CheckSeating(s.beforeDraft(), plan, rules.Seating{
		Round: r.Number, Stage: r.Stage, System: r.System, Through: r.Through, Byes: r.Byes, Tables: SeatedTables(r),
	})
	if err != nil {
		return err
	}
	if !sameSet(plan.Through, r.Through) {
		return refuse("seating.stale", "seating", rules.Args{"round": r.Number})
	}
	return nil
}

func sameSet(a, b []rules.EntrantID) bool {
	a, b = slices.Clone(a), slices.Clone(b)
	slices.Sort(a)
	slices.Sort(b)
	return slices.Equal(a, b)
}

func (b RoundPublished) apply(s *State, _ *Event) {
	s.seatings[b.Seating].Published = true
	s.Drafted, s.DraftStale = nil, false
}

// repeats: a publishing of the same draft says the same; other exchanges are other tables.
func (b RoundPublished) repeats(s *State, code string) bool {
	return code == "seating.published" && (b.Exchanged == nil || slices.Equal(b.Exchanged, s.exchanged[b.Seating]))
}
