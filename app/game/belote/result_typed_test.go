package belote

import (
	"testing"

	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules/belote"
)

// TestTypedTextIsNoResult: a text that is no whole number is neither a result nor a deal,
// whatever digits it has.
func TestTypedTextIsNoResult(t *testing.T) {
	for _, typed := range []string{"1012,5", "1e3", "-5"} {
		f := newResultForm()
		f.totals = f.totals.Type(0, typed).Type(1, "640")
		if r := f.result(); r.NS != nil || r.EW == nil || f.totals.Values[0] != typed {
			t.Errorf("totals %q: %+v", typed, r)
		}
		draft := newDealDraft()
		draft.Declarer = belote.NS
		draft = draft.Type(0, typed)
		draft.Cards[1] = "62"
		if d, missing := draft.Deal(); missing != "whole" {
			t.Errorf("a deal with %q: %+v, missing %q", typed, d, missing)
		}
		draft = newDealDraft().Type(0, "100")
		draft.Declarer, draft.Melds[1] = belote.NS, typed
		if d, missing := draft.Add(20).Deal(); missing != "whole" {
			t.Errorf("a deal with melds %q: %+v, missing %q", typed, d, missing)
		}
		if draft.Form = belotePass; draft.odd() {
			t.Error("a pass has no numbers")
		}
	}
}

// TestLetterIsNoDigit: the letter of «не доиграна» is a command, any other is a mistake.
func TestLetterIsNoDigit(t *testing.T) {
	for typed, want := range map[string]string{"472y": "472", "472Н": "472", "472нн": "472", "47y2": "47y2", "472x": "472x"} {
		if got := withoutLetter(typed); got != want {
			t.Errorf("%q leaves %q, want %q", typed, got, want)
		}
	}
}

// TestTypedDifference: the field shows a sign that isn't typed, and a text is no difference.
func TestTypedDifference(t *testing.T) {
	f := newResultForm()
	f.way, f.points = waySlip, pointsKey(-2, 2)
	f = f.typeDiff("−212")
	if r := f.result(); r.Diff == nil || *r.Diff != -212 {
		t.Errorf("the difference is %v", r.Diff)
	}
	f.points = pointsKey(0, 0)
	f.diff = f.diff.Type(0, "12,5")
	if r := f.result(); r.Diff != nil {
		t.Errorf("12,5 of equal pairs is %v", *r.Diff)
	}
	f.diff = f.diff.Type(0, "")
	if r := f.result(); r.Diff == nil || *r.Diff != 0 {
		t.Errorf("equal pairs differ by %v", r.Diff)
	}
	if table.RefusedNumber(text.RU, "12", 2) != "" || table.RefusedNumber(text.RU, "12,5", 4) == "" {
		t.Error("the refusal doesn't follow the text")
	}
}
