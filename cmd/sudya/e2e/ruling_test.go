package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// judged is a tournament that a test carries on by itself before the browser opens it.
type judged struct {
	t   testing.TB
	s   *tournament.State
	ids int
}

// played begins with so many closed rounds of belote.
func played(t testing.TB, pairs, rounds int, params rules.Params) *judged {
	t.Helper()
	reg, _ := regulations.Find("belote-pairs")
	s, err := simulate.Play(simulate.Options{Regulation: reg, Entrants: pairs, Seed: "rulings", Rounds: rounds, Params: params})
	if err != nil {
		t.Fatal(err)
	}
	return &judged{t: t, s: s}
}

// do carries a command out some time ago.
func (j *judged) do(ago time.Duration, c tournament.Command) {
	j.t.Helper()
	meta := tournament.Meta{
		Device: "00000000000000bb", At: time.Now().Add(-ago).UTC().Format("2006-01-02T15:04:05.000Z"), Seed: "3f9a61c07be2d415",
		NewID: func() string { j.ids++; return fmt.Sprintf("bb%030x", j.ids) },
	}
	events, err := tournament.Decide(j.s, c, meta)
	if err != nil {
		j.t.Fatal(err)
	}
	j.s = j.s.With(events...)
}

// open seats, publishes and starts the next round some time ago.
func (j *judged) open(ago time.Duration) {
	j.t.Helper()
	j.do(ago, tournament.SeatRound{})
	j.do(ago, tournament.RoundPublished{Seating: j.s.LastRound().Seating})
	j.do(ago, tournament.ClockSet{Seating: j.s.LastRound().Seating, Step: tournament.ClockStart})
}

// finish enters the results that are missing and closes the round.
func (j *judged) finish() {
	j.t.Helper()
	r := j.s.LastRound()
	for _, n := range tournament.Missing(r) {
		j.do(0, tournament.EnterResult{Seating: r.Seating, Table: n, Result: []byte(`{"ns":1012,"ew":640}`)})
	}
	j.do(0, tournament.RoundClosed{Seating: r.Seating})
}

// put opens the tournament in the browser; the address of its screens is returned.
func (j *judged) put(page *Page, server *Server) string {
	j.t.Helper()
	lines, err := archive.EncodeLines(j.s.Events())
	if err != nil {
		j.t.Fatal(err)
	}
	file, err := archive.Write(j.s, lines)
	if err != nil {
		j.t.Fatal(err)
	}
	keep(j.t, page, file)
	page.Reload()
	return server.URL + "#/t/" + j.s.Events()[0].ID
}

// choose picks an option of a list by its value.
func choose(p *Page, id, value string) {
	p.t.Helper()
	p.WaitTrue(fmt.Sprintf(`[...document.getElementById(%q)?.options ?? []].some((o) => o.value === %q)`, id, value))
	p.Run(fmt.Sprintf(`const list = document.getElementById(%q); list.value = %q; list.dispatchEvent(new Event("change", { bubbles: true }));`, id, value))
}

// TestRulings: a round with a no-show, a fine later revoked, the second untidy slip, a
// penalty card, a protest; and all of it on the entrant's card.
func TestRulings(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	page := Launch(t, Laptop).Open(server.URL)
	j := played(t, 27, 3, nil)
	j.open(16 * time.Minute)
	base := j.put(page, server)
	r := j.s.LastRound()
	name := func(id rules.EntrantID) string { return j.s.Entrant(id).Name() }
	absent, offender := r.Tables[0].Seats[0], r.Tables[1].Seats[1]

	// fifteen minutes after the start (V.3)
	page.Goto(base + "/round")
	page.WaitText("С начала прошло 15 минут")
	page.Click("button", "Записать неявку")
	choose(page, "noshow-table", "1")
	page.Click("radio", name(absent))
	page.WaitText("Снятие с турнира: " + name(absent))
	page.Screenshot("noshow")
	press(page, "#noshow-go")
	page.WaitText("Неявка записана, стол 1")

	// a fine with the ruling, found as judges say it
	page.Goto(base + "/ruling/4/2")
	choose(page, "ruling-who", string(offender))
	page.Click("button", "Найти нарушение")
	page.Fill("Найти нарушение", "открыл карту")
	page.Click("radio", "Карту открыл сдающий")
	page.WaitText("выбирают соперники")
	page.Click("radio", "Играют дальше")
	page.Click("checkbox", "Вистовой штраф: −100 вистов")
	page.WaitTrue(`document.querySelector("table .diff del") !== null`)
	page.Screenshot("ruling")
	press(page, "#ruling-go")
	page.WaitText("Решение записано: Карту открыл сдающий")
	page.WaitText("Играют дальше. −100 в.")

	// the first untidy slip is a warning, the second costs (II.7)
	for _, second := range []bool{false, true} {
		press(page, "#phase-record")
		press(page, "#irregularity-S1")
		if second {
			page.WaitText("Это уже 2-й раз")
		}
		page.WaitTrue(fmt.Sprintf(`document.getElementById("warning").checked === %v && document.getElementById("extra-0").checked === %v`, !second, second))
		press(page, "#ruling-go")
		page.WaitTrue(`document.getElementById("ruling-go") === null`)
	}

	// a penalty card stays as a reminder until it is lifted
	press(page, "#phase-play")
	press(page, "#irregularity-P4")
	page.WaitText("Какая игра?")
	page.Fill("Какая карта", "туз пик")
	press(page, "#ruling-go")
	page.WaitText("Старшая штрафная карта. Карта: туз пик")
	page.Goto(base + "/table/4/2")
	page.WaitTrue(`document.querySelector("dialog .note--brass")?.innerText.includes("туз пик")`)
	page.Screenshot("table-penalty")
	page.Run(`[...document.querySelectorAll("dialog .note--brass button")].find((b) => b.textContent === "Снять").click()`)
	page.WaitTrue(`document.querySelector("dialog .note--brass") === null`)

	// a protest at the table, decided from the journal
	page.Run(`document.querySelector("#matters > summary").click()`)
	press(page, "#protest-new")
	choose(page, "protest-who", string(offender))
	page.Fill("О чём протест", "Соперники объявили терц поздно")
	press(page, "#protest-go")
	page.WaitText("ждёт решения")
	page.Goto(base + "/journal")
	page.Click("button", "Решить")
	page.Fill("Решение и основание", "Терц не пишется, IV.5")
	page.Click("button", "Записать решение")
	page.WaitTrue(`!document.body.innerText.includes("ждёт решения")`)

	// the card holds it all; the fine is revoked there
	page.Goto(base + "/entrants/" + string(offender))
	page.WaitText("Терц не пишется")
	page.WaitText("Предупреждения")
	page.Screenshot("entrant-card")
	page.Click("button", "Снять: −100 в.")
	page.Fill("Почему снимается", "Сдавал не он")
	page.Click("button", "Снять штраф")
	page.WaitText("Снят: Сдавал не он")
	page.Goto(base + "/standings")
	page.WaitTrue(`document.querySelector(".opener") !== null`)
	page.Run(`[...document.querySelectorAll(".opener")].find((b) => b.textContent.includes(` + fmt.Sprintf("%q", j.s.Entrant(offender).Players[0]) + `)).click()`)
	page.WaitText("Штраф −0,5 б.")
	if strings.Contains(page.Text(), "Штраф −100 в.") {
		t.Error("a revoked fine is told in the path")
	}
	page.Click("button", "Карточка: штрафы")
	page.WaitText("Штрафы и поправки")
	press(page, "dialog .sheet__close")
	page.WaitTrue(`location.hash.includes("/standings")`)
}

// TestLateCorrection: a result of round 2 is corrected after round 4: what it changes is
// shown before, and the journal marks it late.
func TestLateCorrection(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	page := Launch(t, Laptop).Open(server.URL)
	j := played(t, 27, 3, rules.Params{"cuts": [][2]int{}})
	j.open(60 * time.Minute)
	j.finish()
	base := j.put(page, server)
	page.Goto(base + "/table/2/1")
	page.WaitTrue(`document.querySelector("dialog[open]")`)
	page.Click("radio", "Висты обеих пар")
	type_ := func(id, value string) {
		page.Run(fmt.Sprintf(`const field = document.querySelectorAll("dialog .score input")[%s]; field.value = %q; field.dispatchEvent(new Event("input", { bubbles: true }));`, id, value))
	}
	type_("0", "300")
	type_("1", "1100")
	page.Fill("Причина исправления", "Перепутали строки бланка")
	page.WaitText("Места")
	page.Screenshot("late-correction")
	press(page, "dialog .pad__go")
	page.WaitTrue(`!document.querySelector("dialog")`)
	page.Goto(base + "/journal")
	page.WaitText("Правка: тур 2, стол 1")
	page.WaitText("оздняя")
}

// TestReplacementAfterCut: a qualified pair leaves, and the best of those who fell out
// comes in; a second person confirms a result before the round closes.
func TestReplacementAfterCut(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	page := Launch(t, Laptop).Open(server.URL)
	j := played(t, 27, 4, nil)
	j.open(time.Minute)
	out := j.s.LastRound().Tables[0].Seats[0]
	list, err := j.s.Rule.Substitutes(&j.s.History, 5, out)
	if err != nil || len(list) == 0 {
		t.Fatalf("nobody may come in: %v", err)
	}
	base := j.put(page, server)
	page.Goto(base + "/entrants")
	press(page, "#m-"+string(out))
	page.Click("menuitem", "Заменить выбывшими")
	page.WaitText(j.s.Entrant(list[0]).Name())
	press(page, "#sheet-go")
	page.WaitTrue(`!document.querySelector("dialog")`)
	page.Goto(base + "/round")
	page.WaitText(j.s.Entrant(list[0]).Name())
	page.Screenshot("replaced")
}

// TestSecondCheck: a round closes only when each result was compared with its slip.
func TestSecondCheck(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	page := Launch(t, Phone).Open(server.URL)
	j := played(t, 4, 1, rules.Params{"secondCheck": true, "cuts": [][2]int{}, "final": false, "rounds": 2, "swissRounds": 2})
	j.open(time.Minute)
	r := j.s.LastRound()
	for _, table := range r.Tables {
		j.do(0, tournament.EnterResult{Seating: r.Seating, Table: table.Number, Result: []byte(`{"ns":1012,"ew":640}`)})
	}
	base := j.put(page, server)
	page.Goto(base + "/round")
	page.WaitTrue(`document.querySelectorAll('.tcard[data-state="ask"]').length === 2`)
	page.WaitText("Ждут второй проверки: 2 стола")
	if !Eval[bool](page, "document.querySelector('#close').disabled") {
		t.Error("«Закрыть тур» looks ready before the second check")
	}
	for n := 1; n <= 2; n++ {
		page.Goto(fmt.Sprintf("%s/table/2/%d", base, n))
		page.WaitText("Ждёт подтверждения")
		page.Screenshot("confirm")
		page.Click("button", "Подтвердить")
		page.WaitText("Результат проверен вторым")
	}
	page.Goto(base + "/round")
	page.WaitTrue(`document.querySelectorAll('.tcard[data-state="done"]').length === 2`)
	page.Click("button", "Закрыть тур")
	page.WaitText("Тур 2 закрыт")
}

// TestClockMoved: the device's clock is moved by an hour while a round is on; one tap
// keeps the round's time.
func TestClockMoved(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	page := Launch(t, Laptop).Open(server.URL)
	j := played(t, 8, 1, nil)
	j.open(5 * time.Minute)
	base := j.put(page, server)
	page.Goto(base + "/round")
	page.WaitTrue(`document.querySelector(".clock__face")?.textContent.startsWith("44:")`)
	page.Run(`const now = Date.prototype.getTime; Date.prototype.getTime = function () { return now.call(this) + 3600000; };`)
	page.WaitText("Часы устройства ушли вперёд")
	page.Screenshot("clock-moved")
	page.Click("button", "Поправить время тура")
	page.WaitText("Время тура поправлено")
	page.WaitTrue(`document.querySelector(".clock__face").textContent.startsWith("44:")`)
}

// TestRulingBook: without a tournament the catalogue is a book to look things up in, with
// the numbers of a deal.
func TestRulingBook(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	page := Launch(t, Small).Open(server.URL + "#/ruling/belote")
	press(page, "#phase-play")
	press(page, "#irregularity-P5")
	page.WaitText("Байт по картам")
	press(page, "#deal-game-notrump")
	page.Fill("Конструкции нарушивших", "20")
	page.Fill("Конструкции соперников", "50")
	page.WaitTrue(`document.getElementById("deal-written").innerText.startsWith("330")`)
	page.Screenshot("ruling-book")
	for _, game := range []string{"preferans", "domino"} {
		page.Goto(server.URL + "#/ruling/" + game)
		page.WaitText("Что случилось")
	}
}
