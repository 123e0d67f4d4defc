package pairing

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"testing"

	"github.com/sudya-app/sudya/rules/draw"
)

// Seatings that were published with a seed are replayed by these algorithms for ever. If
// a sum here changes, the algorithm has changed: it needs a new name, and the old one
// stays executable under its own.
func TestFrozen(t *testing.T) {
	for _, tc := range []struct {
		algo, want string
		seating    func() any
	}{
		{"swiss/1", "47b7d2575e6f47a2", func() any {
			var all []any
			for _, n := range []int{6, 18, 60} {
				pairs, _ := Swiss(n, playedSwiss(n, 6, "frozen"))
				all = append(all, told(pairs))
			}
			return all
		}},
		{"random/1", "51f2d80cfd481f6b", func() any {
			pairs, _ := Random(24, draw.New("frozen"), make([]bool, 24), []string{20: "а", 21: "а", 22: "а", 23: ""})
			return told(pairs)
		}},
		{"four/1", "a0781f1ed30d7f0c", func() any {
			var all []any
			for _, n := range []int{11, 22, 32, 61} {
				h := newHall(n, "frozen")
				for range 6 {
					all = append(all, seatsOf(h.play()))
				}
			}
			return all
		}},
	} {
		sum := sha256.Sum256([]byte(fmt.Sprint(tc.seating())))
		if got := hex.EncodeToString(sum[:8]); got != tc.want {
			t.Errorf("%s: %s, want %s", tc.algo, got, tc.want)
		}
	}
}
