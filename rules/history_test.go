package rules_test

import (
	"testing"

	"github.com/sudya-app/sudya/rules"
)

// TestEntrantIndex: one taken out and another added leave as many as before; the look-up
// must see the new one.
func TestEntrantIndex(t *testing.T) {
	a, b, c := &rules.Entrant{ID: "a"}, &rules.Entrant{ID: "b"}, &rules.Entrant{ID: "c"}
	h := rules.History{Entrants: []*rules.Entrant{a, b}}
	if h.Entrant("a") != a || h.Entrant("c") != nil {
		t.Fatal("the first look-up")
	}
	h.Entrants = []*rules.Entrant{b, c}
	if h.Entrant("c") != c || h.Entrant("a") != nil {
		t.Error("after one was taken out and one was added")
	}
	h.Entrants = nil
	if h.Entrant("b") != nil {
		t.Error("after all were taken out")
	}
}
