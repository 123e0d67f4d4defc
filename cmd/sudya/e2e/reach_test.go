package e2e

import (
	"fmt"
	"testing"
	"time"
)

// TestBoardOnAPhone: an installed program has no way back of the browser's, so the board
// has one of its own where there is a finger; the projector's screen has none (TestBoard).
func TestBoardOnAPhone(t *testing.T) {
	server := StartServer(t)
	for name, view := range map[string]View{"phone": Phone, "small": Small, "lying": {Width: 844, Height: 390, Mobile: true}} {
		t.Run(name, func(t *testing.T) {
			page := Launch(t, view).Open(server.URL)
			j := played(t, 12, 1, nil)
			j.open(time.Minute)
			base := j.put(page, server)
			page.Goto(base + "/board")
			page.WaitText("Тур 2 из")
			page.Screenshot("board-" + name)
			page.Click("link", "К турниру")
			page.WaitText("введено")
		})
	}
}

// TestBeloteSheetOfATable: the sheet of a table is reached from its result, as in the other games.
func TestBeloteSheetOfATable(t *testing.T) {
	server := StartServer(t)
	page := Launch(t, Phone).Open(server.URL)
	j := played(t, 8, 1, nil)
	j.open(time.Minute)
	base := j.put(page, server)
	page.Goto(base + "/table/2/2")
	page.Click("button", "Ещё: лист партии")
	page.Screenshot("belote-table-menu")
	page.Click("menuitem", "Лист партии")
	page.WaitText("Сдача 1")
	if want := fmt.Sprintf("%s/sheet/2/2", base); page.Address() != want {
		t.Errorf("the sheet is at %s, want %s", page.Address(), want)
	}
}
