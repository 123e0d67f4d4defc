package domino

import (
	"encoding/json"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/rules/domino"
)

// MarshalJSON writes what is typed.
func (f resultForm) MarshalJSON() ([]byte, error) {
	return json.Marshal(formLeft{
		Parties: f.Entry.Values, Unfinished: f.unfinished, Deciding: f.deciding, Decision: f.decision, A: f.a, B: f.b, NoShow: f.noShow, Absent: f.absent,
	})
}

// UnmarshalJSON reads it; what the form can't show is refused.
func (f *resultForm) UnmarshalJSON(raw []byte) (err error) {
	var l formLeft
	if err := json.Unmarshal(raw, &l); err != nil {
		return err
	}
	form := newResultForm(len(l.Parties) == 6)
	if form.Entry, err = table.PutValues(form.Entry, l.Parties); err != nil {
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

func (f resultForm) Words(names []string) []string {
	var parties [][]string
	for i := range len(f.Entry.Values) / 2 {
		if a, b := f.party(i); a != "" || b != "" {
			parties = append(parties, []string{a, b})
		}
	}
	return table.TypedPairs(names, parties...)
}
