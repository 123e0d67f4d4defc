package e2e

import (
	"fmt"
	"testing"
)

// throwOnce makes a method of the page throw the next time that it is called.
func throwOnce(owner, method string) string {
	return `{
		const owner = ` + owner + `, kept = owner.` + method + `;
		owner.` + method + ` = function () { owner.` + method + ` = kept; throw new Error("the test's fault"); };
	}`
}

// What can go wrong inside, and how a test makes it so from outside: the program itself has
// no hooks. It is started again with the boundary in the place of the screen that failed,
// with a way back and the file; Enter, which the program died of, must not press a button of
// it, and the other screens open as before.
func TestFaults(t *testing.T) {
	t.Parallel()
	cases := []struct {
		name, script string // the script runs when two totals are typed, before Enter
		detail       string // what the report must name
		recorded     bool   // only the way of the key fails: its button takes the entry
	}{
		{"listener", throwOnce("Event.prototype", "preventDefault"), "the test's fault", true},
		{"render", throwOnce("Document.prototype", "createElement") + `location.hash = "#/help";`, "the test's fault", false},
		{"dead-runtime", `crypto.getRandomValues = () => { throw new Error("the test's fault"); };`, "the test's fault", false},
		{"exit", `sudyaWatch(Promise.resolve());`, "Среда выполнения завершилась", false},
		{"stack-overflow", overflow, "Maximum call stack size exceeded", false},
	}
	server := StartServer(t)
	b := Launch(t, Laptop)
	p := b.Open(server.URL)
	p.Allow("") // the browser and the runtime tell of it too
	id := seatedRound(p, server, 2*len(cases))
	address := server.URL + "#/t/" + id
	for i, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			outer := p.t
			p.t = t
			defer func() { p.t = outer }()
			table := i + 1
			before := readDisk(p, id)
			p.Goto(address + "/round")
			p.WaitText(fmt.Sprintf("%d из %d введено", i, len(cases)))
			fillResult(p, table, 1024, 412, false)
			p.WaitOffline()
			p.Run(c.script)
			p.Press("\r")
			p.WaitText("Сбой программы")
			p.WaitText("Всё, что было записано раньше, сохранено на этом устройстве")
			p.WaitText(c.detail)
			p.Screenshot("fault-" + c.name)
			p.Click("button", "Сохранить в файл: Вечер белота")
			if s := savedState(t, b); len(s.Events()) != len(before.Lines) && !c.recorded {
				t.Errorf("the file has %d events of %d", len(s.Events()), len(before.Lines))
			}
			switch i % 3 {
			case 0: // another screen isn't the one that failed
				p.Goto(address + "/standings")
				p.WaitTrue(`!document.body.innerText.includes("Сбой программы")`)
			case 1:
				p.Click("button", "К турнирам")
				p.WaitTrue(`location.hash === "#/" && !document.body.innerText.includes("Сбой программы")`)
			case 2:
				p.Click("button", "Перезагрузить")
				p.WaitTrue(`!document.body.innerText.includes("Сбой программы")`)
			}
			p.WaitApp()
			p.Goto(address + "/round")
			if c.recorded {
				p.WaitText(fmt.Sprintf("%d из %d введено", table, len(cases)))
				readDisk(p, id).whole(t)
				return
			}
			p.WaitText(fmt.Sprintf("%d из %d введено", i, len(cases)))
			if after := readDisk(p, id); len(after.Lines) != len(before.Lines) {
				t.Errorf("the failing entry left %d lines", len(after.Lines)-len(before.Lines))
			}
			// and it works again
			p.Goto(fmt.Sprintf("%s/table/1/%d", address, table))
			p.Wait("dialog", fmt.Sprintf("Стол %d", table))
			// What was typed may have been kept, or not: it died in the middle.
			p.Fill("Норд–Зюйд", "1024")
			p.Fill("Ост–Вест", "412")
			p.WaitTrue(`!document.querySelector('dialog[open] .pad [data-key="go"]').disabled`)
			p.Press("\r")
			p.WaitText(fmt.Sprintf("%d из %d введено", table, len(cases)))
			readDisk(p, id).whole(t)
		})
	}
}

// overflow calls into the program near the very end of the stack, with a little more room
// each time, until it is the program that runs out of it; the browser reports what nobody
// has caught.
const overflow = `{
	const call = (room) => {
		let left = room, end;
		const dive = () => {
			try { dive(); } catch (full) {
				if (end) return;
				if (left-- > 0) throw full;
				try { goappNav(location.href); end = "done"; } catch (error) { end = error; }
			}
		};
		dive();
		return end;
	};
	for (let room = 1; room < 10000; room++) {
		const end = call(room);
		if (end === "done") break;
		if (/wasm-function/.test(end.stack)) { reportError(end); break; }
	}
}`

// A panic in a goroutine leaves the program alive: the screen says what is known, gives the
// file out, and the way on.
func TestFaultInAGoroutine(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	b := Launch(t, Laptop)
	p := b.Open(server.URL)
	p.Allow("")
	id := seatedRound(p, server, 4)
	before := readDisk(p, id)
	p.Goto(server.URL + "#/")
	p.Run(throwOnce("StorageManager.prototype", "estimate"))
	p.Click("button", "Закрепить")
	p.WaitText("Сбой программы")
	p.WaitText("the test's fault")
	p.Screenshot("fault-goroutine")
	p.Click("button", "Сохранить в файл: Вечер белота")
	if s := savedState(t, b); len(s.Events()) != len(before.Lines) {
		t.Errorf("the file has %d events of %d", len(s.Events()), len(before.Lines))
	}
	p.Click("button", "К турнирам")
	p.WaitText("Вечер белота")
	p.Goto(server.URL + "#/t/" + id + "/table/1/1")
	p.Wait("dialog", "Стол 1")
	p.Press("1024412\r")
	p.WaitText("1 из 2 введено")
	readDisk(p, id).whole(t)
}
