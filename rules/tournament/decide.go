package tournament

import (
	"strings"

	"github.com/sudya-app/sudya/rules"
)

// Command is what the judge wants: a [Body], or a command of this package that computes
// bodies from the state.
type Command interface {
	// decide returns the bodies to record, in order; the tournament is created.
	decide(s *State, m Meta) ([]Body, error)
}

// itself is what a body decides that is recorded as it is.
//
//go:noinline
func itself(b Body) ([]Body, error) { return []Body{b}, nil }

// All is several commands carried out together, each on what the former have made: all of
// them or none.
type All []Command

// decide refuses an All within an All: [Decide] takes them apart one by one.
func (All) decide(*State, Meta) ([]Body, error) { return nil, refuse("command.unknown", "", nil) }

// Decide validates a command and returns the events that carry it out; the state isn't
// changed. A refusal is a *rules.Error.
func Decide(s *State, c Command, m Meta) ([]Event, error) {
	if m.NewID == nil || m.At == "" || m.Device == "" {
		return nil, refuse("meta.missing", "", nil)
	}
	work := s
	var out []Event
	record := func(b Body, last bool) error {
		e := Event{ID: m.NewID(), Clock: work.clock + 1, Device: m.Device, At: m.At, Body: b}
		if err := accept(work, &e); err != nil {
			return err
		}
		out = append(out, e)
		if !last {
			if work == s {
				work = s.With()
			}
			work = work.Apply(e)
		}
		return nil
	}
	list := []Command{c}
	if all, ok := c.(All); ok {
		list = all
	}
	for i, c := range list {
		bodies, err := bodiesOf(work, c, m)
		if err != nil {
			return nil, err
		}
		for j, b := range bodies {
			if err := record(b, i == len(list)-1 && j == len(bodies)-1); err != nil {
				return nil, err
			}
		}
	}
	if err := s.unbroken(work, out); err != nil {
		return nil, err
	}
	if err := s.lossless(work, out); err != nil {
		return nil, err
	}
	return out, nil
}

func bodiesOf(s *State, c Command, m Meta) ([]Body, error) {
	if c == nil {
		return nil, refuse("command.unknown", "", nil)
	}
	if _, begins := c.(Created); !begins && !s.Created() {
		return nil, refuse("created.missing", "", nil)
	}
	return c.decide(s, m)
}

// accept is the whole of what Decide demands of one event.
func accept(s *State, e *Event) error {
	if !s.Created() && e.Body.Kind() != KindCreated {
		return refuse("created.missing", "", nil)
	}
	if s.Finished && !e.Body.Traits().Has(AfterFinish) {
		return refuse("finished", "", nil)
	}
	if err := e.Body.check(s, e); err != nil {
		return err
	}
	if g, ok := e.Body.(guard); ok {
		return g.guard(s)
	}
	return nil
}

// Limits of typed texts, in runes.
const (
	maxName = 80
	maxText = 500
)

// checkText refuses texts that are too long or hold control characters.
func checkText(field, text string, limit int) error {
	n := 0
	for _, r := range text {
		n++
		if r < ' ' && r != '\n' || r == 0x7f || r == 0xfffd || r >= 0x202a && r <= 0x202e || r >= 0x2066 && r <= 0x2069 {
			return refuse("text.control", field, nil)
		}
	}
	if n > limit {
		return refuse("text.long", field, rules.Args{"length": n, "max": limit})
	}
	return nil
}

func checkReason(field, text string) error {
	if strings.TrimSpace(text) == "" {
		return refuse("reason.missing", field, nil)
	}
	return checkText(field, text, maxText)
}
