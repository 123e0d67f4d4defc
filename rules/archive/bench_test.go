package archive_test

import (
	"testing"

	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/rulestest"
	"github.com/sudya-app/sudya/rules/tournament"
)

// BenchmarkDecode: budget 60 ms for 20,000 events.
func BenchmarkDecode(b *testing.B) {
	lines, err := archive.EncodeLines(rulestest.LongLog(b, 20_000).Events())
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
	events := rulestest.LongLog(b, 20_000).Events()
	b.ResetTimer()
	for b.Loop() {
		tournament.Fold(events, regulations.Find)
	}
}

// BenchmarkStanding: budget 5 ms for 1,000 entrants after 9 rounds.
func BenchmarkStanding(b *testing.B) {
	s := rulestest.LongLog(b, 20_000)
	b.ResetTimer()
	for b.Loop() {
		s.Standing(9)
	}
}

// BenchmarkRead: a whole file of 20,000 events, the sum checked.
func BenchmarkRead(b *testing.B) {
	data := written(b, rulestest.LongLog(b, 20_000))
	b.SetBytes(int64(len(data)))
	b.ResetTimer()
	for b.Loop() {
		if _, _, err := archive.Read(data, regulations.Find); err != nil {
			b.Fatal(err)
		}
	}
}
