package journal

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestJournalNamesTheRound: what is done for an earlier round stands under the heading of the
// running one, and says its round and who sat there.
func TestJournalNamesTheRound(t *testing.T) {
	for _, regulation := range []string{"belote-pairs", "preferans-almaty", "domino-1x1"} {
		b := screentest.NewBench(t)
		s := screentest.PlayedFor(t, regulation, 2)
		table := s.Rounds[0].Tables[1]
		was := s.Current(tournament.TableKey{Seating: s.Rounds[0].Seating, Table: 2})
		s = screentest.Then(t, s, tournament.CorrectResult{Replaces: was.ID, Reason: "по бланку", Result: was.Result.Canonical()})
		now := s.Current(was.Table)
		s = screentest.Then(t, s, tournament.ResultConfirmed{Target: now.ID})
		s = screentest.Then(t, s, tournament.WarningGiven{Entrant: table.Seats[0], Round: 1, Reason: "шум"})
		teller := tell.NewTeller(b.Desk, s)
		for kind, want := range map[tournament.Kind]string{
			tournament.KindCorrect: "Правка: тур 1, стол 2", tournament.KindConfirm: "Тур 1, стол 2: проверен вторым",
		} {
			j := screentest.LastEntry(t, s, kind)
			if got := teller.Title(j); got != want {
				t.Errorf("%s: %q, want %q", regulation, got, want)
			}
			for _, seat := range table.Seats {
				if name := scope.NameIn(b.Desk, s, seat, 1); !strings.Contains(teller.Small(j), name) {
					t.Errorf("%s, %s: %q lacks %s", regulation, kind, teller.Small(j), name)
				}
			}
		}
		if got := teller.Small(screentest.LastEntry(t, s, tournament.KindWarning)); !strings.HasPrefix(got, "Тур 1 · ") {
			t.Errorf("%s: the warning says %q", regulation, got)
		}
		// An entry of the running round doesn't repeat its heading.
		if got := teller.Title(screentest.LastEntry(t, s, tournament.KindEnter)); strings.Contains(got, "тур") || strings.Contains(got, "Тур") {
			t.Errorf("%s: %q", regulation, got)
		}
		// A correction whose result was taken back with it still says where it was.
		s = screentest.Then(t, s, tournament.Undone{Target: screentest.LastEntry(t, s, tournament.KindConfirm).ID})
		s = screentest.Then(t, s, tournament.Undone{Target: now.ID})
		if got := tell.NewTeller(b.Desk, s).Title(screentest.LastEntry(t, s, tournament.KindConfirm)); got != "Тур 1, стол 2: проверен вторым" {
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
		b := screentest.NewBench(t)
		reg, _ := regulations.Find(regulation)
		var field []tournament.EntrantRegistered
		for _, name := range strings.Split("АБВГДЕЖЗИКЛМНОПР", "") {
			e := tournament.EntrantRegistered{Person: tournament.Person{Players: []string{name + "ов"}}}
			if regulation == "belote-pairs" {
				e.Person.Players = append(e.Person.Players, name+"ин")
			}
			field = append(field, e)
		}
		id, seating := b.SeatedRound(reg, field...)
		for i, raw := range results {
			typed := strings.HasPrefix(raw, "-")
			b.Do(id, tournament.EnterResult{Seating: seating, Table: i + 1, Result: []byte(strings.TrimPrefix(raw, "-"))})
			s := b.Desk.Book(id).State
			teller := tell.NewTeller(b.Desk, s)
			if j := screentest.LastEntry(t, s, tournament.KindEnter); teller.Decided(j) == typed {
				t.Errorf("%s: %s: decided is %v", regulation, raw, !typed)
			}
			if said := tell.Decision(b.Desk, s, s.Rounds[0], s.Rounds[0].Tables[i]); (said == "") != typed || strings.ContainsAny(said, "{}") {
				t.Errorf("%s: %s: %q", regulation, raw, said)
			}
		}
		s := b.Desk.Book(id).State
		last := s.Rounds[0].Tables[len(results)-1].Seats[0] // has played: a pair that didn't come is out already
		b.Do(id, tournament.EntrantWithdrawn{Entrant: last, After: 1, Reason: "болезнь"})
		s = b.Desk.Book(id).State
		teller := tell.NewTeller(b.Desk, s)
		if !teller.Decided(screentest.LastEntry(t, s, tournament.KindWithdraw)) {
			t.Errorf("%s: a withdrawal isn't among the decisions", regulation)
		}
	}
}
