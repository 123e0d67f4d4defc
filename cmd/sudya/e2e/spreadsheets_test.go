package e2e

import (
	"encoding/csv"
	"fmt"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
)

// TestSpreadsheetsOfEachGame: results with the game's own columns and the journal, as they
// are saved from the menus.
func TestSpreadsheetsOfEachGame(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	b := Launch(t, Phone)
	p := b.Open(server.URL)
	for regulation, column := range map[string]string{"belote-pairs": "Свои висты", "preferans-almaty": "БВ", "domino-1x1": "Партия 2: свои очки"} {
		reg, _ := regulations.Find(regulation)
		s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 12, Seed: regulation, Rounds: 2})
		if err != nil {
			t.Fatal(err)
		}
		j := &judged{t: t, s: s}
		base := j.put(p, server)
		places(p, base)
		press(p, "#standings-menu")
		p.Screenshot("csv-menu-" + regulation)
		p.Click("menuitem", "Результаты в CSV")
		rows := spreadsheet(t, b.Saved("*— результаты —*.csv"))
		if !strings.Contains(strings.Join(rows[0], "|"), column) || len(rows) != 12*2+1 || strings.Contains(fmt.Sprint(rows), "{") {
			t.Errorf("%s: %d rows under %q", regulation, len(rows), rows[0])
		}
		p.Goto(base + "/journal")
		p.WaitTrue(`document.querySelector("#journal-menu")`)
		press(p, "#journal-menu")
		p.Click("menuitem", "Журнал в CSV")
		rows = spreadsheet(t, b.Saved("*— журнал —*.csv"))
		if len(rows) != len(s.Events())+1 || rows[0][4] != "Запись" {
			t.Errorf("%s: %d rows of the journal under %q", regulation, len(rows), rows[0])
		}
	}
}

func spreadsheet(t testing.TB, file []byte) [][]string {
	t.Helper()
	r := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(file), "\ufeff")))
	r.Comma = ';'
	rows, err := r.ReadAll()
	if err != nil || len(rows) == 0 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	return rows
}

// TestPastedTeams of domino: towns are teams, however they are written, and a name that is
// there already waits for the judge's word.
func TestPastedTeams(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Phone.InDark()).Open(server.URL)
	p.Goto(server.URL + "#/new")
	p.Click("radio", "Домино")
	p.Fill("Название", "Команды")
	p.Click("button", "Создать и записать участников")
	p.Wait("heading", "Участники")
	p.Click("button", "Списком")
	p.Fill("По участнику в строке", "№\tФИО\tГород\tТелефон\n1\tИванов Пётр\tАлматы\t+7 701 123-45-67\n2\tКотов Ян\tалматы\t\n3\tРыбин Илья\tб/к\t\n4\tИванов Пётр\tАстана\t\n5\t\tАстана\t")
	p.WaitText("3 из 5")
	p.WaitText("без: +7 701 123-45-67")
	p.WaitText("Такое имя есть выше: Иванов Пётр (Алматы)")
	p.Screenshot("paste-teams")
	p.Click("button", "Записать 3 участников")
	p.WaitText("В окне остались 2 строки")
	if got := plain(p.Text()); !strings.Contains(got, "Котов Ян") || strings.Contains(got, "алматы\n") {
		t.Errorf("the register:\n%s", got)
	}
	p.Screenshot("paste-teams-left")
}
