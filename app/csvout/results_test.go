package csvout

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/paste"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// games3 are the three games with their teams.
var games3 = []struct {
	regulation      string
	entrants, teams int
}{{"belote-pairs", 27, 0}, {"preferans-almaty", 15, 0}, {"domino-1x1", 23, 6}}

// TestResultsHaveTheirGamesColumns and no other, and hold no JSON.
func TestResultsHaveTheirGamesColumns(t *testing.T) {
	heads := map[string]string{
		"belote-pairs":     "Тур|Этап|Стол|Линия|Пара|Соперники|Свои висты|Висты соперников|Марс|Не доиграна|Разница вистов|Баллы|Победа|Что было|Примечание",
		"preferans-almaty": "Тур|Этап|Стол|Место за столом|Игрок|Соперники|Висты|Занял за столом|БМ|БВ|Баллы|Что было|Примечание",
		"domino-1x1": "Тур|Этап|Стол|Место за столом|Игрок|Команда|Соперники|Партия 1: свои очки|Партия 1: очки соперника|Партия 1: не доиграна|" +
			"Партия 2: свои очки|Партия 2: очки соперника|Партия 2: не доиграна|Решение судьи|Разность|Баллы|Победа|Что было|Примечание",
	}
	for _, c := range games3 {
		s := simulated(t, c.regulation, c.entrants, c.teams)
		lines := read(t, text.RU, Results(text.RU, s, 5))
		if got := strings.Join(lines[0], "|"); got != heads[c.regulation] {
			t.Errorf("%s\ngot  %s\nwant %s", c.regulation, got, heads[c.regulation])
		}
		for column := range lines[0] {
			if lines[0][column] == "Примечание" || lines[0][column] == "Что было" {
				continue
			}
			if !slices.ContainsFunc(lines[1:], func(l []string) bool { return l[column] != "" }) {
				t.Errorf("%s: nothing stands under %s", c.regulation, lines[0][column])
			}
		}
		if file := string(Results(text.EN, s, 5)); strings.ContainsAny(file, "{}") || strings.Contains(file, "csv.") {
			t.Errorf("%s: raw JSON or a missing sentence in\n%s", c.regulation, file[:400])
		}
	}
}

// TestResultsTell what the tables' results and scores are, in both languages.
func TestResultsTell(t *testing.T) {
	for _, c := range games3 {
		s := simulated(t, c.regulation, c.entrants, c.teams)
		for _, lang := range []text.Lang{text.RU, text.EN} {
			lines := read(t, lang, Results(lang, s, len(s.Rounds)))
			at := map[string]int{}
			for i, h := range lines[0] {
				at[h] = i
			}
			tables := 0
			for _, l := range lines[1:] {
				table := tableOf(s, l[0], l[at[text.T(lang, "csv.table", nil)]], l[at[text.T(lang, "page.standings.col."+string(s.Rule.Info().Unit), nil)]], lang)
				if table.t == nil {
					continue
				}
				tables++
				score := table.t.Score.Seats[table.seat]
				number := func(key string, args rules.Args) string { return l[at[text.T(lang, key, args)]] }
				same := func(key string, got, want any) {
					if fmt.Sprint(got) != fmt.Sprint(want) {
						t.Errorf("%s %s: %s of %v is %v, want %v", c.regulation, lang, key, l, got, want)
					}
				}
				point := strings.NewReplacer(".", ",")
				if lang == text.EN {
					point = strings.NewReplacer()
				}
				same("points", number("csv.points", nil), point.Replace(score.Points.String()))
				switch r := table.t.Result.(type) {
				case belote.Result:
					if score.Kind == rules.KindPlayed {
						own, other := *r.NS, *r.EW
						if table.seat == 1 {
							own, other = other, own
						}
						same("own", number("csv.whists.own", nil), own)
						same("other", number("csv.whists.other", nil), other)
						same("mars", number("csv.mars", nil) == "1", table.t.Score.Mars)
						same("unfinished", number("csv.unfinished", nil) == "1", r.Unfinished)
					}
					same("diff", number("csv.diff.whists", nil), int(score.Diff/6))
				case domino.Result:
					for k, x := range r.Parties {
						own, other := x.A, x.B
						if table.seat == 1 {
							own, other = other, own
						}
						same("own", number("csv.party.own", rules.Args{"party": k + 1}), own)
						same("other", number("csv.party.other", rules.Args{"party": k + 1}), other)
					}
					same("diff", number("csv.diff", nil), int(score.Diff/6))
				default: // preferans
					if score.Kind == rules.KindPlayed {
						same("place points", number("csv.place.points", nil), score.PlacePoints)
						same("whist points", number("csv.place.whists", nil), score.WhistPoints)
						same("place", strings.ReplaceAll(number("csv.place", nil), "—", "–"), score.Place)
					}
				}
			}
			if tables < 20 {
				t.Errorf("%s: only %d results were looked at", c.regulation, tables)
			}
		}
	}
}

type seated struct {
	t    *rules.Table
	seat int
}

// tableOf finds the scored table of a line.
func tableOf(s *tournament.State, round, number, name string, lang text.Lang) seated {
	n, _ := strconv.Atoi(round)
	for _, t := range s.Round(n).Tables {
		if strconv.Itoa(t.Number) != number || t.Score == nil {
			continue
		}
		for i, id := range t.Seats {
			if called, _ := called(lang, s, id, n); called == name {
				return seated{t, i}
			}
		}
	}
	return seated{}
}

// TestTextStaysText: what a spreadsheet would make a date, another number or a formula of is
// marked; names, teams and plain numbers aren't.
func TestTextStaysText(t *testing.T) {
	for _, s := range []string{
		"1-2", "12.05", "12/05/2026", "2026-01-02", "00123", "1 000", "870112345678", "1E5", "2e3", "10%", "12:30", "(5)", "5 мая", "май 26", "5-янв", "Мар 5", "1 May", "Dec 2026",
		"22.5", "1,5", "ИСТИНА", "false", "5р.", "5 ₸", "$5", "3p", "1–2", "=1", "+7 701", "-5", "@a",
	} {
		if got := harmless(s); got != "'"+s {
			t.Errorf("%q is left as it is", s)
		}
	}
	for _, s := range []string{
		"", "0", "5", "1500", "Иванов", "Марина 5", "Майя 26", "Школа № 5", "1-й лицей", "Клуб 22.5", "5 отряд", "Мартын", "Декабрист 12", "О’Нил", "Ким (2)", "12 стульев", "Augustin 3", "True North", "Первый01",
	} {
		if got := harmless(s); got != s {
			t.Errorf("%q becomes %q", s, got)
		}
	}
}

// TestPlacesAreNumbers, and shared ones stay text without a mark.
func TestPlacesAreNumbers(t *testing.T) {
	r := newSheet(text.RU).row()
	r.place("3")
	r.place("3–4")
	if !slices.Equal(r.cells, []string{"3", "3–4"}) {
		t.Errorf("%q", r.cells)
	}
}

func TestJournalList(t *testing.T) {
	lines := read(t, text.RU, Journal(text.RU, []Entry{
		{At: "2026-11-28T14:18:05.000Z", Round: 3, Table: 2, Title: "=Стол 2", Note: "1-2", Outcome: "отменена", Device: "Телефон у входа"},
		{At: "когда-то", Title: "Турнир создан"},
	}))
	if len(lines) != 3 || lines[0][4] != "Запись" || lines[1][0] != "1" || len(lines[1][1]) != len("2026-11-28 14:18:05") || lines[1][4] != "'=Стол 2" || lines[1][5] != "'1-2" || lines[2][1] != "когда-то" {
		t.Errorf("%q", lines)
	}
}

func ExampleResults() {
	reg, _ := regulations.Find("belote-pairs")
	s, _ := simulate.Play(simulate.Options{Regulation: reg, Entrants: 9, Seed: "csv", Rounds: 1})
	file := strings.Split(string(Results(text.RU, s, 1)), "\r\n")
	fmt.Println(strings.TrimPrefix(strings.Join(append(file[:3], file[9]), "\n"), mark))
	// Output:
	// Тур;Этап;Стол;Линия;Пара;Соперники;Свои висты;Висты соперников;Марс;Не доиграна;Разница вистов;Баллы;Победа;Что было;Примечание
	// 1;основной;1;Норд–Зюйд;Калачёв — Неверов;Ткаченко — Бобров;1051;969;0;0;82;1;1;;
	// 1;основной;1;Ост–Вест;Ткаченко — Бобров;Калачёв — Неверов;969;1051;0;0;-82;-1;0;;
	// 1;основной;;;Прохоров — Кунаева;;;;;;0;0;0;пропуск тура;
}

// TestEntrantsAreReadBack by the register's own reader: names, teams, categories, numbers in
// a register.
func TestEntrantsAreReadBack(t *testing.T) {
	for _, c := range games3 {
		s := simulated(t, c.regulation, c.entrants, c.teams)
		s.Entrants[0].Category, s.Entrants[0].External = "юниоры", "00123"
		s.Entrants[1].Players[0] = "=Формула"
		s.Entrants[2].Players[0] = "Кузнецов; \"Кот\""
		s.Entrants[3].Players[0] = "О'Нил"
		shape := paste.Shape{Players: len(s.Entrants[0].Players), Teams: s.Rule.Info().Teams}
		for _, lang := range []text.Lang{text.RU, text.EN} {
			list := paste.Parse(string(Entrants(lang, s)), shape)
			if len(list.Lines) != len(s.Entrants) {
				t.Fatalf("%s %s: %d lines, heads %q, in\n%s", c.regulation, lang, len(list.Lines), list.Heads, Entrants(lang, s))
			}
			for i, l := range list.Lines {
				e := s.Entrants[i]
				if l.Problem != "" || !slices.Equal(l.Players, e.Players) || l.Team != e.Team || l.Category != e.Category || l.External != e.External {
					t.Errorf("%s %s: %q is read as %+v", c.regulation, lang, e.Players, l)
				}
			}
		}
	}
}
