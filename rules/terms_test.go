package rules_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// losing are words for things that have another one in the list of terms of this package.
// What is stored keeps the word that it was stored under.
var losing = regexp.MustCompile(`(?i)\bconstructions?\b|hill\b|hills\b`)

// stored is where a losing word stands on the disk, or is looked for by a judge.
var stored = []string{"app/game/preferans/kept.go", "app/game/preferans/sheet_over.go", "app/game/preferans/pulka.go", "rules/belote/catalogue"}

// TestOneWordAThing: comments, names and sentences use the words of the list.
func TestOneWordAThing(t *testing.T) {
	set := token.NewFileSet()
	check := func(path string, at token.Pos, text string) {
		if word := losing.FindString(text); word != "" {
			t.Errorf("%s:%d says %q", strings.TrimPrefix(path, "../"), set.Position(at).Line, word)
		}
	}
	for _, dir := range []string{"app", "cmd", "rules"} {
		err := filepath.WalkDir(filepath.Join("..", dir), func(path string, d fs.DirEntry, err error) error {
			slashed := filepath.ToSlash(path)
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			file, err := parser.ParseFile(set, path, nil, parser.ParseComments|parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			for _, group := range file.Comments {
				check(slashed, group.Pos(), group.Text())
			}
			exempt := false
			for _, s := range stored {
				exempt = exempt || strings.Contains(slashed, s)
			}
			ast.Inspect(file, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.Ident:
					check(slashed, n.Pos(), n.Name)
				case *ast.BasicLit:
					if !exempt {
						check(slashed, n.Pos(), n.Value)
					}
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}
