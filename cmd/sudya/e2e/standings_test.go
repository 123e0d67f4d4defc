package e2e

import "testing"

// TestStandings: from the example's places through a path, paper, the board in a second
// window, to the end of a round.
func TestStandings(t *testing.T) {
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
