package csvout

import (
	"encoding/csv"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// fataler is a test, a random one too.
type fataler interface {
	Helper()
	Fatal(...any)
}

// read parses a file as a spreadsheet does; every line must have as many cells as the first.
func read(t fataler, lang text.Lang, file []byte) [][]string {
	t.Helper()
	body, marked := strings.CutPrefix(string(file), mark)
	if !marked {
		t.Fatal("the file has no mark")
	}
	if strings.Count(body, "\n") != strings.Count(body, "\r\n") {
		t.Fatal("a line doesn't end with CRLF")
	}
	r := csv.NewReader(strings.NewReader(body))
	if lang == text.RU {
		r.Comma = ';'
	}
	lines, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return lines
}

func simulated(t *testing.T, regulation string, entrants, teams int) *tournament.State {
	t.Helper()
	reg, _ := regulations.Find(regulation)
	s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: entrants, Seed: "csv", Teams: teams})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestLists: in each game and language every list can be read back and has its lines.
func TestLists(t *testing.T) {
	for _, c := range []struct {
		regulation      string
		entrants, teams int
	}{{"belote-pairs", 27, 0}, {"preferans-almaty", 15, 0}, {"domino-1x1", 23, 6}} {
		s := simulated(t, c.regulation, c.entrants, c.teams)
		n := len(s.Rounds)
		seats, results := 0, 0
		for _, round := range s.Rounds {
			seats += len(round.Byes)
			for _, table := range round.Tables {
				seats += len(table.Seats)
			}
		}
		for _, line := range s.Standing(n).Lines {
			for _, round := range line.Rounds {
				if round.Kind != rules.KindLate {
					results++
				}
			}
		}
		for _, lang := range []text.Lang{text.RU, text.EN} {
			for _, list := range []struct {
				name string
				file []byte
				want int
			}{
				{"entrants", Entrants(lang, s), c.entrants},
				{"seatings", Seatings(lang, s), seats},
				{"results", Results(lang, s, n), results},
				{"standing", Standing(lang, s, s.Standing(n), Columns{Wins: true, Diff: "±", Mark: make([]string, n)}), c.entrants},
			} {
				lines := read(t, lang, list.file)
				if len(lines) != list.want+1 {
					t.Errorf("%s, %s: %d lines, want %d", c.regulation, list.name, len(lines)-1, list.want)
				}
				for _, line := range lines {
					for _, cell := range line {
						if strings.HasPrefix(cell, "csv.") || strings.HasPrefix(cell, "page.") {
							t.Errorf("%s, %s: a sentence is missing: %s", c.regulation, list.name, cell)
						}
					}
				}
			}
		}
	}
}

// TestNumbers are written as spreadsheets read them.
func TestNumbers(t *testing.T) {
	for _, c := range []struct {
		lang text.Lang
		add  func(*row)
		want string
	}{
		{text.RU, func(r *row) { r.points(3) }, `"1,5"`},
		{text.EN, func(r *row) { r.points(-3) }, "-1.5"},
		{text.RU, func(r *row) { r.whists(rules.Whole(-12345)) }, "-12345"},
		{text.EN, func(r *row) { r.whists(rules.Whole(12345)) }, "12345"},
		{text.RU, func(r *row) { r.whists(-400) }, "-66 2/3"},
		{text.RU, func(r *row) { r.whists(2) }, "0 1/3"}, // not the first of March
		{text.RU, func(r *row) { r.whists(-3) }, "-0 1/2"},
		{text.RU, func(r *row) { r.whists(0) }, "0"},
		{text.RU, func(r *row) { r.count(0) }, ""},
	} {
		r := newSheet(c.lang).row()
		c.add(r)
		if r.cells[0] != c.want {
			t.Errorf("got %s, want %s", r.cells[0], c.want)
		}
	}
}

// TestHostileNames: no cell with what somebody typed begins like a formula, and each can
// be read back.
func TestHostileNames(t *testing.T) {
	for _, name := range []string{
		`=HYPERLINK("http://x";"y")`, "+7 701", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "|calc", " =1+1", "\u00a0=1", "＝1", "−1", "%0A",
		`<img src=x>`, `а;б,"в"`, "'", "Қанат Әбілов", "Ғани Ұлы-Өмірһан Іңкәр", "О’Нил", "O'Neil", "Ёлкин", "გიორგი", strings.Repeat("Ж", 80), "a\r\nb",
	} {
		s := withName(t, name)
		for kind, file := range map[string][]byte{
			"entrants": Entrants(text.RU, s), "seatings": Seatings(text.RU, s), "results": Results(text.RU, s, 1),
			"standing": Standing(text.RU, s, s.Standing(1), Columns{Diff: "±", Mark: []string{"1"}}),
		} {
			found := false
			r := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(file), mark)))
			r.Comma = ';'
			lines, err := r.ReadAll()
			if err != nil {
				t.Fatalf("%q in %s: %v", name, kind, err)
			}
			for _, line := range lines {
				for _, cell := range line {
					if bare := strings.ReplaceAll(name, "\r\n", "\n"); strings.Contains(cell, bare) {
						found = true
						if harmless(cell) != cell {
							t.Errorf("%s has the formula %q", kind, cell)
						}
					}
				}
			}
			if !found {
				t.Errorf("%s doesn't have %q", kind, name)
			}
		}
	}
}

// withName is a tournament after one round in which somebody has the name, whatever the
// program would say to its being typed.
func withName(t *testing.T, name string) *tournament.State {
	t.Helper()
	reg, _ := regulations.Find("belote-pairs")
	s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 8, Seed: "csv", Rounds: 1})
	if err != nil {
		t.Fatal(err)
	}
	s.Entrants[0].Players[0] = name
	return s
}

// TestAnyWord is read back as it was, but for the apostrophe.
func TestAnyWord(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.SliceOfN(rapid.StringMatching(`[=+\-@\t '";,а-я0-9]{0,12}`), 1, 4).Draw(t, "words")
		out := newSheet(text.RU)
		r := out.row()
		for _, w := range words {
			r.word(w)
		}
		r.word("end") // a line of one empty cell is no line
		out.add(r)
		got := read(t, text.RU, out.bytes())[0]
		for i, w := range words {
			if got[i] != w && got[i] != "'"+w {
				t.Fatalf("%q is read as %q", w, got[i])
			}
			if harmless(got[i]) != got[i] {
				t.Fatalf("%q begins like a formula", got[i])
			}
		}
	})
}

func ExampleEntrants() {
	reg, _ := regulations.Find("domino-1x1")
	s, _ := simulate.Play(simulate.Options{Regulation: reg, Entrants: 8, Seed: "csv", Rounds: 1})
	file := string(Entrants(text.RU, s))
	head, _, _ := strings.Cut(strings.TrimPrefix(file, mark), "\r\n")
	fmt.Println(head)
	// Output: №;Игрок;Команда;Категория;Номер в реестре;Посев;Постоянный стол;С тура;Выбыл после тура;Причина
}
