package archive_test

import (
	"fmt"
	"runtime"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// grown are logs of about n events of one kind, by name.
func grown(b testing.TB, kind string, n int) []tournament.Event {
	b.Helper()
	d := rulestest.NewDesk(regulations.Find, 1)
	reg, _ := regulations.Find("belote-pairs")
	d.Must(b, tournament.Create(reg, tournament.Details{Name: "Рост"}, rules.Params{"cuts": [][2]int{}, "final": false}))
	ids := d.Register(b, []string{"А", "Б"}, []string{"В", "Г"}, []string{"Д", "Е"}, []string{"Ж", "З"})
	seating := d.Open(b)
	events := append([]tournament.Event(nil), d.State.Events()...)
	clock := events[len(events)-1].Clock
	add := func(body tournament.Body) string {
		clock++
		e := tournament.Event{ID: fmt.Sprintf("%032x", 1_000_000+clock), Clock: clock, Device: d.Device, At: "2026-11-28T12:00:00.000Z", Body: body}
		events = append(events, e)
		return e.ID
	}
	switch kind {
	case "fines":
		for i := range n {
			add(tournament.FineGiven{Entrant: ids[i%4], Round: 1, Points: -1, Cause: tournament.CauseRuling})
		}
	case "revoked":
		for i := range n / 2 {
			fine := add(tournament.FineGiven{Entrant: ids[i%4], Round: 1, Points: -1, Cause: tournament.CauseRuling})
			add(tournament.FineRevoked{Target: fine, Reason: "протест"})
		}
	case "undos":
		for range n / 2 {
			add(tournament.Undone{Target: add(tournament.NoteMade{Type: tournament.NotePlain, Text: "заметка"})})
		}
	case "seatings":
		d.Must(b, tournament.RoundCancelled{Seating: seating})
		events = append([]tournament.Event(nil), d.State.Events()...)
		clock = events[len(events)-1].Clock
		d.Must(b, tournament.SeatRound{})
		again := d.State.Events()[len(d.State.Events())-1].Body.(tournament.RoundSeated)
		for range n / 4 {
			add(tournament.RoundCancelled{Seating: add(again)})
			add(tournament.Undone{Target: add(again)})
		}
	}
	return events
}

// BenchmarkGrowth: folding and verifying take as many times as long as the log has events.
func BenchmarkGrowth(b *testing.B) {
	for _, kind := range []string{"fines", "revoked", "undos", "seatings"} {
		for _, n := range []int{2_000, 4_000, 8_000} {
			events := grown(b, kind, n)
			if rejected := tournament.Fold(events, regulations.Find).Rejected(); len(rejected) > 0 {
				b.Fatalf("%s: %v", kind, rejected)
			}
			b.Run(fmt.Sprintf("fold/%s/%d", kind, n), func(b *testing.B) {
				for b.Loop() {
					tournament.Fold(events, regulations.Find)
				}
			})
			b.Run(fmt.Sprintf("verify/%s/%d", kind, n), func(b *testing.B) {
				for b.Loop() {
					if _, err := archive.Verify(events, regulations.Find); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

// allocated are the bytes that f has allocated.
func allocated(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// TestGrowth counts rather than measures: four times the events allocate at most six times
// the bytes.
func TestGrowth(t *testing.T) {
	for _, kind := range []string{"fines", "revoked", "undos", "seatings"} {
		for what, run := range map[string]func(events []tournament.Event){
			"fold":   func(events []tournament.Event) { tournament.Fold(events, regulations.Find) },
			"verify": func(events []tournament.Event) { archive.Verify(events, regulations.Find) },
		} {
			few, many := grown(t, kind, 500), grown(t, kind, 2_000)
			small := allocated(func() { run(few) })
			if large := allocated(func() { run(many) }); large > 6*small {
				t.Errorf("%s of %s: %d bytes for 500, %d for 2,000", what, kind, small, large)
			}
		}
	}
}
