package setup

import (
	"testing"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/rules"
)

// TestNumbersAsTyped: numbers are read as judges write and paste them; what isn't one number is
// refused everywhere, never cut or glued to another.
func TestNumbersAsTyped(t *testing.T) {
	for typed, want := range map[string]int{"5": 5, "+5": 5, "−5": -5, "- 5": -5, "1 000": 1000, "−1\u00a0000": -1000, "12 345 678": 12345678} {
		for name, read := range map[string]func() (int, error){
			"a ruling": func() (int, error) { return scope.TypedWhole("whists", typed) },
			"settings": func() (int, error) { return readInt(typed) },
		} {
			if got, err := read(); err != nil || got != want {
				t.Errorf("%s, %q: %d, %v", name, typed, got, err)
			}
		}
	}
	for _, typed := range []string{"--5", "−−5", "++5", "+-5", "5-", "12 34", "1 00", "5+3", "1e3", "12а", "99999999999999999999", "1,5"} {
		if got, err := scope.TypedWhole("whists", typed); err == nil {
			t.Errorf("a ruling reads %q as %d", typed, got)
		}
		if got, err := readInt(typed); err == nil {
			t.Errorf("settings read %q as %d", typed, got)
		}
	}
	for typed, want := range map[string]rules.Half{"0,5": 1, "−0,5": -1, "1 000,5": 2001, "+2": 4} {
		if got, err := readHalf(typed); err != nil || got != want {
			t.Errorf("%q: %v, %v", typed, got, err)
		}
	}
	for _, typed := range []string{"1 5", "0,5 1", "--0,5", "0,55", "1.000.5"} {
		if got, err := readHalf(typed); err == nil {
			t.Errorf("settings read %q as %v", typed, got)
		}
	}
}
