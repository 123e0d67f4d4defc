package preferans

import (
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// resultForm is what is typed of a table of preferans.
type resultForm struct {
	Entry      whistEntry
	Late       []LateMark // by seat
	fractions  bool       // the judge asked for halves and thirds
	unbalanced bool       // recorded though the whists don't add to zero
	why        string
}

// fill puts a recorded result in.
func (f *resultForm) fill(r preferans.Result, params rules.Params) {
	for i, w := range r.Whists {
		f.Entry.Values[i] = whistText(w)
	}
	f.Entry.fresh = true
	f.unbalanced, f.why = r.Unbalanced != "", r.Unbalanced
	for _, n := range r.Late {
		f.Late[n.Seat] = LateMark{Step: preferans.Lateness(params, 60*n.Minutes), Minutes: n.Minutes, Mountain: n.Mountain}
	}
	for _, seat := range r.Absent {
		f.Late[seat] = LateMark{Step: preferans.LateMissed}
	}
}

// result is what is typed, in the regulation's form; full reports whether nothing is missing.
func (f *resultForm) result() (r preferans.Result, full bool) {
	r.Whists, full = f.Entry.Whists()
	for i, m := range f.Late {
		switch {
		case m.Step == preferans.LateMissed:
			r.Absent = append(r.Absent, i)
		case m.Minutes > 0:
			r.Late = append(r.Late, preferans.LateNote{Seat: i, Minutes: m.Minutes, Mountain: m.Mountain})
		}
	}
	if f.unbalanced {
		r.Unbalanced = text.Tidy(f.why)
	}
	return r, full
}

// whistsQuestion is what a form that was left still asks. Whists show on the card once
// all are typed: a missing one isn't zero.
func whistsQuestion(d *desk.Desk, id string, s *tournament.State, k tournament.TableKey) (string, rules.Result) {
	f, ok := table.Taken[resultForm](table.LeftOf(d, id), k)
	if !ok {
		return "", nil
	}
	r, full := f.result()
	err := table.ScoreTyped(s, k, r, full).Err
	question := table.LeftQuestion(d, full, err)
	if !full {
		return question, nil
	}
	return question, r
}
