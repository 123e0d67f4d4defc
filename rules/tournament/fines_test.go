package tournament_test

import (
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// finedField is round 1 of a game closed by results that make one entrant the first alone.
func finedField(t *testing.T, id string) (*rulestest.Desk, rules.EntrantID) {
	t.Helper()
	reg := regulation(t, id)
	d := rulestest.NewDesk(regulations.Find, 1)
	d.Must(t, tournament.Create(reg, tournament.Details{Name: "Проба"}, nil))
	for _, name := range []string{"А", "Б", "В", "Г", "Д", "Е", "Ж", "З"} {
		p := tournament.Person{Players: []string{name}}
		if reg.Info().Unit == rules.UnitPair {
			p.Players = append(p.Players, name+name)
		}
		d.Must(t, tournament.EntrantRegistered{Person: p})
	}
	d.Open(t)
	d.Enter(t, map[string]map[int]string{
		"belote-pairs":     {1: `{"ns":1200,"ew":300}`, 0: ordinary},
		"preferans-almaty": {1: `{"whists":["600","-200","-200","-200"]}`, 0: `{"whists":["10","0","-5","-5"]}`},
		"domino-1x1":       {1: `{"parties":[{"a":101,"b":0},{"a":101,"b":0}]}`, 0: `{"parties":[{"a":101,"b":90},{"a":90,"b":101}]}`},
	}[id])
	d.Close(t)
	return d, d.State.Standing(1).Lines[0].Entrant
}

// TestFinesOutliveTheirSeating: a fine counts from when it was given. The round of which it
// was given may be cancelled, or its publication or seating undone: that round is seated
// anew by the standing with the fine.
func TestFinesOutliveTheirSeating(t *testing.T) {
	again := map[string]func(t *testing.T, d *rulestest.Desk, seating, published string){
		"cancelled": func(t *testing.T, d *rulestest.Desk, seating, _ string) {
			d.Must(t, tournament.RoundCancelled{Seating: seating})
		},
		"undone": func(t *testing.T, d *rulestest.Desk, seating, published string) {
			d.Must(t, tournament.Undone{Target: published}, tournament.Undone{Target: seating})
		},
		"publication undone": func(t *testing.T, d *rulestest.Desk, _, published string) {
			d.Must(t, tournament.Undone{Target: published})
		},
	}
	for _, reg := range regulations.All() {
		for name, back := range again {
			t.Run(reg.Info().ID+" "+name, func(t *testing.T) {
				d, first := finedField(t, reg.Info().ID)
				d.Must(t, tournament.SeatRound{})
				seating := d.State.LastRound().Seating
				published := d.Must(t, tournament.RoundPublished{Seating: seating})
				fine := d.Must(t, tournament.FineGiven{Entrant: first, Round: 2, Points: -200, Whists: -100, Cause: tournament.CauseRuling, Reason: "грубость"})
				if d.State.Standing(1).Lines[0].Entrant != first {
					t.Error("while the round stands, its fine counts in the standing before it")
				}
				back(t, d, seating, published)
				if d.State.Standing(1).Lines[0].Entrant == first {
					t.Error("after round 1 the fined entrant is first still")
				}
				plan, err := d.State.Plan()
				if err != nil || plan.Field[0] == first {
					t.Errorf("the round is seated from %v first, %v", plan.Field[0], err)
				}
				d.Open(t)
				d.Must(t, tournament.FineRevoked{Target: fine, Reason: "протест"})
				if d.State.Standing(1).Lines[0].Entrant != first {
					t.Error("revoked, it counts still")
				}
			})
		}
	}
}

// TestPositiveFineOfAFile: what was taken once is read; only nobody types it any more, in no
// game, nor by a parameter that says what a fine is.
func TestPositiveFineOfAFile(t *testing.T) {
	for _, reg := range regulations.All() {
		d, first := finedField(t, reg.Info().ID)
		fine := tournament.FineGiven{Entrant: first, Round: 1, Points: 2, Cause: tournament.CauseRuling, Reason: "опечатка"}
		if _, err := d.Do(fine); rules.CodeOf(err) != "fine.positive" {
			t.Errorf("%s: a fine of +1: %v", reg.Info().ID, err)
		}
		fine.Cause = tournament.CauseAdjust
		d.Must(t, fine)
		old := fine
		old.Cause = tournament.CauseRuling
		last := d.State.Events()[len(d.State.Events())-1]
		s := d.State.Apply(tournament.Event{ID: "f" + last.ID[1:], Clock: last.Clock + 1, Device: last.Device, At: last.At, Body: old})
		now := s.Standing(1)
		if l := now.Line(first); l.FinePoints != 4 {
			t.Errorf("%s: with a stored fine and an adjustment of +1 each: %v", reg.Info().ID, l.FinePoints)
		}
		for _, p := range reg.Params() {
			if !p.Penalty {
				continue
			}
			set := tournament.ParamSet{{Key: p.Key, Value: "0.5"}}
			if _, err := d.Do(tournament.ParamsChanged{Params: set}); rules.CodeOf(err) != "fine.positive" {
				t.Errorf("%s of +0.5: %v", p.Key, err)
			}
			_, err := tournament.Decide(tournament.New(regulations.Find), tournament.Create(reg, tournament.Details{Name: "Проба"}, rules.Params{p.Key: rules.Half(1)}), d.Meta())
			if rules.CodeOf(err) != "fine.positive" {
				t.Errorf("created with %s of +0.5: %v", p.Key, err)
			}
		}
	}
}
