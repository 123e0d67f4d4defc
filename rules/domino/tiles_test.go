package domino

import (
	"strings"
	"testing"
)

// TestTileOrder writes out the order of the first move whole (2.5).
func TestTileOrder(t *testing.T) {
	const want = "0-0 0-1 1-1 0-2 1-2 0-3 2-2 1-3 0-4 2-3 1-4 0-5 3-3 2-4 1-5 0-6 3-4 2-5 1-6 4-4 3-5 2-6 4-5 3-6 5-5 4-6 5-6 6-6"
	var list []string
	sum := 0
	for _, tile := range Tiles() {
		list = append(list, tile.String())
		sum += tile.Points()
		if back, err := ParseTile(tile.String()); err != nil || back != tile {
			t.Errorf("%s reads back as %v, %v", tile, back, err)
		}
	}
	if got := strings.Join(list, " "); got != want || sum != setPoints {
		t.Errorf("%s, %d points\nwant %s, %d points", got, sum, want, setPoints)
	}
}

func TestParseTile(t *testing.T) {
	if tile, err := ParseTile("4-0"); err != nil || tile != (Tile{0, 4}) {
		t.Errorf("4-0: %v, %v", tile, err)
	}
	for _, in := range []string{"", "7-0", "0-7", "00", "0-00", "0+1", "a-b"} {
		if _, err := ParseTile(in); refusal(err) != "domino.tile" {
			t.Errorf("%q: %v", in, err)
		}
	}
}

// TestFirstMove: of what two players show the lower tile by points begins, and among equal ones
// that with the smaller larger half (2.5).
func TestFirstMove(t *testing.T) {
	for _, c := range []struct{ first, second string }{
		{"0-1", "1-1"}, {"0-1", "0-2"}, {"2-2", "0-4"}, {"1-3", "0-4"}, {"1-1", "1-2"}, {"5-5", "6-6"},
	} {
		a, errA := ParseTile(c.first)
		b, errB := ParseTile(c.second)
		if errA != nil || errB != nil || CompareTiles(a, b) >= 0 || CompareTiles(b, a) <= 0 {
			t.Errorf("%s doesn't begin against %s", c.first, c.second)
		}
	}
}
