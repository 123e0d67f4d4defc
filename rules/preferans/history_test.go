package preferans

import (
	"fmt"
	"strings"

	"github.com/sudya-app/sudya/rules"
)

// newHistory is a tournament of players A, B, C …
func newHistory(players int) *rules.History {
	h := &rules.History{Regulation: ID, Edition: edition, Params: defaults}
	for i := range players {
		join(h, fmt.Sprintf("p%02d", i+1), 1)
	}
	return h
}

func join(h *rules.History, id string, round int) {
	h.Entrants = append(h.Entrants, &rules.Entrant{
		ID: rules.EntrantID(id), Number: len(h.Entrants) + 1, Players: []string{strings.ToUpper(id)}, Joined: round,
	})
}

// publish seats a round and publishes it.
func publish(h *rules.History, s rules.Seating) *rules.Round {
	r := &rules.Round{
		Number: s.Round, Stage: s.Stage, System: s.System, Algo: s.Algo, Seed: s.Seed, Published: true,
		Byes: s.Byes, Absences: map[rules.EntrantID]rules.Absence{},
	}
	for _, t := range s.Tables {
		r.Tables = append(r.Tables, &rules.Table{Number: t.Table, Seats: t.Seats, Why: t.Why})
	}
	h.Rounds = append(h.Rounds, r)
	return r
}

// byHand publishes a round at given tables: "a b c d; e f g".
func byHand(h *rules.History, tables string) *rules.Round {
	s := rules.Seating{Round: len(h.Rounds) + 1, Stage: rules.StageMain, System: rules.SystemManual}
	for i, table := range strings.Split(tables, ";") {
		seated := rules.SeatedTable{Table: i + 1}
		for _, id := range strings.Fields(table) {
			seated.Seats = append(seated.Seats, rules.EntrantID(id))
		}
		s.Tables = append(s.Tables, seated)
	}
	return publish(h, s)
}

// enter records the result of a table.
func enter(h *rules.History, r *rules.Round, table int, raw string) {
	result, err := New().ReadResult([]byte(raw))
	if err != nil {
		panic(err)
	}
	t := r.Tables[table-1]
	score, err := New().Score(h.Params, rules.TableContext{Seats: len(t.Seats), Judge: -1}, result)
	if err != nil {
		panic(err)
	}
	t.Result, t.Score = result, &score
}

func whists(list string) string {
	return `{"whists":["` + strings.Join(strings.Fields(list), `","`) + `"]}`
}

func lineOf(h *rules.History, round int, id rules.EntrantID) *rules.StandingLine {
	s := New().Standing(h, round)
	return s.Line(id)
}
