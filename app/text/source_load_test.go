//go:build !js

package text

import (
	"encoding/json"
	"errors"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules/regulations"
)

const module = "github.com/sudya-app/sudya/"

// program is the program's own source for one platform, parsed and with its types.
type program struct {
	set      *token.FileSet
	files    []*ast.File
	packages map[string]*types.Package
	info     *types.Info
	asks     map[string][]string // by "file:line": the keys that a comment «asks:» lists
}

// load reads the packages of the program that the patterns name or need; tests are left out.
func load(t *testing.T, env []string, patterns ...string) *program {
	t.Helper()
	list := exec.Command("go", append([]string{"list", "-export", "-deps", "-json=ImportPath,Export,Dir,GoFiles"}, patterns...)...)
	list.Env = append(os.Environ(), env...)
	list.Dir = "../.."
	list.Stderr = os.Stderr
	out, err := list.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	p := &program{
		set: token.NewFileSet(), packages: map[string]*types.Package{}, asks: map[string][]string{},
		info: &types.Info{
			Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
			Selections: map[*ast.SelectorExpr]*types.Selection{}, Implicits: map[ast.Node]types.Object{},
		},
	}
	exports := map[string]string{}
	foreign := importer.ForCompiler(p.set, "gc", func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) })
	config := types.Config{Importer: importing(func(path string) (*types.Package, error) {
		if own := p.packages[path]; own != nil {
			return own, nil
		}
		return foreign.Import(path)
	})}
	for decoder := json.NewDecoder(strings.NewReader(string(out))); ; {
		var pkg struct {
			ImportPath, Export, Dir string
			GoFiles                 []string
		}
		if err := decoder.Decode(&pkg); errors.Is(err, io.EOF) {
			return p
		} else if err != nil {
			t.Fatal(err)
		}
		exports[pkg.ImportPath] = pkg.Export
		if !strings.HasPrefix(pkg.ImportPath, module) {
			continue
		}
		// The folder is read so that a cached result of this test ends with a new file in it.
		if _, err := os.ReadDir(pkg.Dir); err != nil {
			t.Fatal(err)
		}
		var files []*ast.File
		for _, name := range pkg.GoFiles {
			tree, err := parser.ParseFile(p.set, filepath.Join(pkg.Dir, name), nil, parser.ParseComments|parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			p.listed(tree)
			files = append(files, tree)
		}
		checked, err := config.Check(pkg.ImportPath, p.set, files, p.info)
		if err != nil {
			t.Fatal(err)
		}
		p.packages[pkg.ImportPath] = checked
		p.files = append(p.files, files...)
	}
}

type importing func(path string) (*types.Package, error)

func (f importing) Import(path string) (*types.Package, error) { return f(path) }

// listed keeps the comments «// asks: key …» of a file, for the line that they end or the
// line below them. {a,b} in a key stands for either, @name for a list of [askedLists].
func (p *program) listed(tree *ast.File) {
	code := map[int]bool{} // the lines on which something stands
	ast.Inspect(tree, func(n ast.Node) bool {
		switch n.(type) {
		case nil, *ast.CommentGroup, *ast.Comment:
			return false
		case *ast.Ident, *ast.BasicLit:
			code[p.set.Position(n.Pos()).Line] = true
		}
		return true
	})
	for _, group := range tree.Comments {
		for _, comment := range group.List {
			rest, ok := strings.CutPrefix(comment.Text, "// asks: ")
			if !ok {
				continue
			}
			at := p.set.Position(comment.Pos()).Line
			if !code[at] {
				at = p.set.Position(group.End()).Line + 1
			}
			where := p.line(p.set.File(comment.Pos()).LineStart(at))
			for _, word := range strings.Fields(rest) {
				if list, ok := strings.CutPrefix(word, "@"); ok {
					p.asks[where] = append(p.asks[where], askedLists()[list]...)
					continue
				}
				p.asks[where] = append(p.asks[where], spread(word)...)
			}
		}
	}
}

// spread writes out a.{b,c}.d.
func spread(word string) (list []string) {
	before, rest, ok := strings.Cut(word, "{")
	if !ok {
		return []string{word}
	}
	middle, after, _ := strings.Cut(rest, "}")
	for one := range strings.SplitSeq(middle, ",") {
		for _, tail := range spread(after) {
			list = append(list, before+one+tail)
		}
	}
	return list
}

// askedLists are the keys that the regulations themselves make: of their parameters and options.
func askedLists() map[string][]string {
	lists := map[string][]string{}
	for _, reg := range regulations.All() {
		for _, p := range reg.Params() {
			key := reg.Info().ID + "." + p.Key
			lists["params"] = append(lists["params"], "param."+key)
			lists["hints"] = append(lists["hints"], "param."+key+".hint")
			for _, option := range p.Options {
				lists["options"] = append(lists["options"], "option."+key+"."+option)
			}
		}
	}
	return lists
}

// line is the file and the line of a position.
func (p *program) line(pos token.Pos) string {
	at := p.set.Position(pos)
	root, _ := filepath.Abs("../..")
	name, err := filepath.Rel(root, at.Filename)
	if err != nil {
		name = at.Filename
	}
	return (token.Position{Filename: name, Line: at.Line}).String()
}

func (p *program) constant(e ast.Expr) (string, bool) {
	tv := p.info.Types[e]
	if tv.Value == nil || !isString(tv.Type) {
		return "", false
	}
	return stringOf(tv.Value), true
}

// object is what a name or a selector stands for: a variable, a field or a function.
func (p *program) object(e ast.Expr) types.Object {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		if o := p.info.Defs[x]; o != nil {
			return origin(o)
		}
		return origin(p.info.Uses[x])
	case *ast.SelectorExpr:
		return origin(p.info.Uses[x.Sel])
	case *ast.IndexExpr: // an instance of a generic function
		if p.info.Types[x.Index].IsType() {
			return p.object(x.X)
		}
	}
	return nil
}

func origin(o types.Object) types.Object {
	switch x := o.(type) {
	case *types.Var:
		return x.Origin()
	case *types.Func:
		return x.Origin()
	}
	return o
}
