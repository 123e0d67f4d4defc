package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// equals is a tournament of dominoes of one round, closed, in which the first at each table
// has won: the winners are equal in points, their differences fall by table.
func equals(t testing.TB, players int) *judged {
	t.Helper()
	reg, _ := regulations.Find("domino-1x1")
	j := &judged{t: t, s: tournament.New(regulations.Find)}
	j.do(time.Hour, tournament.Create(reg, tournament.Details{Name: "Равные"}, rules.Params{"rounds": 1}))
	for i := range players {
		j.do(time.Hour, tournament.EntrantRegistered{Person: tournament.Person{Players: []string{fmt.Sprintf("Игрок %02d", i+1)}}})
	}
	j.open(30 * time.Minute)
	r := j.s.LastRound()
	for _, table := range r.Tables {
		j.do(time.Minute, tournament.EnterResult{Seating: r.Seating, Table: table.Number, Result: fmt.Appendf(nil, `{"parties":[{"a":101,"b":%d},{"a":101,"b":%[1]d}]}`, 40+5*table.Number)})
	}
	j.do(time.Minute, tournament.RoundClosed{Seating: r.Seating})
	return j
}

func (j *judged) name(id rules.EntrantID) string { return j.s.Entrant(id).Name() }

// TestTieFinal: five are equal at places 1–5. The round, the places and the draft say what the
// final decides, who plays it and who stays out; a refusal is told in the draft, and one touch
// leads on.
func TestTieFinal(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	for name, view := range map[string]View{"phone": Phone, "dark": Laptop.InDark()} {
		t.Run(name, func(t *testing.T) {
			p := Launch(t, view).Open(server.URL)
			j := equals(t, 10)
			tie := domino.Ties(&j.s.History)[0]
			if len(tie.Field) != 4 || len(tie.Out) != 1 {
				t.Fatalf("%+v", tie)
			}
			first, fifth := j.name(tie.Field[0]), j.name(tie.Out[0])
			base := j.put(p, server)
			p.Goto(base + "/standings")
			p.WaitText("Места 1–4 решит финал")
			places := Eval[[]string](p, `[...document.querySelectorAll("tbody tr")].slice(0, 5).map((r) => r.innerText.trim().split(/\s/)[0])`)
			if got := strings.Join(places, " "); got != "1–4 1–4 1–4 1–4 5" {
				t.Errorf("the places before the final: %s", got)
			}
			p.WaitText("решит финал")
			if text := p.Text(); strings.Contains(text, "поровну по всем критериям") {
				t.Errorf("equal on all criteria, says the page:\n%s", text)
			}
			p.Screenshot("tie-places-" + name)
			p.Goto(base + "/round")
			p.WaitText("Места 1–4 решит финал")
			p.Click("button", "К финалу")
			p.WaitText("Финал 1: места 1–4")
			p.WaitText("вне финала по разности")
			p.Screenshot("tie-final-" + name)
			p.Click("link", "Рассадка финала")
			press(p, "#seat")
			p.WaitTrue("document.querySelector('#publish')")
			p.WaitText("Финал 1: места 1–4")
			p.Screenshot("tie-draft-" + name)
			p.Click("button", first+": отказ от финала")
			p.WaitText("Утвердить нельзя")
			p.WaitText("В рассадке, но не играют: " + first)
			p.WaitText("Играют, но не рассажены: " + fifth)
			p.Screenshot("tie-refused-" + name)
			p.Click("button", "Рассадить заново")
			p.WaitTrue("document.querySelector('#publish') && !document.querySelector('#publish').disabled")
			p.WaitText("отказ")
			press(p, "#publish")
			p.WaitText("0 из 2 введено")
			if text := p.Text(); strings.Contains(text, first) || !strings.Contains(text, fifth) {
				t.Errorf("who plays the final:\n%s", text)
			}
		})
	}
}

// TestTieFinalNobodyNeeds: when one of two refuses there is nothing to play: the draft says so
// and is taken away by the one touch that it offers, and the tournament can be finished.
func TestTieFinalNobodyNeeds(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Phone).Open(server.URL)
	j := equals(t, 4)
	j.do(time.Minute, tournament.SeatRound{})
	ties := domino.Ties(&j.s.History)
	base := j.put(p, server)
	p.Goto(base + "/seating")
	p.WaitText("Финал 2: места 3–4")
	p.Click("button", j.name(ties[0].Field[0])+": отказ от финала")
	p.WaitText("Утвердить нельзя")
	// The other final's player is touched in the draft.
	other := j.name(ties[1].Field[0])
	p.Run(fmt.Sprintf(`[...document.querySelectorAll("button.seat")].find((b) => b.innerText.includes(%q)).click()`, other))
	p.WaitText("коснитесь игрока")
	p.Click("button", "Не играет")
	p.WaitText("Что случилось")
	press(p, "#sheet-go")
	p.WaitText("Эта рассадка больше не нужна")
	p.Goto(base + "/entrants")
	p.Click("button", "К рассадке") // what was said leads to the draft from elsewhere, too
	p.WaitText("Эта рассадка больше не нужна")
	p.Screenshot("tie-dead")
	p.Click("button", "Убрать черновик")
	p.WaitTrue("document.querySelector('#finish')")
}
