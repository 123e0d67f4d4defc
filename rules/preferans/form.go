package preferans

import (
	"bytes"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
)

// read decodes a form strictly: unknown and repeated keys, null and text after the end are
// refused with preferans.form.
func read(raw []byte, into any) error {
	if err := canon.Unmarshal(raw, into); err != nil {
		return refuse("preferans.form", "", rules.Args{"text": err})
	}
	return nil
}

// write encodes a form; the forms of this package can always be encoded.
func write(form any) []byte {
	raw, err := canon.Marshal(form)
	if err != nil {
		panic(err)
	}
	return raw
}

// dealForm is a deal as it is typed and stored, see [ReadDeal].
type dealForm struct {
	Kind     DealKind    `json:"kind"`
	Dealer   *int        `json:"dealer"`
	Declarer *int        `json:"declarer,omitzero"`
	Level    *int        `json:"level,omitzero"`
	Roles    []Role      `json:"roles,omitzero"`
	Tricks   canon.Value `json:"tricks,omitzero"`
	Fast     int         `json:"fast,omitzero"`
	Absent   *int        `json:"absent,omitzero"`
}

// ReadDeal parses one deal:
//
//	{"kind":"contract","dealer":3,"declarer":0,"level":6,"roles":["declarer","whist","pass","dealer"],"tricks":[6,3,1,0],"fast":0}
//	{"kind":"misere","dealer":1,"declarer":2,"tricks":2}
//	{"kind":"allpass","dealer":2,"tricks":[3,6,1,0]}
//
// Tricks of a contract that nobody whisted are ignored. Whether the deal can be at the
// table is for [Deal.Check]. Codes preferans.form, .deal.kind, .deal.missing, .deal.extra.
func ReadDeal(raw []byte) (Deal, error) {
	var f dealForm
	if err := read(raw, &f); err != nil {
		return Deal{}, err
	}
	return f.deal()
}

func (f dealForm) deal() (Deal, error) {
	if err := f.keys(); err != nil {
		return Deal{}, err
	}
	d := Deal{Kind: f.Kind, Dealer: *f.Dealer, Declarer: nobody, Fast: f.Fast, Absent: nobody}
	if f.Declarer != nil {
		d.Declarer = *f.Declarer
	}
	if f.Absent != nil {
		d.Absent = *f.Absent
	}
	switch f.Kind {
	case DealContract:
		d.Level, d.Roles = *f.Level, f.Roles
		for i, r := range f.Roles {
			if r == RoleAbsent {
				d.Absent = i
			}
		}
		if !d.played() || f.Tricks == nil {
			return d, nil
		}
		return d, f.tricks(&d.Tricks)
	case DealMisere:
		return d, f.tricks(&d.Taken)
	default:
		return d, f.tricks(&d.Tricks)
	}
}

// tricks reads the tricks: a number in misère, else a list.
func (f dealForm) tricks(into any) error {
	if err := canon.Unmarshal(f.Tricks, into); err != nil {
		return refuse("preferans.form", "tricks", rules.Args{"text": err})
	}
	return nil
}

// keys checks that a deal of this kind has its keys and no others.
func (f dealForm) keys() error {
	type key struct {
		name   string
		there  bool
		kinds  string // that have it: c(ontract), m(isère), a(ll-pass)
		needed bool
	}
	kinds := map[DealKind]string{DealContract: "c", DealMisere: "m", DealAllPass: "a"}
	kind, ok := kinds[f.Kind]
	if !ok {
		return refuse("preferans.deal.kind", "kind", rules.Args{"kind": string(f.Kind)})
	}
	for _, k := range []key{
		{"dealer", f.Dealer != nil, "cma", true},
		{"declarer", f.Declarer != nil, "cm", true},
		{"level", f.Level != nil, "c", true},
		{"roles", f.Roles != nil, "c", true},
		{"tricks", f.Tricks != nil, "cma", kind != "c"},
		{"fast", f.Fast != 0, "c", false},
		{"absent", f.Absent != nil, "ma", false},
	} {
		has := bytes.ContainsAny([]byte(k.kinds), kind)
		switch {
		case has && k.needed && !k.there:
			return refuse("preferans.deal.missing", k.name, rules.Args{"key": k.name, "kind": string(f.Kind)})
		case !has && k.there:
			return refuse("preferans.deal.extra", k.name, rules.Args{"key": k.name, "kind": string(f.Kind)})
		}
	}
	return nil
}

// Canonical is the deal as it is stored: keys in the documented order, nothing ignored left.
func (d Deal) Canonical() []byte {
	f := dealForm{Kind: d.Kind, Dealer: &d.Dealer, Fast: d.Fast}
	if d.Kind != DealAllPass {
		f.Declarer = &d.Declarer
	}
	if d.Kind == DealContract {
		f.Level, f.Roles = &d.Level, d.Roles
	} else if d.Absent != nobody {
		f.Absent = &d.Absent
	}
	switch {
	case d.Kind == DealMisere:
		f.Tricks = write(d.Taken)
	case d.Tricks != nil:
		f.Tricks = write(d.Tricks)
	}
	return write(f)
}

// CheckDeal parses one deal strictly and returns its canonical JSON. The number of players
// is taken from its lists; a misère has none, and is checked as at a table of four.
func (Regulation) CheckDeal(raw []byte) ([]byte, error) {
	d, err := ReadDeal(raw)
	if err != nil {
		return nil, err
	}
	players := 4
	switch d.Kind {
	case DealContract:
		players = len(d.Roles)
	case DealAllPass:
		players = len(d.Tricks)
	case DealMisere:
		// At three the dealer may play a misère; which table this is isn't known here.
		if d.Absent == nobody && d.Dealer == d.Declarer {
			players = 3
		}
	}
	if err := d.Check(players); err != nil {
		return nil, err
	}
	return d.Canonical(), nil
}
