package paper

import (
	"encoding/csv"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/ranks"

	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/rules"
)

// TestReasonsNameTheFinal: what separates finalists are the final's numbers, and the
// protocol shows those.
func TestReasonsNameTheFinal(t *testing.T) {
	seen := 0
	for seed := range 12 {
		s := screentest.PlayedFinal(t, "final"+strconv.Itoa(seed))
		n := scope.Announced(s)
		table := &ranks.StandingTable{D: screentest.TestDesk(), S: s, View: game.ViewOf(s), Now: s.Standing(n)}
		if !table.Afresh() {
			t.Fatal("no final was played")
		}
		p := &paper{Desk: screentest.TestDesk(), Route: route.Of("t", "print", "protocol")}
		before := s.Standing(n - scope.FinalRound(s, n))
		for i := range table.Now.Lines {
			l := &table.Now.Lines[i]
			if !game.InFinal(s, l) {
				continue
			}
			row := p.protocolRow(table, i, &before)
			wins := row[len(row)-2]
			if was := before.Line(l.Entrant); wins.text != strconv.Itoa(l.Wins) || wins.small != "в отборе "+strconv.Itoa(was.Wins) {
				t.Errorf("the protocol shows wins %q, %q; of the final %d, before it %d", wins.text, wins.small, l.Wins, was.Wins)
			}
			if i > 0 && ranks.Speaks(l) && l.DecidedBy != rules.ByLot && l.DecidedBy != rules.ByShared {
				seen++
				if why := table.Below(i); !strings.Contains(why, "финал") {
					t.Errorf("%q doesn't name the final", why)
				}
			}
		}
	}
	if seen == 0 {
		t.Fatal("no two finalists were told apart by anything but points")
	}
}

// TestSpreadsheetOfAFinalAddsUp: points of the final with the bonus, and those before it
// with their fines.
func TestSpreadsheetOfAFinalAddsUp(t *testing.T) {
	s := screentest.PlayedFinal(t, "final1")
	n := scope.Announced(s)
	first := n - scope.FinalRound(s, n) + 1
	now := s.Standing(n)
	s.Fines = append(s.Fines, &rules.Fine{Entrant: now.Lines[0].Entrant, Round: 1, Points: -2, Whists: -100})
	table := &ranks.StandingTable{D: screentest.TestDesk(), S: s, View: game.ViewOf(s), Now: s.Standing(n)}
	r := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(tell.ListOf(table.D, s, table.Now, tell.ListStanding)), "\ufeff")))
	r.Comma = ';'
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	col := func(row []string, head string) float64 {
		t.Helper()
		at := slices.Index(rows[0], head)
		if at < 0 {
			t.Fatalf("no column %q in %q", head, rows[0])
		}
		v, _ := strconv.ParseFloat(strings.NewReplacer(",", ".", "−", "-", "\u00a0", "").Replace(row[at]), 64)
		return v
	}
	rounds := len(rows[0]) - n
	fined := false
	for i, row := range rows[1:] {
		main, last := 0.0, 0.0
		for k := 1; k <= n; k++ {
			v := col(row, rows[0][rounds+k-1])
			if k < first {
				main += v
			} else {
				last += v
			}
		}
		if got := col(row, "Отбор, баллы"); got != main+col(row, "Отбор, штраф, баллы") {
			t.Errorf("line %d: %v before the final, rounds %v: %q", i+1, got, main, row)
		}
		want := main + col(row, "Штраф, баллы")
		if game.InFinal(s, &table.Now.Lines[i]) {
			want = last + col(row, "Фора") + col(row, "Штраф, баллы")
		}
		if got := col(row, "Баллы"); got != want {
			t.Errorf("line %d: points %v, the rounds make %v: %q", i+1, got, want, row)
		}
		fined = fined || col(row, "Отбор, штраф, висты") == -100
	}
	if !fined {
		t.Error("the fine before the final isn't in the numbers before it")
	}
	p := &paper{Desk: table.D, Route: route.Of("t", "print", "standing")}
	if heads := p.rankHeads(table, true); !slices.ContainsFunc(heads, func(c printCell) bool { return c.text == "Фора" }) {
		t.Error("the printed places have no bonus")
	}
}
