package preferans

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
)

// TestWhistKeys types whists key by key.
func TestWhistKeys(t *testing.T) {
	for _, row := range []struct{ keys, want string }{
		{"1 4 6", "146"},
		{"± 2 1 2", "-212"},
		{"2 1 2 ±", "-212"},
		{"2 ± ±", "2"},
		{"0 5", "5"},
		{"0 0", "0"},
		{"1 2 3 4 5", "12345"},
		{"1 2 erase", "1"},
		{"± erase", ""},
		{"6 6 2/3", "66 2/3"},
		{"6 6 2/3 ±", "-66 2/3"},
		{"6 6 2/3 erase", "66"},
		{"6 6 2/3 1/3", "66 1/3"},
		{"6 6 2/3 none", "66"},
		{"1/3", "1/3"},
		{"1/3 4", "4 1/3"},
		{"x", ""},
	} {
		e := newWhistEntry(3)
		for _, key := range strings.Fields(row.keys) {
			switch {
			case key == "±":
				key = ui.KeySign
			case key == "erase":
				key = ui.KeyErase
			case key == "none":
				key = keyFraction
			case strings.Contains(key, "/"):
				key = keyFraction + key
			}
			e = e.Press(key)
		}
		if got := e.Values[0]; got != row.want {
			t.Errorf("%s: %q, want %q", row.keys, got, row.want)
		}
	}
}

// TestWhistText types whists as a keyboard leaves them in the field.
func TestWhistText(t *testing.T) {
	for text, want := range map[string]string{
		"+146": "146", "−212": "-212", "146-": "-146", "−146-": "-146-", "--5": "--5", "1-2": "1-2", "5--": "5--", "99999999999": "99999999999", "66 2/3": "66 2/3", "−66\u00a02/3": "-66 2/3",
		"200/3": "200/3", "200/": "200/", "12,5": "12,5", "−12.5": "-12.5", "abc": "abc", "/3": "/3", "1e3": "1e3", "1+2": "1+2", " 7": "7",
	} {
		if got := newWhistEntry(4).Type(1, text).Values[1]; got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestWhistNumbers(t *testing.T) {
	for text, want := range map[string]rules.Sixth{
		"120": 720, "-40": -240, "0": 0, "66 2/3": 400, "-66 2/3": -400, "-200/3": -400, "1/2": 3, "-1/3": -2,
		"12,5": 75, "-12.5": -75, "12,50": 75, "0,5": 3, ",5": 3, "12,0": 72,
	} {
		got, ok := whistsOf(text)
		if !ok || got != want {
			t.Errorf("%q is %v, %v", text, got, ok)
		}
		if again, ok := whistsOf(whistText(got)); !ok || again != got {
			t.Errorf("%v is written %q", got, whistText(got))
		}
	}
	for _, text := range []string{"", "-", "200/", "1/5", "1/2 1/2", "--3", "12,", "12,3", "1,024", "12,5,5", "12,5 1/3", "1 024", "12 34", "1e3", "abc", "/3", ",", "1/2,5"} {
		if got, ok := whistsOf(text); ok {
			t.Errorf("%q is read as %v", text, got)
		}
	}
}

// TestWhistsTooMany: whists that no round brings are told at their field, whole.
func TestWhistsTooMany(t *testing.T) {
	for text, want := range map[string]bool{"9999": false, "-9999": false, "10000": true, "-99999": true, "99999999999999": true, "30001/3": true, "12,5": false, "": false, "-": false, "--5": false} {
		if got := tooMany(newWhistEntry(3).Type(0, text).Values[0]); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
	if e := newWhistEntry(3).Type(0, "-146").Type(0, "-146-"); e.Values[0] != "146" {
		t.Errorf("a second minus leaves %q", e.Values[0])
	}
}

// TestWhistUnread: what can't be read is told of, once it isn't being typed any more, and
// the pad goes on from it.
func TestWhistUnread(t *testing.T) {
	for text, want := range map[string]int{"12,3": 1, "1e3": 1, "1 024": 1, "12,": -1, "200/": -1, "-": -1, "12,5": -1, "": -1} {
		if got := newWhistEntry(3).Type(1, text).unread(); got != want {
			t.Errorf("%q: %d, want %d", text, got, want)
		}
	}
	if got := newWhistEntry(3).Type(1, "12,").Focus(2).unread(); got != 1 {
		t.Errorf("a comma left behind: %d", got)
	}
	for _, row := range []struct{ text, key, want string }{
		{"12,", "5", "12,5"}, {"12,3", ui.KeyErase, "12,"}, {"12,5", ui.KeyErase, "12"}, {"12,5", ui.KeySign, "-12 1/2"},
		{"12,5", keyFraction + "1/3", "12 1/3"}, {"12ы", ui.KeyErase, "12"},
	} {
		if got := newWhistEntry(3).Type(0, row.text).Press(row.key).Values[0]; got != row.want {
			t.Errorf("%q and %s: %q, want %q", row.text, row.key, got, row.want)
		}
	}
}

// TestWhistRest: what the others leave is filled in, and is forgotten once it is changed.
func TestWhistRest(t *testing.T) {
	e := newWhistEntry(3).Type(0, "66 2/3").Type(1, "-10").Focus(2).Press(keyRest)
	if e.Values[2] != "-56 2/3" || e.Filled != 2 {
		t.Fatalf("%q, filled %d", e.Values[2], e.Filled)
	}
	if sum, full := e.others(-1); sum != 0 || !full {
		t.Errorf("the sum is %v, full %v", sum, full)
	}
	if e = e.Focus(0).Focus(2).Press("8"); e.Values[2] != "8" || e.Filled != -1 {
		t.Errorf("a digit replaces the number: %q, filled %d", e.Values[2], e.Filled)
	}
	if e := newWhistEntry(3).Type(0, "5").Type(1, "7").Type(2, "="); e.Values[2] != "-12" {
		t.Errorf("= gave %q", e.Values[2])
	}
}
