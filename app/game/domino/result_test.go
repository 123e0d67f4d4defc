package domino

import (
	"testing"

	"github.com/sudya-app/sudya/rules"
)

// Both at 101 in a party is told as soon as that party is typed, not only when all are.
func TestBothOverIsToldAtOnce(t *testing.T) {
	for _, c := range []struct {
		values []string
		party  int
	}{
		{[]string{"117", "104", "", ""}, 0}, {[]string{"117", "64", "101", "101"}, 1}, {[]string{"117", "64", "88", "109"}, -1},
		{[]string{"117", "", "", ""}, -1}, {[]string{"117", "1000", "", ""}, -1}, {[]string{"", "", "102", "103"}, 1},
	} {
		f := newResultForm(false)
		for i, v := range c.values {
			f.Entry = f.Entry.Set(i, v)
		}
		party, err := f.bothOver()
		if party != c.party || (err != nil) != (c.party >= 0) || err != nil && rules.CodeOf(err) != "domino.party.both" {
			t.Errorf("%v: party %d, %v, want %d", c.values, party, err, c.party)
		}
	}
}
