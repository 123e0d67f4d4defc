package main

import (
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Our glue defines exactly the names of window that the pinned go-app asks for: a new
// version that wants another one, or no more wants one, shows here.
func TestGlueHasWhatTheRuntimeExpects(t *testing.T) {
	out, err := exec.Command("go", "list", "-f", "{{.Dir}}", "github.com/maxence-charriere/go-app/v10/pkg/app").Output()
	if err != nil {
		t.Fatal(err)
	}
	sources, err := filepath.Glob(filepath.Join(strings.TrimSpace(string(out)), "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	wanted := map[string]bool{}
	for _, name := range sources {
		// scripts.go holds go-app's own glue as a text: what ours stands in for.
		if strings.HasSuffix(name, "_test.go") || filepath.Base(name) == "scripts.go" {
			continue
		}
		collect(t, wanted, name, `"(goapp[A-Z]\w*)"`)
	}
	defined := map[string]bool{}
	collect(t, defined, "../../web/app.js", `window\.(goapp[A-Z]\w*) =`)
	if len(wanted) == 0 || !maps.Equal(wanted, defined) {
		t.Errorf("go-app looks up %q\nweb/app.js defines %q", slices.Sorted(maps.Keys(wanted)), slices.Sorted(maps.Keys(defined)))
	}
}

func collect(t *testing.T, names map[string]bool, file, pattern string) {
	t.Helper()
	body, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(pattern).FindAllSubmatch(body, -1) {
		names[string(m[1])] = true
	}
}

// The loader comes from the Go that compiles the program and has the class that the glue makes.
func TestWasmExecIsThatOfThisGo(t *testing.T) {
	js, err := wasmExecJS()
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(js), "globalThis.Go = class") {
		t.Error("no class Go in wasm_exec.js")
	}
}
