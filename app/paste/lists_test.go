package paste_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/paste"
)

var (
	pairs   = paste.Shape{Players: 2}
	players = paste.Shape{Players: 1}
	teams   = paste.Shape{Players: 1, Teams: true}
)

// TestHeadings: the row of column names is known in any of its usual words, in three
// languages, and is nobody's name; columns that an entrant hasn't are left aside.
func TestHeadings(t *testing.T) {
	for _, c := range []struct {
		head, row string
		shape     paste.Shape
		want      string
	}{
		{"№ п/п\tФИО\tГород\tТелефон", "1\tИванов Пётр\tАлматы\t+7 701 123-45-67", players, "Иванов Пётр -Алматы,+7 701 123-45-67"},
		{"№ п/п\tФИО\tГород\tТелефон", "1\tИванов Пётр\tАлматы\t+7 701 123-45-67", teams, "Иванов Пётр @Алматы -+7 701 123-45-67"},
		{"Ф. И. О.;Команда", "Иванов П. С.;Старт", teams, "Иванов П. С. @Старт"},
		{"Фамилия;Имя;Отчество", "Иванов;Пётр;Сергеевич", players, "Иванов Пётр Сергеевич"},
		{"Имя;Фамилия", "Пётр;Иванов", players, "Иванов Пётр"},
		{"Фамилия, имя участника;Клуб", "Иванов Пётр;Старт", teams, "Иванов Пётр @Старт"},
		{"Отметка времени,Фамилия и имя первого игрока,Фамилия и имя второго игрока,Ваш телефон", "01.11.2026 10:00,Иванов Пётр,Котов Олег,87011234567", pairs, "Иванов Пётр+Котов Олег -01.11.2026 10:00,87011234567"},
		{"Игрок №1 | Игрок №2", "Иванов | Котов", pairs, "Иванов+Котов"},
		{"1-й игрок\t2-й игрок\tВзнос", "Иванов\tКотов\tда", pairs, "Иванов+Котов -да"},
		{"Игрок\tНапарник", "Иванов\tКотов", pairs, "Иванов+Котов"},
		{"Фамилия;Имя;Фамилия;Имя", "Иванов;Пётр;Котов;Олег", pairs, "Иванов Пётр+Котов Олег"},
		{"Фамилия 1;Имя 1;Фамилия 2;Имя 2;Город", "Иванов;Пётр;Котов;Олег;Алматы", pairs, "Иванов Пётр+Котов Олег -Алматы"},
		{"Пара;Город", "Иванов — Котов;Алматы", pairs, "Иванов+Котов -Алматы"},
		{"Команда;Игрок 1;Игрок 2", "Старт;Иванов;Котов", pairs, "Иванов+Котов -Старт"},
		{"Name,Team", "Smith John,Start", teams, "Smith John @Start"},
		{"First name,Last name,E-mail", "John,Smith,j@smith.kz", players, "Smith John -j@smith.kz"},
		{"Player 1,Player 2,Country", "Smith,Jones,KAZ", pairs, "Smith+Jones -KAZ"},
		{"Full name;Club;Rating", "Smith John;Start;1500", teams, "Smith John @Start -1500"},
		{"№;Аты-жөні;Қала", "1;Ержан Қайратұлы;Алматы", teams, "Ержан Қайратұлы @Алматы"},
		{"Тегі;Аты;Команда", "Қайратұлы;Ержан;Старт", teams, "Қайратұлы Ержан @Старт"},
		{"1-ойыншы;2-ойыншы", "Қайратұлы;Әбілов", pairs, "Қайратұлы+Әбілов"},
		{"Ойыншы\tСеріктесі", "Қайратұлы\tӘбілов", pairs, "Қайратұлы+Әбілов"},
		{"№;Игрок;Команда;Категория;Номер в реестре;Посев;Постоянный стол;С тура;Выбыл после тура;Причина", "1;Иванов;Старт;юниоры;00123;1;;1;;", teams, "Иванов @Старт #юниоры/00123 -1,1"},
		{"No.,Player,Team,Category,Number in a register,Seed,Table to keep,From round,Left after round,Reason", "1,Smith,,A,7,,,1,,", teams, "Smith #A/7 -1"},
	} {
		list := paste.Parse(c.head+"\n"+c.row, c.shape)
		if got := show(list.Lines); got != c.want {
			t.Errorf("under %q\ngot  %s\nwant %s", c.head, got, c.want)
		}
		if !slices.Equal(list.Heads, []string{c.head}) || list.Header != c.head {
			t.Errorf("%q: headings %q", c.head, list.Heads)
		}
	}
}

// TestLists as people have them: numbers, bullets, telephones, addresses, towns, quotes.
func TestLists(t *testing.T) {
	for _, c := range []struct {
		name, in string
		shape    paste.Shape
		want     string
	}{
		{"headings above", "Кубок Алматы 2026\nСписок участников:\n\n1. Иванов\n2. Петров", players, "Иванов|Петров"},
		{"a heading in the middle", "Иванов\nВторой день:\nПетров", players, "Иванов|Петров"},
		{"column names again on the second page", "Игрок;Команда\nИванов;Старт\nИгрок;Команда\nПетров;Финиш", teams, "Иванов @Старт|Петров @Финиш"},
		{"bullets", "• Иванов\n- Петров\n* Котов\n— Рыбин\n▪ Щукин\n+ Карпов", players, "Иванов|Петров|Котов|Рыбин|Щукин|Карпов"},
		{"numbers of all kinds", "1. Иванов\n2) Петров\n(3) Котов\n№4 Рыбин\n5 - Щукин\n6: Карпов\n07 Окунев\n#8 Сомов\n[9] Ершов\n1️⃣0️⃣ Линёв", players, "Иванов|Петров|Котов|Рыбин|Щукин|Карпов|Окунев|Сомов|Ершов|Линёв"},
		{"numbers and bullets of pairs", "1. - Иванов — Петров\n2) • Котов – Рыбин ✅\n✅ 3. Щукин / Карпов 🏆", pairs, "Иванов+Петров|Котов+Рыбин|Щукин+Карпов"},
		{"a town behind a name", "Иванов Пётр (Алматы)\nПетров Олег [Астана]", players, "Иванов Пётр -Алматы|Петров Олег -Астана"},
		{"a town behind a name is the team", "Иванов Пётр (Алматы)\nПетров Олег", teams, "Иванов Пётр @Алматы|Петров Олег"},
		{"towns of a pair", "Иванов (Алматы) — Петров (Астана)", pairs, "Иванов+Петров -Алматы,Астана"},
		{"marks of a name", "Ким (мл.)\nЛи (2)\nПак (А.С.)", players, "Ким (мл.)|Ли (2)|Пак (А.С.)"},
		{"towns tell namesakes apart", "Ким Олег (Алматы)\nЦой\nКим Олег (Астана)", players, "Ким Олег (Алматы)|Цой|Ким Олег (Астана)"},
		{"telephones", "Иванов Пётр +7 (701) 123-45-67\nПетров Олег, тел. 8 701 123 45 67\n1. Котов 87011234567", players, "Иванов Пётр -+7 (701) 123-45-67|Петров Олег -тел. 8 701 123 45 67|Котов -87011234567"},
		{"telephones of a pair", "Иванов +77011234567 — Петров 8-701-123-45-67", pairs, "Иванов+Петров -+77011234567,8-701-123-45-67"},
		{"addresses", "Иванов ivanov@mail.kz\nПетров @petrov_kz\nКотов https://t.me/kot", players, "Иванов -ivanov@mail.kz|Петров -@petrov_kz|Котов -https://t.me/kot"},
		{"years of birth", "Иванов Пётр, 1987 г.р.\nПетров Олег 12.05.1990", players, "Иванов Пётр -1987 г.р.|Петров Олег -12.05.1990"},
		{"extra columns", "1\tИванов Пётр\tАлматы\t1500\t+77011234567\n2\tПетров Олег\tАстана\t1450\t", players, "Иванов Пётр -1500,+77011234567,Алматы|Петров Олег -1450,Астана"},
		{"extra columns of pairs", "Иванов Пётр;Котов Олег;Алматы;87011234567", pairs, "Иванов Пётр+Котов Олег -87011234567,Алматы"},
		{"no-break spaces", "Иванов\u00a0Пётр\u00a0-\u00a0Котов\u202fОлег\n1.\u00a0Рыбин\u2007—\u00a0Щукин", pairs, "Иванов Пётр+Котов Олег|Рыбин+Щукин"},
		{"a row of a table in Markdown", "| № | Игрок | Команда |\n|---|---|---|\n| 1 | Иванов | Старт |", teams, "Иванов @Старт"},
		{"columns of spaces", "1   Иванов Пётр     Котов Олег\n2   Рыбин Илья      Щукин Ян", pairs, "Иванов Пётр+Котов Олег|Рыбин Илья+Щукин Ян"},
		{"a quoted cell of two lines", "Игрок;Команда\n\"Иванов\nПётр\";Старт\nПетров;Финиш", teams, "Иванов Пётр @Старт|Петров @Финиш"},
		{"quoted separators", "\"Иванов; мл.\";Старт\n\"Клуб \"\"Лев\"\"\";Финиш", teams, "Иванов; мл. @Старт|Клуб \"Лев\" @Финиш"},
		{"no team", "Иванов;-\nПетров;б/к\nКотов;—\nРыбин;без команды\nЩукин;лично\nКарпов;Б.К.\nСомов;No team\nЛинёв;жоқ", teams, "Иванов|Петров|Котов|Рыбин|Щукин|Карпов|Сомов|Линёв"},
		{"a team behind a dash", "Иванов Пётр — Старт\nПетров - «Финиш»", teams, "Иванов Пётр @Старт|Петров @Финиш"},
		{"two players in a line", "Иванов — Петров", players, "Иванов+Петров !many"},
		{"a pair of one", "Иванов — ?\nПетров —\nКотов — нет пары\nРыбин (ищет пару)", pairs, "Иванов !few|Петров !few|Котов !few|Рыбин -ищет пару !few"},
		{"a pair of one person", "Иванов Пётр — иванов петр", pairs, "Иванов Пётр+иванов петр !twins"},
		{"hyphens without spaces", "Иванов-Петров\nКотов-Рыбин", pairs, "Иванов+Петров|Котов+Рыбин"},
		{"a double name among dashes", "Иванов — Петров\nКотов-Рыбин", pairs, "Иванов+Петров|Котов-Рыбин !few"},
		{"hyphens with one space", "Иванов -Петров\nКотов- Рыбин", pairs, "Иванов+Петров|Котов+Рыбин"},
		{"other signs", "Иванов & Петров\nКотов \\ Рыбин\nҚайрат және Әбіл\nЩукин −− Карпов", pairs, "Иванов+Петров|Котов+Рыбин|Қайрат+Әбіл|Щукин+Карпов"},
		{"messages of a chat", "[01.11.26, 14:03] Айгуль: Иванов — Петров\n01.11.2026, 14:05 - Олег: Котов — Рыбин", pairs, "Иванов+Петров|Котов+Рыбин"},
		{"what our own file marks as text", "Игрок;Команда\n'=Иванов;'1-2\n\"=\"\"Петров\"\"\";Старт", teams, "=Иванов @1-2|Петров @Старт"},
		{"apostrophes of names", "О'Нил\nО’Коннор", players, "О'Нил|О’Коннор"},
		{"numbers on both sides", "1;Иванов;Котов;2\n2;Рыбин;Щукин;1", pairs, "Иванов+Котов -2|Рыбин+Щукин -1"},
		{"labels", "Пара 1. Иванов — Петров\nКоманда № 2: Рыбин — Щукин", pairs, "Иванов+Петров|Рыбин+Щукин"},
		{"a town behind a pair", "Иванов — Петров\nРыбин и Щукин, Астана\nКотов — Ким, мл.", pairs, "Иванов+Петров|Рыбин+Щукин+Астана !many|Котов+Ким, мл."},
		{"initials before a hyphen", "Иванов И. — Петров П.\nСидоров С.С.-Котов К.К.", pairs, "Иванов И.+Петров П.|Сидоров С.С.+Котов К.К."},
		{"a Kazakh and", "Һас мен Үкі", pairs, "Һас+Үкі"},
		{"a patronymic in a column", "1\tИванов\tПётр\tСергеевич\t12.05.1987\tАлматы\n2\tСериков\tЕрлан\tҚайратұлы\t\tАстана", players, "Иванов Пётр Сергеевич -12.05.1987,Алматы|Сериков Ерлан Қайратұлы -Астана"},
		{"sums", "Иванов\nПетров\nИтого: 2 человека\nВсего 2", players, "Иванов|Петров"},
		{"who wrote", "Айгуль, [12.11.26 14:03]\nИванов Пётр\nОлег, [12.11.26 14:05:10]\nКотов Ян", players, "Иванов Пётр|Котов Ян"},
		{"who has paid", "Котов 8(701)1234567 оплатил\nИванов Пётр, оплачено", players, "Котов -8(701)1234567,оплатил|Иванов Пётр -оплачено"},
		{"teams over their players", "Команда «Старт»:\nИванов\nПетров (Финиш)\nКлуб: Финиш\nКотов", teams, "Иванов @Старт|Петров @Финиш|Котов @Финиш"},
		{"semicolons, and a tab in some lines", "1\tИванов Пётр;Старт\n2\tПетров Олег;Финиш\nКотов Ян;Старт\nРыбин\tФиниш\nЩукин;\tСтарт\nКарпов\tИлья;Финиш", teams, "Иванов Пётр @Старт|Петров Олег @Финиш|Котов Ян @Старт|Рыбин @Финиш|Щукин @Старт|Карпов Илья @Финиш"},
		{"tabs, and a semicolon in some lines", "1\tИванов\tСтарт\nПетров;Финиш\n3\tКотов;Старт\n4\tРыбин\tФиниш", teams, "Иванов @Старт|Петров @Финиш|Котов @Старт|Рыбин @Финиш"},
		{"a tab and a semicolon in every line", "1\tИванов Пётр;Старт\n2\tПетров Олег;Финиш", teams, "Иванов Пётр @Старт|Петров Олег @Финиш"},
		{"a tab under names of columns", "Игрок;Команда\nИванов;Старт\nПетров\tФиниш", teams, "Иванов @Старт|Петров @Финиш"},
		{"pairs with tabs for semicolons", "Иванов;Петров\nКотов\tРыбин\nЩукин;Карпов", pairs, "Иванов+Петров|Котов+Рыбин|Щукин+Карпов"},
		{"a category of players", "Иванов Пётр;юниоры\nПетров\tветераны\nКотов Ян;Алматы;А\nРыбин Олег;Астана", players, "Иванов Пётр #юниоры/|Петров #ветераны/|Котов Ян #А/ -Алматы|Рыбин Олег -Астана"},
		{"a category behind a team", "Иванов Пётр;Ветеран;юниоры\nПетров;Финиш", teams, "Иванов Пётр @Ветеран #юниоры/|Петров @Финиш"},
		{"a category of pairs", "Иванов — Петров;юниоры\nКотов;Рыбин;женщины", pairs, "Иванов+Петров #юниоры/|Котов+Рыбин #женщины/"},
		{"only a number", "Иванов\n123", players, "Иванов| !none"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := show(paste.Parse(c.in, c.shape).Lines); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

// TestRest: what is left keeps its column names and its own text, and is understood as before.
func TestRest(t *testing.T) {
	in := "Список\nКоманда\tИгрок\nСтарт\tИванов\n\t123\n\tПетров\tРыбин\n"
	list := paste.Parse(in, teams)
	if got := show(list.Lines); got != "Иванов @Старт| !none|Петров+Рыбин !many" {
		t.Fatal(got)
	}
	rest := list.Rest(list.Lines[1:])
	if rest != "Команда\tИгрок\n\t123\n\tПетров\tРыбин" {
		t.Errorf("%q", rest)
	}
	if got := show(paste.Parse(rest, teams).Lines); got != " !none|Петров+Рыбин !many" {
		t.Error(got)
	}
	list = paste.Parse("Команда «Старт»:\n123\nИванов\nКоманда «Финиш»:\n456", teams)
	if rest := list.Rest([]paste.Line{list.Lines[0], list.Lines[2]}); rest != "Команда «Старт»:\n123\nКоманда «Финиш»:\n456" {
		t.Errorf("under their teams %q", rest)
	}
	if got := list.Rest(nil); got != "" {
		t.Errorf("of nothing %q is left", got)
	}
}

// TestNoLineIsLost: each row with a letter is a line or a heading, whatever it holds.
func TestNoLineIsLost(t *testing.T) {
	rows := strings.Split("Иванов — Петров\nИванов\n1.\tА\nx;y;z;w\n\"a\nФИО\nТелефон\n+77011234567 тел\n@abc\n(Алматы)", "\n")
	list := paste.Parse(strings.Join(rows, "\n"), pairs)
	if len(list.Lines)+len(list.Heads) != len(rows) {
		t.Errorf("of %d rows %d are lines, %d headings: %s", len(rows), len(list.Lines), len(list.Heads), show(list.Lines))
	}
}
