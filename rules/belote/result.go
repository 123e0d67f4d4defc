package belote

import "github.com/sudya-app/sudya/rules"

// Totals of a party: what can be, and what is worth a second look. The highest deal is a
// few hundred whists, so that even 1500 is rare and 3000 is a slip of the finger.
const (
	MaxTotal  = 3000
	WarnTotal = 1500
)

// Result is a table's result as the judge typed it: two totals, or points and difference
// as on the slip (бланк, II.7), or a decision without a party. Members that don't apply
// to the case are kept and ignored.
type Result struct {
	NS *int `json:"ns,omitzero"` // whists of the party
	EW *int `json:"ew,omitzero"`
	// LastDeclarer (кто «грузил» в последней сдаче) decides when both are over (II.5).
	LastDeclarer Side `json:"lastDeclarer,omitzero"`
	// Reached is the pair that declared доезд, and rightly: the party is its win.
	Reached    Side  `json:"reached,omitzero"`
	Unfinished bool  `json:"unfinished,omitzero"` // stopped by the judge's command (II.6)
	Equal      Equal `json:"equal,omitzero"`      // unfinished and equal: the judge's choice; "": the parameter's
	Mars       bool  `json:"mars,omitzero"`       // the judge's tick; only where the parameter marsMode asks for it
	NoShow     Side  `json:"noShow,omitzero"`     // who didn't come (V.3)
	AwardedTo  Side  `json:"awardedTo,omitzero"`  // whom the judge awarded the party (III.2)
	Slip       *Slip `json:"slip,omitzero"`       // points as on the slip
	Diff       *int  `json:"diff,omitzero"`       // difference as on the slip, whists, signed for N–S
}

// Slip are the points of the slip.
type Slip struct {
	NS rules.Half `json:"ns"`
	EW rules.Half `json:"ew"`
}

// Equal is what an unfinished party with equal totals counts.
type Equal string

const (
	EqualZero     Equal = "zero"      // 0/0
	EqualBothLose Equal = "both-lose" // −1/−1
)

// Canonical is the JSON that is stored and exported.
func (r Result) Canonical() []byte { return encode(r) }

// ReadResult parses the typed form strictly. Codes: those of decode, belote.side and
// belote.equal (args value), belote.result.forms (both ways to enter at once),
// belote.total.missing, belote.total.range and belote.diff.range (args value, max),
// belote.slip.missing, belote.diff.missing.
func (Regulation) ReadResult(raw []byte) (rules.Result, error) {
	r, err := readResult(raw)
	if err != nil {
		return nil, err
	}
	return r, nil
}

func readResult(raw []byte) (Result, error) {
	var r Result
	if err := decode(raw, &r); err != nil {
		return Result{}, err
	}
	return r, r.check()
}

// check refuses what no table can have brought, whatever the parameters.
func (r Result) check() error {
	for _, s := range []struct {
		field string
		side  Side
		both  bool
	}{
		{"lastDeclarer", r.LastDeclarer, false}, {"reached", r.Reached, false},
		{"noShow", r.NoShow, true}, {"awardedTo", r.AwardedTo, false},
	} {
		if s.side != "" && !s.side.isLine() && !(s.both && s.side == Both) {
			return rules.Refuse("belote.side", s.field, rules.Args{"value": string(s.side)})
		}
	}
	if r.Equal != "" && r.Equal != EqualZero && r.Equal != EqualBothLose {
		return rules.Refuse("belote.equal", "equal", rules.Args{"value": string(r.Equal)})
	}
	if r.NoShow != "" || r.AwardedTo != "" {
		return nil
	}
	if r.Slip != nil || r.Diff != nil {
		return r.checkSlip()
	}
	return r.checkTotals()
}

func (r Result) checkTotals() error {
	for _, t := range []struct {
		field string
		total *int
	}{{"ns", r.NS}, {"ew", r.EW}} {
		if t.total == nil {
			return rules.Refuse("belote.total.missing", t.field, nil)
		}
		if *t.total < 0 || *t.total > MaxTotal {
			return rules.Refuse("belote.total.range", t.field, rules.Args{"value": *t.total, "max": MaxTotal})
		}
	}
	return nil
}

func (r Result) checkSlip() error {
	switch {
	case r.NS != nil || r.EW != nil:
		return rules.Refuse("belote.result.forms", "slip", nil)
	case r.Slip == nil:
		return rules.Refuse("belote.slip.missing", "slip", nil)
	case r.Diff == nil:
		return rules.Refuse("belote.diff.missing", "diff", nil)
	case *r.Diff < -MaxTotal || *r.Diff > MaxTotal:
		return rules.Refuse("belote.diff.range", "diff", rules.Args{"value": *r.Diff, "max": MaxTotal})
	}
	return nil
}

// Warnings are doubts about a result that is possible, told to the judge before it is
// recorded: belote.total.high (args total, max).
func Warnings(result rules.Result) []rules.Notice {
	r, ok := result.(Result)
	if !ok || r.NoShow != "" || r.AwardedTo != "" {
		return nil
	}
	var list []rules.Notice
	for _, total := range []*int{r.NS, r.EW} {
		if total != nil && *total > WarnTotal {
			list = append(list, rules.Notice{Code: "belote.total.high", Args: rules.Args{"total": *total, "max": WarnTotal}})
		}
	}
	return list
}
