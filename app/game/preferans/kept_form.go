package preferans

import (
	"encoding/json"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/rules/preferans"
)

// MarshalJSON writes what is typed.
func (f resultForm) MarshalJSON() ([]byte, error) {
	l := whistsLeft{Whists: f.Entry.Values, Filled: f.Entry.Filled, Fractions: f.fractions, Unbalanced: f.unbalanced, Why: f.why}
	for _, m := range f.Late {
		l.Late = append(l.Late, lateLeft(m))
	}
	return json.Marshal(l)
}

// UnmarshalJSON reads it; what the form can't show is refused.
func (f *resultForm) UnmarshalJSON(raw []byte) error {
	var l whistsLeft
	if err := json.Unmarshal(raw, &l); err != nil {
		return err
	}
	n := len(l.Whists)
	if n < 3 || n > 4 || len(l.Late) != n || l.Filled < -1 || l.Filled >= n {
		return scope.ErrForm
	}
	form := resultForm{Entry: newWhistEntry(n), fractions: l.Fractions, unbalanced: l.Unbalanced, why: l.Why}
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

func (f resultForm) Words(names []string) []string {
	return table.TypedPairs(names, f.Entry.Values)
}
