package archive

import (
	"bytes"
	"errors"
	"unicode/utf8"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/canon"
)

// Parse reads the form of a file, each event by itself. It checks neither the sum, which may
// even be missing (File.Sum is zero then), nor that the log folds: see [Read].
func Parse(data []byte) (*File, error) { return parse(data, func(int, int) {}) }

// watchEvery is how many events are read between two reports.
const watchEvery = 250

func parse(data []byte, watch func(done, all int)) (*File, error) {
	if len(data) > MaxFile {
		return nil, rules.Refuse("archive.large", "", rules.Args{"max": MaxFile >> 20})
	}
	data = bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))
	if !utf8.Valid(data) {
		return nil, rules.Refuse("archive.encoding", "", nil)
	}
	p := parser{data: data, scan: canon.NewScanner(data), watch: watch}
	if err := p.file(); err != nil {
		return nil, p.explain(err)
	}
	return &p.out, nil
}

type parser struct {
	data   []byte
	scan   *canon.Scanner
	out    File
	format bool // the format key has been read: it is one of ours
	watch  func(done, all int)
}

func (p *parser) file() error {
	if err := p.scan.Open('{'); err != nil {
		return rules.Refuse("archive.format", "", nil)
	}
	keys := []string{"format", "version", "id", "name", "regulation", "params", "events", "sum"}
	for n := 0; ; n++ {
		more, err := p.scan.More('}', n)
		if err != nil {
			return err
		}
		if !more {
			if n < len(keys)-1 {
				return p.missing(keys[n])
			}
			break
		}
		key, err := p.scan.Key()
		switch {
		case err != nil:
			return err
		case n == len(keys):
			return rules.Refuse("archive.unknown", "", rules.Args{"key": key})
		case key != keys[n]:
			return p.missing(keys[n])
		}
		if err := p.member(key); err != nil {
			return err
		}
	}
	if p.scan.End() != nil {
		return rules.Refuse("archive.trailing", "", nil)
	}
	return nil
}

// missing refuses a file in which another key is expected; before its format is known it
// isn't one of ours at all.
func (p *parser) missing(key string) error {
	if !p.format {
		return rules.Refuse("archive.format", "", nil)
	}
	return rules.Refuse("archive.key", key, rules.Args{"key": key})
}

func (p *parser) member(key string) error {
	h := &p.out.Header
	switch key {
	case "format":
		if err := p.value(key, &h.Format); err != nil || h.Format != Format {
			return rules.Refuse("archive.format", "", nil)
		}
		p.format = true
	case "version":
		if err := p.value(key, &h.Version); err != nil {
			return err
		}
		if h.Version < 1 {
			return rules.Refuse("archive.noVersion", "version", rules.Args{"version": h.Version})
		}
		if h.Version != Version {
			return rules.Refuse("archive.version", "version", rules.Args{"version": h.Version, "known": Version})
		}
	case "id":
		return p.value(key, &h.ID)
	case "name":
		return p.value(key, &h.Name)
	case "regulation":
		return p.value(key, &h.Regulation)
	case "params":
		return p.value(key, &h.Params)
	case "events":
		return p.events()
	case "sum":
		return p.value(key, &p.out.Sum)
	}
	return nil
}

// value reads one member's value strictly; a wrong type is a fault of that key.
func (p *parser) value(key string, into any) error {
	raw, err := p.scan.Value()
	if err != nil {
		return err
	}
	if err := canon.Unmarshal(raw, into); err != nil {
		var refusal *rules.Error
		if errors.As(err, &refusal) {
			return refusal
		}
		return rules.Refuse("archive.key", key, rules.Args{"key": key})
	}
	return nil
}

func (p *parser) events() error {
	if kind := p.scan.Peek(); kind != '[' && kind != 0 {
		return rules.Refuse("archive.key", "events", rules.Args{"key": "events"})
	}
	if err := p.scan.Open('['); err != nil {
		return err
	}
	for n := 0; ; n++ {
		more, err := p.scan.More(']', n)
		if err != nil || !more {
			return err
		}
		if n%watchEvery == 0 {
			p.watch(p.scan.Offset(), len(p.data))
		}
		line, err := p.scan.Value()
		if err != nil {
			return err
		}
		if n == MaxEvents {
			return rules.Refuse("archive.many", "events", rules.Args{"max": MaxEvents})
		}
		e, err := DecodeLine(string(line))
		if err != nil {
			return at(err, n+1)
		}
		canonical, err := EncodeLine(e)
		if err != nil {
			return at(err, n+1)
		}
		p.out.Lines = append(p.out.Lines, canonical)
		p.out.Events = append(p.out.Events, e)
	}
}

// explain turns the scanner's faults into refusals with a place.
func (p *parser) explain(err error) error {
	var fault *canon.Fault
	if !errors.As(err, &fault) {
		return err
	}
	read := len(p.out.Lines)
	switch {
	case !p.format:
		return rules.Refuse("archive.format", "", nil)
	case fault.Problem == canon.Cut:
		return rules.Refuse("archive.cut", "", rules.Args{"events": read})
	}
	before := p.data[:min(fault.Offset, len(p.data))]
	line := bytes.Count(before, []byte{'\n'}) + 1
	column := utf8.RuneCount(before[bytes.LastIndexByte(before, '\n')+1:]) + 1
	return rules.Refuse("archive.json", "", rules.Args{"line": line, "column": column, "events": read})
}
