package preferans

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
)

// resultForm is what is typed of a table of preferans.
type resultForm struct {
	Entry      whistEntry
	Late       []LateMark // by seat
	fractions  bool       // the judge asked for halves and thirds
	unbalanced bool       // recorded though the whists don't add to zero
	why        string
	asked      string // whose lateness is being entered, by the button's ID; "" for nobody's
}

// formOf is the form of a table, filled with the result that stands, or with lateness noted at
// the door.
func formOf(at table.Spot, standing rules.Result) table.Form {
	t := at.Table()
	f := resultForm{Entry: newWhistEntry(len(t.Seats)), Late: lateOf(at)}
	if r, ok := standing.(preferans.Result); ok && len(r.Whists) == len(t.Seats) {
		f.fill(r, at.State.ParamsOf(at.Round().Number))
	}
	return f
}

// lateOf are the latenesses noted at the door, by seat.
func lateOf(at table.Spot) []LateMark {
	list := make([]LateMark, len(at.Table().Seats))
	for i, id := range at.Table().Seats {
		if a := arrivalOf(at.State, at.Key.Seating, id); a != nil {
			list[i] = markOf(at.State.ParamsOf(at.Round().Number), *a)
		}
	}
	return list
}

// Touched reports whether anything stands in it but what was noted at the door.
func (f resultForm) Touched(at table.Spot) bool {
	return len(f.Late) == len(at.Table().Seats) && (!f.Entry.empty() || f.why != "" || !slices.Equal(f.Late, lateOf(at)))
}

// Resumed goes on in the first field that is empty; who was noted as late meanwhile is late.
func (f resultForm) Resumed(at table.Spot) table.Form {
	late := lateOf(at)
	if len(f.Entry.Values) != len(late) {
		return formOf(at, nil)
	}
	f.Entry = f.Entry.Focus(table.NextOf(f.Entry.Values, f.Entry.At))
	f.Entry.fresh = f.Entry.Values[f.Entry.At] != ""
	f.Late = slices.Clone(f.Late)
	for i, mark := range late {
		if f.Late[i] == (LateMark{}) {
			f.Late[i] = mark
		}
	}
	return f
}

// Result is what is typed.
func (f resultForm) Result(table.Spot) (rules.Result, bool) { return f.result() }

// Score is what the regulation makes of it. Whists that don't add to zero are scored too, so
// that places show while the judge looks for the mistake; Err is the refusal.
func (f resultForm) Score(at table.Spot) table.Typed {
	r, full := f.result()
	typed := at.Scored(r, full)
	if rules.CodeOf(typed.Err) == "preferans.whists.sum" {
		r.Unbalanced = "?"
		typed.Score = at.Scored(r, full).Score
	}
	return typed
}

// Left is what a form that was left still asks. Whists show on the card once all are typed: a
// missing one isn't zero.
func (f resultForm) Left(at table.Spot, typed table.Typed) (question string, shown bool) {
	return at.LeftAsks(typed), typed.Full
}

// Update is the form after a touch.
func (f resultForm) Update(at table.Spot, m table.Msg) (table.Form, table.Effect) {
	switch m.Done {
	case table.Press:
		f.Entry = f.Entry.Press(m.Text)
	case table.Type:
		if m.Field == "why" {
			f.why = m.Text
		} else if i, ok := seatField(m.Field, len(f.Entry.Values)); ok {
			f.Entry = f.Entry.Type(i, m.Text)
		}
	case table.Focus:
		if i, ok := seatField(m.Field, len(f.Entry.Values)); ok {
			f.Entry = f.Entry.Focus(i)
		}
	case table.Pick:
		return f.picked(at, m.Field, m.Text), table.Effect{}
	case table.Push:
		return f.pushed(at, m.Field)
	}
	return f, table.Effect{}
}

// IDs of the fields by seat, and what stands behind that of the lateness's button.
const (
	whistsID = "whists-"
	lateID   = "-late"
)

// seatField is the seat of a field by its ID.
func seatField(id string, seats int) (seat int, ok bool) {
	n, ok := strings.CutPrefix(id, whistsID)
	seat, err := strconv.Atoi(n)
	return seat, ok && err == nil && seat >= 0 && seat < seats
}

func (f resultForm) picked(at table.Spot, question, answer string) resultForm {
	switch question {
	case "fraction":
		f.Entry = f.Entry.Press(keyFraction + answer)
	case "late":
		f = f.late(at, preferans.LateStep(answer))
	}
	return f
}

func (f resultForm) pushed(at table.Spot, id string) (table.Form, table.Effect) {
	switch id {
	case "arrived":
		return f, f.arrive(at)
	case "noted":
		return f.arrived(at), table.Effect{}
	case moreTake:
		return f.takeSheet(at), table.Effect{}
	case moreFraction:
		f.fractions = !f.fractions
	case moreUnbalanced:
		if f.unbalanced = !f.unbalanced; f.unbalanced {
			return f, table.Effect{Focus: "why"}
		}
	default:
		if f.asked == id {
			id = ""
		}
		f.asked = id
	}
	return f, table.Effect{}
}

// takeSheet puts the whists of the score sheet into the form.
func (f resultForm) takeSheet(at table.Spot) resultForm {
	sh := sheetOf(at.State, at.Key)
	if sh.Party == nil || len(sh.Party.Pool) != len(f.Entry.Values) {
		return f
	}
	f.Entry.Values = slices.Clone(f.Entry.Values)
	for i, w := range sh.Party.Settle().Result {
		f.Entry.Values[i] = whistText(w)
	}
	f.Entry.Filled = -1
	return f
}

// fill puts a recorded result in.
func (f *resultForm) fill(r preferans.Result, params rules.Params) {
	for i, w := range r.Whists {
		f.Entry.Values[i] = whistText(w)
	}
	f.Entry.fresh = true
	f.unbalanced, f.why = r.Unbalanced != "", r.Unbalanced
	f.Late = slices.Clone(f.Late)
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
