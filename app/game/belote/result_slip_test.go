package belote

import (
	"encoding/json"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
)

// TestContradictingSign: a difference typed with a sign that its points contradict is no
// result, whichever of the two was given first; a sign that the points tell is the field's own.
func TestContradictingSign(t *testing.T) {
	params := rules.Defaults(belote.New().Params())
	win, loss, equal := pointsKey(2, -2), pointsKey(-2, 2), pointsKey(0, 0)
	for _, c := range []struct {
		points, typed string
		want          int
		code          string
	}{
		{win, "372", 372, ""}, {win, "+372", 372, ""}, {win, "−372", -372, "belote.slip.diff"},
		{loss, "372", -372, ""}, {loss, "-372", -372, ""}, {loss, "+372", 372, "belote.slip.diff"},
		{equal, "-5", -5, "belote.slip.diff"},
	} {
		for _, first := range []string{"points", "difference"} {
			f := newResultForm()
			f.way, f.unfinished = waySlip, c.points == equal
			if first == "points" {
				f.points = c.points
			}
			f = f.typeDiff(c.typed)
			f.points = c.points
			r := f.result()
			_, err := belote.New().Score(params, rules.TableContext{}, r)
			if r.Diff == nil || *r.Diff != c.want || rules.CodeOf(err) != c.code {
				t.Errorf("%s, %s first, typed %s: difference %v, %v", c.points, first, c.typed, *r.Diff, err)
			}
		}
	}
	// What is kept on the disk contradicts as before.
	kept := newResultForm()
	kept.way, kept.points = waySlip, win
	kept = kept.typeDiff("−372")
	raw, err := json.Marshal(kept)
	var back resultForm
	if err == nil {
		err = json.Unmarshal(raw, &back)
	}
	if err != nil || *back.result().Diff != -372 {
		t.Errorf("kept as %s, %v", raw, err)
	}
	f := newResultForm()
	f.way, f.points = waySlip, loss
	f = f.typeDiff("3").typeDiff("−37").typeDiff("−372")
	if f.points = win; *f.result().Diff != 372 {
		t.Errorf("the sign that the field showed stayed behind: %d", *f.result().Diff)
	}
}
