package archive_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/canon"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestPoisonedFiles: whole files with the right sum that were made to do harm later.
func TestPoisonedFiles(t *testing.T) {
	for _, c := range []struct {
		file, code string
		at         int // the event that is refused
	}{
		{"poison-clock.json", "archive.room", 16},  // no event could be written after it
		{"poison-clock2.json", "archive.room", 16}, // the same as a tournament of its own
		{"crash-allpass.json", "preferans.params.count", 14},
	} {
		data, err := os.ReadFile(filepath.Join("testdata", "faults", c.file))
		if err != nil {
			t.Fatal(err)
		}
		_, s, err := archive.Read(data, regulations.Find)
		if innermost(err) != c.code || arg(err, "event") != c.at || s != nil {
			t.Errorf("%s: %v, want %s at %d", c.file, err, c.code, c.at)
		}
	}
}

// TestRoom: what is read can be continued to the longest log there may be, and that one is
// read again.
func TestRoom(t *testing.T) {
	f, _ := read(t, sample(t, "belote-pairs", 6, 1))
	last := f.Events[len(f.Events)-1]
	for _, c := range []struct {
		clock int64
		code  string
	}{
		{1<<52 - archive.MaxEvents + int64(len(f.Events)), ""},
		{1<<52 - archive.MaxEvents + int64(len(f.Events)) + 1, "archive.room"},
	} {
		e := last
		e.Clock = c.clock
		line, err := archive.EncodeLine(e)
		if err != nil {
			t.Fatal(err)
		}
		lines := append(slices.Clone(f.Lines[:len(f.Lines)-1]), line)
		body, err := archive.Write(tournament.Fold(append(slices.Clone(f.Events[:len(lines)-1]), e), regulations.Find), lines)
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := archive.Read(body, regulations.Find); innermost(err) != c.code {
			t.Errorf("a last clock of %d: %v, want %q", c.clock, err, c.code)
		}
	}
	for n := 0; n < archive.MaxEvents; n += 999 {
		clock := int64(1)<<52 - archive.MaxEvents + int64(n)
		if archive.Room(clock, n) != nil || archive.Room(clock+1, n+1) != nil || archive.Room(clock, n+1) != nil {
			t.Errorf("clock %d of %d events: one more, or a merge, has no room", clock, n)
		}
	}
}

// odd are values that no parameter has, or hardly any.
var odd = []string{
	`[]`, `[[1,2]]`, `[1]`, `[-1,-1,-1,-1,-1]`, `[0,0,0,0,0]`, `[1,1,1,1]`, `["0.5"]`, `"x"`, `""`, `true`,
	`-1`, `0`, `1`, `3`, `7`, `1000000`, `9007199254740993`, `"-9999"`, `"0.5"`, `[[9223372036854775807,2]]`, `[[0,2]]`,
	"[" + strings.Repeat("1,", 64) + "1]",
}

// TestParametersOfFiles: a parameter is refused by the same code wherever it stands in a
// file, and as it is refused when it is typed.
func TestParametersOfFiles(t *testing.T) {
	for _, reg := range regulations.All() {
		good := taken(t, sample(t, reg.Info().ID, 8, 2))
		before := firstOf(t, good, "round.seat")
		state := tournament.Fold(decoded(t, good.lines[:before]), regulations.Find)
		for _, p := range reg.Params() {
			for _, value := range odd {
				set := fmt.Sprintf(`{"%s":%s}`, p.Key, value)
				typed := typedCode(state, set)
				if typed == "fine.positive" {
					typed = "" // files may hold what was taken once
				}
				name := reg.Info().ID + " " + set
				created := good.lines[0]
				created = replaceParam(t, created, p.Key, value)
				got := readCode(t, good.head, slices.Concat([]string{created}, good.lines[1:before]))
				if got != typed && (typed != "" || got != "archive.header") { // the header still tells the old value
					t.Errorf("%s created: %q, typed: %q", name, got, typed)
				}
				if p.Scope != rules.ScopeRound {
					continue
				}
				seat := good.lines[before]
				from, to := strings.Index(seat, `"params":{`), strings.Index(seat, `},"`)
				seat = seat[:from] + `"params":` + set + seat[to+1:]
				if got := readCode(t, good.head, slices.Concat(good.lines[:before], []string{seat})); got != typed {
					t.Errorf("%s at a seating: %q, typed: %q", name, got, typed)
				}
			}
		}
	}
}

// typedCode is how a changed parameter is refused when it is typed.
func typedCode(s *tournament.State, set string) string {
	var p tournament.ParamSet
	if err := p.ReadCanon(canon.Value(set)); err != nil {
		return rules.CodeOf(err)
	}
	_, err := tournament.Decide(s, tournament.ParamsChanged{Params: p}, tournament.Meta{
		Device: strings.Repeat("d", 16), At: "2026-11-29T15:03:12.345Z", NewID: func() string { return strings.Repeat("e", 32) },
	})
	return rules.CodeOf(err)
}

// readCode is how a file of these lines is refused.
func readCode(t *testing.T, head string, lines []string) string {
	t.Helper()
	_, _, err := archive.Read(parts{head, lines}.file(t), regulations.Find)
	return innermost(err)
}

func firstOf(t *testing.T, p parts, kind string) int {
	t.Helper()
	i := slices.IndexFunc(p.lines, func(line string) bool { return strings.Contains(line, `"kind":"`+kind+`"`) })
	if i < 0 {
		t.Fatal("no", kind)
	}
	return i
}

func decoded(t *testing.T, lines []string) []tournament.Event {
	t.Helper()
	events, err := archive.DecodeLines(lines)
	if err != nil {
		t.Fatal(err)
	}
	return events
}

// replaceParam puts another value in the place of a parameter of the first event.
func replaceParam(t *testing.T, line, key, value string) string {
	t.Helper()
	e := decoded(t, []string{line})[0]
	b := e.Body.(tournament.Created)
	b.Params = slices.Clone(b.Params)
	var set tournament.ParamSet
	for _, v := range b.Params {
		if v.Key != key {
			set = append(set, v)
		}
	}
	b.Params = set
	e.Body = b
	again, err := archive.EncodeLine(e)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Replace(again, `"params":{`, `"params":{"`+key+`":`+value+`,`, 1)
}
