package standing

import (
	"slices"
	"testing"

	"github.com/sudya-app/sudya/app/game"
	"github.com/sudya-app/sudya/app/scope"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

func TestRoundStep(t *testing.T) {
	for _, c := range []struct{ span, most, want int }{
		{0, 12, 1}, {12, 12, 1}, {13, 12, 2}, {24, 12, 2}, {25, 12, 5}, {60, 12, 5}, {61, 12, 10}, {203, 12, 20}, {903, 12, 100}, {1001, 12, 100}, {1201, 12, 200},
	} {
		if got := roundStep(c.span, c.most); got != c.want {
			t.Errorf("roundStep(%d, %d) = %d, want %d", c.span, c.most, got, c.want)
		}
	}
}

// TestScale: round numbers of points, zero among them, the outermost beyond the points.
func TestScale(t *testing.T) {
	for _, c := range []struct {
		low, high string
		want      []int // whole points
	}{
		{"0", "0", []int{0, 1}},
		{"-0.5", "1.5", []int{-1, 0, 1, 2}},
		{"2.5", "4.5", []int{0, 1, 2, 3, 4, 5}},
		{"-3.5", "6", []int{-4, -2, 0, 2, 4, 6}},
		{"-5", "-1", []int{-5, -4, -3, -2, -1, 0}},
		{"-201", "60", []int{-250, -200, -150, -100, -50, 0, 50, 100}},
	} {
		low, errLow := rules.ParseHalf(c.low)
		high, errHigh := rules.ParseHalf(c.high)
		if errLow != nil || errHigh != nil {
			t.Fatal(errLow, errHigh)
		}
		var got []int
		for _, p := range scale(low, high) {
			got = append(got, int(p)/2)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("from %s to %s: %v, want %v", c.low, c.high, got, c.want)
		}
	}
}

// TestClasses: what lies on a border belongs to the upper class, a fraction below it to
// the lower one.
func TestClasses(t *testing.T) {
	sizes := []rules.Sixth{rules.Whole(372), 0, rules.Whole(100), rules.Whole(100) - 1, rules.Whole(399)}
	if got := classes(sizes, 100, 4); !slices.Equal(got, []int{2, 1, 0, 2}) {
		t.Errorf("by hundreds: %v", got)
	}
	if got := classes([]rules.Sixth{rules.Whole(1), 0, rules.Whole(1)}, 1, 2); !slices.Equal(got, []int{1, 2}) {
		t.Errorf("by ones: %v", got)
	}
	for want, got := range map[string]string{"7": className(text.RU, 7, 1), "100–199": className(text.RU, 100, 100), "20–24": className(text.EN, 20, 5)} {
		if got != want {
			t.Errorf("a class is called %q, want %q", got, want)
		}
	}
}

func TestMedian(t *testing.T) {
	for _, c := range []struct {
		sizes []rules.Sixth
		want  string
	}{
		{[]rules.Sixth{rules.Whole(5)}, "5"},
		{[]rules.Sixth{rules.Whole(9), rules.Whole(1), rules.Whole(5)}, "5"},
		{[]rules.Sixth{rules.Whole(20), rules.Whole(11)}, "31/2"},
		{[]rules.Sixth{rules.Whole(1000), rules.Whole(4), 0, rules.Whole(2)}, "3"},
		{[]rules.Sixth{2, 3}, "1/3"}, // 1/3 and 1/2: five twelfths, written as a third
	} {
		if got := median(c.sizes).String(); got != c.want {
			t.Errorf("the median of %v is %s, want %s", c.sizes, got, c.want)
		}
	}
}

// tableWith is a table of a game with a result as it is typed; "" is none yet.
func tableWith(t *testing.T, regulation, result string, seats int, params rules.Params) *rules.Table {
	t.Helper()
	reg, ok := regulations.Find(regulation)
	if !ok {
		t.Fatalf("no regulation %q", regulation)
	}
	table := &rules.Table{Number: 1, Seats: []rules.EntrantID{"a", "b", "c", "d"}[:seats]}
	if result == "" {
		return table
	}
	var err error
	if table.Result, err = reg.ReadResult([]byte(result)); err != nil {
		t.Fatalf("%s: %v", result, err)
	}
	score, err := reg.Score(rules.Defaults(reg.Params()).With(params), rules.TableContext{Seats: seats, Stage: rules.StageMain, Judge: -1}, table.Result)
	if err != nil {
		t.Fatalf("%s: %v", result, err)
	}
	table.Score = &score
	return table
}

// TestGapOfATable in each game; "" is a table that doesn't count.
func TestGapOfATable(t *testing.T) {
	for _, c := range []struct {
		regulation, result string
		seats              int
		params             rules.Params
		want               string
	}{
		{"belote-pairs", `{"ns":1012,"ew":640}`, 2, nil, "372"},
		{"belote-pairs", `{"ns":640,"ew":1012}`, 2, nil, "372"},
		{"belote-pairs", `{"ns":1012,"ew":1020,"lastDeclarer":"ew"}`, 2, nil, "1"}, // II.5: both over
		{"belote-pairs", `{"ns":320,"ew":410,"unfinished":true}`, 2, nil, "90"},    // II.6
		{"belote-pairs", `{"ns":620,"ew":620,"unfinished":true}`, 2, nil, "0"},
		{"belote-pairs", `{"slip":{"ns":"-1.5","ew":"1.5"},"diff":-612}`, 2, nil, "612"},
		{"belote-pairs", `{"noShow":"ew"}`, 2, nil, ""},
		{"belote-pairs", `{"noShow":"both"}`, 2, nil, ""},
		{"belote-pairs", `{"awardedTo":"ns"}`, 2, nil, ""},
		{"belote-pairs", ``, 2, nil, ""},
		{"preferans-almaty", `{"whists":["120","-40","-100","20"]}`, 4, nil, "220"},
		{"preferans-almaty", `{"whists":["200/3","-100/3","-100/3"]}`, 3, nil, "100"},
		{"preferans-almaty", `{"whists":["50","-30","0","-20"],"absent":[2]}`, 4, nil, "80"}, // the absent one's zero is no result
		{"preferans-almaty", `{"whists":["0","0","0","0"],"absent":[1,2]}`, 4, nil, ""},      // 3.5: nobody plays
		{"preferans-almaty", ``, 4, nil, ""},
		{"domino-1x1", `{"parties":[{"a":117,"b":64},{"a":88,"b":109}]}`, 2, nil, "24"}, // 101−64 less 101−88
		{"domino-1x1", `{"parties":[{"a":117,"b":64},{"a":88,"b":109}]}`, 2, rules.Params{"scored": "points"}, "24"},
		{"domino-1x1", `{"parties":[{"a":0,"b":101},{"a":100,"b":101}]}`, 2, nil, "102"},
		{"domino-1x1", `{"parties":[{"a":101,"b":100},{"a":100,"b":101}]}`, 2, nil, "0"},
		{"domino-1x1", `{"parties":[{"a":101,"b":50},{"a":40,"b":40,"unfinished":true}],"decision":{"a":"1","b":"1"}}`, 2, nil, "51"},
		{"domino-1x1", `{"decision":{"a":"1","b":"1"}}`, 2, nil, ""}, // no party was begun
		{"domino-1x1", `{"noShow":"a"}`, 2, nil, ""},
		{"domino-1x1", ``, 2, nil, ""},
	} {
		size, ok := game.GameViews[c.regulation].Gap(tableWith(t, c.regulation, c.result, c.seats, c.params))
		got := ""
		if ok {
			got = size.String()
		}
		if got != c.want {
			t.Errorf("%s %s: %q, want %q", c.regulation, c.result, got, c.want)
		}
	}
}

// TestGapsUpTo: tables of later rounds and of a draft are left out, and what wasn't played
// is counted by round.
func TestGapsUpTo(t *testing.T) {
	table := func(number int, result string) *rules.Table {
		x := tableWith(t, "belote-pairs", result, 2, nil)
		x.Number = number
		return x
	}
	s := &tournament.State{History: rules.History{Regulation: "belote-pairs", Rounds: []*rules.Round{
		{Number: 1, Published: true, Tables: []*rules.Table{table(1, `{"ns":1012,"ew":640}`), table(2, `{"noShow":"ew"}`)}},
		{Number: 2, Published: true, Tables: []*rules.Table{table(1, ``), table(2, `{"ns":5,"ew":1001}`)}},
		{Number: 3, Published: true, Tables: []*rules.Table{table(1, `{"ns":1001,"ew":1000}`)}},
		{Number: 4, Tables: []*rules.Table{table(1, ``)}},
	}}}
	list, left := gapsUpTo(s, 2)
	if want := []gap{{rules.Whole(372), 1, 1}, {rules.Whole(996), 2, 2}}; !slices.Equal(list, want) {
		t.Errorf("after round 2: %v, want %v", list, want)
	}
	if !slices.Equal(left, []int{0, 1, 1}) {
		t.Errorf("not counted by round: %v", left)
	}
	if list, left := gapsUpTo(s, 4); len(list) != 3 || left[4] != 0 {
		t.Errorf("with a draft: %v, %v", list, left)
	}
}

// TestTotals: a number for each round in which the entrant had finished a table, the gaps
// where it wasn't there yet, plays, or is gone.
func TestTotals(t *testing.T) {
	line := func(round int, points rules.Half, kind rules.Kind) rules.StandingLine {
		return rules.StandingLine{Entrant: "a", Points: points, Status: rules.StatusActive, Played: true, Last: 9,
			Rounds: []rules.RoundLine{{Round: round, Kind: kind}}}
	}
	late, gone, playing := line(1, -2, rules.KindLate), line(4, 5, rules.KindPlayed), line(3, 3, rules.KindPlayed)
	gone.Status, gone.Last = rules.StatusEliminated, 3
	playing.Rounds[0].Pending = true
	bye := line(2, 0, rules.KindBye)
	standings := []rules.StandingLine{late, bye, playing, gone}
	after := func(n int) rules.Standing { return rules.Standing{Round: n, Lines: standings[n-1 : n]} }
	if got := totals("a", 4, after); !slices.Equal(got, []total{{}, {0, true}, {}, {}}) {
		t.Errorf("%v", got)
	}
	standings[2].Rounds[0].Pending = false
	if got := totals("a", 3, after); got[2] != (total{3, true}) {
		t.Errorf("after its result is in: %v", got)
	}
	if got := totals("b", 2, after); !slices.Equal(got, []total{{}, {}}) {
		t.Errorf("of who isn't in the tournament: %v", got)
	}
}

// TestTotalsEndAtTheStanding, and each table of a whole tournament is either counted or
// said not to be.
func TestTotalsEndAtTheStanding(t *testing.T) {
	for _, c := range []struct {
		regulation       string
		entrants, rounds int
		afresh           int
	}{{"belote-pairs", 27, 0, 8}, {"belote-pairs", 27, 5, 0}, {"preferans-almaty", 15, 0, 0}, {"domino-1x1", 23, 0, 0}} {
		s := screentest.Played(t, c.regulation, c.entrants, c.rounds, 0)
		n := scope.Announced(s)
		if got := afresh(s, n); got != c.afresh {
			t.Errorf("%s: the count begins anew in round %d, want %d", c.regulation, got, c.afresh)
		}
		var by scope.Ranks
		after := func(k int) rules.Standing { return by.After(1, "", s, k) }
		now := after(n)
		shown := 0
		for _, l := range now.Lines {
			if last := totals(l.Entrant, n, after)[n-1]; last.known {
				shown++
				if last.points != l.Points {
					t.Errorf("%s: place %d ends at %s, the standing says %s", c.regulation, l.Place, last.points, l.Points)
				}
			}
		}
		if shown < 4 {
			t.Errorf("%s: only %d have points after the last round", c.regulation, shown)
		}
		list, left := gapsUpTo(s, n)
		tables := 0
		for _, r := range s.Rounds {
			tables += len(r.Tables)
		}
		for _, missed := range left {
			tables -= missed
		}
		if len(list) != tables || tables == 0 {
			t.Errorf("%s: %d tables counted, want %d", c.regulation, len(list), tables)
		}
	}
}

// TestPointLines: the first four until the judge chooses; a line keeps its place while
// others come and go; there are no more than eight.
func TestPointLines(t *testing.T) {
	var now rules.Standing
	for _, id := range []rules.EntrantID{"a", "b", "c", "d", "e", "f", "g", "h", "i"} {
		now.Lines = append(now.Lines, rules.StandingLine{Entrant: id, Played: id != "d"})
	}
	var lines pointLines
	if got := lines.of(now); got != [ui.LinesMost]rules.EntrantID{"a", "b", "c"} {
		t.Errorf("unasked: %v", got)
	}
	lines.flip(now, "b")
	lines.flip(now, "i")
	if got := lines.of(now); got != [ui.LinesMost]rules.EntrantID{"a", "i", "c"} {
		t.Errorf("b off, i on: %v", got)
	}
	for _, id := range []rules.EntrantID{"e", "f", "g", "h", "b"} {
		lines.flip(now, id)
	}
	full := [ui.LinesMost]rules.EntrantID{"a", "i", "c", "e", "f", "g", "h", "b"}
	if got := lines.of(now); got != full {
		t.Errorf("all: %v", got)
	}
	lines.flip(now, "z")
	if got := lines.of(now); got != full {
		t.Errorf("a ninth: %v", got)
	}
	for _, id := range full {
		lines.flip(now, id)
	}
	if got := lines.of(now); got != [ui.LinesMost]rules.EntrantID{} {
		t.Errorf("all taken off: %v", got)
	}
}
