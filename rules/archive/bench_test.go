package archive_test

import (
	"fmt"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// longLog is a tournament of about 20,000 events: 1,000 pairs, nine rounds, and a judge who
// corrects, fines and notes a lot.
func longLog(b *testing.B) *tournament.State {
	b.Helper()
	reg, _ := regulations.Find("belote-pairs")
	s, err := simulate.Play(simulate.Options{
		Regulation: reg, Entrants: 1000, Seed: "long", Params: rules.Params{"rounds": 9, "swissRounds": 9, "cuts": [][2]int{}, "final": false},
	})
	if err != nil {
		b.Fatal(err)
	}
	d := rulestest.NewDesk(regulations.Find, 1)
	d.State = tournament.Fold(s.Events()[:len(s.Events())-1], regulations.Find) // all but the finish
	for i := 0; len(d.State.Events()) < 20_000; i++ {
		r := d.State.Rounds[i%9]
		t := r.Tables[i%len(r.Tables)]
		entry := d.State.Current(tournament.TableKey{Seating: r.Seating, Table: t.Number})
		d.Must(b,
			tournament.CorrectResult{Replaces: entry.ID, Reason: "бланк", Result: fmt.Appendf(nil, `{"ns":1001,"ew":%d}`, i%1000)},
			tournament.NoteMade{Type: tournament.NotePlain, Round: r.Number, Text: "Проверено по бланку"},
		)
	}
	return d.State
}

// BenchmarkDecode: budget 60 ms for 20,000 events.
func BenchmarkDecode(b *testing.B) {
	lines, err := archive.EncodeLines(longLog(b).Events())
	if err != nil {
		b.Fatal(err)
	}
	b.ReportMetric(float64(len(lines)), "events")
	b.ResetTimer()
	for b.Loop() {
		if _, err := archive.DecodeLines(lines); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkFold: budget 20 ms for 20,000 events. Their results have been read once, as in a
// program that has just decoded them.
func BenchmarkFold(b *testing.B) {
	events := longLog(b).Events()
	b.ResetTimer()
	for b.Loop() {
		tournament.Fold(events, regulations.Find)
	}
}

// BenchmarkStanding: budget 5 ms for 1,000 entrants after 9 rounds.
func BenchmarkStanding(b *testing.B) {
	s := longLog(b)
	b.ResetTimer()
	for b.Loop() {
		s.Standing(9)
	}
}

// BenchmarkRead: a whole file of 20,000 events, the sum checked.
func BenchmarkRead(b *testing.B) {
	data := written(b, longLog(b))
	b.SetBytes(int64(len(data)))
	b.ResetTimer()
	for b.Loop() {
		if _, _, err := archive.Read(data, regulations.Find); err != nil {
			b.Fatal(err)
		}
	}
}
