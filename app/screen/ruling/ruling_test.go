package ruling

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/discipline"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// bookOf opens a regulation's catalogue.
func bookOf(reg rules.Regulation) *rulingBook {
	b := &rulingBook{}
	b.open(reg, rules.Defaults(reg.Params()))
	return b
}

// TestRulingWords: phases, choosers and effects that the screen names have sentences.
func TestRulingWords(t *testing.T) {
	for _, reg := range regulations.All() {
		b := bookOf(reg)
		for _, phase := range b.phases() {
			if !text.Has("page.ruling.phase." + phase) {
				t.Errorf("%s: no name of phase %q", reg.Info().ID, phase)
			}
		}
		for _, irr := range b.list {
			if irr.Effect != "" && !text.Has("page.ruling.effect."+irr.Effect) {
				t.Errorf("%s %s: no words for effect %q", reg.Info().ID, irr.ID, irr.Effect)
			}
			for _, o := range irr.Options {
				for _, key := range []string{"page.ruling.chooser." + o.Chooser, "page.ruling.chooser." + o.Chooser + ".hint"} {
					if !text.Has(key) {
						t.Errorf("%s %s: no sentence %q", reg.Info().ID, irr.ID, key)
					}
				}
			}
		}
	}
	for _, effect := range []string{belote.EffectMajor, belote.EffectMinor} {
		if !text.Has("page.penalty.card."+effect) || !text.Has("page.penalty.demand."+effect) {
			t.Errorf("no reminder for %q", effect)
		}
	}
}

// TestRulingSearch finds what judges say.
func TestRulingSearch(t *testing.T) {
	for _, c := range []struct{ query, want string }{
		{"фальшренонс", "P6 P7"},
		{"открыл карту", "D5 D6 B3 P3 P4"},
		{"вне очереди", "B2 C4 P2 P2a"},
		{"ТЕРЦ показал", "C2 C5 C6"},
		{"доезд", "P9"},
		{"бланк", "G4 S1"},
		{"revoke", "P6 P7"},
		{"пингвин", ""},
	} {
		b := bookOf(belote.New())
		b.finding, b.query = true, c.query
		var got []string
		for _, irr := range b.shown() {
			got = append(got, irr.ID)
		}
		for _, id := range strings.Fields(c.want) {
			if !slices.Contains(got, id) {
				t.Errorf("%q finds %v, not %s", c.query, got, id)
			}
		}
		if c.want == "" && len(got) > 0 {
			t.Errorf("%q finds %v", c.query, got)
		}
	}
	for _, c := range []struct{ id, query, want string }{{"preferans-almaty", "опоздал", "late-10"}, {"domino-1x1", "рыба", "F1"}, {"domino-1x1", "счет", "R1"}} {
		reg, _ := regulations.Find(c.id)
		b := bookOf(reg)
		b.finding, b.query = true, c.query
		if !slices.ContainsFunc(b.shown(), func(irr rules.Irregularity) bool { return irr.ID == c.want }) {
			t.Errorf("%s: %q doesn't find %s", c.id, c.query, c.want)
		}
	}
}

// TestRulingQuestions: an answer leads on to an entry, and the trail shows how it was reached.
func TestRulingQuestions(t *testing.T) {
	b := bookOf(belote.New())
	b.take("P4")
	trail := func() string {
		var parts []string
		for _, s := range b.trail(b.id) {
			parts = append(parts, fmt.Sprintf("%s=%d", s.question.ID, s.answer))
		}
		return strings.Join(parts, " ") + " → " + b.id
	}
	for _, c := range []struct {
		question string
		answer   int
		want     string
	}{
		{"", 0, "cards=1 game=1 trump=2 → P4"},
		{"game", 3, "cards=1 game=3 alltrump=1 → P3"},
		{"alltrump", 2, "cards=1 game=3 alltrump=2 → P4"},
		{"cards", 2, "cards=2 → P5"},
		{"cards", 1, "cards=1 game=3 alltrump=2 → P4"},
	} {
		if c.question != "" {
			b.answer(c.question, c.answer)
		}
		if got := trail(); got != c.want {
			t.Errorf("%s %d: %s, want %s", c.question, c.answer, got, c.want)
		}
	}
	b.take("P10")
	if len(b.trail("P10")) != 0 {
		t.Error("a question about what none asks")
	}
	for _, reg := range regulations.All() {
		own := bookOf(reg)
		own.take(freeRuling)
		irr, chosen := own.Chosen()
		if steps := own.trail(irr.ID); !chosen || len(steps) != 0 || len(own.answers) != 0 {
			t.Errorf("%s: the judge's own ruling is asked %v", reg.Info().ID, steps)
		}
	}
}

// TestRulingOptions: what is asked as an option, and what as a measure.
func TestRulingOptions(t *testing.T) {
	for _, c := range []struct {
		regulation, id, options string
		must                    bool
		extras                  int
		warns                   bool
	}{
		{"belote-pairs", "D5", "1 2", true, 1, false},
		{"belote-pairs", "C2", "1", false, 0, false},
		{"belote-pairs", "P1", "1 2 3", true, 2, false},
		{"belote-pairs", "S1", "", false, 1, true},
		{"belote-pairs", "G1", "", false, 2, false},
		{"preferans-almaty", "revoke", "1 2 3 4 5 6", true, 0, false},
		{"preferans-almaty", "conduct", "", false, 1, true},
		{"domino-1x1", "R1", "", false, 2, true},
		{"domino-1x1", "G1", "", false, 2, false},
		{"domino-1x1", "H1", "", false, 4, false},
	} {
		reg, _ := regulations.Find(c.regulation)
		b := bookOf(reg)
		b.take(c.id)
		irr, ok := b.Chosen()
		if !ok {
			t.Fatalf("no %s", c.id)
		}
		list := optionsOf(irr)
		var numbers []string
		for _, o := range list {
			numbers = append(numbers, scope.Number(o.number))
		}
		if got := strings.Join(numbers, " "); got != c.options || len(list) > 0 && mustChoose(list) != c.must {
			t.Errorf("%s: options %q", c.id, got)
		}
		if got := extrasOf(irr); len(got) != c.extras || warns(irr) != c.warns {
			t.Errorf("%s: %d extras, warns %v", c.id, len(got), warns(irr))
		}
	}
}

// TestSecondTimeCosts: the first untidy slip is warned of, the second is fined (II.7).
func TestSecondTimeCosts(t *testing.T) {
	reg := belote.New()
	s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 8, Seed: "slip", Rounds: 1})
	if err != nil {
		t.Fatal(err)
	}
	irr, _ := discipline.IrregularityOf(s, "S1")
	who := s.Entrants[0].ID
	if !warns(irr) || len(earlier(s, who, "S1")) != 0 {
		t.Fatal("the first time")
	}
	n := 0
	meta := tournament.Meta{Device: "00000000000000aa", At: "2026-11-29T15:03:12.345Z", NewID: func() string { n++; return fmt.Sprintf("%032x", n) }}
	v := tournament.Verdict{Ruling: tournament.RulingMade{Round: 1, Entrant: who, Irregularity: "S1", Option: 1}, Name: "Бланк", Warning: true}
	events, err := tournament.Decide(s, v.All(), meta)
	if err != nil {
		t.Fatal(err)
	}
	after := s.With(events...)
	if list := earlier(after, who, "S1"); len(list) != 1 || list[0].round != 1 {
		t.Errorf("a ruling and its warning are one case: %+v", list)
	}
	if list := earlier(after, s.Entrants[1].ID, "S1"); len(list) != 0 {
		t.Errorf("somebody else's: %+v", list)
	}
}

// TestPenaltyCards: the reminder stands while the round is open and the card isn't lifted.
func TestPenaltyCards(t *testing.T) {
	s, err := simulate.Play(simulate.Options{Regulation: belote.New(), Entrants: 8, Seed: "cards", Rounds: 1})
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	do := func(c tournament.Command) {
		t.Helper()
		meta := tournament.Meta{Device: "00000000000000aa", At: "2026-11-29T15:03:12.345Z", Seed: "1", NewID: func() string { n++; return fmt.Sprintf("%032x", n) }}
		events, err := tournament.Decide(s, c, meta)
		if err != nil {
			t.Fatal(err)
		}
		s = s.With(events...)
	}
	count := func(want int, when string) {
		t.Helper()
		if got := len(discipline.PenaltyCardsOf(s, nil)); got != want {
			t.Errorf("%s: %d cards, want %d", when, got, want)
		}
	}
	do(tournament.RulingMade{Seating: s.Rounds[0].Seating, Round: 1, Table: 1, Entrant: s.Rounds[0].Tables[0].Seats[0], Irregularity: "P4"})
	count(0, "a closed round")
	do(tournament.SeatRound{})
	do(tournament.RoundPublished{Seating: s.LastRound().Seating})
	r := s.LastRound()
	at := func(table int, irregularity string, waived bool) tournament.RulingMade {
		return tournament.RulingMade{Seating: r.Seating, Round: 2, Table: table, Entrant: r.Tables[table-1].Seats[0], Irregularity: irregularity, Waived: waived}
	}
	do(at(1, "P4", false))
	do(at(1, "P3", false))
	do(at(2, "P4", true))
	do(at(2, "P5", false))
	count(2, "a major and a minor one; one waived, one of the deal")
	if k := (tournament.TableKey{Seating: r.Seating, Table: 2}); len(discipline.PenaltyCardsOf(s, &k)) != 0 {
		t.Error("a card on the other table")
	}
	do(tournament.ReminderLifted{Ruling: discipline.PenaltyCardsOf(s, nil)[0].ID})
	count(1, "one is lifted")
}

// TestTypedNumbers: numbers as judges write them.
func TestTypedNumbers(t *testing.T) {
	for typed, want := range map[string]rules.Half{"−0,5": -1, "+1": 2, "-1.5": -3, "": 0, " 2 ": 4} {
		if got, err := scope.TypedHalf("points", typed); err != nil || got != want {
			t.Errorf("%q: %v, %v", typed, got, err)
		}
	}
	if _, err := scope.TypedHalf("points", "0,3"); rules.CodeOf(err) != "number.half" {
		t.Errorf("%v", err)
	}
	if got, err := scope.TypedWhole("whists", "−100"); err != nil || got != -100 {
		t.Errorf("%d, %v", got, err)
	}
	for _, typed := range []string{"-0,3", "−0.3", "12 34"} {
		if _, err := scope.TypedHalf("points", typed); err == nil || !strings.Contains(err.Error(), "text="+typed) {
			t.Errorf("the refusal of %q is %v", typed, err)
		}
		if _, err := scope.TypedWhole("whists", typed); err == nil || !strings.Contains(err.Error(), "text="+typed) {
			t.Errorf("the refusal of %q is %v", typed, err)
		}
	}
	if _, err := scope.TypedWhole("whists", "сто"); rules.CodeOf(err) != "ruling.whole" {
		t.Errorf("%v", err)
	}
}
