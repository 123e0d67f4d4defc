package e2e

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// The main job, by clicks and keys as a judge does it: 27 pairs pasted from a spreadsheet,
// seven rounds with their cuts, a final, the standing, the export; the server is stopped
// after the first load.
func TestWholeBeloteTournamentOffline(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	b := Launch(t, Laptop)
	p := b.Open(server.URL)
	p.WaitOffline()
	server.Stop()

	p.Click("link", "Новый турнир")
	p.Fill("Название", "Зимняя встреча. Парный белот")
	p.Click("button", "Создать и записать участников")
	p.Wait("heading", "Участники")

	rows := []string{"\uFEFF№\tИгрок 1\tИгрок 2"}
	for i := range 27 {
		rows = append(rows, fmt.Sprintf("%d\tПервый%02d\tВторой%02d", i+1, i+1, i+1))
	}
	p.Fill("Строки: первый игрок — второй игрок", strings.Join(rows, "\r\n"))
	p.Click("button", "Записать 27 пар")
	p.WaitText("Записано: 27 пар")
	// The same list once more adds nobody.
	p.Fill("Строки: первый игрок — второй игрок", strings.Join(rows, "\r\n"))
	p.WaitText("Уже записаны или повторяются: 27")
	p.Fill("Строки: первый игрок — второй игрок", "")

	rnd := rand.New(rand.NewPCG(1, 27))
	left := []int{27, 27, 27, 27, 24, 16, 8, 4, 4, 4}
	for i, pairs := range left {
		round := i + 1
		p.Click("link", "Тур")
		seat := fmt.Sprintf("Рассадить тур %d", round)
		if at := round - 8; at >= 0 {
			seat = []string{"Рассадить финал", "Рассадить партию 2 финала", "Рассадить партию 3 финала"}[at]
		}
		p.Click("button", seat) // once, the first round too
		p.Click("button", "Утвердить")
		p.WaitText(fmt.Sprintf("Рассадка тура %d утверждена", round))
		p.Click("button", "Старт")
		playRound(p, rnd, pairs/2)
		if round == 2 {
			// In the middle of the evening the page is opened anew: nothing is lost and the clock runs on.
			p.Reload()
			p.WaitText("13 из 13 введено")
		}
		p.Click("button", fmt.Sprintf("Закрыть тур %d", round))
		p.WaitText(fmt.Sprintf("Тур %d закрыт", round))
	}
	p.Click("link", "Тур")
	p.Click("button", "Завершить турнир")
	p.WaitText("Турнир завершён")

	p.Click("link", "Места")
	p.Wait("heading", "Итоговые места")
	p.Screenshot("mainjob-standing")
	shown := p.Text()
	id := strings.Split(strings.Split(p.Address(), "/t/")[1], "/")[0]
	p.Goto(server.URL + "#/t/" + id + "/final")
	p.Click("button", "Сохранить файл")
	data := b.Saved("*.json")
	_, s, err := archive.Read(data, regulations.Find)
	if err != nil {
		t.Fatalf("the export can't be read: %v", err)
	}
	inOrder(t, s, shown)
	if !s.Finished || len(s.Rounds) != 10 {
		t.Errorf("finished %v after %d rounds", s.Finished, len(s.Rounds))
	}
	for _, e := range s.Events() {
		if o := s.OutcomeOf(e.ID); !o.Effective() && !isUndo(e) {
			t.Errorf("an entry without effect: %v", o)
		}
	}

	// Another device reads the file and shows the same standing.
	server.Restart()
	other := Launch(t, Laptop).Open(server.URL)
	dropFile(other, "turnir.json", string(data))
	other.Click("button", "Взять турнир")
	other.WaitTrue(`location.hash.startsWith("#/t/")`)
	other.Goto(server.URL + "#/t/" + id + "/standings")
	other.Wait("heading", "Итоговые места")
	inOrder(t, s, other.Text())
}

// inOrder demands that a page shows all entrants in the order of the final standing.
func inOrder(t *testing.T, s *tournament.State, shown string) {
	t.Helper()
	at := 0
	for _, line := range s.Standing(len(s.Rounds)).Lines {
		name := plain(s.Entrant(line.Entrant).Name())
		i := strings.Index(shown[at:], name)
		if i < 0 {
			t.Fatalf("%s isn't shown at its place %d", name, line.Place)
		}
		at += i
	}
}

func isUndo(e tournament.Event) bool {
	_, ok := e.Body.(tournament.Undone)
	return ok
}

// playRound enters every table's result by the keyboard alone: the table's number and
// Enter, two totals, Enter. Like a person it types when the field is there and records when
// the verdict is.
func playRound(p *Page, rnd *rand.Rand, tables int) {
	p.t.Helper()
	field := func(i int) {
		p.t.Helper()
		p.WaitTrue(fmt.Sprintf(`document.activeElement === document.querySelectorAll("dialog[open] .score input")[%d]`, i))
	}
	for table := 1; table <= tables; table++ {
		winner, loser := 1001+rnd.IntN(90), 100+rnd.IntN(890)
		p.Press(fmt.Sprintf("%d\r", table))
		p.Wait("dialog", fmt.Sprintf("Стол %d", table))
		field(0)
		if rnd.IntN(2) == 1 {
			p.Press(fmt.Sprintf("%d\t", loser))
			field(1)
			p.Press(fmt.Sprint(winner))
		} else {
			p.Press(fmt.Sprint(winner)) // the fourth digit moves on by itself
			field(1)
			p.Press(fmt.Sprint(loser))
		}
		p.WaitTrue(`!document.querySelector('dialog[open] .pad [data-key="go"]').disabled`)
		p.Press("\r")
		p.WaitText(fmt.Sprintf("%d из %d введено", table, tables))
		p.WaitTrue(`document.querySelector("dialog[open]") === null`)
	}
}
