package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// fileOf is a desk's tournament as an export.
func fileOf(t *testing.T, d *rulestest.Desk) string {
	j := &judged{t: t, s: d.State}
	return j.file()
}

// TestMergeNames: the file of a phone that seated the same round otherwise tells before it is
// taken what would have no effect; in the journal the two seatings are told apart by who sits
// where, and the choice is recorded.
func TestMergeNames(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	desk := rulestest.NewDesk(regulations.Find, 1)
	desk.State = tournament.Fold(played(t, 8, 1, nil).s.Events(), regulations.Find)
	closed := desk.State.LastRound()
	phone := desk.Branch(2)
	desk.Open(t)
	desk.Enter(t, map[int]string{0: `{"ns":1012,"ew":640}`})
	desk.Close(t)
	// The phone corrects a result of round 1 and seats round 2 by another seed.
	entry := phone.State.Current(tournament.TableKey{Seating: closed.Seating, Table: 2})
	phone.Must(t, tournament.CorrectResult{Replaces: entry.ID, Reason: "бланк", Result: []byte(`{"ns":1050,"ew":650}`)})
	phone.Seed = "другая"
	phone.Open(t)

	for _, v := range []View{Phone, Laptop.InDark()} {
		p := Launch(t, v).Open(server.URL)
		take(p, server, "desk.json", fileOf(t, desk), "Взять турнир")
		p.Goto(server.URL + "#/import")
		dropFile(p, "phone.json", fileOf(t, phone))
		p.WaitText("После объединения надо будет выбрать: 1 спор")
		p.WaitText("Перестанет действовать: 2 записи")
		p.WaitText("Рассадка тура 2 утверждена — до решения спора")
		p.WaitText("до решения спора")
		p.Screenshot("merge-lost-" + viewName(v))
		p.Click("button", "Объединить")
		p.WaitTrue(`location.hash.endsWith("/journal")`)
		p.WaitText("записи не сходятся")
		p.WaitText("Записано результатов: 4")
		if strings.Contains(p.Text(), "не применена") {
			t.Error("something is just not applied")
		}
		p.Screenshot("merge-seatings-" + viewName(v))
		p.Click("button", "Верна запись")
		p.WaitText("Выбор записан")
		p.WaitTrue(`!document.querySelector(".disputed")`)
		// The choice is undone, and the dispute is there again.
		p.Screenshot("merge-settled-" + viewName(v))
		p.Click("button", "Отменить")
		p.WaitText("Отменено")
		p.WaitTrue(`document.querySelector(".disputed")`)
		p.Screenshot("merge-again-" + viewName(v))
	}
}

// TestUndoKeyNames: Ctrl+Z leaves what was there before the window was opened; what was done
// since it takes back by name, and offers to bring it back.
func TestUndoKeyNames(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	j := played(t, 8, 1, nil)
	j.open(60)
	p := Launch(t, Laptop).Open(server.URL)
	base := j.put(p, server)
	p.Goto(base + "/round")
	p.WaitTrue(`document.querySelector(".tcard")`)
	p.Press("z", chromedp.ModifierCtrl)
	p.WaitText("В этом сеансе отменять нечего")
	typeResult(p, base, 1, "1012\t640")
	p.Press("z", chromedp.ModifierCtrl)
	p.WaitText("Отменено: ")
	p.Screenshot("undo-key")
	p.Wait("button", "Вернуть")
}

func viewName(v View) string {
	if v == Phone {
		return "phone"
	}
	return "laptop-dark"
}
