package journal

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestJournalKinds: each kind of event has a sentence, in variants where it needs them.
func TestJournalKinds(t *testing.T) {
	variants := map[tournament.Kind][]string{
		tournament.KindClock:  {".announce", ".start", ".pause", ".resume", ".extend", ".lastDeal", ".stop", ".correct"},
		tournament.KindNote:   {".note", ".protest", ".appeal", ".restore"},
		tournament.KindRuling: {".free", ".table", ".entrant"},
	}
	for _, k := range tournament.Kinds() {
		suffixes := variants[k]
		if suffixes == nil {
			suffixes = []string{""}
		}
		for _, suffix := range suffixes {
			if key := "journal." + string(k) + suffix; !text.Has(key) {
				t.Errorf("there is no sentence for %q", key)
			}
		}
	}
}

// TestJournalWords: the journals of whole tournaments are told without a key or a place
// left open.
func TestJournalWords(t *testing.T) {
	d := screentest.TestDesk()
	for _, reg := range regulations.All() {
		s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 12, Seed: "journal", Rounds: 3})
		if err != nil {
			t.Fatal(err)
		}
		teller := tell.NewTeller(d, s)
		for _, j := range s.Journal() {
			title, small := teller.Title(j), teller.Small(j)
			if title == "" || strings.ContainsAny(title+small, "{}") || strings.HasPrefix(title, "journal.") {
				t.Errorf("%s %s: %q, %q", reg.Info().ID, j.Body.Kind(), title, small)
			}
			if e := s.Entries[j.ID]; e != nil {
				lines, _ := teller.Sides(e)
				if len(lines) < 2 || lines[0].Who == "" || lines[0].Points == "" {
					t.Errorf("%s: a result is told as %+v", reg.Info().ID, lines)
				}
			}
		}
	}
}

// TestJournalForSpreadsheets: every entry in words, nothing raw, in both languages.
func TestJournalForSpreadsheets(t *testing.T) {
	b := screentest.NewBench(t)
	for _, regulation := range []string{"belote-pairs", "preferans-almaty", "domino-1x1"} {
		reg, _ := regulations.Find(regulation)
		s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 12, Seed: "journal", Rounds: 2})
		if err != nil {
			t.Fatal(err)
		}
		entries := tell.JournalEntries(b.Desk, s)
		if len(entries) != len(s.Events()) {
			t.Errorf("%s: %d of %d entries", regulation, len(entries), len(s.Events()))
		}
		for _, e := range entries {
			if e.Title == "" || strings.ContainsAny(e.Title+e.Note+e.Outcome, "{}\u00a0\u202f") || strings.HasPrefix(e.Title, "journal.") || e.Device != "" {
				t.Errorf("%s: %+v", regulation, e)
			}
		}
	}
}
