package play

import (
	"encoding/json"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// MarshalJSON writes what is typed.
func (f BeloteForm) MarshalJSON() ([]byte, error) {
	return json.Marshal(beloteLeft{
		Way: f.way, Totals: f.Totals.Values, Diff: f.diff.Values[0], Points: f.points, Unfinished: f.unfinished, Mars: f.mars, Doezd: f.doezd,
		Last: f.last, Reached: f.reached, NoShow: f.noShow, Award: f.award, Equal: f.equal, Sign: f.sign,
	})
}

// UnmarshalJSON reads it; what the form can't show is refused.
func (f *BeloteForm) UnmarshalJSON(raw []byte) (err error) {
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
		if err := scope.OneOf(side, belote.NS, belote.EW); err != nil {
			return err
		}
	}
	if err := scope.OneOf(l.Equal, belote.EqualZero, belote.EqualBothLose); err != nil {
		return err
	}
	if l.Way == "" || scope.OneOf(l.Way, wayTotals, waySlip, wayNoShow, wayAward) != nil {
		return scope.ErrForm
	}
	if _, _, ok := pointsOf(l.Points); l.Points != "" && !ok {
		return scope.ErrForm
	}
	if form.Totals, err = putValues(form.Totals, l.Totals); err != nil {
		return err
	}
	if err := scope.OneOf(l.Sign, "+", "-"); err != nil {
		return err
	}
	form.diff, form.sign = form.diff.Set(0, l.Diff), l.Sign
	*f = form
	return nil
}

// MarshalJSON writes what is typed.
func (f whistsForm) MarshalJSON() ([]byte, error) {
	l := whistsLeft{Whists: f.Entry.Values, Filled: f.Entry.Filled, Fractions: f.fractions, Unbalanced: f.unbalanced, Why: f.why}
	for _, m := range f.Late {
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
		return scope.ErrForm
	}
	form := whistsForm{Entry: newWhistEntry(n), fractions: l.Fractions, unbalanced: l.Unbalanced, why: l.Why}
	for i, v := range l.Whists {
		if len([]rune(v)) > 2*oddWhists {
			return scope.ErrForm
		}
		form.Entry.Values[i] = v
	}
	form.Entry.Filled = l.Filled
	for _, m := range l.Late {
		if scope.OneOf(m.Step, preferans.LateNothing, preferans.LateMountain, preferans.LateExtra, preferans.LateMissed) != nil {
			return scope.ErrForm
		}
		form.Late = append(form.Late, LateMark(m))
	}
	*f = form
	return nil
}

// MarshalJSON writes what is typed.
func (f dominoForm) MarshalJSON() ([]byte, error) {
	return json.Marshal(dominoLeft{
		Parties: f.Entry.Values, Unfinished: f.unfinished, Deciding: f.deciding, Decision: f.decision, A: f.a, B: f.b, NoShow: f.noShow, Absent: f.absent,
	})
}

// UnmarshalJSON reads it; what the form can't show is refused.
func (f *dominoForm) UnmarshalJSON(raw []byte) (err error) {
	var l dominoLeft
	if err := json.Unmarshal(raw, &l); err != nil {
		return err
	}
	form := newDominoForm(len(l.Parties) == 6)
	if form.Entry, err = putValues(form.Entry, l.Parties); err != nil {
		return err
	}
	if err := scope.OneOf(l.NoShow, domino.NoShowA, domino.NoShowB, domino.NoShowBoth); err != nil {
		return err
	}
	if err := scope.OneOf(l.Decision, append([]string{decisionOther}, decisions...)...); err != nil {
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
func (f BeloteForm) typedWords(names []string) []string {
	switch f.way {
	case wayNoShow, wayAward:
		return names
	case waySlip:
		ns, ew, _ := pointsOf(f.points)
		return append(typedPairs(names, []string{scope.HalfText(ns), scope.HalfText(ew)}), f.diff.Values[0])
	}
	return typedPairs(names, f.Totals.Values)
}

func (f whistsForm) typedWords(names []string) []string { return typedPairs(names, f.Entry.Values) }

func (f dominoForm) typedWords(names []string) []string {
	var parties [][]string
	for i := range len(f.Entry.Values) / 2 {
		if a, b := f.party(i); a != "" || b != "" {
			parties = append(parties, []string{a, b})
		}
	}
	return typedPairs(names, parties...)
}

func (f BeloteForm) typedResult(s *tournament.State, k tournament.TableKey) (rules.Result, bool) {
	score, err := scoreTyped(s, k, f.result())
	return f.tidy(score.Verdict).result(), err == nil && !f.missing()
}

func (f whistsForm) typedResult(*tournament.State, tournament.TableKey) (rules.Result, bool) {
	return f.result()
}

func (f dominoForm) typedResult(*tournament.State, tournament.TableKey) (rules.Result, bool) {
	return f.result()
}
