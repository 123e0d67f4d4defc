package ui

import "testing"

// A jump is told once; the drift of a clock that is set right by and by isn't told.
func TestMovedBy(t *testing.T) {
	wallBase.set = false
	for _, look := range []struct {
		now     float64
		seconds int
		moved   bool
	}{
		{1e12, 0, false}, {1e12 + 1900, 0, false}, {1e12 + 3_600_000, 3600, true}, {1e12 + 3_600_500, 0, false}, {1e12, -3600, true},
	} {
		if seconds, moved := movedBy(look.now); seconds != look.seconds || moved != look.moved {
			t.Errorf("%v: %d %v, want %d %v", look.now, seconds, moved, look.seconds, look.moved)
		}
	}
	wallBase.set = false
}
