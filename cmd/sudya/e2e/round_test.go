package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// pastePairs makes a tournament of belote with so many pairs, and returns the start of its
// addresses.
func pastePairs(p *Page, server *Server, pairs int) string {
	p.t.Helper()
	p.Goto(server.URL + "#/new")
	p.Fill("Название", "Вечер белота")
	p.Click("button", "Создать и записать участников")
	p.Wait("heading", "Участники")
	rows := make([]string, pairs)
	for i := range rows {
		rows[i] = fmt.Sprintf("Север%02d — Юг%02d", i+1, i+1)
	}
	if p.Has("button", "Списком") {
		p.Click("button", "Списком")
	}
	p.Fill("Строки: первый игрок — второй игрок", strings.Join(rows, "\n"))
	p.Click("button", fmt.Sprintf("Записать %d", pairs))
	p.WaitText(fmt.Sprintf("Записано: %d", pairs))
	return server.URL + "#/t/" + strings.Split(strings.Split(p.Address(), "/t/")[1], "/")[0]
}

// touch taps keys of the pad by their data-key, as fast as a finger could.
func touch(p *Page, keys ...string) {
	p.t.Helper()
	for _, key := range keys {
		button := `document.querySelector('dialog[open] .pad [data-key="` + key + `"]')`
		p.WaitTrue(button + "?.disabled === false")
		p.Run(button + ".click()")
	}
}

// A round of five pairs from the draft to the next draft: an exchange by hand, a result by
// eight touches, a question left open, an award, a correction, a write that fails.
func TestRound(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Phone).Tab()
	base := pastePairs(p, server, 5)

	p.Goto(base + "/seating")
	p.WaitText("5 пар: 2 стола")
	p.Click("button", "Рассадить тур 1")
	p.WaitText("По жребию, 2 стола и пропуск")
	first := Eval[[]string](p, `[...document.querySelectorAll(".seat .tline__who")].map(e => e.textContent)`)
	p.Click("button", first[0])
	p.WaitText("коснитесь пары")
	p.Screenshot("round-exchange")
	p.Click("button", first[2])
	p.WaitText("Ручной обмен")
	p.Click("button", "Отменить")
	p.WaitText("Отменено")
	p.WaitTrue(`!document.body.innerText.includes("Ручной обмен")`)
	p.Click("radio", "По именам")
	p.WaitTrue(`document.querySelectorAll(".list > *").length === 5`)
	p.Click("button", "Утвердить")
	p.WaitText("0 из 2 введено")
	p.Click("button", "Старт")
	p.WaitText("Время пущено")

	// A table that begins late has its own time.
	p.Click("link", "Стол 2")
	p.WaitTrue(`document.activeElement === document.querySelector("dialog[open] .score input")`)
	p.Click("button", "Ещё: лист партии")
	p.Screenshot("round-table-menu")
	p.Click("menuitem", "Старт этого стола")
	p.WaitText("Стол 2 начал игру")
	p.Click("button", "Закрыть")
	p.WaitText("Свой старт в")

	// Eight touches: the card, 10…, 2, 4, 4, 1, 2, «Записать» — twice, which records once.
	p.Click("link", "Стол 1")
	p.Wait("dialog", "Стол 1 · тур 1")
	touch(p, "10", "2", "4", "4", "1", "2")
	p.WaitText("Победа с марсом")
	p.Run(`const go = document.querySelector('.pad [data-key="go"]'); go.click(); go.click();`)
	p.WaitText("1 из 2 введено")
	p.WaitText("1024 : 412")

	// Both over 1000: the sheet is put away with the question, the card asks it.
	p.Goto(base + "/table/1/2")
	p.Wait("dialog", "Стол 2 · тур 1")
	touch(p, "10", "3", "6", "10", "0", "8")
	p.WaitText("Кто грузил в последней сдаче?")
	if p.Has("button", "Разрешить доиграть") {
		t.Error("a party over 1000 can be played on")
	}
	p.Click("button", "Закрыть")
	p.WaitText("Обе пары больше 1000: кто грузил в последней сдаче?")
	p.Screenshot("round-question")
	p.Click("link", "Стол 2")
	p.Click("radio", "Ост–Вест")
	p.WaitText("Грузили Ост–Вест")

	// The disk is full: the numbers stay, and once more it works.
	p.Run(`window.add = IDBObjectStore.prototype.add;
		IDBObjectStore.prototype.add = () => { throw new DOMException("full", "QuotaExceededError"); };`)
	touch(p, "go")
	p.Wait("button", "Повторить")
	p.Screenshot("round-failed")
	p.WaitValue("Норд–Зюйд", "1036")
	p.Run(`IDBObjectStore.prototype.add = window.add;`)
	p.Click("button", "Повторить")
	p.WaitText("2 из 2 введено")

	// A correction needs a reason and says what it changes.
	p.Goto(base + "/table/1/1")
	p.WaitText("Записан в")
	p.Fill("Ост–Вест", "712")
	p.WaitText("Исправление:")
	p.WaitText("Нужна причина исправления")
	if !Eval[bool](p, `document.querySelector('.pad [data-key="go"]').ariaDisabled === "true"`) {
		t.Error("a correction looks as if it could be recorded without a reason")
	}
	touch(p, "go")
	p.WaitText("Напишите причину")
	p.WaitTrue(`document.activeElement.id === "reason"`)
	p.Fill("Причина исправления", "Описка на бланке")
	p.Screenshot("round-correction")
	p.WaitTrue(`document.querySelector('.pad [data-key="go"]').ariaDisabled !== "true"`)
	touch(p, "go")
	p.WaitTrue(`document.querySelector("dialog[open]") === null`)
	p.WaitText("712")
	p.Click("link", "Стол 1")
	p.WaitText("История стола")
	p.Click("button", "Закрыть")

	p.Click("button", "Закрыть тур 1")
	p.WaitText("Тур 1 закрыт")
	p.Click("button", "Рассадить тур 2")
	p.WaitText("Швейцарская система")
	p.Screenshot("round-next")
}

// On a laptop everything goes by keyboard: a number and Enter, two totals, the letter of
// «не доиграна» (Н, in the other layout Y), Enter; the focus is then on the next table that is waited for.
func TestRoundByKeyboard(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Laptop).Tab()
	base := pastePairs(p, server, 6)
	p.Goto(base + "/seating")
	p.Click("button", "Рассадить тур 1")
	p.Click("button", "Утвердить")
	p.WaitText("0 из 3 введено")

	p.Press("2\r")
	p.Wait("dialog", "Стол 2")
	p.Press("737\t472")
	p.WaitText("Никто не набрал больше 1000")
	p.Press("y")
	p.WaitText("у лидера больше 500")
	p.Press("\r")
	p.WaitText("1 из 3 введено")
	p.WaitTrue(`document.activeElement.id === "t-1"`)
	p.Press("\r")
	p.Wait("dialog", "Стол 1")
	p.Press("934\t911y")
	p.WaitText("обе пары больше 900")
	p.Press("\x1b")
	p.WaitTrue(`document.querySelector("dialog") === null`)
	p.Press("9\r")
	p.WaitText("Стола 9 нет")
}

// A number typed with a button in focus opens its table, however quickly Enter follows: it
// must not press the button, which closes the round.
func TestNumberBeatsTheButtonInFocus(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Laptop).Open(server.URL)
	seatedRound(p, server, 4)
	for table := 1; table <= 2; table++ {
		p.Press(fmt.Sprintf("%d\r", table))
		p.Wait("dialog", fmt.Sprintf("Стол %d", table))
		p.Press("1100300\r")
		p.WaitText(fmt.Sprintf("%d из 2 введено", table))
		p.WaitTrue(`document.querySelector("dialog") === null`)
	}
	p.Run(`document.getElementById("close").focus();
		for (const [key, code] of [["2", "Digit2"], ["Enter", "Enter"]]) {
			const down = new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true });
			if (document.activeElement.dispatchEvent(down) && key === "Enter") document.activeElement.click();
		}`)
	p.Wait("dialog", "Стол 2")
	p.WaitText("2 из 2 введено")
}

// The second Enter of who presses twice after the last result doesn't close the round, though
// its button has got the focus back.
func TestSecondEnterClosesNothing(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Laptop).Open(server.URL)
	seatedRound(p, server, 4)
	fillResult(p, 1, 1024, 412, false)
	p.Press("\r")
	p.WaitText("1 из 2 введено")
	fillResult(p, 2, 1024, 412, false)
	p.Press("\r")
	p.WaitText("2 из 2 введено")
	p.WaitTrue(`document.querySelector("dialog") === null`)
	p.Run(`document.getElementById("close").focus()`)
	p.Press("2\r") // the sheet is opened with the button in focus, and gives the focus back to it
	p.Wait("dialog", "Стол 2")
	p.Run(`document.querySelector(".sheet__close").click();
		await new Promise((done) => { const wait = () => document.querySelector("dialog") ? setTimeout(wait) : done(); wait(); });
		const button = document.getElementById("close");
		if (document.activeElement !== button) throw new Error("the focus is elsewhere");
		if (button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", code: "Enter", bubbles: true, cancelable: true }))) button.click();`)
	p.WaitText("2 из 2 введено")
	if p.Has("button", "Рассадить тур 2") {
		t.Error("the second Enter closed the round")
	}
	time.Sleep(900 * time.Millisecond)
	p.Press("\r") // pressed on purpose
	p.WaitText("Тур 1 закрыт")
}

// A table that is opened again in the moment in which its sheet has gone opens: by its address
// before anything is drawn, and by its number while the browser is on its way back.
func TestTableOpenedAgainAtOnce(t *testing.T) {
	t.Parallel()
	p := laptop(t, func(p *Page, server *Server) { seatedRound(p, server, 4) })
	openTable(p, keys, 1)
	p.Press("7")
	p.Run(`const table = location.hash;
		window.former = document.querySelector("dialog");
		addEventListener("popstate", () => { location.hash = table; }, { once: true });
		document.querySelector("dialog .sheet__close").click();`)
	p.WaitTrue(`(document.querySelector("dialog") ?? former) !== former`)
	p.Wait("dialog", "Стол 1")
	p.WaitTrue(`[...document.querySelectorAll("dialog [data-number]")].map((f) => f.value).join() === "7,"`)
	p.Run(`
		const key = (key, code) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }));
		new MutationObserver((_, watch) => {
			if (document.querySelector("dialog")) return;
			watch.disconnect();
			key("2", "Digit2");
			key("Enter", "Enter");
		}).observe(document.body, { childList: true, subtree: true });
		document.querySelector("dialog .sheet__close").click();`)
	p.WaitTrue(`location.hash.endsWith("/table/1/2")`)
	p.Wait("dialog", "Стол 2")
}
