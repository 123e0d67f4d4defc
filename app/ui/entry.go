package ui

import "strings"

// Entry is what is typed on a number pad into several fields: a value, never the screen.
// A form keeps one, gives its texts to the ScoreFields and its keys to Press.
type Entry struct {
	Values []string // digits, with a leading "-" where Signed
	At     int      // the field that has the pad
	Digits int      // at most so many digits a field
	Signed bool
	Jump   bool // after the last digit the next empty field is taken by itself

	fresh bool // the next digit replaces what stands there
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
	switch key {
	case KeyErase:
		if v != "" {
			v = v[:len(v)-1]
		}
		e.Values[e.At], e.fresh = v, false
	case KeyClear:
		for i := range e.Values {
			e.Values[i] = ""
		}
		e.At, e.fresh = 0, false
	case KeyNext:
		return e.Focus((e.At + 1) % len(e.Values))
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
		if e.fresh {
			v = when(e.Signed && v == "-", "-")
		}
		return e.put(v + key)
	}
	return e
}

// Type returns the entry after a keyboard has left the text in field i: only digits and a
// leading minus are kept. Digits that a full field has no room for go on to the next one:
// a quick hand types them before the screen has moved the focus there.
func (e Entry) Type(i int, text string) Entry {
	if i < 0 || i >= len(e.Values) {
		return e
	}
	kept := e.clean(text)
	over := ""
	if e.Jump && strings.HasPrefix(kept, e.Values[i]) {
		over = e.surplus(text)
	}
	if kept == e.Values[i] && over == "" {
		return e
	}
	e.Values = append([]string(nil), e.Values...)
	if kept != e.Values[i] {
		if e.At != i {
			e.At, e.fresh = i, false
		}
		e = e.put(kept)
	}
	if over == "" || e.At == i {
		return e
	}
	return e.put(e.Values[e.At] + over)
}

// surplus are the digits of a text beyond those that fit.
func (e Entry) surplus(text string) string {
	digits := ""
	for _, r := range text {
		if r >= '0' && r <= '9' {
			digits += string(r)
		}
	}
	if e.Digits <= 0 || len(digits) <= e.Digits {
		return ""
	}
	return digits[e.Digits:]
}

// Focus returns the entry with field i under the pad; the next digit replaces its value.
func (e Entry) Focus(i int) Entry {
	if i < 0 || i >= len(e.Values) {
		return e
	}
	e.At, e.fresh = i, e.Values[i] != ""
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

// Full tells whether every field has a number.
func (e Entry) Full() bool {
	for _, v := range e.Values {
		if v == "" || v == "-" {
			return false
		}
	}
	return len(e.Values) > 0
}

func (e Entry) put(v string) Entry {
	had := len(strings.TrimPrefix(e.Values[e.At], "-"))
	if e.fresh {
		had = 0
	}
	e.fresh = false
	v = e.clean(v)
	e.Values[e.At] = v
	n := len(strings.TrimPrefix(v, "-"))
	if e.Jump && e.Digits > 0 && n == e.Digits && had < n {
		for i := 1; i < len(e.Values); i++ {
			if next := (e.At + i) % len(e.Values); e.Values[next] == "" {
				return e.Focus(next)
			}
		}
	}
	return e
}

func (e Entry) clean(text string) string {
	var b strings.Builder
	digits := 0
	for _, r := range text {
		switch {
		case r >= '0' && r <= '9' && (e.Digits <= 0 || digits < e.Digits):
			b.WriteRune(r)
			digits++
		case (r == '-' || r == '−' || r == '–') && e.Signed && b.Len() == 0:
			b.WriteByte('-')
		}
	}
	return b.String()
}
