package tournament_test

import (
	"slices"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// filledUp is the command that brings the tables of a round to their sizes without some.
func filledUp(r *rules.Round, absent ...rules.EntrantID) (tournament.Command, bool) {
	tables := make([][]rules.EntrantID, len(r.Tables))
	for i, t := range r.Tables {
		tables[i] = t.Seats
	}
	f, err := preferans.FillUp(tables, absent)
	if err != nil {
		return nil, false
	}
	c := tournament.TablesRefilled{Seating: r.Seating, Byes: append(slices.Clone(r.Byes), f.Byes...), Absent: absent}
	for i, seats := range f.Tables {
		if len(seats) > 0 {
			c.Tables = append(c.Tables, rules.SeatedTable{Table: i + 1, Seats: seats})
		}
	}
	return c, true
}

// presence is a command about who came: tables that are filled up without some, a latecomer
// who enters at a table, an arrival alone.
func (j *judge) presence() tournament.Command {
	r := j.State.LastRound()
	if r == nil || len(r.Tables) == 0 {
		return nil
	}
	t := r.Tables[j.int("table", len(r.Tables)-1)]
	who := j.State.Entrants[j.int("who", len(j.State.Entrants)-1)].ID
	arrival := tournament.ArrivalRecorded{Seating: r.Seating, Entrant: who, Seconds: 400}
	switch j.int("presence", 4) {
	case 0:
		return arrival
	case 1, 2:
		if c, ok := filledUp(r, who); ok {
			return c
		}
		return nil
	}
	return tournament.All{tournament.TableJoined{Seating: r.Seating, Table: t.Number, Entrant: who}, arrival}
}

// filled is a round of eight players of preferans whose tables were filled up without one of
// table 1.
func filled(t *testing.T) (d *rulestest.Desk, r *rules.Round, late rules.EntrantID, refill string) {
	d = rulestest.NewDesk(regulations.Find, 1)
	d.Must(t, tournament.Create(regulation(t, "preferans-almaty"), tournament.Details{Name: "Проба"}, rules.Params{"rounds": 3}))
	for i := range 8 {
		d.Register(t, []string{string(rune('А' + i))})
	}
	d.Open(t)
	r = d.State.Running()
	late = r.Tables[0].Seats[1]
	c, _ := filledUp(r, late)
	return d, d.State.Running(), late, d.Must(t, c)
}

// TestJoinUndone: a latecomer who was let in is taken out again, with all that his coming
// recorded, and is absent as before; the filling up is undone too. Not once they have played.
func TestJoinUndone(t *testing.T) {
	d, r, late, refill := filled(t)
	if home := d.State.Home(r.Seating, late); home != 1 {
		t.Errorf("at home at table %d", home)
	}
	if !d.State.Absent(late, d.State.Running()) {
		t.Error("he isn't absent once the tables are filled up")
	}
	before := rulestest.Dump(d.State)
	come := func() string {
		events, err := d.Do(tournament.All{
			tournament.TableJoined{Seating: r.Seating, Table: 1, Entrant: late},
			tournament.ArrivalRecorded{Seating: r.Seating, Entrant: late, Seconds: 400, Mountain: 12},
			tournament.SheetSet{Seating: r.Seating, Table: 1, Setup: []byte(`{"players":4,"adjust":[{"player":3,"mountain":12}]}`)},
		})
		if err != nil {
			t.Fatal(err)
		}
		return events[0].ID
	}
	joined := come()
	if _, err := d.Do(tournament.Undone{Target: refill}); rules.CodeOf(err) != "undo.needed" {
		t.Errorf("the filling up undone under a latecomer: %v", err)
	}
	d.Must(t, tournament.Undone{Target: joined})
	if diff := rulestest.Diff(rulestest.Dump(d.State), before); diff != "" {
		t.Errorf("undone, it isn't as it was:\n%s", diff)
	}
	if home := d.State.Home(r.Seating, late); home != 1 || !d.State.Absent(late, d.State.Running()) {
		t.Errorf("undone: at home at table %d, absent %v", home, d.State.Absent(late, d.State.Running()))
	}

	joined = come()
	deal := d.Must(t, tournament.DealAdded{Seating: r.Seating, Table: 1, Deal: []byte(`{"kind":"allpass","dealer":2,"tricks":[3,6,1,0]}`)})
	for what, target := range map[string]string{"the entry": joined, "the filling up": refill} {
		_, err := d.Do(tournament.Undone{Target: target})
		if e, ok := err.(*rules.Error); !ok || e.Code != "undo.needed" || what == "the entry" && e.Args["event"] != deal {
			t.Errorf("%s undone under a deal: %v", what, err)
		}
	}
	d.Must(t, tournament.Undone{Target: deal})
	d.Must(t, tournament.Undone{Target: joined})
	d.Must(t, tournament.Undone{Target: refill})
	if table, _ := d.State.Running().SeatOf(late); table == nil || table.Number != 1 {
		t.Error("the filling up is undone and he doesn't sit at his table")
	}
	// What was played since isn't put under other players by bringing the filling up back.
	d.Must(t, tournament.DealAdded{Seating: r.Seating, Table: 1, Deal: []byte(`{"kind":"allpass","dealer":2,"tricks":[3,6,1,0]}`)})
	if _, err := d.Do(tournament.Redone{Target: refill}); err == nil {
		t.Error("the filling up is brought back under a deal")
	}
}
