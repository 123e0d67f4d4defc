//go:build !js

package text

import (
	"go/ast"
	"go/token"
	"strings"
	"testing"
)

// TestOnePlaceForPoints: outside this package no sentence is closed, and none joined to
// another, by hand: a name or a unit that ends with a point would get a second one. Sentences
// and Close know.
func TestOnePlaceForPoints(t *testing.T) {
	read := 0
	for dir, files := range sources(t, "../../app", "../../cmd/sudya") {
		if strings.HasSuffix(dir, "app/text") {
			continue
		}
		for _, file := range files {
			read++
			inner := map[ast.Expr]bool{} // sums that go on to the right
			ast.Inspect(file.tree, func(n ast.Node) bool {
				where := func() string { return dir + "/" + file.set.Position(n.Pos()).String() }
				switch x := n.(type) {
				case *ast.BinaryExpr:
					if x.Op != token.ADD {
						return true
					}
					inner[x.X] = true
					s, _ := text(x.Y, nil)
					if s == "." && !inner[x] || strings.HasPrefix(s, ". ") && !numbered(x.X) {
						t.Errorf("%s: a sentence is closed with %q by hand", where(), s)
					}
				case *ast.CallExpr:
					if typeName(x.Fun) == "Join" && len(x.Args) == 2 {
						if s, _ := text(x.Args[1], nil); strings.HasPrefix(s, ".") {
							t.Errorf("%s: sentences are joined with %q by hand", where(), s)
						}
					}
				}
				return true
			})
		}
	}
	if read < 100 {
		t.Fatalf("only %d files were read", read)
	}
}

// numbered reports whether a text is a number, after which «. » begins the line of a list.
func numbered(e ast.Expr) bool {
	if sign, ok := e.(*ast.IndexExpr); ok {
		return typeName(sign.X) == "signs" // of the seats
	}
	call, ok := e.(*ast.CallExpr)
	return ok && (typeName(call.Fun) == "Itoa" || typeName(call.Fun) == "minusSign" || typeName(call.Fun) == "PlaceText")
}
