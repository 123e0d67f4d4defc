package rules

import "testing"

// A half-point beyond a limit is beyond it.
func TestHalvesKeepToTheirRange(t *testing.T) {
	points := Param{Key: "p", Kind: ParamHalf, Min: -1, Max: 9}
	list := Param{Key: "l", Kind: ParamHalves, Min: 0, Max: 9}
	for _, c := range []struct {
		def   Param
		value any
		ok    bool
	}{
		{points, Points(9), true}, {points, Points(9) + 1, false}, {points, Points(-1), true}, {points, Points(-1) - 1, false},
		{list, []Half{0, Points(9)}, true}, {list, []Half{0, Points(9) + 1}, false}, {list, []Half{-1}, false},
	} {
		if err := c.def.CheckValue(c.value); (err == nil) != c.ok {
			t.Errorf("%s %v: %v", c.def.Key, c.value, err)
		}
	}
}
