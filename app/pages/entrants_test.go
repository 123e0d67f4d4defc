package pages

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
)

func TestEntrantIsRecordedOnce(t *testing.T) {
	b := newBench(t)
	id := b.belote()
	p := &entrants{Desk: b.desk, Route: route.Of(id, "entrants")}
	p.typeFirst(b.ctx, "Иванов")
	p.typeSecond(b.ctx, "Петров")
	p.record(b.ctx)
	p.record(b.ctx)
	b.settle()
	p.record(b.ctx) // on the emptied fields
	b.settle()
	if n := len(b.desk.Book(id).State.Entrants); n != 1 || p.problem != "" {
		t.Errorf("three taps made %d entrants, said %q", n, p.problem)
	}
	if len(p.typed().person.Players) != 0 || len(b.said) != 1 || !strings.Contains(b.said[0], "В списке") {
		t.Errorf("the fields hold %q, said %q", p.typed().person.Players, b.said)
	}
	p.typeFirst(b.ctx, "")
	p.record(b.ctx)
	b.settle()
	if p.problem == "" {
		t.Error("empty fields are taken without a word")
	}
}

func TestListIsRecordedOnce(t *testing.T) {
	b := newBench(t)
	id := b.belote()
	p := &entrants{Desk: b.desk, Route: route.Of(id, "entrants")}
	p.paste(b.ctx, "Иванов — Петров\nСидоров — Котов")
	p.recordList(b.ctx)
	p.recordList(b.ctx)
	b.settle()
	p.recordList(b.ctx)
	b.settle()
	if n := len(b.desk.Book(id).State.Entrants); n != 2 {
		t.Errorf("%d entrants", n)
	}
	if want := []string{"Записано: 2\u00a0пары"}; !slices.Equal(b.said, want) {
		t.Errorf("said %q, want %q", b.said, want)
	}
}

// TestSameTwoInTheOtherOrder: the judge is told, while typing and after recording; in a
// pasted list they wait for the judge's word.
func TestSameTwoInTheOtherOrder(t *testing.T) {
	b := newBench(t)
	id := b.belote()
	b.do(id, pairOf("Иванов", "Семёнов"))
	p := &entrants{Desk: b.desk, Route: route.Of(id, "entrants")}
	const warning = "Те же двое в другом порядке"
	form := func() string { return app.HTMLString(p.form(b.desk.Book(id).State)) }
	p.typeFirst(b.ctx, "семенов ")
	p.typeSecond(b.ctx, "Петров")
	if strings.Contains(form(), warning) {
		t.Error("another pair is taken for the same")
	}
	p.typeSecond(b.ctx, "Иванов")
	if html := form(); !strings.Contains(html, warning) || !strings.Contains(html, "номером 1") {
		t.Errorf("no warning in\n%s", html)
	}
	p.record(b.ctx)
	b.settle()
	if said := b.said[len(b.said)-1]; !strings.Contains(said, ". "+warning) {
		t.Errorf("said %q", said)
	}

	p.paste(b.ctx, "Котов — Рыбин\nРыбин — Котов\nИванов — Семёнов\nЩукин — Карп")
	list := p.understood(b.desk.Book(id).State)
	if len(list.fresh) != 2 || len(list.again) != 1 || len(list.doubts) != 1 || list.doubts[0].Number != 2 {
		t.Errorf("understood %+v", list)
	}
	if html := app.HTMLString(p.pasteCard(b.desk.Book(id).State)); !strings.Contains(html, warning) {
		t.Errorf("no warning in\n%s", html)
	}
}

func TestInvisibleCharactersAreNoName(t *testing.T) {
	b := newBench(t)
	id := b.belote()
	b.do(id, pairOf("Иванов", "Петров"))
	p := &entrants{Desk: b.desk, Route: route.Of(id, "entrants")}
	p.paste(b.ctx, "Ива\u200bнов — \u200fПет\u00adров\n\u202eКотов\u202c — Рыбин")
	list := p.understood(b.desk.Book(id).State)
	if len(list.fresh) != 1 || len(list.again) != 1 || len(list.faults) != 0 || list.fresh[0].person.Players[0] != "Котов" {
		t.Errorf("understood %+v", list)
	}
}
