package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
)

// TestStandingsForm: the keys, words and numbers of the documented answer.
func TestStandingsForm(t *testing.T) {
	file := simulated(t, "-regulation", "belote-pairs", "-entrants", "9", "-seed", "form", "-rounds", "3")
	answer := done(t, "", "standings", "-json", file)
	for _, key := range []string{`{"round":3,"lines":[{"place":"1","id":"`, `"name":"`, `"team":""`, `"points":"`, `"values":{"points":"`, `"decidedBy":""`, `"status":"active"`, `"rounds":[{"round":1,"table":`, `"opponents":["`, `"kind":"played"`, `"diff":"`} {
		if !strings.Contains(answer, key) {
			t.Errorf("no %s in %s", key, answer)
		}
	}
	form := parsed[standingAnswer](t, answer)
	if len(form.Lines) != 9 || form.Lines[0].DecidedBy != "" {
		t.Errorf("%d lines, the first decided by %q", len(form.Lines), form.Lines[0].DecidedBy)
	}
	byes := 0
	for i, l := range form.Lines {
		if i > 0 && l.DecidedBy == "" {
			t.Errorf("line %d has no reason", i+1)
		}
		if len(l.Rounds) != 3 {
			t.Errorf("%s has %d rounds", l.Name, len(l.Rounds))
		}
		for _, r := range l.Rounds {
			if r.Kind == "bye" {
				byes++
				if r.Table != 0 || len(r.Opponents) != 0 {
					t.Errorf("a bye at table %d against %v", r.Table, r.Opponents)
				}
			}
		}
	}
	if byes != 3 {
		t.Errorf("%d byes in three rounds of nine pairs", byes)
	}
}

// standingAnswer is the documented form, written down apart from the command's own.
type standingAnswer struct {
	Round int `json:"round"`
	Lines []struct {
		Place     string            `json:"place"`
		ID        string            `json:"id"`
		Name      string            `json:"name"`
		Team      string            `json:"team"`
		Points    string            `json:"points"`
		Values    map[string]string `json:"values"`
		DecidedBy string            `json:"decidedBy"`
		Status    string            `json:"status"`
		Rounds    []struct {
			Round     int      `json:"round"`
			Table     int      `json:"table"`
			Opponents []string `json:"opponents"`
			Kind      string   `json:"kind"`
			Points    string   `json:"points"`
			Diff      string   `json:"diff"`
		} `json:"rounds"`
	} `json:"lines"`
}

// seatingAnswer is the documented form of `seating` and `seat`.
type seatingAnswer struct {
	Round  int      `json:"round"`
	Stage  string   `json:"stage"`
	System string   `json:"system"`
	Algo   string   `json:"algo"`
	Seed   string   `json:"seed"`
	Bye    []string `json:"bye"`
	Tables []struct {
		Table   int      `json:"table"`
		Group   string   `json:"group"`
		Seats   []string `json:"seats"`
		Rematch bool     `json:"rematch"`
		Reason  string   `json:"reason"`
	} `json:"tables"`
}

func TestStandingsRound(t *testing.T) {
	file := simulated(t, "-regulation", "belote-pairs", "-entrants", "6", "-rounds", "4")
	if got := parsed[standingAnswer](t, done(t, "", "standings", "-json", file)).Round; got != 4 {
		t.Errorf("after round %d, want the last closed one", got)
	}
	for n := range 5 {
		form := parsed[standingAnswer](t, done(t, "", "standings", "-json", "-round", fmt.Sprint(n), file))
		if form.Round != n {
			t.Errorf("asked for round %d, answered for %d", n, form.Round)
		}
		for _, l := range form.Lines {
			if len(l.Rounds) != n {
				t.Errorf("after round %d %s has %d rounds", n, l.Name, len(l.Rounds))
			}
		}
	}
	for _, n := range []string{"5", "-1", "99999"} {
		if got := refused(t, "", "standings", "-round", n, file); !strings.Contains(got, "последний: 4") {
			t.Errorf("round %s: %s", n, got)
		}
	}
}

// TestStandingsTable: columns are aligned, whatever stands in them.
func TestStandingsTable(t *testing.T) {
	file := simulated(t, "-regulation", "domino-1x1", "-entrants", "11", "-teams", "3")
	lines := strings.Split(strings.TrimSpace(done(t, "", "standings", file)), "\n")
	if len(lines) != 2+1+11 || lines[1] != "" {
		t.Fatalf("%d lines:\n%s", len(lines), strings.Join(lines, "\n"))
	}
	heading := []rune(lines[2])
	team := slices.Index(heading, 'К')
	for _, line := range lines[3:] {
		row := []rune(line)
		if row[team-1] != ' ' || row[team] == ' ' {
			t.Errorf("the team isn't under its heading:\n%s\n%s", string(heading), line)
		}
	}
}

func TestSeating(t *testing.T) {
	file := simulated(t, "-regulation", "belote-pairs", "-entrants", "9", "-rounds", "5")
	for n := 1; n <= 5; n++ {
		form := parsed[seatingAnswer](t, done(t, "", "seating", "-json", "-round", fmt.Sprint(n), file))
		system := map[bool]string{n == 1: "random", n >= 2 && n <= 4: "swiss", n == 5: "italian"}[true]
		if form.Round != n || form.Stage != "main" || form.System != system || form.Algo != system+"/1" || form.Seed == "" {
			t.Errorf("round %d: %+v", n, form)
		}
		if len(form.Bye) != 1 || len(form.Tables) != 4 {
			t.Errorf("round %d of nine pairs: bye %v, %d tables", n, form.Bye, len(form.Tables))
		}
		for _, table := range form.Tables {
			if n == 1 && (table.Rematch || table.Reason != "") {
				t.Errorf("round 1, table %d: rematch %v, %q", table.Table, table.Rematch, table.Reason)
			}
		}
	}
	table := done(t, "", "seating", "-round", "1", file)
	if !strings.Contains(table, "жеребьёвка") || !strings.Contains(table, "Свободны: ") {
		t.Error(table)
	}
	refused(t, "", "seating", "-round", "6", file)
	refused(t, "", "seating", "-round", "0", file)
}

// TestSeatingRematch: rematch is true where two of a table have met before, and only there.
func TestSeatingRematch(t *testing.T) {
	file := simulated(t, "-regulation", "belote-pairs", "-entrants", "4")
	met := map[string]bool{}
	for n := 1; n <= 10; n++ {
		form := parsed[seatingAnswer](t, done(t, "", "seating", "-json", "-round", fmt.Sprint(n), file))
		for _, table := range form.Tables {
			pair := slices.Sorted(slices.Values(table.Seats))
			key := strings.Join(pair, " ")
			if table.Rematch != met[key] {
				t.Errorf("round %d, table %d: rematch %v", n, table.Table, table.Rematch)
			}
			met[key] = true
		}
	}
}

// TestSeat: the seating that `seat` proposes from a stored round's seed is that round's.
func TestSeat(t *testing.T) {
	short := simulated(t, "-regulation", "belote-pairs", "-entrants", "21", "-rounds", "2")
	long := simulated(t, "-regulation", "belote-pairs", "-entrants", "21", "-rounds", "3")
	want := done(t, "", "seating", "-json", "-round", "3", long)
	seed := parsed[seatingAnswer](t, want).Seed
	if got := done(t, "", "seat", "-json", "-seed", seed, short); got != want {
		t.Errorf("proposed\n%s\nplayed\n%s", got, want)
	}
	if got := done(t, "", "seat", "-seed", seed, short); !strings.Contains(got, "швейцарская система") {
		t.Error(got)
	}
	whole := simulated(t, "-regulation", "belote-pairs", "-entrants", "6")
	if got := refused(t, "", "seat", "-seed", "x", whole); !strings.Contains(got, "t.json: ") {
		t.Error("the refusal doesn't name the file:", got)
	}
}

// TestJudgeAtTheTable: domino's judge is the id "judge" in a seating and has no line.
func TestJudgeAtTheTable(t *testing.T) {
	file := simulated(t, "-regulation", "domino-1x1", "-entrants", "7", "-rounds", "2")
	form := parsed[seatingAnswer](t, done(t, "", "seating", "-json", "-round", "2", file))
	if last := form.Tables[len(form.Tables)-1].Seats; !slices.Contains(last, "judge") {
		t.Errorf("the judge isn't at the last table: %v", last)
	}
	if got := done(t, "", "seating", "-round", "2", file); !strings.Contains(got, "судья") {
		t.Error(got)
	}
	for _, l := range parsed[standingAnswer](t, done(t, "", "standings", "-json", file)).Lines {
		if l.ID == "judge" {
			t.Error("the judge is ranked")
		}
	}
}

func TestScoreRefusals(t *testing.T) {
	for _, c := range []struct{ regulation, in, say string }{
		{"belote-pairs", `{"ns":700,"ew":300}`, ""},
		{"belote-pairs", `{"ns":"1012","ew":640}`, ""},
		{"belote-pairs", `{"ns":1012,"ew":-1}`, "−1"},
		{"belote-pairs", `{"ns":1012`, ""},
		{"belote-pairs", ``, ""},
		{"belote-pairs", `{"ns":1012,"ew":640,"extra":1}`, ""},
		{"belote-pairs", "\xff\xfe", ""},
		{"preferans-almaty", `{"whists":["100","-40","0","-80"]}`, "−20"},
		{"preferans-almaty", `{"whists":["0.5","-0.5","0","0"]}`, ""},
		{"domino-1x1", `{"parties":[{"a":101,"b":101},{"a":88,"b":109}]}`, "101"},
		{"domino-1x1", `[]`, ""},
	} {
		got := refused(t, c.in, "score", c.regulation)
		if !strings.Contains(got, c.say) {
			t.Errorf("score %s of %s: %q doesn't say %s", c.regulation, c.in, got, c.say)
		}
	}
}

func TestSheetRefusals(t *testing.T) {
	for _, c := range []struct{ regulation, in string }{
		{"belote-pairs", `{"deals":[{"declarer":"ns","game":"trump","cards":{"ns":100,"ew":60}}]}`},
		{"preferans-almaty", `{"players":4,"deals":[{"kind":"allpass","dealer":2,"tricks":[3,6,1,9]}]}`},
		{"domino-1x1", `{"deals":[{"out":"a","left":169}]}`},
		{"domino-1x1", `{"deals":7}`},
	} {
		refused(t, c.in, "sheet", c.regulation)
	}
}

func TestCatalogue(t *testing.T) {
	type irregularity struct {
		ID       string   `json:"id"`
		Article  string   `json:"article"`
		Phase    string   `json:"phase"`
		Name     string   `json:"name"`
		Remedies []string `json:"remedies"`
		Options  []struct {
			Text    string `json:"text"`
			Chooser string `json:"chooser"`
		} `json:"options"`
		Extras   []string `json:"extras"`
		Waivable bool     `json:"waivable"`
	}
	for _, reg := range regulations.All() {
		answer := done(t, "", "catalogue", reg.Info().ID)
		if strings.Contains(answer, "null") {
			t.Errorf("%s: null in %s", reg.Info().ID, answer)
		}
		list := parsed[[]irregularity](t, answer)
		if len(list) != len(reg.Catalogue()) {
			t.Errorf("%s: %d of %d irregularities", reg.Info().ID, len(list), len(reg.Catalogue()))
		}
		for _, i := range list {
			if !russian(i.Name) {
				t.Errorf("%s %s isn't in Russian: %q", reg.Info().ID, i.ID, i.Name)
			}
		}
	}
}

// TestUsage: wrong usage is exit 2 and says how to call the command.
func TestUsage(t *testing.T) {
	file := simulated(t, "-regulation", "belote-pairs", "-entrants", "4", "-rounds", "1")
	for _, line := range []string{
		"nosuch", "standings", "standings a b", "standings -nosuch " + file, "standings -round x " + file,
		"seating " + file, "seating -round 1", "seat " + file, "seat -seed a", "verify", "verify a b",
		"simulate", "simulate -regulation belote-pairs", "simulate -entrants 4", "simulate -regulation nosuch -entrants 4",
		"simulate -regulation belote-pairs -entrants 4 extra", "simulate -regulation belote-pairs -entrants four",
		"score", "score nosuch", "score belote-pairs more", "sheet", "sheet nosuch", "catalogue", "catalogue nosuch",
	} {
		a := sudya("", strings.Fields(line)...)
		if a.code != exitUsage || a.out != "" || a.err == "" {
			t.Errorf("sudya %s: exit %d, out %q, err %q", line, a.code, a.out, a.err)
		}
	}
}

// TestSimulateRefusals: what can't be played is refused, not wrong usage.
func TestSimulateRefusals(t *testing.T) {
	for _, line := range []string{
		"-regulation belote-pairs -entrants 1", "-regulation belote-pairs -entrants 10000", "-regulation preferans-almaty -entrants 2",
		"-regulation belote-pairs -entrants -4", "-regulation belote-pairs -entrants 8 -rounds -1", "-regulation domino-1x1 -entrants 8 -teams 9",
		"-regulation belote-pairs -entrants 4 -o /nonexistent/t.json",
	} {
		refused(t, "", append([]string{"simulate"}, strings.Fields(line)...)...)
	}
}

// TestStdin: «-» is the standard input.
func TestStdin(t *testing.T) {
	text := fileText(t, simulated(t, "-regulation", "belote-pairs", "-entrants", "6", "-rounds", "2"))
	for _, args := range [][]string{{"standings", "-json", "-"}, {"seating", "-round", "1", "-"}, {"seat", "-seed", "a", "-"}, {"verify", "-"}, {"verify", "-sum", "-"}} {
		if out := done(t, text, args...); out == "" {
			t.Errorf("%v: no answer", args)
		}
		if got := refused(t, "nonsense", args...); !strings.Contains(got, "stdin") {
			t.Errorf("%v: %s", args, got)
		}
	}
	if out := done(t, "", "simulate", "-regulation", "belote-pairs", "-entrants", "6", "-rounds", "2"); out != text {
		t.Error("simulate writes something else to the standard output than to a file")
	}
}

// TestValuesOrder: criteria stand in the order in which they are compared.
func TestValuesOrder(t *testing.T) {
	v := values{{Code: rules.ByPoints, Num: 15}, {Code: rules.ByWins, Num: 12}, {Code: rules.ByDiff, Num: -400}}
	var out strings.Builder
	if err := writeJSON(streams{out: &out}, v); err != nil {
		t.Fatal(err)
	}
	if want := `{"points":"2.5","wins":"2","diff":"-200/3"}` + "\n"; out.String() != want {
		t.Errorf("%s, want %s", out.String(), want)
	}
}
