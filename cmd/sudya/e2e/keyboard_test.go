package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/input"
)

// pad presses keys of the number pad of a keyboard: digits, «-», «/» and «\r».
func pad(p *Page, keys string) {
	p.t.Helper()
	yes := true
	for _, key := range keys {
		text, name, code := string(key), string(key), "Numpad"+string(key)
		number := int64(96 + key - '0')
		switch key {
		case '\r':
			name, code, number = "Enter", "NumpadEnter", 13
		case '-':
			code, number = "NumpadSubtract", 109
		case '/':
			code, number = "NumpadDivide", 111
		}
		down := input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeKeyDown, Key: name, Code: code, Text: text, UnmodifiedText: text, WindowsVirtualKeyCode: number, NativeVirtualKeyCode: number, IsKeypad: &yes}
		up := down
		up.Type, up.Text, up.UnmodifiedText = input.DispatchKeyEventTypeKeyUp, "", ""
		call(p, input.DispatchKeyEvent, down)
		call(p, input.DispatchKeyEvent, up)
	}
}

// laptop opens the round of a tournament on a laptop: nothing in it is touched by a mouse.
func laptop(t *testing.T, make func(p *Page, server *Server)) *Page {
	t.Helper()
	server := StartServer(t)
	p := Launch(t, Laptop).Tab()
	make(p, server)
	p.WaitText("введено")
	return p
}

// opened presses a table's number and Enter and waits for its sheet.
func openTable(p *Page, press func(*Page, string), table int) {
	p.t.Helper()
	p.WaitTrue(`document.querySelector("dialog") === null`) // the browser's way back may be under way
	press(p, fmt.Sprintf("%d\r", table))
	p.Wait("dialog", fmt.Sprintf("Стол %d", table))
}

func keys(p *Page, text string) { p.t.Helper(); p.Press(text) }

// A table of belote by the keyboard alone, and one by its number pad alone: totals, both over
// 1000 with the question of who declared, the slip, a correction with its reason.
func TestBeloteByKeys(t *testing.T) {
	t.Parallel()
	p := laptop(t, func(p *Page, server *Server) { seatedRound(p, server, 8) })
	openTable(p, keys, 1)
	p.Press("737\t472")
	p.WaitText("Никто не набрал больше 1000")
	p.Press("y\r")
	p.WaitText("1 из 4 введено")
	openTable(p, pad, 2)
	pad(p, "1012\r640\r") // four digits go on by themselves: Enter on the empty field changes nothing
	p.WaitText("2 из 4 введено")
	openTable(p, pad, 3)
	pad(p, "10361008\r")
	p.WaitText("Кто грузил в последней сдаче?")
	p.WaitTrue(`document.activeElement.name === "declarer"`)
	pad(p, "2")
	p.WaitText("Грузили Ост–Вест")
	pad(p, "\r")
	p.WaitText("3 из 4 введено")

	// The slip: the difference with the sign that contradicts the points is refused.
	openTable(p, keys, 4)
	p.Click("radio", "Баллы и разница")
	p.WaitTrue(`document.getElementById("diff") !== null`)
	p.Press("372\r") // the focus is on the choice: the digits are the difference's all the same
	p.WaitTrue(`document.getElementById("diff").value === "372" && document.activeElement.name === "points"`)
	p.Press("2")
	p.WaitText("+1 / −1")
	p.WaitTrue(`document.getElementById("diff").value === "+372"`)
	p.Press("\r")
	p.WaitText("4 из 4 введено")

	// A correction: Enter asks for the reason, and there records.
	openTable(p, pad, 1)
	p.WaitText("Записан в")
	pad(p, "747\r\r")
	p.WaitTrue(`document.activeElement.id === "reason"`)
	pad(p, "12\r")
	p.WaitTrue(`document.querySelector("dialog") === null`)
	p.WaitText("747")
}

// Digits go to the field of the sheet wherever the focus is; nothing of them is lost, and what
// isn't a number is refused.
func TestDigitsFindTheirField(t *testing.T) {
	t.Parallel()
	p := laptop(t, func(p *Page, server *Server) { seatedRound(p, server, 4) })
	openTable(p, keys, 1)
	p.Press("10")
	p.Run(`document.querySelector('.pad [data-key="7"]').focus()`)
	p.Press("1")
	p.WaitTrue(`document.activeElement.id === "ns" && document.activeElement.value === "101"`)
	p.Run(`document.getElementById("unfinished").focus()`)
	p.Press("2")
	p.WaitTrue(`document.activeElement.id === "ew" && document.getElementById("ns").value === "1012"`)
	p.Press("6")
	p.Run(`document.querySelector(".sheet__close").focus()`)
	p.Press("40")
	p.WaitTrue(`document.getElementById("ew").value === "640"`)
	p.WaitText("Победа")
	p.Press("x")
	p.WaitText("Только целые числа")
	p.WaitTrue(`document.getElementById("ew").value === "640x" && document.querySelector('.pad [data-key="go"]').disabled`)
	p.Press("\b99")
	p.WaitText("Слишком большое число: не больше 9999")
	p.WaitTrue(`document.getElementById("ew").value === "64099"`)
	p.Press("\r\r")
	p.WaitText("0 из 2 введено")
	p.Press("\b\b\r")
	p.WaitText("1 из 2 введено")
}

// A table of preferans: the number pad has minus, «/» and Enter; on a keyboard Tab passes by
// the clocks of lateness.
func TestPreferansByKeys(t *testing.T) {
	t.Parallel()
	p := laptop(t, func(p *Page, server *Server) {
		seat(p, begin(p, server, "Преферанс", []string{"Абаев", "Белов", "Власов", "Гусев", "Дёмин", "Ершов", "Жуков"}))
	})
	openTable(p, keys, 1)
	p.Press("120\t50\t-30\t=")
	p.WaitText("Сумма 0, сходится")
	p.WaitTrue(`[0, 1, 2, 3].map(i => document.getElementById("whists-" + i).value).join() === "+120,+50,−30,−140"`)
	p.Press("\r")
	p.WaitText("1 из 2 введено")
	openTable(p, pad, 2)
	pad(p, "200/3\r-100/3\r-100/3\r")
	p.WaitText("2 из 2 введено")

	openTable(p, keys, 1)
	p.WaitTrue(`document.getElementById("whists-0").value === "+120"`)
	p.Press("130\t40\t\t\t") // the fields that are full are passed one by one, then the rest of the sheet
	p.WaitTrue(`[0, 1].map(i => document.getElementById("whists-" + i).value).join() === "+130,+40" && !document.activeElement.id.startsWith("whists")`)
	p.Press("\x1b")
	p.WaitTrue(`document.querySelector("dialog") === null`)
	openTable(p, pad, 1)
	pad(p, "99999")
	p.WaitText("Слишком большое число: не больше 9999")
	pad(p, "\r")
	p.WaitTrue(`[...document.querySelectorAll("dialog [data-number]")].some((field) => field.value === "+99999")`) // the field where the correction was left
}

// A table of domino: two parties, one of them not played to the end and decided by the judge.
func TestDominoByKeys(t *testing.T) {
	t.Parallel()
	p := laptop(t, func(p *Page, server *Server) {
		seat(p, begin(p, server, "Домино", []string{"Алексеев", "Борисов", "Васильев", "Григорьев"}))
	})
	openTable(p, keys, 1)
	p.Press("117\t64\t88\t109")
	p.WaitText("+1 / +1")
	p.Press("\r")
	p.WaitText("1 из 2 введено")
	openTable(p, pad, 2)
	pad(p, "101\r64\r1000\r")
	p.WaitText("Слишком большое число: не больше 999")
	pad(p, "88\r")
	p.Press("\x1b")
	p.WaitTrue(`document.querySelector("dialog") === null`)
	openTable(p, pad, 2)
	p.WaitTrue(`document.getElementById("party-2").value === "1000"`)
}

// Deals by the number pad alone, at the calculators: who, what and how many tricks or points
// are questions that a digit answers, and Enter goes on.
func TestDealsByNumberPad(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Laptop).Open(server.URL + "#/calc/domino")
	recorded := func(deals int) {
		t.Helper()
		p.WaitTrue(fmt.Sprintf("document.querySelectorAll('.deals > li').length === %d", deals))
		p.WaitTrue(`document.activeElement.id === "deal"`)
	}
	press(p, "#begin")
	p.WaitText("Чем кончилась сдача?")
	pad(p, "117\r") // the first player went out, 17 are left
	recorded(1)
	p.WaitText("17 : 0")
	pad(p, "\r\r25\r9\r") // the second question: рыба of the second player
	recorded(2)
	p.WaitTrue(`document.querySelector(".deals").textContent.includes("17 : 4") || document.querySelector(".deals").textContent.includes("рыба")`)
	p.Screenshot("keys-domino")

	p.Goto(server.URL + "#/calc/belote")
	press(p, "#begin")
	p.WaitText("Сдача 1")
	pad(p, "1100\r20\r\r") // declared by the first pair, 100 of 162, a терц of its own
	recorded(1)
	p.WaitText("120 : 62")
	p.Screenshot("keys-belote")

	p.Goto(server.URL + "#/calc/preferans")
	press(p, "#begin")
	p.WaitText("Внести сдачу 1")
	pad(p, "61") // six, by the first of the three who play
	p.WaitText("Взятки")
	pad(p, "11")   // both whist
	pad(p, "\r5")  // Enter: his tricks
	pad(p, "\r3")  // of the first whister
	pad(p, "\r\r") // of the second, as they come; the last Enter records
	recorded(1)
	p.WaitText("Внести сдачу 2")
	p.Screenshot("keys-preferans")
}

// Keys that wait for a drawing take effect before a touch that comes after them: the numbers
// are in their own fields, whatever the touch does with the focus.
func TestTouchAfterWaitingKeys(t *testing.T) {
	t.Parallel()
	p := laptop(t, func(p *Page, server *Server) {
		seat(p, begin(p, server, "Домино", []string{"Алексеев", "Борисов", "Васильев", "Григорьев"}))
	})
	openTable(p, keys, 1)
	p.WaitTrue(`document.activeElement.matches("dialog [data-number]")`)
	p.Press("108\t74")
	p.Run(`
		for (const key of ["Tab", "5", "0", "Tab", "6", "0"]) {
			document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
		}
		const chip = document.querySelector("#unfinished");
		chip.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
		chip.focus();
		chip.click();`)
	p.WaitTrue(`[...document.querySelectorAll("dialog [data-number]")].map((f) => f.value).join() === "108,74,50,60"`)
}
