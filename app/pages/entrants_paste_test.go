package pages

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// register opens the register of a new tournament of a game.
func (b *bench) register(reg rules.Regulation) *entrants {
	b.t.Helper()
	var id string
	b.desk.Create(b.ctx, reg, tournament.Details{Name: "Вечер"}, nil, nil, func(_ app.Context, made string, err error) {
		if err != nil {
			b.t.Error(err)
		}
		id = made
	})
	b.settle()
	return &entrants{Desk: b.desk, Route: route.Of(id, "entrants")}
}

func (b *bench) state(p *entrants) *tournament.State { return b.desk.Book(p.Route.Tournament).State }

// listed are the registered: «Иванов+Петров @Старт».
func (b *bench) listed(p *entrants) string {
	var out []string
	for _, e := range b.state(p).Entrants {
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
	b := newBench(t)
	p := &entrants{Desk: b.desk, Route: route.Of(b.belote(), "entrants")}
	p.paste(b.ctx, "Список пар\n1. Иванов — Петров\n2. Кузьмич\n3. Сидоров — Котов (Алматы)\n4. Иванов — Рыбин\n5. Щукин — Карп — Окунь\n6. петров — иванов\n7. Сомов — Сомов")
	html := app.HTMLString(p.pasteCard(b.state(p)))
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
	p.recordList(b.ctx)
	b.settle()
	if got := b.listed(p); got != "Иванов+Петров|Сидоров+Котов" {
		t.Errorf("registered %s", got)
	}
	if want := []string{"Записано: 2\u00a0пары. В окне осталось 5\u00a0строк"}; !slices.Equal(b.said, want) {
		t.Errorf("said %q, want %q", b.said, want)
	}
	const left = "2. Кузьмич\n4. Иванов — Рыбин\n5. Щукин — Карп — Окунь\n6. петров — иванов\n7. Сомов — Сомов"
	if got := p.typed().pasted; got != left {
		t.Errorf("left in the box:\n%s", got)
	}
	html = app.HTMLString(p.pasteCard(b.state(p)))
	for _, want := range []string{"Строка 2. Иванов уже есть в паре 1", "Строка 4. Те же двое в другом порядке уже записаны под номером 1", "Это другие люди: записать 2\u00a0пары"} {
		if !strings.Contains(html, want) {
			t.Errorf("afterwards %q isn't said in\n%s", want, html)
		}
	}
	p.recordOthers(b.ctx)
	b.settle()
	if got := b.listed(p); got != "Иванов+Петров|Сидоров+Котов|Иванов+Рыбин|петров+иванов" {
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
		b := newBench(t)
		p := &entrants{Desk: b.desk, Route: route.Of(b.belote(), "entrants")}
		offered := func() bool {
			return p.pasteLast(b.state(p)) != nil
		}
		p.paste(b.ctx, in)
		p.recordList(b.ctx)
		b.settle()
		if !offered() {
			t.Fatal("not offered after the list")
		}
		if p.typed().recorded = nil; offered() != strings.Contains(in, "\n") {
			t.Error("after a reload a list is known by its one time, a single line isn't")
		}
		p.typed().recorded = idsOf(b.state(p).Entrants)
		p.undoPaste(b.ctx)
		p.undoPaste(b.ctx)
		b.settle()
		p.undoPaste(b.ctx)
		b.settle()
		if got := b.listed(p); got != "" || p.typed().pasted != in || offered() {
			t.Errorf("taken back, but %q is registered, offered %v, and the box has %q", got, offered(), p.typed().pasted)
		}
		p.recordList(b.ctx)
		b.settle()
		b.do(p.Route.Tournament, pairOf("Рыбин", "Щукин"))
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
	b := newBench(t)
	p := &entrants{Desk: b.desk, Route: route.Of(b.belote(), "entrants")}
	p.paste(b.ctx, "Иванов — Петров")
	p.recordList(b.ctx)
	p.paste(b.ctx, "Иванов — Петров\nКотов — Рыбин")
	b.settle()
	if got := p.typed().pasted; got != "Иванов — Петров\nКотов — Рыбин" {
		t.Errorf("the box has %q", got)
	}
}

// TestClearedListComesBack when the judge says so.
func TestClearedListComesBack(t *testing.T) {
	b := newBench(t)
	p := &entrants{Desk: b.desk, Route: route.Of(b.belote(), "entrants")}
	p.paste(b.ctx, "Кузьмич")
	p.clearPaste(b.ctx)
	b.settle()
	if p.typed().pasted != "" || len(b.toasts) != 1 {
		t.Fatal("not cleared")
	}
	b.toasts[0].OnAct(b.ctx)
	if p.typed().pasted != "Кузьмич" {
		t.Error("the list is lost")
	}
}

// TestPastedTeams: however a team is written, it is the one that is there; «-» is none.
func TestPastedTeams(t *testing.T) {
	b := newBench(t)
	p := b.register(domino.New())
	p.paste(b.ctx, "Фамилия и имя;Город\nИванов Пётр;Москва\nПетров Олег; москва \nКотов Ян;б/к\nРыбин Илья;-\nЩукин Лев;МОСКВА\nКарп Ян;«Алма-Ата»\nОкунь Ян;алма ата")
	p.recordList(b.ctx)
	b.settle()
	const want = "Иванов Пётр @Москва|Петров Олег @Москва|Котов Ян|Рыбин Илья|Щукин Лев @Москва|Карп Ян @Алма-Ата|Окунь Ян @Алма-Ата"
	if got := b.listed(p); got != want {
		t.Errorf("registered\n%s, want\n%s", got, want)
	}
	// The same list once more, the names in other letters, adds nobody.
	p.paste(b.ctx, "ИВАНОВ Петр;москва\nпетров олег;Москва\nКотов Ян;")
	if list := p.understood(b.state(p)); len(list.again) != 3 || len(list.fresh)+len(list.doubts)+len(list.faults) != 0 {
		t.Errorf("understood %+v", list)
	}
	// A name with another team, or without one, waits for the judge's word.
	p.paste(b.ctx, "Иванов Пётр;Астана\nИванов Пётр\nНовый Ян;Астана")
	if list := p.understood(b.state(p)); len(list.doubts) != 2 || len(list.fresh) != 1 {
		t.Errorf("understood %+v", list)
	}
	// Typed by hand.
	p.typeFirst(b.ctx, "Лещ Ян")
	p.typeTeam(b.ctx, "москва")
	p.record(b.ctx)
	b.settle()
	p.typeFirst(b.ctx, "Язь Ян")
	p.typeTeam(b.ctx, "Б/К")
	p.record(b.ctx)
	b.settle()
	if got := b.listed(p); got != want+"|Лещ Ян @Москва|Язь Ян" {
		t.Errorf("registered\n%s", got)
	}
}

// TestTeamWrittenAnew: who corrects the writing of a team corrects it for all of it; who
// changes the team changes one.
func TestTeamWrittenAnew(t *testing.T) {
	b := newBench(t)
	p := b.register(domino.New())
	p.paste(b.ctx, "Иванов;москва\nПетров;москва\nКотов;Астана")
	p.recordList(b.ctx)
	b.settle()
	edit := func(n int, team string) {
		t.Helper()
		sheet := &entrantSheet{Desk: b.desk, Tournament: p.Route.Tournament, Entrant: b.state(p).Entrants[n].ID, Act: actEdit, OnDone: func(app.Context) {}}
		sheet.OnMount(b.ctx)
		sheet.typeTeam(b.ctx, team)
		sheet.carryOut(b.ctx)
		b.settle()
		if sheet.problem != "" {
			t.Error(sheet.problem)
		}
	}
	edit(1, "Москва")
	if got := b.listed(p); got != "Иванов @Москва|Петров @Москва|Котов @Астана" {
		t.Error(got)
	}
	edit(0, "астана")
	if got := b.listed(p); got != "Иванов @Астана|Петров @Москва|Котов @Астана" {
		t.Error(got)
	}
	edit(0, "-")
	if got := b.listed(p); got != "Иванов|Петров @Москва|Котов @Астана" {
		t.Error(got)
	}
}

// TestPastedPlayers of preferans: towns aren't taken, and two of one name wait for the
// judge's word.
func TestPastedPlayers(t *testing.T) {
	b := newBench(t)
	p := b.register(preferans.New())
	p.paste(b.ctx, "№\tФИО\tГород\tТелефон\n1\tИванов Пётр\tАлматы\t+7 701 123 45 67\n2\tКотов Ян\tАстана\t\n3\tкотов ян\tАстана\t")
	p.recordList(b.ctx)
	b.settle()
	if got := b.listed(p); got != "Иванов Пётр|Котов Ян" || p.typed().pasted != "" {
		t.Errorf("registered %s, left %q", got, p.typed().pasted)
	}
}

// TestPersonInTwoPairs is said while the second pair is typed.
func TestPersonInTwoPairs(t *testing.T) {
	b := newBench(t)
	p := &entrants{Desk: b.desk, Route: route.Of(b.belote(), "entrants")}
	b.do(p.Route.Tournament, pairOf("Иванов", "Петров"))
	for typed, want := range map[[2]string]string{
		{"Котов", "ПЕТРОВ"}: "ПЕТРОВ уже есть в паре 1: Иванов\u00a0— Петров", {"Котов", "Котов"}: "Оба игрока — Котов", {"Котов", "Рыбин"}: "",
	} {
		p.typeFirst(b.ctx, typed[0])
		p.typeSecond(b.ctx, typed[1])
		if got := p.doubt(b.state(p), p.tidy(b.state(p))); !strings.HasPrefix(got, want) || want == "" && got != "" {
			t.Errorf("%v: said %q", typed, got)
		}
	}
}

// TestTeamsInOneWriting: teams that came with a file or from another device, written in
// several ways, are written in one by a tap that can be taken back.
func TestTeamsInOneWriting(t *testing.T) {
	b := newBench(t)
	p := b.register(domino.New())
	for name, team := range map[string]string{"А": "Москва", "Б": "Астана"} {
		b.do(p.Route.Tournament, tournament.EntrantRegistered{Person: tournament.Person{Players: []string{name}, Team: team}})
	}
	if p.teamsNote(b.state(p)) != nil {
		t.Error("offered where there is nothing to do")
	}
	for _, who := range [][2]string{{"В", "москва"}, {"Г", "«Москва»"}, {"Д", "москва"}, {"Е", "б/к"}, {"Ж", "-"}, {"З", ""}} {
		b.do(p.Route.Tournament, tournament.EntrantRegistered{Person: tournament.Person{Players: []string{who[0]}, Team: who[1]}})
	}
	html := app.HTMLString(p.teamsNote(b.state(p)))
	for _, want := range []string{"Москва → москва", "«Москва» → москва", "б/к → без команды", "- → без команды"} {
		if !strings.Contains(html, want) {
			t.Errorf("%q isn't said in %s", want, html)
		}
	}
	p.writeTeams(b.ctx)
	p.writeTeams(b.ctx)
	b.settle()
	p.writeTeams(b.ctx)
	b.settle()
	teams := map[string]string{}
	for _, e := range b.state(p).Entrants {
		teams[e.Players[0]] = e.Team
	}
	for _, name := range []string{"А", "В", "Г", "Д"} {
		if teams[name] != "москва" {
			t.Errorf("%s plays for %q", name, teams[name])
		}
	}
	if teams["Б"] != "Астана" || teams["Е"]+teams["Ж"]+teams["З"] != "" || p.teamsNote(b.state(p)) != nil {
		t.Errorf("teams %v", teams)
	}
}

// TestRegisterIsSearchedFromAnyKeyboard.
func TestRegisterIsSearchedFromAnyKeyboard(t *testing.T) {
	b := newBench(t)
	p := &entrants{Desk: b.desk, Route: route.Of(b.belote(), "entrants")}
	b.do(p.Route.Tournament, pairOf("Қарлығаш Әбілова", "О’Нил Шон"))
	b.do(p.Route.Tournament, pairOf("Ёлкин Пётр", "Müller Jürgen"))
	for query, want := range map[string]string{"карлыгаш": "Қарлығаш", "онил": "Қарлығаш", "петр елкин": "Ёлкин", "muller": "Ёлкин"} {
		p.query = query
		html := app.HTMLString(p.list(b.state(p)))
		if other := map[string]string{"Қарлығаш": "Ёлкин", "Ёлкин": "Қарлығаш"}[want]; !strings.Contains(html, want) || strings.Contains(html, other) {
			t.Errorf("%q doesn't find %s alone", query, want)
		}
	}
}

// TestDoubtInTheSheet: the same is said while an entrant is edited and a player replaced.
func TestDoubtInTheSheet(t *testing.T) {
	b := newBench(t)
	p := &entrants{Desk: b.desk, Route: route.Of(b.belote(), "entrants")}
	b.do(p.Route.Tournament, pairOf("Иванов", "Петров"))
	b.do(p.Route.Tournament, pairOf("Котов", "Рыбин"))
	const said = "петров уже есть в паре 1"
	for _, act := range []entrantAct{actEdit, actPlayer} {
		sheet := &entrantSheet{Desk: b.desk, Tournament: p.Route.Tournament, Entrant: b.state(p).Entrants[1].ID, Act: act}
		sheet.OnMount(b.ctx)
		draw := func() string {
			e := b.state(p).Entrants[1]
			if act == actEdit {
				return app.HTMLString(app.Div().Body(sheet.edit(b.state(p))...))
			}
			return app.HTMLString(app.Div().Body(sheet.substitutePlayer(b.state(p), e)...))
		}
		if strings.Contains(draw(), "уже есть в паре") {
			t.Errorf("%s: said of the pair itself", act)
		}
		if act == actEdit {
			sheet.typeSecond(b.ctx, "петров ")
		} else {
			sheet.typeName(b.ctx, "петров ")
		}
		if html := draw(); !strings.Contains(html, said) {
			t.Errorf("%s: not said in %s", act, html)
		}
	}
}
