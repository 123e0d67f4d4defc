package e2e

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// slipFields is what a slip of each game must ask for.
var slipFields = map[string][]string{
	"belote-pairs": {"Всего вистов", "Баллы НЗ / ОВ", "+1,5 / −1,5", "+1 / −1", "−1,5 / +1,5", "−1 / +1", "0 / −1", "−1 / 0",
		"Разница вистов НЗ", "не доиграна", "Обе больше 1000:", "грузили", "снимаемся с турнира", "Подписи:"},
	"preferans-almaty": {"Пуля", "Гора", "Висты", "Сумма вистов должна быть", "0", "Опоздал", "на сколько минут",
		"закончили по времени", "снимаемся с турнира", "Подписи:", "1", "2", "3"},
	"domino-1x1": {"Партия 1", "Партия 2", "Счёт партий", "Разница (до 101)", "не доиграна", "3 : 0", "1 : 1", "0 : 3", "Запись", "Пересчёт", "Подписи:"},
}

// printed plays a tournament and gives it officials, fines, a protest and its decision.
func printed(t *testing.T, o simulate.Options, rounds int) *judged {
	t.Helper()
	o.Rounds = rounds
	s, err := simulate.Play(o)
	if err != nil {
		t.Fatal(err)
	}
	j := &judged{t: t, s: s}
	details := s.Details
	details.Officials = []tournament.Official{{Name: "Алёна Сёмина"}, {Role: "Секретарь", Name: "Нұрлан Өтеген"}}
	j.do(0, tournament.DetailsChanged{Details: details})
	j.do(0, tournament.FineGiven{Entrant: s.Entrants[2].ID, Round: 2, Points: -1, Cause: tournament.CauseAdjust, Reason: "спор с судьёй"})
	j.do(0, tournament.FineGiven{Entrant: s.Entrants[3].ID, Round: 1, Points: -2, Cause: tournament.CauseAdjust, Reason: "снят, не считается"})
	j.do(0, tournament.FineRevoked{Target: j.s.FineList[len(j.s.FineList)-1].ID, Reason: "ошибка судьи"})
	j.do(0, tournament.NoteMade{Type: tournament.NoteProtest, Round: 2, Table: 1, Text: "счёт записан наоборот"})
	j.do(0, tournament.NoteDecided{Target: j.s.Notes[len(j.s.Notes)-1].ID, Text: "протест отклонён"})
	if plan, err := j.s.Plan(); err == nil && plan.Finished && len(plan.NeedLot) == 0 {
		j.do(0, tournament.TournamentFinished{})
	}
	return j
}

// TestPrint prints every document of every game to PDF and compares it with the tournament;
// one browser is enough for all.
func TestPrint(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	page := Launch(t, Laptop).Open(server.URL)
	sub := func(name string, body func(t *testing.T)) {
		t.Run(name, func(t *testing.T) {
			whole := page.t
			page.t = t // what the page complains of belongs to this part
			defer func() { page.t = whole }()
			body(t)
		})
	}
	for _, c := range []struct {
		regulation      string
		entrants, teams int
		rounds          int
		round           int // the one whose seating and slips are printed
		view            View
		params          rules.Params
	}{
		{"belote-pairs", 27, 0, 10, 2, Laptop.InDark(), rules.Params{"roundMinutes": 45}},
		{"preferans-almaty", 39, 0, 9, 3, Laptop, nil},
		{"domino-1x1", 20, 5, 7, 7, Phone.InDark(), nil},
	} {
		sub(c.regulation, func(t *testing.T) {
			reg, _ := regulations.Find(c.regulation)
			j := printed(t, simulate.Options{Regulation: reg, Entrants: c.entrants, Teams: c.teams, Seed: "печать " + c.regulation, Params: c.params, Title: "Вечер. " + c.regulation}, c.rounds)
			pr := &printer{t: t, page: page, s: j.s, view: c.view, base: j.put(page, server)}
			checkSeating(pr, c.round)
			checkNames(pr, c.round)
			checkSlips(pr, "slips", c.round)
			checkSlips(pr, "nameless", c.round)
			checkBlanks(pr)
			for _, n := range slices.Compact([]int{c.round, c.rounds}) {
				checkStanding(pr, n)
			}
			checkCross(pr, c.rounds)
			checkProtocol(pr, c.rounds)
			checkJournal(pr)
			checkEntrants(pr)
		})
	}
	// A field that no page holds goes on over several; its slips fill the last page.
	sub("many pages", func(t *testing.T) {
		reg, _ := regulations.Find("belote-pairs")
		j := printed(t, simulate.Options{Regulation: reg, Entrants: 121, Seed: "зал", Title: "Большой зал"}, 2)
		pr := &printer{t: t, page: page, s: j.s, view: Phone, base: j.put(page, server)}
		checkSeating(pr, 2)
		checkNames(pr, 2)
		checkSlips(pr, "slips", 2)
		checkEntrants(pr)
		for kind, doc := range map[string]document{"standing": checkStanding(pr, 2), "cross": checkCross(pr, 2), "protocol": checkProtocol(pr, 2)} {
			if len(doc.pages) < 4 {
				t.Errorf("%s: %d pairs on %d pages", kind, len(j.s.Entrants), len(doc.pages))
			}
		}
	})
	for _, id := range []string{"belote-pairs", "preferans-almaty", "domino-1x1"} {
		sub("odd names, "+id, func(t *testing.T) { printOddNames(t, page, server, id) })
	}
	sub("by hand", func(t *testing.T) { printByHand(t, page, server) })
}

// printByHand prints as a judge does: from the round's menu, with another round and other
// slips chosen on the way, by the button; and every document can be chosen there.
func printByHand(t *testing.T, p *Page, server *Server) {
	p.Resize(Laptop)
	j := played(t, 9, 1, nil)
	j.open(time.Minute)
	base := j.put(p, server)
	p.Goto(base + "/round")
	p.WaitTrue(`document.querySelector(".tcard")`)
	press(p, "#more")
	p.Click("menuitem", "Печать бланков")
	p.WaitText("Бланки тура 2")
	choose(p, "print-round", "1")
	p.WaitText("Бланки тура 1")
	choose(p, "kind", "nameless")
	p.WaitText("Бланки тура 1 без фамилий")
	p.Run(`window.print = () => { window.asked = (window.asked ?? 0) + 1; };`)
	p.Click("button", "Печать")
	p.WaitTrue(`window.asked === 1`)
	p.Screenshot("print-nameless")
	for word, title := range map[string]string{
		"entrants": "Участники", "seating": "Рассадка тура 1", "names": "Рассадка тура 1 по фамилиям", "slips": "Бланки тура 1", "blanks": "Пустые бланки",
		"standing": "Места после тура 1", "cross": "Таблица встреч после тура 1", "protocol": "Протокол после тура 1", "journal": "Журнал",
	} {
		choose(p, "kind", word)
		p.WaitTrue(fmt.Sprintf(`document.querySelector("#title").textContent === %q && document.querySelector(".a4")`, title))
	}
	p.Resize(Phone)
	choose(p, "kind", "seating")
	p.WaitTrue(`document.querySelector(".wall")`)
	p.Screenshot("print-phone")
}

// oddNames are names that no form was made for.
var oddNames = []string{
	`<b>&"'</b> Ёлкин`, "Ёжиков\u00a0Артём", "Константинопольская-Задунайская Александра Максимилиановна", strings.Repeat("Оченьдлиннаяфамилия", 4),
	"Әбілқайыр Құнанбайұлы", "Яков Ян", "🃏 Туз 👨‍👩‍👧", "אברהם לוי",
}

// written is how many of them every computer has the letters for; the rest are looked for
// on the page only, as what the paper says of them depends on its fonts.
const written = 6

// printOddNames demands that such names come out as they were typed and stay on the paper.
func printOddNames(t *testing.T, page *Page, server *Server, id string) {
	reg, _ := regulations.Find(id)
	j := &judged{t: t, s: tournament.New(regulations.Find)}
	j.do(0, tournament.Create(reg, tournament.Details{Name: strings.Repeat("Турнир<i>", 8) + id, Place: strings.Repeat("Зал", 60),
		Officials: []tournament.Official{{Role: oddNames[3], Name: oddNames[2]}}}, nil))
	for i, name := range oddNames {
		person := tournament.Person{Players: []string{name}, Category: oddNames[2]}
		if reg.Info().Unit == rules.UnitPair {
			person.Players = append(person.Players, oddNames[(i+2)%len(oddNames)])
		}
		if reg.Info().Teams {
			person.Team = oddNames[3-i%2]
		}
		j.do(0, tournament.EntrantRegistered{Person: person})
	}
	j.open(time.Hour)
	j.do(0, tournament.FineGiven{Entrant: j.s.Entrants[0].ID, Round: 1, Points: -2, Cause: tournament.CauseAdjust, Reason: strings.Repeat("Причина", 60)})
	pr := &printer{t: t, page: page, s: j.s, view: Laptop, base: j.put(page, server)}
	for _, kind := range []string{"seating", "names", "slips", "standing", "cross", "protocol", "journal", "entrants"} {
		doc := pr.print(kind, 0)
		all := strings.Join(doc.pages, "")
		pr.holds(kind, all, oddNames[:written]...)
		shown := Eval[string](page, `document.querySelector("main").textContent`)
		for _, name := range oddNames {
			if !strings.Contains(shown, name) {
				t.Errorf("%s doesn't show %s", kind, name)
			}
		}
		if ё, я := strings.Index(all, "Ёжиков"), strings.LastIndex(all, "ЯковЯн"); kind == "names" && ё > я {
			t.Errorf("Ё stands at the end of the alphabet:\n%s", doc.text())
		}
	}
}

// checkSeating: every table with its number and its seats in order, on one page; who sits
// out apart, below.
func checkSeating(pr *printer, n int) {
	doc, r := pr.print("seating", n), pr.s.Round(n)
	var line string
	for _, table := range r.Tables {
		line = strconv.Itoa(table.Number)
		for k, id := range table.Seats {
			line += pr.seat(k) + pr.full(id)
		}
		doc.only(line)
	}
	all := strings.Join(doc.pages, "")
	for _, id := range r.Byes {
		doc.only("Тур пропускают: " + pr.full(id))
		if strings.Index(all, squeeze("Тур пропускают:")) < strings.Index(all, squeeze(line)) {
			pr.t.Errorf("seating: %s doesn't stand apart, below the last table:\n%s", pr.full(id), doc.text())
		}
	}
	doc.only("Рассадка тура " + strconv.Itoa(n))
}

// checkNames: everybody finds the table and the seat.
func checkNames(pr *printer, n int) {
	doc, r := pr.print("names", n), pr.s.Round(n)
	find := func(id rules.EntrantID, where string) {
		if e := pr.s.Entrant(id); e != nil {
			for i, player := range e.Players {
				if len(e.Players) == 2 {
					player += "—" + e.Players[1-i]
				}
				doc.only(player + where)
			}
		}
	}
	for _, table := range r.Tables {
		for k, id := range table.Seats {
			where := strconv.Itoa(table.Number)
			if pr.s.Regulation == "belote-pairs" {
				where += pr.seat(k)
			}
			find(id, where)
		}
	}
	for _, id := range r.Byes {
		find(id, "пропуск")
		doc.only("Тур пропускают: " + pr.full(id))
	}
}

// checkSlips: four to a page, whole, table by table; line N–S first; with names or without.
func checkSlips(pr *printer, kind string, n int) {
	doc, r := pr.print(kind, n), pr.s.Round(n)
	if want := (len(r.Tables) + 3) / 4; len(doc.pages) != want {
		pr.t.Errorf("%s: %d tables on %d pages, want %d", kind, len(r.Tables), len(doc.pages), want)
		return
	}
	head := squeeze("тур " + strconv.Itoa(n) + " стол")
	for page, text := range doc.pages {
		slips := strings.Split(text, head)[1:]
		tables := r.Tables[page*4 : min(page*4+4, len(r.Tables))]
		if len(slips) != len(tables) {
			pr.t.Errorf("%s: %d slips on page %d, want %d", kind, len(slips), page+1, len(tables))
			continue
		}
		for i, table := range tables {
			pr.holds(kind, slips[i], slipFields[pr.s.Regulation]...)
			if !strings.HasPrefix(slips[i], strconv.Itoa(table.Number)) {
				pr.t.Errorf("%s: page %d has in place %d not table %d:\n%s", kind, page+1, i+1, table.Number, slips[i])
			}
			at := 0
			for k, id := range table.Seats {
				name := squeeze(pr.name(id))
				if pr.s.Regulation == "belote-pairs" {
					name = squeeze([]string{"Норд–Зюйд", "Ост–Вест"}[k]) + name
				}
				found := strings.Index(slips[i], name)
				if kind == "slips" && found < at {
					pr.t.Errorf("slips: table %d has %s not in its place:\n%s", table.Number, name, slips[i])
				}
				at = found
			}
		}
	}
	if kind == "nameless" {
		pr.nameless(doc)
	}
}

func checkBlanks(pr *printer) {
	doc := pr.print("blanks", 0)
	if len(doc.pages) != 1 {
		pr.t.Errorf("blanks: %d pages", len(doc.pages))
	}
	slips := strings.Split(doc.pages[0], squeeze("тур ____ стол"))[1:]
	if len(slips) != 4 {
		pr.t.Errorf("blanks: %d slips:\n%s", len(slips), doc.text())
	}
	for _, slip := range slips {
		pr.holds("blanks", slip, slipFields[pr.s.Regulation]...)
	}
	pr.nameless(doc)
}

// numbers are the totals of a line after round n: the bonus of a finalist, points with what
// a fine took, wins, difference.
func (pr *printer) numbers(l *rules.StandingLine, n int) string {
	line := text.Half(text.RU, l.Points)
	if place, is := pr.qualified(l.Entrant, n); is {
		line = text.Signed(text.RU, beloteBonus(place)) + line
	}
	if fine := pr.fined(l.Entrant, n); fine != 0 {
		line += "штраф " + text.Signed(text.RU, fine)
	}
	return line + pr.rest(l)
}

// rest are wins, in the games that count them, and the difference.
func (pr *printer) rest(l *rules.StandingLine) (line string) {
	if pr.s.Regulation != "preferans-almaty" {
		line += strconv.Itoa(l.Wins)
	}
	return line + text.Signed(text.RU, l.Diff)
}

// qualified is the place with which a pair came into a belote final that has begun by round n.
func (pr *printer) qualified(id rules.EntrantID, n int) (place int, is bool) {
	if pr.s.Regulation != "belote-pairs" {
		return 0, false
	}
	for _, r := range pr.s.Rounds {
		if r.Stage == rules.StageFinal && r.Number <= n {
			before := pr.s.Standing(r.Number - 1)
			seated := slices.ContainsFunc(r.Tables, func(t *rules.Table) bool { return slices.Contains(t.Seats, id) })
			return before.Line(id).Place, seated
		}
	}
	return 0, false
}

// beloteBonus is what a place of the qualification brings into the final (II.3), in half-points:
// 1,5 to the first of four, half a point less for each next.
func beloteBonus(place int) rules.Half { return rules.Half(4 - place) }

// fined is what the fines that count by round n took from an entrant's points.
func (pr *printer) fined(id rules.EntrantID, n int) (sum rules.Half) {
	for _, f := range pr.s.FineList {
		if f.Fine.Entrant == id && f.RevokedBy == "" && f.Counts <= n {
			sum += f.Fine.Points
		}
	}
	return sum
}

// cells are what each round brought, or with them whom the entrant met, by rank.
func (pr *printer) cells(l *rules.StandingLine, n int, rank map[rules.EntrantID]string) string {
	var line string
	for k := max(1, n-9); k <= n; k++ {
		i := slices.IndexFunc(l.Rounds, func(r rules.RoundLine) bool { return r.Round == k })
		if i < 0 || l.Rounds[i].Kind == rules.KindLate {
			continue
		}
		cell := text.Signed(text.RU, l.Rounds[i].Points)
		if l.Rounds[i].Kind == rules.KindBye {
			cell = "(" + cell + ")"
		}
		line += cell
		if rank != nil {
			met := make([]string, len(l.Rounds[i].Opponents))
			for j, id := range l.Rounds[i].Opponents {
				met[j] = rank[id]
			}
			line += strings.Join(met, "")
		}
	}
	return line
}

func checkStanding(pr *printer, n int) document {
	doc, now := pr.print("standing", n), pr.s.Standing(n)
	var keys, rows []string
	for i := range now.Lines {
		l := &now.Lines[i]
		keys = append(keys, text.Place(l)+pr.full(l.Entrant))
		rows = append(rows, pr.cells(l, n, nil)+pr.numbers(l, n))
	}
	doc.rows("Место"+pr.unit(), keys, rows)
	return doc
}

func checkCross(pr *printer, n int) document {
	doc, now := pr.print("cross", n), pr.s.Standing(n)
	rank := map[rules.EntrantID]string{rules.Judge: "судья"}
	for i := range now.Lines {
		rank[now.Lines[i].Entrant] = strconv.Itoa(i + 1)
	}
	var keys, rows []string
	for i := range now.Lines {
		l := &now.Lines[i]
		keys = append(keys, rank[l.Entrant]+pr.full(l.Entrant))
		rows = append(rows, pr.cells(l, n, rank)+pr.numbers(l, n))
	}
	doc.rows("№"+pr.unit(), keys, rows)
	return doc
}

// clock is a time in the journal's first column.
var clock = regexp.MustCompile(`(?m)^\d\d:\d\d$`)

func checkJournal(pr *printer) {
	doc := pr.print("journal", 0)
	if times := len(clock.FindAllString(doc.text(), -1)); times != len(pr.s.Journal()) {
		pr.t.Errorf("journal: %d entries printed of %d", times, len(pr.s.Journal()))
	}
	all := strings.Join(doc.pages, "")
	pr.holds("journal", all, "спор с судьёй", "ошибка судьи", "счёт записан наоборот", "протест отклонён", "28 ноября")
	for i, text := range doc.pages {
		if strings.Count(text, squeeze("Время Запись")) != 1 {
			pr.t.Errorf("journal: page %d has no head:\n%s", i+1, doc.sheets[i].Text())
		}
	}
	for _, r := range pr.s.Rounds {
		pr.holds("journal", all, "Тур "+strconv.Itoa(r.Number))
	}
}

func checkEntrants(pr *printer) {
	doc := pr.print("entrants", 0)
	var keys []string
	for _, e := range pr.s.Entrants {
		keys = append(keys, strconv.Itoa(e.Number)+pr.full(e.ID))
	}
	doc.rows("№"+pr.unit(), keys, make([]string, len(keys)))
}
