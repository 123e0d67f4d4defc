package belote

import (
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/tournament"
)

// resultWay is how a result of belote is given.
type resultWay string

const (
	wayTotals resultWay = "totals" // the whists of both pairs
	waySlip   resultWay = "slip"   // points and difference, as on the slip (II.7)
	wayNoShow resultWay = "noshow" // somebody didn't come (V.3)
	wayAward  resultWay = "award"  // awarded by the judge (III.2)
)

// formOf is the form of a table, filled with the result that stands.
func formOf(_ table.Spot, standing rules.Result) table.Form {
	if r, ok := standing.(belote.Result); ok {
		return resultFormOf(r)
	}
	return newResultForm()
}

func newResultForm() resultForm {
	return resultForm{way: wayTotals, totals: ui.NewEntry(2, totalDigits), diff: ui.NewEntry(1, totalDigits)}
}

// resultFormOf fills a form with a recorded result.
func resultFormOf(r belote.Result) resultForm {
	f := newResultForm()
	f.unfinished, f.mars, f.equal = r.Unfinished, r.Mars, r.Equal
	f.last, f.reached, f.noShow, f.award = r.LastDeclarer, r.Reached, r.NoShow, r.AwardedTo
	f.doezd = r.Reached != ""
	for i, n := range []*int{r.NS, r.EW} {
		if n != nil {
			f.totals = f.totals.Set(i, strconv.Itoa(*n))
		}
	}
	if r.Slip != nil {
		f.points = pointsKey(r.Slip.NS, r.Slip.EW)
	}
	if r.Diff != nil {
		f.diff = f.diff.Set(0, strconv.Itoa(max(*r.Diff, -*r.Diff)))
	}
	switch {
	case r.NoShow != "":
		f.way = wayNoShow
	case r.AwardedTo != "":
		f.way = wayAward
	case r.Slip != nil:
		f.way = waySlip
	}
	f.totals = f.totals.Focus(0)
	f.diff = f.diff.Focus(0)
	return f
}

// shown are the texts of the fields of the chosen way.
func (f resultForm) shown() []string {
	switch f.way {
	case wayTotals:
		return f.totals.Values
	case waySlip:
		return f.diff.Values
	}
	return nil
}

// empty reports whether nothing has been typed.
func (f resultForm) empty() bool {
	switch f.way {
	case wayNoShow:
		return f.noShow == ""
	case wayAward:
		return f.award == ""
	case waySlip:
		return f.points == "" && f.diff.Values[0] == ""
	}
	return f.totals.Values[0] == "" && f.totals.Values[1] == ""
}

// Touched reports whether anything has been typed.
func (f resultForm) Touched(table.Spot) bool { return !f.empty() }

// Resumed goes on in the first field that is empty.
func (f resultForm) Resumed(table.Spot) table.Form {
	f.totals = f.totals.Focus(table.NextOf(f.totals.Values, f.totals.At))
	return f
}

// Result is what is typed, without the answers that it doesn't depend on.
func (f resultForm) Result(at table.Spot) (rules.Result, bool) {
	typed := f.Score(at)
	return typed.Result, !f.missing() && typed.Err == nil
}

// Score is what the regulation makes of it.
func (f resultForm) Score(at table.Spot) table.Typed {
	result := f.result()
	params, ctx := at.State.Context(at.Key)
	score, err := at.State.Rule.Score(params, ctx, result)
	if err == nil {
		result = f.tidy(score.Verdict).result()
	}
	return table.Typed{Result: result, Raw: result.Canonical(), Score: score, Full: !f.missing(), Err: err}
}

// Update is the form after a touch.
func (f resultForm) Update(at table.Spot, m table.Msg) (table.Form, table.Effect) {
	switch m.Done {
	case table.Press:
		return f.press(m.Text), table.Effect{}
	case table.Type:
		return f.typed(m.Field, withoutLetter(m.Text)), table.Effect{}
	case table.Focus:
		return f.focus(m.Field), table.Effect{}
	case table.Pick:
		return f.pick(m.Field, m.Text), table.Effect{}
	}
	switch m.Field {
	case string(wayNoShow), string(wayAward):
		f.way = resultWay(m.Field)
	case "doezd":
		f.way, f.doezd = wayTotals, !f.doezd
	case "unfinished":
		f.unfinished = !f.unfinished
	case "over":
		f.unfinished = true
	case "mars":
		f.mars = !f.mars
	case "permit":
		return f, permit(at)
	}
	return f, table.Effect{}
}

func (f resultForm) press(key string) resultForm {
	if f.way != waySlip {
		f.totals = f.totals.Press(key)
		return f
	}
	if f.diff = f.diff.Press(key); f.diff.Values[0] == "" {
		f.sign = ""
	}
	return f
}

func (f resultForm) typed(field, text string) resultForm {
	switch field {
	case "ns":
		f.totals = f.totals.Type(0, text)
	case "ew":
		f.totals = f.totals.Type(1, text)
	case "diff":
		f = f.typeDiff(text)
	}
	return f
}

func (f resultForm) focus(field string) resultForm {
	switch field {
	case "ns":
		f.totals = f.totals.Focus(0)
	case "ew":
		f.totals = f.totals.Focus(1)
	}
	return f
}

func (f resultForm) pick(question, answer string) resultForm {
	switch question {
	case "way":
		f.way = resultWay(answer)
	case "noshow":
		f.noShow = belote.Side(answer)
	case "award":
		f.award = belote.Side(answer)
	case "reached":
		f.reached = belote.Side(answer)
	case "declarer":
		f.last = belote.Side(answer)
	case "equal":
		f.equal = belote.Equal(answer)
	case "points":
		f.points = answer
	}
	return f
}

// permit lets the table play on, or takes the leave back; then the slip is awaited again. It
// isn't a recording: what is typed stays.
func permit(at table.Spot) table.Effect {
	on, said := !at.Table().Permit, "said.permit"
	if !on {
		said = "said.permit.off"
	}
	return table.Effect{
		Command: tournament.PlayPermitted{Seating: at.Key.Seating, Table: at.Key.Table, Permit: on},
		Said:    say(at, said, rules.Args{"table": at.Key.Table}), Close: true,
	}
}

// withoutLetter takes the letter of «не доиграна» off the end: the browser may have put it
// into the field before the key was known to be a command.
func withoutLetter(text string) string { return strings.TrimRight(text, "yYнН") }

// result is what is typed, in the regulation's form; what is missing is left out.
func (f resultForm) result() belote.Result {
	switch f.way {
	case wayNoShow:
		return belote.Result{NoShow: f.noShow}
	case wayAward:
		return belote.Result{AwardedTo: f.award}
	case waySlip:
		r := belote.Result{Unfinished: f.unfinished}
		ns, ew, ok := pointsOf(f.points)
		if ok {
			r.Slip = &belote.Slip{NS: ns, EW: ew}
		}
		if n := numberOf(f.diff, 0); n != nil {
			if f.sign == "-" || f.sign == "" && ew > ns {
				*n = -*n
			}
			r.Diff = n
		} else if ok && ns == ew && f.diff.Values[0] == "" {
			r.Diff = new(int) // equal totals differ by nothing
		}
		return r
	}
	r := belote.Result{NS: numberOf(f.totals, 0), EW: numberOf(f.totals, 1), Unfinished: f.unfinished, Mars: f.mars}
	r.LastDeclarer, r.Equal = f.last, f.equal
	if f.doezd {
		r.Reached = f.reached
	}
	return r
}

// tidy leaves out of a possible result what it doesn't depend on: an answer that was
// given before the numbers were corrected.
func (f resultForm) tidy(verdict string) resultForm {
	if verdict != belote.VerdictBothOver {
		f.last = ""
	}
	if verdict != belote.VerdictEqualZero && verdict != belote.VerdictEqualBothLose || f.way == waySlip {
		f.equal = ""
	}
	if verdict != belote.VerdictMars && verdict != belote.VerdictReachedMars {
		f.mars = false
	}
	return f
}

// missing reports whether the form waits for an answer beside the numbers.
func (f resultForm) missing() bool {
	switch f.way {
	case wayNoShow:
		return f.noShow == ""
	case wayAward:
		return f.award == ""
	}
	return f.way == wayTotals && f.doezd && f.reached == ""
}

// waits is the key of the answer that the form waits for, once its numbers are there; ""
// for none.
func (f resultForm) waits() string {
	switch {
	case !f.missing():
	case f.way == wayTotals && (numberOf(f.totals, 0) == nil || numberOf(f.totals, 1) == nil):
	case f.way == wayTotals:
		return "wait.doezd"
	default:
		return "wait." + string(f.way)
	}
	return ""
}

// totalDigits is how long the numbers of belote are: what is longer is refused as typed.
const totalDigits = 4

// numberOf is the number in a field; nil while there is none.
func numberOf(e ui.Entry, i int) *int {
	n, err := strconv.Atoi(e.Values[i])
	if err != nil || e.Odd(i) {
		return nil
	}
	return &n
}

// typeDiff takes the difference as a keyboard left it. The field shows the sign that the
// points tell; any other is the judge's own, and is refused where the points contradict it.
func (f resultForm) typeDiff(text string) resultForm {
	sign, body := "", strings.TrimSpace(text)
	for _, s := range []string{"-", "−", "–", "+"} {
		if rest, ok := strings.CutPrefix(body, s); ok {
			if body, sign = rest, "-"; s == "+" {
				sign = s
			}
			break
		}
	}
	if f.sign = sign; sign == signOf(f.points) {
		f.sign = ""
	}
	f.diff = f.diff.Type(0, body)
	return f
}

// signOf is the sign of the N–S difference that goes with the points of a slip; "" if they
// tell none.
func signOf(points string) string {
	switch ns, ew, ok := pointsOf(points); {
	case !ok || ns == ew:
		return ""
	case ew > ns:
		return "-"
	}
	return "+"
}

func pointsKey(ns, ew rules.Half) string { return strconv.Itoa(int(ns)) + ":" + strconv.Itoa(int(ew)) }

func pointsOf(key string) (ns, ew rules.Half, ok bool) {
	a, b, _ := strings.Cut(key, ":")
	n, errA := strconv.Atoi(a)
	e, errB := strconv.Atoi(b)
	return rules.Half(n), rules.Half(e), errA == nil && errB == nil
}

// slipPoints are the points that a slip can carry.
func slipPoints(p rules.Params) []string {
	win, mars := p.Half("winPoints"), p.Half("marsPoints")
	low, other := p.Half("lowLeaderPoints"), p.Half("lowOtherPoints")
	var list []string
	add := func(ns, ew rules.Half) {
		key := pointsKey(ns, ew)
		for _, had := range list {
			if had == key {
				return
			}
		}
		list = append(list, key)
	}
	if p.Choice("marsMode") != belote.MarsOff {
		add(mars, -mars)
	}
	add(win, -win)
	add(low, other)
	if p.Choice("marsMode") != belote.MarsOff {
		add(-mars, mars)
	}
	add(-win, win)
	add(other, low)
	add(0, 0)
	add(other, other)
	return list
}
