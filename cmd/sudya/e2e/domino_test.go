package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// strength is the number in a player's name: the lower one wins. The judge loses.
func strength(name string) int {
	var n int
	if _, err := fmt.Sscanf(name, "Игрок %d", &n); err != nil {
		return 99
	}
	return n
}

// parties are the points of a table by who sits there. The first two of the list draw with
// each other in a round, so that they end equal; a match goes to the stronger.
func parties(a, b string, match bool) [][2]string {
	x, y := strength(a), strength(b)
	loser := fmt.Sprint(max(10, 95-3*max(x-y, y-x)))
	points := []string{"108", loser, "101", loser}
	switch {
	case !match && x+y == 3:
		points = []string{"101", "80", "80", "101"}
	case y < x:
		points = []string{loser, "108", loser, "101"}
	}
	var fields [][2]string
	for i, n := range points {
		fields = append(fields, [2]string{fmt.Sprintf("party-%d", i), n})
	}
	return fields
}

// TestDominoTournament plays seven rounds of twenty-three in six teams: the judge sits in,
// the first two end equal, and a final decides between them.
func TestDominoTournament(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Laptop).Tab()
	players := make([]string, 23)
	for i := range players {
		players[i] = fmt.Sprintf("Игрок %02d\t%s", i+1, []string{"Сокол", "Маяк", "Волга", "Алатау", "Восток", "Заря"}[i%6])
	}
	id := begin(p, server, "Домино 1×1", players)
	seat(p, id)
	finals := 0
	points := map[int]int{} // by strength, over the rounds
	for round := 1; round < 20; round++ {
		match := round > 7
		for _, href := range waiting(p) {
			table := href[strings.LastIndex(href, "/")+1:]
			p.Run(fmt.Sprintf("location.hash = %q", href))
			p.WaitTrue(fmt.Sprintf("document.querySelector('dialog[open] .sheet__no')?.textContent === %q", table))
			// From the card behind: the fields of the sheet may still be those of the table before.
			seats := Eval[[]string](p, fmt.Sprintf(`[...document.querySelectorAll('.tcard[href="%s"] .tline__who')].map((who) => who.textContent)`, href))
			if len(seats) != 2 || strength(seats[0]) == strength(seats[1]) {
				t.Fatalf("table %s seats %q", table, seats)
			}
			enter(p, href, parties(seats[0], seats[1], match))
			x, y := strength(seats[0]), strength(seats[1])
			switch {
			case match:
			case x+y == 3:
				points[1]++
				points[2]++
			default:
				points[min(x, y)] += 3
			}
		}
		if match {
			finals++
		}
		press(p, "#close")
		p.WaitTrue("document.querySelector('#seat, #finish')")
		if Eval[bool](p, "Boolean(document.querySelector('#finish'))") {
			break
		}
		press(p, "#seat")
		p.WaitTrue("document.querySelector('#publish')")
		press(p, "#publish")
		p.WaitTrue(fmt.Sprintf("document.querySelector('h1').textContent.startsWith('Тур %d') && document.querySelector('.tcard')", round+1))
		if match || round == 7 {
			p.WaitText(fmt.Sprintf("Тур %d, финал", round+1))
			p.Screenshot("domino-tie")
		}
	}
	if finals == 0 {
		t.Error("nobody played a final, though the first two were equal")
	}
	press(p, "#finish")
	p.WaitText("Турнир завершён")
	// Who plays whom is drawn: the third may have met neither of the first two and be ahead.
	best := 1
	for i := 2; i <= len(players); i++ {
		if points[i] > points[best] {
			best = i
		}
	}
	p.WaitTrue(`document.querySelector("tbody th[scope=row]")`)
	first := Eval[string](p, `document.querySelector("tbody th[scope=row]").textContent`)
	if !strings.Contains(first, fmt.Sprintf("Игрок %02d", best)) {
		t.Errorf("%s is first, not %d; points %v", first, best, points)
	}
}

// TestDominoDecision: the time cut a party off at a tie, so the judge gives the points;
// a no-show is recorded with its effect shown before.
func TestDominoDecision(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Phone).Tab()
	id := begin(p, server, "Домино 1×1", []string{"Мироненко\tВолга", "Терещук\tМаяк", "Гудзь", "Сафин"})
	seat(p, id)
	show(p, id, "table/1/1")
	p.Wait("dialog", "Стол 1")
	p.Press("108\t74\t50\t50")
	p.WaitText("в зачёт 101")
	p.Click("button", "Не доиграна")
	p.WaitText("Решает судья")
	p.Click("radio", "1 : 1")
	p.WaitText("Решение судьи")
	press(p, "dialog .pad__go")
	p.WaitText("108:74, 50:50 (1:1)")
	p.WaitTrue("!document.querySelector('dialog')")

	show(p, id, "table/1/2")
	p.Wait("dialog", "Стол 2")
	p.Click("button", "Ещё: запись партии")
	p.Click("menuitem", "Неявка")
	press(p, "input[name=absent][value=b]")
	p.WaitText("+3 / 0")
	press(p, "#record")
	p.WaitTrue("!document.querySelector('dialog')")
	p.WaitText("2 из 2")
}

// TestDominoRecord keeps a table's deals and hands the parties over.
func TestDominoRecord(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	p := Launch(t, Phone).Tab()
	id := begin(p, server, "Домино 1×1", []string{"Мироненко", "Терещук"})
	seat(p, id)
	show(p, id, "sheet/1/1")
	for _, d := range []struct{ ending, a, b string }{
		{"out-a", "", "60"}, {"fish-b", "30", "10"}, {"out-a", "", "50"}, // 110 : 20
		{"out-b", "70", ""}, {"out-b", "40", ""}, // 0 : 110
	} {
		before := Eval[int](p, "document.querySelectorAll('.deals > li').length")
		press(p, fmt.Sprintf("input[value='%s']", d.ending))
		for i, left := range []string{d.a, d.b} {
			if left != "" {
				p.WaitTrue(fmt.Sprintf("document.getElementById('left-%d')", i))
				p.Run(fmt.Sprintf(`const f = document.getElementById("left-%d"); f.value = %q; f.dispatchEvent(new Event("input", {bubbles: true}))`, i, left))
			}
		}
		press(p, "#record")
		p.WaitTrue(fmt.Sprintf("document.querySelectorAll('.deals > li').length === %d", before+1))
	}
	p.WaitText("Партии сыграны")
	p.Screenshot("domino-record")
	press(p, "#hand")
	press(p, "#hand-go")
	p.WaitText("110:20, 0:110")
}
