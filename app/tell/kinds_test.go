package tell

import (
	"testing"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestEveryKindIsTold: each kind of event stands in the table of the journal's words, what a
// filter of corrections lets through is marked as one, and a title and a second line are told
// of an entry that knows nothing of what it is about.
func TestEveryKindIsTold(t *testing.T) {
	b := screentest.NewBench(t)
	s := screentest.PlayedFor(t, "preferans-almaty", 1)
	teller := NewTeller(b.Desk, s)
	for _, kind := range tournament.Kinds() {
		words, ok := kinds[kind]
		if !ok {
			t.Errorf("%s has no words", kind)
			continue
		}
		if words.fixes != (words.mark == "fix") {
			t.Errorf("%s: a correction is marked as one and nothing else is", kind)
		}
		body, err := tournament.DecodeBody(kind, []byte("{}"))
		if err != nil {
			t.Fatal(err)
		}
		j := tournament.JournalEntry{Event: tournament.Event{ID: "e", At: "2026-12-01T10:00:00.000Z", Body: body}}
		if teller.Title(j) == "" {
			t.Errorf("%s has no title", kind)
		}
		teller.Small(j)
		teller.Details(j)
		teller.Line(nil, nil, j)
	}
	if n := len(tournament.Kinds()); len(kinds) != n {
		t.Errorf("words for %d kinds of %d", len(kinds), n)
	}
}
