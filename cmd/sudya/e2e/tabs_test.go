package e2e

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
)

// inFocus opens the address in a tab that types as if it were in front: two windows.
func inFocus(b *Browser, address string) *Page {
	b.t.Helper()
	p := b.Open(address)
	call(p, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true})
	return p
}

// deaf is a tab that doesn't hear what other tabs have written, as one that the browser has
// put to sleep.
const deaf = `Object.defineProperty(BroadcastChannel.prototype, "onmessage", { set() {}, get() { return null; } });`

// fillResult types a table's totals into its sheet without recording them; a correction
// needs a reason.
func fillResult(p *Page, table, ns, ew int, corrects bool) {
	p.t.Helper()
	p.WaitTrue(`document.querySelector("dialog[open]") === null`)
	p.Press(fmt.Sprintf("%d\r", table))
	p.Wait("dialog", fmt.Sprintf("Стол %d", table))
	p.Fill("Норд–Зюйд", strconv.Itoa(ns))
	p.Fill("Ост–Вест", strconv.Itoa(ew))
	if corrects {
		p.Fill("Причина исправления", "описка")
	}
	p.WaitTrue(`!document.querySelector('dialog[open] .pad [data-key="go"]').disabled`)
}

// recordBoth presses «Записать» in the tabs at the same time.
func recordBoth(t *testing.T, tabs []*Page) {
	t.Helper()
	failures := make(chan error, len(tabs))
	for _, p := range tabs {
		go func() {
			_, err := eval[bool](p, `document.querySelector('dialog[open] .pad [data-key="go"]').click() === undefined`)
			failures <- err
		}()
	}
	for range tabs {
		if err := <-failures; err != nil {
			t.Fatal(err)
		}
	}
}

// Two tabs write in random turns and at the same time: both show the same within a second,
// nothing is lost, nothing doubles.
func TestTwoTabs(t *testing.T) {
	t.Parallel()
	const tables = 8
	server := StartServer(t)
	b := Launch(t, Laptop)
	first := b.Open(server.URL)
	id := seatedRound(first, server, 2*tables)
	first.Close()
	address := server.URL + "#/t/" + id + "/round"
	tabs := []*Page{inFocus(b, address), inFocus(b, address)}
	for _, p := range tabs {
		p.WaitText(fmt.Sprintf("0 из %d введено", tables))
	}
	before := len(readDisk(tabs[0], id).Lines)

	rnd := rand.New(rand.NewPCG(2, 6))
	want := map[int]string{}
	var slowest time.Duration
	entries := 0
	for turn := range 8 {
		table := rnd.Perm(tables)
		writers := tabs
		if rnd.IntN(2) == 0 {
			writers = []*Page{tabs[turn%2]}
		}
		for i, p := range writers {
			n, ns, ew := table[i]+1, 1001+10*turn+i, 100+rnd.IntN(800)
			fillResult(p, n, ns, ew, want[n] != "")
			want[n] = fmt.Sprintf("%d : %d", ns, ew)
		}
		recordBoth(t, writers)
		entries += len(writers)
		for i, p := range writers {
			p.WaitText(want[table[i]+1]) // its toast
		}
		confirmed := time.Now()
		for _, p := range tabs {
			p.until("the entries of both", func() bool {
				shown, err := eval[string](p, "document.body.innerText")
				for i := range writers {
					err = errors.Join(err, missing(shown, want[table[i]+1]))
				}
				return err == nil
			})
		}
		slowest = max(slowest, time.Since(confirmed))
		for _, p := range writers {
			p.WaitTrue(`document.querySelector("dialog") === null`)
		}
	}
	t.Logf("%d entries, the other tab showed each %v after its own at the latest", entries, slowest.Round(time.Millisecond))
	if slowest > time.Second {
		t.Errorf("the other tab was %v behind", slowest)
	}
	log := readDisk(tabs[0], id)
	if got := totals(t, log.whole(t)); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("on the disk %v, wanted %v", got, want)
	}
	if got := len(log.Lines) - before; got != entries {
		t.Errorf("%d entries became %d events", entries, got)
	}
	entered := fmt.Sprintf("%d из %d введено", len(want), tables)
	for i, p := range tabs {
		p.WaitText(entered)
		for _, numbers := range want {
			if err := missing(p.Text(), numbers); err != nil {
				t.Errorf("tab %d: %v", i+1, err)
			}
		}
	}
}

func missing(shown, numbers string) error {
	if !showsBoth(shown, numbers) {
		return fmt.Errorf("%s isn't shown", numbers)
	}
	return nil
}

// The tab that was behind decides again on top of what the other wrote, and says so; where
// its entry no longer holds, it is refused, and the typed numbers stay.
func TestTabThatWasBehind(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	b := Launch(t, Laptop)
	quick := b.Open(server.URL)
	id := seatedRound(quick, server, 6)
	slow := b.Tab()
	slow.Before(deaf)
	slow.Goto(server.URL + "#/t/" + id + "/round")
	slow.WaitText("0 из 3 введено")
	for _, p := range []*Page{quick, slow} {
		call(p, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true})
	}

	fillResult(quick, 1, 1100, 300, false)
	quick.Press("\r")
	quick.WaitText("1 из 3 введено")
	fillResult(slow, 2, 400, 1200, false)
	slow.Press("\r")
	slow.WaitText("турнир изменили в другом окне")
	slow.Screenshot("tabs-rebased")
	slow.WaitText("2 из 3 введено") // its own and the one that it hadn't heard of
	quick.WaitText("2 из 3 введено")

	// The same table in both: the second is refused.
	fillResult(quick, 3, 1300, 500, false)
	quick.Press("\r")
	quick.WaitText("3 из 3 введено")
	fillResult(slow, 3, 600, 1250, false)
	slow.Press("\r")
	slow.WaitText("турнир изменили в другой вкладке")
	slow.Screenshot("tabs-refused")
	slow.WaitValue("Норд–Зюйд", "600")
	slow.WaitValue("Ост–Вест", "1250")
	got := totals(t, readDisk(quick, id).whole(t))
	if want := "map[1:1100 : 300 2:400 : 1200 3:1300 : 500]"; fmt.Sprint(got) != want {
		t.Errorf("on the disk %v, wanted %v", got, want)
	}
}

// Another tab empties the bin in which the open tournament lies.
func TestTournamentDeletedInAnotherTab(t *testing.T) {
	t.Parallel()
	server := StartServer(t)
	b := Launch(t, Laptop)
	open := b.Open(server.URL)
	id := seatedRound(open, server, 4)
	other := b.Open(server.URL)
	other.Run(`
		const db = await new Promise((done) => { const r = indexedDB.open("sudya"); r.onsuccess = () => done(r.result); });
		const change = db.transaction(["tournaments", "events"], "readwrite");
		change.objectStore("tournaments").delete("` + id + `");
		change.objectStore("events").delete(IDBKeyRange.bound(["` + id + `"], ["` + id + `", []]));
		await new Promise((done) => { change.oncomplete = done; });
		db.close();
		new BroadcastChannel("sudya").postMessage({ tournament: "` + id + `", seq: 0 });`)
	open.WaitText("На этом устройстве такого турнира или копии нет")
}
