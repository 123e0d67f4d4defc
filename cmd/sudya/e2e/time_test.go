package e2e

import (
	"testing"
	"time"

	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// started is a tournament of any game whose round 2 was started some time ago.
func started(t testing.TB, regulation string, ago func(s *tournament.State) time.Duration) *judged {
	t.Helper()
	reg, _ := regulations.Find(regulation)
	s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 8, Seed: regulation + t.Name(), Rounds: 1})
	if err != nil {
		t.Fatal(err)
	}
	j := &judged{t: t, s: s}
	j.open(ago(s))
	return j
}

func minutesOf(s *tournament.State, key string) time.Duration {
	return time.Duration(s.Params.Int(key)) * time.Minute
}

// What depends on the time changes by itself, to the second, on a page that nobody touches:
// the last deal, the end of claims, and at an open table the end of the round. In all games.
func TestTimeChangesAnUntouchedPage(t *testing.T) {
	t.Parallel()
	const soon = 12 * time.Second // until then the page is open
	server := StartServer(t)
	for _, regulation := range []string{"belote-pairs", "preferans-almaty", "domino-1x1"} {
		t.Run(regulation, func(t *testing.T) {
			// Three pages wait for their moments at the same time.
			ends := Launch(t, Phone).Open(server.URL)
			claims := started(t, regulation, func(s *tournament.State) time.Duration { return minutesOf(s, tournament.ParamClaimMinutes) - soon })
			ends.Goto(claims.put(ends, server) + "/round")
			ends.WaitText("Претензии по туру 1 принимаются до")

			deal := Launch(t, Phone).Open(server.URL)
			last := started(t, regulation, func(s *tournament.State) time.Duration {
				before := 10 * time.Minute
				if n := minutesOf(s, "lastDeal"); n > 0 {
					before = n
				}
				return minutesOf(s, tournament.ParamRoundMinutes) - before - soon
			})
			deal.Goto(last.put(deal, server) + "/round")
			deal.WaitText("0 из")
			if deal.Has("button", "Последняя сдача") {
				t.Error("the last deal is offered too early")
			}

			p := Launch(t, Phone).Open(server.URL)
			over := started(t, regulation, func(s *tournament.State) time.Duration { return minutesOf(s, tournament.ParamRoundMinutes) - soon })
			screen, offer := "/table/2/1", "Не доиграна"
			if regulation == "preferans-almaty" {
				screen, offer = "/sheet/2/1", "Закончить по времени"
			}
			p.Goto(over.put(p, server) + screen)
			p.WaitTrue(`document.querySelector("h1")`)
			if p.Has("button", offer) && regulation != "domino-1x1" {
				t.Errorf("«%s» is offered too early", offer)
			}

			ends.WaitText("Претензии по туру 1 принимались до")
			deal.Wait("button", "Последняя сдача")
			p.WaitText("Время вышло")
			p.Wait("button", offer)
			p.Screenshot("over-" + regulation)
		})
	}
}

// The time that the judge calls is over on every screen, and the tables are offered what
// follows from it.
func TestCalledTimeIsOver(t *testing.T) {
	t.Parallel()
	for name, view := range map[string]View{"phone": Phone, "laptop": Laptop} {
		t.Run(name, func(t *testing.T) {
			server := StartServer(t)
			b := Launch(t, view)
			p := b.Open(server.URL)
			j := started(t, "belote-pairs", func(*tournament.State) time.Duration { return 10 * time.Minute })
			base := j.put(p, server)
			board := b.Open(base + "/board")
			board.WaitText("до конца тура")
			p.Goto(base + "/round")
			p.Click("button", "Часы:")
			p.Click("menuitem", "Остановить часы")
			p.WaitText("время вышло")
			p.WaitText("Время вышло по команде судьи в")
			p.WaitTrue(`document.querySelector(".clockbar .clock__face").textContent === "00:00"`)
			p.Screenshot("called-" + name)
			board.WaitText("время вышло")
			board.WaitTrue(`document.querySelector(".clock__face").textContent === "00:00"`)
			p.Click("link", "Стол 1")
			p.Wait("dialog", "Стол 1")
			p.Press("0737472")
			p.Click("button", "Не доиграна")
			p.WaitText("у лидера больше 500")
			p.Screenshot("called-table-" + name)
			p.Click("button", "Закрыть")
			p.Click("button", "Часы:")
			p.Click("menuitem", "Пустить часы дальше")
			p.Wait("button", "Пауза")
			board.WaitText("до конца тура")
		})
	}
}

// A device whose clock is hours behind the one that started the round asks, and counts by the
// entries if it is told to; the hall's screen has nobody to ask and counts by them at once.
func TestClockBehindAnotherDevice(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	b := Launch(t, Phone)
	p := b.Open(server.URL)
	j := started(t, "belote-pairs", func(*tournament.State) time.Duration { return -5 * time.Hour })
	base := j.put(p, server)
	p.Goto(base + "/round")
	p.WaitText("Часы этого устройства отстают от записей другого на 4:59:")
	p.Screenshot("lag")
	p.Click("button", "Считать по записям")
	p.WaitTrue(`!document.body.innerText.includes("отстают")`)
	p.WaitTrue(`/^49:/.test(document.querySelector(".clockbar .clock__face").textContent)`)
	p.Click("button", "Пауза")
	p.WaitText("Часы на паузе")
	p.Click("button", "Продолжить")
	p.WaitTrue(`/^49:/.test(document.querySelector(".clockbar .clock__face").textContent)`)
	board := b.Open(base + "/board")
	board.WaitTrue(`/^49:/.test(document.querySelector(".clock__face").textContent)`)
}
