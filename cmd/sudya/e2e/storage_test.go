package e2e

import (
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/cdproto/storage"
)

// full makes the device full for the window; window.free() makes room again.
const full = `{
	const add = IDBObjectStore.prototype.add, put = IDBObjectStore.prototype.put;
	const refuse = () => { throw new DOMException("full", "QuotaExceededError"); };
	IDBObjectStore.prototype.add = refuse;
	IDBObjectStore.prototype.put = function () {
		if (this.name === "drafts") window.unkept = true;
		refuse();
	};
	window.free = () => { IDBObjectStore.prototype.add = add; IDBObjectStore.prototype.put = put; };
}`

// A full device: the sentence says so, the typed numbers stay, the file can be saved from
// within the sheet, and once there is room the same entry is recorded.
func TestFullDevice(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	b := Launch(t, Phone)
	p := b.Open(server.URL)
	id := seatedRound(p, server, 4)
	before := readDisk(p, id)

	p.Goto(server.URL + "#/t/" + id + "/table/1/1")
	p.Wait("dialog", "Стол 1")
	touch(p, "10", "2", "4", "4", "1", "2")
	p.Run(full)
	touch(p, "go")
	p.WaitText("На устройстве не осталось места, запись не сохранена")
	p.WaitText("Всё прежнее цело в памяти этого окна")
	// What is typed can't be kept either: that doesn't take the place of what is worse.
	p.WaitTrue("window.unkept")
	p.Screenshot("storage-full")
	p.WaitValue("Норд–Зюйд", "1024")
	p.WaitValue("Ост–Вест", "412")
	p.Click("button", "Сохранить в файл")
	if s := savedState(t, b); len(s.Events()) != len(before.Lines) {
		t.Errorf("the file has %d events of %d", len(s.Events()), len(before.Lines))
	}
	if after := readDisk(p, id); len(after.Lines) != len(before.Lines) {
		t.Errorf("a refused entry left %d lines", len(after.Lines)-len(before.Lines))
	}
	p.Run("free()")
	p.Click("button", "Повторить")
	p.WaitText("1 из 2 введено")
	if got := totals(t, readDisk(p, id).whole(t)); got[1] != "1024 : 412" {
		t.Errorf("recorded %v", got)
	}
}

// No room for the copy that is made at a round's end: the round is closed all the same, and
// that there is no copy is said; so is that nothing was exported for a round.
func TestNoRoomForTheCopy(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Laptop).Open(server.URL)
	id := seatedRound(p, server, 4)
	enter := func(round int) {
		for table := 1; table <= 2; table++ {
			fillResult(p, table, 1100+table, 300, false)
			p.Press("\r")
			p.WaitText(fmt.Sprintf("%d из 2 введено", table))
		}
		p.Click("button", fmt.Sprintf("Закрыть тур %d", round))
		p.WaitText(fmt.Sprintf("Тур %d закрыт", round))
	}
	p.Run(`const put = IDBObjectStore.prototype.put;
		IDBObjectStore.prototype.put = function (...args) {
			if (this.name === "snapshots") throw new DOMException("full", "QuotaExceededError");
			return put.apply(this, args);
		};`)
	enter(1)
	p.WaitText("место для запасной копии кончилось")
	p.Screenshot("storage-uncopied")
	readDisk(p, id).whole(t)

	p.Click("button", "Рассадить тур 2")
	p.Click("button", "Утвердить")
	p.WaitText("0 из 2 введено")
	enter(2)
	p.WaitText("Свежей копии в файле нет")
	p.Goto(server.URL + "#/")
	p.WaitText("Свежей копии в файле нет")
	p.Screenshot("storage-remind")
	p.Click("button", "Сохранить в файл")
	p.WaitTrue(`!document.body.innerText.includes("Свежей копии в файле нет")`)
}

// A browser that refuses to keep anything: the window says so, works in memory, and gives
// the file out.
func TestRefusedStorage(t *testing.T) {
	t.Parallel()
	for name, refusal := range map[string]string{
		// cookies and site data forbidden in the settings
		"forbidden": `for (const name of ["localStorage", "sessionStorage"])
				Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException("denied", "SecurityError"); } });
			IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError"); };`,
		"property throws": `Object.defineProperty(window, "indexedDB", { get() { throw new DOMException("denied", "SecurityError"); } });`,
		"none":            `Object.defineProperty(window, "indexedDB", { value: undefined });`,
		// a private window whose database can't be made
		"private window": `const open = IDBFactory.prototype.open;
			IDBFactory.prototype.open = function (...args) {
				const request = open.apply(this, args);
				request.addEventListener("upgradeneeded", () => request.transaction.abort());
				return request;
			};`,
	} {
		t.Run(name, func(t *testing.T) {
			server := StartServer(t)
			b := Launch(t, Laptop)
			p := b.Tab()
			p.Before(refusal)
			p.Goto(server.URL)
			p.WaitText("Браузер не даёт хранить данные")
			p.WaitText("Записи этого окна пропадут")
			p.Screenshot("storage-refused")
			if name != "forbidden" {
				return
			}
			p.Click("button", "Убрать сообщение")
			pastePairs(p, server, 4)
			p.Goto(server.URL + "#/")
			p.Click("button", "Сохранить в файл")
			if s := savedState(t, b); len(s.Entrants) != 4 {
				t.Errorf("the file has %d pairs", len(s.Entrants))
			}
		})
	}
}

// An older tab doesn't let the database go: opening it is given up in time and said.
func TestDatabaseHeldByAnotherTab(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	b := Launch(t, Laptop)
	old := b.Tab()
	old.Allow("favicon.ico")
	old.Visit(server.URL + "worker.js") // the origin, without the program
	old.Run(`window.held = await new Promise((done) => { const r = indexedDB.open("sudya"); r.onsuccess = () => done(r.result); });
		indexedDB.deleteDatabase("sudya"); /* waits for the connection, and all that come later wait for it */`)
	p := b.Open(server.URL)
	p.WaitText("программа открыта в другой вкладке")
	old.Close()
	p.Click("button", "Открыть заново")
	p.WaitApp()
	p.WaitTrue(`!document.body.innerText.includes("Браузер не даёт хранить данные")`)
}

// The database of a newer program isn't touched.
func TestDatabaseOfANewerVersion(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	b := Launch(t, Laptop)
	p := b.Tab()
	p.Allow("favicon.ico")
	p.Visit(server.URL + "worker.js")
	p.Run(`(await new Promise((done) => { const r = indexedDB.open("sudya", 99); r.onsuccess = () => done(r.result); })).close();`)
	p.Goto(server.URL)
	p.WaitText("более новой версией программы")
	p.WaitTrue(`indexedDB.databases().then((list) => list.some((d) => d.name === "sudya" && d.version === 99))`)
}

// The browser's data are cleared under the open program.
func TestClearedStorage(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	b := Launch(t, Laptop)
	p := b.Open(server.URL)
	id := seatedRound(p, server, 4)
	events := len(readDisk(p, id).Lines)
	call(p, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: server.URL, StorageTypes: "indexeddb"})

	fillResult(p, 1, 1024, 412, false)
	p.Press("\r")
	p.WaitText("На этом устройстве такого турнира или копии нет")
	p.Screenshot("storage-cleared")
	p.WaitValue("Норд–Зюйд", "1024")
	p.Click("button", "Сохранить в файл")
	if s := savedState(t, b); len(s.Events()) != events {
		t.Errorf("the file has %d events of %d", len(s.Events()), events)
	}
}

// The browser is asked to keep the data once there is something to lose; its answer and the
// used space are shown.
func TestPersistence(t *testing.T) {
	t.Parallel()
	for answer, shown := range map[bool]string{true: "Хранилище постоянное", false: "Браузер может удалить записи"} {
		t.Run(fmt.Sprint(answer), func(t *testing.T) {
			server := StartServer(t)
			p := Launch(t, Phone).Tab()
			p.Before(fmt.Sprintf(`window.asked = 0;
				navigator.storage.persist = async () => { window.asked++; window.granted = %v; return %v; };
				navigator.storage.persisted = async () => Boolean(window.granted);
				navigator.storage.estimate = async () => ({ usage: 15309209, quota: 1e9 });`, answer, answer))
			p.Goto(server.URL)
			p.WaitText("14,6")
			time.Sleep(300 * time.Millisecond) // time enough to ask too early
			if n := Eval[int](p, "window.asked"); n != 0 {
				t.Errorf("asked %d times with nothing to lose", n)
			}
			pastePairs(p, server, 4)
			p.WaitTrue("window.asked === 1")
			p.Goto(server.URL + "#/")
			p.WaitText(shown)
			if !answer {
				p.Click("button", "Закрепить")
				p.WaitText("Браузер этого не обещает")
			}
		})
	}
}
