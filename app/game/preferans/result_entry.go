package preferans

import (
	"slices"
	"strings"

	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
)

// Keys of the pad that only whists have.
const (
	keyRest     = "rest" // what the others leave, so that the sum is zero
	keyFraction = "frac:"
)

// whistEntry is what is typed of a table's whists: signed whole numbers, each perhaps with
// a fraction ("-66 2/3"), since those of three players may have thirds.
type whistEntry struct {
	Values []string
	At     int
	Filled int // who was given what the others leave; -1: nobody

	fresh bool // the next digit replaces what stands there
}

func newWhistEntry(seats int) whistEntry {
	return whistEntry{Values: make([]string, seats), Filled: -1}
}

// empty reports whether no number is typed yet.
func (e whistEntry) empty() bool {
	return !slices.ContainsFunc(e.Values, func(v string) bool { return v != "" })
}

// whistText writes whists in the way of the entry.
func whistText(w rules.Sixth) string {
	n, lead := int64(w), ""
	if n < 0 {
		n, lead = -n, "-"
	}
	whole, part := rules.Sixth(n/6*6).String(), rules.Sixth(n%6)
	switch {
	case part == 0:
		return lead + whole
	case whole == "0":
		return lead + part.String()
	}
	return lead + whole + " " + part.String()
}

// whistsOf reads "120", "-66 2/3", "-200/3", "1/2", and "12,5" for a half.
func whistsOf(text string) (w rules.Sixth, ok bool) {
	body, minus := strings.CutPrefix(strings.TrimSpace(text), "-")
	if i := strings.IndexAny(body, ",."); i >= 0 {
		switch strings.TrimRight(body[i+1:], "0") {
		case "5":
			body = strings.TrimSpace(body[:i] + " 1/2")
		case "":
			if i+1 == len(body) {
				return 0, false // nothing after the comma yet
			}
			body = body[:i]
		default:
			return 0, false
		}
	}
	whole, part, mixed := strings.Cut(body, " ")
	if part != "" && !strings.Contains(part, "/") {
		return 0, false // "1 024" is neither 25 nor surely 1024
	}
	for _, s := range []string{whole, part} {
		if s == "" {
			continue
		}
		v, err := rules.ParseSixth(s)
		if err != nil || strings.HasPrefix(s, "-") || mixed && s == whole && strings.Contains(s, "/") {
			return 0, false
		}
		w += v
	}
	if minus {
		w = -w
	}
	return w, strings.Trim(body, " ") != ""
}

// Press returns the entry after a key of the pad.
func (e whistEntry) Press(key string) whistEntry {
	e.Values = append([]string(nil), e.Values...)
	v := e.Values[e.At]
	if w, ok := whistsOf(v); ok && strings.ContainsAny(v, ",.") {
		v = whistText(w)
	} else if !e.fresh && !plainWhists(v) && (key == ui.KeyErase || key != "" && ui.Whole(key)) {
		return e.amend(key)
	}
	body, minus := strings.CutPrefix(v, "-")
	whole, part, _ := strings.Cut(body, " ")
	if strings.Contains(whole, "/") {
		whole, part = "", whole
	}
	switch {
	case key == ui.KeyNext:
		return e.Focus((e.At + 1) % len(e.Values))
	case key == keyRest:
		return e.rest()
	case key == ui.KeySign:
		minus = !minus
	case key == ui.KeyErase && part != "":
		part = ""
	case key == ui.KeyErase && whole != "":
		whole = whole[:len(whole)-1]
	case key == ui.KeyErase:
		minus = false
	case strings.HasPrefix(key, keyFraction):
		part = strings.TrimPrefix(key, keyFraction)
	case key == "" || strings.Trim(key, "0123456789") != "":
		return e
	default:
		if e.fresh {
			whole, part, minus = "", "", minus && v == "-"
		}
		if whole = strings.TrimLeft(whole+key, "0"); whole == "" {
			whole = "0"
		}
		whole = whole[:min(len(whole), oddWhists)] // too many are refused, not cut
	}
	e.Values[e.At], e.fresh = joinWhists(minus, whole, part), false
	if e.Filled == e.At {
		e.Filled = -1
	}
	return e
}

// plainWhists reports whether a text has only what the pad writes.
func plainWhists(text string) bool { return strings.Trim(text, "-0123456789 /") == "" }

// amend changes the end of a text that can't be read: a digit goes behind "12,".
func (e whistEntry) amend(key string) whistEntry {
	r := []rune(e.Values[e.At])
	if key == ui.KeyErase {
		r = r[:len(r)-1]
	} else {
		r = append(r, []rune(key)...)
	}
	e.Values[e.At] = string(r[:min(len(r), oddWhists)])
	return e
}

// oddWhists is how much of a text that can't be read a field keeps, in letters.
const oddWhists = 100

func joinWhists(minus bool, whole, part string) string {
	s := strings.TrimSpace(whole + " " + part)
	if minus {
		return "-" + s
	}
	return s
}

// Type returns the entry after a keyboard has left the text in a field: «=» fills in what
// the others leave. What is no number stays as it was typed, see unread: to drop a comma
// would make 125 of 12,5.
func (e whistEntry) Type(i int, text string) whistEntry {
	e.Values = append([]string(nil), e.Values...)
	e.At, e.fresh = i, false
	if strings.Contains(text, "=") {
		return e.rest()
	}
	if e.Filled == i {
		e.Filled = -1
	}
	text = strings.NewReplacer("−", "-", "–", "-", "\u00a0", " ").Replace(strings.TrimPrefix(strings.TrimSpace(text), "+"))
	if body, turned := strings.CutSuffix(text, "-"); turned && strings.ContainsAny(body, "0123456789") && !strings.HasSuffix(body, "-") {
		// A minus typed after the digits turns the sign, as the pad's key does.
		if rest, minus := strings.CutPrefix(body, "-"); !minus {
			text = "-" + body
		} else if body == e.Values[i] {
			text = rest
		}
	}
	r := []rune(text)
	e.Values[i] = string(r[:min(len(r), oddWhists)])
	return e
}

// tooMany reports whether a text is whists that no round brings.
func tooMany(text string) bool {
	w, ok := whistsOf(text)
	return ok && max(w, -w) > rules.Whole(preferans.MaxWhists) || !ok && len(text) > 4 && ui.Whole(strings.TrimPrefix(text, "-"))
}

// unread is the first field with a text that is no number of whists; -1: none. One that is
// still being typed ("200/", "12,") isn't told of yet.
func (e whistEntry) unread() int {
	for i, v := range e.Values {
		if _, ok := whistsOf(v); ok || v == "" || v == "-" || i == e.At && strings.TrimRight(v, "/,.") != v {
			continue
		}
		return i
	}
	return -1
}

// Focus returns the entry with field i under the pad; the next digit replaces its value.
func (e whistEntry) Focus(i int) whistEntry {
	if i != e.At {
		e.fresh = e.Values[i] != ""
	}
	e.At = i
	return e
}

// rest gives the current field what the others leave to zero.
func (e whistEntry) rest() whistEntry {
	sum, _ := e.others(e.At)
	e.Values[e.At], e.Filled, e.fresh = whistText(-sum), e.At, false
	return e
}

// others adds up all fields but one; full reports whether all of them have a number.
func (e whistEntry) others(but int) (sum rules.Sixth, full bool) {
	full = true
	for i, v := range e.Values {
		if i == but {
			continue
		}
		w, ok := whistsOf(v)
		sum += w
		full = full && ok
	}
	return sum, full
}

// Whists are the numbers; full reports whether every field has one.
func (e whistEntry) Whists() (list []rules.Sixth, full bool) {
	full = true
	for _, v := range e.Values {
		w, ok := whistsOf(v)
		list = append(list, w)
		full = full && ok
	}
	return list, full
}

// fractions reports whether any number has a fraction.
func (e whistEntry) fractions() bool {
	for _, v := range e.Values {
		if w, ok := whistsOf(v); ok && w%6 != 0 || strings.Contains(v, "/") {
			return true
		}
	}
	return false
}

// fraction is the fraction of the current field: "1/3", "".
func (e whistEntry) fraction() string {
	w, _ := whistsOf(e.Values[e.At])
	if w < 0 {
		w = -w
	}
	if part := w % 6; part != 0 {
		return part.String()
	}
	return ""
}
