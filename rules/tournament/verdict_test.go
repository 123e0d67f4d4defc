package tournament_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// ruled is a tournament of a game in round 1 of three, all results in.
func ruled(t *testing.T, id string) *rulestest.Desk {
	t.Helper()
	d := rulestest.NewDesk(regulations.Find, 1)
	reg := regulation(t, id)
	d.Must(t, tournament.Create(reg, tournament.Details{Name: "Проба"}, rules.Params{"rounds": 3}))
	for _, name := range strings.Fields("Ава Бек Вит Гай Дан Ева Жук Зоя") {
		p := tournament.Person{Players: []string{name}}
		if reg.Info().Unit == rules.UnitPair {
			p.Players = append(p.Players, name+"ов")
		}
		d.Must(t, tournament.EntrantRegistered{Person: p})
	}
	d.Open(t)
	result := map[string]string{
		"belote-pairs": ordinary, "domino-1x1": `{"parties":[{"a":101,"b":40},{"a":101,"b":30}]}`, "preferans-almaty": `{"whists":["120","40","-60","-100"]}`,
	}[id]
	seating := d.State.LastRound().Seating
	for _, table := range d.State.LastRound().Tables {
		d.Must(t, tournament.EnterResult{Seating: seating, Table: table.Number, Result: []byte(result)})
	}
	return d
}

// TestExtras: each fine of each irregularity of each game does to the numbers what its
// entry says, is found under the ruling, and leaves no trace when it is revoked.
func TestExtras(t *testing.T) {
	for _, reg := range regulations.All() {
		id := reg.Info().ID
		d := ruled(t, id)
		before := d.State
		who := before.LastRound().Tables[0].Seats[0]
		was := before.Standing(1)
		old := was.Line(who)
		for _, irr := range reg.Catalogue() {
			for _, x := range irr.Extras {
				if x.Warning() || x.Party {
					continue
				}
				t.Run(id+"/"+irr.ID+"/"+x.Text.RU, func(t *testing.T) {
					v := tournament.Verdict{
						Ruling: tournament.RulingMade{Seating: before.LastRound().Seating, Round: 1, Table: 1, Entrant: who, Irregularity: irr.ID},
						Name:   irr.Name.RU, Extras: []rules.Extra{x},
					}
					events, err := tournament.Decide(before, v.All(), d.Meta())
					if err != nil {
						t.Fatal(err)
					}
					after := before.With(events...)
					now := after.Standing(1)
					line := now.Line(who)
					if x.Remove {
						if line.Status != rules.StatusRemoved || after.Entrant(who).Leave.Reason != irr.Name.RU {
							t.Errorf("removed: %+v, %+v", line.Status, after.Entrant(who).Leave)
						}
						return
					}
					if got := line.Points - old.Points; got != x.Points {
						t.Errorf("points changed by %v, want %v", got, x.Points)
					}
					if got := line.Diff - old.Diff; got != rules.Whole(x.Whists) {
						t.Errorf("whists changed by %v, want %d", got, x.Whists)
					}
					fines := after.FinesOf(after.Rulings[len(after.Rulings)-1].ID)
					if len(fines) != 1 || fines[0].Fine.Irregularity != irr.ID || fines[0].Fine.Cause != tournament.CauseRuling {
						t.Fatalf("fines of the ruling: %+v", fines)
					}
					revoked, err := tournament.Decide(after, tournament.FineRevoked{Target: fines[0].ID, Reason: "ошибка судьи"}, d.Meta())
					if err != nil {
						t.Fatal(err)
					}
					back := after.With(revoked...).Standing(1)
					if fmt.Sprint(back.Lines) != fmt.Sprint(was.Lines) {
						t.Error("the standing isn't what it was before the fine")
					}
				})
			}
		}
	}
}

// TestLostParty: the loss of the current party is awarded to the opponents, before and
// after the table has a result (III.2).
func TestLostParty(t *testing.T) {
	s := newScene(t, nil).opened()
	table := s.State.TableOf(tournament.TableKey{Seating: s.seat, Table: 1})
	for _, entered := range []bool{false, true} {
		if entered {
			s.Must(t, tournament.EnterResult{Seating: s.seat, Table: 2, Result: []byte(ordinary)})
			table = s.State.TableOf(tournament.TableKey{Seating: s.seat, Table: 2})
		}
		v := tournament.Verdict{
			Ruling: tournament.RulingMade{Seating: s.seat, Round: 1, Table: table.Number, Entrant: table.Seats[0], Irregularity: "H1"},
			Name:   "Поведение", Lost: []byte(`{"awardedTo":"ew"}`),
		}
		s.Must(t, v.All())
		k := tournament.TableKey{Seating: s.seat, Table: table.Number}
		score := s.State.TableOf(k).Score
		if score.Verdict != "awarded" || score.Seats[0].Points != -2 || score.Seats[1].Points != 2 {
			t.Errorf("entered %v: %+v", entered, score)
		}
		if reason := s.State.Current(k).Reason; entered && reason != "Поведение" {
			t.Errorf("corrected for %q", reason)
		}
	}
}

// TestVerdictIsWhole: if one part is refused nothing is recorded.
func TestVerdictIsWhole(t *testing.T) {
	s := newScene(t, nil).entered()
	v := tournament.Verdict{
		Ruling: tournament.RulingMade{Round: 1, Entrant: s.ids[0], Irregularity: "H1"},
		Name:   "Поведение", Extras: []rules.Extra{{Points: -1}, {Points: -1000}},
	}
	events := len(s.State.Events())
	if _, err := s.Do(v.All()); rules.CodeOf(err) != "fine.points" {
		t.Errorf("%v", err)
	}
	if len(s.State.Events()) != events || len(s.State.Rulings) != 0 {
		t.Error("a part of the verdict was recorded")
	}
}

// TestVerdictWarns: a warning and the ruling with it are one offence of the next time, and
// a removed player is replaced (V.1) or the pair leaves.
func TestVerdictWarns(t *testing.T) {
	s := newScene(t, nil).entered()
	warn := tournament.Verdict{Ruling: tournament.RulingMade{Round: 1, Entrant: s.ids[0], Irregularity: "S1", Option: 1}, Name: "Бланк", Warning: true}
	s.Must(t, warn.All())
	if n := len(s.State.Repeated(s.ids[0], "S1")); n != 2 || len(s.State.Warnings) != 1 {
		t.Errorf("%d entries of the offence, %d warnings", n, len(s.State.Warnings))
	}
	player := rules.Extra{Remove: true, Player: true}
	s.Must(t, tournament.Verdict{
		Ruling: tournament.RulingMade{Round: 1, Entrant: s.ids[1], Irregularity: "H1"}, Name: "Поведение",
		Extras: []rules.Extra{player}, Player: 1, Substitute: "Запасной",
	}.All())
	if e := s.State.Entrant(s.ids[1]); e.Leave != nil || e.Players[1] != "Запасной" {
		t.Errorf("replaced: %+v", e)
	}
	s.Must(t, tournament.Verdict{
		Ruling: tournament.RulingMade{Round: 1, Entrant: s.ids[2], Irregularity: "H1"}, Name: "Поведение", Extras: []rules.Extra{player},
	}.All())
	if e := s.State.Entrant(s.ids[2]); e.Leave == nil || e.Leave.Kind != rules.LeaveRemoved {
		t.Errorf("without a substitute: %+v", e)
	}
}

// TestReminderLifted: lifting is kept with its ruling, and undone with an undo.
func TestReminderLifted(t *testing.T) {
	s := newScene(t, nil).opened()
	ruling := s.Must(t, tournament.RulingMade{Seating: s.seat, Round: 1, Table: 1, Entrant: s.ids[0], Irregularity: "P4"})
	lifted := s.Must(t, tournament.ReminderLifted{Ruling: ruling})
	if got := s.State.Rulings[0].LiftedBy; got != lifted {
		t.Errorf("lifted by %q", got)
	}
	if _, err := s.Do(tournament.Undone{Target: ruling}); rules.CodeOf(err) != "undo.needed" {
		t.Errorf("the ruling under the lifting: %v", err)
	}
	s.Must(t, tournament.Undone{Target: lifted})
	if got := s.State.Rulings[0].LiftedBy; got != "" {
		t.Errorf("after the undo lifted by %q", got)
	}
}

// TestAnnounceAhead: a start that is announced for later is what lateness counts from.
func TestAnnounceAhead(t *testing.T) {
	s := newScene(t, nil).opened()
	s.Must(t, tournament.ClockSet{Seating: s.seat, Step: tournament.ClockAnnounce, Seconds: 300})
	events := s.State.Events()
	e, _ := s.State.Event(events[len(events)-1].ID)
	c := s.State.Clocks[s.seat]
	if got := c.Announced.Format("2006-01-02T15:04:05.000Z"); got <= e.At || c.Running() {
		t.Errorf("announced for %s at %s", got, e.At)
	}
}
