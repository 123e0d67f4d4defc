package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// saved is the log of a desk as a file.
func saved(t *testing.T, d *rulestest.Desk) string {
	t.Helper()
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
	return file
}

// dominoes is a desk of a domino tournament with its players.
func dominoes(t *testing.T, params rules.Params, players ...string) (*rulestest.Desk, map[string]rules.EntrantID) {
	t.Helper()
	d := rulestest.NewDesk(regulations.Find, 1)
	reg, _ := regulations.Find("domino-1x1")
	d.Must(t, tournament.Create(reg, tournament.Details{Name: "Проба"}, params))
	ids := map[string]rules.EntrantID{}
	for _, name := range players {
		ids[name] = d.Register(t, []string{name})[0]
	}
	return d, ids
}

// play enters a result at each table of the running round, the better of two by the given
// order winning 2–0 with that difference, and closes it. Without a difference for him: 2.
func play(t *testing.T, d *rulestest.Desk, beats func(a, b string) (winner string, diff int)) {
	t.Helper()
	r := d.State.Running()
	for _, table := range r.Tables {
		name := func(i int) string {
			if e := d.State.Entrant(table.Seats[i]); e != nil {
				return e.Name()
			}
			return ""
		}
		winner, diff := beats(name(0), name(1))
		own, other := "a", "b"
		if winner == name(1) {
			own, other = other, own
		}
		party := func(d int) string {
			return `{"` + own + `":101,"` + other + `":` + rules.Whole(101-d).String() + `}`
		}
		raw := `{"parties":[` + party(diff/2) + "," + party(diff-diff/2) + `]}`
		d.Must(t, tournament.EnterResult{Seating: r.Seating, Table: table.Number, Result: []byte(raw)})
	}
	d.Close(t)
}

// TestFinalDifferenceIsNamed is 1.4 with three tied: А, Б and В won round 1 by 100, 60 and 40
// and beat each other in a circle in the final: А beats Б by 10, Б beats В by 20, В beats А by
// 40. There В has +40 −20 = +20, Б +20 −10 = +10, А +10 −40 = −30. The column keeps the
// difference of the round; the reason names the other one.
func TestFinalDifferenceIsNamed(t *testing.T) {
	d, ids := dominoes(t, rules.Params{"rounds": 1}, "А", "Б", "В", "Г", "Д", "Е")
	d.Must(t, tournament.SeatByHand{Tables: []rules.SeatedTable{
		{Table: 1, Seats: []rules.EntrantID{ids["А"], ids["Г"]}}, {Table: 2, Seats: []rules.EntrantID{ids["Б"], ids["Д"]}}, {Table: 3, Seats: []rules.EntrantID{ids["В"], ids["Е"]}},
	}})
	d.Must(t, tournament.RoundPublished{Seating: d.State.LastRound().Seating})
	play(t, d, func(a, b string) (string, int) { return a, map[string]int{"А": 100, "Б": 60, "В": 40}[a] })
	for {
		plan, err := d.State.Plan()
		if err != nil {
			t.Fatal(err)
		}
		if plan.Finished {
			break
		}
		d.Open(t)
		play(t, d, func(a, b string) (string, int) {
			for _, won := range []struct {
				winner, loser string
				diff          int
			}{{"А", "Б", 10}, {"Б", "В", 20}, {"В", "А", 40}} {
				if won.winner == a && won.loser == b || won.winner == b && won.loser == a {
					return won.winner, won.diff
				}
			}
			t.Fatalf("%s meets %s", a, b)
			return "", 0
		})
	}
	said := plain(done(t, "", "standings", saved(t, d)))
	rows := map[string]string{}
	for _, line := range strings.Split(said, "\n") {
		for name := range ids {
			if strings.Contains(line, " "+name+" ") {
				rows[name] = line
			}
		}
	}
	for name, want := range map[string][]string{
		"В": {"1 ", "+40"},
		"Б": {"2 ", "+60", "разность в финале: +10 против +20"},
		"А": {"3 ", "+100", "разность в финале: −30 против +10"},
	} {
		for _, part := range want {
			if !strings.Contains(rows[name], part) {
				t.Errorf("%s: no %q in %q\n%s", name, part, rows[name], said)
			}
		}
	}
}

// TestMatchesAreNamed is 1.8: the four of the semi-finals are told apart by the matches that
// they played, not by a number of the program's own.
func TestMatchesAreNamed(t *testing.T) {
	d, _ := dominoes(t, rules.Params{"groups": true, "groupRounds": 1}, "А", "Б", "В", "Г", "Д", "Е", "Ж", "З")
	margin := 0
	higher := func(a, b string) (string, int) { // the earlier in the alphabet wins, each table by another difference
		margin += 2
		return min(a, b), margin
	}
	d.Open(t)
	play(t, d, higher)
	d.Open(t) // semi-finals
	play(t, d, higher)
	said := plain(done(t, "", "standings", saved(t, d)))
	if strings.Count(said, "полуфинал проигран") != 1 || strings.Contains(said, "Финал") || strings.Contains(said, "финал: ") {
		t.Errorf("after the semi-finals:\n%s", said)
	}
	d.Open(t) // matches for places
	play(t, d, higher)
	said = plain(done(t, "", "standings", saved(t, d)))
	for _, want := range []string{"матч за 1-е место проигран", "матч за 3–4 места, а не за 1–2", "матч за 3-е место проигран"} {
		if strings.Count(said, want) != 1 {
			t.Errorf("no %q:\n%s", want, said)
		}
	}
	if strings.Contains(said, "Финал") || strings.Contains(said, "баллы в финале") {
		t.Errorf("a number of the program's own is shown:\n%s", said)
	}
	seated := plain(done(t, "", "seating", "-round", "3", saved(t, d)))
	if !strings.Contains(seated, "матч за 1–2 места") || !strings.Contains(seated, "матч за 3–4 места") {
		t.Errorf("the seating doesn't say what the matches are for:\n%s", seated)
	}
}
