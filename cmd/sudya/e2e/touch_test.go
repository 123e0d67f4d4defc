package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
)

// paces are the times between the two taps of a double tap, from a tremor to a slow hand.
var paces = []time.Duration{80 * time.Millisecond, 200 * time.Millisecond, 400 * time.Millisecond, 600 * time.Millisecond}

// twice touches what the role and the name find two times at a pace: with a finger on a
// phone, with the mouse on a laptop.
func (p *Page) twice(v View, role, name string, pace time.Duration) {
	p.t.Helper()
	at := p.reach(role+" «"+name+"»", func() *accessibility.Node { return pick(p.tree(), []string{role}, name) })
	first := time.Now()
	p.finger(v, at, 1, first)
	time.Sleep(pace - time.Since(first)) // the pace of a hand is what is tested
	p.finger(v, at, 2, first.Add(pace))  // and not how long a busy machine takes to pass the taps on
	p.touched = touched{at[0], at[1], time.Now()}
}

// finger is one tap at a place, at a time.
func (p *Page) finger(v View, at []float64, count int64, when time.Time) {
	p.t.Helper()
	stamp := input.TimeSinceEpoch(float64(when.UnixNano()) / 1e9)
	if !v.Mobile {
		for _, kind := range []input.DispatchMouseEventType{input.DispatchMouseEventTypeMousePressed, input.DispatchMouseEventTypeMouseReleased} {
			call(p, input.DispatchMouseEvent, input.DispatchMouseEventParams{
				Type: kind, X: at[0], Y: at[1], Button: input.MouseButtonLeft, ClickCount: count, Timestamp: stamp,
			})
		}
		return
	}
	call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true})
	call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: input.DispatchTouchEventTypeTouchStart, TouchPoints: []*input.TouchPoint{{X: at[0], Y: at[1]}}, Timestamp: stamp})
	call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: input.DispatchTouchEventTypeTouchEnd, TouchPoints: []*input.TouchPoint{}, Timestamp: stamp})
}

// A double tap does what one tap does, on every button that leads on: the second tap lands on
// what the first has brought, and the log has one entry.
func TestDoubleTapIsOneTap(t *testing.T) {
	t.Parallel()
	for name, view := range map[string]View{"phone": Phone, "laptop": Laptop} {
		t.Run(name, func(t *testing.T) {
			server := StartServer(t)
			p := Launch(t, view).Tab()
			base := pastePairs(p, server, 4)
			id := tournamentOf(base)
			p.Goto(base + "/seating")
			// adds touches twice, waits for what one touch brings, and demands so many entries more.
			adds := func(entries int, pace time.Duration, role, name, brings string) {
				t.Helper()
				before := len(readDisk(p, id).Lines)
				p.twice(view, role, name, pace)
				p.WaitTrue(brings)
				time.Sleep(300 * time.Millisecond) // what a second entry would take to be written
				if got := len(readDisk(p, id).Lines) - before; got != entries {
					t.Errorf("«%s» twice in %v: %d entries, want %d; the page shows:\n%s", name, pace, got, entries, p.Text())
				}
				p.WaitTrue(brings)
			}
			for i, pace := range paces {
				n := i + 1
				seat := fmt.Sprintf("Рассадить тур %d", n)
				if n == 1 {
					adds(1, pace, "button", seat, "document.querySelector('#publish')")
				}
				adds(1, pace, "button", "Утвердить", "document.querySelector('#clock-start')")
				adds(1, pace, "button", "Старт", "document.querySelector('#clock-pause')")
				adds(1, pace, "button", "Пауза", "document.querySelector('#clock-resume')")
				adds(1, pace, "button", "Продолжить", "document.querySelector('#clock-pause')")
				adds(1, pace, "button", "Отменить", "document.querySelector('#clock-resume') && document.body.innerText.includes('Отменено')")
				adds(1, pace, "button", "Продолжить", "document.querySelector('#clock-pause')")
				adds(0, pace, "button", "Часы:", "document.querySelector('.menu__list')")
				adds(1, pace, "menuitem", "Последняя сдача", "!document.querySelector('.menu__list')")
				for table := 1; table <= 2; table++ {
					adds(0, pace, "link", fmt.Sprintf("Стол %d", table), "document.querySelector('dialog[open] .score.is-current')")
					p.Press("1024412")
					p.WaitTrue(`!document.querySelector('dialog[open] .pad [data-key="go"]').disabled`)
					adds(1, pace, "button", "Записать", "!document.querySelector('dialog[open]')")
				}
				adds(1, pace, "button", fmt.Sprintf("Закрыть тур %d", n), "document.querySelector('#seat')")
				adds(1, pace, "button", fmt.Sprintf("Рассадить тур %d", n+1), "document.querySelector('#publish')")
			}
		})
	}
}

// Quick taps on different places, and on the same digit or step, all count.
func TestQuickTapsAllCount(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Phone).Tab()
	base := pastePairs(p, server, 4)
	p.Goto(base + "/seating")
	p.Click("button", "Рассадить тур 1")
	p.Click("button", "Утвердить")
	p.Click("link", "Стол 1")
	p.Wait("dialog", "Стол 1")
	place := func(key string) []float64 {
		return Eval[[]float64](p, fmt.Sprintf(`(() => { const r = document.querySelector('dialog[open] .pad [data-key="%s"]').getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; })()`, key))
	}
	for _, key := range []string{"1", "1", "1", "1", "4", "4", "4"} {
		p.finger(Phone, place(key), 1, time.Now())
	}
	p.WaitValue("Норд–Зюйд", "1111")
	p.WaitValue("Ост–Вест", "444")
}

// Enter held down on the last table records it and does nothing more.
func TestHeldEnterRecordsOnce(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Laptop).Tab()
	id := seatedRound(p, server, 4)
	fillResult(p, 1, 1024, 412, false)
	p.Press("\r")
	p.WaitText("1 из 2 введено")
	p.WaitTrue(`document.querySelector("dialog") === null`)
	fillResult(p, 2, 1024, 412, false)
	before := len(readDisk(p, id).Lines)
	enter := input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeKeyDown, Key: "Enter", Code: "Enter", WindowsVirtualKeyCode: 13, NativeVirtualKeyCode: 13, Text: "\r", UnmodifiedText: "\r"}
	call(p, input.DispatchKeyEvent, enter)
	held, released := true, false
	enter.AutoRepeat = &held
	for range 60 { // two seconds of a keyboard that repeats
		time.Sleep(33 * time.Millisecond)
		call(p, input.DispatchKeyEvent, enter)
	}
	enter.Type, enter.Text, enter.AutoRepeat = input.DispatchKeyEventTypeKeyUp, "", &released
	call(p, input.DispatchKeyEvent, enter)
	p.WaitText("2 из 2 введено")
	p.WaitTrue(`document.querySelector("dialog") === null`)
	if got := len(readDisk(p, id).Lines) - before; got != 1 {
		t.Errorf("Enter held down made %d entries; the page shows:\n%s", got, p.Text())
	}
}

// The buttons outside of a round that lead on: a tournament is made once, a list is recorded
// once, a deal is written once, the end is the end.
func TestDoubleTapOutsideOfARound(t *testing.T) {
	t.Parallel()
	for name, view := range map[string]View{"phone": Phone, "laptop": Laptop} {
		t.Run(name, func(t *testing.T) {
			server := StartServer(t)
			p := Launch(t, view.InDark()).Open(server.URL)
			shelf := `(async () => {
				const answer = (r) => new Promise((done) => { r.onsuccess = () => done(r.result); });
				const db = await answer(indexedDB.open("sudya"));
				try { return await answer(db.transaction("tournaments").objectStore("tournaments").count()); } finally { db.close(); }
			})()`
			for i, pace := range paces {
				p.Goto(server.URL + "#/new")
				p.Click("radio", "Домино 1×1")
				p.twice(view, "button", "Создать и записать участников", pace)
				p.Wait("heading", "Участники")
				time.Sleep(300 * time.Millisecond)
				if n := Eval[int](p, shelf); n != i+1 {
					t.Fatalf("%v: %d tournaments, want %d", pace, n, i+1)
				}
				id := tournamentOf(p.Address())
				if p.Has("button", "Списком") {
					p.Click("button", "Списком")
				}
				p.Fill("По участнику в строке", "Мироненко\nТерещук")
				before := len(readDisk(p, id).Lines)
				p.twice(view, "button", "Записать 2", pace)
				p.WaitText("Записано: 2")
				time.Sleep(300 * time.Millisecond)
				if got := len(readDisk(p, id).Lines) - before; got != 2 {
					t.Errorf("%v: the list made %d entries", pace, got)
				}
				seat(p, id)
				show(p, id, "sheet/1/1")
				press(p, "input[value='fish-b']")
				for field, left := range []string{"30", "10"} {
					p.WaitTrue(fmt.Sprintf("document.getElementById('left-%d')", field))
					p.Run(fmt.Sprintf(`const f = document.getElementById("left-%d"); f.value = %q; f.dispatchEvent(new Event("input", {bubbles: true}))`, field, left))
				}
				before = len(readDisk(p, id).Lines)
				p.twice(view, "button", "Записать сдачу 1", pace)
				p.WaitTrue("document.querySelectorAll('.deals > li').length === 1")
				time.Sleep(300 * time.Millisecond)
				if got := len(readDisk(p, id).Lines) - before; got != 1 {
					t.Errorf("%v: the deal made %d entries; the page shows:\n%s", pace, got, p.Text())
				}
				p.Screenshot("twice-deal-" + name)
			}
		})
	}
}

// inADrawing touches keys of the pad in one go, and lets a drawing fall due before each of the
// later ones: the program then draws while it is told of the touch.
func inADrawing(p *Page, first, later []string) {
	p.t.Helper()
	p.Run(fmt.Sprintf(`
		const press = (key) => document.querySelector('dialog[open] .pad [data-key="' + key + '"]').click();
		%s.forEach(press);
		for (const key of %s) {
			for (const end = performance.now() + 100; performance.now() < end; );
			press(key);
		}`, list(first), list(later)))
}

func list(keys []string) string { return `["` + strings.Join(keys, `","`) + `"]` }

// A touch that comes in the middle of a drawing counts: the pad stays where it is while
// questions above it come and go.
func TestTouchInADrawing(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Phone).Tab()
	show(p, seatedRound(p, server, 4), "table/1/1")
	p.Wait("dialog", "Стол 1")
	numbers := func(want string) {
		t.Helper()
		p.WaitTrue(`[...document.querySelectorAll("dialog [data-number]")].map((f) => f.value).join() === "` + want + `"`)
	}
	inADrawing(p, []string{"1", "0", "1", "2"}, []string{"1", "0", "3", "6"})
	numbers("1012,1036")
	p.WaitText("Кто грузил в последней сдаче?")
	inADrawing(p, []string{"next"}, []string{"6", "4", "0", "next", "9", "9", "9"}) // the question goes and comes
	numbers("640,999")
	inADrawing(p, []string{"next"}, []string{"1", "0", "1", "2", "next", "1", "0", "0", "8", "next", "7"})
	numbers("7,1008")
}

// A press on a control that is made anew meanwhile goes to the one in its place, and to no other.
func TestPressOnWhatIsMadeAnew(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Phone).Open(server.URL)
	p.WaitTrue(`document.querySelector("h1")`)
	pressed := Eval[string](p, `(() => {
		const heard = [];
		const make = (text, name) => {
			const button = document.createElement("button");
			button.textContent = text;
			button.addEventListener("click", () => heard.push(name));
			return button;
		};
		const anew = (text) => {
			const old = make("A", "old"), other = make("B", "other");
			document.body.append(old, other);
			const draw = () => old.replaceWith(make(text, "new"));
			addEventListener("click", draw, { capture: true, once: true });
			old.click();
			other.remove();
			[...document.querySelectorAll("body > button")].forEach((b) => b.remove());
		};
		anew("A");
		heard.push("then");
		anew("C");
		const dialog = document.createElement("dialog"), twin = make("A", "twin"), inside = make("A", "inside");
		dialog.append(inside);
		document.body.append(dialog, twin);
		dialog.show();
		addEventListener("click", () => dialog.remove(), { capture: true, once: true });
		inside.click();
		heard.push("end");
		twin.remove();
		return heard.join();
	})()`)
	if pressed != "new,then,end" {
		t.Errorf("heard: %s", pressed)
	}
}
