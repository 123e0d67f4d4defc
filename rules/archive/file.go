package archive

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"slices"
	"strings"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Format and Version are the first keys of a file.
const (
	Format  = "sudya.tournament"
	Version = 1
)

// MaxFile bounds a file in bytes: 20,000 events take about 8 MB.
const MaxFile = 64 << 20

// MaxEvents bounds a log.
const MaxEvents = 200_000

// Header is the first line of a file.
type Header struct {
	Format     string              `json:"format"`
	Version    int                 `json:"version"`
	ID         string              `json:"id"`
	Name       string              `json:"name"`
	Regulation string              `json:"regulation"`
	Params     tournament.ParamSet `json:"params"`
}

// Sum is the last part of a file.
type Sum struct {
	Events int    `json:"events"`
	SHA256 string `json:"sha256"`
}

// File is a file that was read: its canonical lines and what they mean.
type File struct {
	Header Header
	Lines  []string
	Events []tournament.Event
	Sum    Sum
}

// HeaderOf is the header that the state of a log asks for.
func HeaderOf(s *tournament.State) Header {
	id := ""
	if events := s.Events(); len(events) > 0 {
		id = events[0].ID
	}
	return Header{Format: Format, Version: Version, ID: id, Name: s.Details.Name, Regulation: s.Regulation, Params: tournament.Resolve(s.Rule, s.Params)}
}

// SumOf computes the sum of a header and lines.
func SumOf(h Header, lines []string) (Sum, error) {
	head, err := canon.Marshal(h)
	if err != nil {
		return Sum{}, rules.Refuse("archive.encode", "", rules.Args{"problem": problem(err)})
	}
	sha := sha256.New()
	sha.Write(head)
	for _, line := range lines {
		io.WriteString(sha, "\n")
		io.WriteString(sha, line)
	}
	return Sum{Events: len(lines), SHA256: hex.EncodeToString(sha.Sum(nil))}, nil
}

// Write makes the file of a log: stored lines in the order of the log.
func Write(s *tournament.State, lines []string) ([]byte, error) {
	ordered, err := inOrder(lines)
	if err != nil {
		return nil, err
	}
	h := HeaderOf(s)
	sum, err := SumOf(h, ordered)
	if err != nil {
		return nil, err
	}
	head, err := canon.Marshal(h)
	if err != nil {
		return nil, rules.Refuse("archive.encode", "", rules.Args{"problem": problem(err)})
	}
	tail, err := canon.Marshal(sum)
	if err != nil {
		return nil, rules.Refuse("archive.encode", "", rules.Args{"problem": problem(err)})
	}
	var b bytes.Buffer
	b.Write(head[:len(head)-1])
	b.WriteString(",\"events\":[\n")
	b.WriteString(strings.Join(ordered, ",\n"))
	b.WriteString("\n],\"sum\":")
	b.Write(tail)
	b.WriteString("}\n")
	return b.Bytes(), nil
}

// inOrder sorts stored lines into the order of the log; a merge appends them out of it.
func inOrder(lines []string) ([]string, error) {
	events, err := DecodeLines(lines)
	if err != nil {
		return nil, err
	}
	index := make([]int, len(lines))
	for i := range index {
		index[i] = i
	}
	slices.SortFunc(index, func(i, j int) int {
		switch {
		case tournament.Less(&events[i], &events[j]):
			return -1
		case tournament.Less(&events[j], &events[i]):
			return 1
		}
		return 0
	})
	ordered := make([]string, len(lines))
	for at, i := range index {
		ordered[at] = lines[i]
	}
	return ordered, nil
}

// Read reads a file and checks all that can be checked of it: form, version, every
// event, their order and references, the header's copies, the sum. lookup is for folding.
// A refusal names the place: archive.json (line, column), archive.at (event and its own
// cause), archive.cut (how many events could be read), archive.sum, archive.version …
func Read(data []byte, lookup tournament.Lookup) (*File, *tournament.State, error) {
	return ReadWatched(data, lookup, func(int, int) {})
}

// ReadWatched is [Read] that tells now and then how many bytes of how many it has read:
// 20,000 events take a phone seconds.
func ReadWatched(data []byte, lookup tournament.Lookup, watch func(done, all int)) (*File, *tournament.State, error) {
	f, err := parse(data, watch)
	if err != nil {
		return nil, nil, err
	}
	if err := f.checkSum(); err != nil {
		return nil, nil, err
	}
	s, err := Check(f, lookup)
	if err != nil {
		return nil, nil, err
	}
	return f, s, nil
}

// checkSum compares the sum that the file tells with the right one.
func (f *File) checkSum() error {
	sum, err := SumOf(f.Header, f.Lines)
	switch {
	case err != nil:
		return err
	case f.Sum == Sum{}:
		return rules.Refuse("archive.unsummed", "sum", rules.Args{"events": sum.Events})
	case f.Sum.Events != sum.Events:
		return rules.Refuse("archive.count", "sum", rules.Args{"events": sum.Events, "said": f.Sum.Events})
	case f.Sum != sum:
		return rules.Refuse("archive.sum", "sum", rules.Args{"events": sum.Events})
	}
	return nil
}

// Check checks a parsed file but for its sum.
func Check(f *File, lookup tournament.Lookup) (*tournament.State, error) {
	if err := whole(f.Events); err != nil {
		return nil, err
	}
	s := tournament.Fold(f.Events, lookup)
	if !s.Created() {
		return nil, at(s.OutcomeOf(f.Events[0].ID).Err, 1)
	}
	if err := accepted(s); err != nil {
		return nil, err
	}
	want := HeaderOf(s)
	for _, c := range []struct {
		key  string
		same bool
	}{
		{"id", f.Header.ID == want.ID},
		{"name", f.Header.Name == want.Name},
		{"regulation", f.Header.Regulation == want.Regulation},
		{"params", sameJSON(f.Header.Params, want.Params)},
	} {
		if !c.same {
			return nil, rules.Refuse("archive.header", c.key, rules.Args{"key": c.key})
		}
	}
	return s, nil
}

func sameJSON(a, b tournament.ParamSet) bool {
	x, errX := canon.Marshal(a)
	y, errY := canon.Marshal(b)
	return errX == nil && errY == nil && bytes.Equal(x, y)
}

// whole checks what every log keeps: `created` first, the order of the log, ids once,
// references to events that stand before.
func whole(events []tournament.Event) error {
	if len(events) == 0 {
		return rules.Refuse("archive.empty", "events", nil)
	}
	if events[0].Body.Kind() != tournament.KindCreated {
		return at(rules.Refuse("created.missing", "", nil), 1)
	}
	known := make(map[string]bool, len(events))
	for i := range events {
		e := &events[i]
		if known[e.ID] {
			return at(rules.Refuse("archive.duplicate", "", rules.Args{"id": e.ID}), i+1)
		}
		known[e.ID] = true
		if i > 0 && !tournament.Less(&events[i-1], e) {
			return at(rules.Refuse("archive.order", "", nil), i+1)
		}
	}
	if last := events[len(events)-1].Clock; Room(last, len(events)) != nil {
		return at(Room(last, len(events)), len(events))
	}
	for i := range events {
		for _, id := range tournament.References(events[i].Body) {
			if !known[id] {
				return at(rules.Refuse("archive.reference", "", rules.Args{"id": id}), i+1)
			}
		}
	}
	return nil
}

// accepted refuses a log with events that their state doesn't accept, unless several
// devices wrote it: only a merge can bring such events.
func accepted(s *tournament.State) error {
	devices := map[string]bool{}
	for _, e := range s.Events() {
		devices[e.Device] = true
	}
	if len(devices) > 1 {
		return nil
	}
	for i, e := range s.Events() {
		if err := s.OutcomeOf(e.ID).Err; err != nil {
			return at(err, i+1)
		}
	}
	return nil
}

// Codes are the refusals of this package.
var Codes = []string{
	"archive.encode", "archive.line", "archive.event", "archive.key", "archive.at",
	"archive.sum", "archive.count", "archive.unsummed", "archive.header",
	"archive.empty", "archive.duplicate", "archive.order", "archive.reference", "archive.large", "archive.encoding",
	"archive.format", "archive.unknown", "archive.trailing", "archive.version", "archive.noVersion", "archive.room", "archive.many", "archive.cut", "archive.json",
	"verify.algo", "verify.draw", "verify.field", "verify.lot", "verify.sheet", "verify.sheet.numbers", "verify.table",
}
