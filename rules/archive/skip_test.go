package archive_test

import (
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// skipped plays rounds of a game in which the first entrant skips some, through the file.
type skipped struct {
	*rulestest.Desk
	t   *testing.T
	who rules.EntrantID
}

func newSkipped(t *testing.T, game string, players int, params rules.Params) *skipped {
	t.Helper()
	reg, _ := regulations.Find(game)
	s := &skipped{Desk: rulestest.NewDesk(regulations.Find, 1), t: t}
	s.Must(t, tournament.Create(reg, tournament.Details{Name: "Проба"}, params))
	for i := range players {
		s.Register(t, []string{string(rune('А' + i))})
	}
	s.who = s.State.Entrants[0].ID
	return s
}

// round plays the next round; the results are by the number of seats.
func (s *skipped) round(results map[int]string) *rules.Round {
	s.t.Helper()
	s.Open(s.t)
	r := s.State.Running()
	for _, table := range r.Tables {
		s.Must(s.t, tournament.EnterResult{Seating: r.Seating, Table: table.Number, Result: []byte(results[len(table.Seats)])})
	}
	s.Close(s.t)
	return s.State.Round(r.Number)
}

func (s *skipped) skip(round int) error {
	_, err := s.Do(tournament.RoundSkipped{Entrant: s.who, Round: round, Reason: "поезд"})
	return err
}

// line is his line of a round in the standing after it, read from the exported file, whose
// draws are replayed.
func (s *skipped) line(round int) (of rules.RoundLine, in rules.StandingLine) {
	s.t.Helper()
	events := s.State.Events()
	lines, err := archive.EncodeLines(events)
	if err != nil {
		s.t.Fatal(err)
	}
	file, err := archive.Write(s.State, lines)
	if err != nil {
		s.t.Fatal(err)
	}
	_, state, err := archive.Read(file, regulations.Find)
	if err != nil {
		s.t.Fatal(err)
	}
	draws, err := archive.Verify(events, regulations.Find)
	if err != nil {
		s.t.Fatal(err)
	}
	for _, d := range draws {
		if d.State != archive.DrawReplayed {
			s.t.Errorf("the draw of round %d is %s", d.Round, d.State)
		}
	}
	standing := state.Standing(round)
	in = *standing.Line(s.who)
	return in.Rounds[round-1], in
}

// A skipped round of preferans is missed at −80 (3.5), which the judge may waive; the others
// are seated as so many fewer, and he is among them again in the next round.
func TestSkippedRoundOfPreferans(t *testing.T) {
	results := map[int]string{4: `{"whists":["0","0","0","0"]}`, 3: `{"whists":["0","0","0"]}`}
	s := newSkipped(t, "preferans-almaty", 8, nil)
	s.round(results)
	if err := s.skip(2); err != nil {
		t.Fatal(err)
	}
	r := s.round(results)
	if len(r.Tables) != 2 || len(r.Tables[0].Seats)+len(r.Tables[1].Seats) != 7 || len(r.Byes) != 0 {
		t.Fatalf("seven are left: %d tables, %v sit out", len(r.Tables), r.Byes)
	}
	if of, in := s.line(2); of.Kind != rules.KindAbsent || of.Points != rules.Points(-80) || in.Points != rules.Points(-80) || in.Status != rules.StatusActive {
		t.Errorf("skipped: %+v, in all %v", of, in.Points)
	}
	s.Must(t, tournament.AbsenceDecided{Seating: r.Seating, Entrant: s.who, Waived: true, Reason: "по просьбе судьи"})
	if of, in := s.line(2); of.Kind != rules.KindAbsent || of.Points != 0 || in.Points != 0 {
		t.Errorf("waived: %+v, in all %v", of, in.Points)
	}
	if r := s.round(results); r.Tables[0].Score == nil || len(r.Tables[0].Seats)+len(r.Tables[1].Seats) != 8 {
		t.Error("he isn't seated again")
	}
}

// The text of dominoes is silent: nobody is given 3 : 0 for him, he has nothing from the
// round, and the judge plays if the number becomes odd (1.2).
func TestSkippedRoundOfDomino(t *testing.T) {
	results := map[int]string{2: `{"parties":[{"a":101,"b":60},{"a":101,"b":70}]}`}
	s := newSkipped(t, "domino-1x1", 8, rules.Params{"rounds": 3, "tieFinal": false})
	if err := s.skip(1); rules.CodeOf(err) != "domino.skip.first" {
		t.Errorf("round 1: %v", err)
	}
	if err := s.skip(4); rules.CodeOf(err) != "domino.skip.final" {
		t.Errorf("after the last round: %v", err)
	}
	s.round(results)
	if err := s.skip(2); err != nil {
		t.Fatal(err)
	}
	r := s.round(results)
	if last := r.Tables[len(r.Tables)-1]; len(r.Tables) != 4 || last.Seats[1] != rules.Judge {
		t.Errorf("seven are left, and the judge doesn't play: %d tables, the last %v", len(r.Tables), last.Seats)
	}
	before, _ := s.line(1)
	if of, in := s.line(2); of.Kind != rules.KindAbsent || of.Points != 0 || in.Points != before.Points {
		t.Errorf("skipped: %+v, in all %v of %v", of, in.Points, before.Points)
	}
	if r := s.round(results); len(r.Tables) != 4 || r.Tables[3].Seats[1] == rules.Judge {
		t.Error("he isn't seated again")
	}
}

// A skip never leaves too few for a round, and doesn't end a tournament.
func TestSkipLeavesEnough(t *testing.T) {
	results := map[int]string{4: `{"whists":["0","0","0","0"]}`, 3: `{"whists":["0","0","0"]}`}
	s := newSkipped(t, "preferans-almaty", 4, nil)
	s.round(results)
	if err := s.skip(2); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Do(tournament.RoundSkipped{Entrant: s.State.Entrants[1].ID, Round: 2}); rules.CodeOf(err) != "preferans.field.few" {
		t.Errorf("two would be left: %v", err)
	}
	s.Must(t, tournament.EntrantWithdrawn{Entrant: s.State.Entrants[2].ID, After: 1})
	if plan, err := s.State.Plan(); rules.CodeOf(err) != "preferans.field.few" {
		t.Errorf("two are left for round 2, three for round 3: %+v, %v", plan, err)
	}
}

// A pair of belote withdraws, is replaced or doesn't come (V.2–V.4): it doesn't skip.
func TestNoSkipInBelote(t *testing.T) {
	reg, _ := regulations.Find("belote-pairs")
	d := rulestest.NewDesk(regulations.Find, 1)
	d.Must(t, tournament.Create(reg, tournament.Details{Name: "Проба"}, nil))
	ids := d.Register(t, []string{"А", "Б"}, []string{"В", "Г"})
	if _, err := d.Do(tournament.RoundSkipped{Entrant: ids[0], Round: 1}); rules.CodeOf(err) != "belote.skip" {
		t.Errorf("%v", err)
	}
}
