package home

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/session"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
)

// TestShelfCountsTheRegistered: a tournament that an older program wrote is listed without a
// number until its record is made anew, and then with all who took part.
func TestShelfCountsTheRegistered(t *testing.T) {
	b := screentest.NewBench(t)
	reg, _ := regulations.Find("belote-pairs")
	s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 27, Seed: "shelf"})
	if err != nil {
		t.Fatal(err)
	}
	lines, err := archive.EncodeLines(s.Events())
	if err != nil {
		t.Fatal(err)
	}
	old := session.Record(s)
	old.Form, old.Sum.Registered = 0, 0
	if line := shelfLine(b.Desk, old); strings.Contains(line, "\u00a0пар") {
		t.Errorf("the old record says %q", line)
	}
	if err := b.Store.Create(t.Context(), old, lines); err != nil {
		t.Fatal(err)
	}
	b.Desk = desk.New(b.Ctx, b.Store, regulations.Find, screentest.Nobody)
	b.Desk.Start()
	b.Settle()
	b.Settle()
	if line := shelfLine(b.Desk, b.Desk.Shelf()[0]); !strings.Contains(line, "27\u00a0пар") {
		t.Errorf("listed as %q", line)
	}
}
