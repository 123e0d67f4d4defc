package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestReplacedWithTheSlip: after round 4 a pair that has qualified says that it can't go on.
// It is replaced at once, before anything is drafted, by the second of those who fell out.
func TestReplacedWithTheSlip(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	page := Launch(t, Phone).Open(server.URL)
	j := played(t, 27, 4, nil)
	plan, err := j.s.Plan()
	if err != nil {
		t.Fatal(err)
	}
	out := plan.Through[2]
	list, err := j.s.Rule.Substitutes(&j.s.History, 5, out)
	if err != nil || len(list) < 2 {
		t.Fatalf("%v %v", list, err)
	}
	base := j.put(page, server)
	page.Goto(base + "/entrants")
	press(page, "#m-"+string(out))
	page.Click("menuitem", "Уход по желанию")
	page.WaitText("Что случилось")
	page.Screenshot("goes-belote")
	press(page, "input[name=what][value=replace]")
	page.WaitText(j.s.Entrant(list[1]).Name())
	press(page, fmt.Sprintf("input[name=in][value='%s']", list[1]))
	page.Screenshot("replace-before")
	press(page, "#sheet-go")
	page.WaitTrue(`!document.querySelector("dialog")`)
	page.Goto(base + "/seating")
	press(page, "#seat")
	page.WaitTrue("document.querySelector('#publish')")
	page.WaitText(j.s.Entrant(list[1]).Name())
	press(page, "#publish")
	page.WaitText("0 из 12 введено")
	if text := page.Text(); !contains(text, j.s, list[1]) || contains(text, j.s, list[0]) || contains(text, j.s, out) {
		t.Errorf("who plays round 5:\n%s", text)
	}
}

// contains reports whether the page names an entrant.
func contains(text string, s *tournament.State, id rules.EntrantID) bool {
	return strings.Contains(text, plain(s.Entrant(id).Name()))
}

// TestDraftOvertaken: what is said after a draft shows on it, «Утвердить» is off and says why,
// and one touch leads on; the pair that goes is touched in the draft itself.
func TestDraftOvertaken(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	for name, view := range map[string]View{"phone": Phone, "dark": Laptop.InDark()} {
		t.Run(name, func(t *testing.T) {
			page := Launch(t, view).Open(server.URL)
			j := played(t, 27, 4, nil)
			j.do(time.Minute, tournament.SeatRound{})
			out := j.s.Drafted.Tables[1].Seats[0]
			list, err := j.s.Rule.Substitutes(&j.s.History, 5, out)
			if err != nil || len(list) < 2 {
				t.Fatalf("%v %v", list, err)
			}
			base := j.put(page, server)
			page.Goto(base + "/seating")
			page.Click("button", j.s.Entrant(out).Name())
			page.Click("button", "Не играет")
			page.WaitText("Что случилось")
			press(page, "input[name=what][value=replace]")
			page.WaitText(j.s.Entrant(list[1]).Name())
			press(page, fmt.Sprintf("input[name=in][value='%s']", list[1]))
			press(page, "#sheet-go")
			page.WaitText("Утвердить нельзя")
			page.WaitText("После рассадки: Замена")
			page.Screenshot("draft-overtaken-" + name)
			if !Eval[bool](page, "document.querySelector('#publish').disabled") {
				t.Error("«Утвердить» looks ready")
			}
			page.Click("button", "Рассадить заново")
			page.WaitTrue("document.querySelector('#publish') && !document.querySelector('#publish').disabled")
			press(page, "#publish")
			page.WaitText("0 из 12 введено")
			if text := page.Text(); !contains(text, j.s, list[1]) || contains(text, j.s, list[0]) || contains(text, j.s, out) {
				t.Errorf("who plays round 5:\n%s", text)
			}
		})
	}
}
