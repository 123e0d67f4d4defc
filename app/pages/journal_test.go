package pages

import (
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

func nobody(app.Context) {}

func testDesk() *desk.Desk {
	return desk.New(app.Context{}, store.NewMemory(), regulations.Find, nobody)
}

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
	d := testDesk()
	for _, reg := range regulations.All() {
		s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 12, Seed: "journal", Rounds: 3})
		if err != nil {
			t.Fatal(err)
		}
		teller := newTeller(d, s)
		for _, j := range s.Journal() {
			title, small := teller.title(j), teller.small(j)
			if title == "" || strings.ContainsAny(title+small, "{}") || strings.HasPrefix(title, "journal.") {
				t.Errorf("%s %s: %q, %q", reg.Info().ID, j.Body.Kind(), title, small)
			}
			if e := s.Entries[j.ID]; e != nil {
				lines, _ := teller.sides(e)
				if len(lines) < 2 || lines[0].Who == "" || lines[0].Points == "" {
					t.Errorf("%s: a result is told as %+v", reg.Info().ID, lines)
				}
			}
		}
	}
}

// TestExample: the example is a tournament in its third round, written by one device.
func TestExample(t *testing.T) {
	now := time.Date(2027, 3, 1, 15, 0, 0, 0, time.UTC)
	for _, seed := range []string{"a", "b", "c", "d", "e", "f", "g", "h"} {
		events, err := playExample("Пример", seed, "0011223344556677", now)()
		if err != nil {
			t.Fatalf("seed %s: %v", seed, err)
		}
		s := tournament.Fold(events, regulations.Find)
		for _, e := range s.Events() {
			if err := s.OutcomeOf(e.ID).Err; err != nil || e.Device != "0011223344556677" {
				t.Fatalf("seed %s: %s by %s: %v", seed, e.Body.Kind(), e.Device, err)
			}
		}
		r := s.Running()
		if r == nil || r.Number != exampleRounds+1 {
			t.Fatalf("seed %s: the running round is %+v", seed, r)
		}
		if missing := len(tournament.Missing(r)); missing != len(r.Tables)-exampleEntered {
			t.Errorf("seed %s: %d of %d tables are missing", seed, missing, len(r.Tables))
		}
		if left := s.Clocks[r.Seating].Remaining(now); left <= 0 || left > 50*time.Minute {
			t.Errorf("seed %s: %v left", seed, left)
		}
	}
}

// TestJournalForSpreadsheets: every entry in words, nothing raw, in both languages.
func TestJournalForSpreadsheets(t *testing.T) {
	b := newBench(t)
	for _, regulation := range []string{"belote-pairs", "preferans-almaty", "domino-1x1"} {
		reg, _ := regulations.Find(regulation)
		s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 12, Seed: "journal", Rounds: 2})
		if err != nil {
			t.Fatal(err)
		}
		entries := journalEntries(b.desk, s)
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
