package archive_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// sample is the file of a simulated tournament.
func sample(t testing.TB, id string, entrants, rounds int) []byte {
	t.Helper()
	reg, _ := regulations.Find(id)
	s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: entrants, Rounds: rounds, Seed: "archive"})
	if err != nil {
		t.Fatal(err)
	}
	return written(t, s)
}

// written is the file of a state, its lines encoded anew.
func written(t testing.TB, s *tournament.State) []byte {
	t.Helper()
	lines, err := archive.EncodeLines(s.Events())
	if err != nil {
		t.Fatal(err)
	}
	data, err := archive.Write(s, lines)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// read reads a file that must be accepted.
func read(t testing.TB, data []byte) (*archive.File, *tournament.State) {
	t.Helper()
	f, s, err := archive.Read(data, regulations.Find)
	if err != nil {
		t.Fatal(err)
	}
	return f, s
}

// TestRoundTrip: a file that was read is written again byte for byte, and its lines are
// the canonical ones of its events.
func TestRoundTrip(t *testing.T) {
	for _, reg := range regulations.All() {
		data := sample(t, reg.Info().ID, 12, 0)
		f, s := read(t, data)
		again, err := archive.Write(s, f.Lines)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(again, data) {
			t.Errorf("%s: written again it differs", reg.Info().ID)
		}
		lines, err := archive.EncodeLines(f.Events)
		if err != nil || !slices.Equal(lines, f.Lines) {
			t.Errorf("%s: its lines aren't its events' (%v)", reg.Info().ID, err)
		}
		if f.Header.ID != f.Events[0].ID || f.Header.Regulation != reg.Info().ID || f.Header.Format != archive.Format || f.Header.Version != archive.Version {
			t.Errorf("%s: header %+v", reg.Info().ID, f.Header)
		}
		if f.Sum.Events != len(f.Events) || len(f.Sum.SHA256) != 64 {
			t.Errorf("%s: sum %+v of %d events", reg.Info().ID, f.Sum, len(f.Events))
		}
	}
}

// TestAnyLogRoundTrips: whatever a judge's device has written is read again as it was.
func TestAnyLogRoundTrips(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := rulestest.NewDesk(regulations.Find, 1)
		for range rapid.IntRange(1, 50).Draw(t, "commands") {
			_, _ = d.Do(rulestest.AnyCommand(t, d.State))
		}
		lines, err := archive.EncodeLines(d.State.Events())
		if err != nil {
			t.Fatal(err)
		}
		data, err := archive.Write(d.State, lines)
		if err != nil {
			t.Fatal(err)
		}
		f, s, err := archive.Read(data, regulations.Find)
		if err != nil {
			t.Fatalf("its own file is refused: %v", err)
		}
		if !slices.Equal(f.Lines, lines) {
			t.Fatal("the lines were changed")
		}
		if diff := rulestest.Diff(rulestest.Dump(s), rulestest.Dump(d.State)); diff != "" {
			t.Fatalf("the file means something else:\n%s", diff)
		}
	})
}

// TestMergedLogRoundTrips: lines that a merge appended out of order are written in order,
// events without effect stay, and reading accepts them: two devices wrote.
func TestMergedLogRoundTrips(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		desk := rulestest.NewDesk(regulations.Find, 1)
		play := func(d *rulestest.Desk, n int) {
			for range n {
				_, _ = d.Do(rulestest.AnyCommand(t, d.State))
			}
		}
		play(desk, 25)
		phone := desk.Branch(2)
		play(desk, rapid.IntRange(1, 8).Draw(t, "at the desk"))
		play(phone, rapid.IntRange(1, 8).Draw(t, "at the phone"))
		desk.Merge(phone)
		lines, err := archive.EncodeLines(desk.State.Events())
		if err != nil {
			t.Fatal(err)
		}
		want, err := archive.Write(desk.State, lines)
		if err != nil {
			t.Fatal(err)
		}
		stored := rapid.Permutation(lines).Draw(t, "stored")
		got, err := archive.Write(desk.State, stored)
		if err != nil || !bytes.Equal(got, want) {
			t.Fatalf("the order of storage shows in the file (%v)", err)
		}
		if _, _, err := archive.Read(got, regulations.Find); err != nil {
			t.Fatalf("the merged file is refused: %v", err)
		}
	})
}

// TestHarmless: what editors and mail do to a file changes neither its meaning nor its sum.
func TestHarmless(t *testing.T) {
	data := sample(t, "belote-pairs", 6, 2)
	want, _ := read(t, data)
	text := string(data)
	for name, changed := range map[string]string{
		"byte order mark": "\ufeff" + text,
		"CRLF":            strings.ReplaceAll(text, "\n", "\r\n"),
		"old Mac":         strings.ReplaceAll(text, "\n", "\r"),
		"one line":        strings.ReplaceAll(text, "\n", ""),
		"indented":        strings.ReplaceAll(text, "{", "{\n  \t"),
		"spaces after":    text + " \n\n",
		"escapes":         strings.Replace(text, "Алматы", `\u0410\u043b\u043c\u0430\u0442\u044b`, 1),
		"slashes":         strings.Replace(text, "swiss/1", `swiss\/1`, 1),
	} {
		f, _ := read(t, []byte(changed))
		if !slices.Equal(f.Lines, want.Lines) {
			t.Errorf("%s: the lines aren't brought back", name)
		}
	}
}

// TestKeysMoved: an event whose keys stand in another order is the same event.
func TestKeysMoved(t *testing.T) {
	f, _ := read(t, sample(t, "belote-pairs", 4, 1))
	for _, line := range f.Lines {
		e, err := archive.DecodeLine(line)
		if err != nil {
			t.Fatal(err)
		}
		kind := fmt.Sprintf(`"kind":"%s"`, e.Body.Kind())
		moved := `{` + kind + `,` + strings.Replace(strings.TrimPrefix(line, "{"), kind+",", "", 1)
		if !strings.Contains(line, kind+",") { // nothing follows the kind
			continue
		}
		again, err := archive.DecodeLine(moved)
		if err != nil {
			t.Fatalf("%s: %v", moved, err)
		}
		if back, err := archive.EncodeLine(again); err != nil || back != line {
			t.Errorf("%s\nisn't brought back to\n%s\n%s %v", moved, line, back, err)
		}
	}
}

// TestCanonical: names are written without HTML escapes and as they are.
func TestCanonical(t *testing.T) {
	d := rulestest.NewDesk(regulations.Find, 1)
	reg, _ := regulations.Find("belote-pairs")
	d.Must(t, tournament.Create(reg, tournament.Details{Name: `Кубок «<img src=x>» & "K"`}, nil))
	d.Register(t, []string{"Әбдіғалиев", "ბერიძე"}, []string{"=HYPERLINK(1)", "O’Нил 🂡"})
	data := string(written(t, d.State))
	for _, want := range []string{`"name":"Кубок «<img src=x>» & \"K\""`, `"players":["Әбдіғалиев","ბერიძე"]`, `"players":["=HYPERLINK(1)","O’Нил 🂡"]`} {
		if !strings.Contains(data, want) {
			t.Errorf("no %s in\n%s", want, data)
		}
	}
	if _, s := read(t, []byte(data)); s.Entrants[1].Players[1] != "O’Нил 🂡" {
		t.Errorf("read as %q", s.Entrants[1].Players)
	}
}

// TestSum: the sum is over the header as an object of its own and the lines.
func TestSum(t *testing.T) {
	a := archive.Header{Format: archive.Format, Version: 1, ID: "x", Name: "n", Regulation: "r"}
	one, err := archive.SumOf(a, []string{"{}"})
	if err != nil || one.Events != 1 {
		t.Fatal(one, err)
	}
	// printf '%s\n%s' '{"format":"sudya.tournament","version":1,"id":"x","name":"n","regulation":"r","params":{}}' '{}' | sha256sum
	if want := "d2c58b93acc1"; !strings.HasPrefix(one.SHA256, want) {
		t.Errorf("sum %s, want %s…", one.SHA256, want)
	}
	if two, _ := archive.SumOf(a, []string{"{}", "{}"}); two.SHA256 == one.SHA256 {
		t.Error("another line, the same sum")
	}
	a.Name = "m"
	if other, _ := archive.SumOf(a, []string{"{}"}); other.SHA256 == one.SHA256 {
		t.Error("another header, the same sum")
	}
}

// TestEncodeRefusals: an event with a broken envelope is never written.
func TestEncodeRefusals(t *testing.T) {
	good := tournament.Event{ID: strings.Repeat("a", 32), Clock: 1, Device: strings.Repeat("b", 16), At: "2026-11-29T15:03:12.345Z", Body: tournament.TournamentFinished{}}
	if line, err := archive.EncodeLine(good); err != nil || line != `{"id":"`+good.ID+`","clock":1,"device":"`+good.Device+`","at":"2026-11-29T15:03:12.345Z","kind":"finish"}` {
		t.Fatal(line, err)
	}
	for name, change := range map[string]func(e *tournament.Event){
		"id":     func(e *tournament.Event) { e.ID = strings.Repeat("A", 32) },
		"clock":  func(e *tournament.Event) { e.Clock = 0 },
		"device": func(e *tournament.Event) { e.Device = "b" },
		"at":     func(e *tournament.Event) { e.At = "2026-11-29T15:03:12Z" },
		"date":   func(e *tournament.Event) { e.At = "2026-02-30T15:03:12.345Z" },
	} {
		e := good
		change(&e)
		if _, err := archive.EncodeLine(e); rules.CodeOf(err) != "archive.key" {
			t.Errorf("%s: %v", name, err)
		}
		if _, err := archive.EncodeLines([]tournament.Event{good, e}); rules.CodeOf(err) != "archive.key" {
			t.Errorf("%s among others: %v", name, err)
		}
	}
}
