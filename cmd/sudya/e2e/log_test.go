package e2e

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// diskLog is what IndexedDB holds of a tournament.
type diskLog struct {
	Numbers []int // of the lines, in their order
	Lines   []string
	Record  struct{ Events, Exported, Closed int }
}

// readDisk reads a tournament as it lies in IndexedDB, without the program.
func readDisk(p *Page, id string) diskLog {
	p.t.Helper()
	raw := Eval[string](p, `(async () => {
		const answer = (request) => new Promise((done, fail) => {
			request.onsuccess = () => done(request.result);
			request.onerror = () => fail(request.error);
		});
		const db = await answer(indexedDB.open("sudya"));
		try {
			const change = db.transaction(["events", "tournaments"]);
			const all = IDBKeyRange.bound(["`+id+`"], ["`+id+`", []]);
			const [keys, lines, record] = await Promise.all([
				answer(change.objectStore("events").getAllKeys(all)), answer(change.objectStore("events").getAll(all)),
				answer(change.objectStore("tournaments").get("`+id+`"))]);
			return JSON.stringify({ numbers: keys.map((key) => key[1]), lines, record: JSON.parse(record || "{}") });
		} finally { db.close(); }
	})()`)
	var l diskLog
	if err := json.Unmarshal([]byte(raw), &l); err != nil {
		p.t.Fatalf("%v: %s", err, raw)
	}
	return l
}

// whole folds the log, and fails the test if the half of an entry is in it: a number that is
// missing, a line that can't be read, a record of another length, an event without effect.
func (l diskLog) whole(t testing.TB) *tournament.State {
	t.Helper()
	for i, n := range l.Numbers {
		if n != i+1 {
			t.Fatalf("line %d of the log has the number %d", i+1, n)
		}
	}
	if l.Record.Events != len(l.Lines) {
		t.Fatalf("the record tells of %d lines, there are %d", l.Record.Events, len(l.Lines))
	}
	events, err := archive.DecodeLines(l.Lines)
	if err != nil {
		t.Fatal(err)
	}
	s := tournament.Fold(events, regulations.Find)
	for _, e := range events {
		if err := s.OutcomeOf(e.ID).Err; err != nil {
			t.Fatalf("event %s has no effect: %v", e.Body.Kind(), err)
		}
	}
	return s
}

// totals are the tables' results of the last round as the screen writes them: «1024 : 412».
func totals(t testing.TB, s *tournament.State) map[int]string {
	t.Helper()
	found := map[int]string{}
	r := s.LastRound()
	for _, table := range r.Tables {
		e := s.Current(tournament.TableKey{Seating: r.Seating, Table: table.Number})
		if e == nil {
			continue
		}
		found[table.Number] = totalsOf(t, e.Result)
	}
	return found
}

func totalsOf(t testing.TB, result rules.Result) string {
	t.Helper()
	var sums struct{ NS, EW int }
	if err := json.Unmarshal(result.Canonical(), &sums); err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%d : %d", sums.NS, sums.EW)
}

// tournamentOf is the id in a tournament's address.
func tournamentOf(address string) string {
	_, rest, _ := strings.Cut(address, "#/t/")
	id, _, _ := strings.Cut(rest, "/")
	return id
}

// seatedRound makes a tournament of belote with a published round, and returns its id.
func seatedRound(p *Page, server *Server, pairs int) string {
	p.t.Helper()
	base := pastePairs(p, server, pairs)
	p.Goto(base + "/seating")
	p.Click("button", "Рассадить тур 1")
	p.Click("button", "Утвердить")
	p.WaitText(fmt.Sprintf("0 из %d введено", pairs/2))
	return tournamentOf(base)
}

// savedState is the tournament of the one file that the browser has saved.
func savedState(t testing.TB, b *Browser) *tournament.State {
	t.Helper()
	_, s, err := archive.Read(b.Saved("*.json"), regulations.Find)
	if err != nil {
		t.Fatalf("the saved file can't be read: %v", err)
	}
	return s
}
