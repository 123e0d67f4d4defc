package domino

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
)

// resultForm is what is typed of a table of domino.
type resultForm struct {
	Entry      ui.Entry // a, b of party 1, then 2, then 3
	unfinished bool
	deciding   bool   // the judge gives the points
	decision   string // a pair of points: "3 0"; "other" for typed ones
	a, b       string // typed points
	noShow     domino.NoShow
	absent     bool // the question of who didn't come is open
}

// partyDigits is how long the numbers of domino are: what is longer is refused as typed.
const partyDigits = 3

// newResultForm is an empty form: two parties, up to three in a match to two wins.
func newResultForm(match bool) resultForm {
	if match {
		return resultForm{Entry: ui.NewEntry(6, partyDigits)}
	}
	return resultForm{Entry: ui.NewEntry(4, partyDigits)}
}

// fill puts a recorded result in.
func (f *resultForm) fill(r domino.Result) {
	for i, party := range r.Parties {
		if 2*i+1 < len(f.Entry.Values) {
			f.Entry = f.Entry.Set(2*i, strconv.Itoa(party.A)).Set(2*i+1, strconv.Itoa(party.B))
		}
		f.unfinished = f.unfinished || party.Unfinished
	}
	if r.Decision != nil {
		f.deciding, f.unfinished = true, true
		f.setDecision(r.Decision.A, r.Decision.B)
	}
	f.noShow = r.NoShow
	f.absent = r.NoShow != ""
	f.Entry = f.Entry.Focus(0)
}

// empty reports whether nothing is typed yet.
func (f *resultForm) empty() bool {
	return !f.unfinished && !f.deciding && f.noShow == "" && !slices.ContainsFunc(f.Entry.Values, func(v string) bool { return v != "" })
}

// formOf is the form of a table, filled with the result that stands.
func formOf(at table.Spot, standing rules.Result) table.Form {
	f := newResultForm(match(at))
	if r, ok := standing.(domino.Result); ok {
		f.fill(r)
	}
	return f
}

// match reports whether the table plays to two wins.
func match(at table.Spot) bool {
	switch at.Round().Stage {
	case rules.StageMain, rules.StageGroups:
		return false
	}
	return true
}

// Touched reports whether anything is typed.
func (f resultForm) Touched(table.Spot) bool { return !f.empty() }

// Resumed goes on in the first field that is empty; a form of other parties begins anew.
func (f resultForm) Resumed(at table.Spot) table.Form {
	if match(at) != (len(f.Entry.Values) == 6) {
		return newResultForm(match(at))
	}
	f.Entry = f.Entry.Focus(table.NextOf(f.Entry.Values[:4], f.Entry.At))
	return f
}

// Result is what is typed.
func (f resultForm) Result(table.Spot) (rules.Result, bool) { return f.result() }

// Score is what the regulation makes of it.
func (f resultForm) Score(at table.Spot) table.Typed { return at.Scored(f.result()) }

// Left is what a form that was left still asks.
func (f resultForm) Left(at table.Spot, typed table.Typed) (question string, shown bool) {
	if typed.Full && f.waitsThird(typed.Err) {
		return say(at, "third", nil), true
	}
	return at.LeftAsks(typed), true
}

// Update is the form after a touch.
func (f resultForm) Update(_ table.Spot, m table.Msg) (table.Form, table.Effect) {
	switch m.Done {
	case table.Press:
		f.press(m.Text)
	case table.Type:
		f.typed(m.Field, m.Text)
	case table.Focus:
		if i, ok := partyField(m.Field); ok && f.Entry.At != i {
			f.Entry = f.Entry.Focus(i)
		}
	case table.Pick:
		return f.picked(m.Field, m.Text)
	case table.Push:
		f.push(m.Field)
	}
	return f, table.Effect{}
}

func (f *resultForm) press(key string) {
	switch key {
	case ui.KeyNext:
		f.next()
	case ui.KeyClear:
		f.Entry = f.Entry.Press(key)
		f.unfinished, f.deciding, f.decision = false, false, ""
	case "101":
		f.Entry = f.Entry.Replace(key)
	default:
		f.Entry = f.Entry.Press(key)
	}
	f.inSight()
}

// partyField is the place of a field by its ID.
func partyField(id string) (at int, ok bool) {
	n, ok := strings.CutPrefix(id, partyID)
	at, err := strconv.Atoi(n)
	return at, ok && err == nil
}

const partyID = "party-"

func (f *resultForm) typed(field, text string) {
	switch field {
	case "points-a":
		f.a = text
	case "points-b":
		f.b = text
	}
	if i, ok := partyField(field); ok {
		// A keyboard moves on by Tab: to move by itself too would skip a field.
		f.Entry.Jump = false
		f.Entry = f.Entry.Type(i, text)
		f.Entry.Jump = true
		f.inSight()
	}
}

func (f resultForm) picked(question, answer string) (table.Form, table.Effect) {
	switch {
	case question == "absent":
		f.noShow = domino.NoShow(answer)
	case question != "decision":
	case answer == decisionOther:
		f.deciding, f.decision = true, answer
		return f, table.Effect{Focus: "points-a"}
	default:
		f.deciding, f.decision = true, answer
		f.a, f.b, _ = strings.Cut(answer, " ")
	}
	return f, table.Effect{}
}

func (f *resultForm) push(id string) {
	switch id {
	case "unfinished", "over":
		if f.unfinished = !f.unfinished; !f.unfinished {
			f.deciding, f.decision = false, ""
		}
	case moreNoShow:
		f.absent = true
	case morePlayed:
		f.absent, f.noShow = false, ""
	case moreDecide:
		f.unfinished, f.deciding = true, true
	}
}

// waitsThird reports whether nothing is wrong with a match but that it stands 1–1 and its third
// party isn't typed yet.
func (f *resultForm) waitsThird(err error) bool {
	return rules.CodeOf(err) == "domino.final.more" && len(f.Entry.Values) == 6 && f.needThird() && f.Entry.Values[4] == "" && f.Entry.Values[5] == ""
}

func (f *resultForm) setDecision(a, b rules.Half) {
	f.a, f.b = a.String(), b.String()
	f.decision = f.a + " " + f.b
	if !slices.Contains(decisions, f.decision) {
		f.decision = decisionOther
	}
}

// decisions are the usual points of a judge's decision, besides those that he types.
var decisions = []string{"3 0", "1 1", "0 3"}

const decisionOther = "other"

// party is what is typed of a party: both numbers, one of them, or nothing.
func (f *resultForm) party(i int) (a, b string) {
	return f.Entry.Values[2*i], f.Entry.Values[2*i+1]
}

// result is what is typed, in the regulation's form; full reports whether nothing is
// missing.
func (f *resultForm) result() (r domino.Result, full bool) {
	if f.absent {
		return domino.Result{NoShow: f.noShow}, f.noShow != ""
	}
	full = true
	for i := range len(f.Entry.Values) / 2 {
		a, b := f.party(i)
		switch {
		case a == "" && b == "":
			if i < 2 && !f.unfinished {
				full = false
			}
			continue
		case !counted(a) || !counted(b):
			full = false
			continue
		}
		party := domino.Party{A: scope.Atoi(a), B: scope.Atoi(b)}
		party.Unfinished = f.unfinished && party.A < domino.Target && party.B < domino.Target
		r.Parties = append(r.Parties, party)
	}
	if f.unfinished && len(r.Parties) == 0 {
		r.Parties = []domino.Party{{Unfinished: true}}
	}
	if f.deciding {
		if f.decision == "" || !f.decided() {
			return r, false
		}
		a, _ := rules.ParseHalf(scope.AsInFiles(f.a))
		b, _ := rules.ParseHalf(scope.AsInFiles(f.b))
		r.Decision = &domino.Decision{A: a, B: b}
	}
	return r, full
}

// decided reports whether the judge's points are there.
func (f *resultForm) decided() bool {
	_, errA := rules.ParseHalf(scope.AsInFiles(f.a))
	_, errB := rules.ParseHalf(scope.AsInFiles(f.b))
	return errA == nil && errB == nil
}

// bothOver refuses the first party that gives both players 101, which is seen before all is
// typed: only one of them gets there. -1, nil: none.
func (f *resultForm) bothOver() (party int, err error) {
	for i := range len(f.Entry.Values) / 2 {
		a, b := f.party(i)
		if counted(a) && counted(b) && min(scope.Atoi(a), scope.Atoi(b)) >= domino.Target {
			return i, rules.Refuse("domino.party.both", "", rules.Args{"party": i + 1, "a": scope.Atoi(a), "b": scope.Atoi(b), "target": domino.Target})
		}
	}
	return -1, nil
}

// third reports whether nothing but the third party of a match is missing.
func (f *resultForm) third() bool {
	whole := !slices.ContainsFunc(f.Entry.Values[:4], func(v string) bool { return !counted(v) })
	return len(f.Entry.Values) == 6 && whole && f.needThird()
}

// needThird reports whether a match stands 1–1, or its third party is typed already.
func (f *resultForm) needThird() bool {
	if a, b := f.party(2); a != "" || b != "" {
		return true
	}
	won := [2]int{}
	for i := range 2 {
		a, b := f.party(i)
		switch {
		case !counted(a) || !counted(b):
		case scope.Atoi(a) > scope.Atoi(b):
			won[0]++
		case scope.Atoi(b) > scope.Atoi(a):
			won[1]++
		}
	}
	return won == [2]int{1, 1}
}

// inSight takes the pad back from a third party that isn't played.
func (f *resultForm) inSight() {
	if f.Entry.At > 3 && !f.needThird() {
		f.Entry = f.Entry.Focus(3) // the last that is shown: a full number went on from it
	}
}

// next goes to the next field that is shown.
func (f *resultForm) next() {
	n := 4
	if len(f.Entry.Values) == 6 && f.needThird() {
		n = 6
	}
	f.Entry = f.Entry.Next(n)
}
