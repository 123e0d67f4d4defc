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
// an entry by the keyboard, most often about when it writes, and started on the same profile.
func TestKilledBrowserLosesNothing(t *testing.T) {
	const tables = 12
	server := StartServer(t)
	b := Launch(t, Laptop)
	p := b.Open(server.URL)
	p.WaitOffline()
	id := seatedRound(p, server, 2*tables)
	p.Close()

	rnd := rand.New(rand.NewPCG(6, 1))
	confirmed := map[int]string{} // what the disk must have, by table
	var entries, landed, lost int
	for kill := range kills(t) {
		typist := script{rnd: rnd, confirmed: confirmed, tables: tables, next: kill * 50}
		typist.run(b, server.URL+"#/t/"+id+"/round")
		entries += typist.count

		b.start()
		p := b.Tab()
		p.Goto(server.URL + "#/t/" + id + "/round")
		p.WaitText(fmt.Sprintf("из %d введено", tables))
		disk := totals(t, readDisk(p, id).whole(t))
		for table := 1; table <= tables; table++ {
			switch has := disk[table]; {
			case has == confirmed[table]:
				if typist.table == table {
					lost++
				}
			case typist.table == table && has == typist.typed:
				landed++ // written, but killed before the screen could say so
				confirmed[table] = has
			default:
				t.Fatalf("kill %d, table %d: confirmed %q, on the disk %q (in the middle of %q)",
					kill+1, table, confirmed[table], has, typist.typed)
			}
		}
		shown := p.Text()
		for table, numbers := range disk {
			if !strings.Contains(shown, numbers) {
				t.Fatalf("kill %d: table %d has %s on the disk, which the page doesn't show:\n%s", kill+1, table, numbers, shown)
			}
		}
		p.Close()
	}
	t.Logf("%d kills, %d entries confirmed, of those in the middle %d on the disk and %d not begun or gone whole",
		kills(t), entries, landed, lost)
}

// script enters results by the keyboard until its browser is gone.
type script struct {
	rnd       *rand.Rand
	confirmed map[int]string
	tables    int
	next      int // makes every entry's numbers different

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

func (s *script) run(b *Browser, address string) {
	test := b.t
	var dead atomic.Bool
	var killer sync.WaitGroup
	b.t = mortal{test, &dead}
	defer func() {
		killer.Wait()
		b.t = test
		if end := recover(); end != nil {
			if _, killed := end.(gone); !killed {
				panic(end)
			}
		}
	}()
	p := b.Tab()
	p.Goto(address)
	p.WaitText(fmt.Sprintf("из %d введено", s.tables))

	// Half of the kills come about when an entry is being written, the other half at any moment.
	writes := s.rnd.IntN(2) == 0
	killAfter := func(pause time.Duration) {
		killer.Go(func() {
			time.Sleep(pause)
			dead.Store(true)
			b.Kill()
		})
	}
	last := s.rnd.IntN(4)
	moment := time.Duration(s.rnd.IntN(40)) * time.Millisecond
	if !writes {
		killAfter(time.Duration(s.rnd.IntN(3000)) * time.Millisecond)
	}
	for n := 0; ; n++ {
		s.enter(p, func() {
			if writes && n == last {
				killAfter(moment)
			}
		})
	}
}

// enter types one table's result, a correction where it has one, and waits until the screen
// confirms it.
func (s *script) enter(p *Page, press func()) {
	s.next++
	ns, ew := 1001+s.next%1000, 100+s.rnd.IntN(800)
	table := 1 + s.rnd.IntN(s.tables)
	p.Press(fmt.Sprintf("%d\r", table))
	p.Wait("dialog", fmt.Sprintf("Стол %d", table))
	if s.confirmed[table] == "" {
		p.Press(fmt.Sprintf("%d\t%d", ns, ew))
	} else {
		p.Fill("Норд–Зюйд", strconv.Itoa(ns))
		p.Fill("Ост–Вест", strconv.Itoa(ew))
		p.Fill("Причина исправления", "описка")
	}
	s.table, s.typed = table, fmt.Sprintf("%d : %d", ns, ew)
	press()
	p.Press("\r")
	p.WaitTrue(`document.querySelector("dialog") === null`)
	p.WaitText(s.typed)
	s.confirmed[table] = s.typed
	s.table, s.typed = 0, ""
	s.count++
}
