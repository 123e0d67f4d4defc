//go:build !js

package store_test

import (
	"go/build/constraint"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestBuildTags: what touches the browser is built for the browser only, in all of app/
// that also compiles natively.
func TestBuildTags(t *testing.T) {
	browser := 0
	for _, dir := range []string{".", "storetest", "../session", "../text"} {
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range files {
			if !touchesBrowser(t, path) {
				continue
			}
			browser++
			if !browserOnly(t, path) {
				t.Errorf("%s imports the browser without //go:build js && wasm", path)
			}
		}
	}
	if browser == 0 {
		t.Fatal("no file touches the browser: is the source read at all?")
	}
}

func touchesBrowser(t *testing.T, path string) bool {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
	if err != nil {
		t.Fatal(err)
	}
	for _, spec := range file.Imports {
		if name := strings.Trim(spec.Path.Value, `"`); name == "syscall/js" || strings.HasPrefix(name, "github.com/hack-pad/") {
			return true
		}
	}
	return false
}

func browserOnly(t *testing.T, path string) bool {
	source, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(source)) {
		if strings.HasPrefix(line, "package ") {
			return false
		}
		if !constraint.IsGoBuild(line) {
			continue
		}
		expr, err := constraint.Parse(strings.TrimSpace(line))
		if err != nil {
			t.Fatal(err)
		}
		native := expr.Eval(func(tag string) bool { return tag == "linux" || tag == "amd64" })
		return !native && expr.Eval(func(tag string) bool { return tag == "js" || tag == "wasm" })
	}
	return false
}
