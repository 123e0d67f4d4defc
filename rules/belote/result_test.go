package belote

import (
	"testing"

	"github.com/sudya-app/sudya/rules"
)

func TestReadResult(t *testing.T) {
	tests := []struct {
		name, in string
		code     string // "": accepted
		field    string
	}{
		{"totals", `{"ns":1012,"ew":640}`, "", ""},
		{"space around", " {\"ns\":0,\"ew\":1001}\n", "", ""},
		{"everything that doesn't apply is kept", `{"ns":1012,"ew":640,"lastDeclarer":"ns","equal":"zero"}`, "", ""},
		{"slip", `{"slip":{"ns":"1.5","ew":"-1.5"},"diff":612}`, "", ""},
		{"no-show without totals", `{"noShow":"both"}`, "", ""},
		{"award without totals", `{"awardedTo":"ew"}`, "", ""},
		{"highest total", `{"ns":3000,"ew":0}`, "", ""},

		{"number as text", `{"ns":"1012","ew":640}`, "belote.json.type", "ns"},
		{"half a whist", `{"ns":1012.5,"ew":640}`, "belote.json.type", "ns"},
		{"exponent", `{"ns":1e3,"ew":640}`, "belote.json.type", "ns"},
		{"beyond any integer", `{"ns":99999999999999999999,"ew":640}`, "belote.json.type", "ns"},
		{"null", `{"ns":1012,"ew":null}`, "belote.json.type", "ew"},
		{"null at the top", `null`, "belote.json", ""},
		{"a list", `[1012,640]`, "belote.json", ""},
		{"text for a tick", `{"ns":1,"ew":2,"unfinished":"yes"}`, "belote.json.type", "unfinished"},
		{"unknown member", `{"ns":1012,"ew":640,"x":1}`, "belote.json.unknown", "x"},
		{"other case", `{"NS":1012,"ew":640}`, "belote.json.unknown", "NS"},
		{"twice", `{"ns":1012,"ns":1013,"ew":640}`, "belote.json", ""},
		{"broken", `{"ns":1012`, "belote.json", ""},
		{"empty", ``, "belote.json", ""},
		{"two values", `{"ns":1012,"ew":640}{}`, "belote.json", ""},
		{"not UTF-8", "{\"lastDeclarer\":\"\xff\"}", "belote.json", ""},

		{"unknown line", `{"ns":1012,"ew":640,"lastDeclarer":"nw"}`, "belote.side", "lastDeclarer"},
		{"both can't declare", `{"ns":1012,"ew":1640,"lastDeclarer":"both"}`, "belote.side", "lastDeclarer"},
		{"both can't be awarded", `{"awardedTo":"both"}`, "belote.side", "awardedTo"},
		{"nobody of that name", `{"noShow":"we"}`, "belote.side", "noShow"},
		{"unknown choice", `{"ns":5,"ew":5,"unfinished":true,"equal":"both"}`, "belote.equal", "equal"},

		{"nothing", `{}`, "belote.total.missing", "ns"},
		{"one total", `{"ns":1012}`, "belote.total.missing", "ew"},
		{"negative", `{"ns":1012,"ew":-1}`, "belote.total.range", "ew"},
		{"too high", `{"ns":3001,"ew":0}`, "belote.total.range", "ns"},

		{"both forms", `{"ns":1012,"ew":640,"slip":{"ns":"1","ew":"-1"},"diff":372}`, "belote.result.forms", "slip"},
		{"slip without difference", `{"slip":{"ns":"1","ew":"-1"}}`, "belote.diff.missing", "diff"},
		{"difference without points", `{"diff":372}`, "belote.slip.missing", "slip"},
		{"difference beyond any", `{"slip":{"ns":"1","ew":"-1"},"diff":3001}`, "belote.diff.range", "diff"},
		{"points as a number", `{"slip":{"ns":1,"ew":-1},"diff":372}`, "belote.json.type", "slip.ns"},
		{"a quarter of a point", `{"slip":{"ns":"1.25","ew":"-1"},"diff":372}`, "number.half", "slip.ns"},
		{"decimal comma", `{"slip":{"ns":"1,5","ew":"-1.5"},"diff":600}`, "number.half", "slip.ns"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := New().ReadResult([]byte(tt.in))
			if got := rules.CodeOf(err); got != tt.code {
				t.Fatalf("code %q (%v), want %q", got, err, tt.code)
			}
			if err != nil && tt.field != "" && fieldOf(err) != tt.field {
				t.Errorf("field %q, want %q", fieldOf(err), tt.field)
			}
		})
	}
}

func fieldOf(err error) string {
	if e, ok := err.(*rules.Error); ok {
		return e.Field
	}
	return ""
}

func TestCanonical(t *testing.T) {
	for in, want := range map[string]string{
		` { "ew" : 640 , "ns" : 1012 } `:                            `{"ns":1012,"ew":640}`,
		`{"unfinished":false,"ns":0,"ew":1001}`:                     `{"ns":0,"ew":1001}`,
		`{"diff":-612,"slip":{"ew":"1.5","ns":"-1.5"}}`:             `{"slip":{"ns":"-1.5","ew":"1.5"},"diff":-612}`,
		`{"mars":true,"ew":1001,"ns":1030,"reached":"ns"}`:          `{"ns":1030,"ew":1001,"reached":"ns","mars":true}`,
		`{"equal":"both-lose","unfinished":true,"ns":300,"ew":300}`: `{"ns":300,"ew":300,"unfinished":true,"equal":"both-lose"}`,
	} {
		r, err := New().ReadResult([]byte(in))
		if err != nil {
			t.Fatalf("%s: %v", in, err)
		}
		if got := string(r.Canonical()); got != want {
			t.Errorf("%s: got %s, want %s", in, got, want)
		}
	}
}

func TestWarnings(t *testing.T) {
	for in, want := range map[string]int{
		`{"ns":1500,"ew":900}`:                         0,
		`{"ns":1501,"ew":900}`:                         1,
		`{"ns":1501,"ew":1502,"lastDeclarer":"ns"}`:    2,
		`{"ns":2900,"ew":900,"noShow":"ew"}`:           0,
		`{"slip":{"ns":"1.5","ew":"-1.5"},"diff":900}`: 0,
	} {
		r, err := New().ReadResult([]byte(in))
		if err != nil {
			t.Fatal(err)
		}
		list := Warnings(r)
		if len(list) != want {
			t.Errorf("%s: %d warnings, want %d", in, len(list), want)
		}
		for _, w := range list {
			if w.Code != "belote.total.high" || w.Args["max"] != WarnTotal {
				t.Errorf("%s: %v", in, w)
			}
		}
	}
}
