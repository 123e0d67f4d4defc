package canon_test

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
)

type number struct {
	N int `json:"n"`
}

type inner struct {
	number
	Text string      `json:"text,omitzero"`
	Half *rules.Half `json:"half,omitzero"`
}

type outer struct {
	ID    string      `json:"id"`
	On    bool        `json:"on,omitzero"`
	List  []inner     `json:"list,omitzero"`
	Pair  [2]int      `json:"pair,omitzero"`
	Raw   canon.Value `json:"raw,omitzero"`
	Other *inner      `json:"other,omitzero"`
}

func half(n rules.Half) *rules.Half { return &n }

func TestRoundTrip(t *testing.T) {
	for _, c := range []struct {
		v    outer
		want string
	}{
		{outer{}, `{"id":""}`},
		{outer{ID: "a\"\\\n\x01<&>é\u2028", On: true}, "{\"id\":\"a\\\"\\\\\\n\\u0001<&>é\u2028\",\"on\":true}"},
		{outer{List: []inner{{}, {}, {}, {}, {}, {}, {}, {}, {}}}, `{"id":"","list":[` + strings.Repeat(`{"n":0},`, 8) + `{"n":0}]}`},
		{
			outer{List: []inner{{number: number{-5}, Half: half(3)}, {number: number{1}, Text: "ы"}}, Pair: [2]int{4, 24}, Raw: canon.Value(`{"a":[1,true]}`), Other: &inner{number: number{7}}},
			`{"id":"","list":[{"n":-5,"half":"1.5"},{"n":1,"text":"ы"}],"pair":[4,24],"raw":{"a":[1,true]},"other":{"n":7}}`,
		},
	} {
		got, err := canon.Marshal(c.v)
		if err != nil || string(got) != c.want {
			t.Errorf("Marshal = %s, %v\nwant %s", got, err, c.want)
		}
		var back outer
		if err := canon.Unmarshal(got, &back); err != nil || !reflect.DeepEqual(back, c.v) {
			t.Errorf("Unmarshal(%s) = %+v, %v", got, back, err)
		}
	}
}

func TestFaults(t *testing.T) {
	for _, c := range []struct {
		text string
		want canon.Problem
		path string
	}{
		{`{"id":"a","x":1}`, canon.Unknown, ""},
		{`{"ID":"a"}`, canon.Unknown, ""},
		{`{"id":"a","id":"b"}`, canon.Duplicate, ""},
		{`{"id":1}`, canon.Type, "id"},
		{`{"id":null}`, canon.Type, "id"},
		{`{"on":1}`, canon.Type, "on"},
		{`{"list":[{"n":1},{"n":1.5}]}`, canon.Type, "list.1.n"},
		{`{"list":[{"n":1e3}]}`, canon.Type, "list.0.n"},
		{`{"list":[{"n":"1"}]}`, canon.Type, "list.0.n"},
		{`{"list":[{"n":01}]}`, canon.Syntax, "list.0.n"},
		{`{"list":[{"n":-0}]}`, canon.Range, "list.0.n"},
		{`{"list":[{"n":9223372036854775808}]}`, canon.Range, "list.0.n"},
		{`{"list":[{"n":1,"half":"1.2"}]}`, canon.Refused, "list.0.half"},
		{`{"list":{}}`, canon.Type, "list"},
		{`{"pair":[1]}`, canon.Type, "pair"},
		{`{"pair":[1,2,3]}`, canon.Type, "pair"},
		{`{"raw":{"a":1,"a":2}}`, canon.Duplicate, "raw"},
		{`{"raw":[1,{"x":1.5}]}`, canon.Type, "raw.1.x"},
		{`{"raw":` + strings.Repeat("[", 100), canon.Depth, "raw" + strings.Repeat(".0", canon.MaxDepth-1)},
		{`{"id":"a",}`, canon.Syntax, ""},
		{`{"id":"a"`, canon.Cut, ""},
		{`{"id":"a`, canon.Cut, "id"},
		{"{\"id\":\"a\nb\"}", canon.Syntax, "id"},
		{"{\"id\":\"\xff\"}", canon.UTF8, "id"},
		{`{"id":"\ud800xxxxxx"}`, canon.Syntax, "id"},
		{`{"id":"a"} {}`, canon.Trailing, ""},
		{`[]`, canon.Type, ""},
		{`nonsense`, canon.Type, ""},
		{``, canon.Cut, ""},
	} {
		var v outer
		err := canon.Unmarshal([]byte(c.text), &v)
		var f *canon.Fault
		if !errors.As(err, &f) {
			t.Errorf("%s: %v, want a fault %s", c.text, err, c.want)
			continue
		}
		if f.Problem != c.want || f.Path != c.path {
			t.Errorf("%s: %v, want %s in %q", c.text, err, c.want, c.path)
		}
	}
}

func TestSpaceAndOrderAreLetThrough(t *testing.T) {
	var v outer
	text := "\r\n{ \"raw\" : { \"a b\" : [ 1 , \"x \\\" y\" ] } ,\n\t\"id\" : \"\\u0414\\ud83c\\udca1\" } \n"
	if err := canon.Unmarshal([]byte(text), &v); err != nil {
		t.Fatal(err)
	}
	if v.ID != "Д🂡" || string(v.Raw) != `{"a b":[1,"x \" y"]}` {
		t.Errorf("%+v %s", v, v.Raw)
	}
}

// The general library judges the same texts in the same way, but for what we leave out.
func FuzzUnmarshal(f *testing.F) {
	f.Add(`{"id":"a\u0414","list":[{"n":1,"half":"0.5"}],"raw":{"x":[]},"pair":[1,2]}`)
	f.Add(` { "on" : true , "other" : {"n":0} } `)
	type plain struct {
		ID    string         `json:"id"`
		On    bool           `json:"on,omitzero"`
		List  []inner        `json:"list,omitzero"`
		Pair  [2]int         `json:"pair,omitzero"`
		Raw   jsontext.Value `json:"raw,omitzero"`
		Other *inner         `json:"other,omitzero"`
	}
	f.Fuzz(func(t *testing.T, text string) {
		var ours outer
		if err := canon.Unmarshal([]byte(text), &ours); err != nil {
			return
		}
		var theirs plain
		if err := json.Unmarshal([]byte(text), &theirs, json.RejectUnknownMembers(true)); err != nil {
			t.Fatalf("%q is read here and refused there: %v", text, err)
		}
		line, err := canon.Marshal(ours)
		if err != nil {
			t.Fatal(err)
		}
		if theirs.Raw != nil {
			if err := theirs.Raw.Compact(); err != nil {
				t.Fatal(err)
			}
		}
		want, err := json.Marshal(theirs)
		if err != nil || string(line) != string(want) {
			t.Fatalf("%q\nours   %s\ntheirs %s %v", text, line, want, err)
		}
	})
}

func BenchmarkUnmarshal(b *testing.B) {
	text := []byte(`{"id":"0123456789abcdef0123456789abcdef","list":[{"n":1012,"text":"Иванов"},{"n":640}],"raw":{"ns":1012,"ew":640}}`)
	for b.Loop() {
		var v outer
		if err := canon.Unmarshal(text, &v); err != nil {
			b.Fatal(err)
		}
	}
}
