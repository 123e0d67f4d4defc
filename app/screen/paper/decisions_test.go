package paper

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestProtocolTellsDecisions: what was imposed, decided, corrected, and who left, stands in the
// protocol, each with its round and reason.
func TestProtocolTellsDecisions(t *testing.T) {
	for _, regulation := range []string{"belote-pairs", "preferans-almaty", "domino-1x1"} {
		b := screentest.NewBench(t)
		s := screentest.PlayedFor(t, regulation, 2)
		r := s.Rounds[0]
		at := r.Tables[1]
		was := s.Current(tournament.TableKey{Seating: r.Seating, Table: 2})
		raw := was.Result.Canonical()
		if regulation == "domino-1x1" {
			raw = []byte(`{"parties":[{"a":50,"b":50,"unfinished":true}],"decision":{"a":"3","b":"0"}}`)
		}
		s = screentest.Then(t, s, tournament.CorrectResult{Replaces: was.ID, Reason: "по бланку", Result: raw})
		s = screentest.Then(t, s, tournament.WarningGiven{Entrant: at.Seats[0], Round: 1, Reason: "шум в зале"})
		out := s.Active(3)[0]
		s = screentest.Then(t, s, tournament.EntrantExcluded{Entrant: out, After: 2, Reason: "грубость"})
		p := &paper{Desk: b.Desk, Route: route.Route{Tournament: "x"}}
		all := strings.Join(p.protocolNotes(s, 2), "\n")
		name := scope.NameIn(b.Desk, s, at.Seats[0], 1)
		want := []string{"тур 1, стол 2, " + name, "→", "по бланку", "тур 1, " + name + ": шум в зале", "Снятие с турнира: " + scope.NameOf(b.Desk, s, out), "грубость"}
		if regulation == "domino-1x1" {
			want = append(want, "Решение судьи: 3 : 0")
		}
		for _, w := range want {
			if !strings.Contains(all, w) {
				t.Errorf("%s: the protocol lacks %q:\n%s", regulation, w, all)
			}
		}
	}
}

// TestProtocolTellsImposed: a ruling says what it brought.
func TestProtocolTellsImposed(t *testing.T) {
	b := screentest.NewBench(t)
	s := screentest.PlayedFor(t, "belote-pairs", 2)
	for _, irr := range s.Rule.Catalogue() {
		if len(irr.Options) < 2 {
			continue
		}
		s = screentest.Then(t, s, tournament.RulingMade{Entrant: s.Rounds[0].Tables[0].Seats[0], Round: 1, Table: 1, Irregularity: irr.ID, Option: 2})
		tell := tell.NewTeller(b.Desk, s)
		line := (&paper{Desk: b.Desk}).rulingText(s, tell, s.Rulings[len(s.Rulings)-1])
		if remedy := tell.Remedy(s.Rulings[len(s.Rulings)-1].RulingMade); remedy == "" || !strings.Contains(line, "→ "+remedy) {
			t.Errorf("%s: %q lacks %q", irr.ID, line, remedy)
		}
		return
	}
	t.Fatal("no irregularity with options")
}

// TestProtocolTellsFinals: the score of each final stands beside the place.
func TestProtocolTellsFinals(t *testing.T) {
	b := screentest.NewBench(t)
	s := screentest.PlayedFor(t, "domino-1x1", 0)
	p := &paper{Desk: b.Desk}
	for _, r := range s.Rounds {
		if scope.IsFinal(r.Stage) {
			seat := r.Tables[0].Seats[0]
			if got := p.finalsOf(s, seat, r.Number); !strings.Contains(got, "финал") && !strings.Contains(got, "матч") {
				t.Errorf("%q", got)
			}
			if list := strings.Join(p.finals(s, r.Number), "; "); !strings.Contains(list, scope.NameOf(b.Desk, s, seat)) {
				t.Errorf("%q", list)
			}
			return
		}
	}
	// Without a tie among the first four there is no final: one is made of a round.
	last := *s.Rounds[len(s.Rounds)-1]
	last.Stage = rules.StageTie
	s.Rounds[len(s.Rounds)-1] = &last
	if got := p.finalsOf(s, last.Tables[0].Seats[0], last.Number); !strings.HasPrefix(got, "финал ") {
		t.Errorf("%q", got)
	}
	// Semi-finals have one name, and no heading repeats that they are finals.
	last.Stage = rules.StageSemi
	semis := 0
	for _, note := range p.protocolNotes(s, last.Number) {
		if strings.Contains(note, "Финалы") {
			t.Errorf("%q", note)
		}
		semis += strings.Count(note, scope.RoundName(b.Desk, s, last.Number)+": ")
	}
	if semis != 1 {
		t.Errorf("the semi-finals are named %d times", semis)
	}
}

// TestPhrasesOfALine: what a line tells of its finals and why it stands below another.
func TestPhrasesOfALine(t *testing.T) {
	for _, c := range [][3]string{{"финал 2 : 0", "ниже 1-го: жребий", "финал 2 : 0; ниже 1-го: жребий"}, {"финал 2 : 0", "", "финал 2 : 0"}, {"", "ниже 1-го", "ниже 1-го"}} {
		if got := phrases(c[0], c[1]); got != c[2] {
			t.Errorf("%q", got)
		}
	}
}
