package text_test

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
)

// TestOneNameOfATieFinal: what is played between equals in dominoes is a final wherever it is
// named: on the round, the card, at home, in a table for spreadsheets.
func TestOneNameOfATieFinal(t *testing.T) {
	for lang, word := range map[text.Lang]string{text.RU: "финал", text.EN: "final"} {
		for _, key := range []string{"page.round.stage.tie", "page.stage.special.tie", "csv.stage.tie"} {
			if got := text.T(lang, key, nil); got != word {
				t.Errorf("%s: %q, want %q", key, got, word)
			}
		}
		for _, n := range []string{"1", "2", "3", "4"} {
			if got := strings.ReplaceAll(text.T(lang, "page.round.group."+n, nil), "\u00a0", " "); strings.ToLower(got) != word+" "+n {
				t.Errorf("group %s: %q", n, got)
			}
		}
	}
}

// TestWonRoundsOfDominoes: what is counted there are rounds, not parties.
func TestWonRoundsOfDominoes(t *testing.T) {
	for n, want := range map[int]string{0: "0 выигр.", 1: "1 выигр.", 21: "21 выигр."} {
		if got := text.Of(text.RU, "domino-1x1", "page.standings.wins", rules.Args{"n": n}); got != want {
			t.Errorf("%d: %q", n, got)
		}
	}
	if got := text.Of(text.RU, "belote-pairs", "page.standings.col.wins", nil); got != "Победы" {
		t.Errorf("belote: %q", got)
	}
}
