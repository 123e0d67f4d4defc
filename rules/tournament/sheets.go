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

// Begun tells whether anything stands on the sheet.
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

func (b SheetSet) check(s *State, _ *Event) error {
	if _, err := s.sheetAt(TableKey{b.Seating, b.Table}); err != nil {
		return err
	}
	if b.Setup.Kind() != '{' || len(b.Setup) > 4096 {
		return refuse("sheet.setup", "setup", nil)
	}
	return nil
}

func (b SheetSet) apply(s *State, _ *Event) {
	k := TableKey{b.Seating, b.Table}
	sheet, _ := s.sheetAt(k)
	sheet.Setup = b.Setup
	s.Sheets[k] = sheet
}
