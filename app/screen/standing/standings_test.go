package standing

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/ranks"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

func tableOfStanding(s *tournament.State, n int) *ranks.StandingTable {
	return &ranks.StandingTable{D: screentest.TestDesk(), S: s, View: game.ViewOf(s), Now: s.Standing(n)}
}

// TestEveryRegulationHasItsView: a game without one would have no columns and no slips.
func TestEveryRegulationHasItsView(t *testing.T) {
	for _, reg := range regulations.All() {
		v, ok := game.GameViews[reg.Info().ID]
		if !ok || v.Result == nil || v.Slip == nil || v.Diff == "" || v.Numbers == "" || v.Facts == "" {
			t.Errorf("%s: %+v", reg.Info().ID, v)
		}
	}
}

// TestRowsFitTheColumns in each game, in the middle and at the end.
func TestRowsFitTheColumns(t *testing.T) {
	for _, c := range []struct {
		regulation       string
		entrants, rounds int
		teams            int
	}{
		{"belote-pairs", 27, 5, 0}, {"belote-pairs", 27, 0, 0},
		{"preferans-almaty", 15, 0, 0}, {"domino-1x1", 23, 0, 6},
	} {
		s := screentest.Played(t, c.regulation, c.entrants, c.rounds, c.teams)
		n := scope.Announced(s)
		table := tableOfStanding(s, n)
		before := s.Standing(n - 1)
		table.Before = &before
		cols, rows := table.Cols(), table.Rows()
		if len(rows) != c.entrants {
			t.Errorf("%s: %d rows", c.regulation, len(rows))
		}
		for i, row := range rows {
			if len(row.Cells) != len(cols) {
				t.Fatalf("%s: row %d has %d cells for %d columns", c.regulation, i, len(row.Cells), len(cols))
			}
			if strings.Contains(row.Cells[1].Why, "{") || strings.HasPrefix(row.Cells[1].Why, "page.") {
				t.Errorf("%s: row %d says %q", c.regulation, i, row.Cells[1].Why)
			}
		}
		if got := strings.Count(tell.StandingText(table.D, s, table.Now), "\n"); got != c.entrants+3 {
			t.Errorf("%s: the text has %d lines", c.regulation, got)
		}
		if got := strings.Count(string(tell.ListOf(table.D, s, table.Now, tell.ListStanding)), "\r\n"); got != c.entrants+1 {
			t.Errorf("%s: the spreadsheet has %d lines", c.regulation, got)
		}
	}
}

// TestWhyNamesBothNumbers: of two neighbours told apart by a criterion, the upper one is
// told its own number first, and the lower one its own.
func TestWhyNamesBothNumbers(t *testing.T) {
	s := screentest.Played(t, "belote-pairs", 27, 5, 0)
	table := tableOfStanding(s, 5)
	seen := 0
	for i := 1; i < len(table.Now.Lines); i++ {
		upper, lower := table.Now.Lines[i-1], table.Now.Lines[i]
		if lower.DecidedBy != rules.ByDiff {
			continue
		}
		seen++
		a, b := table.D.T("page.standings.by.diff", rules.Args{"own": upper.Diff, "other": lower.Diff}), table.D.T("page.standings.by.diff", rules.Args{"own": lower.Diff, "other": upper.Diff})
		if got := table.Above(i - 1); !strings.HasSuffix(got, a) {
			t.Errorf("line %d says %q, not %q", i-1, got, a)
		}
		if got := table.Below(i); !strings.HasSuffix(got, b) {
			t.Errorf("line %d says %q, not %q", i, got, b)
		}
	}
	if seen == 0 {
		t.Fatal("nobody is told apart by the difference")
	}
}

// TestCutLines: one line for who goes on now, one for each earlier cut.
func TestCutLines(t *testing.T) {
	s := screentest.Played(t, "belote-pairs", 27, 5, 0)
	var said []string
	for i, cut := range tableOfStanding(s, 5).Cuts() {
		if cut == "" {
			continue
		}
		said = append(said, cut)
		if strings.Contains(cut, "16") && i != 16 {
			t.Errorf("the cut to 16 stands above line %d", i)
		}
	}
	if len(said) != 2 {
		t.Errorf("lines: %q", said)
	}
}

// TestDetailsSaid: what decided inside a final is named as the final's, and the matches after
// the semi-finals by what they were for.
func TestDetailsSaid(t *testing.T) {
	s := screentest.Played(t, "domino-1x1", 4, 1, 0)
	for _, c := range []struct {
		code, detail string
		compared     [2]rules.Sixth
		below, above string
	}{
		{rules.ByDiff, rules.DetailFinalDiff, [2]rules.Sixth{rules.Whole(31), 0}, "ниже 1-го: разность в финале 0 против +31", "выше 2-го: разность в финале +31 против 0"},
		{rules.ByFinal, "", [2]rules.Sixth{rules.Whole(6), rules.Whole(3)}, "ниже 1-го: баллы в финале 3 против 6", "выше 2-го: баллы в финале 6 против 3"},
		{rules.ByFinal, rules.DetailMatch, [2]rules.Sixth{rules.Whole(1), 0}, "матч за 1-е место проигран", "матч за 1-е место выигран"},
		{rules.ByFinal, rules.DetailPlaces, [2]rules.Sixth{}, "матч за 3–4 места, а не за 1–2", "матч за 1–2 места, а не за 3–4"},
		{rules.ByStage, rules.DetailEntry, [2]rules.Sixth{}, "при равных баллах — вне финала: его состав уже утверждён", "участие в финале при равных баллах"},
	} {
		table := tableOfStanding(s, 1)
		for i := range 2 {
			l := &table.Now.Lines[i]
			l.Place, l.PlaceTo, l.DecidedBy, l.Detail, l.Compared = i+1, i+1, "", "", [2]rules.Sixth{}
		}
		table.Now.Lines = table.Now.Lines[:2]
		l := &table.Now.Lines[1]
		l.DecidedBy, l.Detail, l.Compared = c.code, c.detail, c.compared
		if below, above := screentest.Plain(table.Why(1)), screentest.Plain(table.Why(0)); below != c.below || above != c.above {
			t.Errorf("%s %s: %q and %q, want %q and %q", c.code, c.detail, below, above, c.below, c.above)
		}
	}
}

// TestNobodyStandsBelowADash: a line without a place is no neighbour to be compared with.
func TestNobodyStandsBelowADash(t *testing.T) {
	for _, regulation := range []string{"belote-pairs", "domino-1x1", "preferans-almaty"} {
		s := screentest.Played(t, regulation, 12, 1, 0)
		table := tableOfStanding(s, 1)
		lines := table.Now.Lines
		late := &lines[len(lines)-2]
		late.Played, late.DecidedBy, late.Compared = false, rules.ByDiff, [2]rules.Sixth{0, rules.Whole(-100)}
		lines[len(lines)-1].DecidedBy, lines[len(lines)-1].Compared = rules.ByDiff, [2]rules.Sixth{rules.Whole(-100), rules.Whole(-150)}
		for i := range lines {
			if why := table.Why(i); strings.Contains(why, "—") {
				t.Errorf("%s: line %d says %q", regulation, i, why)
			}
		}
		if why := table.Why(len(lines) - 1); why != "" {
			t.Errorf("%s: the line below the dash says %q", regulation, why)
		}
		if why := table.Why(len(lines) - 2); why != "" {
			t.Errorf("%s: the dash says %q", regulation, why)
		}
		want := map[bool]string{true: "не играла", false: "не играл"}[regulation == "belote-pairs"]
		if got := table.Status(late); got != want {
			t.Errorf("%s: the late line is badged %q", regulation, got)
		}
	}
}
