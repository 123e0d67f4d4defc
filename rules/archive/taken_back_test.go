package archive_test

import (
	"os"
	"testing"

	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// readState reads a file of testdata.
func readState(t *testing.T, name string) *tournament.State {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	_, s, err := archive.Read(data, regulations.Find)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestResultTakenBackUnderClosing: one phone closes round 1 and plays round 2, while the other
// takes a result of round 1 back and enters it anew. Both count: the round is closed with the
// new result, and round 2 stands as it was published.
func TestResultTakenBackUnderClosing(t *testing.T) {
	first := rulestest.NewDesk(regulations.Find, 1)
	first.State = readState(t, "taken-back-1.json")
	first.Close(t)
	seating := first.Open(t)
	first.Enter(t, map[int]string{0: `{"ns":1020,"ew":700}`})

	for name, order := range map[string][2][]tournament.Event{
		"taken here":  {first.State.Events(), readState(t, "taken-back-2.json").Events()},
		"taken there": {readState(t, "taken-back-2.json").Events(), first.State.Events()},
	} {
		merged := tournament.Fold(order[0], regulations.Find).Apply(order[1]...)
		if rejected := merged.Rejected(); len(rejected) > 0 || len(merged.Disputes) > 0 {
			t.Fatalf("%s: without effect %v, disputes %v", name, rejected, merged.Disputes)
		}
		if r := merged.Round(1); !r.Closed || string(r.Tables[1].Result.Canonical()) != `{"ns":1050,"ew":650}` {
			t.Errorf("%s: round 1 closed %v with %s", name, r.Closed, r.Tables[1].Result.Canonical())
		}
		r := merged.Round(2)
		if r == nil || r.Seating != seating || !r.Published || len(tournament.Missing(r)) > 0 {
			t.Errorf("%s: round 2 is %+v", name, r)
		}
		if _, err := archive.Verify(merged.Events(), regulations.Find); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
