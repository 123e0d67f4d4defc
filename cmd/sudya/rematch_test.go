package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestRematchesCounted: in every game and system the tables that `seating` marks and the
// number of pairs that it counts are those whom `standings` names as earlier opponents.
func TestRematchesCounted(t *testing.T) {
	for _, c := range []struct{ regulation, entrants string }{
		{"belote-pairs", "9"}, {"preferans-almaty", "5"}, {"preferans-almaty", "11"}, {"domino-1x1", "7"},
	} {
		file := simulated(t, "-regulation", c.regulation, "-entrants", c.entrants, "-seed", "again")
		form := parsed[standingAnswer](t, done(t, "", "standings", "-json", file))
		met := map[[2]string]int{} // the first round in which two met
		last := 0
		for _, l := range form.Lines {
			for _, r := range l.Rounds {
				last = max(last, r.Round)
				for _, o := range r.Opponents {
					for _, pair := range [][2]string{{l.ID, o}, {o, l.ID}} {
						if at, ok := met[pair]; !ok || r.Round < at {
							met[pair] = r.Round
						}
					}
				}
			}
		}
		total := 0
		for n := 2; n <= last; n++ {
			pairs := 0
			for _, table := range parsed[seatingAnswer](t, done(t, "", "seating", "-json", "-round", fmt.Sprint(n), file)).Tables {
				here := 0
				for i, a := range table.Seats {
					for _, b := range table.Seats[i+1:] {
						if at, ok := met[[2]string{a, b}]; ok && at < n {
							here++
						}
					}
				}
				if table.Rematch != (here > 0) {
					t.Errorf("%s %s, round %d, table %d: rematch %t, %d pairs", c.regulation, c.entrants, n, table.Table, table.Rematch, here)
				}
				pairs += here
			}
			said := done(t, "", "seating", "-round", fmt.Sprint(n), file)
			want := "Повторных встреч нет."
			if pairs > 0 {
				want = fmt.Sprintf("Повторных встреч — %d.", pairs)
			}
			if !strings.Contains(plain(said), want) || strings.Count(said, "(тур") != pairs {
				t.Errorf("%s %s, round %d: %q isn't said, or not all are named:\n%s", c.regulation, c.entrants, n, want, said)
			}
			total += pairs
		}
		if total == 0 {
			t.Errorf("%s %s: nobody ever met again: nothing was tried", c.regulation, c.entrants)
		}
	}
}

// TestAbsentMetNobody: А wasn't at his table in round 1, so that meeting the others of it
// in round 2 is no rematch of his. The other three meet again.
func TestAbsentMetNobody(t *testing.T) {
	d := rulestest.NewDesk(regulations.Find, 1)
	reg, _ := regulations.Find("preferans-almaty")
	d.Must(t, tournament.Create(reg, tournament.Details{Name: "Проба"}, nil))
	d.Register(t, []string{"А"}, []string{"Б"}, []string{"В"}, []string{"Г"})
	d.Open(t)
	at := slices.IndexFunc(d.State.Rounds[0].Tables[0].Seats, func(id rules.EntrantID) bool { return d.State.Entrant(id).Name() == "А" })
	whists := []string{`"30"`, `"0"`, `"-30"`}
	d.Enter(t, map[int]string{0: fmt.Sprintf(`{"whists":[%s],"absent":[%d]}`, strings.Join(slices.Insert(whists, at, `"0"`), ","), at)})
	d.Close(t)
	d.Open(t)
	lines, err := archive.EncodeLines(d.State.Events())
	if err != nil {
		t.Fatal(err)
	}
	data, err := archive.Write(d.State, lines)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "t.json")
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
	said := plain(done(t, "", "seating", "-round", "2", file))
	for _, want := range []string{"Повторных встреч — 3.", "(тур 1)"} {
		if !strings.Contains(said, want) {
			t.Errorf("no %q in\n%s", want, said)
		}
	}
	if strings.Contains(said, "А и ") || strings.Contains(said, "и А ") {
		t.Errorf("А is said to meet somebody again:\n%s", said)
	}
}
