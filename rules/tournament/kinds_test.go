package tournament_test

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// filling fills the exported fields of a body with something, each id with one of its own.
type filling struct {
	ids []string // that name events
	n   int
}

func (f *filling) id() string {
	f.n++
	return fmt.Sprintf("%032x", f.n)
}

// naming are the keys of strings that are ids of events.
var naming = []string{"seating", "target", "replaces", "over", "exchanged", "ruling"}

func (f *filling) fill(v reflect.Value, key string) {
	switch v.Interface().(type) {
	case canon.Value:
		v.SetBytes([]byte(`{"a":1}`))
		return
	case tournament.ParamSet:
		v.Set(reflect.ValueOf(tournament.ParamSet{{Key: "rounds", Value: 3}}))
		return
	case rules.EntrantID:
		f.ids = append(f.ids, f.id())
		v.SetString(f.ids[len(f.ids)-1])
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if t := v.Type().Field(i); t.IsExported() {
				name, _, _ := strings.Cut(t.Tag.Get("json"), ",")
				f.fill(v.Field(i), name)
			}
		}
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		f.fill(v.Elem(), key)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		f.fill(v.Index(0), key)
		f.fill(v.Index(1), key)
	case reflect.String:
		v.SetString(f.id())
		if slices.Contains(naming, key) {
			f.ids = append(f.ids, v.String())
		}
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int, reflect.Int64:
		f.n++
		v.SetInt(int64(f.n))
	default:
		panic(v.Type().String())
	}
}

// wholeBody is a body of a kind with all of its fields, and the events that it names.
func wholeBody(t *testing.T, kind tournament.Kind) (tournament.Body, []string) {
	t.Helper()
	empty, err := tournament.DecodeBody(kind, []byte("{}"))
	if err != nil {
		t.Fatal(err)
	}
	v := reflect.New(reflect.TypeOf(empty)).Elem()
	f := &filling{}
	f.fill(v, "")
	return v.Interface().(tournament.Body), f.ids
}

// TestEveryKind: a body of each kind is read as it was written, has the kind by which it is
// listed, names all the events that its fields name and nothing else, and gives every other
// answer in a log that knows nothing of what it is about.
func TestEveryKind(t *testing.T) {
	for _, kind := range tournament.Kinds() {
		b, ids := wholeBody(t, kind)
		if b.Kind() != kind {
			t.Errorf("%s is listed for %T", kind, b)
		}
		raw, err := tournament.EncodeBody(b)
		if err != nil {
			t.Fatalf("%s: %v", kind, err)
		}
		again, err := tournament.DecodeBody(kind, raw)
		if err != nil {
			t.Fatalf("%s: %s: %v", kind, raw, err)
		}
		if rewritten, err := tournament.EncodeBody(again); err != nil || !bytes.Equal(rewritten, raw) || fmt.Sprintf("%T", again) != fmt.Sprintf("%T", b) {
			t.Errorf("%s\n%s is read as\n%s (%T, %v)", kind, raw, rewritten, again, err)
		}
		got := tournament.References(again)
		slices.Sort(got)
		slices.Sort(ids)
		if !slices.Equal(got, ids) {
			t.Errorf("%s names %v, its fields name %v", kind, got, ids)
		}
		answers(t, again)
	}
}

// answers asks a body what the program asks of it, in an empty log and in one of a tournament.
func answers(t *testing.T, b tournament.Body) {
	t.Helper()
	e := tournament.Event{ID: strings.Repeat("e", 32), Clock: 1000, Device: strings.Repeat("d", 16), At: "2026-12-01T10:00:00.000Z", Body: b}
	other := newScene(t, nil).entered()
	for _, log := range [][]tournament.Event{nil, other.State.Events()} {
		s := tournament.Fold(append(slices.Clone(log), e), regulations.Find)
		if journal := s.Journal(); journal[len(journal)-1].Body.Kind() != b.Kind() {
			t.Errorf("%T isn't in the journal", b)
		}
		before := tournament.Fold(log, regulations.Find)
		d := &rulestest.Desk{State: before, Device: "0000000000000003", Seed: "z"}
		was := rulestest.Dump(before)
		if _, err := d.Do(b); err == nil {
			if _, begins := b.(tournament.Created); !begins && len(log) == 0 {
				t.Errorf("%T is recorded in an empty log", b)
			}
		} else if rules.CodeOf(err) == "" {
			t.Errorf("%T: %v is no refusal", b, err)
		} else if diff := rulestest.Diff(rulestest.Dump(d.State), was); diff != "" {
			t.Errorf("%T was refused and has changed:\n%s", b, diff)
		}
	}
	_, _, rewinds := tournament.Rewound(b)
	if rewinds && tournament.Undoable(b) == nil {
		t.Errorf("%T takes back and can be taken back", b)
	}
	if rewinds && !b.Traits().Has(tournament.Rewinds) {
		t.Errorf("%T takes back and hasn't the trait", b)
	}
}

// TestKindsAreListed: every type of this package that has a kind can be read, and every name
// of a kind is that of a type. What a kind has forgotten besides doesn't compile.
func TestKindsAreListed(t *testing.T) {
	list := tournament.Kinds()
	if once := slices.Compact(slices.Clone(list)); len(once) != len(list) {
		t.Errorf("a kind is listed twice: %v", list)
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	types, names := map[string]bool{}, 0
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Recv != nil && d.Name.Name == "Kind" {
					types[d.Recv.List[0].Type.(*ast.Ident).Name] = true
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if v, ok := spec.(*ast.ValueSpec); ok {
						if typ, ok := v.Type.(*ast.Ident); ok && typ.Name == "Kind" {
							names += len(v.Names)
						}
					}
				}
			}
		}
	}
	for _, kind := range list {
		b, _ := tournament.DecodeBody(kind, []byte("{}"))
		delete(types, reflect.TypeOf(b).Name())
	}
	if len(types) > 0 || names != len(list) {
		t.Errorf("not listed: %v; %d names of kinds for %d kinds", types, names, len(list))
	}
}
