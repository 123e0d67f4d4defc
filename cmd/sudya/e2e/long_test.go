package e2e

import (
	"strings"
	"testing"
)

// TestLongWords: on the narrowest phone and on a laptop no screen is wider than the window,
// however long the names are, and the clock's bar breaks no word.
func TestLongWords(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	narrow := View{Width: 320, Height: 568, Mobile: true}
	p := Launch(t, narrow).Tab()
	p.Goto(server.URL + "#/new")
	p.Fill("Название", strings.Repeat("Турнир", 26))
	p.Click("button", "Создать и записать участников")
	p.Wait("heading", "Участники")
	var rows []string
	for _, first := range []string{"А", "Б", "В", "Г"} {
		rows = append(rows, first+strings.Repeat("щ", 79)+" — "+first+strings.Repeat("ш", 79))
	}
	if p.Has("button", "Списком") {
		p.Click("button", "Списком")
	}
	p.Fill("Строки: первый игрок — второй игрок", strings.Join(rows, "\n"))
	p.Click("button", "Записать 4")
	p.WaitText("Записано: 4")
	id := tournamentOf(p.Address())
	seat(p, id)

	for _, c := range []struct{ screen, text string }{
		{"round", "введено"}, {"sheet/1/1", "Сдача 1"}, {"board", "Рассадка"}, {"entrants", "последние сверху"}, {"table/1/1", "Записать"},
	} {
		show(p, id, c.screen)
		p.WaitText(c.text)
		for _, v := range []View{narrow, Laptop} {
			p.Resize(v)
			if wide := Eval[int](p, `document.documentElement.scrollWidth - innerWidth`); wide > 0 {
				t.Errorf("%s is %d px wider than a window of %d", c.screen, wide, v.Width)
			}
		}
		p.Resize(narrow)
		if c.screen != "round" {
			continue
		}
		lines := Eval[int](p, `(() => {
			const face = document.querySelector(".clockbar .clock__face");
			face.textContent = "−1:19:50";
			face.classList.add("is-long");
			const text = document.querySelector(".clockbar .grow span").firstChild;
			const word = document.createRange();
			word.setStart(text, text.data.indexOf("введено"));
			word.setEnd(text, text.data.length);
			return word.getClientRects().length;
		})()`)
		if lines != 1 {
			t.Errorf("a word of the clock's bar is on %d lines", lines)
		}
	}
}
