//go:build !js

package text

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strings"
)

// flow knows what the program gives to each of its variables, fields, parameters and
// results, so that it can tell which strings an expression can be. It knows no order: a
// variable can be all that is ever given to it.
type flow struct {
	*program
	askers   map[any]asker
	heard    map[string]bool             // the comments «asks:» that stand beside a use
	given    map[types.Object][]value    // to the variable, field or parameter itself
	elements map[types.Object][]value    // to an element of it
	keys     map[types.Object][]ast.Expr // the indexes of such an element
	grown    map[types.Object][]ast.Expr // what += adds
	returns  map[any][][]ast.Expr        // by function: *types.Func or *ast.FuncLit
	calls    []*ast.CallExpr             // of all the program
	inside   map[ast.Node]any            // the function that a call or a literal stands in
	linked   map[*ast.CallExpr]map[any]bool
	told     map[part]*answer // what was asked about, and what is known of it
	itself   types.Object     // the variable that is given something made of itself, and what it was before
	was      map[string]bool
	open     []part   // asked about and not looked at yet
	missing  []string // what can't be told
	concrete map[*types.Func][]any
	bodies   map[any]*ast.BlockStmt
}

// value is an expression, or a part of it: what comes out when the steps are taken.
type value struct {
	expr   ast.Expr
	result int // of a call that has several
	steps  string
	scope  ast.Node // the block in which it is given
}

// Steps: an element of the list or table, a key of it.
const (
	toElement = "e"
	toKey     = "k"
)

func newFlow(p *program) *flow {
	f := &flow{
		program: p, given: map[types.Object][]value{}, elements: map[types.Object][]value{}, keys: map[types.Object][]ast.Expr{},
		grown: map[types.Object][]ast.Expr{}, returns: map[any][][]ast.Expr{}, inside: map[ast.Node]any{},
		linked: map[*ast.CallExpr]map[any]bool{}, heard: map[string]bool{}, told: map[part]*answer{},
		concrete: map[*types.Func][]any{}, bodies: map[any]*ast.BlockStmt{},
	}
	for _, file := range p.files {
		f.read(file)
	}
	// A call through a variable is known when the variable is, which may take another call.
	for more := true; more; {
		more = false
		for _, call := range f.calls {
			for _, fn := range f.callees(call) {
				if f.linked[call] == nil {
					f.linked[call] = map[any]bool{}
				}
				if !f.linked[call][fn] {
					f.linked[call][fn] = true
					f.link(call, fn)
					more = true
				}
			}
		}
	}
	return f
}

// read notes all that a file gives to something.
func (f *flow) read(file *ast.File) {
	var stack []ast.Node
	ast.Inspect(file, func(n ast.Node) bool {
		if n == nil {
			stack = stack[:len(stack)-1]
			return true
		}
		stack = append(stack, n)
		fn, block := f.around(stack)
		switch x := n.(type) {
		case *ast.FuncDecl:
			f.bodies[f.info.Defs[x.Name]] = x.Body
			f.named(f.info.Defs[x.Name], x.Type)
		case *ast.FuncLit:
			f.bodies[x] = x.Body
			f.named(x, x.Type)
		case *ast.AssignStmt:
			f.assign(x.Lhs, x.Rhs, x.Tok == token.ADD_ASSIGN, block)
		case *ast.ValueSpec:
			names := make([]ast.Expr, len(x.Names))
			for i, name := range x.Names {
				names[i] = name
			}
			f.assign(names, x.Values, false, block)
		case *ast.RangeStmt:
			key, element := toKey, toElement
			if _, isFunc := f.info.Types[x.X].Type.Underlying().(*types.Signature); isFunc && x.Value == nil {
				key = toElement
			}
			if x.Key != nil {
				f.give(x.Key, value{expr: x.X, steps: key, scope: block})
			}
			if x.Value != nil {
				f.give(x.Value, value{expr: x.X, steps: element, scope: block})
			}
		case *ast.ReturnStmt:
			f.returns[fn] = append(f.returns[fn], x.Results)
		case *ast.CompositeLit:
			f.inside[x] = fn
			f.fields(x, block)
		case *ast.CallExpr:
			f.inside[x] = fn
			f.calls = append(f.calls, x)
		}
		return true
	})
}

// named makes named results returned: a bare return gives them.
func (f *flow) named(fn any, sign *ast.FuncType) {
	if sign.Results == nil {
		return
	}
	var results []ast.Expr
	for _, field := range sign.Results.List {
		for _, name := range field.Names {
			results = append(results, name)
		}
	}
	if results != nil {
		f.returns[fn] = append(f.returns[fn], results)
	}
}

// around is the function and the block that the last of the nodes stands in.
func (f *flow) around(stack []ast.Node) (fn any, block ast.Node) {
	for i := len(stack) - 2; i >= 0; i-- {
		switch x := stack[i].(type) {
		case *ast.BlockStmt, *ast.CaseClause:
			if block == nil {
				block = x
			}
		case *ast.FuncLit:
			return x, block
		case *ast.FuncDecl:
			return f.info.Defs[x.Name], block
		}
	}
	return nil, block
}

func (f *flow) assign(to, from []ast.Expr, grow bool, block ast.Node) {
	for i, e := range to {
		switch {
		case grow:
			if o := f.object(e); o != nil {
				f.grown[o] = append(f.grown[o], from[i])
			}
		case len(from) == len(to):
			f.give(e, value{expr: from[i], scope: block})
		case len(from) == 1:
			f.give(e, value{expr: from[0], result: i, scope: block})
		}
	}
}

// give notes that a value goes to a place.
func (f *flow) give(to ast.Expr, v value) {
	if index, ok := ast.Unparen(to).(*ast.IndexExpr); ok {
		if o := f.object(index.X); o != nil {
			f.elements[o] = append(f.elements[o], v)
			f.keys[o] = append(f.keys[o], index.Index)
		}
		return
	}
	if o := f.object(to); o != nil {
		f.given[o] = append(f.given[o], v)
	}
}

func (f *flow) fields(x *ast.CompositeLit, block ast.Node) {
	t := f.info.Types[x].Type
	if pointer, ok := t.Underlying().(*types.Pointer); ok {
		t = pointer.Elem()
	}
	structure, ok := t.Underlying().(*types.Struct)
	if !ok {
		return
	}
	for i, e := range x.Elts {
		var field types.Object
		if pair, ok := e.(*ast.KeyValueExpr); ok {
			field, e = f.object(pair.Key), pair.Value
		} else {
			field = origin(structure.Field(i))
		}
		f.given[field] = append(f.given[field], value{expr: e, scope: block})
	}
}

// link gives the values of a call to the parameters of the function.
func (f *flow) link(call *ast.CallExpr, fn any) {
	sign, params := f.params(fn)
	if sign == nil {
		return
	}
	for i, arg := range call.Args {
		if variadic := sign.Variadic() && i >= len(params)-1; variadic && !call.Ellipsis.IsValid() {
			last := params[len(params)-1]
			f.elements[last] = append(f.elements[last], value{expr: arg})
		} else if i < len(params) {
			f.given[params[i]] = append(f.given[params[i]], value{expr: arg})
		}
	}
}

func (f *flow) params(fn any) (*types.Signature, []types.Object) {
	var sign *types.Signature
	switch x := fn.(type) {
	case *types.Func:
		sign = x.Signature()
	case *ast.FuncLit:
		sign, _ = f.info.Types[x].Type.(*types.Signature)
	}
	if sign == nil {
		return nil, nil
	}
	var list []types.Object
	for v := range sign.Params().Variables() {
		list = append(list, origin(v))
	}
	return sign, list
}

// callees are the functions of the program that a call can reach.
func (f *flow) callees(call *ast.CallExpr) []any {
	return f.functions(call.Fun, map[types.Object]bool{})
}

func (f *flow) functions(e ast.Expr, seen map[types.Object]bool) (list []any) {
	e = ast.Unparen(e)
	switch x := e.(type) {
	case *ast.FuncLit:
		return []any{x}
	case *ast.IndexExpr:
		if !f.info.Types[x.Index].IsType() { // out of a table of functions
			return f.functionsIn(x.X, seen)
		}
	case *ast.CallExpr: // a function that returns one
		if f.info.Types[x.Fun].IsType() && len(x.Args) == 1 {
			return f.functions(x.Args[0], seen)
		}
		for _, fn := range f.functions(x.Fun, seen) {
			for _, results := range f.returns[fn] {
				if len(results) == 1 {
					list = append(list, f.functions(results[0], seen)...)
				}
			}
		}
		return list
	}
	switch o := f.object(e).(type) {
	case *types.Func:
		if o.Signature().Recv() != nil && types.IsInterface(o.Signature().Recv().Type()) {
			return f.methods(o)
		}
		return []any{o}
	case *types.Var:
		if seen[o] {
			return nil
		}
		seen[o] = true
		for _, v := range f.given[o] {
			if v.steps == toElement {
				list = append(list, f.functionsIn(v.expr, seen)...)
			} else if v.steps == "" && v.result == 0 {
				list = append(list, f.functions(v.expr, seen)...)
			}
		}
	}
	return list
}

// functionsIn are the functions in a table or a list.
func (f *flow) functionsIn(e ast.Expr, seen map[types.Object]bool) (list []any) {
	if table, ok := ast.Unparen(e).(*ast.CompositeLit); ok {
		for _, element := range table.Elts {
			if pair, ok := element.(*ast.KeyValueExpr); ok {
				element = pair.Value
			}
			list = append(list, f.functions(element, seen)...)
		}
		return list
	}
	if o := f.object(e); o != nil && !seen[o] {
		seen[o] = true
		for _, v := range f.given[o] {
			list = append(list, f.functionsIn(v.expr, seen)...)
		}
		for _, v := range f.elements[o] {
			list = append(list, f.functions(v.expr, seen)...)
		}
	}
	return list
}

// methods are the methods of the program's types that a method of an interface stands for.
func (f *flow) methods(m *types.Func) []any {
	if list, ok := f.concrete[m]; ok {
		return list
	}
	var list []any
	wanted, _ := m.Signature().Recv().Type().Underlying().(*types.Interface)
	for _, pkg := range f.packages {
		for _, name := range pkg.Scope().Names() {
			typeName, ok := pkg.Scope().Lookup(name).(*types.TypeName)
			if !ok || typeName.IsAlias() || types.IsInterface(typeName.Type()) {
				continue
			}
			pointer := types.NewPointer(typeName.Type())
			if wanted == nil || !types.Implements(pointer, wanted) {
				continue
			}
			if found, _, _ := types.LookupFieldOrMethod(pointer, true, m.Pkg(), m.Name()); found != nil {
				list = append(list, origin(found))
			}
		}
	}
	f.concrete[m] = list
	return list
}

// part is a variable, or a result of a function, and the steps taken from it.
type part struct {
	of     any
	result int
	steps  string
}

// answer is what a part can be, and what of it can't be told.
type answer struct {
	strings map[string]bool
	missing []string
}

// most is how many strings a part can be.
const most = 600

// look adds what is known of a part, and asks about it if nobody has.
func (f *flow) look(p part, set map[string]bool) {
	if len(p.steps) > 4 { // a list that is made of itself
		return
	}
	if p.of == f.itself && p.steps == "" {
		maps.Copy(set, f.was)
		return
	}
	known := f.told[p]
	if known == nil {
		f.told[p] = &answer{strings: map[string]bool{}}
		f.open = append(f.open, p)
		return
	}
	maps.Copy(set, known.strings)
	f.missing = append(f.missing, known.missing...)
}

// settle looks at all the parts again until nothing more is found.
func (f *flow) settle() {
	for more := len(f.open) > 0; more; {
		f.open, more = nil, false
		for p, known := range maps.Clone(f.told) {
			set := maps.Clone(known.strings)
			f.missing = nil
			if v, ok := p.of.(*types.Var); ok {
				f.tellVariable(v, p.steps, set)
			} else {
				for _, results := range f.returns[p.of] {
					if p.result < len(results) {
						f.tell(results[p.result], p.steps, set)
					}
				}
			}
			slices.Sort(f.missing)
			missing := slices.Compact(f.missing)
			missing = missing[:min(len(missing), 3)]
			if len(set) > most { // a text that is put together, and no key
				set, missing = known.strings, []string{"more than can be told"}
			}
			if len(known.missing) > 0 {
				missing = known.missing
			}
			more = more || len(set) > len(known.strings) || len(missing) > len(known.missing)
			known.strings, known.missing = set, slices.Clone(missing)
		}
		more = more || len(f.open) > 0
	}
}

// mentions reports whether an expression is a sum with the variable in it.
func (f *flow) mentions(e ast.Expr, v types.Object) bool {
	switch x := ast.Unparen(e).(type) {
	case *ast.BinaryExpr:
		return f.mentions(x.X, v) || f.mentions(x.Y, v)
	case *ast.Ident:
		return f.object(x) == v
	}
	return false
}

func (f *flow) miss(e ast.Expr) {
	f.missing = append(f.missing, types.ExprString(e)+" at "+f.line(e.Pos()))
}

// strings are the strings that an expression can be; what can't be told goes to missing.
func (f *flow) strings(e ast.Expr) map[string]bool {
	for {
		before := f.missing
		set := map[string]bool{}
		f.tell(e, "", set)
		if len(f.open) == 0 {
			return set
		}
		f.settle()
		f.missing = before
	}
}

func (f *flow) tell(e ast.Expr, steps string, set map[string]bool) {
	e = ast.Unparen(e)
	if s, ok := f.constant(e); ok && steps == "" {
		set[s] = true
		return
	}
	switch x := e.(type) {
	case *ast.BinaryExpr:
		if x.Op == token.ADD && steps == "" {
			befores, afters := map[string]bool{}, map[string]bool{}
			f.tell(x.X, "", befores)
			f.tell(x.Y, "", afters)
			if len(befores)*len(afters) > most {
				f.miss(x)
				return
			}
			for before := range befores {
				for after := range afters {
					// A word that isn't there is asked for no sentence: the zero value of a kind.
					if after != "" || !strings.HasSuffix(before, ".") {
						set[before+after] = true
					}
				}
			}
			return
		}
	case *ast.CompositeLit:
		f.tellElements(x, steps, set)
		return
	case *ast.IndexExpr:
		f.tell(x.X, toElement+steps, set)
		return
	case *ast.SliceExpr:
		f.tell(x.X, steps, set)
		return
	case *ast.StarExpr:
		f.tell(x.X, steps, set)
		return
	case *ast.UnaryExpr:
		f.tell(x.X, steps, set)
		return
	case *ast.TypeAssertExpr:
		f.tell(x.X, steps, set)
		return
	case *ast.CallExpr:
		f.tellCall(x, 0, steps, set)
		return
	case *ast.Ident:
		if x.Name == "nil" {
			return
		}
	}
	if v, ok := f.object(e).(*types.Var); ok {
		f.look(part{of: v, steps: steps}, set)
		return
	}
	f.miss(e)
}

func (f *flow) tellElements(x *ast.CompositeLit, steps string, set map[string]bool) {
	if steps == "" {
		f.miss(x)
		return
	}
	for _, element := range x.Elts {
		pair, ok := element.(*ast.KeyValueExpr)
		switch {
		case !ok:
			f.tell(element, steps[1:], set)
		case steps[:1] == toKey:
			f.tell(pair.Key, steps[1:], set)
		default:
			f.tell(pair.Value, steps[1:], set)
		}
	}
}

func (f *flow) tellVariable(v types.Object, steps string, set map[string]bool) {
	// What is stored and read back can be any of its kind.
	if field, ok := v.(*types.Var); ok && field.IsField() && steps == "" {
		if words := kind(v.Type()); words != nil {
			for _, s := range words {
				set[s] = true
			}
			return
		}
	}
	if len(f.given[v])+len(f.elements[v]) == 0 {
		f.missing = append(f.missing, v.Name())
	}
	own := map[string]bool{}
	var ofItself []ast.Expr
	for _, given := range f.given[v] {
		if steps == "" && given.steps == "" && f.mentions(given.expr, v) {
			ofItself = append(ofItself, given.expr)
			continue
		}
		if call, ok := ast.Unparen(given.expr).(*ast.CallExpr); ok {
			f.tellCall(call, given.result, given.steps+steps, own)
		} else if given.result == 0 {
			f.tell(given.expr, given.steps+steps, own)
		}
	}
	if steps != "" {
		for i, element := range f.elements[v] {
			switch {
			case steps[:1] == toElement:
				f.tell(element.expr, element.steps+steps[1:], own)
			case i < len(f.keys[v]):
				f.tell(f.keys[v][i], steps[1:], own)
			}
		}
	}
	maps.Copy(set, own)
	f.itself, f.was = v, own
	defer func() { f.itself, f.was = nil, nil }()
	for _, e := range ofItself {
		f.tell(e, "", set)
	}
	for _, more := range f.grown[v] {
		tails := map[string]bool{}
		f.tell(more, "", tails)
		if len(tails)*len(own) > most {
			f.miss(more)
			return
		}
		for tail := range tails {
			for s := range own {
				set[s+tail] = true
			}
		}
	}
}

func (f *flow) tellCall(call *ast.CallExpr, result int, steps string, set map[string]bool) {
	if f.info.Types[call.Fun].IsType() { // a conversion
		f.tell(call.Args[0], steps, set)
		return
	}
	if id, ok := ast.Unparen(call.Fun).(*ast.Ident); ok && id.Name == "append" && f.info.Types[call.Fun].IsBuiltin() {
		f.tell(call.Args[0], steps, set)
		for _, arg := range call.Args[1:] {
			if call.Ellipsis.IsValid() {
				f.tell(arg, steps, set)
			} else if steps != "" {
				f.tell(arg, steps[1:], set)
			}
		}
		return
	}
	fns := f.callees(call)
	for _, fn := range fns {
		if outer, ok := fn.(*types.Func); ok && f.bodies[fn] == nil {
			if !f.tellForeign(outer.FullName(), call, steps, set) {
				f.miss(call)
			}
			continue
		}
		f.look(part{fn, result, steps}, set)
	}
	if len(fns) == 0 {
		f.miss(call)
	}
}

// tellForeign tells what the standard library makes of its arguments.
func (f *flow) tellForeign(name string, call *ast.CallExpr, steps string, set map[string]bool) bool {
	switch name {
	case "cmp.Or", "slices.Concat", "slices.Sorted", "slices.Collect", "slices.Values", "slices.Clone", "slices.All", "slices.Backward":
		for _, arg := range call.Args {
			f.tell(arg, steps, set)
		}
		return true
	case "maps.Keys":
		if steps != "" {
			f.tell(call.Args[0], toKey+steps[1:], set)
		}
		return true
	case "maps.Values":
		f.tell(call.Args[0], steps, set)
		return true
	}
	return false
}

// kind is the closed list of words of a type of its own («type Stage string» and its constants).
func kind(t types.Type) (words []string) {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || !isString(t) || named.Obj().Pkg() == nil {
		return nil
	}
	scope := named.Obj().Pkg().Scope()
	for _, name := range scope.Names() {
		if c, ok := scope.Lookup(name).(*types.Const); ok && types.Identical(c.Type(), t) {
			words = append(words, constant.StringVal(c.Val()))
		}
	}
	return words
}

func isString(t types.Type) bool {
	basic, ok := t.Underlying().(*types.Basic)
	return ok && basic.Info()&types.IsString != 0
}

func stringOf(v constant.Value) string { return constant.StringVal(v) }
