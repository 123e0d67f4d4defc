package rules_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// What a function has at most. One that has more says why here.
const (
	mostParams = 5
	mostLines  = 60
)

var longFunctions = map[string]string{
	"rules/belote/catalogue_deal.go dealing": "a table of irregularities, a row an article",
	"rules/belote/catalogue_play.go play":    "a table of irregularities, a row an article",
	"rules/belote/questions.go Questions":    "a table of questions",
	"cmd/dist/raster.go curve":               "the six numbers of SVG's C",
	"app/table/tabletest/form.go told":       "a line a kind of field",
}

// TestFunctionsAreShort: a function that grows over what a reader holds in his head is split at
// its joints. Tables of sentences aren't functions but in name.
func TestFunctionsAreShort(t *testing.T) {
	set, met := token.NewFileSet(), map[string]bool{}
	walk := func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, decl := range file.Decls {
			f, ok := decl.(*ast.FuncDecl)
			if !ok || strings.HasPrefix(filepath.ToSlash(path), "../app/text/") && f.Type.Params.NumFields() == 0 {
				continue
			}
			name := fmt.Sprintf("%s %s", strings.TrimPrefix(filepath.ToSlash(path), "../"), f.Name.Name)
			params, lines := f.Type.Params.NumFields(), set.Position(f.End()).Line-set.Position(f.Pos()).Line+1
			if params <= mostParams && lines <= mostLines {
				continue
			}
			if met[name] = true; longFunctions[name] == "" {
				t.Errorf("%s has %d parameters and %d lines", name, params, lines)
			}
		}
		return nil
	}
	for _, dir := range []string{"app", "cmd", "rules", "web"} {
		if err := filepath.WalkDir(filepath.Join("..", dir), walk); err != nil {
			t.Fatal(err)
		}
	}
	for name := range longFunctions {
		if !met[name] {
			t.Errorf("%s is short by now: take it off the list", name)
		}
	}
}
