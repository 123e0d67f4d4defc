//go:build !js

package text

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestSource reads the program's own source: every refusal, notice and reason that it
// can make, and every sentence that a screen asks for, is there, and is given all the
// values that the sentence shows.
func TestSource(t *testing.T) {
	asked := 0
	for dir, files := range sources(t, "../../rules", "../../app") {
		constants := stringConstants(files)
		for _, file := range files {
			ast.Inspect(file.tree, func(n ast.Node) bool {
				key, args := wanted(n, constants)
				if key == "" {
					return true
				}
				asked++
				where := dir + "/" + file.set.Position(n.Pos()).String()
				entry, ok := entries[key]
				if !ok {
					t.Errorf("%s: there is no sentence for %q", where, key)
					return true
				}
				given, literal := argNames(args)
				if !literal {
					return true
				}
				for _, name := range names(entry.RU) {
					if !slices.Contains(given, name) {
						t.Errorf("%s: the sentence of %q shows {%s}, which it isn't given", where, key, name)
					}
				}
				return true
			})
		}
	}
	if asked < 10 {
		t.Fatalf("only %d sentences are asked for: is the source read at all?", asked)
	}
}

type source struct {
	set  *token.FileSet
	tree *ast.File
}

// sources parses the Go files under the roots, tests left out, by directory.
func sources(t *testing.T, roots ...string) map[string][]source {
	t.Helper()
	dirs := map[string][]source{}
	for _, root := range roots {
		err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return nil
			}
			set := token.NewFileSet()
			tree, err := parser.ParseFile(set, path, nil, 0)
			if err != nil {
				return err
			}
			dir := filepath.Dir(path)
			dirs[dir] = append(dirs[dir], source{set, tree})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return dirs
}

func stringConstants(files []source) map[string]string {
	found := map[string]string{}
	for _, file := range files {
		ast.Inspect(file.tree, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok {
				return true
			}
			for i, name := range spec.Names {
				if i < len(spec.Values) {
					if s, ok := text(spec.Values[i], nil); ok {
						found[name.Name] = s
					}
				}
			}
			return true
		})
	}
	return found
}

// text is the value of a string literal or of a constant.
func text(e ast.Expr, constants map[string]string) (string, bool) {
	switch x := e.(type) {
	case *ast.BasicLit:
		if x.Kind != token.STRING {
			return "", false
		}
		s, err := strconv.Unquote(x.Value)
		return s, err == nil
	case *ast.Ident:
		s, ok := constants[x.Name]
		return s, ok
	}
	return "", false
}

// wanted is the key that a node asks for, and the expression of its values: a call of
// Refuse or of T, or a literal of Error, Notice or Reason. "" if it asks for none.
func wanted(n ast.Node, constants map[string]string) (key string, args ast.Expr) {
	switch x := n.(type) {
	case *ast.CallExpr:
		switch {
		case strings.EqualFold(typeName(x.Fun), "refuse") && len(x.Args) == 3:
			key, _ = text(x.Args[0], constants)
			return key, x.Args[2]
		case typeName(x.Fun) == "T" && len(x.Args) == 3:
			key, _ = text(x.Args[1], constants)
			return key, x.Args[2]
		}
	case *ast.CompositeLit:
		prefix, ok := map[string]string{"Error": "", "Notice": "notice.", "Reason": "reason."}[typeName(x.Type)]
		if !ok {
			return "", nil
		}
		for _, element := range x.Elts {
			pair, ok := element.(*ast.KeyValueExpr)
			if !ok {
				continue
			}
			switch name, _ := pair.Key.(*ast.Ident); {
			case name == nil:
			case name.Name == "Code":
				if code, ok := text(pair.Value, constants); ok {
					key = prefix + code
				}
			case name.Name == "Args":
				args = pair.Value
			}
		}
		if typeName(x.Type) == "Reason" {
			args = nil // its numbers are fields, not Args
		}
		return key, args
	}
	return "", nil
}

func typeName(e ast.Expr) string {
	switch x := e.(type) {
	case *ast.Ident:
		return x.Name
	case *ast.SelectorExpr:
		return x.Sel.Name
	case *ast.StarExpr:
		return typeName(x.X)
	}
	return ""
}

// argNames are the names in a literal of Args; literal is false where the values are
// put together elsewhere.
func argNames(e ast.Expr) (list []string, literal bool) {
	switch x := e.(type) {
	case *ast.CompositeLit:
		for _, element := range x.Elts {
			if pair, ok := element.(*ast.KeyValueExpr); ok {
				name, ok := text(pair.Key, nil)
				if !ok {
					return nil, false
				}
				list = append(list, name)
			}
		}
		return list, true
	case *ast.Ident:
		return nil, x.Name == "nil"
	}
	return nil, false
}
