package ui

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// press types keys that are written with spaces between them.
func press(e Entry, keys string) Entry {
	for _, k := range strings.Fields(keys) {
		e = e.Press(k)
	}
	return e
}

func TestPad(t *testing.T) {
	signed := func() Entry { e := NewEntry(4, 4); e.Signed, e.Jump = true, false; return e }
	for _, c := range []struct {
		name  string
		start Entry
		keys  string
		want  string // values, the one with the pad in brackets
	}{
		{"a result is eight touches", NewEntry(2, 4), "10 2 4 4 1 2", "1024 [412]"},
		{"four digits move on", NewEntry(2, 4), "1 0 2 4", "1024 []"},
		{"the last field stays", NewEntry(1, 4), "1 0 2 4", "[1024]"},
		{"a fifth digit stays, to be refused", NewEntry(1, 4), "1 0 2 4 5", "[10245]"},
		{"00 isn't cut where it doesn't fit", NewEntry(1, 4), "1 2 3 00", "[12300]"},
		{"erase", NewEntry(2, 4), "4 1 erase", "[4] "},
		{"erase of nothing", NewEntry(2, 4), "erase", "[] "},
		{"next goes round", NewEntry(2, 4), "5 next 6 next", "[5] 6"},
		{"a digit replaces what stands in a field that was gone back to", NewEntry(2, 4), "5 next 6 next 7", "[7] 6"},
		{"erase there takes one digit only", NewEntry(2, 4), "5 5 next next erase 7", "[57] "},
		{"clear", NewEntry(2, 4), "5 next 6 clear", "[] "},
		{"sign", signed(), "sign 2 1 2", "[-212]   "},
		{"sign off again", signed(), "2 sign sign", "[2]   "},
		{"no sign where there is none", NewEntry(1, 4), "sign 2", "[2]"},
		{"a sign doesn't count as a digit", signed(), "sign 1 2 3 4", "[-1234]   "},
		{"go changes nothing", NewEntry(1, 4), "5 go", "[5]"},
		{"an unknown key changes nothing", NewEntry(1, 4), "5 x", "[5]"},
	} {
		e := press(c.start, c.keys)
		got := make([]string, len(e.Values))
		for i, v := range e.Values {
			got[i] = v
			if i == e.At {
				got[i] = "[" + v + "]"
			}
		}
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("%s: %s gives %q, want %q", c.name, c.keys, s, c.want)
		}
	}
}

func TestKeyboardIsCleaned(t *testing.T) {
	e := NewEntry(2, 4)
	for _, c := range []struct{ text, want string }{
		{" 412 ", "412"}, {" 1 024 ", "1024"}, {"1\u00a0024", "1024"}, {"+5", "5"}, {"12345", "12345"}, {"", ""},
	} {
		if got := e.Type(0, c.text).Values[0]; got != c.want {
			t.Errorf("Type(%q) = %q, want %q", c.text, got, c.want)
		}
	}
	e.Signed = true
	for _, c := range []struct{ text, want string }{{"−212", "-212"}, {"–212", "-212"}, {"-", "-"}, {"+146", "146"}} {
		if got := e.Type(0, c.text).Values[0]; got != c.want {
			t.Errorf("signed Type(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}

// What stands between digits never glues them to another number: the text stays, and is
// refused until it is a number.
func TestSeparatorsGlueNothing(t *testing.T) {
	for _, text := range []string{"1012,5", "1012.5", "1e3", "-5", "41a2", "12 34", "1 02", "12/5", "1:2", "5-"} {
		e := NewEntry(1, 4).Type(0, text)
		if e.Values[0] != text || !e.Odd(0) || e.Full() {
			t.Errorf("Type(%q): %q, odd %v, full %v", text, e.Values[0], e.Odd(0), e.Full())
		}
	}
	if e := NewEntry(1, 4).Type(0, "12,5").Press(KeyErase).Press(KeyErase); e.Odd(0) || e.Values[0] != "12" {
		t.Errorf("after the comma is erased: %q, odd %v", e.Values[0], e.Odd(0))
	}
	if e := NewEntry(1, 4).Type(0, "12ы").Press(KeyErase); e.Values[0] != "12" {
		t.Errorf("a letter is erased whole: %q", e.Values[0])
	}
	if e := NewEntry(2, 4).Type(0, "1012,5"); e.At != 0 || e.Values[1] != "" {
		t.Errorf("no number moves on: %q, at %d", e.Values, e.At)
	}
	signed := NewEntry(1, 4)
	signed.Signed = true
	for text, odd := range map[string]bool{"-5": false, "2-12": true, "--5": true, "-1,5": true} {
		if e := signed.Type(0, text); e.Odd(0) != odd {
			t.Errorf("signed %q: %q, odd %v", text, e.Values[0], e.Odd(0))
		}
	}
}

func TestKeyboardMovesOnLikeThePad(t *testing.T) {
	if e := NewEntry(2, 4).Type(0, "1024"); e.At != 1 {
		t.Errorf("after four digits the pad is at field %d, want 1", e.At)
	}
	full := NewEntry(2, 4).Type(1, "7").Type(0, "1024")
	if full.At != 0 {
		t.Errorf("with all fields filled the pad went to field %d, want 0", full.At)
	}
	// mending one digit of four doesn't throw the judge out of the field
	if e := NewEntry(2, 4).Type(0, "1024").Type(0, "1025"); e.At != 0 {
		t.Errorf("a mended number moved the pad to field %d", e.At)
	}
}

func TestFull(t *testing.T) {
	e := NewEntry(2, 4)
	e.Signed = true
	for _, c := range []struct {
		a, b string
		want bool
	}{{"", "", false}, {"5", "", false}, {"5", "-", false}, {"5", "0", true}} {
		if got := e.Set(0, c.a).Set(1, c.b).Full(); got != c.want {
			t.Errorf("Full of %q, %q = %v", c.a, c.b, got)
		}
	}
}

// What doesn't fit is told and kept as it was typed; cut it would be another number.
func TestTooLongIsRefused(t *testing.T) {
	for _, c := range []struct {
		digits int
		text   string
		want   string
		odd    bool
	}{
		{4, "99999", "99999", true}, {3, "1 000", "1000", true}, {3, "999", "999", false}, {4, "0000412", "0000412", false},
		{4, strings.Repeat("9", 70), strings.Repeat("9", 70), true}, {3, strings.Repeat("ы", 400), strings.Repeat("ы", oddLength), true},
	} {
		e := NewEntry(1, c.digits).Type(0, c.text)
		if e.Values[0] != c.want || e.Odd(0) != c.odd || e.Full() == c.odd {
			t.Errorf("Type(%q) of %d digits: %q, odd %v, full %v", c.text, c.digits, e.Values[0], e.Odd(0), e.Full())
		}
	}
	if e := press(NewEntry(1, 4), "1 2 3 00 erase"); e.Odd(0) || e.Values[0] != "1230" {
		t.Errorf("after one erased: %q", e.Values[0])
	}
	if e := NewEntry(2, 4).Type(0, "99999"); e.At != 0 || e.Values[1] != "" {
		t.Errorf("a number that is too long moves on: %q at %d", e.Values, e.At)
	}
}

func TestEntryNeverHoldsWhatDoesNotFit(t *testing.T) {
	keys := []string{"0", "1", "9", "00", "10", "101", KeyErase, KeyNext, KeySign, KeyClear, KeyGo}
	rapid.Check(t, func(t *rapid.T) {
		e := NewEntry(rapid.IntRange(1, 5).Draw(t, "fields"), rapid.IntRange(1, 5).Draw(t, "digits"))
		e.Signed = rapid.Bool().Draw(t, "signed")
		for _, k := range rapid.SliceOf(rapid.SampledFrom(keys)).Draw(t, "keys") {
			before := append([]string(nil), e.Values...)
			old := e
			e = e.Press(k)
			for i, v := range before {
				if old.Values[i] != v {
					t.Fatalf("Press(%q) changed the entry that it was called on", k)
				}
			}
			if e.At < 0 || e.At >= len(e.Values) {
				t.Fatalf("the pad is at field %d of %d", e.At, len(e.Values))
			}
			for i, v := range e.Values {
				digits := strings.TrimPrefix(v, "-")
				if len(strings.TrimLeft(digits, "0")) > e.Digits != e.Odd(i) || strings.Trim(digits, "0123456789") != "" || v != digits && !e.Signed {
					t.Fatalf("after %q a field holds %q", k, v)
				}
			}
		}
	})
}

func TestScoreFieldShowsSigns(t *testing.T) {
	for _, c := range []struct {
		value  string
		signed bool
		want   string
	}{{"412", false, "412"}, {"-212", true, "−212"}, {"146", true, "+146"}, {"0", true, "0"}, {"", true, ""}, {"-", true, "−"}} {
		if got := (&ScoreField{Value: c.value, Signed: c.signed}).shown(); got != c.want {
			t.Errorf("%q is shown as %q, want %q", c.value, got, c.want)
		}
	}
}

// A keyboard leaves texts in the fields. The focus has gone on with the last digit: what comes
// to a full field after that was meant for it, and is refused there.
func TestKeyboardLeavesTexts(t *testing.T) {
	type typed struct {
		field int
		text  string
	}
	for name, c := range map[string]struct {
		typed []typed
		want  []string
		at    int
	}{
		"one by one":                {[]typed{{0, "1"}, {0, "10"}, {0, "102"}, {0, "1024"}, {1, "4"}}, []string{"1024", "4"}, 1},
		"the same event again":      {[]typed{{0, "1024"}, {0, "1024"}}, []string{"1024", ""}, 1},
		"both at once":              {[]typed{{0, "10241008"}}, []string{"10241008", ""}, 0},
		"nowhere to go":             {[]typed{{1, "412"}, {0, "1024"}, {0, "10249"}}, []string{"10249", "412"}, 0},
		"in the middle of a number": {[]typed{{0, "1024"}, {0, "51024"}}, []string{"51024", ""}, 0},
		"letters":                   {[]typed{{0, "12а"}}, []string{"12а", ""}, 0},
	} {
		e := NewEntry(2, 4)
		for _, x := range c.typed {
			e = e.Type(x.field, x.text)
		}
		if !slices.Equal(e.Values, c.want) || e.At != c.at {
			t.Errorf("%s: %v at %d, want %v at %d", name, e.Values, e.At, c.want, c.at)
		}
	}
}

// Who types «number, next» in a rhythm gets every number into its own field: whether it is
// full and went on by itself, or not; in an empty form, and over the numbers of an old one.
func TestRhythmOfThePad(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, digits := rapid.IntRange(1, 6).Draw(t, "fields"), rapid.IntRange(1, 4).Draw(t, "digits")
		numbers := func(what string) []string {
			return rapid.SliceOfN(rapid.StringMatching(`[1-9][0-9]{0,`+strconv.Itoa(digits-1)+`}`), n, n).Draw(t, what)
		}
		e, want := NewEntry(n, digits), numbers("numbers")
		if rapid.Bool().Draw(t, "correction") {
			for i, v := range numbers("old") {
				e = e.Set(i, v)
			}
			e = e.Focus(0)
		}
		for i, number := range want {
			for _, d := range number {
				e = e.Press(string(d))
			}
			if i+1 < n {
				e = e.Press(KeyNext)
			}
		}
		if !slices.Equal(e.Values, want) {
			t.Fatalf("typed %q, stands %q", want, e.Values)
		}
	})
}

// One «next» is spent after a jump, the second one goes on; and a key between them is none.
func TestJumpSpendsOneNext(t *testing.T) {
	for _, c := range []struct{ name, keys, want string }{
		{"once", "1 0 1 next", "101 []  "},
		{"twice", "1 0 1 next next", "101  [] "},
		{"a digit between", "1 0 1 6 next", "101 6 [] "},
		{"a key of three digits", "101 next 6 4 next 101 next 8 8", "101 64 101 [88]"},
		{"erased between", "1 0 1 erase next", "101  [] "},
	} {
		if got := state(press(NewEntry(4, 3), c.keys)); got != c.want {
			t.Errorf("%s: %s gives %q, want %q", c.name, c.keys, got, c.want)
		}
	}
}

// In a correction a full number goes on to the next, which the first digit replaces; one
// that is only mended stays.
func TestJumpOverOldNumbers(t *testing.T) {
	old := NewEntry(4, 3).Set(0, "101").Set(1, "64").Set(2, "88").Set(3, "117").Focus(0)
	for _, c := range []struct{ keys, want string }{
		{"1 0 1 9 0", "101 [90] 88 117"},
		{"1 1 7 next 9 0 next 7", "117 90 [7] 117"},
		{"erase 2", "[102] 64 88 117"},
		{"next next next 1 0 9", "101 64 88 [109]"},
	} {
		if got := state(press(old, c.keys)); got != c.want {
			t.Errorf("%s gives %q, want %q", c.keys, got, c.want)
		}
	}
	if e := old.Press("9").Replace("101"); state(e) != "101 [64] 88 117" || !e.Jumped() {
		t.Errorf("a whole number in place of a begun one: %q, jumped %v", state(e), e.Jumped())
	}
	e := old
	for _, text := range []string{"1", "10", "102"} { // a keyboard typed over what was marked
		e = e.Type(0, text)
	}
	if e.At != 1 || state(e.Type(1, "9")) != "102 [9] 88 117" {
		t.Errorf("by a keyboard: %q", state(e))
	}
}

// state writes the fields of an entry, the current one in brackets.
func state(e Entry) string {
	got := slices.Clone(e.Values)
	got[e.At] = "[" + got[e.At] + "]"
	return strings.Join(got, " ")
}
