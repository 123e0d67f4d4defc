package tournament

import (
	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/sudya-app/sudya/rules"
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

// MarshalJSONTo writes the object.
func (p ParamSet) MarshalJSONTo(enc *jsontext.Encoder) error {
	if err := enc.WriteToken(jsontext.BeginObject); err != nil {
		return err
	}
	for _, v := range p {
		if err := enc.WriteToken(jsontext.String(v.Key)); err != nil {
			return err
		}
		if err := json.MarshalEncode(enc, v.Value); err != nil {
			return err
		}
	}
	return enc.WriteToken(jsontext.EndObject)
}

// UnmarshalJSONFrom reads an object of integers, booleans, strings, lists of them and
// lists of integer pairs.
func (p *ParamSet) UnmarshalJSONFrom(dec *jsontext.Decoder) error {
	t, err := dec.ReadToken()
	if err != nil {
		return err
	}
	if t.Kind() != '{' {
		return rules.Refuse("param.type", "params", nil)
	}
	set := ParamSet{}
	for dec.PeekKind() != '}' {
		name, err := dec.ReadToken()
		if err != nil {
			return err
		}
		key := name.String()
		raw, err := dec.ReadValue()
		if err != nil {
			return err
		}
		v, err := paramValue(key, raw)
		if err != nil {
			return err
		}
		set = append(set, ParamValue{key, v})
	}
	*p = set
	_, err = dec.ReadToken()
	return err
}

func paramValue(key string, raw jsontext.Value) (rules.Value, error) {
	try := func(into any) bool { return json.Unmarshal(raw, into) == nil }
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
