package tournament

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
)

// Entry is a result as it was typed, or a correction of one.
type Entry struct {
	ID       string
	Table    TableKey
	At       string
	Device   string
	Result   rules.Result
	Sheet    bool   // handed over from a score sheet
	Replaces string // the entry that this one corrects
	Reason   string
	Late     bool  // corrected after the claims' deadline: «поздняя»
	Err      error // why it has no points under the parameters of today
}

// ResultEntered is a table's result, as typed. It names the seating, the table and who
// sat there, so that it can't be taken for another table's.
type ResultEntered struct {
	Seating  string            `json:"seating"`
	Table    int               `json:"table"`
	Entrants []rules.EntrantID `json:"entrants"`
	Result   canon.Value       `json:"result"`
	Sheet    bool              `json:"sheet,omitzero"`

	reading *reading
}

// ResultCorrected puts another result in the place of one, with a reason.
type ResultCorrected struct {
	Replaces string      `json:"replaces"`
	Reason   string      `json:"reason"`
	Result   canon.Value `json:"result"`

	reading *reading
}

// ResultCleared takes a result off a table of an open round.
type ResultCleared struct {
	Replaces string `json:"replaces"`
	Reason   string `json:"reason,omitzero"`
}

// ResultConfirmed is the second check of a result by another person.
type ResultConfirmed struct {
	Target string `json:"target"`
}

// EnterResult records a table's result in the regulation's form.
type EnterResult struct {
	Seating string
	Table   int
	Result  []byte
	Sheet   bool
}

func (c EnterResult) decide(s *State, _ Meta) ([]Body, error) {
	k := TableKey{c.Seating, c.Table}
	t := s.TableOf(k)
	if t == nil {
		return nil, refuse("table.unknown", "table", rules.Args{"table": c.Table})
	}
	result, err := s.Rule.ReadResult(c.Result)
	if err != nil {
		return nil, err
	}
	return []Body{ResultEntered{
		Seating: c.Seating, Table: c.Table, Entrants: t.Seats, Result: result.Canonical(), Sheet: c.Sheet, reading: &reading{},
	}}, nil
}

// CorrectResult replaces the result that counts for a table. Replaces is the entry that
// the judge saw; another since then is a refusal.
type CorrectResult struct {
	Replaces string
	Reason   string
	Result   []byte
}

func (c CorrectResult) decide(s *State, _ Meta) ([]Body, error) {
	result, err := s.Rule.ReadResult(c.Result)
	if err != nil {
		return nil, err
	}
	b := ResultCorrected{Replaces: c.Replaces, Reason: c.Reason, Result: result.Canonical(), reading: &reading{}}
	return append(s.spared(b), b), nil
}

func (ResultEntered) Kind() Kind   { return KindEnter }
func (ResultCorrected) Kind() Kind { return KindCorrect }
func (ResultCleared) Kind() Kind   { return KindClear }
func (ResultConfirmed) Kind() Kind { return KindConfirm }

func (ResultEntered) Traits() Trait   { return IsResult | MovesField }
func (ResultCorrected) Traits() Trait { return IsResult | AboutResult | AfterFinish | MovesField }
func (ResultCleared) Traits() Trait   { return TakesAway | AboutResult | MovesField }
func (ResultConfirmed) Traits() Trait { return AboutResult | Aside }

func (b ResultEntered) decide(*State, Meta) ([]Body, error)   { return itself(b) }
func (b ResultCorrected) decide(*State, Meta) ([]Body, error) { return itself(b) }
func (b ResultCleared) decide(*State, Meta) ([]Body, error)   { return itself(b) }
func (b ResultConfirmed) decide(*State, Meta) ([]Body, error) { return itself(b) }

func (b ResultEntered) references(r refs) refs   { return r.ids(b.Seating).entrants(b.Entrants...) }
func (b ResultCorrected) references(r refs) refs { return r.ids(b.Replaces) }
func (b ResultCleared) references(r refs) refs   { return r.ids(b.Replaces) }
func (b ResultConfirmed) references(r refs) refs { return r.ids(b.Target) }

func (b ResultEntered) concern(s *State, j *JournalEntry) {
	s.at(j, b.key())
	j.of(b.Entrants...)
}

func (b ResultCorrected) concern(s *State, j *JournalEntry) {
	s.ofResult(j, b.Replaces)
	if e := s.Entries[j.ID]; e != nil {
		j.Late = e.Late
	}
}

func (b ResultCleared) concern(s *State, j *JournalEntry)   { s.ofResult(j, b.Replaces) }
func (b ResultConfirmed) concern(s *State, j *JournalEntry) { s.ofResult(j, b.Target) }

func (b ResultEntered) key() TableKey { return TableKey{b.Seating, b.Table} }

func (b ResultEntered) check(s *State, _ *Event) error {
	r, err := s.published(b.Seating)
	if err != nil {
		return err
	}
	t := s.TableOf(b.key())
	if t == nil {
		return refuse("table.unknown", "table", rules.Args{"table": b.Table})
	}
	if !slices.Equal(t.Seats, b.Entrants) {
		return refuse("result.entrants", "entrants", rules.Args{"table": b.Table})
	}
	if r.Closed && s.current[b.key()] == nil {
		return refuse("round.closed", "seating", rules.Args{"round": r.Number})
	}
	return s.scorable(t, r, b.Result, b.reading)
}

// scorable checks that a typed result is one of the regulation's and has points.
func (s *State) scorable(t *rules.Table, r *rules.Round, raw canon.Value, memo *reading) error {
	result, err := memo.result(s.Rule, raw)
	if err != nil {
		return err
	}
	score, err := s.Rule.Score(s.ParamsOf(r.Number), s.context(r, t), result)
	if err != nil {
		return err
	}
	s.checked = checked{t, score}
	return nil
}

// takeable refuses a typed result that would still be read of a log, but isn't taken any more.
func (s *State) takeable(k TableKey, raw canon.Value, memo *reading) error {
	result, err := memo.result(s.Rule, raw)
	if err == nil {
		params, ctx := s.Context(k)
		_, err = s.Rule.Score(params, ctx, result)
	}
	return err
}

// checked is what the check of the event that is being applied has scored: applying it
// needn't do so again.
type checked struct {
	table *rules.Table
	score rules.TableScore
}

func (b ResultEntered) disputes(s *State) string {
	if e := s.current[b.key()]; e != nil {
		return e.ID
	}
	return ""
}

func (b ResultEntered) guard(s *State) error {
	if s.current[b.key()] != nil {
		return refuse("result.exists", "table", rules.Args{"table": b.Table})
	}
	return s.takeable(b.key(), b.Result, b.reading)
}

func (b ResultEntered) apply(s *State, e *Event) {
	result, _ := b.reading.result(s.Rule, b.Result)
	s.enter(&Entry{ID: e.ID, Table: b.key(), At: e.At, Device: e.Device, Result: result, Sheet: b.Sheet})
}

func (s *State) enter(entry *Entry) {
	s.Entries[entry.ID] = entry
	s.current[entry.Table] = entry
	s.rescore(entry.Table)
	s.DraftStale = s.Drafted != nil
}

func (b ResultCorrected) check(s *State, _ *Event) error {
	old := s.Entries[b.Replaces]
	if old == nil {
		return refuse("result.unknown", "replaces", nil)
	}
	if err := checkReason("reason", b.Reason); err != nil {
		return err
	}
	r, t := s.seatings[old.Table.Seating], s.TableOf(old.Table)
	if t == nil {
		return refuse("seating.gone", "replaces", nil)
	}
	if s.current[old.Table] == nil {
		return refuse("result.unknown", "replaces", nil)
	}
	return s.scorable(t, r, b.Result, b.reading)
}

func (b ResultCorrected) disputes(s *State) string {
	if now := s.current[s.Entries[b.Replaces].Table]; now.ID != b.Replaces {
		return now.ID
	}
	return ""
}

func (b ResultCorrected) guard(s *State) error {
	if b.disputes(s) != "" {
		return refuse("result.stale", "replaces", rules.Args{"table": s.Entries[b.Replaces].Table.Table})
	}
	return s.takeable(s.Entries[b.Replaces].Table, b.Result, b.reading)
}

func (b ResultCorrected) apply(s *State, e *Event) {
	old := s.Entries[b.Replaces]
	result, _ := b.reading.result(s.Rule, b.Result)
	until := s.ClaimsUntil(s.seatings[old.Table.Seating].Number)
	s.enter(&Entry{
		ID: e.ID, Table: old.Table, At: e.At, Device: e.Device, Result: result, Replaces: old.ID, Reason: b.Reason,
		Late: !until.IsZero() && instant(e.At).After(until),
	})
}

func (b ResultCleared) check(s *State, _ *Event) error {
	if s.Entries[b.Replaces] == nil && s.contends(b.Replaces) {
		return nil
	}
	old := s.Entries[b.Replaces]
	if old == nil || s.current[old.Table] != old {
		return refuse("result.unknown", "replaces", nil)
	}
	if r := s.seatings[old.Table.Seating]; r.Closed {
		return refuse("round.closed", "replaces", rules.Args{"round": r.Number})
	}
	return checkText("reason", b.Reason, maxText)
}

func (b ResultCleared) apply(s *State, _ *Event) {
	old := s.Entries[b.Replaces]
	if old == nil {
		s.withdrawn(b.Replaces)
		return
	}
	k := old.Table
	delete(s.current, k)
	s.rescore(k)
	s.DraftStale = s.Drafted != nil
	for _, d := range s.Disputes {
		if e := s.Entries[d.First]; e != nil && e.Table == k {
			s.released(d.First)
			return
		}
	}
}

func (b ResultCleared) takes() string { return b.Replaces }

func (b ResultCleared) repeats(s *State, _ string) bool {
	old := s.Entries[b.Replaces]
	return old != nil && s.current[old.Table] == nil
}

func (b ResultCleared) blocker(s *State) string {
	if old := s.Entries[b.Replaces]; old != nil && s.current[old.Table] != nil {
		return s.current[old.Table].ID
	}
	return ""
}

// check: a result that another device has corrected meanwhile was confirmed all the same.
func (b ResultConfirmed) check(s *State, _ *Event) error {
	if s.Entries[b.Target] == nil {
		return refuse("result.unknown", "target", nil)
	}
	if s.Confirmed[b.Target] != "" {
		return refuse("confirm.twice", "target", nil)
	}
	return nil
}

func (b ResultConfirmed) guard(s *State) error {
	if e := s.Entries[b.Target]; s.current[e.Table] != e {
		return refuse("result.unknown", "target", nil)
	}
	return nil
}

func (b ResultConfirmed) apply(s *State, e *Event) { s.Confirmed[b.Target] = e.Device }

func (ResultConfirmed) repeats(_ *State, code string) bool { return code == "confirm.twice" }

// replacing bodies put something, or nothing, in the place of a result.
type replacing interface {
	replaces() (result string)
}

func (b ResultCorrected) replaces() string { return b.Replaces }
func (b ResultCleared) replaces() string   { return b.Replaces }

// Replaced is the result that a correction or a clearing takes the place of, "" for all
// other events.
func Replaced(b Body) (result string) {
	if r, ok := b.(replacing); ok {
		return r.replaces()
	}
	return ""
}

// ParamSecondCheck is the key of the optional second check of every result.
const ParamSecondCheck = "secondCheck"

// Unconfirmed are the tables whose result waits for a second person, in table order; none
// unless the tournament asks for the second check.
func (s *State) Unconfirmed(seating string) []int {
	r := s.seatings[seating]
	if r == nil || !s.Params.Bool(ParamSecondCheck) {
		return nil
	}
	var list []int
	for _, t := range r.Tables {
		if e := s.current[TableKey{seating, t.Number}]; e != nil && s.Confirmed[e.ID] == "" {
			list = append(list, t.Number)
		}
	}
	return list
}

// History of a table: every entry that was ever made for it, oldest first, those undone
// or lost in a dispute left out.
func (s *State) Trail(k TableKey) []*Entry {
	var list []*Entry
	for i := range s.events {
		if e := s.Entries[s.events[i].ID]; e != nil && e.Table == k {
			list = append(list, e)
		}
	}
	return list
}
