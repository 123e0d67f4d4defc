package entrants

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/tournament"
)

func TestEntrantIsRecordedOnce(t *testing.T) {
	b := screentest.NewBench(t)
	id := b.Belote()
	p := &Entrants{Desk: b.Desk, Route: route.Of(id, "entrants")}
	p.TypeFirst(b.Ctx, "Иванов")
	p.TypeSecond(b.Ctx, "Петров")
	p.Record(b.Ctx)
	p.Record(b.Ctx)
	b.Settle()
	p.Record(b.Ctx) // on the emptied fields
	b.Settle()
	if n := len(b.Desk.Book(id).State.Entrants); n != 1 || p.problem != "" {
		t.Errorf("three taps made %d entrants, said %q", n, p.problem)
	}
	if len(p.typed().person.Players) != 0 || len(b.Said) != 1 || !strings.Contains(b.Said[0], "В списке") {
		t.Errorf("the fields hold %q, said %q", p.typed().person.Players, b.Said)
	}
	p.TypeFirst(b.Ctx, "")
	p.Record(b.Ctx)
	b.Settle()
	if p.problem == "" {
		t.Error("empty fields are taken without a word")
	}
}

func TestListIsRecordedOnce(t *testing.T) {
	b := screentest.NewBench(t)
	id := b.Belote()
	p := &Entrants{Desk: b.Desk, Route: route.Of(id, "entrants")}
	p.paste(b.Ctx, "Иванов — Петров\nСидоров — Котов")
	p.recordList(b.Ctx)
	p.recordList(b.Ctx)
	b.Settle()
	p.recordList(b.Ctx)
	b.Settle()
	if n := len(b.Desk.Book(id).State.Entrants); n != 2 {
		t.Errorf("%d entrants", n)
	}
	if want := []string{"Записано: 2\u00a0пары"}; !slices.Equal(b.Said, want) {
		t.Errorf("said %q, want %q", b.Said, want)
	}
}

// TestSameTwoInTheOtherOrder: the judge is told, while typing and after recording; in a
// pasted list they wait for the judge's word.
func TestSameTwoInTheOtherOrder(t *testing.T) {
	b := screentest.NewBench(t)
	id := b.Belote()
	b.Do(id, screentest.PairOf("Иванов", "Семёнов"))
	p := &Entrants{Desk: b.Desk, Route: route.Of(id, "entrants")}
	const warning = "Те же двое в другом порядке"
	form := func() string { return app.HTMLString(p.form(b.Desk.Book(id).State)) }
	p.TypeFirst(b.Ctx, "семенов ")
	p.TypeSecond(b.Ctx, "Петров")
	if strings.Contains(form(), warning) {
		t.Error("another pair is taken for the same")
	}
	p.TypeSecond(b.Ctx, "Иванов")
	if html := form(); !strings.Contains(html, warning) || !strings.Contains(html, "номером 1") {
		t.Errorf("no warning in\n%s", html)
	}
	p.Record(b.Ctx)
	b.Settle()
	if said := b.Said[len(b.Said)-1]; !strings.Contains(said, ". "+warning) {
		t.Errorf("said %q", said)
	}

	p.paste(b.Ctx, "Котов — Рыбин\nРыбин — Котов\nИванов — Семёнов\nЩукин — Карп")
	list := p.understood(b.Desk.Book(id).State)
	if len(list.fresh) != 2 || len(list.again) != 1 || len(list.doubts) != 1 || list.doubts[0].Number != 2 {
		t.Errorf("understood %+v", list)
	}
	if html := app.HTMLString(p.pasteCard(b.Desk.Book(id).State)); !strings.Contains(html, warning) {
		t.Errorf("no warning in\n%s", html)
	}
}

func TestInvisibleCharactersAreNoName(t *testing.T) {
	b := screentest.NewBench(t)
	id := b.Belote()
	b.Do(id, screentest.PairOf("Иванов", "Петров"))
	p := &Entrants{Desk: b.Desk, Route: route.Of(id, "entrants")}
	p.paste(b.Ctx, "Ива\u200bнов — \u200fПет\u00adров\n\u202eКотов\u202c — Рыбин")
	list := p.understood(b.Desk.Book(id).State)
	if len(list.fresh) != 1 || len(list.again) != 1 || len(list.faults) != 0 || list.fresh[0].person.Players[0] != "Котов" {
		t.Errorf("understood %+v", list)
	}
}

// TestOnePlayerIsOne: what is said of a player alone is no plural.
func TestOnePlayerIsOne(t *testing.T) {
	b := screentest.NewBench(t)
	id := ""
	b.Desk.Create(b.Ctx, desk.Making{Rule: domino.New(), Details: tournament.Details{Name: "Вечер"}}, func(_ app.Context, made string, err error) { id = made })
	b.Settle()
	p := &Entrants{Desk: b.Desk, Route: route.Of(id, "entrants")}
	p.TypeFirst(b.Ctx, "Игрок1")
	p.Record(b.Ctx)
	b.Settle()
	if len(b.Said) != 1 || b.Said[0] != "В списке: Игрок1" {
		t.Errorf("said %q", b.Said)
	}
}
