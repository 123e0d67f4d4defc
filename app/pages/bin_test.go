package pages

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules/tournament"
)

// bin puts a tournament into the bin.
func (b *bench) bin(id string) {
	b.t.Helper()
	m, ok := b.desk.Record(id)
	if !ok {
		b.t.Fatalf("there is no tournament %s", id)
	}
	b.desk.Bin(m, true, nil)
	b.settle()
}

func (b *bench) binned(id string) bool {
	for _, m := range b.records() {
		if m.ID == id {
			return m.Binned
		}
	}
	b.t.Fatalf("%s is gone", id)
	return false
}

func TestBinnedTournamentSaysSo(t *testing.T) {
	b := newBench(t)
	id := b.belote()
	shows := func() string {
		return app.HTMLString(frame(b.desk, b.desk.Book(id), "entrants", "Участники"))
	}
	if strings.Contains(shows(), "корзин") {
		t.Error("the bin is told of without a reason")
	}
	b.bin(id)
	if html := shows(); !strings.Contains(html, "Турнир в корзине") || !strings.Contains(html, ">Вернуть<") {
		t.Errorf("no word of the bin in\n%s", html)
	}
	binnedNote(b.desk, id).(*ui.Note).OnClick(b.ctx)
	b.settle()
	if b.binned(id) || binnedNote(b.desk, id) != nil {
		t.Error("it is still in the bin")
	}
}

func TestEntryTakesATournamentOutOfTheBin(t *testing.T) {
	b := newBench(t)
	id := b.belote()
	b.bin(id)
	p := &entrants{Desk: b.desk, Route: route.Of(id, "entrants")}
	p.typeFirst(b.ctx, "Иванов")
	p.typeSecond(b.ctx, "Петров")
	p.record(b.ctx)
	b.settle()
	if b.binned(id) {
		t.Error("what was recorded lies in the bin")
	}
	if last := b.said[len(b.said)-1]; !strings.Contains(last, "возвращён из корзины") || !strings.Contains(last, "В списке") {
		t.Errorf("said %q", b.said)
	}
}

func TestEmptyingLeavesWhatAnotherWindowTookOut(t *testing.T) {
	b := newBench(t)
	kept, lost := b.belote(), b.belote()
	b.bin(kept)
	b.bin(lost)
	if err := b.store.SetMeta(t.Context(), store.Meta{ID: kept}); err != nil {
		t.Fatal(err)
	}
	b.desk.EmptyBin(func(_ app.Context, err error) {
		if err != nil {
			t.Error(err)
		}
	})
	b.settle()
	if list := b.records(); len(list) != 1 || list[0].ID != kept {
		t.Errorf("left are %+v", list)
	}
}

func TestImportOfWhatLiesInTheBin(t *testing.T) {
	b := newBench(t)
	id := b.belote()
	b.do(id, tournament.DeviceLabelled{Label: "Стол"})
	var file ui.File
	b.desk.FileOf(id, func(_ app.Context, data []byte, err error) { file = ui.File{Name: "a.json", Data: data} })
	b.settle()
	b.bin(id)

	p := &incoming{Desk: b.desk, File: file}
	p.OnMount(b.ctx)
	b.settle()
	html := app.HTMLString(p)
	for _, want := range []string{"уже здесь, в корзине", "В файле нет ничего нового", "Вернуть из корзины"} {
		if !strings.Contains(html, want) {
			t.Errorf("no %q in\n%s", want, html)
		}
	}
	unbin(b.ctx, b.desk, id, func(app.Context) {})
	b.settle()
	if b.binned(id) || !strings.Contains(app.HTMLString(p), text.T(text.RU, "page.import.open", nil)) {
		t.Error("it can't be opened")
	}
}
