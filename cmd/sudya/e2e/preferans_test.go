package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// begin makes a tournament of a regulation with a pasted list, and publishes round 1.
func begin(t *testing.T, p *Page, server *Server, regulation string, lines []string) (id string) {
	t.Helper()
	p.Goto(server.URL + "#/new")
	p.Click("radio", regulation)
	p.Click("button", "Создать и записать участников")
	p.WaitText("последние сверху")
	if p.Has("button", "Списком") { // on a phone the list is folded away
		p.Click("button", "Списком")
	}
	p.Fill("По участнику в строке", strings.Join(lines, "\n"))
	p.Click("button", fmt.Sprintf("Записать %d", len(lines)))
	p.WaitText(fmt.Sprintf("%d участ", len(lines)))
	id = strings.Split(p.Address(), "/t/")[1]
	return strings.Split(id, "/")[0]
}

// seat publishes the next round's seating.
func seat(p *Page, id string, round int) {
	p.t.Helper()
	show(p, id, "seating")
	p.Click("button", fmt.Sprintf("Рассадить тур %d", round))
	p.Click("button", "Утвердить")
	show(p, id, "round")
	p.WaitText(fmt.Sprintf("Тур %d", round))
}

func show(p *Page, id, screen string) {
	p.t.Helper()
	p.Run(fmt.Sprintf("location.hash = '#/t/%s/%s'", id, screen))
}

func names(n int) []string {
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprintf("Игрок%02d", i+1)
	}
	return list
}

func TestPreferans(t *testing.T) {
	server := StartServer(t)
	browser := Launch(t, Phone)
	p := browser.Tab()
	id := begin(t, p, server, "Преферанс «Алматинка»", names(26))
	p.Screenshot("pref-entrants")
	seat(p, id, 1)
	p.Screenshot("pref-round")
	show(p, id, "table/1/1")
	p.Wait("dialog", "Стол 1")
	p.Screenshot("pref-result-empty")
	p.Press("146" + kb.Tab + kb.Tab + "-212" + kb.Tab + kb.Tab + "318")
	p.Screenshot("pref-result-three")
	p.Press(kb.Tab + kb.Tab + "=")
	p.WaitText("Сумма 0")
	p.Screenshot("pref-result-full")
	p.Click("button", "Опоздание")
	p.Screenshot("pref-result-late")
	show(p, id, "table/1/7")
	p.Wait("dialog", "Стол 7")
	p.Press("66 2/3")
	p.Screenshot("pref-result-thirds")
	show(p, id, "sheet/1/1")
	p.WaitText("Сдача 1")
	p.Screenshot("pref-sheet")
	show(p, id, "sheet/1/7")
	p.WaitText("Сдача 1")
	p.Screenshot("pref-sheet-three")
	show(p, id, "presence")
	p.WaitText("Кого нет")
	p.Screenshot("pref-presence")
	p.Visit(server.URL + "#/calc/preferans")
	p.WaitText("Начать")
	p.Screenshot("pref-calc")
}
