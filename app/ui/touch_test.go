package ui

import "testing"

// A touch that follows another waits where something has come; what takes text, and a place
// out of reach, doesn't.
func TestTouchLets(t *testing.T) {
	last := touch{at: 1000, x: 100, y: 100}
	late := touch{at: 1000, x: 100, y: 100, changed: 2500}
	button := control{sign: "BUTTON#go"}
	for _, c := range []struct {
		name     string
		after    touch
		at, x, y float64
		on       control
		want     bool
	}{
		{"a button that has come, at once", last, 1080, 100, 100, button, false},
		{"a slow hand", last, 1600, 110, 95, button, false},
		{"after a moment", last, 1800, 100, 100, button, true},
		{"another place", last, 1080, 100, 160, button, true},
		{"what came late", late, 2600, 100, 100, button, false},
		{"a moment after it came", late, 3300, 100, 100, button, true},
		{"a field", last, 1080, 100, 100, control{sign: "INPUT#name", types: true}, true},
		{"nothing to act on", last, 1080, 100, 100, control{}, true},
	} {
		if got := c.after.lets(c.at, c.x, c.y, c.on); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

// A key that is held down moves and edits; it presses nothing.
func TestHeldKeys(t *testing.T) {
	button, field, score, lines := focusPlace{Button: true}, focusPlace{Field: true}, focusPlace{Field: true, Digits: true}, focusPlace{Field: true, Lines: true}
	for _, c := range []struct {
		key  string
		at   focusPlace
		want bool
	}{
		{"Enter", button, false}, {"Enter", field, false}, {"Enter", score, false}, {"Enter", lines, true}, {"Enter", focusPlace{}, false},
		{" ", button, false}, {" ", field, true}, {" ", focusPlace{}, true}, {"Escape", score, false},
		{"z", focusPlace{}, false}, {"l", focusPlace{}, false}, {"y", score, false}, {"а", field, true}, {"0", score, true},
		{"ArrowRight", focusPlace{}, true}, {"Backspace", score, true}, {"Tab", button, true},
	} {
		if got := mayRepeat(c.key, c.at); got != c.want {
			t.Errorf("%q with %+v: %v", c.key, c.at, got)
		}
	}
}
