package rulestest

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules/tournament"
)

// Update is the flag -update of tests: golden files are written anew.
var Update = flag.Bool("update", false, "write golden files anew")

// RunScript runs a script file on a new log and compares its outputs.
func RunScript(t *testing.T, path string, lookup tournament.Lookup) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	w := &writer{desk: NewDesk(lookup, 1), lookup: lookup}
	w.desks = map[string]*Desk{"1": w.desk}
	var anew strings.Builder
	for _, b := range blocks(string(data)) {
		got := w.run(b.commands)
		anew.WriteString(b.text(got))
		if got != b.want && !*Update {
			t.Errorf("%s:%d:\n%s\ngot:\n%s\nwant:\n%s", path, b.line, strings.Join(b.commands, "\n"), got, b.want)
		}
	}
	if *Update {
		if err := os.WriteFile(path, []byte(anew.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// block is commands with the comments before them, and the output that they should have.
type block struct {
	line     int
	lead     []string // comments
	commands []string
	want     string
}

const dashes = "----"

// blocks cuts a script up. A block ends with an empty line.
func blocks(script string) []block {
	var list []block
	var b block
	output := false
	flush := func() {
		if len(b.commands) > 0 || len(b.lead) > 0 {
			list = append(list, b)
		}
		b, output = block{}, false
	}
	for i, line := range strings.Split(script, "\n") {
		switch {
		case line == "":
			flush()
		case line == dashes:
			output = true
		case output:
			b.want += line + "\n"
		case strings.HasPrefix(line, "#"):
			b.lead = append(b.lead, line)
		default:
			if len(b.commands) == 0 {
				b.line = i + 1
			}
			b.commands = append(b.commands, line)
		}
	}
	flush()
	return list
}

func (b block) text(output string) string {
	var s strings.Builder
	for _, line := range append(b.lead, b.commands...) {
		s.WriteString(line + "\n")
	}
	if len(b.commands) > 0 {
		s.WriteString(dashes + "\n" + output)
	}
	return s.String() + "\n"
}

// run carries out the commands of a block; each writes what it has to tell.
func (w *writer) run(commands []string) string {
	w.out.Reset()
	for _, line := range commands {
		words := strings.Fields(line)
		verb, known := verbs[words[0]]
		if !known {
			fmt.Fprintf(&w.out, "no such command: %s\n", words[0])
			continue
		}
		if err := verb(w, words[1:]); err != nil {
			fmt.Fprintf(&w.out, "refused: %v\n", err)
		}
	}
	return w.out.String()
}

// writer carries a script out: it holds the desks of its devices.
type writer struct {
	lookup tournament.Lookup
	desks  map[string]*Desk
	desk   *Desk // the one that writes now
	out    strings.Builder
}

func (w *writer) printf(format string, args ...any) { fmt.Fprintf(&w.out, format, args...) }
