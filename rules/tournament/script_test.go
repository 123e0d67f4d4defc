package tournament_test

import (
	"path/filepath"
	"testing"

	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
)

// TestScripts runs the golden scripts of testdata: whole tournaments, told step by step.
func TestScripts(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatal("no scripts", err)
	}
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) { rulestest.RunScript(t, path, regulations.Find) })
	}
}
