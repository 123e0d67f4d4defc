package e2e

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"
)

// begin makes a tournament of a regulation with a pasted list, one entrant a line, and
// returns its id.
func begin(p *Page, server *Server, regulation string, lines []string) (id string) {
	p.t.Helper()
	p.Goto(server.URL + "#/new")
	p.Click("radio", regulation)
	p.Click("button", "Создать и записать участников")
	p.WaitText("последние сверху")
	if p.Has("button", "Списком") { // on a phone the list is folded away
		p.Click("button", "Списком")
	}
	p.Fill("По участнику в строке", strings.Join(lines, "\n"))
	p.Click("button", fmt.Sprintf("Записать %d", len(lines)))
	p.WaitText(fmt.Sprintf("Записано: %d", len(lines)))
	_, id, _ = strings.Cut(p.Address(), "/t/")
	id, _, _ = strings.Cut(id, "/")
	return id
}

// show follows a link to a screen of the tournament, once the browser has gone back from a
// sheet that was put away.
func show(p *Page, id, screen string) {
	p.t.Helper()
	p.WaitTrue(`document.querySelector("dialog[open]") || !location.hash.includes("/table/")`)
	p.Run(fmt.Sprintf("location.hash = '#/t/%s/%s'", id, screen))
}

// seat draws and publishes round 1.
func seat(p *Page, id string) {
	p.t.Helper()
	show(p, id, "seating")
	p.Click("button", "Рассадить тур 1")
	p.Click("button", "Утвердить")
	p.WaitText("введено")
}

// next closes the round and publishes the next one.
func next(p *Page, round int) {
	p.t.Helper()
	press(p, "#close")
	press(p, "#seat")
	press(p, "#publish")
	p.WaitTrue(fmt.Sprintf("document.querySelector('h1').textContent.startsWith('Тур %d') && document.querySelector('.tcard')", round+1))
}

// press clicks what a selector finds, once it is there and can be pressed.
func press(p *Page, selector string) {
	p.t.Helper()
	p.WaitTrue(fmt.Sprintf("document.querySelector(`%s`) && !document.querySelector(`%[1]s`).disabled", selector))
	p.Run(fmt.Sprintf("document.querySelector(`%s`).click()", selector))
}

// waiting are the addresses of the tables without a result.
func waiting(p *Page) []string {
	p.t.Helper()
	p.WaitTrue("document.querySelector('.tcard')")
	return Eval[[]string](p, "[...document.querySelectorAll('.tcard[data-state=wait]')].map(a => a.getAttribute('href'))")
}

// enter opens a table's form, types into its fields, each an id and a text, and records;
// all in one go, since a tournament has many tables.
func enter(p *Page, href string, fields [][2]string) {
	p.t.Helper()
	typed, err := json.Marshal(fields)
	if err != nil {
		p.t.Fatal(err)
	}
	problem := Eval[string](p, fmt.Sprintf(`(async () => {
		const until = async (what, holds) => {
			for (const end = Date.now() + 15000; !holds(); ) {
				if (Date.now() > end) throw what;
				await new Promise(done => setTimeout(done, 10));
			}
		};
		const href = %q, fields = %s;
		const go = () => document.querySelector("dialog .pad__go");
		try {
			location.hash = href;
			await until("the form", () => document.querySelector("dialog[open] .sheet__no")?.textContent === href.split("/").pop());
			for (const [id, text] of fields) {
				await until(id, () => document.getElementById(id));
				const field = document.getElementById(id);
				field.value = text;
				field.dispatchEvent(new Event("input", {bubbles: true}));
			}
			await until("the result to be possible", () => !go().disabled);
			go().click();
			await until("the record", () => !document.querySelector("dialog"));
		} catch (what) {
			return String(what);
		}
		return "";
	})()`, href, typed))
	if problem != "" {
		p.t.Fatalf("%s: in vain waited for %s; the page shows:\n%s", href, problem, p.Text())
	}
}

// tricks counts a player's tricks to a number with the buttons.
func tricks(p *Page, player, want int) {
	p.t.Helper()
	p.WaitTrue(fmt.Sprintf("document.getElementById('tricks-%d')", player))
	p.Run(fmt.Sprintf(`const out = document.getElementById("tricks-%d"), [less, more] = out.parentElement.querySelectorAll("button");
		for (let i = 0; i < 11 && Number(out.textContent) !== %d; i++) {
			(Number(out.textContent) > %[2]d ? less : more).click();
			await new Promise(done => setTimeout(done, 30));
		}`, player, want))
}

// deal is a deal of the score sheet, as it is entered.
type deal struct {
	game     string
	declarer int // -1: nobody
	roles    [][2]string
	tricks   [][2]int
	fast     string
}

// play enters a deal on the open score sheet and records it.
func (d deal) play(p *Page, number int) {
	p.t.Helper()
	press(p, fmt.Sprintf("input[name=contract][value='%s'], input[name=game][value='%[1]s']", d.game))
	if d.declarer >= 0 {
		press(p, fmt.Sprintf("input[name=declarer][value='%d']", d.declarer))
	}
	for _, r := range d.roles {
		press(p, fmt.Sprintf("input[name='role-%s'][value=%s]", r[0], r[1]))
	}
	for _, t := range d.tricks {
		tricks(p, t[0], t[1])
	}
	if d.fast != "" {
		press(p, fmt.Sprintf("input[name=fast][value='%s']", d.fast))
	}
	p.WaitText(fmt.Sprintf("Записать сдачу %d", number))
	press(p, "#record")
	p.WaitText(fmt.Sprintf("Внести сдачу %d", number+1))
}

// TestPreferansTournament plays nine rounds of twenty-six: the first table deal by deal,
// the others by typing the whists of the slip.
func TestPreferansTournament(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Phone).Tab()
	players := make([]string, 26)
	for i := range players {
		players[i] = fmt.Sprintf("Игрок %02d", i+1)
	}
	id := begin(p, server, "Преферанс «Алматинка»", players)
	seat(p, id)

	show(p, id, "sheet/1/1")
	for i, d := range []deal{
		{"6", 0, [][2]string{{"1", "whist"}, {"2", "whist"}}, [][2]int{{0, 5}, {1, 3}}, ""},
		{"7", 1, [][2]string{{"2", "whist"}, {"3", "pass"}}, nil, ""},
		{"misere", 2, nil, [][2]int{{2, 2}}, ""},
		{"allpass", -1, nil, [][2]int{{2, 1}, {0, 3}, {1, 6}, {3, 0}}, ""},
		{"8", 0, [][2]string{{"1", "pass"}, {"2", "pass"}}, nil, ""},
		{"allpass", -1, nil, [][2]int{{2, 2}, {3, 4}, {1, 4}}, ""},
		{"7", 2, [][2]string{{"0", "half"}, {"3", "pass"}}, nil, ""},
		{"7", 3, [][2]string{{"0", "whist"}, {"1", "pass"}}, [][2]int{{3, 9}}, ""},
		{"6", 0, [][2]string{{"2", "half"}, {"1", "returned"}}, [][2]int{{0, 5}}, ""},
		{"6", 1, [][2]string{{"2", "pass"}, {"3", "pass"}, {"0", "whist"}}, [][2]int{{1, 5}}, ""},
		{"10", 2, [][2]string{{"0", "whist"}, {"3", "whist"}}, nil, "1"},
		{"9", 3, [][2]string{{"0", "whist"}, {"1", "pass"}}, [][2]int{{3, 8}}, ""},
	} {
		d.play(p, i+1)
	}
	p.Screenshot("preferans-sheet")
	p.Click("button", "Ещё: закончить")
	p.Click("menuitem", "Закончить пулю")
	p.Click("button", "Передать висты")
	p.WaitText("Стол 1: +97 +205 +33 −335")
	show(p, id, "round")

	for round := 1; ; round++ {
		tables := waiting(p)
		for i, href := range tables {
			a, b := 40*(i+1)+round, 7*round-90
			fields := [][2]string{{"whists-0", fmt.Sprint(a)}, {"whists-1", fmt.Sprint(b)}, {"whists-2", "-50"}, {"whists-3", "="}}
			if i >= len(tables)-2 { // the last two tables are of three
				fields = [][2]string{{"whists-0", fmt.Sprintf("%d 1/3", a)}, {"whists-1", fmt.Sprintf("%d 2/3", b)}, {"whists-2", "="}}
			}
			enter(p, href, fields)
		}
		if round == 9 {
			break
		}
		next(p, round)
	}
	press(p, "#close")
	press(p, "#finish")
	p.WaitText("Турнир завершён")
	p.Screenshot("preferans-standing")
}

// TestPreferansPresence: two haven't come; the tables are filled up, and one of the two is
// let in later by the ladder.
func TestPreferansPresence(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Phone).Tab()
	id := begin(p, server, "Преферанс «Алматинка»", []string{"Оспанов", "Полуянов", "Тулеев", "Якубов", "Бекетов", "Верещак", "Дёмина", "Хлебников"})
	seat(p, id)
	show(p, id, "presence")
	p.Click("button", "Объявить")
	p.WaitText("после объявления")
	p.Click("button", "Оспанов")
	p.Click("button", "Тулеев")
	p.WaitText("на троих 2")
	p.Screenshot("preferans-presence")
	p.Click("button", "Пересадить")
	p.WaitText("Столы доукомплектованы")
	p.WaitText("Пропуск тура: −80")
	p.Click("button", "Оспанов: пришёл сейчас")
	p.WaitText("Оспанов: стол")
	p.Click("button", "Тулеев: не засчитать пропуск")
	p.Fill("Тулеев: почему", "болен")
	press(p, "#waive-go")
	p.WaitText("Пропуск не засчитан: болен")
}

// TestPreferansCorrection: a result is corrected with a reason, and one that is off
// balance is recorded only with a reason of its own.
func TestPreferansCorrection(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Laptop).Tab()
	id := begin(p, server, "Преферанс «Алматинка»", []string{"Оспанов", "Полуянов", "Тулеев", "Якубов"})
	seat(p, id)
	show(p, id, "table/1/1")
	p.Wait("dialog", "Стол 1")
	p.Press("100\t-40\t20\t=")
	p.WaitText("Сумма 0")
	p.Press("\r")
	p.WaitText("+100 −40 +20 −80")
	p.WaitTrue("!document.querySelector('dialog')")
	show(p, id, "table/1/1")
	p.Wait("dialog", "Стол 1")
	p.Press("110")
	p.WaitText("Не сходится")
	p.WaitText("+10")
	p.Click("button", "Ещё: запись партии")
	p.Click("menuitem", "Записать, хотя не сходится")
	p.Fill("Почему висты не сходятся", "бланк потерян")
	p.Fill("Причина исправления", "ошибка записи")
	p.Screenshot("preferans-correction")
	press(p, "dialog .pad__go")
	p.WaitText("+110 −40 +20 −80")
	p.WaitTrue("!document.querySelector('dialog')")
}

// TestTypedWhistsStay: the judge is called away in the middle of a table; what was typed
// waits on its card, and typing goes on where it stopped.
func TestTypedWhistsStay(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Phone).Tab()
	id := begin(p, server, "Преферанс «Алматинка»", []string{"Оспанов", "Полуянов", "Тулеев", "Якубов"})
	seat(p, id)
	show(p, id, "table/1/1")
	p.Wait("dialog", "Стол 1")
	p.Press("100\t-40\t20")
	p.WaitTrue(`[...document.querySelectorAll("dialog [data-number]")].map((f) => f.value).join() === "+100,−40,+20,"`) // before the next touch
	p.Click("button", "Закрыть")
	p.WaitText("Введено не всё")
	show(p, id, "table/1/1")
	p.Wait("dialog", "Стол 1")
	p.Press("-80")
	p.WaitText("Сумма 0")
	p.Click("button", "Закрыть")
	p.WaitText("Введено, но не записано")
	p.Screenshot("preferans-left")
	show(p, id, "table/1/1")
	p.Wait("dialog", "Стол 1")
	press(p, "dialog .pad__go")
	p.WaitText("+100 −40 +20 −80")
	p.WaitTrue("!document.querySelector('dialog')")
	p.WaitText("1 из 1")
}

// TestQuickTaps: the second tap counts though the drawing of the first falls into it, as on
// a slow phone.
func TestQuickTaps(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Phone).Open(server.URL + "#/calc/preferans")
	p.WaitText("не из регламента")
	press(p, "input[name=players][value='3']")
	p.Click("button", "Начать")
	p.WaitText("Внести сдачу 1")
	press(p, "input[name=contract][value='7']")
	press(p, "input[name=declarer][value='0']")
	for _, taps := range [][2]string{{"role-1-half", "role-2-pass"}, {"role-1-whist", "role-1-pass"}} {
		p.WaitTrue(fmt.Sprintf("document.getElementById(%q)", taps[1]))
		p.Run(fmt.Sprintf(`document.getElementById(%q).click();
			for (const end = performance.now() + 100; performance.now() < end; ); // the frame is due
			document.getElementById(%q).click();`, taps[0], taps[1]))
		p.WaitTrue(fmt.Sprintf("document.getElementById(%q).checked", taps[1]))
	}
	p.WaitText("Не вистовали")
	p.WaitText("Записать сдачу 1")
}

// TestPreferansCalculator keeps a sheet outside of a tournament: three begin, the fourth
// comes, and the first screen doesn't list it.
func TestPreferansCalculator(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Phone).Open(server.URL + "#/calc/preferans")
	p.WaitText("не из регламента")
	press(p, "input[name=players][value='3']")
	p.Click("radio", "Сочи")
	p.Fill("Игрок 1", "Ольга")
	p.Click("button", "Начать")
	p.WaitText("Внести сдачу 1")
	deal{"6", 0, [][2]string{{"1", "pass"}, {"2", "pass"}}, nil, ""}.play(p, 1)
	p.WaitText("Ольга 2 в пулю")
	p.Click("button", "Ещё: закончить")
	p.Click("menuitem", "Сел четвёртый")
	p.Fill("Имя", "Нина")
	p.Click("button", "Посадить")
	p.WaitText("Нина")
	deal{"misere", 0, nil, [][2]int{{0, 0}}, ""}.play(p, 2)
	p.Screenshot("preferans-calculator")
	p.Goto(server.URL)
	p.WaitText("Новый турнир")
	time.Sleep(200 * time.Millisecond) // the list is read after the first drawing
	if text := p.Text(); strings.Contains(text, "Ольга") {
		t.Errorf("the first screen lists the calculator:\n%s", text)
	}
}
