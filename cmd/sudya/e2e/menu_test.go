package e2e

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/sudya-app/sudya/rules/tournament"
)

// entered enters a result that is possible in its game at every table of the round that is on.
func (j *judged) entered(regulation string) {
	j.t.Helper()
	r := j.s.LastRound()
	for _, n := range tournament.Missing(r) {
		raw := map[string]string{
			"belote-pairs":     `{"ns":1012,"ew":640}`,
			"preferans-almaty": `{"whists":["10","0","-10"]}`,
			"domino-1x1":       `{"parties":[{"a":101,"b":60},{"a":101,"b":70}]}`,
		}[regulation]
		if len(j.s.TableOf(tournament.TableKey{Seating: r.Seating, Table: n}).Seats) == 4 && regulation == "preferans-almaty" {
			raw = `{"whists":["10","0","-10","0"]}`
		}
		j.do(0, tournament.EnterResult{Seating: r.Seating, Table: n, Result: json.RawMessage(raw)})
	}
}

// A finger that aims at an item of an open menu hits it, with all results in and the button
// that closes the round under the thumb: each menu of the round, in each state of its clock.
func TestMenusLieAboveAll(t *testing.T) {
	server := StartServer(t)
	lying := View{Width: 844, Height: 390, Mobile: true}
	p := Launch(t, Phone).Open(server.URL)
	base := ""
	each := func(clock string) {
		t.Helper()
		for _, v := range []View{Phone, Small, lying, Laptop} {
			p.Resize(v)
			n := Eval[int](p, `document.querySelectorAll(".menu > button").length`)
			if n < 2 {
				t.Fatalf("%d menus on the round", n)
			}
			for i := range n {
				p.Run(fmt.Sprintf(`document.querySelectorAll(".menu > button")[%d].click()`, i))
				p.WaitTrue(`document.querySelectorAll(".menu__list [role=menuitem]").length > 1`)
				p.Screenshot(fmt.Sprintf("menu-%s-%d-%d", clock, v.Width, i))
				missed := Eval[[]string](p, `[...document.querySelectorAll(".menu__list [role=menuitem]")].filter((el) => {
					el.scrollIntoView({ block: "nearest" });
					const r = el.getBoundingClientRect();
					return !el.contains(document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2)) || r.left < 0 || r.right > innerWidth;
				}).map((el) => el.textContent)`)
				if len(missed) > 0 {
					t.Errorf("%s at %d×%d: a finger doesn't hit %q", clock, v.Width, v.Height, missed)
				}
				p.Press("\x1b")
				p.WaitTrue(`!document.querySelector(".menu__list")`)
			}
		}
	}
	for _, regulation := range []string{"belote-pairs", "preferans-almaty", "domino-1x1"} {
		j := started(t, regulation, func(*tournament.State) time.Duration { return time.Minute })
		j.entered(regulation)
		base = j.put(p, server)
		p.Goto(base + "/round")
		p.Wait("button", "Закрыть тур 2")
		each(regulation)
		if regulation != "domino-1x1" {
			continue
		}
		p.Resize(Phone)
		p.Click("button", "Часы:")
		p.Click("menuitem", "Остановить часы")
		p.WaitText("время вышло")
		each("called")
	}
}
