package e2e

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// dropFile drops a file on the page as from the desktop.
func dropFile(p *Page, name, text string) {
	p.t.Helper()
	carry(p, name, text)
	drop(p)
}

// carry brings a file into the page, as if under the pointer.
func carry(p *Page, name, text string) {
	p.t.Helper()
	quoted, err := json.Marshal(text)
	if err != nil {
		p.t.Fatal(err)
	}
	p.Run(`window.carried = new File([` + string(quoted) + `], "` + name + `");`)
}

// drop lets go of the file over the place for it.
func drop(p *Page) {
	p.t.Helper()
	p.WaitTrue(`document.querySelector(".drop")`)
	p.Run(`const data = new DataTransfer();
		data.items.add(window.carried);
		document.querySelector(".drop").dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));`)
}

// enteredElsewhere is the file of a tournament after another device has entered a result
// at the last table of the running round.
func enteredElsewhere(t *testing.T, file, device, result string) string {
	t.Helper()
	f, s, err := archive.Read([]byte(file), regulations.Find)
	if err != nil {
		t.Fatal(err)
	}
	r := s.Running()
	events, err := tournament.Decide(s, tournament.EnterResult{Seating: r.Seating, Table: r.Tables[len(r.Tables)-1].Number, Result: []byte(result)},
		tournament.Meta{Device: strings.Repeat(device, 16), At: s.Events()[len(s.Events())-1].At, NewID: func() string { return strings.Repeat(device, 32) }})
	if err != nil {
		t.Fatal(err)
	}
	lines, err := archive.EncodeLines(events)
	if err != nil {
		t.Fatal(err)
	}
	data, err := archive.Write(s.Apply(events...), append(f.Lines, lines...))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestHome: the example, a file out of it, the files of two other judges in, a dispute
// between them settled, a broken file refused, the bin.
func TestHome(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	browser := Launch(t, Phone)
	page := browser.Open(server.URL)
	page.WaitText("Турниров пока нет")
	page.Click("button", "Пример")
	page.WaitTrue(`location.hash.startsWith("#/t/")`)
	page.Goto(server.URL + "#/")
	page.WaitText("Идёт тур 3 из 5")
	page.WaitText("3 из 6")

	page.Click("button", "Сохранить в файл")
	page.WaitText("Сохранено: Пример парный белот — тур 3 — ")
	file := string(browser.Saved("*.json"))
	page.WaitText("Последняя — сегодня")

	dropFile(page, "broken.json", file[:len(file)/2])
	page.WaitText("Файл не взят.")
	page.WaitText("На устройстве ничего не изменилось.")
	page.Screenshot("import-broken")
	page.Click("button", "Закрыть")
	page.WaitTrue(`!document.querySelector("dialog")`)

	dropFile(page, "same.json", file)
	page.WaitText("В файле нет ничего нового.")
	page.Click("button", "Не брать")

	dropFile(page, "a.json", enteredElsewhere(t, file, "a", `{"ns":1034,"ew":798}`))
	page.WaitText("Новых записей в файле: 1.")
	page.Screenshot("import-merge")
	page.Click("button", "Объединить")
	page.WaitTrue(`location.hash.endsWith("/round")`)

	page.Goto(server.URL + "#/")
	page.WaitText("4 из 6")
	dropFile(page, "b.json", enteredElsewhere(t, file, "b", `{"ns":1043,"ew":798}`))
	page.WaitText("После объединения надо будет выбрать: 1 спор.")
	page.Click("button", "Объединить")
	page.WaitTrue(`location.hash.endsWith("/journal")`)
	page.WaitText("записи не сходятся")
	page.WaitTrue(`document.querySelectorAll(".disputed .tline").length === 4`)
	page.Screenshot("journal-dispute")
	page.Click("button", "Верна запись")
	page.WaitText("Выбор записан")
	page.WaitTrue(`!document.querySelector(".disputed")`)

	page.Goto(server.URL + "#/")
	page.Click("button", "Ещё: Пример: парный белот")
	page.Click("menuitem", "Убрать в корзину")
	page.WaitText("Турниров пока нет")
	page.Click("button", "Отменить")
	page.WaitText("Идёт тур 3 из 5")
	page.Click("button", "Ещё: Пример: парный белот")
	page.Click("menuitem", "Убрать в корзину")
	page.WaitText("Корзина")
	page.Run(`document.querySelector("#bin summary").click()`)
	page.Click("button", "Очистить корзину")
	page.WaitText("Вернуть можно будет только из файла")
	page.Click("button", "Стереть навсегда")
	page.WaitText("Корзина пуста")

	page.Goto(server.URL + "#/import")
	page.Wait("heading", "Файл турнира") // the home has a place for files as well
	dropFile(page, "example.json", file)
	page.WaitText("Новый для этого устройства.")
	page.Screenshot("import-new")
	page.Click("button", "Взять турнир")
	page.WaitTrue(`location.hash.endsWith("/round")`)
}

// TestNewTournament: a parameter is refused at its field, the tournament is created, its
// settings are changed, and the journal tells it and takes it back.
func TestNewTournament(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	page := Launch(t, Laptop).Open(server.URL + "#/new")
	page.WaitText("Во что играем")
	page.Fill("Название", "Зимняя встреча")
	page.Run(`document.querySelector("#group-rounds summary").click()`)
	page.Fill("Отборочных туров", "5")
	page.Fill("после тура, 2", "3")
	page.WaitText("Строки должны идти по возрастанию")
	page.Click("button", "Создать и записать участников")
	page.WaitText("Отсев. Строки должны идти по возрастанию")
	page.Fill("после тура, 2", "5")
	page.Click("button", "Убрать строку 4")
	page.Click("button", "Убрать строку 3")
	page.Click("button", "Создать и записать участников")
	page.WaitTrue(`location.hash.endsWith("/entrants")`)
	page.WaitText("Зимняя встреча")

	page.Run(`location.hash = location.hash.replace("/entrants", "/settings")`)
	page.WaitText("Файлы и копии")
	page.WaitText("изменено: 2")
	page.Fill("Место", "Клуб на Абая")
	page.Run(`document.querySelector("#group-time summary").click()`)
	page.Fill("Минут на тур", "45")
	page.Click("button", "Записать изменения")
	page.WaitText("Записано")

	page.Run(`location.hash = location.hash.replace("/settings", "/journal")`)
	page.WaitText("Место: — → Клуб на Абая")
	page.WaitText("Минут на тур: 50 → 45")
	page.Click("button", "Отменить: Изменены параметры")
	page.WaitText("отменено в")
	page.Click("button", "Вернуть")
	page.WaitText("Возвращено")
	page.Click("radio", "Результаты")
	page.WaitText("Таких записей нет")
}

// TestAppSettings: language and theme change at once and outlive a reload.
func TestAppSettings(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	page := Launch(t, Phone).Open(server.URL + "#/settings")
	page.Click("radio", "Тёмная")
	page.WaitTrue(`document.documentElement.dataset.theme === "dark"`)
	page.Click("radio", "English")
	page.WaitText("Name of this device")
	page.Fill("Name of this device", "Laptop at the desk")
	page.Press("\r")
	page.WaitText("Recorded")
	page.Reload()
	page.WaitText("Name of this device")
	page.WaitValue("Name of this device", "Laptop at the desk")
	page.WaitTrue(`document.documentElement.dataset.theme === "dark" && document.documentElement.lang === "en"`)
}

// TestBinAndAnotherTab: what lies in the bin says so in the tab where it is open, and an
// entry made there takes it out.
func TestBinAndAnotherTab(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	b := Launch(t, Laptop)
	open := inFocus(b, server.URL)
	base := pastePairs(open, server, 4)
	home := inFocus(b, server.URL)
	bin := func() {
		home.Click("button", "Ещё: Вечер белота")
		home.Click("menuitem", "Убрать в корзину")
		open.WaitText("Турнир в корзине.")
	}
	bin()
	open.Screenshot("binned-laptop")
	open.Fill("Первый игрок", "Иванов")
	open.Fill("Второй игрок", "Петров")
	open.Press("\r")
	open.WaitText("Турнир возвращён из корзины. В списке: Иванов — Петров")
	home.Wait("button", "Ещё: Вечер белота")
	open.WaitTrue(`!document.body.innerText.includes("Турнир в корзине.")`)
	bin()
	for _, screen := range []string{"/round", "/standings", "/ruling", "/journal", "/settings", "/print/entrants"} {
		open.Goto(base + screen)
		open.WaitTrue(`location.hash.endsWith("` + screen + `")`)
		open.WaitText("Турнир в корзине.")
	}
	open.Click("button", "Вернуть")
	home.Wait("button", "Ещё: Вечер белота")
}

// TestTypedIsKept: a look at another section leaves what is typed, and the browser's Back
// closes what is open over the register, and no more.
func TestTypedIsKept(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Phone).Tab()
	base := pastePairs(p, server, 4)
	p.Fill("Первый игрок", "Иванов")
	p.Click("link", "Места")
	p.WaitTrue(`location.hash.endsWith("/standings")`)
	p.Click("link", "Участники")
	p.Wait("heading", "Пара 5")
	p.WaitValue("Первый игрок", "Иванов")

	p.Click("button", "Пара 1: действия")
	p.Click("menuitem", "Исправить")
	p.Wait("dialog", "Исправить")
	p.Back()
	p.WaitTrue(`location.hash.endsWith("/entrants") && !document.querySelector("dialog")`)
	p.Click("button", "Пара 1: действия")
	p.Click("menuitem", "Исправить")
	p.Fill("Посев", "1")
	p.Run(`document.querySelector("#sheet-go").click()`)
	p.WaitText("исправлено")
	p.WaitTrue(`location.hash.endsWith("/entrants") && !document.querySelector("dialog")`)
	p.WaitValue("Первый игрок", "Иванов")

	p.Goto(base + "/settings")
	p.Fill("Место", "Клуб на Абая")
	p.Click("link", "Журнал")
	p.WaitTrue(`location.hash.endsWith("/journal")`)
	p.Back()
	p.WaitText("Файлы и копии")
	p.WaitValue("Место", "Клуб на Абая")
	p.Click("button", "Не менять")
	p.WaitTrue(`document.querySelector("#place").value === ""`)
}

// Where a tournament is missed the program says that each address has data of its own, and
// leads to the other name of this machine and to the file.
func TestMissedTournament(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	for name, view := range map[string]View{"phone": Phone, "laptop": Laptop} {
		p := Launch(t, view).Open(server.URL)
		p.WaitText("Турнир был, а здесь его нет?")
		p.WaitText("Сейчас открыто " + strings.TrimSuffix(server.URL, "/"))
		p.Screenshot("missed-" + name)
		p.Goto(server.URL + "#/t/0123456789abcdef0123456789abcdef/round")
		p.WaitText("На этом устройстве такого турнира")
		p.Click("button", "Посмотреть на http://localhost:")
		p.WaitTrue(`location.hostname === "localhost"`)
		p.WaitApp()
		p.Click("link", "Открыть файл")
		p.WaitTrue(`location.hash === "#/import"`)
	}
}
