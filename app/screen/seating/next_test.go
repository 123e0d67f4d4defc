package seating

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/ahead"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
)

// TestExpectedTables: what is said before round 1 is seated.
func TestExpectedTables(t *testing.T) {
	p := seating{Desk: screentest.TestDesk()}
	for _, c := range []struct {
		regulation string
		n          int
		tables     string // "": can't be seated
		note       string
	}{
		{"belote-pairs", 1, "", ""},
		{"belote-pairs", 4, "2 стола", ""},
		{"belote-pairs", 5, "2 стола", "Пар 5, нечётное число"},
		{"domino-1x1", 1, "", ""},
		{"domino-1x1", 3, "2 стола", "играет судья"},
		{"domino-1x1", 5, "3 стола", "играет судья"},
		{"domino-1x1", 6, "3 стола", ""},
		{"preferans-almaty", 0, "", ""},
		{"preferans-almaty", 1, "", ""},
		{"preferans-almaty", 2, "", ""},
		{"preferans-almaty", 3, "1 стол", "1 стол будет на троих"},
		{"preferans-almaty", 4, "1 стол", ""},
		{"preferans-almaty", 5, "1 стол", "за столом четверо, один пропускает тур"},
		{"preferans-almaty", 6, "2 стола", "2 стола будут на троих"},
		{"preferans-almaty", 9, "3 стола", "3 стола будут на троих"},
		{"preferans-almaty", 21, "6 столов", "3 стола будут на троих"},
	} {
		s := screentest.Registered(t, c.regulation, c.n)
		plan, err := s.Rule.Next(&s.History)
		if (err != nil) != (c.tables == "") {
			t.Errorf("%s %d: %v", c.regulation, c.n, err)
		}
		note := ahead.OddNote(p.Desk, s, c.n)
		if !strings.Contains(screentest.Plain(note), c.note) || c.note == "" && note != "" {
			t.Errorf("%s %d: %q, want %q", c.regulation, c.n, note, c.note)
		}
		if err != nil {
			continue
		}
		if got := screentest.Plain(p.expected(s, plan)); !strings.HasSuffix(got, ": "+c.tables) {
			t.Errorf("%s %d: %q, want %q", c.regulation, c.n, got, c.tables)
		}
	}
}

// TestOver: that nobody is left isn't that all rounds are played.
func TestOver(t *testing.T) {
	for _, id := range []string{"belote-pairs", "domino-1x1", "preferans-almaty"} {
		s := screentest.Registered(t, id, 4)
		s.Rounds = []*rules.Round{{Number: 1, Closed: true}, {Number: 2, Closed: true}}
		if got := over(s); got != "over" {
			t.Errorf("%s: four are here: %s", id, got)
		}
		for _, e := range s.Entrants {
			e.Leave = &rules.Leave{After: 2}
		}
		if got := over(s); got != "over.nobody" {
			t.Errorf("%s: all have left: %s", id, got)
		}
		s.Params = s.Params.Clone()
		s.Params["rounds"] = 2
		if got := over(s); got != "over" {
			t.Errorf("%s: all rounds are played: %s", id, got)
		}
	}
	for n, want := range map[int]string{1: "Играть больше некому: сыгран 1 тур", 2: "Играть больше некому: сыграны 2 тура", 5: "Играть больше некому: сыграно 5 туров"} {
		if got := screentest.Plain(text.T(text.RU, "page.seating.over.nobody", rules.Args{"n": n})); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}
