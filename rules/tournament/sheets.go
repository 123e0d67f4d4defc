package tournament

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
)

// Sheet (запись партии) is a table's deals, in order. A calculator outside a tournament
// is a log with the one table of the zero key.
type Sheet struct {
	Deals []Deal
	Setup canon.Value // the game's settings of the sheet: players, adjustments, how it ended
}

// Deal (сдача) is one deal in the game's form; ID is the event that added it.
type Deal struct {
	ID    string
	Value canon.Value
}

// Begun reports whether anything stands on the sheet.
func (s *Sheet) Begun() bool { return s != nil && len(s.Deals) > 0 }

// DealAdded is one more deal of a sheet: an event of its own, so that a crash loses none.
type DealAdded struct {
	Seating string      `json:"seating,omitzero"`
	Table   int         `json:"table,omitzero"`
	Deal    canon.Value `json:"deal"`

	reading *reading
}

// DealReplaced corrects a deal in its place.
type DealReplaced struct {
	Seating string      `json:"seating,omitzero"`
	Table   int         `json:"table,omitzero"`
	Target  string      `json:"target"` // id of the event that added it
	Deal    canon.Value `json:"deal"`

	reading *reading
}

// DealRemoved strikes a deal out.
type DealRemoved struct {
	Seating string `json:"seating,omitzero"`
	Table   int    `json:"table,omitzero"`
	Target  string `json:"target"`
}

// SheetSet writes the game's settings of a sheet.
type SheetSet struct {
	Seating string      `json:"seating,omitzero"`
	Table   int         `json:"table,omitzero"`
	Setup   canon.Value `json:"setup"`
}

func (DealAdded) Kind() Kind    { return KindDealAdd }
func (DealReplaced) Kind() Kind { return KindDealReplace }
func (DealRemoved) Kind() Kind  { return KindDealRemove }
func (SheetSet) Kind() Kind     { return KindSheet }

func (DealAdded) Traits() Trait    { return Aside }
func (DealReplaced) Traits() Trait { return Aside }
func (DealRemoved) Traits() Trait  { return TakesAway | Aside }
func (SheetSet) Traits() Trait     { return Aside }

func (b DealAdded) decide(*State, Meta) ([]Body, error)    { return itself(b) }
func (b DealReplaced) decide(*State, Meta) ([]Body, error) { return itself(b) }
func (b DealRemoved) decide(*State, Meta) ([]Body, error)  { return itself(b) }
func (b SheetSet) decide(*State, Meta) ([]Body, error)     { return itself(b) }

func (b DealAdded) references(r refs) refs    { return r.ids(b.Seating) }
func (b DealReplaced) references(r refs) refs { return r.ids(b.Seating, b.Target) }
func (b DealRemoved) references(r refs) refs  { return r.ids(b.Seating, b.Target) }
func (b SheetSet) references(r refs) refs     { return r.ids(b.Seating) }

func (b DealAdded) concern(s *State, j *JournalEntry)    { s.at(j, TableKey{b.Seating, b.Table}) }
func (b DealReplaced) concern(s *State, j *JournalEntry) { s.at(j, TableKey{b.Seating, b.Table}) }
func (b DealRemoved) concern(s *State, j *JournalEntry)  { s.at(j, TableKey{b.Seating, b.Table}) }
func (b SheetSet) concern(s *State, j *JournalEntry)     { s.at(j, TableKey{b.Seating, b.Table}) }

const maxDeals = 500

// sheetAt finds the sheet of a table, or of the calculator.
func (s *State) sheetAt(k TableKey) (*Sheet, error) {
	if k != (TableKey{}) {
		if _, err := s.published(k.Seating); err != nil {
			return nil, err
		}
		if s.TableOf(k) == nil {
			return nil, refuse("table.unknown", "table", rules.Args{"table": k.Table})
		}
	}
	sheet := s.Sheets[k]
	if sheet == nil {
		sheet = &Sheet{}
	}
	return sheet, nil
}

// checkDeal checks a deal's form by the game.
func (s *State) checkDeal(raw canon.Value, memo *reading) error {
	if _, ok := s.Rule.(rules.SheetScorer); !ok {
		return refuse("sheet.none", "deal", nil)
	}
	return memo.checkDeal(s.Rule, raw)
}

func (b DealAdded) check(s *State, _ *Event) error {
	sheet, err := s.sheetAt(TableKey{b.Seating, b.Table})
	if err != nil {
		return err
	}
	if len(sheet.Deals) >= maxDeals {
		return refuse("sheet.long", "deal", rules.Args{"max": maxDeals})
	}
	return s.checkDeal(b.Deal, b.reading)
}

func (b DealAdded) apply(s *State, e *Event) {
	k := TableKey{b.Seating, b.Table}
	sheet, _ := s.sheetAt(k)
	sheet.Deals = append(sheet.Deals, Deal{ID: e.ID, Value: b.Deal})
	s.Sheets[k] = sheet
}

func (s *Sheet) find(id string) int {
	return slices.IndexFunc(s.Deals, func(d Deal) bool { return d.ID == id })
}

func (b DealReplaced) check(s *State, _ *Event) error {
	sheet, err := s.sheetAt(TableKey{b.Seating, b.Table})
	if err != nil {
		return err
	}
	if sheet.find(b.Target) < 0 {
		return refuse("deal.unknown", "target", nil)
	}
	return s.checkDeal(b.Deal, b.reading)
}

func (b DealReplaced) apply(s *State, _ *Event) {
	sheet := s.Sheets[TableKey{b.Seating, b.Table}]
	sheet.Deals = slices.Clone(sheet.Deals)
	sheet.Deals[sheet.find(b.Target)].Value = b.Deal
}

func (b DealRemoved) check(s *State, _ *Event) error {
	sheet, err := s.sheetAt(TableKey{b.Seating, b.Table})
	if err != nil {
		return err
	}
	if sheet.find(b.Target) < 0 {
		return refuse("deal.unknown", "target", nil)
	}
	return nil
}

func (b DealRemoved) apply(s *State, _ *Event) {
	sheet := s.Sheets[TableKey{b.Seating, b.Table}]
	i := sheet.find(b.Target)
	sheet.Deals = slices.Delete(slices.Clone(sheet.Deals), i, i+1)
}

func (b DealRemoved) takes() string { return b.Target }

func (DealRemoved) repeats(_ *State, code string) bool { return code == "deal.unknown" }

func (b SheetSet) check(s *State, _ *Event) error {
	if _, err := s.sheetAt(TableKey{b.Seating, b.Table}); err != nil {
		return err
	}
	if b.Setup.Kind() != '{' || len(b.Setup) > 4096 {
		return refuse("sheet.setup", "setup", nil)
	}
	game, ok := s.Rule.(rules.SetupChecker)
	if !ok {
		return nil
	}
	params := s.Params
	if r := s.seatings[b.Seating]; r != nil {
		params = s.ParamsOf(r.Number)
	}
	return game.CheckSetup(params, b.Setup)
}

func (b SheetSet) apply(s *State, _ *Event) {
	k := TableKey{b.Seating, b.Table}
	sheet, _ := s.sheetAt(k)
	sheet.Setup = b.Setup
	s.Sheets[k] = sheet
}

// written bodies write on a table's sheet.
type written interface {
	sheet() TableKey
}

func (b DealAdded) sheet() TableKey    { return TableKey{b.Seating, b.Table} }
func (b DealReplaced) sheet() TableKey { return TableKey{b.Seating, b.Table} }
func (b DealRemoved) sheet() TableKey  { return TableKey{b.Seating, b.Table} }
func (b SheetSet) sheet() TableKey     { return TableKey{b.Seating, b.Table} }

// SheetOf is the table of whose sheet an event writes; false for other events.
func SheetOf(b Body) (TableKey, bool) {
	w, ok := b.(written)
	if !ok {
		return TableKey{}, false
	}
	return w.sheet(), true
}

// dealing bodies write one deal of a sheet.
type dealing interface {
	deal(event string) (added string, now canon.Value)
}

func (b DealAdded) deal(event string) (added string, now canon.Value) { return event, b.Deal }
func (b DealReplaced) deal(string) (added string, now canon.Value)    { return b.Target, b.Deal }
func (b DealRemoved) deal(string) (added string, now canon.Value)     { return b.Target, nil }

// DealOf is the deal that an event writes: by the event that added it, and what it is after
// this one, nil for a removal; ok is false for events that write no deal.
func DealOf(e Event) (added string, now canon.Value, ok bool) {
	d, ok := e.Body.(dealing)
	if ok {
		added, now = d.deal(e.ID)
	}
	return added, now, ok
}

// arriving bodies bring somebody to a table, or to the calculator.
type arriving interface {
	arrives(k TableKey) bool
}

func (b TableJoined) arrives(k TableKey) bool     { return k == TableKey{b.Seating, b.Table} }
func (EntrantRegistered) arrives(k TableKey) bool { return k == TableKey{} }

// SheetSeats is how many sit at a sheet's table, and the deals, by the ids of their events,
// that were played before the fourth of them came. A calculator's table is all that are
// registered.
func (s *State) SheetSeats(k TableKey) (seats int, before map[string]bool) {
	seats = len(s.Entrants)
	if t := s.TableOf(k); t != nil {
		seats = len(t.Seats)
	}
	if seats != 4 {
		return seats, nil
	}
	before = map[string]bool{}
	var played []string
	came := func() {
		for _, id := range played {
			before[id] = true
		}
	}
	for i := range s.events {
		e := &s.events[i]
		if !s.OutcomeOf(e.ID).Effective() {
			continue
		}
		if b, ok := e.Body.(DealAdded); ok && b.sheet() == k {
			played = append(played, e.ID)
		}
		if b, ok := e.Body.(arriving); ok && b.arrives(k) {
			came()
		}
	}
	return seats, before
}

// SheetResult is the result that a table's sheet gives. Errors: those of
// [rules.SheetKeeper]; sheet.none where there is no sheet or the game keeps none.
func (s *State) SheetResult(k TableKey) (rules.Result, error) {
	keeper, ok := s.Rule.(rules.SheetKeeper)
	sheet := s.Sheets[k]
	if !ok || !sheet.Begun() {
		return nil, refuse("sheet.none", "", nil)
	}
	seats, before := s.SheetSeats(k)
	deals := make([]rules.SheetDeal, len(sheet.Deals))
	for i, d := range sheet.Deals {
		deals[i] = rules.SheetDeal{Raw: d.Value, Seats: seats}
		if before[d.ID] {
			deals[i].Seats = seats - 1
		}
	}
	params, _ := s.Context(k)
	return keeper.Handover(params, seats, deals, sheet.Setup)
}
