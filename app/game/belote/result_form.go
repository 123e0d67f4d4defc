package belote

import (
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
)

// resultWay is how a result of belote is given.
type resultWay string

const (
	wayTotals resultWay = "totals" // the whists of both pairs
	waySlip   resultWay = "slip"   // points and difference, as on the slip (II.7)
	wayNoShow resultWay = "noshow" // somebody didn't come (V.3)
	wayAward  resultWay = "award"  // awarded by the judge (III.2)
)

func newResultForm() ResultForm {
	return ResultForm{way: wayTotals, Totals: ui.NewEntry(2, totalDigits), diff: ui.NewEntry(1, totalDigits)}
}

// resultFormOf fills a form with a recorded result.
func resultFormOf(r belote.Result) ResultForm {
	f := newResultForm()
	f.unfinished, f.mars, f.equal = r.Unfinished, r.Mars, r.Equal
	f.last, f.reached, f.noShow, f.award = r.LastDeclarer, r.Reached, r.NoShow, r.AwardedTo
	f.doezd = r.Reached != ""
	for i, n := range []*int{r.NS, r.EW} {
		if n != nil {
			f.Totals = f.Totals.Set(i, strconv.Itoa(*n))
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
	f.Totals = f.Totals.Focus(0)
	f.diff = f.diff.Focus(0)
	return f
}

// shown are the texts of the fields of the chosen way.
func (f ResultForm) shown() []string {
	switch f.way {
	case wayTotals:
		return f.Totals.Values
	case waySlip:
		return f.diff.Values
	}
	return nil
}

// empty reports whether nothing has been typed.
func (f ResultForm) empty() bool {
	switch f.way {
	case wayNoShow:
		return f.noShow == ""
	case wayAward:
		return f.award == ""
	case waySlip:
		return f.points == "" && f.diff.Values[0] == ""
	}
	return f.Totals.Values[0] == "" && f.Totals.Values[1] == ""
}

// result is what is typed, in the regulation's form; what is missing is left out.
func (f ResultForm) result() belote.Result {
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
	r := belote.Result{NS: numberOf(f.Totals, 0), EW: numberOf(f.Totals, 1), Unfinished: f.unfinished, Mars: f.mars}
	r.LastDeclarer, r.Equal = f.last, f.equal
	if f.doezd {
		r.Reached = f.reached
	}
	return r
}

// tidy leaves out of a possible result what it doesn't depend on: an answer that was
// given before the numbers were corrected.
func (f ResultForm) tidy(verdict string) ResultForm {
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
func (f ResultForm) missing() bool {
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
func (f ResultForm) waits() string {
	switch {
	case !f.missing():
	case f.way == wayTotals && (numberOf(f.Totals, 0) == nil || numberOf(f.Totals, 1) == nil):
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
func (f ResultForm) typeDiff(text string) ResultForm {
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
