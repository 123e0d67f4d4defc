package ui

import (
	"strings"
	"unicode"
)

// Entry is what is typed on a number pad into several fields: a value, never the screen.
// A form keeps one, gives its texts to the ScoreFields and its keys to Press.
type Entry struct {
	Values []string // digits, with a leading "-" where Signed; or a text that is no number, see Odd
	At     int      // the field that has the pad
	Digits int      // at most so many digits a field
	Signed bool
	Jump   bool // after the last digit the next field is taken by itself

	fresh    bool // the next digit replaces what stands there
	replaced bool // the number was begun over an older one
	jumped   bool // the field was taken by itself, and nothing was done in it yet
}

// Keys of the pad that are no digits.
const (
	KeyErase = "erase"
	KeyNext  = "next"
	KeyGo    = "go"
	KeySign  = "sign"
	KeyClear = "clear"
)

// NewEntry makes an entry of n empty fields.
func NewEntry(n, digits int) Entry {
	return Entry{Values: make([]string, n), Digits: digits, Jump: true}
}

// Press returns the entry after a key: a digit or several ("00", "10", "101"), or one of
// the Key constants. KeyGo is the form's own and changes nothing here.
func (e Entry) Press(key string) Entry {
	if e.At < 0 || e.At >= len(e.Values) {
		return e
	}
	e.Values = append([]string(nil), e.Values...)
	v := e.Values[e.At]
	if key == KeyNext {
		return e.Next(len(e.Values))
	}
	e.jumped = e.jumped && key == KeyGo
	switch key {
	case KeyErase:
		if r := []rune(v); len(r) > 0 {
			v = string(r[:len(r)-1])
		}
		e.Values[e.At], e.fresh = v, false
	case KeyClear:
		for i := range e.Values {
			e.Values[i] = ""
		}
		e.At, e.fresh = 0, false
	case KeySign:
		if !e.Signed {
			return e
		}
		if rest, ok := strings.CutPrefix(v, "-"); ok {
			v = rest
		} else {
			v = "-" + v
		}
		e.Values[e.At], e.fresh = v, false
	case KeyGo:
	default:
		if key == "" || strings.Trim(key, "0123456789") != "" {
			return e
		}
		had := digitsOf(v)
		if e.fresh {
			e.replaced = had > 0
			v, had = when(e.Signed && v == "-", "-"), 0
		}
		return e.put(v+key, had)
	}
	return e
}

// Type returns the entry after a keyboard has left the text in field i. Spaces around the
// number and between its thousands are left out; a text that is no number stays as it is, and
// one that is too long too, see Odd.
func (e Entry) Type(i int, text string) Entry {
	if i < 0 || i >= len(e.Values) {
		return e
	}
	kept := e.clean(text)
	if kept == e.Values[i] {
		return e
	}
	e.Values = append([]string(nil), e.Values...)
	if e.At != i {
		e.At, e.fresh = i, false
	}
	e.jumped = false
	had := digitsOf(e.Values[i])
	if e.fresh && begunAnew(kept, e.Values[i]) {
		e.replaced, had = true, 0
	}
	return e.put(kept, had)
}

// Replace returns the entry with a number in the current field, whatever stood there, and
// goes on from it as after the last digit.
func (e Entry) Replace(number string) Entry {
	e.fresh = e.fresh || e.At >= 0 && e.At < len(e.Values) && e.Values[e.At] != ""
	return e.Press(number)
}

// Next returns the entry at the next of its first n fields. Who types «number, next» in a
// rhythm says it once more after a full number has gone on by itself: that one is spent there.
func (e Entry) Next(n int) Entry {
	if e.jumped || n < 1 {
		e.jumped = false
		return e
	}
	return e.Focus((e.At + 1) % n)
}

// Jumped reports whether the current field was taken by itself and nothing was done in it yet.
func (e Entry) Jumped() bool { return e.jumped }

// Focus returns the entry with field i under the pad; the next digit replaces its value.
func (e Entry) Focus(i int) Entry {
	if i < 0 || i >= len(e.Values) {
		return e
	}
	e.jumped = e.jumped && e.At == i // told once more of the field that was taken
	e.At, e.fresh, e.replaced = i, e.Values[i] != "", false
	return e
}

// Set returns the entry with the value of field i, as if typed, without moving on.
func (e Entry) Set(i int, value string) Entry {
	if i < 0 || i >= len(e.Values) {
		return e
	}
	e.Values = append([]string(nil), e.Values...)
	e.Values[i] = e.clean(value)
	return e
}

// Full reports whether every field has a number.
func (e Entry) Full() bool {
	for _, v := range e.Values {
		if v == "" || v == "-" || e.odd(v) {
			return false
		}
	}
	return len(e.Values) > 0
}

// Odd reports whether field i holds a text that is no whole number of so many digits: "1012,5",
// "1e3", "99999", and "-5" where there are no signs. To drop what doesn't fit would make
// another number of it, so the field keeps it and the form refuses it.
func (e Entry) Odd(i int) bool { return i >= 0 && i < len(e.Values) && e.odd(e.Values[i]) }

func (e Entry) odd(v string) bool {
	return !e.number(v) || e.Digits > 0 && !Fits(strings.TrimPrefix(v, "-"), e.Digits)
}

// Fits reports whether a text is a whole number of at most so many digits, or empty. Zeros at
// its beginning don't count.
func Fits(text string, digits int) bool {
	return Whole(text) && len(strings.TrimLeft(text, "0")) <= digits
}

// Whole reports whether a text is digits only, or empty: what a field without signs takes.
func Whole(text string) bool { return strings.Trim(text, "0123456789") == "" }

// number reports whether a value is a whole number, or begins one.
func (e Entry) number(v string) bool {
	if e.Signed {
		v = strings.TrimPrefix(v, "-")
	}
	return Whole(v)
}

// put gives the current field a text; had is how many digits were in it before.
func (e Entry) put(v string, had int) Entry {
	e.fresh = false
	v = e.clean(v)
	e.Values[e.At] = v
	n := digitsOf(v)
	if e.Jump && e.number(v) && e.Digits > 0 && n == e.Digits && had < n {
		if next := jumpFrom(e.At, len(e.Values), e.replaced, func(i int) bool { return e.Values[i] == "" }); next >= 0 {
			e = e.Focus(next)
			e.jumped = true
		}
	}
	return e
}

func digitsOf(v string) int { return len(strings.TrimPrefix(v, "-")) }

// jumpFrom is the field that a full number goes on to, of n: the next empty one, going round;
// for a number that has replaced an older one simply the next, since the judge corrects them
// in their order. -1: none.
func jumpFrom(at, n int, replaced bool, empty func(i int) bool) int {
	if replaced && at+1 < n {
		return at + 1
	}
	for i := 1; i < n; i++ {
		if next := (at + i) % n; empty(next) {
			return next
		}
	}
	return -1
}

// begunAnew reports whether the first change of a number that was marked is another number,
// begun in its place, and not a mending of it.
func begunAnew(now, was string) bool { return was != "" && len(strings.TrimPrefix(now, "-")) <= 1 }

// oddLength is how much of a text that is no number a field keeps, in letters: more than
// anybody types, less than what a paste may bring by mistake.
const oddLength = 100

func (e Entry) clean(text string) string {
	text = strings.TrimSpace(text)
	body := strings.TrimPrefix(text, "+")
	sign := ""
	if e.Signed && body == text {
		for _, minus := range []string{"-", "−", "–"} {
			if rest, ok := strings.CutPrefix(text, minus); ok {
				body, sign = rest, "-"
			}
		}
	}
	digits := Ungrouped(body)
	if !Whole(digits) {
		r := []rune(text)
		return string(r[:min(len(r), oddLength)])
	}
	return sign + digits[:min(len(digits), oddLength)]
}

// Ungrouped takes the spaces between thousands out: "1 024" is 1024, but "12 34" is nothing
// and stays.
func Ungrouped(text string) string {
	groups := strings.FieldsFunc(text, unicode.IsSpace)
	for i, g := range groups {
		if !Whole(g) || i > 0 && len(g) != 3 || i == 0 && len(groups) > 1 && len(g) > 3 {
			return text
		}
	}
	return strings.Join(groups, "")
}
