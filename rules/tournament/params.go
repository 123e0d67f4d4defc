package tournament

import (
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
)

// ParamSet is parameters as they are stored: a JSON object in the order of the
// regulation's list, so that the same values always make the same line.
type ParamSet []ParamValue

// ParamValue is one stored parameter.
type ParamValue struct {
	Key   string
	Value rules.Value // as decoded: int, bool, string, []int, []string, [][2]int
}

// Resolve orders values as the regulation lists them; keys that it doesn't have are left
// at the end, for the check to refuse.
func Resolve(reg rules.Regulation, p rules.Params) ParamSet {
	var set ParamSet
	for _, d := range reg.Params() {
		if v, ok := p[d.Key]; ok {
			set = append(set, ParamValue{d.Key, v})
		}
	}
	return set
}

// AppendCanon writes the object.
func (p ParamSet) AppendCanon(b []byte) ([]byte, error) {
	b = append(b, '{')
	for i, v := range p {
		if i > 0 {
			b = append(b, ',')
		}
		var err error
		if b, err = canon.Append(b, v.Key); err != nil {
			return nil, err
		}
		if b, err = canon.Append(append(b, ':'), v.Value); err != nil {
			return nil, err
		}
	}
	return append(b, '}'), nil
}

// ReadCanon reads an object of integers, booleans, strings, lists of them and lists of
// integer pairs.
func (p *ParamSet) ReadCanon(raw canon.Value) error {
	s := canon.NewScanner(raw)
	if s.Peek() != '{' {
		return rules.Refuse("param.type", "params", nil)
	}
	if err := s.Open('{'); err != nil {
		return err
	}
	set := ParamSet{}
	for n := 0; ; n++ {
		more, err := s.More('}', n)
		if err != nil {
			return err
		}
		if !more {
			*p = set
			return nil
		}
		key, err := s.Key()
		if err != nil {
			return err
		}
		raw, err := s.Value()
		if err != nil {
			return err
		}
		v, err := paramValue(key, raw)
		if err != nil {
			return err
		}
		set = append(set, ParamValue{key, v})
	}
}

func paramValue(key string, raw canon.Value) (rules.Value, error) {
	try := func(into any) bool { return canon.Unmarshal(raw, into) == nil }
	switch raw.Kind() {
	case 't', 'f':
		return raw.Kind() == 't', nil
	case '"':
		var s string
		if try(&s) {
			return s, nil
		}
	case '0':
		var n int
		if try(&n) {
			return n, nil
		}
	case '[':
		var ints []int
		if try(&ints) {
			return ints, nil
		}
		var texts []string
		if try(&texts) {
			return texts, nil
		}
		var pairs [][2]int
		if try(&pairs) {
			return pairs, nil
		}
	}
	return nil, rules.Refuse("param.type", "params."+key, rules.Args{"key": key})
}

// values reads the stored values by the regulation's descriptions.
func (p ParamSet) values(reg rules.Regulation) (rules.Params, error) {
	list := reg.Params()
	out := make(rules.Params, len(p))
	for _, v := range p {
		d, ok := rules.FindParam(list, v.Key)
		if !ok {
			return nil, refuse("param.unknown", "params."+v.Key, rules.Args{"key": v.Key})
		}
		if _, twice := out[v.Key]; twice {
			return nil, refuse("param.twice", "params."+v.Key, rules.Args{"key": v.Key})
		}
		value, err := typed(d, v.Value)
		if err != nil {
			return nil, err
		}
		if err := d.CheckValue(value); err != nil {
			return nil, err
		}
		out[v.Key] = value
	}
	return out, nil
}

// typed turns JSON strings into half-points, and an empty list into the list wanted.
func typed(d rules.Param, v rules.Value) (rules.Value, error) {
	switch d.Kind {
	case rules.ParamHalf:
		if s, ok := v.(string); ok {
			return rules.ParseHalf(s)
		}
	case rules.ParamHalves:
		if s, ok := v.([]string); ok {
			list := make([]rules.Half, len(s))
			for i := range s {
				h, err := rules.ParseHalf(s[i])
				if err != nil {
					return nil, err
				}
				list[i] = h
			}
			return list, nil
		}
		if empty, ok := v.([]int); ok && len(empty) == 0 {
			return []rules.Half{}, nil
		}
	case rules.ParamPairs:
		if empty, ok := v.([]int); ok && len(empty) == 0 {
			return [][2]int{}, nil
		}
	}
	return v, nil
}
