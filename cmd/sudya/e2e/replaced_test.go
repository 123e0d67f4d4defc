package e2e

import (
	"os"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
)

// TestReplacedPlayer: wherever a round is told, those are named who played it; the entry of
// the replacement and the protocol name both players.
func TestReplacedPlayer(t *testing.T) {
	t.Parallel()
	data, err := os.ReadFile("../testdata/reports/sub8.json")
	if err != nil {
		t.Fatal(err)
	}
	_, s, err := archive.Read(data, regulations.Find)
	if err != nil {
		t.Fatal(err)
	}
	pair, opponent := "", ""
	for _, e := range s.Entrants {
		if e.Players[1] == "Макаренко" {
			table, seat := s.Rounds[0].SeatOf(e.ID)
			pair, opponent = string(e.ID), string(table.Seats[1-seat])
		}
	}
	server := StartServer(t)
	p := Launch(t, Phone).Open(server.URL)
	take(p, server, "sub8.json", string(data), "Взять турнир")
	base := server.URL + "#/t/" + s.Events()[0].ID
	p.Goto(base + "/entrants/" + pair + "/player")
	p.Click("radio", "Макаренко")
	p.Fill("Кто входит", "Новичкова")
	p.Fill("Причина", "болезнь")
	p.Screenshot("replaced-form")
	p.Click("button", "Заменить")
	p.WaitTrue(`!document.querySelector("dialog") && location.hash.endsWith("/entrants")`) // gone back from the form

	const former, now = "Бобров — Макаренко", "Бобров — Новичкова"
	told := func(where, address, want, not string) {
		t.Helper()
		p.Goto(base + address)
		p.WaitText(want)
		if body := plain(Eval[string](p, `document.querySelector("main").innerText`)); not != "" && strings.Contains(body, not) {
			t.Errorf("%s tells %s:\n%s", where, not, body)
		}
	}
	told("round 1", "/round/1", former, now)
	p.Screenshot("replaced-round")
	for _, paper := range []string{"seating", "slips"} {
		told(paper, "/print/"+paper+"/1", former, now)
		told(paper, "/print/"+paper+"/2", former, now)
	}
	told("by name", "/print/names/1", "Макаренко — Бобров", "Новичкова")
	told("the standing", "/standings/2", now, former)
	told("the opponent's path", "/standings/2/"+opponent, former, "")
	told("journal", "/journal", former+": Макаренко → Новичкова", "")
	p.Screenshot("replaced-journal")
	told("printed journal", "/print/journal", former+": Макаренко → Новичкова", "")
	told("protocol", "/print/protocol/2", "тур 3, "+former+": Макаренко → Новичкова, болезнь", "")
	p.Screenshot("replaced-protocol")

	p.Goto(base + "/round")
	p.Click("button", "Рассадить тур 3")
	p.WaitText(now)
	p.Click("button", "Утвердить")
	told("round 3", "/round/3", now, former)
	told("slips", "/print/slips/3", now, former)
	told("round 1 still", "/round/1", former, now)
}
