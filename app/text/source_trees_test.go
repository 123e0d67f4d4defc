//go:build !js

package text

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

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
