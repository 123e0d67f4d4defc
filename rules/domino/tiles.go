package domino

import (
	"cmp"
	"slices"

	"github.com/sudya-app/sudya/rules"
)

// setPoints is the sum of all 28 tiles.
const setPoints = 168

// Tile (камень) is a tile, the smaller half first.
type Tile struct{ Low, High int }

// ParseTile reads "0-4" or "4-0". Code: domino.tile.
func ParseTile(s string) (Tile, error) {
	if len(s) != 3 || s[0] < '0' || s[0] > '6' || s[1] != '-' || s[2] < '0' || s[2] > '6' {
		return Tile{}, rules.Refuse("domino.tile", "", rules.Args{"text": s})
	}
	x, y := int(s[0]-'0'), int(s[2]-'0')
	return Tile{min(x, y), max(x, y)}, nil
}

// String writes the tile as the regulation does: "0-4".
func (t Tile) String() string { return string([]byte{byte('0' + t.Low), '-', byte('0' + t.High)}) }

// Points is what the tile counts: the sum of its halves.
func (t Tile) Points() int { return t.Low + t.High }

// CompareTiles orders tiles by the first move of a party (2.5): the lowest by points
// begins, among equals the one with the smaller larger half: «4-0 старше 2-2».
func CompareTiles(x, y Tile) int {
	return cmp.Or(cmp.Compare(x.Points(), y.Points()), cmp.Compare(x.High, y.High))
}

// Tiles are all 28 in the order of the first move: 0-0, 0-1, 1-1, 0-2, 1-2, 0-3, …
func Tiles() []Tile {
	var set []Tile
	for low := 0; low <= 6; low++ {
		for high := low; high <= 6; high++ {
			set = append(set, Tile{low, high})
		}
	}
	slices.SortFunc(set, CompareTiles)
	return set
}
