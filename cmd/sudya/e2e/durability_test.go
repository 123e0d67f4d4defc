package e2e

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// kills is how often the browser is killed: SUDYA_KILLS, which make soak sets to 100.
func kills(t *testing.T) int {
	t.Helper()
	text := os.Getenv("SUDYA_KILLS")
	if text == "" {
		return 4
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		t.Fatalf("SUDYA_KILLS=%s is no number of kills", text)
	}
	return n
}

// What the screen has confirmed is on the disk: the browser is killed at random moments of
// an entry by the keyboard, often when it writes, and started on the same profile.
func TestKilledBrowserLosesNothing(t *testing.T) {
	t.Parallel()
	const tables = 12
	server := StartServer(t)
	b := LaunchProfile(t, Laptop)
	p := b.Open(server.URL)
	id := seatedRound(p, server, 2*tables)
	address := server.URL + "#/t/" + id + "/round"

	typist := &typist{rnd: rand.New(rand.NewPCG(6, 1)), tables: tables, confirmed: map[int]string{}}
	typist.enter(p, func() {}) // tells how long one takes on this machine
	var landed, lost int
	for kill := range kills(t) {
		typist.work(b, p)

		b.start()
		p = b.Open(address)
		p.WaitText(fmt.Sprintf("из %d введено", tables))
		disk := totals(t, readDisk(p, id).whole(t))
		for table := 1; table <= tables; table++ {
			has, interrupted := disk[table], typist.table == table
			switch {
			case has == typist.confirmed[table]:
				if interrupted {
					lost++
				}
			case interrupted && has == typist.typed:
				landed++ // written, but killed before the screen could say so
				typist.confirmed[table] = has
			default:
				t.Fatalf("kill %d, table %d: confirmed %q, on the disk %q (in the middle of %q)",
					kill+1, table, typist.confirmed[table], has, typist.typed)
			}
		}
		shown := p.Text()
		for table, numbers := range disk {
			if !showsBoth(shown, numbers) {
				t.Fatalf("kill %d: table %d has %s on the disk, which the page doesn't show:\n%s", kill+1, table, numbers, shown)
			}
		}
		t.Logf("%d kills: %d entries confirmed, all there; of those that a kill interrupted %d were there whole and %d not at all",
			kill+1, typist.count, landed, lost)
	}
}

// showsBoth reports whether a screen shows the two totals, each on its side's line.
func showsBoth(shown, numbers string) bool {
	ns, ew, _ := strings.Cut(numbers, " : ")
	return strings.Contains(shown, ns) && strings.Contains(shown, ew)
}

// typist enters results by the keyboard until its browser is gone.
type typist struct {
	rnd       *rand.Rand
	tables    int
	confirmed map[int]string // what the disk must have, by table

	next         int           // makes every entry's numbers different
	entry, write time.Duration // how long the last whole entry and its writing took

	count int    // entries that the screen has confirmed
	table int    // in the middle of whose entry the end came, 0 between two
	typed string // its numbers
}

// gone is what a page's failure becomes once its browser is killed on purpose.
type gone struct{}

// mortal lets a test outlive the pages of a browser that it kills.
type mortal struct {
	testing.TB
	dead *atomic.Bool
}

func (m mortal) Fatalf(format string, args ...any) {
	m.Helper()
	if m.dead.Load() {
		panic(gone{})
	}
	m.TB.Fatalf(format, args...)
}

func (m mortal) Fatal(args ...any) {
	m.Helper()
	if m.dead.Load() {
		panic(gone{})
	}
	m.TB.Fatal(args...)
}

// work enters results on the round's screen and has the browser killed meanwhile: every
// other time about when an entry is written, else at any moment of some entries.
func (w *typist) work(b *Browser, p *Page) {
	var dead atomic.Bool
	var killer sync.WaitGroup
	killAfter := func(pause time.Duration) {
		killer.Go(func() {
			time.Sleep(pause)
			dead.Store(true)
			b.Kill()
		})
	}
	p.t = mortal{p.t, &dead}
	defer func() {
		killer.Wait()
		if end := recover(); end != nil {
			if _, killed := end.(gone); !killed {
				panic(end)
			}
		}
	}()
	w.table, w.typed = 0, ""
	writing, last := w.rnd.IntN(2) == 0, w.rnd.IntN(3)
	if !writing {
		killAfter(w.part(3 * w.entry))
	}
	for n := 0; ; n++ {
		w.enter(p, func() {
			if writing && n == last {
				killAfter(w.part(w.write))
			}
		})
	}
}

// part is a random part of a time.
func (w *typist) part(of time.Duration) time.Duration {
	return time.Duration(w.rnd.Int64N(int64(of)))
}

// enter types one table's result, a correction where it has one, and waits until the screen
// confirms it. press is called before the key that records.
func (w *typist) enter(p *Page, press func()) {
	begun := time.Now()
	w.next++
	ns, ew := 1001+w.next, 100+w.rnd.IntN(800)
	table := 1 + w.rnd.IntN(w.tables)
	p.Press(fmt.Sprintf("%d\r", table))
	p.Wait("dialog", fmt.Sprintf("Стол %d", table))
	if w.confirmed[table] == "" {
		p.Press(fmt.Sprintf("%d%d", ns, ew)) // a full field passes on to the next
	} else {
		p.Fill("Норд–Зюйд", strconv.Itoa(ns))
		p.Fill("Ост–Вест", strconv.Itoa(ew))
		p.Fill("Причина исправления", "описка")
	}
	w.table, w.typed = table, fmt.Sprintf("%d : %d", ns, ew)
	press()
	pressed := time.Now()
	p.Press("\r")
	p.WaitTrue(`document.querySelector("dialog") === null`)
	p.WaitText(w.typed)
	w.confirmed[table] = w.typed
	w.table, w.typed = 0, ""
	w.count++
	w.entry, w.write = time.Since(begun), time.Since(pressed)
}
