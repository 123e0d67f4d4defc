package archive_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/go-json-experiment/json"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
)

// innermost is the code of the cause that archive.at wraps, or of the error itself.
func innermost(err error) string {
	for {
		var e *rules.Error
		if !errors.As(err, &e) {
			return ""
		}
		cause, ok := e.Args["cause"].(error)
		if !ok {
			return e.Code
		}
		err = cause
	}
}

func arg(err error, name string) any {
	var e *rules.Error
	if errors.As(err, &e) {
		return e.Args[name]
	}
	return nil
}

// parts is a file taken apart by lines, to be put together with a fault in it.
type parts struct {
	head  string // without the events
	lines []string
}

func taken(t testing.TB, data []byte) parts {
	t.Helper()
	f, _ := read(t, data)
	head, _, _ := strings.Cut(string(data), `,"events":[`)
	return parts{head, slices.Clone(f.Lines)}
}

// with changes the first line of a kind.
func (p parts) with(t testing.TB, kind, old, new string) parts {
	t.Helper()
	p.lines = slices.Clone(p.lines)
	for i, line := range p.lines {
		if strings.Contains(line, `"kind":"`+kind+`"`) && strings.Contains(line, old) {
			p.lines[i] = strings.Replace(line, old, new, 1)
			return p
		}
	}
	t.Fatalf("no %s with %s", kind, old)
	return p
}

// file puts it together with the right sum, as a forger would.
func (p parts) file(t testing.TB) []byte {
	t.Helper()
	body := p.head + `,"events":[` + strings.Join(p.lines, ",\n") + "]"
	f, err := archive.Parse([]byte(body + "}"))
	if err != nil {
		return []byte(body + `,"sum":{"events":0,"sha256":""}}`)
	}
	sum, err := archive.SumOf(f.Header, f.Lines)
	if err != nil {
		t.Fatal(err)
	}
	tail, err := json.Marshal(sum)
	if err != nil {
		t.Fatal(err)
	}
	return []byte(body + `,"sum":` + string(tail) + "}")
}

// TestForgedFiles: a fault with the right sum is found all the same, at its event.
func TestForgedFiles(t *testing.T) {
	good := taken(t, sample(t, "belote-pairs", 6, 2))
	if _, _, err := archive.Read(good.file(t), regulations.Find); err != nil {
		t.Fatal("put together without a fault:", err)
	}
	change := func(f func(p *parts)) parts {
		p := parts{good.head, slices.Clone(good.lines)}
		f(&p)
		return p
	}
	stranger := strings.Repeat("9", 32)
	for _, c := range []struct {
		name string
		file parts
		code string // of the innermost cause
		at   any    // number of the event
	}{
		{"two lines exchanged", change(func(p *parts) { p.lines[3], p.lines[4] = p.lines[4], p.lines[3] }), "archive.order", 5},
		{"a line twice", change(func(p *parts) { p.lines = slices.Insert(p.lines, 4, p.lines[3]) }), "archive.duplicate", 5},
		{"an entrant lost", change(func(p *parts) { p.lines = slices.Delete(p.lines, 2, 3) }), "archive.reference", nil},
		{"no beginning", change(func(p *parts) { p.lines = p.lines[1:] }), "created.missing", 1},
		{"no event", change(func(p *parts) { p.lines = nil }), "archive.empty", nil},
		{"unknown kind", good.with(t, "round.publish", `"kind":"round.publish"`, `"kind":"round.burn"`), "event.kind", nil},
		{"unknown key", good.with(t, "round.publish", `"seating":`, `"x":1,"seating":`), "archive.event", nil},
		{"a key twice", good.with(t, "round.publish", `"seating":`, `"seating":"a","seating":`), "archive.json", nil},
		{"a fraction", good.with(t, "round.seat", `"round":1`, `"round":1.0`), "archive.json", nil},
		{"an exponent", good.with(t, "round.seat", `"round":1`, `"round":1e0`), "archive.json", nil},
		{"a text for a number", good.with(t, "result.enter", `"table":`, `"table":"1","x":`), "archive.event", nil},
		{"null", good.with(t, "round.seat", `"stage":"main"`, `"stage":7`), "archive.event", nil},
		{"an id that is none", change(func(p *parts) { p.lines[0] = strings.Replace(p.lines[0], `{"id":"`, `{"id":"z`, 1) }), "archive.key", 1},
		{"a clock of zero", change(func(p *parts) { p.lines[0] = strings.Replace(p.lines[0], `"clock":1,`, `"clock":0,`, 1) }), "archive.key", 1},
		{"a time without a zone", change(func(p *parts) { p.lines[0] = strings.Replace(p.lines[0], `.000Z"`, `.0000"`, 1) }), "archive.key", 1},
		{"a device that is none", change(func(p *parts) { p.lines[0] = strings.Replace(p.lines[0], `"device":"`, `"device":"x`, 1) }), "archive.key", 1},
		{"a stranger seated", change(func(p *parts) { *p = p.with(t, "round.seat", `"seats":["`, `"seats":["`+stranger+`","`) }), "archive.reference", nil},
		{"a table of three", good.with(t, "round.seat", `"seats":[`, `"seats":["judge",`), "seating.size", nil},
		{"a clock that isn't running", good.with(t, "clock.set", `"step":"start"`, `"step":"resume"`), "clock.notPaused", nil},
		{"a clock step that is none", good.with(t, "clock.set", `"step":"start"`, `"step":"jump"`), "clock.step", nil},
		{"a result that is none", good.with(t, "result.enter", `"result":{`, `"result":{"x":1,`), "belote.json.unknown", nil},
		{"another game's parameters", change(func(p *parts) { p.lines[0] = strings.Replace(p.lines[0], `"rounds":7`, `"laps":7`, 1) }), "param.unknown", 1},
		{"a parameter of the wrong kind", change(func(p *parts) { p.lines[0] = strings.Replace(p.lines[0], `"rounds":7`, `"rounds":"7"`, 1) }), "param.type", 1},
		{"a parameter out of range", change(func(p *parts) { p.lines[0] = strings.Replace(p.lines[0], `"rounds":7`, `"rounds":700`, 1) }), "param.range", 1},
		{"another regulation", change(func(p *parts) {
			p.lines[0] = strings.Replace(p.lines[0], `"regulation":"belote-pairs"`, `"regulation":"chess"`, 1)
		}), "regulation.unknown", 1},
		{"a newer edition", change(func(p *parts) { p.lines[0] = strings.Replace(p.lines[0], `"rules":1`, `"rules":99`, 1) }), "regulation.edition", 1},
		{"another name in the header", change(func(p *parts) { p.head = strings.Replace(p.head, "Парный", "Непарный", 1) }), "archive.header", nil},
		{"another regulation in the header", change(func(p *parts) {
			p.head = strings.Replace(p.head, `"regulation":"belote-pairs"`, `"regulation":"domino-1x1"`, 1)
		}), "archive.header", nil},
		{"another id in the header", change(func(p *parts) { p.head = strings.Replace(p.head, `"id":"`, `"id":"0`, 1) }), "archive.header", nil},
		{"another parameter in the header", change(func(p *parts) { p.head = strings.Replace(p.head, `"rounds":7`, `"rounds":6`, 1) }), "archive.header", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, s, err := archive.Read(c.file.file(t), regulations.Find)
			if innermost(err) != c.code || s != nil {
				t.Errorf("%v, want %s", err, c.code)
			}
			if c.at != nil && arg(err, "event") != c.at {
				t.Errorf("at event %v, want %v: %v", arg(err, "event"), c.at, err)
			}
		})
	}
}

// TestFaults: files that were damaged, not forged.
func TestFaults(t *testing.T) {
	data := string(sample(t, "belote-pairs", 6, 1))
	events := strings.Count(data, "\n") - 2
	replace := func(old, new string) string {
		if !strings.Contains(data, old) {
			t.Fatalf("no %s", old)
		}
		return strings.Replace(data, old, new, 1)
	}
	nest := strings.Repeat("[", 100_000)
	for _, c := range []struct {
		name, file, code string
		args             rules.Args
	}{
		{"nothing", "", "archive.format", nil},
		{"space", " \n", "archive.format", nil},
		{"an empty object", "{}", "archive.format", nil},
		{"a list", "[]", "archive.format", nil},
		{"a text", "турнир", "archive.format", nil},
		{"zeros", strings.Repeat("\x00", 1000), "archive.format", nil},
		{"a picture", "\x89PNG\r\n\x1a\n\x00\x00", "archive.encoding", nil},
		{"another program's", `{"type":"swiss","rounds":[]}`, "archive.format", nil},
		{"another format", replace(`"sudya.tournament"`, `"sudya.other"`), "archive.format", nil},
		{"UTF-16 with its mark", "\xff\xfe{\x00\"\x00f\x00", "archive.encoding", nil},
		{"UTF-16 without", "{\x00\"\x00f\x00o\x00", "archive.format", nil},
		{"half a letter", replace("Парный", "\xd0Парный"), "archive.encoding", nil},
		{"half a surrogate", replace("Парный", `\ud800`), "archive.json", nil},
		{"newer", replace(`"version":1`, `"version":2`), "archive.version", rules.Args{"version": 2, "known": 1}},
		{"newer with unknown keys", replace(`"version":1`, `"version":7,"colour":"red"`), "archive.version", rules.Args{"version": 7, "known": 1}},
		{"version as a text", replace(`"version":1`, `"version":"1"`), "archive.key", rules.Args{"key": "version"}},
		{"version zero", replace(`"version":1`, `"version":0`), "archive.noVersion", rules.Args{"version": 0}},
		{"version below zero", replace(`"version":1`, `"version":-1`), "archive.noVersion", rules.Args{"version": -1}},
		{"unknown key at the end", strings.TrimSpace(data[:len(data)-2]) + `,"more":1}`, "archive.unknown", rules.Args{"key": "more"}},
		{"unknown key between", replace(`"events":[`, `"more":1,"events":[`), "archive.key", rules.Args{"key": "events"}},
		{"a key of the header twice", replace(`"version":1`, `"format":"sudya.tournament","version":1`), "archive.key", rules.Args{"key": "version"}},
		{"events as an object", replace(`"events":[`, `"events":{`), "archive.key", rules.Args{"key": "events"}},
		{"events as null", `{"format":"sudya.tournament","version":1,"id":"a","name":"b","regulation":"c","params":{},"events":null}`, "archive.key", nil},
		{"params as a list", replace(`"params":{`, `"params":[{`), "archive.json", nil},
		{"a comma lost", replace("},\n{", "}\n{"), "archive.json", rules.Args{"line": 3, "events": 1}},
		{"a quotation mark lost", replace(`"kind":"entrant.register"`, `"kind":entrant.register"`), "archive.json", rules.Args{"line": 3, "events": 1}},
		{"a number in place of an event", replace("},\n{", "},\n7,{"), "archive.at", rules.Args{"event": 2}},
		{"deep nesting in the header", replace(`"params":{`, `"params":{"x":`+nest), "archive.json", nil},
		{"deep nesting in an event", replace(`"kind":"entrant.register"`, `"kind":"entrant.register","x":`+nest), "archive.json", nil},
		{"deep nesting alone", nest, "archive.format", nil},
		{"two files in one", data + data, "archive.trailing", nil},
		{"the same line twice", replace("\n"+strings.Split(data, "\n")[2], "\n"+strings.Split(data, "\n")[2]+"\n"+strings.Split(data, "\n")[2]), "archive.count", rules.Args{"events": events + 1, "said": events}},
		{"a line lost", replace("\n"+strings.Split(data, "\n")[2], ""), "archive.count", rules.Args{"events": events - 1, "said": events}},
		{"a letter changed", replace("Алматы", "Алмаыт"), "archive.sum", rules.Args{"events": events}},
		{"a name changed in the header", replace("Парный", "Порный"), "archive.sum", rules.Args{"events": events}},
		{"the sum lost", data[:strings.LastIndex(data, `,"sum"`)] + "}", "archive.unsummed", rules.Args{"events": events}},
		{"an empty sum", data[:strings.LastIndex(data, `,"sum"`)] + `,"sum":{}}`, "archive.unsummed", nil},
		{"a sum of another kind", data[:strings.LastIndex(data, `,"sum"`)] + `,"sum":"abc"}`, "archive.key", rules.Args{"key": "sum"}},
		{"too large", strings.Repeat(" ", archive.MaxFile+1), "archive.large", rules.Args{"max": 64}},
	} {
		t.Run(c.name, func(t *testing.T) {
			f, s, err := archive.Read([]byte(c.file), regulations.Find)
			if rules.CodeOf(err) != c.code || f != nil || s != nil {
				t.Fatalf("%v, want %s", err, c.code)
			}
			for key, want := range c.args {
				if got := arg(err, key); got != want {
					t.Errorf("%s is %v, want %v: %v", key, got, want, err)
				}
			}
		})
	}
}

// TestCut: a file that breaks off anywhere is refused with the number of events that
// could be read.
func TestCut(t *testing.T) {
	data := sample(t, "belote-pairs", 4, 1)
	ends := []int{} // of the events
	for at := 0; ; {
		next := strings.Index(string(data[at:]), "}\n")
		comma := strings.Index(string(data[at:]), "},\n")
		if next < 0 && comma < 0 {
			break
		}
		if comma >= 0 && (next < 0 || comma < next) {
			next = comma
		}
		at += next + 1
		ends = append(ends, at)
	}
	start := strings.Index(string(data), `"events":[`) + len(`"events":[`)
	for n := len(data) - 2; n >= 0; n -= 1 + n/900 {
		_, _, err := archive.Read(data[:n], regulations.Find)
		code := rules.CodeOf(err)
		if code != "archive.cut" && code != "archive.format" && code != "archive.encoding" {
			t.Fatalf("cut at %d of %d: %v", n, len(data), err)
		}
		if code != "archive.cut" || n < start {
			continue
		}
		want := 0
		for _, end := range ends[:len(ends)-1] {
			if n >= end {
				want++
			}
		}
		if got := arg(err, "events"); got != want {
			t.Fatalf("cut at %d: %v events read, want %d", n, got, want)
		}
	}
}

// TestBitFlips: one bit changed anywhere is noticed.
func TestBitFlips(t *testing.T) {
	data := sample(t, "belote-pairs", 4, 1)
	for i := 0; i < len(data)-1; i++ {
		data[i] ^= 1 << (i % 8)
		if _, _, err := archive.Read(data, regulations.Find); err == nil {
			t.Fatalf("bit %d of byte %d: accepted %q", i%8, i, data[max(0, i-20):min(len(data), i+20)])
		}
		data[i] ^= 1 << (i % 8)
	}
}

// TestLines: single lines, as a store hands them over.
func TestLines(t *testing.T) {
	f, _ := read(t, sample(t, "belote-pairs", 4, 1))
	if events, err := archive.DecodeLines(f.Lines); err != nil || len(events) != len(f.Lines) {
		t.Fatal(len(events), err)
	}
	for _, c := range []struct{ line, code string }{
		{"", "archive.event"}, {"null", "archive.event"}, {"[]", "archive.event"}, {"{", "archive.event"},
		{`{"id":"a"}`, "archive.key"}, {strings.Repeat(" ", archive.MaxLine+1), "archive.line"},
		{f.Lines[0] + "x", "archive.event"}, {strings.Replace(f.Lines[0], `"id":"`, `"id":"\u0061`, 1), "archive.key"},
	} {
		if _, err := archive.DecodeLine(c.line); rules.CodeOf(err) != c.code {
			t.Errorf("%.60q: %v, want %s", c.line, err, c.code)
		}
		if _, err := archive.DecodeLines([]string{f.Lines[0], c.line}); rules.CodeOf(err) != "archive.at" || arg(err, "event") != 2 {
			t.Errorf("%.60q as the second: %v", c.line, err)
		}
	}
}
