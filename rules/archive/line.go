package archive

import (
	"bytes"
	"errors"
	"strconv"
	"time"
	"unicode/utf8"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
	"github.com/sudya-app/sudya/rules/tournament"
)

// MaxLine bounds an event's line in bytes; the seating of MaxEntrants fits.
const MaxLine = 4 << 20

// EncodeLine writes an event's canonical line.
func EncodeLine(e tournament.Event) (string, error) {
	if err := checkEnvelope(e); err != nil {
		return "", err
	}
	body, err := tournament.EncodeBody(e.Body)
	if err != nil {
		return "", rules.Refuse("archive.encode", "", rules.Args{"problem": err.Error()})
	}
	var b bytes.Buffer
	b.Grow(len(body) + 160)
	b.WriteString(`{"id":"`)
	b.WriteString(e.ID)
	b.WriteString(`","clock":`)
	b.WriteString(strconv.FormatInt(e.Clock, 10))
	b.WriteString(`,"device":"`)
	b.WriteString(e.Device)
	b.WriteString(`","at":"`)
	b.WriteString(e.At)
	b.WriteString(`","kind":"`)
	b.WriteString(string(e.Body.Kind()))
	b.WriteByte('"')
	if inner := body[1 : len(body)-1]; len(inner) > 0 {
		b.WriteByte(',')
		b.Write(inner)
	}
	b.WriteByte('}')
	return b.String(), nil
}

// EncodeLines writes several events.
func EncodeLines(events []tournament.Event) ([]string, error) {
	lines := make([]string, len(events))
	for i, e := range events {
		line, err := EncodeLine(e)
		if err != nil {
			return nil, err
		}
		lines[i] = line
	}
	return lines, nil
}

// DecodeLine reads an event's line, canonical or not. It refuses unknown kinds and keys,
// ids that aren't hex, times that aren't UTC with milliseconds: code archive.event, or the
// code of the body's own refusal.
func DecodeLine(line string) (tournament.Event, error) {
	if len(line) > MaxLine {
		return tournament.Event{}, rules.Refuse("archive.line", "", rules.Args{"max": MaxLine})
	}
	raw := []byte(line)
	if e, rest, ok := fastEnvelope(raw); ok {
		return withBody(e.event, e.kind, rest)
	}
	return slowLine(raw)
}

// DecodeLines reads lines in any order.
func DecodeLines(lines []string) ([]tournament.Event, error) {
	events := make([]tournament.Event, len(lines))
	for i, line := range lines {
		e, err := DecodeLine(line)
		if err != nil {
			return nil, at(err, i+1)
		}
		events[i] = e
	}
	return events, nil
}

type envelope struct {
	event tournament.Event
	kind  tournament.Kind
}

// fastEnvelope reads the envelope of a canonical line without a JSON decoder: a log of
// 20,000 events opens on a phone.
func fastEnvelope(raw []byte) (envelope, []byte, bool) {
	rest := raw
	take := func(prefix string) bool {
		if !bytes.HasPrefix(rest, []byte(prefix)) {
			return false
		}
		rest = rest[len(prefix):]
		return true
	}
	until := func(end byte) (string, bool) {
		i := bytes.IndexByte(rest, end)
		if i < 0 || i > 40 {
			return "", false
		}
		s := string(rest[:i])
		rest = rest[i:]
		return s, bytes.IndexByte([]byte(s), '\\') < 0
	}
	var e envelope
	var ok bool
	if !take(`{"id":"`) {
		return e, nil, false
	}
	if e.event.ID, ok = until('"'); !ok || !take(`","clock":`) {
		return e, nil, false
	}
	clock, ok := until(',')
	if !ok || !take(`,"device":"`) {
		return e, nil, false
	}
	n, err := strconv.ParseInt(clock, 10, 64)
	if err != nil || strconv.FormatInt(n, 10) != clock {
		return e, nil, false
	}
	e.event.Clock = n
	if e.event.Device, ok = until('"'); !ok || !take(`","at":"`) {
		return e, nil, false
	}
	if e.event.At, ok = until('"'); !ok || !take(`","kind":"`) {
		return e, nil, false
	}
	kind, ok := until('"')
	if !ok || !take(`"`) {
		return e, nil, false
	}
	e.kind = tournament.Kind(kind)
	switch {
	case take(","):
		return e, append([]byte{'{'}, rest...), true
	case string(rest) == "}":
		return e, []byte("{}"), true
	}
	return e, nil, false
}

// slowLine reads an event whose keys or spaces were moved on the way.
func slowLine(raw []byte) (tournament.Event, error) {
	head, body, err := parts(raw)
	if err != nil {
		return tournament.Event{}, rules.Refuse("archive.event", "", rules.Args{"problem": problem(err)})
	}
	var e tournament.Event
	var kind string
	for _, k := range []struct {
		key  string
		into any
	}{{"id", &e.ID}, {"clock", &e.Clock}, {"device", &e.Device}, {"at", &e.At}, {"kind", &kind}} {
		value, ok := head[k.key]
		if !ok || canon.Unmarshal(value, k.into) != nil {
			return tournament.Event{}, rules.Refuse("archive.key", "", rules.Args{"key": k.key})
		}
	}
	return withBody(e, tournament.Kind(kind), body)
}

// parts parts an event's object into the envelope's members and an object of the rest.
func parts(raw []byte) (head map[string]canon.Value, body []byte, err error) {
	// The whole is checked first, so that a key given twice is found wherever it stands.
	whole, err := canon.Compact(raw)
	if err != nil {
		return nil, nil, err
	}
	s := canon.NewScanner(whole)
	if err := s.Open('{'); err != nil {
		return nil, nil, err
	}
	head, body = map[string]canon.Value{}, []byte{'{'}
	for n := 0; ; n++ {
		more, err := s.More('}', n)
		if err != nil {
			return nil, nil, err
		}
		if !more {
			return head, append(body, '}'), nil
		}
		key, err := s.Key()
		if err != nil {
			return nil, nil, err
		}
		value, err := s.Value()
		if err != nil {
			return nil, nil, err
		}
		switch key {
		case "id", "clock", "device", "at", "kind":
			head[key] = value
		default:
			if len(body) > 1 {
				body = append(body, ',')
			}
			if body, err = canon.Append(body, key); err != nil {
				return nil, nil, err
			}
			body = append(append(body, ':'), value...)
		}
	}
}

func withBody(e tournament.Event, kind tournament.Kind, raw []byte) (tournament.Event, error) {
	body, err := tournament.DecodeBody(kind, raw)
	if err != nil {
		if rules.CodeOf(err) != "" {
			return e, err
		}
		return e, rules.Refuse("archive.event", "", rules.Args{"problem": problem(err)})
	}
	e.Body = body
	return e, checkEnvelope(e)
}

func checkEnvelope(e tournament.Event) error {
	bad := func(key string) error { return rules.Refuse("archive.key", "", rules.Args{"key": key}) }
	switch {
	case !hexadecimal(e.ID, 32):
		return bad("id")
	case !hexadecimal(e.Device, 16):
		return bad("device")
	case e.Clock < 1 || e.Clock > maxClock:
		return bad("clock")
	case !instant(e.At):
		return bad("at")
	}
	return nil
}

// maxClock is the highest clock that is written: every reader of JSON still tells it from
// its neighbours.
const maxClock = 1 << 52

// Room refuses a log after which fewer events could be written than a log may have: clocks
// only grow, so one event at the top would be the last for ever. The bound keeps itself: a
// further event raises the clock and the number alike, and a merge has the higher clock and
// at least as many events. Codes: archive.room; archive.many.
func Room(clock int64, events int) error {
	if events > MaxEvents {
		return rules.Refuse("archive.many", "events", rules.Args{"max": MaxEvents})
	}
	if clock > maxClock-int64(MaxEvents-events) {
		return rules.Refuse("archive.room", "events", rules.Args{"clock": clock})
	}
	return nil
}

func hexadecimal(s string, n int) bool {
	if len(s) != n {
		return false
	}
	for i := range len(s) {
		if c := s[i]; (c < '0' || c > '9') && (c < 'a' || c > 'f') {
			return false
		}
	}
	return true
}

func instant(s string) bool {
	const form = "2006-01-02T15:04:05.000Z"
	if len(s) != len(form) || s[len(s)-1] != 'Z' || s[10] != 'T' || s[19] != '.' {
		return false
	}
	_, err := time.Parse(form, s)
	return err == nil
}

// problem makes a decoder's complaint short and valid text.
func problem(err error) any {
	if err == nil {
		return "null"
	}
	if fault, ok := errors.AsType[*canon.Fault](err); ok {
		return fault
	}
	s := err.Error()
	for len(s) > 200 || !utf8.ValidString(s) {
		s = s[:min(len(s)-1, 200)]
	}
	return s
}

// at adds the number of the event to a refusal.
func at(err error, n int) error {
	return rules.Refuse("archive.at", "", rules.Args{"event": n, "cause": err})
}
