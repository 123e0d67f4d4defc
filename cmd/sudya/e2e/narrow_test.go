package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// touchable reports whether a finger reaches what a selector finds without moving the page: a
// JavaScript condition.
func touchable(selector string) string {
	return fmt.Sprintf(`(() => {
		const el = document.querySelector(%q), r = el?.getBoundingClientRect();
		if (!r || r.height === 0) return false;
		const above = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
		return el.contains(above);
	})()`, selector)
}

// What went wrong stands above the pad, where it is seen and its button can be touched, on the
// smallest phone too.
func TestTroubleIsAboveThePad(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	for _, v := range []View{Small, Phone} {
		p := Launch(t, v).Open(server.URL)
		show(p, seatedRound(p, server, 4), "table/1/1")
		p.Wait("dialog", "Стол 1")
		touch(p, "10", "2", "4", "4", "1", "2")
		p.WaitText("Победа с марсом")
		p.Run(`window.add = IDBObjectStore.prototype.add;
			IDBObjectStore.prototype.add = () => { throw new DOMException("full", "QuotaExceededError"); };`)
		touch(p, "go")
		p.Wait("button", "Повторить")
		p.Screenshot(fmt.Sprintf("trouble-%d", v.Width))
		p.WaitTrue(touchable("dialog .padbox .note button"))
		p.WaitTrue(touchable(`dialog .pad [data-key="go"]`))
		p.Run(`IDBObjectStore.prototype.add = window.add;`)
		p.Click("button", "Повторить")
		p.WaitText("1 из 2 введено")
	}
}

// outOfSight are elements with text whose text a window of this width cuts off or leaves out: it
// goes over the edge and nothing around it scrolls there.
const outOfSight = `((width) => [...document.querySelectorAll("body *")].filter(el => {
	if (!el.checkVisibility() || el.closest(".vh, #skip, .board__leave, .appbar, svg, dialog:not([open])") || ![...el.childNodes].some(n => n.nodeType === 3 && n.data.trim())) return false;
	const words = document.createRange();
	words.selectNodeContents(el);
	const r = words.getBoundingClientRect();
	for (let box = el; box && box !== document.documentElement; box = box.parentElement) {
		const style = getComputedStyle(box);
		if (style.overflowX === "auto" || style.overflowX === "scroll") return false;
		if (style.position === "fixed" && box.getBoundingClientRect().width < 2) return false;
	}
	return r.width > 2 && (r.right > width + 1 || r.left < -1 || el.scrollWidth > el.clientWidth + 1 && getComputedStyle(el).overflowX !== "visible" && el.clientWidth > 0);
}).map(el => el.tagName + "." + el.className + " «" + el.textContent.slice(0, 30) + "»"))`

// Unbroken names of seventy letters stay inside the narrowest window and a laptop's: in the
// journal, on each page of the board, in the final.
func TestUnbrokenNames(t *testing.T) {
	t.Parallel()
	reg, _ := regulations.Find("belote-pairs")
	j := &judged{t: t, s: tournament.New(regulations.Find)}
	j.do(0, tournament.Create(reg, tournament.Details{Name: "Кубок"}, rules.Params{"rounds": 1, "swissRounds": 1, "cuts": [][2]int{}}))
	for _, first := range []string{"А", "Б", "В", "Г"} {
		j.do(0, tournament.EntrantRegistered{Person: tournament.Person{Players: []string{first + strings.Repeat("щ", 69), first + strings.Repeat("ш", 69)}}})
	}
	j.open(time.Hour)
	for table, result := range []string{`{"ns":1012,"ew":640}`, `{"ns":1012,"ew":700}`} {
		j.do(0, tournament.EnterResult{Seating: j.s.LastRound().Seating, Table: table + 1, Result: []byte(result)})
	}
	j.finish()
	j.open(time.Minute)
	if stage := j.s.LastRound().Stage; stage != rules.StageFinal {
		t.Fatalf("the second round is %s", stage)
	}
	r := j.s.LastRound()
	j.do(0, tournament.EnterResult{Seating: r.Seating, Table: 1, Result: []byte(`{"ns":1012,"ew":640}`)})
	entry := j.s.Current(tournament.TableKey{Seating: r.Seating, Table: 1})
	j.do(0, tournament.CorrectResult{Replaces: entry.ID, Reason: strings.Repeat("ж", 70), Result: []byte(`{"ns":1024,"ew":412}`)})

	server := StartServer(t)
	narrow := View{Width: 320, Height: 568, Mobile: true}
	p := Launch(t, narrow).Open(server.URL)
	base := j.put(p, server)
	look := func(name string) {
		t.Helper()
		for _, v := range []View{narrow, Laptop} {
			p.Resize(v)
			if wide := Eval[int](p, `document.documentElement.scrollWidth`) - int(v.Width); wide > 0 {
				t.Errorf("%s is %d px wider than a window of %d", name, wide, v.Width)
			}
			if list := Eval[[]string](p, fmt.Sprintf("%s(%d)", outOfSight, v.Width)); len(list) > 0 {
				t.Errorf("%s in a window of %d loses %q", name, v.Width, list)
			}
			p.Screenshot(fmt.Sprintf("unbroken-%s-%d", name, v.Width))
		}
		p.Resize(narrow)
	}
	for _, screen := range []string{"journal", "final", "standings", "round", "ruling", "entrants"} {
		p.Goto(base + "/" + screen)
		p.WaitText("Ащщщ")
		look(screen)
	}
	p.Goto(base + "/board")
	p.WaitText("Ащщщ")
	for n := range Eval[int](p, `document.querySelectorAll(".board__dots i").length`) {
		p.WaitTrue(fmt.Sprintf(`document.querySelectorAll(".board__dots i")[%d].className === "on"`, n))
		look(fmt.Sprintf("board-%d", n+1))
		p.Run(`document.getElementById("board").click()`)
	}
}
