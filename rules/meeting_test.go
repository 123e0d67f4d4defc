package rules_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
)

// TestRematches: pairs are counted, not tables, each with the rounds in which they met. Who
// didn't come met nobody; who hasn't a result yet is taken for playing.
func TestRematches(t *testing.T) {
	round := func(n int, tables ...string) *rules.Round {
		r := &rules.Round{Number: n, Published: true}
		for i, text := range tables {
			table := &rules.Table{Number: i + 1}
			var score rules.TableScore
			for _, id := range strings.Fields(text) {
				name, kind, marked := strings.Cut(id, "/")
				table.Seats = append(table.Seats, rules.EntrantID(name))
				x := rules.SeatScore{Kind: rules.KindPlayed}
				if marked {
					x.Kind = rules.Kind(kind)
				}
				score.Seats = append(score.Seats, x)
			}
			table.Score = &score
			r.Tables = append(r.Tables, table)
		}
		return r
	}
	h := &rules.History{Rounds: []*rules.Round{
		round(1, "a/absent b c d", "e f g h"),
		round(2, "a e b f", "c g judge h"),
		round(3, "a/noshow e/noshow", "b/awarded f/awarded"),
	}}
	h.Rounds[1].Tables[1].Score = nil
	h.Rounds = append(h.Rounds, &rules.Round{Number: 4, Tables: []*rules.Table{{Seats: []rules.EntrantID{"a", "c"}}}}) // a draft
	for _, c := range []struct {
		round  int
		tables string
		want   string
	}{
		// a was absent in round 1: b, c, d meet each other again, three pairs at one table.
		{2, "a b c d", "[1 b-c[1] 1 b-d[1] 1 c-d[1]]"},
		// Of five players one sat out: the others of his table are three pairs too.
		{2, "e f g x", "[1 e-f[1] 1 e-g[1] 1 f-g[1]]"},
		{1, "a b c d", "[]"},
		// In seats' order; b and f met in rounds 2 and 3 (awarded), the no-show doesn't count.
		{9, "f b; e a; judge c", "[1 f-b[2 3] 2 e-a[2] 3 judge-c[2]]"},
		{9, "a c", "[]"},
		{9, "", "[]"},
	} {
		var tables []rules.SeatedTable
		for i, text := range strings.Split(c.tables, ";") {
			seated := rules.SeatedTable{Table: i + 1}
			for _, id := range strings.Fields(text) {
				seated.Seats = append(seated.Seats, rules.EntrantID(id))
			}
			tables = append(tables, seated)
		}
		var got []string
		for _, r := range h.Rematches(c.round, tables) {
			got = append(got, fmt.Sprintf("%d %s-%s%v", r.Table, r.A, r.B, r.Rounds))
		}
		if fmt.Sprint(got) != c.want {
			t.Errorf("round %d, %s: %v, want %s", c.round, c.tables, got, c.want)
		}
	}
}
