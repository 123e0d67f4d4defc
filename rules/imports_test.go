package rules_test

import (
	"encoding/json"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const (
	module    = "github.com/sudya-app/sudya/"
	framework = "github.com/maxence-charriere/go-app/"
)

// listed is what go list tells of a package.
type listed struct {
	ImportPath string
	Standard   bool
	Dir        string
	GoFiles    []string
	Imports    []string
	Deps       []string
}

// packages lists the module for a system, with what each package reaches.
func packages(t *testing.T, goos, goarch string) map[string]listed {
	t.Helper()
	list := exec.Command("go", "list", "-e", "-deps", "-json=ImportPath,Standard,Dir,GoFiles,Imports,Deps", module+"...")
	list.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0")
	list.Stderr = os.Stderr
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]listed{}
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p listed
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		all[p.ImportPath] = p
	}
}

// law is one sentence about the direction of imports: no package of from reaches a
// package of never. An element ends with "/" if it means all that is below, too.
type law struct {
	why   string
	from  []string
	never []string
}

var (
	games = []string{module + "rules/belote", module + "rules/preferans", module + "rules/domino"}
	// helpers of tests may use one another.
	helpers = []string{module + "rules/rulestest", module + "app/screentest", module + "app/table/tabletest"}
	shown   = []string{module + "app/game/belote", module + "app/game/preferans", module + "app/game/domino"}
	laws    = []law{
		{"the rules know no browser, no framework, no screen and no program",
			[]string{module + "rules/"},
			[]string{"syscall/js", framework, module + "app/", module + "cmd/", module + "web/"}},
		{"a game knows no other game", games, games},
		{"a game is asked by the tournament, it doesn't ask it",
			games, []string{module + "rules/tournament", module + "rules/archive", module + "rules/regulations"}},
		{"the tournament is given its regulation, it knows no game",
			[]string{module + "rules/tournament"}, append([]string{module + "rules/regulations"}, games...)},
		{"the components know no rules", []string{module + "app/ui"}, []string{module + "rules/", module + "app/text", module + "app/store"}},
		{"what is stored and decided doesn't depend on how it is shown",
			[]string{module + "app/store", module + "app/session", module + "app/text"}, []string{framework, module + "app/ui", module + "app/scope"}},
		{"the store knows nobody who uses it", []string{module + "app/store"}, []string{module + "app/session"}},
		{"the server and the command line show no screens",
			[]string{module + "cmd/sudya"}, []string{framework, module + "app/ui", module + "app/scope"}},
		{"what screens share knows no screen", []string{module + "app/scope", module + "app/game/", module + "app/tell", module + "app/discipline", module + "app/ahead", module + "app/table", module + "app/ranks", module + "app/device"},
			[]string{module + "app/screen/"}},
		{"what a game gives to the screens knows no table", []string{module + "app/game"}, []string{module + "app/table"}},
		{"screens and tables find a game by its regulation's id", append([]string{module + "app/screen/", module + "app/scope", module + "app/game", module + "app/tell", module + "app/discipline", module + "app/ahead", module + "app/table"}, shown...), shown},
		{"the window and its components know no screen", []string{module + "app/desk", module + "app/ui"}, []string{module + "app/scope", module + "app/screen/"}},
		{"helpers of tests stay in tests", []string{module + "app/", module + "cmd/app", module + "cmd/sudya"}, helpers},
	}
)

func below(path string, roots []string) bool {
	return slices.ContainsFunc(roots, func(root string) bool {
		return path == strings.TrimSuffix(root, "/") || strings.HasSuffix(root, "/") && strings.HasPrefix(path, root)
	})
}

// reach is what a package and the modules under it import; what the standard library
// imports in its turn is not our choice (on js its os reaches syscall/js).
func reach(all map[string]listed, p listed) []string {
	found := slices.Clone(p.Imports)
	for _, path := range p.Deps {
		if !all[path].Standard {
			found = append(found, all[path].Imports...)
		}
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// A screen knows no other screen: what two of them need stands below both.
func TestScreensStandAlone(t *testing.T) {
	screens := []string{module + "app/screen/"}
	all, seen := packages(t, "js", "wasm"), 0
	for _, p := range all {
		if p.ImportPath == module+"app/screen" || !below(p.ImportPath, screens) {
			continue // app/screen lists them
		}
		seen++
		for _, reached := range reach(all, p) {
			if below(reached, screens) {
				t.Errorf("%s reaches %s", p.ImportPath, reached)
			}
		}
	}
	if seen < 10 {
		t.Errorf("only %d screens are looked at", seen)
	}
}

// Only the games' own folders, the sentences and the tests' helpers know the rules of a game: what
// others want of a regulation it answers by an interface of package rules.
func TestOnlyGamesKnowTheirRules(t *testing.T) {
	may := append([]string{module + "app/text"}, shown...)
	looked := 0
	for _, p := range packages(t, "js", "wasm") {
		if !below(p.ImportPath, []string{module + "app/"}) || slices.Contains(may, p.ImportPath) || slices.Contains(helpers, p.ImportPath) {
			continue
		}
		looked++
		for _, path := range p.Imports {
			if slices.Contains(games, path) {
				t.Errorf("%s imports %s", p.ImportPath, path)
			}
		}
	}
	if looked < 30 {
		t.Errorf("only %d packages are looked at", looked)
	}
}

// A regulation's id stands in its own package and in its sentences: elsewhere it is a constant
// of that package, or unknown.
func TestRegulationIDsStandAtHome(t *testing.T) {
	read := 0
	for _, p := range packages(t, "js", "wasm") {
		if !strings.HasPrefix(p.ImportPath, module) || p.ImportPath == module+"app/text" || slices.Contains(games, p.ImportPath) || slices.Contains(helpers, p.ImportPath) {
			continue
		}
		for _, name := range p.GoFiles {
			source, err := os.ReadFile(filepath.Join(p.Dir, name))
			if err != nil {
				t.Fatal(err)
			}
			read++
			for _, id := range []string{`"belote-pairs"`, `"preferans-almaty"`, `"domino-1x1"`} {
				for i, line := range strings.Split(string(source), "\n") {
					if code, _, _ := strings.Cut(line, "//"); strings.Contains(code, id) && p.ImportPath != module+"app/store/storetest" {
						t.Errorf("%s/%s:%d has %s", p.ImportPath, name, i+1, id)
					}
				}
			}
		}
	}
	if read < 200 {
		t.Errorf("only %d files are read", read)
	}
}

// Imports run one way (the comment of each law says which): checked on what the compiler
// reaches, natively and in the browser.
func TestImportsRunOneWay(t *testing.T) {
	for _, system := range [][2]string{{"linux", "amd64"}, {"js", "wasm"}} {
		all := packages(t, system[0], system[1])
		for _, l := range laws {
			held := 0
			for _, p := range all {
				if !below(p.ImportPath, l.from) || slices.Contains(helpers, p.ImportPath) {
					continue
				}
				held++
				for _, reached := range reach(all, p) {
					if below(reached, l.never) {
						t.Errorf("%s/%s: %s reaches %s: %s", system[0], system[1], p.ImportPath, reached, l.why)
					}
				}
			}
			if held == 0 {
				t.Errorf("%s/%s: no package is under the law «%s»", system[0], system[1], l.why)
			}
		}
	}
}

// The components import the framework and the standard library, and of ours only the net
// under goroutines and callbacks.
func TestComponentsImportOnlyTheFramework(t *testing.T) {
	all := packages(t, "js", "wasm")
	for _, path := range all[module+"app/ui"].Imports {
		if !all[path].Standard && !strings.HasPrefix(path, framework) && path != module+"app/safe" {
			t.Errorf("app/ui imports %s", path)
		}
	}
}

// Under rules, time and randomness are arguments (rules/draw makes numbers of a seed),
// and numbers are exact.
func TestRulesAreAFunctionOfTheirArguments(t *testing.T) {
	forbidden := []string{"math/rand", "math/rand/v2", "crypto/rand", "net", "net/http", "os/exec", "unsafe"}
	seen := 0
	for _, p := range packages(t, "linux", "amd64") {
		if !below(p.ImportPath, []string{module + "rules/"}) {
			continue
		}
		for _, path := range p.Imports {
			if slices.Contains(forbidden, path) {
				t.Errorf("%s imports %s", p.ImportPath, path)
			}
		}
		for _, name := range p.GoFiles {
			seen++
			checkFile(t, filepath.Join(p.Dir, name))
		}
	}
	if seen == 0 {
		t.Error("no file of rules was read")
	}
}

// checkFile reports the clock and the floats of a source file.
func checkFile(t *testing.T, name string) {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	clock := ""
	for _, spec := range file.Imports {
		if path, _ := strconv.Unquote(spec.Path.Value); path == "time" {
			clock = "time"
			if spec.Name != nil {
				clock = spec.Name.Name
			}
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			from, ok := n.X.(*ast.Ident)
			if ok && clock != "" && from.Name == clock && slices.Contains([]string{"Now", "Since", "Until", "Sleep", "After", "Tick"}, n.Sel.Name) {
				t.Errorf("%s: time.%s", fset.Position(n.Pos()), n.Sel.Name)
			}
		case *ast.Ident:
			if n.Name == "float64" || n.Name == "float32" {
				t.Errorf("%s: %s", fset.Position(n.Pos()), n.Name)
			}
		case *ast.BasicLit:
			if n.Kind == token.FLOAT {
				t.Errorf("%s: %s", fset.Position(n.Pos()), n.Value)
			}
		}
		return true
	})
}
