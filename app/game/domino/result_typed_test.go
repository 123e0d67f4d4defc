package domino

import "testing"

// TestTypedTextIsNoResult: a text that is no whole number isn't a party's points, whatever
// digits it has.
func TestTypedTextIsNoResult(t *testing.T) {
	for _, typed := range []string{"1012,5", "1e3", "-5"} {
		party := newResultForm(false)
		for i, v := range []string{typed, "101", "101", "64"} {
			party.Entry = party.Entry.Type(i, v)
		}
		if r, full := party.result(); full {
			t.Errorf("parties with %q: %+v", typed, r)
		}
	}
}
