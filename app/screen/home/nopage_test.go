package home

import (
	"testing"

	"github.com/sudya-app/sudya/app/scope"
)

// TestGameOfAnAddress: a game is named by its word or by its regulation.
func TestGameOfAnAddress(t *testing.T) {
	for word, want := range map[string]string{
		"": "belote-pairs", "preferans": "preferans-almaty", "preferans-almaty": "preferans-almaty", "domino-1x1": "domino-1x1",
		"belote": "belote-pairs", "zzz": "", "Belote": "",
	} {
		if got, ok := scope.GameOf(word, "rulings"); got != want || ok != (want != "") {
			t.Errorf("%q is %q, %v, want %q", word, got, ok, want)
		}
	}
}
