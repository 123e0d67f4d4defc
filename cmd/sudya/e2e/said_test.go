package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// playersDesk is a desk of a tournament of single players А, Б, В …
func playersDesk(t *testing.T, regulation string, n int, params rules.Params) (*rulestest.Desk, []rules.EntrantID) {
	t.Helper()
	reg, _ := regulations.Find(regulation)
	d := rulestest.NewDesk(regulations.Find, 1)
	d.Must(t, tournament.Create(reg, tournament.Details{Name: "Проба"}, params))
	names := make([][]string, n)
	for i := range names {
		names[i] = []string{"Игрок " + string([]rune("АБВГДЕЖЗИКЛМНОПРСТ")[i])}
	}
	return d, d.Register(t, names...)
}

// TestLateAndMetAgain is 3.5 on the screens of preferans: who joins in round 4 pays three
// missed rounds, and the draft of that round names who meets again, as the paper does.
func TestLateAndMetAgain(t *testing.T) {
	t.Parallel()
	d, _ := playersDesk(t, "preferans-almaty", 7, nil)
	for range 3 {
		d.Open(t)
		for _, table := range d.State.Running().Tables {
			raw := `{"whists":["30","10","-10","-30"]}`
			if len(table.Seats) == 3 {
				raw = `{"whists":["30","0","-30"]}`
			}
			d.Must(t, tournament.EnterResult{Seating: d.State.Running().Seating, Table: table.Number, Result: []byte(raw)})
		}
		d.Close(t)
	}
	server := StartServer(t)
	p := Launch(t, Phone).Tab()
	take(p, server, "late.json", (&judged{t: t, s: d.State}).file(), "Взять турнир")
	base := server.URL + "#/t/" + tournamentOf(p.Address())
	p.Goto(base + "/entrants")
	p.WaitText("штраф −240 балл")
	p.Fill("Фамилия и имя", "Опоздавший")
	p.Click("button", "Записать")
	p.WaitText("В игре с тура 4: позднее вступление")
	p.Screenshot("late-phone")
	p.Goto(base + "/seating")
	p.Click("button", "Рассадить тур 4")
	p.WaitText("Повторных встреч — ")
	p.WaitText("Уже встречались: Игрок")
	p.Screenshot("again-phone")
	count := Eval[string](p, `document.body.innerText.match(/Повторных встреч — (\d+)/)[1]`)
	p.Resize(Laptop.InDark())
	p.WaitText("Уже встречались: Игрок")
	p.Screenshot("again-laptop-dark")
	p.Goto(base + "/print/seating/4")
	p.WaitText("Повторных встреч — " + count + ": Игрок")
	p.Screenshot("again-paper")
	if named := strings.Count(p.Text(), "(тур"); fmt.Sprint(named) != count {
		t.Errorf("%s pairs are counted, %d named:\n%s", count, named, p.Text())
	}
}

// TestFinalSaidAndRemoved: three tied in dominoes are told apart by their differences in the
// final, on the screen and in the protocol; when the winner is removed, the others move up.
func TestFinalSaidAndRemoved(t *testing.T) {
	t.Parallel()
	d, ids := playersDesk(t, "domino-1x1", 6, rules.Params{"rounds": 1})
	d.Must(t, tournament.SeatByHand{Tables: []rules.SeatedTable{
		{Table: 1, Seats: []rules.EntrantID{ids[0], ids[3]}}, {Table: 2, Seats: []rules.EntrantID{ids[1], ids[4]}}, {Table: 3, Seats: []rules.EntrantID{ids[2], ids[5]}},
	}})
	d.Must(t, tournament.RoundPublished{Seating: d.State.LastRound().Seating})
	score := func(table int, winner rules.EntrantID, diff int) {
		r := d.State.Running()
		party := fmt.Sprintf(`{"a":101,"b":%d}`, 101-diff/2)
		if r.Tables[table-1].Seats[1] == winner {
			party = fmt.Sprintf(`{"a":%d,"b":101}`, 101-diff/2)
		}
		d.Must(t, tournament.EnterResult{Seating: r.Seating, Table: table, Result: []byte(`{"parties":[` + party + "," + party + `]}`)})
	}
	for i, diff := range []int{100, 60, 40} {
		score(i+1, ids[i], diff)
	}
	d.Close(t)
	// In the final А beats Б by 10, Б beats В by 20, В beats А by 40: В +20, Б +10, А −30.
	for range 3 {
		d.Open(t)
		for _, table := range d.State.Running().Tables {
			for k, diff := range []int{10, 20, 40} {
				if a, b := table.Seats[0], table.Seats[1]; a == ids[k] && b == ids[(k+1)%3] || b == ids[k] && a == ids[(k+1)%3] {
					score(table.Number, ids[k], diff)
				}
			}
		}
		d.Close(t)
	}
	server := StartServer(t)
	p := Launch(t, Laptop).Tab()
	take(p, server, "final.json", (&judged{t: t, s: d.State}).file(), "Взять турнир")
	base := server.URL + "#/t/" + tournamentOf(p.Address())
	p.Goto(base + "/standings")
	p.WaitText("разность в финале +10 против +20")
	p.WaitText("разность в финале −30 против +10")
	p.Screenshot("final-laptop")
	p.Resize(Phone.InDark())
	p.WaitText("разность в финале −30 против +10")
	p.Screenshot("final-phone-dark")
	p.Resize(Laptop)
	p.Goto(base + "/print/protocol")
	p.WaitText("разность в финале −30 против +10")
	p.Screenshot("final-protocol")

	winner := d.State.Standing(4).Lines[0].Entrant
	p.Goto(base + "/entrants")
	press(p, fmt.Sprintf(`[aria-label="Участник %d: действия"]`, d.State.Entrant(winner).Number))
	p.Click("menuitem", "Снять с турнира")
	p.Fill("Причина", "подсказки")
	press(p, "#sheet-go")
	p.WaitText("После тура 4")
	p.WaitTrue(`!document.querySelector("dialog") && location.hash.endsWith("/entrants")`) // gone back from the form
	p.Goto(base + "/standings")
	p.WaitText("снятие с турнира: ниже всех, кто сыграл столько же туров")
	p.Screenshot("removed-laptop")
	lines := places(p, base)
	if at := strings.Index(lines, d.State.Entrant(winner).Name()); at < strings.Index(lines, "Игрок Г") {
		t.Errorf("the removed winner isn't last:\n%s", lines)
	}
}
