package rulestest

import (
	"fmt"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// LongLog is a tournament of at least so many events, from about 8,000 on: 1,000 pairs, nine
// rounds, and a judge who corrects and notes a lot.
func LongLog(t testing.TB, events int) *tournament.State {
	t.Helper()
	reg, _ := regulations.Find("belote-pairs")
	s, err := simulate.Play(simulate.Options{
		Regulation: reg, Entrants: 1000, Seed: "long", Params: rules.Params{"rounds": 9, "swissRounds": 9, "cuts": [][2]int{}, "final": false},
	})
	if err != nil {
		t.Fatal(err)
	}
	d := NewDesk(regulations.Find, 1)
	d.State = tournament.Fold(s.Events()[:len(s.Events())-1], regulations.Find) // all but the finish
	for i := 0; len(d.State.Events()) < events; i++ {
		r := d.State.Rounds[i%9]
		table := r.Tables[i%len(r.Tables)]
		entry := d.State.Current(tournament.TableKey{Seating: r.Seating, Table: table.Number})
		d.Must(t,
			tournament.CorrectResult{Replaces: entry.ID, Reason: "бланк", Result: fmt.Appendf(nil, `{"ns":1001,"ew":%d}`, i%1000)},
			tournament.NoteMade{Type: tournament.NotePlain, Round: r.Number, Text: "Проверено по бланку"},
		)
	}
	return d.State
}
