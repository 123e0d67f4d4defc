package archive_test

import (
	"bytes"
	"os"
	"testing"

	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/standings"
)

// TestFrozen reads the frozen file of each version. They are never made anew: a program
// that reads one otherwise has broken the files that judges keep.
func TestFrozen(t *testing.T) {
	for _, c := range []struct{ file, standing string }{
		{"testdata/v1-belote.json", "testdata/v1-belote.standing.txt"},
	} {
		data, err := os.ReadFile(c.file)
		if err != nil {
			t.Fatal(err)
		}
		f, s := read(t, data)
		again, err := archive.Write(s, f.Lines)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(again, data) {
			t.Errorf("%s: exported again it differs", c.file)
		}
		if lines, err := archive.EncodeLines(f.Events); err != nil || lines[len(lines)-1] != f.Lines[len(lines)-1] {
			t.Errorf("%s: its events are written otherwise today: %v", c.file, err)
		}
		if _, err := archive.Verify(f.Events, regulations.Find); err != nil {
			t.Errorf("%s: %v", c.file, err)
		}
		got := ""
		for n := range len(s.Rounds) + 1 {
			got += standings.Describe(&s.History, s.Standing(n))
		}
		if *rulestest.Update {
			if err := os.WriteFile(c.standing, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(c.standing)
		if err != nil {
			t.Fatal(err)
		}
		if diff := rulestest.Diff(got, string(want)); diff != "" {
			t.Errorf("%s: another standing:\n%s", c.file, diff)
		}
	}
}
