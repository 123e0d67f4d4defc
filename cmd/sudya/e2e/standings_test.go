package e2e

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestStandings: from the example's places through a path, paper, the board in a second
// window, to the end of a round.
func TestStandings(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	browser := Launch(t, Laptop)
	page := browser.Open(server.URL)
	page.Click("button", "Пример")
	page.WaitTrue(`location.hash.startsWith("#/t/")`)
	base := server.URL + "#/t/" + Eval[string](page, `location.hash.split("/")[2]`)

	page.Goto(base + "/standings")
	page.WaitText("Места: тур 3")
	page.WaitText("тур идёт, 3 из 6")
	page.Goto(base + "/standings/2")
	page.WaitText("Места после тура 2")
	leader := Eval[string](page, `document.querySelector(".opener").textContent`)
	page.Click("button", leader)
	page.WaitTrue(`document.querySelectorAll(".more tbody tr").length === 2`)
	page.Fill("Найти по имени", leader)
	page.WaitTrue(`document.querySelectorAll(".opener").length === 1`)
	page.Screenshot("standings-path")

	for kind, want := range map[string]string{
		"seating": "Рассадка тура 3", "names": "Рассадка тура 3 по фамилиям", "slips": "Бланки тура 3", "blanks": "Пустые бланки",
		"standing": "Места после тура 3", "cross": "Номера — итоговые", "protocol": "Протокол после тура 3", "journal": "Турнир создан", "entrants": "13 пар",
	} {
		page.Goto(base + "/print/" + kind)
		page.WaitText(want)
		page.WaitTrue(`document.querySelector(".a4")`)
	}
	page.Goto(base + "/print/slips")
	page.WaitTrue(`document.querySelectorAll(".slips").length === 2 && document.querySelectorAll(".slip").length === 6`)
	page.Run(`window.print = () => { window.printed = true; };`)
	page.Click("button", "Печать")
	page.WaitTrue(`window.printed`)

	board := browser.Open(base + "/board")
	board.WaitText("Тур 3 из 5")
	board.WaitText("Сдано бланков: 3 из 6")
	board.Run(`window.first = document.querySelector(".board__rows").innerText;
		window.dispatchEvent(new KeyboardEvent("keydown", { code: "ArrowRight", key: "ArrowRight" }));`)
	board.WaitTrue(`document.querySelector(".board__rows").innerText !== window.first`)
	board.Screenshot("board")
}

// tableOf is the table that a chart has instead of its drawing: a line a row, cells apart
// by «|».
func tableOf(p *Page, chart string) []string {
	p.t.Helper()
	return strings.Split(plain(Eval[string](p, `[...document.querySelectorAll("#`+chart+`-table tbody tr")]
		.map((row) => [...row.children].map((cell) => cell.firstElementChild.textContent).join("|")).join("\n")`)), "\n")
}

// TestCharts: a round of typed results and a no-show, read from the tables of both charts;
// lines taken off and put on; on the phone.
func TestCharts(t *testing.T) {
	t.Parallel()
	j := played(t, 9, 1, nil)
	j.open(0)
	r := j.s.LastRound()
	brought := map[rules.EntrantID]rules.Half{r.Byes[0]: rules.Points(1)}
	for i, typed := range []struct {
		result string
		ns, ew rules.Half
	}{
		{`{"ns":1012,"ew":640}`, 2, -2},                      // a difference of 372
		{`{"ns":99,"ew":1001}`, -3, 3},                       // 902, with mars
		{`{"ns":1020,"ew":1030,"lastDeclarer":"ew"}`, 2, -2}, // 1: both were over (II.5)
		{`{"noShow":"ew"}`, 3, -3},                           // V.3
	} {
		table := r.Tables[i]
		brought[table.Seats[0]], brought[table.Seats[1]] = typed.ns, typed.ew
		j.do(0, tournament.EnterResult{Seating: r.Seating, Table: table.Number, Result: []byte(typed.result)})
	}
	j.do(0, tournament.RoundClosed{Seating: r.Seating})
	before, now := j.s.Standing(1), j.s.Standing(2)
	// row is what the table of points must say of a place.
	row := func(place int) string {
		l := now.Lines[place-1]
		first := before.Line(l.Entrant).Points
		name := []rune(j.s.Entrant(l.Entrant).Players[0])
		if len(name) > 12 {
			name = append(name[:11], '…')
		}
		return text.Place(&l) + " " + string(name) + "|" + text.Half(text.RU, first) + "|" + text.Half(text.RU, first+brought[l.Entrant])
	}
	// chip is the name by which a place's line is chosen.
	chip := func(place int) string {
		l := now.Lines[place-1]
		return text.Place(&l) + " " + j.s.Entrant(l.Entrant).Name()
	}
	expect := func(what string, got []string, want ...string) {
		t.Helper()
		if !slices.Equal(got, want) {
			t.Errorf("%s:\n%s\nwant\n%s", what, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}

	server := StartServer(t)
	page := Launch(t, Phone).Open(server.URL)
	base := j.put(page, server)
	page.Goto(base + "/standings")
	page.Click("radio", "Баллы")
	page.WaitTrue(`document.querySelectorAll("#points-table tbody tr").length === 4`)
	expect("the first four", tableOf(page, "points"), row(1), row(2), row(3), row(4))
	page.Click("checkbox", chip(1))
	page.Click("checkbox", chip(8))
	page.WaitTrue(`document.querySelector("#points-table tbody").textContent.includes("8 ")`)
	expect("without the leader, with the eighth", tableOf(page, "points"), row(2), row(3), row(4), row(8))
	for _, place := range []int{5, 6, 7, 1} {
		page.Click("checkbox", chip(place))
	}
	page.WaitText("Показано 8: больше линий не различить")
	page.WaitTrue(`document.querySelectorAll(".chips--names input:disabled").length === 1`)
	page.WaitTrue(`[...document.querySelectorAll(".chips--names .chip")].every((chip) => chip.offsetHeight >= 44)`)
	page.WaitTrue(`document.documentElement.scrollWidth <= innerWidth`)
	page.Screenshot("charts-points")
	page.Click("button", "Первые четыре")
	page.WaitTrue(`document.querySelectorAll("#points-table tbody tr").length === 4`)

	page.Click("radio", "Разницы")
	page.WaitText("Разница вистов в партии (все туры)")
	sizes := 0
	for _, line := range tableOf(page, "gaps") {
		_, n, _ := strings.Cut(line, "|")
		count, err := strconv.Atoi(n)
		if err != nil {
			t.Fatal(err)
		}
		sizes += count
	}
	if want := 4 + 3; sizes != want { // four tables of round 1, three of round 2
		t.Errorf("%d tables in all rounds, want %d", sizes, want)
	}
	page.Run(`const round = document.getElementById("gaps-round"); round.value = "2"; round.dispatchEvent(new Event("change"));`)
	page.WaitText("Разница вистов в партии (тур 2)")
	expect("the differences of round 2", tableOf(page, "gaps"), "0–99|1", "100–199|0", "200–299|0", "300–399|1", "400–499|0",
		"500–599|0", "600–699|0", "700–799|0", "800–899|0", "900–999|1")
	for _, said := range []string{"372\nмедиана", "902\nнаибольшая", "3\nстола", "Не посчитано: 1 стол."} {
		page.WaitText(said)
	}
	page.Screenshot("charts-gaps")
	page.Click("link", "Наибольшая: тур 2, стол "+strconv.Itoa(r.Tables[1].Number))
	page.WaitTrue(`location.hash.endsWith("/table/2/` + strconv.Itoa(r.Tables[1].Number) + `")`)
}
