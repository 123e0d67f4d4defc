package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// TestBoardOnAPhone: an installed program has no way back of the browser's, so the board
// has one of its own where there is a finger; the projector's screen has none (TestBoard).
func TestBoardOnAPhone(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	for name, view := range map[string]View{"phone": Phone, "small": Small, "lying": {Width: 844, Height: 390, Mobile: true}} {
		t.Run(name, func(t *testing.T) {
			page := Launch(t, view).Open(server.URL)
			j := played(t, 12, 1, nil)
			j.open(time.Minute)
			base := j.put(page, server)
			page.Goto(base + "/board")
			page.WaitText("Тур 2 из")
			page.Screenshot("board-" + name)
			page.Click("link", "К турниру")
			page.WaitText("введено")
		})
	}
}

// TestBeloteSheetOfATable: the sheet of a table is reached from its result, as in the other games.
func TestBeloteSheetOfATable(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	page := Launch(t, Phone).Open(server.URL)
	j := played(t, 8, 1, nil)
	j.open(time.Minute)
	base := j.put(page, server)
	page.Goto(base + "/table/2/2")
	page.Click("button", "Ещё: лист партии")
	page.Screenshot("belote-table-menu")
	page.Click("menuitem", "Лист партии")
	page.WaitText("Сдача 1")
	if want := fmt.Sprintf("%s/sheet/2/2", base); page.Address() != want {
		t.Errorf("the sheet is at %s, want %s", page.Address(), want)
	}
}

// TestSkippedRound: a player says that he won't play round 2; he is left out of its seating,
// has −80 unless the judge waives it, and sits again in round 3.
func TestSkippedRound(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Phone).Tab()
	id := begin(p, server, "Преферанс «Алматинка»", []string{"Оспанов", "Полуянов", "Тулеев", "Якубов", "Бекетов", "Верещак", "Дёмина", "Хлебников"})
	seat(p, id)
	play := func() {
		for _, href := range waiting(p) {
			p.Run(fmt.Sprintf("location.hash = %q", href))
			p.WaitTrue("document.querySelector('dialog #whists-2')")
			fields := [][2]string{{"whists-0", "100"}, {"whists-1", "-40"}, {"whists-2", "-20"}, {"whists-3", "="}}
			if !Eval[bool](p, "Boolean(document.querySelector('dialog #whists-3'))") {
				fields = [][2]string{{"whists-0", "100"}, {"whists-1", "-40"}, {"whists-2", "="}}
			}
			enter(p, href, fields)
		}
	}
	play()
	press(p, "#close")
	p.WaitTrue("document.querySelector('#seat')")

	show(p, id, "entrants")
	skip := func(item string) {
		p.Click("button", "Участник 7: действия")
		p.Click("menuitem", item)
	}
	skip("Пропускает тур")
	p.WaitText("Пропуск тура — −80")
	p.Screenshot("skip-sheet")
	press(p, "#sheet-go")
	p.WaitText("пропустит тур 2")
	skip("Сыграет")
	p.WaitTrue("!document.body.innerText.includes('пропустит тур 2')")
	skip("Пропускает тур")
	p.WaitText("Пропуск тура — −80")
	press(p, "#sheet-go")
	p.WaitText("пропустит тур 2")
	p.Screenshot("skip-entrants")

	show(p, id, "seating")
	p.WaitText("О пропуске тура 2 предупредили: Дёмина")
	p.Screenshot("skip-next")
	press(p, "#seat")
	press(p, "#publish")
	p.WaitText("0 из 2 введено")
	p.WaitText("О пропуске тура 2 предупредили: Дёмина")
	if n := len(waiting(p)); n != 2 {
		t.Errorf("seven play at %d tables", n)
	}
	show(p, id, "presence")
	p.WaitText("О пропуске предупредили. Пропуск тура: −80")
	p.Screenshot("skip-presence")
	p.Click("button", "Дёмина: не засчитать пропуск")
	p.Fill("Дёмина: почему", "играет за сборную")
	press(p, "#waive-go")
	p.WaitText("Пропуск не засчитан: играет за сборную")
	show(p, id, "print/seating/2")
	p.WaitText("Тур пропускают:")
	show(p, id, "round")
	play()
	next(p, 2)
	if !strings.Contains(p.Text(), "Дёмина") || strings.Contains(p.Text(), "предупредили") {
		t.Errorf("round 3 doesn't seat her again:\n%s", p.Text())
	}
}

// TestNamedTablesStart: «СТАРТ № столов» starts named tables in one step; the others wait and
// are started together.
func TestNamedTablesStart(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Phone).Tab()
	players := make([]string, 24)
	for i := range players {
		players[i] = fmt.Sprintf("Игрок %02d", i+1)
	}
	id := begin(p, server, "Преферанс «Алматинка»", players)
	seat(p, id)
	p.Click("button", "Часы: прибавить или убавить время")
	p.Click("menuitem", "Старт столов по номерам")
	p.Fill("Номера столов", "1–4, 8")
	p.WaitText("8: такого стола нет или он уже начал")
	p.Fill("Номера столов", "1–4")
	p.WaitText("Старт: столы 1–4")
	p.Screenshot("starts-sheet")
	p.Click("button", "3")
	p.WaitText("Старт: столы 1, 2, 4")
	press(p, "#starts-go")
	p.WaitTrue("!document.querySelector('dialog')")
	p.WaitText("Ждут старта столы 3, 5, 6")
	p.Screenshot("starts-waiting")
	p.Click("button", "Часы: прибавить или убавить время")
	p.Click("menuitem", "Старт столов по номерам")
	p.Click("button", "6")
	p.WaitText("Старт: стол 6")
	press(p, "#starts-go")
	p.WaitText("Ждут старта столы 3, 5")
	p.Click("button", "Старт остальным")
	p.WaitText("Остальные столы начали")
	p.WaitTrue("!document.body.innerText.includes('Ждут старта')")
	show(p, id, "journal")
	p.WaitText("столы 1, 2, 4")
}
