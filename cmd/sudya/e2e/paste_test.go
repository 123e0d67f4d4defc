package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// TestPastedList as a messenger and a spreadsheet have it: the preview, the toast and the
// register agree; what isn't understood stays in the box; the list is taken back in one tap.
func TestPastedList(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	for _, view := range []View{Phone, Laptop.InDark(), Small} {
		p := Launch(t, view).Open(server.URL)
		p.Click("link", "Новый турнир")
		p.Fill("Название", "Список")
		p.Click("button", "Создать и записать участников")
		p.Wait("heading", "Участники")
		if view.Width < 1000 {
			p.Click("button", "Списком")
		}
		const box = "Строки: первый игрок — второй игрок"
		const in = "Кубок Алматы, список пар:\n1. Иванов Пётр (Алматы) — Петров Олег +7 701 123-45-67\n2) Кузьмич\n• Әбілов Қанат / О’Нил Шон ✅\n4. Иванов Пётр — Рыбин Илья\n5. Щукин-Карпов"
		p.Fill(box, in)
		p.WaitText("2 из 5")
		p.WaitText("Не понято и останется здесь: 2 строки")
		p.Screenshot(fmt.Sprintf("paste-preview-%d", view.Width))
		p.Click("button", "Записать 2 пары")
		p.WaitText("Записано: 2 пары. В окне остались 3 строки")
		p.WaitText("Иванов Пётр уже есть в паре 1")
		if got := Eval[string](p, `document.querySelector("#paste").value`); got != "2) Кузьмич\n4. Иванов Пётр — Рыбин Илья\n5. Щукин-Карпов" {
			t.Errorf("left in the box:\n%s", got)
		}
		p.Screenshot(fmt.Sprintf("paste-left-%d", view.Width))
		p.Click("button", "Отменить список")
		p.WaitText("Пока никого")
		if got := Eval[string](p, `document.querySelector("#paste").value`); got != in {
			t.Errorf("taken back, the box has:\n%s", got)
		}
		p.Click("button", "Это разные люди: записать все 3 пары")
		p.WaitText("Записано: 3 пары")
		if text := plain(p.Text()); !strings.Contains(text, "Әбілов Қанат — О’Нил Шон") {
			t.Errorf("the register doesn't name what was taken:\n%s", text)
		}
		p.Reload()
		p.WaitText("Отменить список")
	}
}
