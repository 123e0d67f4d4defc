package pages

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestSlipKeepsItsDifference: a result given as points and difference is told with the
// difference wherever results are told: in the journal, on paper, in each pair's way, on the
// card of what isn't recorded yet.
func TestSlipKeepsItsDifference(t *testing.T) {
	b := newBench(t)
	id, seating := b.seatedRound(belote.New(), pairOf("А", "Б"), pairOf("В", "Г"))
	diff := 372
	slip := belote.Result{Slip: &belote.Slip{NS: 2, EW: -2}, Diff: &diff}
	b.do(id, tournament.EnterResult{Seating: seating, Table: 1, Result: slip.Canonical()})
	s := b.desk.Book(id).State
	table := s.Rounds[0].Tables[0]
	for seat, want := range []string{"+372", "−372"} {
		if got, _ := beloteResult(b.desk, table, seat); got != want {
			t.Errorf("seat %d: %q, want %q", seat, got, want)
		}
		if got := beloteWhists(b.desk, slip, nil, seat); got != want {
			t.Errorf("typed, seat %d: %q, want %q", seat, got, want)
		}
		if path := app.HTMLString(pathTable(b.desk, s, s.Standing(1), table.Seats[seat])); strings.Count(path, want) < 2 {
			t.Errorf("the way of seat %d hasn't its difference in its numbers:\n%s", seat, path)
		}
	}
	tell := newTeller(b.desk, s)
	for _, j := range s.Journal() {
		if _, ok := j.Body.(tournament.ResultEntered); !ok {
			continue
		}
		if note := (&paper{Desk: b.desk}).journalNote(tell, j, 1); !strings.Contains(note, "+372") {
			t.Errorf("on paper: %q", note)
		}
		if lines, _ := tell.sides(s.Entries[j.ID]); len(lines) != 2 || lines[0].Whists != "+372" || lines[1].Whists != "−372" {
			t.Errorf("in the journal: %+v", lines)
		}
	}
}

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
			f := newBeloteForm()
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
	kept := newBeloteForm()
	kept.way, kept.points = waySlip, win
	kept = kept.typeDiff("−372")
	raw, err := json.Marshal(kept)
	var back beloteForm
	if err == nil {
		err = json.Unmarshal(raw, &back)
	}
	if err != nil || *back.result().Diff != -372 {
		t.Errorf("kept as %s, %v", raw, err)
	}
	f := newBeloteForm()
	f.way, f.points = waySlip, loss
	f = f.typeDiff("3").typeDiff("−37").typeDiff("−372")
	if f.points = win; *f.result().Diff != 372 {
		t.Errorf("the sign that the field showed stayed behind: %d", *f.result().Diff)
	}
}
