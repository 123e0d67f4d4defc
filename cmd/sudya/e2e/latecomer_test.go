package e2e

import (
	"strings"
	"testing"
)

// TestLatecomerAtHome: of two absent players the tables keep three at tables 1 and 3; who was
// seated at table 1 enters there when he comes, the screen says so before the tap, and taking
// it back leaves him without a table again, from the message and from the journal.
func TestLatecomerAtHome(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Phone).Tab()
	id := begin(p, server, "Преферанс «Алматинка»", []string{"Оспанов", "Полуянов", "Тулеев", "Якубов", "Бекетов", "Верещак",
		"Дёмина", "Хлебников", "Сулейменов", "Жданова", "Ким", "Марченко"})
	seat(p, id)
	show(p, id, "presence")
	p.Click("button", "Объявить")
	p.WaitText("после объявления. Опозданием не считается")
	name := func(table string) string {
		return Eval[string](p, "[...document.querySelectorAll('fieldset')].find(f => f.innerText.trim().startsWith('Стол "+table+"')).querySelector('button').innerText.trim()")
	}
	late, other := name("1"), name("3")
	p.Click("button", late)
	p.Click("button", other)
	p.WaitText("на троих 2")
	p.Click("button", "Пересадить")
	p.WaitText("Столы доукомплектованы")
	p.WaitText("Придёт — за стол 1")
	if narrow := Eval[int](p, "Math.min(...[...document.querySelectorAll('[id^=came-]')].map(b => b.closest('.list > *').querySelector('.xs').clientWidth))"); narrow < 200 {
		t.Errorf("the line of an absent player is %d px wide on a phone", narrow)
	}
	Eval[bool](p, "document.querySelector('[id^=came-]').scrollIntoView({block: 'center'}), true")
	p.Screenshot("latecomer-before")
	p.Click("button", late+": пришёл сейчас")
	p.WaitText(late + ": стол 1")
	p.Click("button", "Отменить")
	p.WaitText("Придёт — за стол 1")
	if text := p.Text(); strings.Contains(text, "держатся более поздние") {
		t.Errorf("the undo is refused:\n%s", text)
	}
	p.Click("button", late+": пришёл сейчас")
	p.WaitText(late + ": стол 1")
	show(p, id, "journal")
	p.WaitText("Приход: " + late)
	p.Screenshot("latecomer-journal")
	p.Click("button", "Отменить: Стол 1: за стол садится "+late)
	p.WaitText("отменено")
	show(p, id, "presence")
	p.WaitText("Придёт — за стол 1")
}
