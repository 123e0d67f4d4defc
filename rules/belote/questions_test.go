package belote

import (
	"testing"

	"github.com/sudya-app/sudya/rules"
)

// Every question leads to entries of the catalogue of one phase, and only forward.
func TestQuestions(t *testing.T) {
	phase := map[string]string{}
	for _, irr := range New().Catalogue() {
		phase[irr.ID] = irr.Phase
	}
	list := New().Questions()
	place := map[string]int{}
	for i, q := range list {
		place[q.ID] = i
	}
	if len(place) != len(list) {
		t.Fatal("two questions have one id")
	}
	for i, q := range list {
		if q.Text.RU == "" || q.Text.EN == "" || len(q.Answers) < 2 {
			t.Errorf("%s says nothing", q.ID)
		}
		for _, a := range q.Answers {
			if a.Text.RU == "" || a.Text.EN == "" {
				t.Errorf("%s: an answer without words", q.ID)
			}
			switch next, there := place[a.Next]; {
			case a.Next != "" && (!there || next <= i || a.Irregularity != ""):
				t.Errorf("%s: %q leads to %q", q.ID, a.Text.RU, a.Next)
			case a.Next == "" && phase[a.Irregularity] == "":
				t.Errorf("%s: %q leads to no entry: %q", q.ID, a.Text.RU, a.Irregularity)
			}
		}
	}
}

// An exposed card in play: how many, in which game, which card (IV.6).
func TestExposedCard(t *testing.T) {
	questions := map[string]rules.Question{}
	for _, q := range New().Questions() {
		questions[q.ID] = q
	}
	for _, c := range []struct {
		answers []int
		want    string
	}{
		{[]int{1}, "P5"},
		{[]int{0, 0, 0}, "P3"}, {[]int{0, 0, 1}, "P4"},
		{[]int{0, 1, 0}, "P3"}, {[]int{0, 1, 1}, "P4"},
		{[]int{0, 2, 0}, "P3"}, {[]int{0, 2, 1}, "P4"},
	} {
		at, got := "cards", ""
		for _, n := range c.answers {
			a := questions[at].Answers[n]
			at, got = a.Next, a.Irregularity
		}
		if got != c.want {
			t.Errorf("%v: %s, want %s", c.answers, got, c.want)
		}
	}
}
