package rules_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// oneOfAKind are package variables that change while the program runs, each with the reason why
// it is no property of a component: the browser, or the program, has one of it.
var oneOfAKind = map[string]string{
	"app/safe boundary":    "a panic anywhere in the program has one end",
	"app/text collators":   "the browser's Intl is dear to make, and answers the same for a language",
	"app/text dateFormats": "the browser's Intl is dear to make, and answers the same for a language",
	"app/ui sound":         "browsers allow few audio contexts",
	"app/ui skew":          "the device has one clock, which the desk sets right",
	"app/ui ticker":        "all clocks are moved by one timer of the browser",
	"app/ui wallBase":      "the browser has one monotonic clock",
	"app/ui sheetGone":     "there is one keyboard: an Enter may still be that of the sheet that has just gone",
	"app/ui words":         "a window speaks one language; no part is drawn without its words",
}

// TestNoStateInPackages: what changes lies in a model or in the desk. Tables that a game fills in
// its init are no state.
func TestNoStateInPackages(t *testing.T) {
	met := map[string]bool{}
	looked := 0
	err := filepath.WalkDir("../app", func(dir string, d os.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		files, vars := parsedDir(t, dir), map[string]bool{}
		for _, f := range files {
			for _, decl := range f.Decls {
				if g, ok := decl.(*ast.GenDecl); ok && g.Tok == token.VAR {
					for _, spec := range g.Specs {
						for _, name := range spec.(*ast.ValueSpec).Names {
							vars[name.Name] = true
						}
					}
				}
			}
		}
		looked += len(files)
		for _, f := range files {
			for _, decl := range f.Decls {
				fn, ok := decl.(*ast.FuncDecl)
				if !ok || fn.Body == nil || fn.Recv == nil && (fn.Name.Name == "init" || strings.HasPrefix(fn.Name.Name, "Add") || fn.Name.Name == "add" || strings.HasPrefix(fn.Name.Name, "Register")) {
					continue
				}
				for _, name := range changed(fn) {
					if vars[name] {
						met[strings.TrimPrefix(filepath.ToSlash(dir), "../")+" "+name] = true
					}
				}
			}
		}
		return nil
	})
	if err != nil || looked < 100 {
		t.Fatalf("%d files, %v", looked, err)
	}
	for name := range met {
		if oneOfAKind[name] == "" {
			t.Errorf("%s changes: state belongs into a model or the desk", name)
		}
	}
	for name := range oneOfAKind {
		if !met[name] {
			t.Errorf("%s doesn't change any more: take it off the list", name)
		}
	}
}

func parsedDir(t *testing.T, dir string) (files []*ast.File) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if name := e.Name(); strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go") {
			f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, f)
		}
	}
	return files
}

// changed are the names that a function gives a value to and that aren't its own.
func changed(fn *ast.FuncDecl) (list []string) {
	own := map[string]bool{}
	note := func(e ast.Expr) {
		for {
			switch x := e.(type) {
			case *ast.SelectorExpr:
				e = x.X
				continue
			case *ast.IndexExpr:
				e = x.X
				continue
			case *ast.StarExpr:
				e = x.X
				continue
			case *ast.Ident:
				list = append(list, x.Name)
			}
			return
		}
	}
	ast.Inspect(fn, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Field:
			for _, name := range n.Names {
				own[name.Name] = true
			}
		case *ast.ValueSpec:
			for _, name := range n.Names {
				own[name.Name] = true
			}
		case *ast.RangeStmt:
			for _, e := range []ast.Expr{n.Key, n.Value} {
				if id, ok := e.(*ast.Ident); ok && n.Tok == token.DEFINE {
					own[id.Name] = true
				}
			}
		case *ast.AssignStmt:
			for _, e := range n.Lhs {
				if id, ok := e.(*ast.Ident); ok && n.Tok == token.DEFINE {
					own[id.Name] = true
				} else {
					note(e)
				}
			}
		case *ast.IncDecStmt:
			note(n.X)
		case *ast.CallExpr:
			if id, ok := n.Fun.(*ast.Ident); ok && id.Name == "delete" {
				note(n.Args[0])
			}
		}
		return true
	})
	return slices.DeleteFunc(list, func(name string) bool { return own[name] })
}
