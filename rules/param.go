package rules

import "slices"

// Scope says until when a parameter may change.
type Scope string

const (
	// ScopeStart: fixed once round 1 is published.
	ScopeStart Scope = "start"
	// ScopeRound: copied into the seating event; a change counts from the next seating.
	ScopeRound Scope = "round"
	// ScopeAny: may change at any time and counts at once.
	ScopeAny Scope = "any"
)

// ParamKind is the shape of a parameter's value.
type ParamKind string

const (
	ParamInt    ParamKind = "int"    // an integer between Min and Max
	ParamBool   ParamKind = "bool"   // true or false
	ParamChoice ParamKind = "choice" // one of Options
	ParamHalf   ParamKind = "half"   // points in halves, a string in JSON
	ParamInts   ParamKind = "ints"   // a list of integers
	ParamHalves ParamKind = "halves" // a list of points in halves, strings in JSON
	ParamPairs  ParamKind = "pairs"  // a list of [key, value], keys ascending: cuts, breakpoints
)

// Param describes one parameter of a regulation. Its name and explanation, in both
// languages, stand in app/text under "param.<regulation>.<Key>".
type Param struct {
	Key      string
	Kind     ParamKind
	Group    string // a heading of the settings screen: "rounds", "points", "time", "late", "sheet" …
	Scope    Scope
	Article  string // "II.3"; "" if the regulation is silent
	Open     bool   // the regulation is silent or ambiguous: the default is ours
	Default  Value
	Options  []string // ParamChoice
	Min, Max int      // ParamInt, and each element of lists (ParamPairs: of the value)
	// Later: added when tournaments of the regulation were on disks already. A log without
	// it means its zero value.
	Later bool
	// Penalty: what it gives is a fine, so that nobody types more than 0. Files may hold it.
	Penalty bool
}

// Value is a parameter's value: int, bool, string, Half, []int, []Half or [][2]int.
type Value any

// Params are the values of all parameters of a regulation, by key.
type Params map[string]Value

// Int returns an integer parameter; 0 if there is none of that key.
func (p Params) Int(key string) int { v, _ := p[key].(int); return v }

// Bool returns a boolean parameter.
func (p Params) Bool(key string) bool { v, _ := p[key].(bool); return v }

// Choice returns the chosen option.
func (p Params) Choice(key string) string { v, _ := p[key].(string); return v }

// Half returns a parameter in half-points.
func (p Params) Half(key string) Half { v, _ := p[key].(Half); return v }

// Ints returns a list parameter; the caller doesn't change it.
func (p Params) Ints(key string) []int { v, _ := p[key].([]int); return v }

// Halves returns a list of half-points.
func (p Params) Halves(key string) []Half { v, _ := p[key].([]Half); return v }

// Pairs returns a table of [key, value].
func (p Params) Pairs(key string) [][2]int { v, _ := p[key].([][2]int); return v }

// Clone copies the map; values are never changed in place.
func (p Params) Clone() Params {
	q := make(Params, len(p))
	for k, v := range p {
		q[k] = v
	}
	return q
}

// With returns a copy in which the keys of delta are replaced.
func (p Params) With(delta Params) Params {
	q := p.Clone()
	for k, v := range delta {
		q[k] = v
	}
	return q
}

// Defaults are the regulation's own values.
func Defaults(list []Param) Params {
	p := make(Params, len(list))
	for _, d := range list {
		p[d.Key] = d.Default
	}
	return p
}

// FindParam returns the description of a key.
func FindParam(list []Param, key string) (Param, bool) {
	i := slices.IndexFunc(list, func(p Param) bool { return p.Key == key })
	if i < 0 {
		return Param{}, false
	}
	return list[i], true
}

// SameValue compares two parameter values.
func SameValue(a, b Value) bool {
	switch x := a.(type) {
	case []int:
		y, ok := b.([]int)
		return ok && slices.Equal(x, y)
	case []Half:
		y, ok := b.([]Half)
		return ok && slices.Equal(x, y)
	case [][2]int:
		y, ok := b.([][2]int)
		return ok && slices.Equal(x, y)
	default:
		return a == b
	}
}

// CheckFines refuses a fine of more than nothing among typed values: fine.positive.
func CheckFines(list []Param, p Params) error {
	for _, d := range list {
		if d.Penalty && p.Half(d.Key) > 0 {
			return Refuse("fine.positive", "params."+d.Key, nil)
		}
	}
	return nil
}

// CheckValue checks one value against its description. Codes: param.type, param.range
// (args min, max, value), param.option, param.order (pairs not ascending), param.length
// (more than 64 elements).
func (d Param) CheckValue(v Value) error {
	switch d.Kind {
	case ParamInt:
		return checkOne(d, v, d.intInRange)
	case ParamBool:
		return checkOne(d, v, func(bool) error { return nil })
	case ParamChoice:
		return checkOne(d, v, d.anOption)
	case ParamHalf:
		return checkOne(d, v, d.halfInRange)
	case ParamInts:
		return checkList(d, v, func(_ []int, n int) error { return d.intInRange(n) })
	case ParamHalves:
		return checkList(d, v, func(_ []Half, h Half) error { return d.halfInRange(h) })
	case ParamPairs:
		return checkList(d, v, d.pairInOrder)
	}
	return nil
}

// longest is how many elements the value of a parameter has at most.
const longest = 64

func (d Param) field() string { return "params." + d.Key }

// checkOne checks a value of one element.
func checkOne[T any](d Param, v Value, check func(T) error) error {
	one, ok := v.(T)
	if !ok {
		return Refuse("param.type", d.field(), Args{"key": d.Key})
	}
	return check(one)
}

// checkList checks a value of several; check is given the elements before one too.
func checkList[T any](d Param, v Value, check func(before []T, one T) error) error {
	return checkOne(d, v, func(list []T) error {
		if len(list) > longest {
			return Refuse("param.length", d.field(), Args{"key": d.Key, "max": longest})
		}
		for i, one := range list {
			if err := check(list[:i], one); err != nil {
				return err
			}
		}
		return nil
	})
}

func (d Param) intInRange(n int) error {
	if n < d.Min || n > d.Max {
		return Refuse("param.range", d.field(), Args{"key": d.Key, "value": n, "min": d.Min, "max": d.Max})
	}
	return nil
}

func (d Param) halfInRange(h Half) error {
	if h < Points(d.Min) || h > Points(d.Max) {
		return Refuse("param.range", d.field(), Args{"key": d.Key, "value": h, "min": d.Min, "max": d.Max})
	}
	return nil
}

func (d Param) anOption(s string) error {
	if !slices.Contains(d.Options, s) {
		return Refuse("param.option", d.field(), Args{"key": d.Key, "value": s})
	}
	return nil
}

func (d Param) pairInOrder(before [][2]int, pair [2]int) error {
	if n := len(before); n > 0 && pair[0] <= before[n-1][0] {
		return Refuse("param.order", d.field(), Args{"key": d.Key, "value": pair[0]})
	}
	return d.intInRange(pair[1])
}
