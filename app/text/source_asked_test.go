//go:build !js

package text

import (
	"go/ast"
	"go/types"
	"maps"
	"slices"
	"strings"
)

// use is one place of the source that asks for sentences.
type use struct {
	where  string
	at     string // with the column
	keys   []string
	own    bool             // the sentence may have a wording for each game: text.Of
	values [][]string       // by alternative: the names that are given with it
	exact  map[string][]int // by key: the alternatives of values that go with it
	fault  string           // why it can't be told what is asked for
}

// asker is a function, or a literal, that asks for the sentence of one of its parameters.
type asker struct {
	key, args int      // the parameters; those of the key and of its values
	whole     ast.Expr // the key as the function puts it together, nil for the parameter itself
	hole      types.Object
	more      []string // values that the function adds
	own       bool
	prefix    string // of what it asks for: «notice.»
	next      *asker // whom it asks
}

// refusals are the structs that carry a key and its values, with what stands before the key.
var refusals = map[string]string{module + "rules.Error": "", module + "rules.Notice": "notice."}

// uses are all the places that ask for a sentence.
func (f *flow) uses() []use {
	askers := map[any]asker{}
	if pkg := f.packages[module+"app/text"]; pkg != nil {
		askers[pkg.Scope().Lookup("T")] = asker{key: 1, args: 2}
		askers[pkg.Scope().Lookup("Of")] = asker{key: 2, args: 3, own: true}
	}
	// A function that hands its own parameters on is an asker itself; its callers are the uses.
	for more := true; more; {
		more = false
		for _, a := range f.asked(askers) {
			if _, ok := askers[a.fn]; a.fn != nil && !ok {
				if handed, ok := f.hands(a); ok {
					askers[a.fn] = handed
					more = true
				}
			}
		}
	}
	f.askers = askers
	var all []asking
	for _, a := range f.asked(askers) {
		if self, ok := askers[a.fn]; !ok || !self.own && a.key != self.whole {
			all = append(all, a)
			f.tell(a.key, "", map[string]bool{})
		}
	}
	f.settle()
	var list []use
	for _, a := range all {
		list = append(list, f.judge(a))
	}
	return list
}

// unfollowed are the places that hand an asker on as a value to something that isn't followed
// to a call.
func (f *flow) unfollowed() (list []string) {
	called := map[*ast.Ident]bool{}
	reached := map[any]int{} // the calls that reach an asker through a variable
	for _, call := range f.calls {
		switch fun := ast.Unparen(call.Fun).(type) {
		case *ast.Ident:
			called[fun] = true
		case *ast.SelectorExpr:
			called[fun.Sel] = true
		}
		if _, ok := f.object(call.Fun).(*types.Func); !ok {
			for fn := range f.linked[call] {
				reached[fn]++
			}
		}
	}
	for id, o := range f.info.Uses {
		if _, ok := f.askers[origin(o)]; ok && !called[id] && reached[origin(o)] == 0 {
			list = append(list, f.line(id.Pos()))
		}
	}
	return list
}

// asking is a call or a literal that asks.
type asking struct {
	at        ast.Node
	fn        any // the function around it
	key, args ast.Expr
	prefix    string
	by        asker
}

func (f *flow) asked(askers map[any]asker) (list []asking) {
	for _, call := range f.calls {
		for fn := range f.linked[call] {
			by, ok := askers[fn]
			if !ok || max(by.key, by.args) >= len(call.Args) {
				continue
			}
			a := asking{at: call, fn: f.inside[call], key: call.Args[by.key], args: call.Args[by.args], by: by}
			list = append(list, a)
		}
	}
	for node, fn := range f.inside {
		lit, ok := node.(*ast.CompositeLit)
		if !ok {
			continue
		}
		prefix, ok := refusals[f.info.Types[lit].Type.String()]
		if !ok {
			continue
		}
		a := asking{at: lit, fn: fn, prefix: prefix, args: ast.NewIdent("nil")}
		for _, element := range lit.Elts {
			switch pair, ok := element.(*ast.KeyValueExpr); {
			case !ok:
			case pair.Key.(*ast.Ident).Name == "Code":
				a.key = pair.Value
			case pair.Key.(*ast.Ident).Name == "Args":
				a.args = pair.Value
			}
		}
		if a.key != nil {
			list = append(list, a)
		}
	}
	return list
}

// hands reports whether the function around an asking hands its own parameters on.
func (f *flow) hands(a asking) (asker, bool) {
	_, params := f.params(a.fn)
	args := f.object(a.args)
	hole := f.hole(a.key)
	to := asker{key: slices.Index(params, hole), args: slices.Index(params, args), hole: hole, whole: a.key, own: a.by.own, next: &a.by, prefix: a.prefix}
	if hole == nil || args == nil || to.key < 0 || to.args < 0 {
		return asker{}, false
	}
	to.more = append(slices.Clone(a.by.more), f.added(args)...)
	return to, true
}

// hole is the one variable in a key that is put together.
func (f *flow) hole(e ast.Expr) types.Object {
	e = ast.Unparen(e)
	if x, ok := e.(*ast.BinaryExpr); ok {
		if _, ok := f.constant(x.X); ok {
			return f.hole(x.Y)
		}
		if _, ok := f.constant(x.Y); ok {
			return f.hole(x.X)
		}
		return nil
	}
	if id, ok := e.(*ast.Ident); ok {
		return f.object(id)
	}
	return nil
}

// added are the names put into a table of values after it was made.
func (f *flow) added(o types.Object) (names []string) {
	for _, key := range f.keys[o] {
		names = append(names, slices.Collect(maps.Keys(f.strings(key)))...)
	}
	for _, call := range f.calls { // by a function that it is handed to
		for i, arg := range call.Args {
			if f.object(arg) != o {
				continue
			}
			for fn := range f.linked[call] {
				if _, params := f.params(fn); i < len(params) && params[i] != o {
					for _, key := range f.keys[params[i]] {
						names = append(names, slices.Collect(maps.Keys(f.strings(key)))...)
					}
				}
			}
		}
	}
	return names
}

func (f *flow) judge(a asking) use {
	u := use{where: f.line(a.at.Pos()), at: f.set.Position(a.at.Pos()).String(), own: a.by.own}
	f.missing = nil
	listed := f.asks[f.line(a.key.Pos())]
	if _, ok := f.constant(a.key); ok {
		listed = nil // the comment is for another on the line
	}
	if listed != nil {
		f.heard[f.line(a.key.Pos())] = true
	}
	keys := map[string]bool{}
	if listed != nil {
		for _, key := range listed {
			keys[key] = true
		}
	} else {
		keys = f.strings(a.key)
		if len(f.missing) > 0 {
			u.fault = "it can't be told what it asks for: " + types.ExprString(a.key) + " comes from " + f.missing[0]
		} else if len(keys) == 0 {
			u.fault = "it asks for nothing: " + types.ExprString(a.key)
		}
	}
	full := keys
	if listed == nil {
		full = f.through(a.by, keys)
	}
	for key := range full {
		u.keys = append(u.keys, a.prefix+key)
	}
	slices.Sort(u.keys)
	if f.carried(a) {
		return u
	}
	f.missing = nil
	alternatives, blocks := f.names(a.args, map[types.Object]bool{})
	if len(f.missing) > 0 && u.fault == "" {
		u.fault = "it can't be told what values it gives: " + f.missing[0]
	}
	for i := range alternatives {
		alternatives[i] = append(alternatives[i], a.by.more...)
	}
	u.values = alternatives
	u.exact = map[string][]int{}
	if v := f.object(a.key); v != nil && len(u.keys) > 1 && len(alternatives) > 1 {
		for _, given := range f.given[v] {
			for key := range f.through(a.by, f.strings(given.expr)) {
				for i, block := range blocks {
					if given.scope != nil && block == given.scope {
						u.exact[a.prefix+key] = append(u.exact[a.prefix+key], i)
					}
				}
			}
		}
	}
	return u
}

// through are the keys that an asker makes of those it is given.
func (f *flow) through(by asker, keys map[string]bool) map[string]bool {
	for by.whole != nil {
		made := map[string]bool{}
		for key := range keys {
			made[by.prefix+f.filled(by.whole, key)] = true
		}
		keys, by = made, *by.next
	}
	return keys
}

// filled is a key that is put together, with its one variable known.
func (f *flow) filled(e ast.Expr, known string) string {
	e = ast.Unparen(e)
	if s, ok := f.constant(e); ok {
		return s
	}
	if x, ok := e.(*ast.BinaryExpr); ok {
		return f.filled(x.X, known) + f.filled(x.Y, known)
	}
	return known
}

// carried reports whether an asking shows what a refusal or a notice carries: its values
// are judged where it was made.
func (f *flow) carried(a asking) bool {
	args, ok := ast.Unparen(a.args).(*ast.SelectorExpr)
	return ok && args.Sel.Name == "Args" && strings.HasSuffix(types.ExprString(a.key), types.ExprString(args.X)+".Code")
}

// names are the names of the values that an expression can hold, by alternative, and the
// block that each of these is given in.
func (f *flow) names(e ast.Expr, seen map[types.Object]bool) (list [][]string, blocks []ast.Node) {
	e = ast.Unparen(e)
	switch x := e.(type) {
	case *ast.CompositeLit:
		var own []string
		for _, element := range x.Elts {
			if pair, ok := element.(*ast.KeyValueExpr); ok {
				own = append(own, slices.Collect(maps.Keys(f.strings(pair.Key)))...)
			}
		}
		return [][]string{own}, []ast.Node{nil}
	case *ast.CallExpr:
		if f.info.Types[x.Fun].IsType() {
			return f.names(x.Args[0], seen)
		}
		return f.namesOfCall(x, 0, seen)
	case *ast.Ident:
		if x.Name == "nil" {
			return [][]string{nil}, []ast.Node{nil}
		}
	}
	o, ok := f.object(e).(*types.Var)
	if !ok || len(f.given[o])+len(f.elements[o]) == 0 {
		f.miss(e)
		return nil, nil
	}
	if seen[o] {
		return nil, nil
	}
	seen[o] = true
	defer delete(seen, o)
	more := f.added(o)
	for _, given := range f.given[o] {
		var from [][]string
		if call, ok := ast.Unparen(given.expr).(*ast.CallExpr); ok && given.result > 0 {
			from, _ = f.namesOfCall(call, given.result, seen)
		} else {
			from, _ = f.names(given.expr, seen)
		}
		for _, alternative := range from {
			list = append(list, append(slices.Clone(alternative), more...))
			blocks = append(blocks, given.scope)
		}
	}
	if len(list) == 0 {
		return [][]string{more}, []ast.Node{nil}
	}
	return list, blocks
}

func (f *flow) namesOfCall(call *ast.CallExpr, result int, seen map[types.Object]bool) (list [][]string, blocks []ast.Node) {
	if id, ok := call.Fun.(*ast.Ident); ok && id.Name == "make" {
		return [][]string{nil}, []ast.Node{nil}
	}
	fns := f.callees(call)
	for _, fn := range fns {
		for _, results := range f.returns[fn] {
			if result < len(results) {
				own, _ := f.names(results[result], seen)
				for _, one := range own {
					list, blocks = append(list, one), append(blocks, nil)
				}
			}
		}
	}
	if len(list) == 0 {
		f.miss(call)
	}
	return list, blocks
}
