package entrants

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// register opens the register of a new tournament of a game.
func registering(b *screentest.Bench, reg rules.Regulation) *Entrants {
	b.T.Helper()
	var id string
	b.Desk.Create(b.Ctx, desk.Making{Rule: reg, Details: tournament.Details{Name: "Вечер"}}, func(_ app.Context, made string, err error) {
		if err != nil {
			b.T.Error(err)
		}
		id = made
	})
	b.Settle()
	return &Entrants{Desk: b.Desk, Route: route.Of(id, "entrants")}
}

func stateOf(b *screentest.Bench, p *Entrants) *tournament.State {
	return b.Desk.Book(p.Route.Tournament).State
}

// listed are the registered: «Иванов+Петров @Старт».
func listed(b *screentest.Bench, p *Entrants) string {
	var out []string
	for _, e := range stateOf(b, p).Entrants {
		s := strings.Join(e.Players, "+")
		if e.Team != "" {
			s += " @" + e.Team
		}
		out = append(out, s)
	}
	return strings.Join(out, "|")
}

// TestWhatIsNotUnderstoodStays: what the preview names is recorded, told and registered, and
// nothing else; the rest stays in the box with its text, and the reason is seen.
func TestWhatIsNotUnderstoodStays(t *testing.T) {
	b := screentest.NewBench(t)
	p := &Entrants{Desk: b.Desk, Route: route.Of(b.Belote(), "entrants")}
	p.paste(b.Ctx, "Список пар\n1. Иванов — Петров\n2. Кузьмич\n3. Сидоров — Котов (Алматы)\n4. Иванов — Рыбин\n5. Щукин — Карп — Окунь\n6. петров — иванов\n7. Сомов — Сомов")
	html := app.HTMLString(p.pasteCard(stateOf(b, p)))
	for _, want := range []string{
		"2 из 7", "Записать 2\u00a0пары", "Заголовки пропущены: «Список пар»", "без: Алматы",
		"Строка 3. Нет второго игрока", "«2. Кузьмич»", "Строка 5. Иванов есть в паре выше: Иванов\u00a0— Петров", "Строка 6. Больше двух имён",
		"Строка 7. Те же двое в другом порядке есть выше: Иванов\u00a0— Петров", "Строка 8. Оба игрока — Сомов", "Не понято и останется здесь: 3\u00a0строки",
		"Это разные люди: записать все 4\u00a0пары",
	} {
		if !strings.Contains(html, want) {
			t.Errorf("the preview doesn't say %q in\n%s", want, html)
		}
	}
	p.recordList(b.Ctx)
	b.Settle()
	if got := listed(b, p); got != "Иванов+Петров|Сидоров+Котов" {
		t.Errorf("registered %s", got)
	}
	if want := []string{"Записано: 2\u00a0пары. В окне осталось 5\u00a0строк"}; !slices.Equal(b.Said, want) {
		t.Errorf("said %q, want %q", b.Said, want)
	}
	const left = "2. Кузьмич\n4. Иванов — Рыбин\n5. Щукин — Карп — Окунь\n6. петров — иванов\n7. Сомов — Сомов"
	if got := p.typed().pasted; got != left {
		t.Errorf("left in the box:\n%s", got)
	}
	html = app.HTMLString(p.pasteCard(stateOf(b, p)))
	for _, want := range []string{"Строка 2. Иванов уже есть в паре 1", "Строка 4. Те же двое в другом порядке уже записаны под номером 1", "Это другие люди: записать 2\u00a0пары"} {
		if !strings.Contains(html, want) {
			t.Errorf("afterwards %q isn't said in\n%s", want, html)
		}
	}
	p.recordOthers(b.Ctx)
	b.Settle()
	if got := listed(b, p); got != "Иванов+Петров|Сидоров+Котов|Иванов+Рыбин|петров+иванов" {
		t.Errorf("registered %s", got)
	}
	if got := p.typed().pasted; got != "2. Кузьмич\n5. Щукин — Карп — Окунь\n7. Сомов — Сомов" {
		t.Errorf("left in the box:\n%s", got)
	}
}

// TestPasteIsTakenBack in one tap while nothing else was recorded, and its text comes back;
// afterwards it isn't offered. A list of one line too; not what was typed one by one.
func TestPasteIsTakenBack(t *testing.T) {
	for _, in := range []string{"Иванов — Петров\nСидоров — Котов\nКузьмич", "Иванов — Петров"} {
		b := screentest.NewBench(t)
		p := &Entrants{Desk: b.Desk, Route: route.Of(b.Belote(), "entrants")}
		offered := func() bool {
			return p.pasteLast(stateOf(b, p)) != nil
		}
		p.paste(b.Ctx, in)
		p.recordList(b.Ctx)
		b.Settle()
		if !offered() {
			t.Fatal("not offered after the list")
		}
		if p.typed().recorded = nil; offered() != strings.Contains(in, "\n") {
			t.Error("after a reload a list is known by its one time, a single line isn't")
		}
		p.typed().recorded = idsOf(stateOf(b, p).Entrants)
		p.undoPaste(b.Ctx)
		p.undoPaste(b.Ctx)
		b.Settle()
		p.undoPaste(b.Ctx)
		b.Settle()
		if got := listed(b, p); got != "" || p.typed().pasted != in || offered() {
			t.Errorf("taken back, but %q is registered, offered %v, and the box has %q", got, offered(), p.typed().pasted)
		}
		p.recordList(b.Ctx)
		b.Settle()
		b.Do(p.Route.Tournament, screentest.PairOf("Рыбин", "Щукин"))
		if offered() {
			t.Error("offered though something else was recorded")
		}
	}
}

func idsOf(list []*rules.Entrant) (ids []string) {
	for _, e := range list {
		ids = append(ids, string(e.ID))
	}
	return ids
}

// TestPasteKeepsWhatIsTypedMeanwhile: recording takes time, and nothing typed then is lost.
func TestPasteKeepsWhatIsTypedMeanwhile(t *testing.T) {
	b := screentest.NewBench(t)
	p := &Entrants{Desk: b.Desk, Route: route.Of(b.Belote(), "entrants")}
	p.paste(b.Ctx, "Иванов — Петров")
	p.recordList(b.Ctx)
	p.paste(b.Ctx, "Иванов — Петров\nКотов — Рыбин")
	b.Settle()
	if got := p.typed().pasted; got != "Иванов — Петров\nКотов — Рыбин" {
		t.Errorf("the box has %q", got)
	}
}

// TestClearedListComesBack when the judge says so.
func TestClearedListComesBack(t *testing.T) {
	b := screentest.NewBench(t)
	p := &Entrants{Desk: b.Desk, Route: route.Of(b.Belote(), "entrants")}
	p.paste(b.Ctx, "Кузьмич")
	p.clearPaste(b.Ctx)
	b.Settle()
	if p.typed().pasted != "" || len(b.Toasts) != 1 {
		t.Fatal("not cleared")
	}
	b.Toasts[0].OnAct(b.Ctx)
	if p.typed().pasted != "Кузьмич" {
		t.Error("the list is lost")
	}
}

// TestPastedTeams: however a team is written, it is the one that is there; «-» is none.
func TestPastedTeams(t *testing.T) {
	b := screentest.NewBench(t)
	p := registering(b, domino.New())
	p.paste(b.Ctx, "Фамилия и имя;Город\nИванов Пётр;Москва\nПетров Олег; москва \nКотов Ян;б/к\nРыбин Илья;-\nЩукин Лев;МОСКВА\nКарп Ян;«Алма-Ата»\nОкунь Ян;алма ата")
	p.recordList(b.Ctx)
	b.Settle()
	const want = "Иванов Пётр @Москва|Петров Олег @Москва|Котов Ян|Рыбин Илья|Щукин Лев @Москва|Карп Ян @Алма-Ата|Окунь Ян @Алма-Ата"
	if got := listed(b, p); got != want {
		t.Errorf("registered\n%s, want\n%s", got, want)
	}
	// The same list once more, the names in other letters, adds nobody.
	p.paste(b.Ctx, "ИВАНОВ Петр;москва\nпетров олег;Москва\nКотов Ян;")
	if list := p.understood(stateOf(b, p)); len(list.again) != 3 || len(list.fresh)+len(list.doubts)+len(list.faults) != 0 {
		t.Errorf("understood %+v", list)
	}
	// A name with another team, or without one, waits for the judge's word.
	p.paste(b.Ctx, "Иванов Пётр;Астана\nИванов Пётр\nНовый Ян;Астана")
	if list := p.understood(stateOf(b, p)); len(list.doubts) != 2 || len(list.fresh) != 1 {
		t.Errorf("understood %+v", list)
	}
	// Typed by hand.
	p.TypeFirst(b.Ctx, "Лещ Ян")
	p.typeTeam(b.Ctx, "москва")
	p.Record(b.Ctx)
	b.Settle()
	p.TypeFirst(b.Ctx, "Язь Ян")
	p.typeTeam(b.Ctx, "Б/К")
	p.Record(b.Ctx)
	b.Settle()
	if got := listed(b, p); got != want+"|Лещ Ян @Москва|Язь Ян" {
		t.Errorf("registered\n%s", got)
	}
}

// TestTeamWrittenAnew: who corrects the writing of a team corrects it for all of it; who
// changes the team changes one.
func TestTeamWrittenAnew(t *testing.T) {
	b := screentest.NewBench(t)
	p := registering(b, domino.New())
	p.paste(b.Ctx, "Иванов;москва\nПетров;москва\nКотов;Астана")
	p.recordList(b.Ctx)
	b.Settle()
	edit := func(n int, team string) {
		t.Helper()
		sheet := &entrantSheet{Desk: b.Desk, Tournament: p.Route.Tournament, Entrant: stateOf(b, p).Entrants[n].ID, Act: scope.ActEdit, OnDone: func(app.Context) {}}
		sheet.OnMount(b.Ctx)
		sheet.typeTeam(b.Ctx, team)
		sheet.carryOut(b.Ctx)
		b.Settle()
		if sheet.problem != "" {
			t.Error(sheet.problem)
		}
	}
	edit(1, "Москва")
	if got := listed(b, p); got != "Иванов @Москва|Петров @Москва|Котов @Астана" {
		t.Error(got)
	}
	edit(0, "астана")
	if got := listed(b, p); got != "Иванов @Астана|Петров @Москва|Котов @Астана" {
		t.Error(got)
	}
	edit(0, "-")
	if got := listed(b, p); got != "Иванов|Петров @Москва|Котов @Астана" {
		t.Error(got)
	}
}

// TestPastedPlayers of preferans: towns aren't taken, and two of one name wait for the
// judge's word.
func TestPastedPlayers(t *testing.T) {
	b := screentest.NewBench(t)
	p := registering(b, preferans.New())
	p.paste(b.Ctx, "№\tФИО\tГород\tТелефон\n1\tИванов Пётр\tАлматы\t+7 701 123 45 67\n2\tКотов Ян\tАстана\t\n3\tкотов ян\tАстана\t")
	p.recordList(b.Ctx)
	b.Settle()
	if got := listed(b, p); got != "Иванов Пётр|Котов Ян" || p.typed().pasted != "" {
		t.Errorf("registered %s, left %q", got, p.typed().pasted)
	}
}

// TestPersonInTwoPairs is said while the second pair is typed.
func TestPersonInTwoPairs(t *testing.T) {
	b := screentest.NewBench(t)
	p := &Entrants{Desk: b.Desk, Route: route.Of(b.Belote(), "entrants")}
	b.Do(p.Route.Tournament, screentest.PairOf("Иванов", "Петров"))
	for typed, want := range map[[2]string]string{
		{"Котов", "ПЕТРОВ"}: "ПЕТРОВ уже есть в паре 1: Иванов\u00a0— Петров", {"Котов", "Котов"}: "Оба игрока — Котов", {"Котов", "Рыбин"}: "",
	} {
		p.TypeFirst(b.Ctx, typed[0])
		p.TypeSecond(b.Ctx, typed[1])
		if got := p.doubt(stateOf(b, p), p.tidy(stateOf(b, p))); !strings.HasPrefix(got, want) || want == "" && got != "" {
			t.Errorf("%v: said %q", typed, got)
		}
	}
}

// TestTeamsInOneWriting: teams that came with a file or from another device, written in
// several ways, are written in one by a tap that can be taken back.
func TestTeamsInOneWriting(t *testing.T) {
	b := screentest.NewBench(t)
	p := registering(b, domino.New())
	for name, team := range map[string]string{"А": "Москва", "Б": "Астана"} {
		b.Do(p.Route.Tournament, tournament.EntrantRegistered{Person: tournament.Person{Players: []string{name}, Team: team}})
	}
	if p.teamsNote(stateOf(b, p)) != nil {
		t.Error("offered where there is nothing to do")
	}
	for _, who := range [][2]string{{"В", "москва"}, {"Г", "«Москва»"}, {"Д", "москва"}, {"Е", "б/к"}, {"Ж", "-"}, {"З", ""}} {
		b.Do(p.Route.Tournament, tournament.EntrantRegistered{Person: tournament.Person{Players: []string{who[0]}, Team: who[1]}})
	}
	html := app.HTMLString(p.teamsNote(stateOf(b, p)))
	for _, want := range []string{"Москва → москва", "«Москва» → москва", "б/к → без команды", "- → без команды"} {
		if !strings.Contains(html, want) {
			t.Errorf("%q isn't said in %s", want, html)
		}
	}
	p.writeTeams(b.Ctx)
	p.writeTeams(b.Ctx)
	b.Settle()
	p.writeTeams(b.Ctx)
	b.Settle()
	teams := map[string]string{}
	for _, e := range stateOf(b, p).Entrants {
		teams[e.Players[0]] = e.Team
	}
	for _, name := range []string{"А", "В", "Г", "Д"} {
		if teams[name] != "москва" {
			t.Errorf("%s plays for %q", name, teams[name])
		}
	}
	if teams["Б"] != "Астана" || teams["Е"]+teams["Ж"]+teams["З"] != "" || p.teamsNote(stateOf(b, p)) != nil {
		t.Errorf("teams %v", teams)
	}
}

// TestRegisterIsSearchedFromAnyKeyboard.
func TestRegisterIsSearchedFromAnyKeyboard(t *testing.T) {
	b := screentest.NewBench(t)
	p := &Entrants{Desk: b.Desk, Route: route.Of(b.Belote(), "entrants")}
	b.Do(p.Route.Tournament, screentest.PairOf("Қарлығаш Әбілова", "О’Нил Шон"))
	b.Do(p.Route.Tournament, screentest.PairOf("Ёлкин Пётр", "Müller Jürgen"))
	for query, want := range map[string]string{"карлыгаш": "Қарлығаш", "онил": "Қарлығаш", "петр елкин": "Ёлкин", "muller": "Ёлкин"} {
		p.query = query
		html := app.HTMLString(p.list(stateOf(b, p)))
		if other := map[string]string{"Қарлығаш": "Ёлкин", "Ёлкин": "Қарлығаш"}[want]; !strings.Contains(html, want) || strings.Contains(html, other) {
			t.Errorf("%q doesn't find %s alone", query, want)
		}
	}
}

// TestDoubtInTheSheet: the same is said while an entrant is edited and a player replaced.
func TestDoubtInTheSheet(t *testing.T) {
	b := screentest.NewBench(t)
	p := &Entrants{Desk: b.Desk, Route: route.Of(b.Belote(), "entrants")}
	b.Do(p.Route.Tournament, screentest.PairOf("Иванов", "Петров"))
	b.Do(p.Route.Tournament, screentest.PairOf("Котов", "Рыбин"))
	const said = "петров уже есть в паре 1"
	for _, act := range []scope.EntrantAct{scope.ActEdit, scope.ActPlayer} {
		sheet := &entrantSheet{Desk: b.Desk, Tournament: p.Route.Tournament, Entrant: stateOf(b, p).Entrants[1].ID, Act: act}
		sheet.OnMount(b.Ctx)
		draw := func() string {
			e := stateOf(b, p).Entrants[1]
			if act == scope.ActEdit {
				return app.HTMLString(app.Div().Body(sheet.edit(stateOf(b, p))...))
			}
			return app.HTMLString(app.Div().Body(sheet.substitutePlayer(stateOf(b, p), e)...))
		}
		if strings.Contains(draw(), "уже есть в паре") {
			t.Errorf("%s: said of the pair itself", act)
		}
		if act == scope.ActEdit {
			sheet.typeSecond(b.Ctx, "петров ")
		} else {
			sheet.typeName(b.Ctx, "петров ")
		}
		if html := draw(); !strings.Contains(html, said) {
			t.Errorf("%s: not said in %s", act, html)
		}
	}
}
