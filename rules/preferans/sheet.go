package preferans

import (
	"errors"
	"fmt"

	"github.com/sudya-app/sudya/rules"
)

// Ways in which a party ends.
const (
	EndedTime   = "time"
	EndedClosed = "closed" // all pools are full
)

// maxDeals bounds a sheet: two hours hold some fifty.
const maxDeals = 500

// Setup is what a sheet has besides its deals.
type Setup struct {
	Players int
	Start   Start
	Adjust  []Adjustment
	Ended   string // EndedTime, EndedClosed; "": still being played
}

// Sheet (лист) is the whole input of the command `sheet`.
type Sheet struct {
	Setup
	Deals []Deal
}

type setupForm struct {
	Players int          `json:"players"`
	Start   Start        `json:"start,omitzero"`
	Adjust  []adjustForm `json:"adjust,omitzero"`
	Ended   string       `json:"ended,omitzero"`
}

type sheetForm struct {
	setupForm
	Deals []dealForm `json:"deals"`
}

type adjustForm struct {
	Player   *int `json:"player"`
	Mountain int  `json:"mountain,omitzero"`
	Pool     int  `json:"pool,omitzero"`
	Whists   int  `json:"whists,omitzero"`
}

// SheetScore is the answer of the command `sheet`.
type SheetScore struct {
	Pool     []int         `json:"pool"`
	Mountain []int         `json:"mountain"` // before the transfer
	Whists   [][]int       `json:"whists"`   // [i][j]: i on j, help included
	Price    int           `json:"price"`    // of the next deal
	Minimum  int           `json:"minimum"`
	Result   []rules.Sixth `json:"result"`
}

// ReadSheet parses the input of the command `sheet`:
//
//	{"players":4,"deals":[…],"adjust":[{"player":3,"mountain":40}],"start":{"pool":[…],"mountain":[…]},"ended":"time"}
//
// Codes as [ReadDeal], with the deal's number in the argument deal and its index in the
// field; preferans.sheet.long, .ended.unknown, .deal.missing.
func ReadSheet(raw []byte) (Sheet, error) {
	var f sheetForm
	if err := read(raw, &f); err != nil {
		return Sheet{}, err
	}
	if len(f.Deals) > maxDeals {
		return Sheet{}, refuse("preferans.sheet.long", "deals", rules.Args{"count": len(f.Deals), "max": maxDeals})
	}
	setup, err := f.setupForm.setup()
	if err != nil {
		return Sheet{}, err
	}
	s := Sheet{Setup: setup}
	for i, form := range f.Deals {
		d, err := form.deal()
		if err != nil {
			return Sheet{}, inside(err, "deals", i)
		}
		s.Deals = append(s.Deals, d)
	}
	return s, nil
}

// ReadSetup parses the same form without its deals, as a tournament stores it.
func ReadSetup(raw []byte) (Setup, error) {
	var f setupForm
	if err := read(raw, &f); err != nil {
		return Setup{}, err
	}
	return f.setup()
}

// CheckSetup refuses settings with which no party can be played: codes as [ReadSetup],
// [NewParty] and [Party.Adjust].
func (Regulation) CheckSetup(p rules.Params, raw []byte) error {
	s, err := ReadSetup(raw)
	if err != nil {
		return err
	}
	party, err := NewParty(StyleOf(p), s.Players, s.Start)
	if err != nil {
		return err
	}
	for i, a := range s.Adjust {
		if _, err := party.Adjust(a); err != nil {
			return inside(err, "adjust", i)
		}
	}
	return nil
}

func (f setupForm) setup() (Setup, error) {
	s := Setup{Players: f.Players, Start: f.Start, Ended: f.Ended}
	for i, a := range f.Adjust {
		if a.Player == nil {
			return s, inside(refuse("preferans.deal.missing", "player", rules.Args{"key": "player", "kind": "adjust"}), "adjust", i)
		}
		s.Adjust = append(s.Adjust, Adjustment{Player: *a.Player, Mountain: a.Mountain, Pool: a.Pool, Whists: a.Whists})
	}
	switch s.Ended {
	case "", EndedTime, EndedClosed:
		return s, nil
	default:
		return s, refuse("preferans.ended.unknown", "ended", rules.Args{"ended": s.Ended})
	}
}

// Canonical is the setup as it is stored.
func (s Setup) Canonical() []byte {
	f := setupForm{Players: s.Players, Start: s.Start, Ended: s.Ended}
	for _, a := range s.Adjust {
		f.Adjust = append(f.Adjust, adjustForm{Player: &a.Player, Mountain: a.Mountain, Pool: a.Pool, Whists: a.Whists})
	}
	return write(f)
}

// Play replays the sheet: the party after its last deal and adjustment, and what each deal
// wrote. A refusal names the deal.
func (s Sheet) Play(st Style) (*Party, []Entry, error) {
	p, err := NewParty(st, s.Players, s.Start)
	if err != nil {
		return nil, nil, err
	}
	entries := make([]Entry, 0, len(s.Deals))
	for i, d := range s.Deals {
		e, err := p.Play(d)
		if err != nil {
			return nil, nil, inside(err, "deals", i)
		}
		entries = append(entries, e)
	}
	for i, a := range s.Adjust {
		if _, err := p.Adjust(a); err != nil {
			return nil, nil, inside(err, "adjust", i)
		}
	}
	return p, entries, p.ended(s.Ended)
}

// ended refuses a party that ended as closed and isn't.
func (p *Party) ended(how string) error {
	if how != EndedClosed {
		return nil
	}
	if p.Style.Cap == 0 {
		return refuse("preferans.ended.unlimited", "ended", nil)
	}
	for i, pool := range p.Pool {
		if !p.Closed(i) {
			return refuse("preferans.ended.open", "ended", rules.Args{"player": i + 1, "pool": pool, "max": p.Style.Cap})
		}
	}
	return nil
}

// inside puts a refusal at an element of a list; of a deal it tells the number too.
func inside(err error, list string, i int) error {
	var e *rules.Error
	if !errors.As(err, &e) {
		return err
	}
	field := at(list, i)
	if e.Field != "" {
		field = fmt.Sprintf("%s.%s", field, e.Field)
	}
	args := rules.Args{}
	if list == "deals" {
		args["deal"] = i + 1
	}
	for k, v := range e.Args {
		args[k] = v
	}
	return rules.Refuse(e.Code, field, args)
}

// Score is the answer of the command `sheet` for a party.
func (p *Party) Score() SheetScore {
	return SheetScore{
		Pool: p.Pool, Mountain: p.Mountain, Whists: p.Whists,
		Price: p.Price(), Minimum: p.Minimum(), Result: p.Settle().Result,
	}
}

// ScoreSheet answers the command `sheet`; out is a [SheetScore].
func (Regulation) ScoreSheet(p rules.Params, raw []byte) (out any, err error) {
	s, err := ReadSheet(raw)
	if err != nil {
		return nil, err
	}
	party, _, err := s.Play(StyleOf(p))
	if err != nil {
		return nil, err
	}
	return party.Score(), nil
}

// Handover is the result of a party that was kept in the app.
func (s SheetScore) Handover() Result { return Result{Whists: s.Result, Sheet: true} }
