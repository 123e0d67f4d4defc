package domino

import (
	"strconv"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
)

// Target is what a party is played to: 101 points or more (2.1). Points above it don't
// count in the difference.
const Target = 101

// maxTotal is the most a party can end with: 100 and the whole set of tiles.
const maxTotal = Target - 1 + setPoints

// maxDecision bounds the points that a judge's decision may give.
const maxDecision = 99

// Side is a side of a table: SideA sits on Seats[0], SideB on Seats[1].
type Side string

const (
	NoSide Side = ""
	SideA  Side = "a"
	SideB  Side = "b"
)

// Other is the opponent's side; of no side none.
func (s Side) Other() Side {
	switch s {
	case SideA:
		return SideB
	case SideB:
		return SideA
	}
	return NoSide
}

// Party (партия) is a party as recorded: the raw totals, what is above 101 included.
type Party struct {
	A          int  `json:"a"`
	B          int  `json:"b"`
	Unfinished bool `json:"unfinished,omitzero"` // the time was over (1.7)
}

// Decision is the judge's decision: the points of the round. Differences stay those of
// the parties.
type Decision struct {
	A rules.Half `json:"a"`
	B rules.Half `json:"b"`
}

// NoShow tells who didn't come.
type NoShow string

const (
	NoShowA    NoShow = "a"
	NoShowB    NoShow = "b"
	NoShowBoth NoShow = "both"
)

// Result is a table's result: parties, perhaps with a decision, or a no-show.
type Result struct {
	Parties  []Party   `json:"parties,omitzero"`
	Decision *Decision `json:"decision,omitzero"`
	NoShow   NoShow    `json:"noShow,omitzero"`
}

// Canonical is the JSON that is stored: the keys in the order above, what doesn't apply
// left out.
func (r Result) Canonical() []byte {
	if r.NoShow != "" {
		r = Result{NoShow: r.NoShow}
	}
	raw, err := canon.Marshal(r)
	if err != nil {
		panic(err) // integers, booleans and texts always marshal
	}
	return raw
}

// ReadResult parses the `score` form strictly. Two parties are expected, a party that
// wasn't begun may be left out at the end. Codes: domino.form, domino.form.at (not the form),
// domino.party.number (a or b missing), domino.party.range, domino.party.count (more
// than three), domino.decision.number, domino.decision.range, domino.noShow.side,
// domino.result.empty. Beside a no-show parties and decisions are ignored.
func (Regulation) ReadResult(raw []byte) (rules.Result, error) {
	r, err := readResult(raw)
	if err != nil {
		return nil, err
	}
	return r, nil
}

// partyRead and decisionRead are parts of a result as they stand in a file.
type partyRead struct {
	A          *int  `json:"a"`
	B          *int  `json:"b"`
	Unfinished *bool `json:"unfinished"`
}

type decisionRead struct {
	A *rules.Half `json:"a"`
	B *rules.Half `json:"b"`
}

func readResult(raw []byte) (r Result, err error) {
	var form struct {
		Parties  []partyRead   `json:"parties"`
		Decision *decisionRead `json:"decision"`
		NoShow   *NoShow       `json:"noShow"`
	}
	if err := decode(raw, &form); err != nil {
		return Result{}, err
	}
	if form.NoShow != nil {
		switch *form.NoShow {
		case NoShowA, NoShowB, NoShowBoth:
			return Result{NoShow: *form.NoShow}, nil
		}
		return Result{}, rules.Refuse("domino.noShow.side", "noShow", rules.Args{"value": string(*form.NoShow)})
	}
	if form.Parties == nil && form.Decision == nil {
		return Result{}, rules.Refuse("domino.result.empty", "parties", nil)
	}
	if n := len(form.Parties); n > 3 {
		return Result{}, rules.Refuse("domino.party.count", "parties", rules.Args{"count": n, "max": 3})
	}
	for i, p := range form.Parties {
		party, err := p.party(i)
		if err != nil {
			return Result{}, err
		}
		r.Parties = append(r.Parties, party)
	}
	if form.Decision != nil {
		if r.Decision, err = form.Decision.decision(); err != nil {
			return Result{}, err
		}
	}
	return r, nil
}

// party is party i, from 0.
func (p partyRead) party(i int) (Party, error) {
	field := partyField(i)
	if p.A == nil || p.B == nil {
		return Party{}, rules.Refuse("domino.party.number", field, rules.Args{"party": i + 1})
	}
	for _, total := range []struct {
		side  Side
		value int
	}{{SideA, *p.A}, {SideB, *p.B}} {
		if total.value < 0 || total.value > maxTotal {
			return Party{}, rules.Refuse("domino.party.range", field+"."+string(total.side), rules.Args{"party": i + 1, "value": total.value, "min": 0, "max": maxTotal})
		}
	}
	return Party{A: *p.A, B: *p.B, Unfinished: p.Unfinished != nil && *p.Unfinished}, nil
}

func (d decisionRead) decision() (*Decision, error) {
	if d.A == nil || d.B == nil {
		return nil, rules.Refuse("domino.decision.number", "decision", nil)
	}
	most := rules.Points(maxDecision)
	for _, given := range []struct {
		side   Side
		points rules.Half
	}{{SideA, *d.A}, {SideB, *d.B}} {
		if given.points > most || given.points < -most {
			return nil, rules.Refuse("domino.decision.range", "decision."+string(given.side), rules.Args{"value": given.points, "max": maxDecision})
		}
	}
	return &Decision{A: *d.A, B: *d.B}, nil
}

func partyField(i int) string { return "parties." + strconv.Itoa(i) }

// PartiesWon implements [rules.Matches].
func (Regulation) PartiesWon(result rules.Result) (a, b int, ok bool) {
	r, is := result.(Result)
	if !is || r.NoShow != "" || len(r.Parties) == 0 {
		return 0, 0, false
	}
	for _, x := range r.Parties {
		switch x.Outcome().Winner {
		case SideA:
			a++
		case SideB:
			b++
		}
	}
	return a, b, true
}
