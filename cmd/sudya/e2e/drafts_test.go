package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// typing is a table of each game: what is typed in its form, and how the form shows it.
var typing = []struct {
	name, regulation string
	entrants         []string
	half, rest       string // keys
	values           map[string]string
	recorded         string
}{
	{"belote", "Парный белот", []string{"Аскаров — Беков", "Волков — Громов"}, "1012", "640", map[string]string{"ns": "1012", "ew": ""}, "640"},
	{"preferans", "Преферанс «Алматинка»", []string{"Оспанов", "Полуянов", "Тулеев", "Якубов"}, "100\t-40\t20", "-80",
		map[string]string{"whists-0": "100", "whists-1": "-40", "whists-2": "20", "whists-3": ""}, "+100 −40 +20 −80"},
	{"domino", "Домино 1×1", []string{"Мироненко", "Терещук"}, "108\t74\t101", "60", map[string]string{"party-0": "108", "party-1": "74", "party-2": "101", "party-3": ""}, "101:60"},
}

// begun is a tournament with round 1 published; what was typed on the way was recorded.
func begun(p *Page, server *Server, regulation string, entrants []string) (id string) {
	p.t.Helper()
	if strings.Contains(entrants[0], "—") {
		id = seatedRound(p, server, len(entrants))
	} else {
		id = begin(p, server, regulation, entrants)
		seat(p, id)
	}
	kept(p, 0)
	return id
}

// values waits until fields, by their ids, hold texts.
func values(p *Page, want map[string]string) {
	p.t.Helper()
	for id, text := range want {
		p.WaitTrue(fmt.Sprintf("document.getElementById(%q)?.value.replace('+', '').replace('−', '-') === %q", id, text))
	}
}

// kept waits until so many forms with something typed are on the disk.
func kept(p *Page, want int) {
	p.t.Helper()
	p.WaitTrue(fmt.Sprintf(`(async () => {
		const db = await new Promise((done) => { const r = indexedDB.open("sudya"); r.onsuccess = () => done(r.result); });
		const n = await new Promise((done) => { const r = db.transaction("drafts").objectStore("drafts").count(); r.onsuccess = () => done(r.result); });
		db.close();
		return n === %d;
	})()`, want))
}

// TestTypedResultOutlivesTheWindow: what is typed at a table is there after a reload and
// after the browser was killed, on its card and in its form; a correction too. It goes with
// the recording.
func TestTypedResultOutlivesTheWindow(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	for _, game := range typing {
		t.Run(game.name, func(t *testing.T) {
			b := LaunchProfile(t, Phone)
			p := b.Tab()
			id := begun(p, server, game.regulation, game.entrants)
			show(p, id, "table/1/1")
			p.Wait("dialog", "Стол 1")
			p.Press(game.half)
			values(p, game.values)

			p.Reload() // at once: what was typed is written when the page is hidden
			p.Wait("dialog", "Стол 1")
			values(p, game.values)
			p.WaitText("Введено не всё")
			p.Screenshot("draft-" + game.name)
			kept(p, 1)
			address := p.Address()

			b.Kill()
			b.start()
			p = b.Open(address)
			p.Wait("dialog", "Стол 1")
			values(p, game.values)
			p.Click("button", "Закрыть")
			p.WaitTrue("!document.querySelector('dialog')")
			p.WaitText("Введено не всё")
			show(p, id, "table/1/1")
			p.Wait("dialog", "Стол 1")
			p.Press(game.rest)
			press(p, "dialog .pad__go")
			p.WaitTrue("!document.querySelector('dialog')")
			p.WaitText(game.recorded)
			kept(p, 0)
			p.Reload()
			p.WaitText("1 из 1")

			// A correction.
			show(p, id, "table/1/1")
			p.Wait("dialog", "Стол 1")
			first := Eval[string](p, "document.querySelector('dialog input[inputmode=none]').id")
			p.Run(fmt.Sprintf(`const f = document.getElementById(%q); f.value = "102"; f.dispatchEvent(new Event("input", {bubbles: true}))`, first))
			kept(p, 1)
			b.Kill()
			b.start()
			p = b.Open(address)
			p.Wait("dialog", "Стол 1")
			values(p, map[string]string{first: "102"})
			p.WaitText("Исправление введено, но не записано")
			p.Click("button", "Закрыть")
			p.WaitTrue("!document.querySelector('dialog')")
			p.WaitText("Исправление введено, но не записано")
			p.Screenshot("draft-correction-" + game.name)
			show(p, id, "table/1/1")
			p.Wait("dialog", "Стол 1")
			p.Click("button", "Стереть введённое")
			values(p, map[string]string{first: game.values[first]})
			kept(p, 0)
			p.Reload()
			p.Wait("dialog", "Стол 1")
			values(p, map[string]string{first: game.values[first]})
		})
	}
}

// TestTypedDealOutlivesTheWindow: a deal that is typed on the sheet of a table is there after
// a reload and after the browser was killed; a deal that is corrected after the parties were
// handed over is said, with the way to correct the result.
func TestTypedDealOutlivesTheWindow(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	b := LaunchProfile(t, Phone)
	p := b.Tab()
	id := begun(p, server, "Домино 1×1", []string{"Мироненко", "Терещук"})
	show(p, id, "sheet/1/1")
	left := func(points string) {
		p.WaitTrue("document.getElementById('left-1')")
		p.Run(fmt.Sprintf(`const f = document.getElementById("left-1"); f.value = %q; f.dispatchEvent(new Event("input", {bubbles: true}))`, points))
	}
	press(p, "input[value='out-a']")
	left("60")
	p.Reload()
	values(p, map[string]string{"left-1": "60"})
	kept(p, 1)
	address := p.Address()
	b.Kill()
	b.start()
	p = b.Open(address)
	values(p, map[string]string{"left-1": "60"})
	p.WaitText("Сдача введена, но не записана")
	p.Screenshot("draft-deal")
	for n := range 4 {
		if n > 0 {
			press(p, "input[value='out-a']")
			left("60")
		}
		press(p, "#record")
		p.WaitTrue(fmt.Sprintf("document.querySelectorAll('.deals > li').length === %d", n+1))
	}
	kept(p, 0)
	press(p, "#hand")
	press(p, "#hand-go")
	p.WaitText("120:0, 120:0")
	p.WaitTrue("!document.querySelector('dialog')")

	press(p, "#deal-4")
	left("50")
	press(p, "#record")
	p.WaitText("Лист расходится с записанным результатом стола. Записано 120:0, 120:0, по листу 120:0, 110:0.")
	p.Screenshot("sheet-differs")
	p.Resize(Laptop.InDark())
	p.Screenshot("sheet-differs-laptop")
	p.Click("button", "Исправить")
	p.Fill("Причина исправления", "ошибка в сдаче")
	p.Reload()
	p.WaitValue("Причина исправления", "ошибка в сдаче")
	press(p, "#hand-go")
	p.WaitTrue("!document.querySelector('dialog')")
	p.WaitTrue("!document.body.innerText.includes('Лист расходится')")
}

// TestUpdateKeepsWhatIsTyped: the new version that the judge takes up in the middle of an
// entry finds what was typed a moment before.
func TestUpdateKeepsWhatIsTyped(t *testing.T) {
	t.Parallel()
	const next = "feedfacecafe"
	server := StartServer(t)
	for _, game := range typing {
		t.Run(game.name, func(t *testing.T) {
			proxy := StartProxy(t, server, "/")
			p := LaunchProfile(t, Laptop.InDark()).Open(proxy.URL)
			p.WaitOffline()
			id := begun(p, &Server{URL: proxy.URL}, game.regulation, game.entrants)
			proxy.Release(next)
			p.Run("goappTryUpdate()")
			p.Wait("button", "Обновить")
			show(p, id, "table/1/1")
			p.Wait("dialog", "Стол 1")
			p.Press(game.half)
			values(p, game.values)
			p.Run(`[...document.querySelectorAll(".banner button")].find((b) => b.textContent.includes("Обновить")).click()`)
			p.WaitTrue(`document.documentElement.dataset.version === "` + next + `"`)
			p.WaitApp()
			p.Wait("dialog", "Стол 1")
			values(p, game.values)
			p.Screenshot("draft-update-" + game.name)
		})
	}
}
