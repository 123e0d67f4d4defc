package paste_test

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/paste"
)

func show(lines []paste.Line) string {
	var out []string
	for _, l := range lines {
		s := strings.Join(l.Players, "+")
		if l.Team != "" {
			s += " @" + l.Team
		}
		if l.Category != "" || l.External != "" {
			s += " #" + l.Category + "/" + l.External
		}
		if len(l.Aside) > 0 {
			s += " -" + strings.Join(l.Aside, ",")
		}
		if l.Problem != "" {
			s += " !" + string(l.Problem)
		}
		out = append(out, s)
	}
	return strings.Join(out, "|")
}

func TestParse(t *testing.T) {
	for _, c := range []struct {
		name, in string
		shape    paste.Shape
		want     string
	}{
		{"dash", "Иванов — Петров\nСидоров – Котов", pairs, "Иванов+Петров|Сидоров+Котов"},
		{"hyphen with spaces", "Петрова-Водкина - Котов", pairs, "Петрова-Водкина+Котов"},
		{"slash", "Иванов/Петров\nСидоров / Котов", pairs, "Иванов+Петров|Сидоров+Котов"},
		{"and", "Иванов и Петров", pairs, "Иванов+Петров"},
		{"tab", "Иванов\tПетров\nСидоров\tКотов", pairs, "Иванов+Петров|Сидоров+Котов"},
		{"tab with numbers", "1\tИванов\tПетров\n2\tСидоров\tКотов", pairs, "Иванов+Петров|Сидоров+Котов"},
		{"semicolon, BOM, CRLF, header", "\uFEFF№;Игрок 1;Игрок 2\r\n1;Иванов;Петров\r\n2;Сидоров;Котов\r\n", pairs, "Иванов+Петров|Сидоров+Котов"},
		{"quoted CSV", "Игрок 1,Игрок 2\n\"Иванов, мл.\",Петров", pairs, "Иванов, мл.+Петров"},
		{"comma", "Иванов,Петров\nСидоров,Котов", pairs, "Иванов+Петров|Сидоров+Котов"},
		{"comma inside names", "Иванов, Пётр — Сидоров, Олег", pairs, "Иванов, Пётр+Сидоров, Олег"},
		{"numbering", "1. Иванов — Петров\n2) Сидоров — Котов\n\n12 Рыбин — Щукин", pairs, "Иванов+Петров|Сидоров+Котов|Рыбин+Щукин"},
		{"a comma among dashes", "Барсуков — Ветошкин\nГорбатко, Данильчик\nЕремей / Завьялова\nКузьмич", pairs, "Барсуков+Ветошкин|Горбатко+Данильчик|Еремей+Завьялова|Кузьмич !few"},
		{"one name", "Иванов", pairs, "Иванов !few"},
		{"three names", "Иванов — Петров — Котов", pairs, "Иванов+Петров+Котов !many"},
		{"players", "Ержан Қайратұлы\nგიორგი ბერიძე\n3. Анна-Мария Ли", players, "Ержан Қайратұлы|გიორგი ბერიძე|Анна-Мария Ли"},
		{"teams", "Фамилия\tКоманда\nИванов\tСтарт\nПетров\t", teams, "Иванов @Старт|Петров"},
		{"teams without a header", "Иванов;Старт\nПетров;Финиш", teams, "Иванов @Старт|Петров @Финиш"},
		{"team column before the name", "Команда;Игрок\nСтарт;Иванов", teams, "Иванов @Старт"},
		{"markup is text", "<img src=x onerror=alert(1)> — =HYPERLINK(1)", pairs, "<img src=x onerror=alert(1)>+=HYPERLINK(1)"},
		{"long", strings.Repeat("ы", 500) + " — Петров", pairs, strings.Repeat("ы", 500) + "+Петров !long"},
		{"control", "Ив\x07анов — Петров", pairs, "Ив\aанов+Петров !text"},
		{"names by commas", "Иванов, Пётр, Сидоров, Олег", pairs, "Иванов+Пётр+Сидоров+Олег !many"},
		{"a column too many", "\"Кузнецов \"\"Кот\"\"\";Сидоров;Лишний", pairs, "Кузнецов \"Кот\"+Сидоров+Лишний !many"},
		{"a pair and a column beside it", "Иванов — Петров;Алматы", pairs, "Иванов+Петров -Алматы"},
		{"two pairs in a row", "Иванов — Петров;Сидоров — Котов", pairs, "Иванов+Петров+Сидоров — Котов !many"},
		{"a column past the header", "Игрок 1;Игрок 2\nИванов;Петров;Лишний\nСидоров;Котов;", pairs, "Иванов+Петров+Лишний !many|Сидоров+Котов"},
		{"a column past the team", "Иванов;Старт;Лишний", teams, "Иванов+Лишний @Старт !many"},
		{"a player in two columns", "Иванов;Пётр", players, "Иванов+Пётр !many"},
		{"a player's name in two columns", "Фамилия;Имя\nИванов;Пётр\nКотов;", players, "Иванов Пётр|Котов"},
		{"a pair under two names", "Фамилия;Имя\nИванов;Петров", pairs, "Иванов+Петров"},
		{"quotes of a name", "Кузнецов \"Кот\" — \"Лев\" Сидоров\n«Рыбин» — «Щукин»", pairs, "Кузнецов \"Кот\"+\"Лев\" Сидоров|Рыбин+Щукин"},
		{"quotes of a team", "Иванов;Клуб «Домино»\n\"Петров\";«Старт»\nКотов»;\"Финиш", teams, "Иванов @Клуб «Домино»|Петров @Старт|Котов @Финиш"},
		{"a slash in a column", "Смит/Джонс\tКотов\nРыбин\tЩукин/Карп", pairs, "Смит/Джонс+Котов|Рыбин+Щукин/Карп"},
		{"an empty column", "Иванов;;Петров", pairs, "Иванов+Петров"},
		{"rows of separators", ";\nИванов;Петров\n;;;\n,,\n\t;", pairs, "Иванов+Петров"},
		{"empty", "\n \n\t\n", pairs, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			list := paste.Parse(c.in, c.shape)
			if got := show(list.Lines); got != c.want || list.More {
				t.Errorf("got  %s (more %v)\nwant %s", got, list.More, c.want)
			}
		})
	}
}

func TestParseKeepsLineNumbers(t *testing.T) {
	lines := paste.Parse("Пары\n\nИванов — Петров\n\nКотов", paste.Shape{Players: 2}).Lines
	if len(lines) != 2 || lines[0].Number != 3 || lines[1].Number != 5 || lines[1].Text != "Котов" {
		t.Errorf("lines %+v", lines)
	}
}

func TestParseIsBounded(t *testing.T) {
	list := paste.Parse(strings.Repeat("Иванов — Петров\n", paste.MaxLines+5), paste.Shape{Players: 2})
	if len(list.Lines) != paste.MaxLines || !list.More {
		t.Errorf("%d lines, more %v", len(list.Lines), list.More)
	}
}

func FuzzParse(f *testing.F) {
	f.Add("1;Иванов;Петров\n\"a;b", 2, true)
	f.Fuzz(func(t *testing.T, text string, players int, teams bool) {
		shape := paste.Shape{Players: 1 + (players & 1), Teams: teams}
		for _, l := range paste.Parse(text, shape).Lines {
			if l.Problem == "" && len(l.Players) != shape.Players {
				t.Errorf("%q: %v understood without a problem", l.Text, l.Players)
			}
		}
	})
}
