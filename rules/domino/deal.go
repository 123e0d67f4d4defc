package domino

import (
	"strconv"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
)

// Deal (сдача) is how a deal ended: somebody went out, or it was blocked (рыба).
type Deal struct {
	Out  Side // who went out; "" if it was blocked
	Fish Side // who made the рыба; "" if somebody went out
	// Left are the points left in the hands: of a and of b. Who went out has none.
	LeftA, LeftB int
	// Lone is the only tile left to the opponent of who went out, where the convention
	// on bonuses asks for it: "0-0", "6-6" or "".
	Lone string
}

// left is the points left in a side's hand.
func (d Deal) left(s Side) int {
	if s == SideA {
		return d.LeftA
	}
	return d.LeftB
}

// AppendCanon writes the `sheet` form.
func (d Deal) AppendCanon(b []byte) ([]byte, error) {
	if d.Fish != NoSide {
		return canon.Append(b, struct {
			Fish Side      `json:"fish"`
			Left Both[int] `json:"left"`
		}{d.Fish, Both[int]{d.LeftA, d.LeftB}})
	}
	return canon.Append(b, struct {
		Out  Side   `json:"out"`
		Left int    `json:"left"`
		Lone string `json:"lone,omitzero"`
	}{d.Out, d.left(d.Out.Other()), d.Lone})
}

// dealForm is the form of a deal: left is a number after `out`, a pair after `fish`.
type dealForm struct {
	Out  *Side       `json:"out"`
	Fish *Side       `json:"fish"`
	Left canon.Value `json:"left"`
	Lone *string     `json:"lone"`
}

// ReadDeal parses one deal strictly. Codes: domino.form, domino.form.at,
// domino.deal.ending (neither or both of out and fish), domino.deal.side,
// domino.deal.left (no number where one is needed), domino.deal.range (0 … 168),
// domino.deal.set (both hands hold more than the set), domino.deal.lone (not 0-0 or 6-6,
// or not that tile's points left).
func ReadDeal(raw []byte) (Deal, error) {
	var form dealForm
	if err := decode(raw, &form); err != nil {
		return Deal{}, err
	}
	return form.deal()
}

func (form dealForm) deal() (Deal, error) {
	if (form.Out == nil) == (form.Fish == nil) {
		return Deal{}, rules.Refuse("domino.deal.ending", "out", nil)
	}
	if form.Fish != nil {
		return form.blocked(*form.Fish)
	}
	return form.goneOut(*form.Out)
}

func (form dealForm) blocked(by Side) (Deal, error) {
	if by.Other() == NoSide {
		return Deal{}, rules.Refuse("domino.deal.side", "fish", rules.Args{"value": string(by)})
	}
	if form.Lone != nil {
		return Deal{}, rules.Refuse("domino.deal.lone", "lone", rules.Args{"tile": *form.Lone})
	}
	var left Both[*int]
	if len(form.Left) == 0 || decode(form.Left, &left) != nil || left.A == nil || left.B == nil {
		return Deal{}, rules.Refuse("domino.deal.left", "left", nil)
	}
	if err := checkLeft("left.a", *left.A); err != nil {
		return Deal{}, err
	}
	if err := checkLeft("left.b", *left.B); err != nil {
		return Deal{}, err
	}
	if sum := *left.A + *left.B; sum > setPoints {
		return Deal{}, rules.Refuse("domino.deal.set", "left", rules.Args{"sum": sum, "max": setPoints})
	}
	return Deal{Fish: by, LeftA: *left.A, LeftB: *left.B}, nil
}

func (form dealForm) goneOut(who Side) (Deal, error) {
	if who.Other() == NoSide {
		return Deal{}, rules.Refuse("domino.deal.side", "out", rules.Args{"value": string(who)})
	}
	var left *int
	if len(form.Left) == 0 || canon.Unmarshal(form.Left, &left) != nil || left == nil {
		return Deal{}, rules.Refuse("domino.deal.left", "left", nil)
	}
	if err := checkLeft("left", *left); err != nil {
		return Deal{}, err
	}
	d := Deal{Out: who}
	if who == SideA {
		d.LeftB = *left
	} else {
		d.LeftA = *left
	}
	if form.Lone != nil {
		tile, err := ParseTile(*form.Lone)
		if err != nil || tile != blank && tile != doubleSix || tile.Points() != *left {
			return Deal{}, rules.Refuse("domino.deal.lone", "lone", rules.Args{"tile": *form.Lone, "left": *left})
		}
		d.Lone = tile.String()
	}
	return d, nil
}

func checkLeft(field string, n int) error {
	if n < 0 || n > setPoints {
		return rules.Refuse("domino.deal.range", field, rules.Args{"value": n, "min": 0, "max": setPoints})
	}
	return nil
}

// CheckDeal parses one deal strictly and returns its canonical JSON.
func (Regulation) CheckDeal(raw []byte) ([]byte, error) {
	d, err := ReadDeal(raw)
	if err != nil {
		return nil, err
	}
	return canon.Marshal(d)
}

func dealField(i int) string { return "deals." + strconv.Itoa(i) }
