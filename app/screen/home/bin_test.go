package home

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/screen/entrants"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules/tournament"
)

func TestBinnedTournamentSaysSo(t *testing.T) {
	b := screentest.NewBench(t)
	id := b.Belote()
	shows := func() string {
		return app.HTMLString(scope.Frame(b.Desk, b.Desk.Book(id), "entrants", "Участники"))
	}
	if strings.Contains(shows(), "корзин") {
		t.Error("the bin is told of without a reason")
	}
	b.Bin(id)
	if html := shows(); !strings.Contains(html, "Турнир в корзине") || !strings.Contains(html, ">Вернуть<") {
		t.Errorf("no word of the bin in\n%s", html)
	}
	scope.BinnedNote(b.Desk, id).(*ui.Note).OnClick(b.Ctx)
	b.Settle()
	if b.Binned(id) || scope.BinnedNote(b.Desk, id) != nil {
		t.Error("it is still in the bin")
	}
}

func TestEntryTakesATournamentOutOfTheBin(t *testing.T) {
	b := screentest.NewBench(t)
	id := b.Belote()
	b.Bin(id)
	p := &entrants.Entrants{Desk: b.Desk, Route: route.Of(id, "entrants")}
	p.TypeFirst(b.Ctx, "Иванов")
	p.TypeSecond(b.Ctx, "Петров")
	p.Record(b.Ctx)
	b.Settle()
	if b.Binned(id) {
		t.Error("what was recorded lies in the bin")
	}
	if last := b.Said[len(b.Said)-1]; !strings.Contains(last, "возвращён из корзины") || !strings.Contains(last, "В списке") {
		t.Errorf("said %q", b.Said)
	}
}

func TestEmptyingLeavesWhatAnotherWindowTookOut(t *testing.T) {
	b := screentest.NewBench(t)
	kept, lost := b.Belote(), b.Belote()
	b.Bin(kept)
	b.Bin(lost)
	if err := b.Store.SetMeta(t.Context(), store.Meta{ID: kept}); err != nil {
		t.Fatal(err)
	}
	b.Desk.EmptyBin(func(_ app.Context, err error) {
		if err != nil {
			t.Error(err)
		}
	})
	b.Settle()
	if list := b.Records(); len(list) != 1 || list[0].ID != kept {
		t.Errorf("left are %+v", list)
	}
}

func TestImportOfWhatLiesInTheBin(t *testing.T) {
	b := screentest.NewBench(t)
	id := b.Belote()
	b.Do(id, tournament.DeviceLabelled{Label: "Стол"})
	var file ui.File
	b.Desk.FileOf(id, func(_ app.Context, data []byte, err error) { file = ui.File{Name: "a.json", Data: data} })
	b.Settle()
	b.Bin(id)

	p := &incoming{Desk: b.Desk, File: file}
	p.OnMount(b.Ctx)
	b.Settle()
	html := app.HTMLString(p)
	for _, want := range []string{"уже здесь, в корзине", "В файле нет ничего нового", "Вернуть из корзины"} {
		if !strings.Contains(html, want) {
			t.Errorf("no %q in\n%s", want, html)
		}
	}
	scope.Unbin(b.Ctx, b.Desk, id, func(app.Context) {})
	b.Settle()
	if b.Binned(id) || !strings.Contains(app.HTMLString(p), text.T(text.RU, "page.import.open", nil)) {
		t.Error("it can't be opened")
	}
}
