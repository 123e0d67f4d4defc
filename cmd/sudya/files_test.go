package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/go-json-experiment/json"
)

// answered is what a command line did.
type answered struct {
	code     int
	out, err string
}

// sudya runs a command line as main does.
func sudya(stdin string, args ...string) answered {
	var out, errs bytes.Buffer
	code := run(context.Background(), streams{strings.NewReader(stdin), &out, &errs}, args)
	return answered{code, out.String(), errs.String()}
}

// done runs a command line that must succeed silently.
func done(t *testing.T, stdin string, args ...string) string {
	t.Helper()
	a := sudya(stdin, args...)
	if a.code != exitDone || a.err != "" {
		t.Fatalf("sudya %s: exit %d, %s", strings.Join(args, " "), a.code, a.err)
	}
	return a.out
}

// refused runs a command line that must be refused: exit 1, one line of Russian on
// stderr, nothing on stdout.
func refused(t *testing.T, stdin string, args ...string) string {
	t.Helper()
	a := sudya(stdin, args...)
	if a.code != exitRefused {
		t.Errorf("sudya %s: exit %d, want 1; %s%s", strings.Join(args, " "), a.code, a.err, a.out)
	}
	if a.out != "" {
		t.Errorf("sudya %s: stdout %q", strings.Join(args, " "), a.out)
	}
	if strings.Count(a.err, "\n") != 1 || !strings.HasSuffix(a.err, "\n") {
		t.Errorf("sudya %s: stderr isn't one line: %q", strings.Join(args, " "), a.err)
	}
	if !russian(a.err) {
		t.Errorf("sudya %s: stderr isn't a Russian sentence: %q", strings.Join(args, " "), a.err)
	}
	return a.err
}

func russian(s string) bool {
	return strings.ContainsAny(s, "абвгдежзийклмнопрстуфхцчшщыэюя")
}

// simulated writes a simulated tournament into a file of the test.
func simulated(t *testing.T, flags ...string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "t.json")
	done(t, "", append(append([]string{"simulate"}, flags...), "-o", name)...)
	return name
}

func fileText(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// parsed reads an answer strictly into its documented form.
func parsed[F any](t *testing.T, answer string) F {
	t.Helper()
	var form F
	if err := json.Unmarshal([]byte(answer), &form, json.RejectUnknownMembers(true)); err != nil {
		t.Fatalf("%v in %s", err, answer)
	}
	return form
}
