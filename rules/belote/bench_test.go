package belote

import (
	"fmt"
	"testing"

	"github.com/sudya-app/sudya/rules"
)

// BenchmarkStanding ranks 1,000 pairs after nine rounds; the budget is 5 ms.
func BenchmarkStanding(b *testing.B) {
	x := &hall{t: b, h: &rules.History{Regulation: ID, Params: defaults().With(rules.Params{"rounds": 9, "cuts": [][2]int{}, "final": false})}}
	for i := range 1000 {
		x.register(fmt.Sprintf("p%04d", i+1), 1)
	}
	state := uint32(1)
	rnd := func(n int) int {
		state = state*1664525 + 1013904223
		return int(state>>8) % n
	}
	for range 9 {
		r := x.seat("bench")
		for i, t := range r.Tables {
			x.record(r, i, string(New().RandomResult(x.h, t, r.Stage, rnd).Canonical()))
		}
		r.Closed = true
	}
	b.ReportAllocs()
	for b.Loop() {
		New().Standing(x.h, 9)
	}
}
