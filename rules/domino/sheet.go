package domino

import (
	"errors"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
)

// Sheet (протокол партии) is a party scored from its deals; it marshals to the output of
// the command `sheet`.
type Sheet struct {
	Total    Both[int] `json:"total"`
	Finished bool      `json:"finished"` // somebody has 101
	Winner   Side      `json:"winner"`   // "" while unfinished
	Diff     int       `json:"diff"`     // the winner's, points above 101 cut off; 0 while unfinished
	// Next begins the next deal: who won the last one or made the рыба (2.5). "" at the
	// start of a party, where the lowest tile decides, and when it is over.
	Next  Side      `json:"next"`
	Lines []Written `json:"-"` // what each deal wrote
}

// Written is what one deal wrote.
type Written struct {
	Side   Side // who wrote; "" if nobody did
	Points int
	// Reason tells why the points aren't simply those left in the opponent's hand.
	Reason Reason
	TotalA int // after the deal
	TotalB int
}

// Reason is why a deal wrote what it wrote.
type Reason string

const (
	Plain     Reason = ""           // the opponent's remaining points
	FishDiff  Reason = "fish"       // рыба: the lower hand writes the difference
	FishFull  Reason = "fish-full"  // рыба полная: the opponent's full points
	FishEqual Reason = "fish-equal" // рыба with equal hands: nobody writes
	Rule13    Reason = "rule13"     // правило 13: too little for who has nothing yet
	Bonus     Reason = "bonus"      // a lone 0-0 or 6-6
)

var blank, doubleSix = Tile{0, 0}, Tile{6, 6}

// ScoreDeals scores a party. It refuses a deal after 101 (domino.sheet.over).
func ScoreDeals(p rules.Params, deals []Deal) (Sheet, error) {
	var s Sheet
	for i, d := range deals {
		if s.Finished {
			return Sheet{}, rules.Refuse("domino.sheet.over", dealField(i), rules.Args{"deal": i + 1, "a": s.Total.A, "b": s.Total.B})
		}
		w := s.write(p, d)
		switch w.Side {
		case SideA:
			s.Total.A += w.Points
		case SideB:
			s.Total.B += w.Points
		}
		w.TotalA, w.TotalB = s.Total.A, s.Total.B
		s.Lines = append(s.Lines, w)
		s.Next = d.Out + d.Fish // one of them is empty
		if w.TotalA >= Target || w.TotalB >= Target {
			outcome := Party{A: w.TotalA, B: w.TotalB}.Outcome()
			s.Finished, s.Winner, s.Next = true, outcome.Winner, NoSide
			s.Diff = max(outcome.Diff, -outcome.Diff)
		}
	}
	return s, nil
}

// write is what a deal writes by the conventions, given the totals before it.
func (s Sheet) write(p rules.Params, d Deal) Written {
	w := Written{Side: d.Out}
	switch {
	case d.Fish != NoSide && d.LeftA == d.LeftB:
		return Written{Reason: FishEqual}
	case d.Fish != NoSide:
		w.Side = SideA
		if d.LeftB < d.LeftA {
			w.Side = SideB
		}
		w.Points, w.Reason = d.left(w.Side.Other())-d.left(w.Side), FishDiff
		if p.Bool(paramFullFish) {
			w.Points, w.Reason = d.left(w.Side.Other()), FishFull
		}
	default:
		w.Points = d.left(d.Out.Other())
		if p.Bool(paramBonuses) {
			// Nothing left by points can only be a lone 0-0.
			switch {
			case w.Points == 0:
				w.Points, w.Reason = p.Int(paramBonusBlank), Bonus
			case d.Lone == doubleSix.String():
				w.Points, w.Reason = p.Int(paramBonusSix), Bonus
			}
		}
	}
	own := s.Total.A
	if w.Side == SideB {
		own = s.Total.B
	}
	if p.Bool(paramRule13) && own == 0 && w.Points < 13 {
		return Written{Reason: Rule13}
	}
	return w
}

// ReadDeals parses the input of the command `sheet`, {"deals":[…]}, strictly; the codes
// are those of [ReadDeal], and domino.sheet.deals where the list is missing.
func ReadDeals(raw []byte) ([]Deal, error) {
	var form struct {
		Deals []canon.Value `json:"deals"`
	}
	if err := decode(raw, &form); err != nil {
		return nil, err
	}
	if form.Deals == nil {
		return nil, rules.Refuse("domino.sheet.deals", "deals", nil)
	}
	deals := make([]Deal, len(form.Deals))
	for i, value := range form.Deals {
		d, err := ReadDeal(value)
		if err != nil {
			return nil, at(dealField(i), err)
		}
		deals[i] = d
	}
	return deals, nil
}

// at puts a refusal's field inside another.
func at(field string, err error) error {
	var refusal *rules.Error
	if !errors.As(err, &refusal) {
		return err
	}
	if refusal.Field != "" {
		field += "." + refusal.Field
	}
	if refusal.Code == "domino.form" || refusal.Code == "domino.form.at" {
		return rules.Refuse("domino.form.at", field, rules.Args{"place": field})
	}
	return rules.Refuse(refusal.Code, field, refusal.Args)
}

// ScoreSheet reads the whole input of the command `sheet` and answers its output, a [Sheet].
func (Regulation) ScoreSheet(p rules.Params, raw []byte) (any, error) {
	deals, err := ReadDeals(raw)
	if err != nil {
		return nil, err
	}
	return ScoreDeals(p, deals)
}
