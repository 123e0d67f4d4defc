package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/sudya-app/sudya/rules/tournament"
)

// A projector's window, 1280×720.
var projector = View{Width: 1280, Height: 720}

// TestBoard: the hall's screen follows the judge's window at once, turns its pages at the
// pace that was set, has nothing to press on it, and can be read from ten metres.
func TestBoard(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	b := Launch(t, Laptop)
	judge := b.Open(server.URL)
	j := played(t, 40, 1, nil)
	j.do(time.Minute, tournament.SeatRound{})
	base := j.put(judge, server)

	board := b.Tab()
	board.Resize(projector)
	board.Goto(base + "/board")
	board.WaitText("Тур 1 из")
	if text := board.Text(); !strings.Contains(text, "Места") {
		t.Errorf("between two rounds the board shows no places:\n%s", text)
	}

	judge.Goto(base + "/seating")
	judge.Click("button", "Утвердить")
	follows(t, board, "Тур 2 из")
	judge.Goto(base + "/round")
	judge.Click("button", "Старт")
	follows(t, board, "до конца тура")
	fillResult(judge, 1, 1024, 412, false)
	judge.Press("\r")
	follows(t, board, fmt.Sprintf("Сдано бланков: 1 из %d", len(j.s.LastRound().Tables)))

	// Pages turn by themselves, each has its own lines, and all of them come round.
	board.Press("ArrowDown") // the keys are for who stands at the projector
	seen := map[string]bool{}
	for deadline := time.Now().Add(Patience); len(seen) < 3 && time.Now().Before(deadline); time.Sleep(200 * time.Millisecond) {
		seen[Eval[string](board, `document.querySelector(".board__rows").innerText`)] = true
	}
	if len(seen) < 3 {
		t.Errorf("%d pages were shown in %s", len(seen), Patience)
	}
	board.Screenshot("board-round")

	if controls := Eval[[]string](board, `[...document.querySelectorAll("button, a, input, select, summary")].filter((e) => {
		const r = e.getBoundingClientRect();
		return e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && getComputedStyle(e).clipPath === "none" && r.width > 1 && r.height > 1 && r.bottom > 0 && r.right > 0 && r.top < innerHeight && r.left < innerWidth;
	}).map((e) => e.outerHTML)`); len(controls) > 0 {
		t.Errorf("controls are to be seen: %q", controls)
	}
	if wide := Eval[bool](board, `document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight + 1`); wide {
		t.Error("the board doesn't fit the screen")
	}
	// A letter of 24 px of 720 is 5 cm high on a screen of 1.5 m: that is read from ten metres.
	if small := Eval[[]string](board, `[...document.querySelectorAll(".board__rows *")].filter((e) => e.children.length === 0 && e.textContent.trim() !== ""
		&& parseFloat(getComputedStyle(e).fontSize) < 20).map((e) => e.textContent + " " + getComputedStyle(e).fontSize)`); len(small) > 0 {
		t.Errorf("too small for the hall: %q", small)
	}
}

// follows fails if the board needs longer than a second to show what the judge has done.
func follows(t *testing.T, board *Page, text string) {
	t.Helper()
	begun := time.Now()
	board.WaitText(text)
	if took := time.Since(begun); took > 3*time.Second {
		t.Errorf("«%s» came to the board after %s", text, took)
	}
}
