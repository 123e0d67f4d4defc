package main

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/go-json-experiment/json"
)

// TestVectors runs the known-good inputs: every field of NAME.out.json must be in the answer.
func TestVectors(t *testing.T) {
	commands, err := filepath.Glob("testdata/vectors/*.cmd")
	if err != nil || len(commands) == 0 {
		t.Fatal("no vectors", err)
	}
	for _, path := range commands {
		base := strings.TrimSuffix(path, ".cmd")
		t.Run(filepath.Base(base), func(t *testing.T) {
			got := done(t, fileText(t, base+".in.json"), strings.Fields(fileText(t, path))...)
			contains(t, "", tree(t, got), tree(t, fileText(t, base+".out.json")))
		})
	}
}

func tree(t *testing.T, text string) any {
	t.Helper()
	var v any
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	return v
}

// contains reports what of want isn't in got. Lists have the same length.
func contains(t *testing.T, at string, got, want any) {
	t.Helper()
	switch w := want.(type) {
	case map[string]any:
		g, ok := got.(map[string]any)
		if !ok {
			t.Errorf("%s is %v, want an object", at, got)
			return
		}
		for key, value := range w {
			contains(t, at+"."+key, g[key], value)
		}
	case []any:
		g, ok := got.([]any)
		if !ok || len(g) != len(w) {
			t.Errorf("%s is %v, want %v", at, got, want)
			return
		}
		for i := range w {
			contains(t, fmt.Sprintf("%s[%d]", at, i), g[i], w[i])
		}
	default:
		if got != want {
			t.Errorf("%s is %v, want %v", at, got, want)
		}
	}
}
