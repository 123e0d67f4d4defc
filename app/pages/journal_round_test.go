package pages

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// playedFor is a simulated tournament of a regulation after some rounds.
func playedFor(t *testing.T, regulation string, rounds int) *tournament.State {
	t.Helper()
	reg, _ := regulations.Find(regulation)
	s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 12, Seed: "journal", Rounds: rounds})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// then is the state after a command.
func then(t *testing.T, s *tournament.State, c tournament.Command) *tournament.State {
	t.Helper()
	e, _ := s.Event(s.Events()[len(s.Events())-1].ID)
	n := len(s.Events()) * 10
	events, err := tournament.Decide(s, c, tournament.Meta{Device: e.Device, At: e.At, NewID: func() string {
		n++
		return fmt.Sprintf("%032x", n)
	}})
	if err != nil {
		t.Fatalf("%T: %v", c, err)
	}
	return s.With(events...)
}

// lastEntry is the newest entry of a kind.
func lastEntry(t *testing.T, s *tournament.State, k tournament.Kind) tournament.JournalEntry {
	t.Helper()
	list := s.Journal()
	for i := len(list) - 1; i >= 0; i-- {
		if list[i].Body.Kind() == k {
			return list[i]
		}
	}
	t.Fatalf("no %s", k)
	return tournament.JournalEntry{}
}

// TestJournalNamesTheRound: what is done for an earlier round stands under the heading of the
// running one, and says its round and who sat there.
func TestJournalNamesTheRound(t *testing.T) {
	for _, regulation := range []string{"belote-pairs", "preferans-almaty", "domino-1x1"} {
		b := newBench(t)
		s := playedFor(t, regulation, 2)
		table := s.Rounds[0].Tables[1]
		was := s.Current(tournament.TableKey{Seating: s.Rounds[0].Seating, Table: 2})
		s = then(t, s, tournament.CorrectResult{Replaces: was.ID, Reason: "по бланку", Result: was.Result.Canonical()})
		now := s.Current(was.Table)
		s = then(t, s, tournament.ResultConfirmed{Target: now.ID})
		s = then(t, s, tournament.WarningGiven{Entrant: table.Seats[0], Round: 1, Reason: "шум"})
		tell := newTeller(b.desk, s)
		for kind, want := range map[tournament.Kind]string{
			tournament.KindCorrect: "Правка: тур 1, стол 2", tournament.KindConfirm: "Тур 1, стол 2: проверен вторым",
		} {
			j := lastEntry(t, s, kind)
			if got := tell.title(j); got != want {
				t.Errorf("%s: %q, want %q", regulation, got, want)
			}
			for _, seat := range table.Seats {
				if name := nameIn(b.desk, s, seat, 1); !strings.Contains(tell.small(j), name) {
					t.Errorf("%s, %s: %q lacks %s", regulation, kind, tell.small(j), name)
				}
			}
		}
		if got := tell.small(lastEntry(t, s, tournament.KindWarning)); !strings.HasPrefix(got, "Тур 1 · ") {
			t.Errorf("%s: the warning says %q", regulation, got)
		}
		// An entry of the running round doesn't repeat its heading.
		if got := tell.title(lastEntry(t, s, tournament.KindEnter)); strings.Contains(got, "тур") || strings.Contains(got, "Тур") {
			t.Errorf("%s: %q", regulation, got)
		}
		// A correction whose result was taken back with it still says where it was.
		s = then(t, s, tournament.Undone{Target: lastEntry(t, s, tournament.KindConfirm).ID})
		s = then(t, s, tournament.Undone{Target: now.ID})
		if got := newTeller(b.desk, s).title(lastEntry(t, s, tournament.KindConfirm)); got != "Тур 1, стол 2: проверен вторым" {
			t.Errorf("%s: undone, %q", regulation, got)
		}
	}
}

// TestJournalDecisions: the filter shows what the judge decided, in results too.
func TestJournalDecisions(t *testing.T) {
	for regulation, results := range map[string][]string{
		"belote-pairs": {
			`{"noShow":"ew"}`, `{"awardedTo":"ns"}`, `{"ns":100,"ew":100,"unfinished":true,"equal":"zero"}`, "-" + `{"ns":1034,"ew":798}`,
		},
		"preferans-almaty": {`{"whists":["0","10","-10","0"],"absent":[0]}`, `{"whists":["10","0","-10","0"],"late":[{"seat":1,"minutes":7,"mountain":4}]}`, "-" + `{"whists":["10","0","-10","0"]}`},
		"domino-1x1":       {`{"noShow":"a"}`, `{"parties":[{"a":50,"b":50,"unfinished":true}],"decision":{"a":"3","b":"0"}}`, "-" + `{"parties":[{"a":117,"b":64},{"a":102,"b":9}]}`},
	} {
		b := newBench(t)
		reg, _ := regulations.Find(regulation)
		var field []tournament.EntrantRegistered
		for _, name := range strings.Split("АБВГДЕЖЗИКЛМНОПР", "") {
			e := tournament.EntrantRegistered{Person: tournament.Person{Players: []string{name + "ов"}}}
			if regulation == "belote-pairs" {
				e.Person.Players = append(e.Person.Players, name+"ин")
			}
			field = append(field, e)
		}
		id, seating := b.seatedRound(reg, field...)
		for i, raw := range results {
			typed := strings.HasPrefix(raw, "-")
			b.do(id, tournament.EnterResult{Seating: seating, Table: i + 1, Result: []byte(strings.TrimPrefix(raw, "-"))})
			s := b.desk.Book(id).State
			tell := newTeller(b.desk, s)
			if j := lastEntry(t, s, tournament.KindEnter); tell.decided(j) == typed {
				t.Errorf("%s: %s: decided is %v", regulation, raw, !typed)
			}
			if said := decision(b.desk, s, s.Rounds[0], s.Rounds[0].Tables[i]); (said == "") != typed || strings.ContainsAny(said, "{}") {
				t.Errorf("%s: %s: %q", regulation, raw, said)
			}
		}
		s := b.desk.Book(id).State
		last := s.Rounds[0].Tables[len(results)-1].Seats[0] // has played: a pair that didn't come is out already
		b.do(id, tournament.EntrantWithdrawn{Entrant: last, After: 1, Reason: "болезнь"})
		s = b.desk.Book(id).State
		tell := newTeller(b.desk, s)
		if !tell.decided(lastEntry(t, s, tournament.KindWithdraw)) {
			t.Errorf("%s: a withdrawal isn't among the decisions", regulation)
		}
	}
}
