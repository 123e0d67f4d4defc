package e2e

import (
	"fmt"
	"testing"
	"time"

	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/canon"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestResultDiffersFromItsSheet: in each game the table's card and its dialog say it with both
// numbers, the sheet is one touch away, and the round isn't closed over it without a question.
func TestResultDiffersFromItsSheet(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	tiles, err := canon.Marshal(domino.Deal{Out: domino.SideA, LeftB: 30})
	if err != nil {
		t.Fatal(err)
	}
	for i, game := range []struct {
		regulation string
		deal       []byte
		result     string
		view       View
	}{
		{"belote-pairs", belote.Deal{Declarer: belote.NS, Game: belote.GameTrump, Cards: &belote.Whists{NS: 100, EW: 62}}.Canonical(), `{"ns":1034,"ew":798}`, Phone},
		{"preferans-almaty", preferans.Deal{Kind: preferans.DealMisere, Dealer: 0, Declarer: 1, Absent: -1}.Canonical(), `{"whists":["100","-40","20","-80"]}`, Phone.InDark()},
		{"domino-1x1", tiles, `{"parties":[{"a":117,"b":64},{"a":102,"b":9}]}`, Laptop.InDark()},
	} {
		t.Run(game.regulation, func(t *testing.T) {
			p := Launch(t, game.view).Open(server.URL)
			reg, _ := regulations.Find(game.regulation)
			s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: 8, Seed: "gap", Rounds: 1})
			if err != nil {
				t.Fatal(err)
			}
			j := &judged{t: t, s: s, ids: 1000 * i}
			j.open(time.Minute)
			r := j.s.LastRound()
			j.do(0, tournament.DealAdded{Seating: r.Seating, Table: 1, Deal: game.deal})
			for _, table := range r.Tables {
				j.do(0, tournament.EnterResult{Seating: r.Seating, Table: table.Number, Result: []byte(game.result)})
			}
			base := j.put(p, server)
			p.Goto(base + "/round")
			p.WaitText("по листу")
			p.Screenshot("gap-card-" + game.regulation)
			p.Goto(base + "/table/2/1")
			p.Wait("dialog", "Стол 1")
			p.WaitText("Лист расходится с записанным результатом стола")
			p.Screenshot("gap-dialog-" + game.regulation)
			p.Click("button", "Открыть лист")
			p.WaitTrue(`location.hash.endsWith("/sheet/2/1")`)
			p.Goto(base + "/round")
			p.Click("button", "Закрыть тур 2")
			p.Wait("dialog", "Результаты расходятся с листами")
			p.Screenshot("gap-question-" + game.regulation)
			p.Click("button", "Не закрывать")
			p.WaitTrue(`!document.querySelector("dialog")`)
			p.Click("button", "Закрыть тур 2")
			p.Click("button", "Всё равно закрыть тур 2")
			p.WaitText(fmt.Sprintf("Тур %d закрыт", 2))
			p.Goto(base + "/journal")
			p.WaitText("Стол 1, сдача 1: записано")
			p.Screenshot("gap-journal-" + game.regulation)
		})
	}
}
