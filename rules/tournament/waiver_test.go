package tournament_test

import (
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// missing is a table of four at preferans; the last one listed doesn't come.
type missing struct {
	*rulestest.Desk
	t    *testing.T
	seat string
	who  rules.EntrantID
}

const (
	hereThree = `{"whists":["100","-60","-40","0"],"absent":[3]}`
	hereFour  = `{"whists":["100","-60","-40","0"]}`
)

// newMissing has played round 1 with everybody, so that whoever misses round 2 takes part.
func newMissing(t *testing.T) *missing {
	t.Helper()
	m := &missing{Desk: rulestest.NewDesk(regulations.Find, 1), t: t}
	m.Must(t, tournament.Create(regulation(t, "preferans-almaty"), tournament.Details{Name: "Проба"}, nil))
	m.Register(t, []string{"А"}, []string{"Б"}, []string{"В"}, []string{"Г"})
	m.Open(t)
	m.Enter(t, map[int]string{0: `{"whists":["0","0","0","0"]}`})
	m.Close(t)
	m.seat = m.Open(t)
	m.who = m.State.Running().Tables[0].Seats[3]
	return m
}

func (m *missing) enter(raw string) string {
	m.t.Helper()
	return m.Must(m.t, tournament.EnterResult{Seating: m.seat, Table: 1, Result: []byte(raw)})
}

func (m *missing) waive() string {
	m.t.Helper()
	return m.Must(m.t, tournament.AbsenceDecided{Seating: m.seat, Entrant: m.who, Waived: true, Reason: "поезд опоздал"})
}

// costs checks the points of the missed round in the standing.
func (m *missing) costs(when string, kind rules.Kind, want rules.Half) {
	m.t.Helper()
	standing := m.State.Standing(2)
	line := standing.Line(m.who)
	last := line.Rounds[len(line.Rounds)-1]
	if last.Round != 2 || last.Kind != kind || last.Points != want || line.Points != want {
		m.t.Errorf("%s: round %d %s %v, in all %v; want %s %v", when, last.Round, last.Kind, last.Points, line.Points, kind, want)
	}
}

// TestSeatedAbsenceWaived: −80 of a player whom the table's result marks absent is waived
// after the result, before it, and when the round is closed; undone, it counts again
// (preferans 3.5).
func TestSeatedAbsenceWaived(t *testing.T) {
	full := rules.Points(-80)

	m := newMissing(t)
	m.enter(hereThree)
	m.costs("marked absent", rules.KindAbsent, full)
	waived := m.waive()
	m.costs("waived", rules.KindAbsent, 0)
	m.Must(t, tournament.Undone{Target: waived})
	m.costs("undone", rules.KindAbsent, full)
	m.Must(t, tournament.Redone{Target: waived})
	m.costs("redone", rules.KindAbsent, 0)
	m.Must(t, tournament.AbsenceDecided{Seating: m.seat, Entrant: m.who})
	m.costs("taken back", rules.KindAbsent, full)

	m = newMissing(t)
	m.waive()
	entered := m.enter(hereThree)
	m.costs("waived before the result", rules.KindAbsent, 0)
	m.Must(t, tournament.ResultCleared{Replaces: entered})
	m.enter(hereThree)
	m.costs("entered again", rules.KindAbsent, 0)

	m = newMissing(t)
	entered = m.enter(hereThree)
	m.Close(t)
	waived = m.waive()
	m.costs("waived in the closed round", rules.KindAbsent, 0)
	m.Must(t, tournament.Undone{Target: waived})
	m.costs("undone in the closed round", rules.KindAbsent, full)
	m.waive()
	m.Must(t, tournament.CorrectResult{Replaces: entered, Reason: "он играл", Result: []byte(`{"whists":["100","-60","-20","-20"]}`)})
	m.costs("corrected: he played", rules.KindPlayed, m.State.Round(2).Tables[0].Score.Seats[3].Points)
}

// TestPlayedIsNotWaived: who played has nothing to be waived, and a correction that says
// otherwise opens the way.
func TestPlayedIsNotWaived(t *testing.T) {
	m := newMissing(t)
	entered := m.enter(hereFour)
	m.Close(t)
	_, err := m.Do(tournament.AbsenceDecided{Seating: m.seat, Entrant: m.who, Waived: true, Reason: "поезд опоздал"})
	if rules.CodeOf(err) != "absence.seated" {
		t.Errorf("who played: %v", err)
	}
	m.Must(t, tournament.CorrectResult{Replaces: entered, Reason: "его не было", Result: []byte(hereThree)})
	_, err = m.Do(tournament.AbsenceDecided{Seating: m.seat, Entrant: m.who, Waived: true})
	if rules.CodeOf(err) != "reason.missing" {
		t.Errorf("without a reason: %v", err)
	}
	m.waive()
	m.costs("corrected to absent and waived", rules.KindAbsent, 0)
}
