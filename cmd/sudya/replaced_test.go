package main

import (
	"encoding/csv"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/csvout"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestReplacedPlayer: of a player who was replaced after round 2 the rounds before tell the
// former name, those after it the newcomer's: as text of the command and as CSV.
func TestReplacedPlayer(t *testing.T) {
	data, err := os.ReadFile("testdata/reports/sub8.json")
	if err != nil {
		t.Fatal(err)
	}
	_, s, err := archive.Read(data, regulations.Find)
	if err != nil {
		t.Fatal(err)
	}
	d := rulestest.NewDesk(regulations.Find, 7)
	d.State = s
	var pair rules.EntrantID
	for _, e := range s.Entrants {
		if e.Players[1] == "Макаренко" {
			pair = e.ID
		}
	}
	undo := d.Must(t, tournament.PlayerReplaced{Entrant: pair, Player: 1, Name: "Новичкова", Reason: "болезнь"})
	d.Open(t)
	const before, after = "Бобров — Макаренко", "Бобров — Новичкова"
	name := saved(t, d)
	for round, want := range map[string]string{"1": before, "2": before, "3": after} {
		if answer := done(t, "", "seating", "-round", round, name); strings.Count(answer, want) != 1 || strings.Contains(answer, before) && strings.Contains(answer, after) {
			t.Errorf("round %s without %s:\n%s", round, want, answer)
		}
	}
	if answer := done(t, "", "standings", name); !strings.Contains(answer, after) {
		t.Errorf("the standing without %s:\n%s", after, answer)
	}
	lines := func(file []byte) []string {
		r := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(file), "\ufeff")))
		r.Comma = ';'
		rows, err := r.ReadAll()
		if err != nil {
			t.Fatal(err)
		}
		var list []string
		for _, row := range rows {
			for _, cell := range row {
				if strings.HasPrefix(cell, "Бобров") {
					list = append(list, row[0]+" "+plain(cell))
				}
			}
		}
		return slices.Compact(list) // the opponent's line names it too
	}
	for what, file := range map[string][]byte{"seatings": csvout.Seatings(text.RU, d.State), "results": csvout.Results(text.RU, d.State, 3)} {
		got := strings.Join(lines(file), "; ")
		if want := "1 " + before + "; 2 " + before + "; 3 " + after; got != want {
			t.Errorf("%s tell %s, want %s", what, got, want)
		}
	}
	// A replaced player who played the running round's table to its end has played it.
	table, _ := d.State.Running().SeatOf(pair)
	d.Must(t, tournament.EnterResult{Seating: d.State.Running().Seating, Table: table.Number, Result: []byte(`{"ns":1012,"ew":640}`)})
	d.Must(t, tournament.PlayerReplaced{Entrant: pair, Player: 0, Name: "Поздняков", Reason: "ушёл"})
	e := d.State.Entrant(pair)
	for round, want := range map[int]string{0: "Поздняков — Новичкова", 1: before, 2: before, 3: after, 4: "Поздняков — Новичкова"} {
		if got := plain(e.NameIn(round)); got != want {
			t.Errorf("in round %d they are %s, want %s", round, got, want)
		}
	}
	d.Must(t, tournament.Undone{Target: d.State.Events()[len(d.State.Events())-1].ID}, tournament.Undone{Target: undo})
	if e := d.State.Entrant(pair); len(e.Former) > 0 || plain(e.NameIn(3)) != before || len(d.State.PlayerChanges) > 0 {
		t.Errorf("undone, it is %+v", e)
	}
}
