package app

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestConventions reads all sources of app/ for what the browser would refuse or what
// would take the program down.
func TestConventions(t *testing.T) {
	bans := []struct {
		name  string
		what  *regexp.Regexp
		spare []string // files in which it is meant
	}{
		{"the security policy blocks styles in the page: use a class, or ui.SetStyle", regexp.MustCompile(`\.Styles?\(|style=`), nil},
		{"start goroutines by safe.Go", regexp.MustCompile(`(?m)^\s*go (func|[a-zA-Z.]+\()`), []string{"safe/safe.go"}},
		{"the browser calls back through ui.Listener", regexp.MustCompile(`\bapp\.FuncOf\(`), []string{"ui/dom.go"}},
		{"Raw takes whatever it is given as HTML", regexp.MustCompile(`app\.Raw\(`), nil},
		{"a #fragment that is no #/route becomes a route", regexp.MustCompile(`Href\("#[^/]`), nil},
	}
	files := 0
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		files++
		for _, b := range bans {
			for _, f := range b.spare {
				if filepath.ToSlash(path) == f {
					text = b.what.ReplaceAll(text, nil)
				}
			}
			if hit := b.what.Find(text); hit != nil {
				t.Errorf("%s: %q: %s", path, hit, b.name)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 30 {
		t.Errorf("read %d files only: is the test in the right folder?", files)
	}
}
