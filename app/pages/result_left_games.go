package pages

import (
	"encoding/json"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// What is typed at a table as it lies on the disk. Fields are added, never renamed.

type beloteLeft struct {
	Way        beloteWay    `json:"way"`
	Totals     []string     `json:"totals"`
	Diff       string       `json:"diff,omitempty"`
	Points     string       `json:"points,omitempty"`
	Unfinished bool         `json:"unfinished,omitempty"`
	Mars       bool         `json:"mars,omitempty"`
	Doezd      bool         `json:"doezd,omitempty"`
	Last       belote.Side  `json:"last,omitempty"`
	Reached    belote.Side  `json:"reached,omitempty"`
	NoShow     belote.Side  `json:"noShow,omitempty"`
	Award      belote.Side  `json:"award,omitempty"`
	Equal      belote.Equal `json:"equal,omitempty"`
	Sign       string       `json:"sign,omitempty"` // typed with the difference, and not the points' own
}

// MarshalJSON writes what is typed.
func (f beloteForm) MarshalJSON() ([]byte, error) {
	return json.Marshal(beloteLeft{
		Way: f.way, Totals: f.totals.Values, Diff: f.diff.Values[0], Points: f.points, Unfinished: f.unfinished, Mars: f.mars, Doezd: f.doezd,
		Last: f.last, Reached: f.reached, NoShow: f.noShow, Award: f.award, Equal: f.equal, Sign: f.sign,
	})
}

// UnmarshalJSON reads it; what the form can't show is refused.
func (f *beloteForm) UnmarshalJSON(raw []byte) (err error) {
	var l beloteLeft
	if err := json.Unmarshal(raw, &l); err != nil {
		return err
	}
	form := newBeloteForm()
	form.way, form.points, form.unfinished, form.mars, form.doezd = l.Way, l.Points, l.Unfinished, l.Mars, l.Doezd
	form.last, form.reached, form.noShow, form.award, form.equal = l.Last, l.Reached, l.NoShow, l.Award, l.Equal
	for _, side := range []belote.Side{l.Last, l.Reached, l.NoShow, l.Award} {
		if side == belote.Both {
			continue // who it may stand for, the regulation checks
		}
		if err := oneOf(side, belote.NS, belote.EW); err != nil {
			return err
		}
	}
	if err := oneOf(l.Equal, belote.EqualZero, belote.EqualBothLose); err != nil {
		return err
	}
	if l.Way == "" || oneOf(l.Way, wayTotals, waySlip, wayNoShow, wayAward) != nil {
		return errForm
	}
	if _, _, ok := pointsOf(l.Points); l.Points != "" && !ok {
		return errForm
	}
	if form.totals, err = putValues(form.totals, l.Totals); err != nil {
		return err
	}
	if err := oneOf(l.Sign, "+", "-"); err != nil {
		return err
	}
	form.diff, form.sign = form.diff.Set(0, l.Diff), l.Sign
	*f = form
	return nil
}

type lateLeft struct {
	Step     preferans.LateStep `json:"step,omitempty"`
	Minutes  int                `json:"minutes,omitempty"`
	Mountain int                `json:"mountain,omitempty"`
}

type whistsLeft struct {
	Whists     []string   `json:"whists"`
	Filled     int        `json:"filled"`
	Late       []lateLeft `json:"late"`
	Fractions  bool       `json:"fractions,omitempty"`
	Unbalanced bool       `json:"unbalanced,omitempty"`
	Why        string     `json:"why,omitempty"`
}

// MarshalJSON writes what is typed.
func (f whistsForm) MarshalJSON() ([]byte, error) {
	l := whistsLeft{Whists: f.entry.Values, Filled: f.entry.Filled, Fractions: f.fractions, Unbalanced: f.unbalanced, Why: f.why}
	for _, m := range f.late {
		l.Late = append(l.Late, lateLeft(m))
	}
	return json.Marshal(l)
}

// UnmarshalJSON reads it; what the form can't show is refused.
func (f *whistsForm) UnmarshalJSON(raw []byte) error {
	var l whistsLeft
	if err := json.Unmarshal(raw, &l); err != nil {
		return err
	}
	n := len(l.Whists)
	if n < 3 || n > 4 || len(l.Late) != n || l.Filled < -1 || l.Filled >= n {
		return errForm
	}
	form := whistsForm{entry: newWhistEntry(n), fractions: l.Fractions, unbalanced: l.Unbalanced, why: l.Why}
	for i, v := range l.Whists {
		if len([]rune(v)) > 2*oddWhists {
			return errForm
		}
		form.entry.Values[i] = v
	}
	form.entry.Filled = l.Filled
	for _, m := range l.Late {
		if oneOf(m.Step, preferans.LateNothing, preferans.LateMountain, preferans.LateExtra, preferans.LateMissed) != nil {
			return errForm
		}
		form.late = append(form.late, lateMark(m))
	}
	*f = form
	return nil
}

type dominoLeft struct {
	Parties    []string      `json:"parties"`
	Unfinished bool          `json:"unfinished,omitempty"`
	Deciding   bool          `json:"deciding,omitempty"`
	Decision   string        `json:"decision,omitempty"`
	A          string        `json:"a,omitempty"`
	B          string        `json:"b,omitempty"`
	NoShow     domino.NoShow `json:"noShow,omitempty"`
	Absent     bool          `json:"absent,omitempty"`
}

// MarshalJSON writes what is typed.
func (f dominoForm) MarshalJSON() ([]byte, error) {
	return json.Marshal(dominoLeft{
		Parties: f.entry.Values, Unfinished: f.unfinished, Deciding: f.deciding, Decision: f.decision, A: f.a, B: f.b, NoShow: f.noShow, Absent: f.absent,
	})
}

// UnmarshalJSON reads it; what the form can't show is refused.
func (f *dominoForm) UnmarshalJSON(raw []byte) (err error) {
	var l dominoLeft
	if err := json.Unmarshal(raw, &l); err != nil {
		return err
	}
	form := newDominoForm(len(l.Parties) == 6)
	if form.entry, err = putValues(form.entry, l.Parties); err != nil {
		return err
	}
	if err := oneOf(l.NoShow, domino.NoShowA, domino.NoShowB, domino.NoShowBoth); err != nil {
		return err
	}
	if err := oneOf(l.Decision, append([]string{decisionOther}, decisions...)...); err != nil {
		return err
	}
	form.unfinished, form.deciding, form.decision, form.a, form.b = l.Unfinished, l.Deciding, l.Decision, l.A, l.B
	form.noShow, form.absent = l.NoShow, l.Absent
	*f = form
	return nil
}

// typedPairs writes what is typed in the fields of a form, seat by seat: «Иванов 1012».
func typedPairs(names []string, values ...[]string) []string {
	list := make([]string, len(names))
	for i, name := range names {
		list[i] = name
		for _, v := range values {
			if i < len(v) && v[i] != "" {
				list[i] += " " + v[i]
			} else {
				list[i] += " —"
			}
		}
	}
	return list
}

// typedWords are what is typed at a table, seat by seat, for a person to read.
func (f beloteForm) typedWords(names []string) []string {
	switch f.way {
	case wayNoShow, wayAward:
		return names
	case waySlip:
		ns, ew, _ := pointsOf(f.points)
		return append(typedPairs(names, []string{halfText(ns), halfText(ew)}), f.diff.Values[0])
	}
	return typedPairs(names, f.totals.Values)
}

func (f whistsForm) typedWords(names []string) []string { return typedPairs(names, f.entry.Values) }

func (f dominoForm) typedWords(names []string) []string {
	var parties [][]string
	for i := range len(f.entry.Values) / 2 {
		if a, b := f.party(i); a != "" || b != "" {
			parties = append(parties, []string{a, b})
		}
	}
	return typedPairs(names, parties...)
}

func (f beloteForm) typedResult(s *tournament.State, k tournament.TableKey) (rules.Result, bool) {
	score, err := scoreTyped(s, k, f.result())
	return f.tidy(score.Verdict).result(), err == nil && !f.missing()
}

func (f whistsForm) typedResult(*tournament.State, tournament.TableKey) (rules.Result, bool) {
	return f.result()
}

func (f dominoForm) typedResult(*tournament.State, tournament.TableKey) (rules.Result, bool) {
	return f.result()
}
