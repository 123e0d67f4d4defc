package domino

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
	"github.com/sudya-app/sudya/rules/pairing"
)

// ordered is a hall after a round that all drew, its standing set by
// adjustments: the players in the given order. In that round the first met the one who
// stands half the field below, and so on.
func ordered(t *testing.T, players ...string) *hall {
	l := newHall(t, players...)
	n := len(players)
	s := rules.Seating{Round: 1, Stage: rules.StageMain, System: rules.SystemRandom}
	for i := range (n + 1) / 2 {
		b := rules.Judge
		if k := i + (n+1)/2; k < n {
			b = l.h.Entrants[k].ID
		}
		s.Tables = append(s.Tables, rules.SeatedTable{Table: i + 1, Seats: []rules.EntrantID{l.h.Entrants[i].ID, b}})
	}
	l.publish(s)
	l.finish(func(*rules.Round, *rules.Table) Result { return parties(t, "101:100", "100:101") })
	for i, e := range l.h.Entrants {
		l.h.Fines = append(l.h.Fines, &rules.Fine{Entrant: e.ID, Round: 1, Whists: 1000 - i})
	}
	return l
}

func why(r *rules.Round) string {
	var list []string
	for _, t := range r.Tables {
		text := "-"
		if w := t.Why; w != nil {
			text = fmt.Sprint(w.Code, " ", w.A, " ", w.B, " ", w.Table)
		}
		list = append(list, text)
	}
	return strings.Join(list, ", ")
}

// TestTeamMates is article 1.6: neighbours meet, and of two team-mates the worse changes
// with the better of the table below.
func TestTeamMates(t *testing.T) {
	for _, c := range []struct {
		name    string
		players string
		want    string
		notices int
	}{
		{"neighbours", "1 2 3 4 5 6", "1-2 3-4 5-6", 0},
		{"one clash: 4 down, 5 up", "1 2 3/T 4/T 5 6", "1-2 3-5 4-6", 0},
		{"at the first table", "1/T 2/T 3 4 5 6", "1-3 2-4 5-6", 0},
		{"two clashes of different teams", "1/T 2/T 3/V 4/V", "1-3 2-4", 0},
		{"a chain: three of a team in a row", "1/T 2/T 3/T 4 5 6", "1-4 2-5 3-6", 0},
		{"a chain: the exchange makes the next clash", "1/T 2/T 3 4/T 5 6", "1-3 2-5 4-6", 0},
		{"at the last table: the exchange goes up", "1 2 3 4 5/T 6/T", "1-2 3-5 4-6", 0},
		{"at the last table: through the whole hall", "1 2 3/T 4 5/T 6/T", "1-3 2-5 4-6", 0},
		{"more of a team than opponents: one clash stays", "1 2/T 3/T 4/T 5/T 6", "1-2 3-4 5-6", 1},
		{"team-mates who don't meet", "1/T 2 3/T 4 5/T 6", "1-2 3-4 5-6", 0},
		{"nobody has a team", "1/ 2/ 3/ 4/", "1-2 3-4", 0},
		{"no seating avoids a clash: the fewest", "1/T 2/T 3/T 4", "1-2 3-4", 1},
		{"all of one team", "1/T 2/T 3/T 4/T", "1-2 3-4", 1},
		{"an odd number: the judge meets the last", "1 2 3 4 5", "1-2 3-4 5-judge", 0},
		{"a clash above the judge's table: 4 goes to the judge", "1 2 3/T 4/T 5", "1-2 3-5 4-judge", 0},
		{"the judge is nobody's team-mate", "1/T 2/T 3/T", "1-2 3-judge", 1},
	} {
		l := ordered(t, strings.Fields(c.players)...)
		s, err := l.reg.Seat(l.h, l.plan(), "seed")
		if err != nil {
			t.Fatal(err)
		}
		if got := tables(l.publish(s)); got != c.want || len(s.Notices) != c.notices {
			t.Errorf("%s: %s seats %s, %v; want %s, %d notices", c.name, c.players, got, s.Notices, c.want, c.notices)
		}
		if s.System != rules.SystemApart || s.Algo != pairing.ApartAlgo || s.Seed != "seed" || s.Stage != rules.StageMain || s.Round != 2 {
			t.Errorf("%s: %+v", c.name, s)
		}
	}
}

func TestTeamMatesReason(t *testing.T) {
	l := ordered(t, "1", "2", "3/T", "4/T", "5")
	r := l.seat("seed")
	if got := why(r); got != "-, team 3 4 0, taken 4 5 2" {
		t.Errorf("reasons: %s", got)
	}
	l = ordered(t, "1", "2", "3")
	if got := why(l.seat("seed")); got != "-, judge 3 0 0" {
		t.Errorf("the judge's table: %s", got)
	}
	l = ordered(t, "1/T", "2/T", "3/T", "4")
	s, _ := l.reg.Seat(l.h, l.plan(), "seed")
	if len(s.Notices) != 1 || s.Notices[0].Code != "seating.clashes" || s.Tables[0].Why.Code != "clash" {
		t.Errorf("a clash: %+v", s)
	}
}

// TestAvoidRematches: with the option earlier opponents are kept apart as team-mates are;
// the judge's don't count, and his table stays last.
func TestAvoidRematches(t *testing.T) {
	for _, c := range []struct{ players, off, on string }{
		// In the round before, 1 met 3 and 2 met 4.
		{"1 2/T 3 4/T", "1-2 3-4", "1-2 3-4"},
		{"1/T 2/T 3 4", "1-3 2-4", "1-4 2-3"},
		// 1 met 4, 2 met 5, 3 met the judge.
		{"1 2 3 4/T 5/T", "1-2 3-4 5-judge", "1-2 3-4 5-judge"},
		{"1 2 3/T 4/T 5", "1-2 3-5 4-judge", "1-2 3-5 4-judge"},
		// Team-mates are avoided at the price of a rematch.
		{"1/T 2/T 3/V 4/V", "1-3 2-4", "1-4 2-3"},
	} {
		l := ordered(t, strings.Fields(c.players)...)
		if got := tables(l.seat("s")); got != c.off {
			t.Errorf("%s, off: %s, want %s", c.players, got, c.off)
		}
		l = ordered(t, strings.Fields(c.players)...).set(paramAvoidRematches, true)
		if got := tables(l.seat("s")); got != c.on {
			t.Errorf("%s, on: %s, want %s", c.players, got, c.on)
		}
	}

	// 3 and 4 are team-mates, 3 has met 5: 3 meets the judge, and that table goes last.
	l := newHall(t, "1", "2", "3/T", "4/T", "5").set(paramAvoidRematches, true)
	l.round(rules.StageMain, "1-4 101:50 50:101", "3-5 101:50 50:101", "2-judge 101:50 50:101")
	for i, e := range l.h.Entrants {
		l.h.Fines = append(l.h.Fines, &rules.Fine{Entrant: e.ID, Round: 1, Whists: 1000 - 100*i})
	}
	r := l.seat("s")
	if got := tables(r) + " (" + why(r) + ")"; got != "1-2 4-5 3-judge (-, -, team 3 4 0)" {
		t.Errorf("the judge's table in the middle of the order: %s", got)
	}
}

// TestFirstRound is article 1.5: by lot, team-mates apart, the judge at the last table.
func TestFirstRound(t *testing.T) {
	l := newHall(t, numbered(21, 3)...)
	p := l.plan()
	if p.System != rules.SystemRandom || p.Stage != rules.StageMain || len(p.Field) != 21 || p.Round != 1 {
		t.Fatalf("%+v", p)
	}
	seatings, opponents := map[string]bool{}, map[rules.EntrantID]bool{}
	for seed := range 40 {
		s, err := l.reg.Seat(l.h, p, fmt.Sprint(seed))
		if err != nil {
			t.Fatal(err)
		}
		again, _ := l.reg.Seat(l.h, p, fmt.Sprint(seed))
		if !reflect.DeepEqual(s, again) {
			t.Fatalf("seed %d seats differently the second time", seed)
		}
		if s.Algo != pairing.RandomAlgo || len(s.Notices) != 0 {
			t.Fatalf("%+v", s)
		}
		if notices, err := l.reg.CheckSeating(l.h, p, s); err != nil || len(notices) > 0 {
			t.Fatalf("seed %d: %v, %v", seed, notices, err)
		}
		last := s.Tables[len(s.Tables)-1]
		if last.Seats[1] != rules.Judge || last.Why.Code != "judge" {
			t.Fatalf("seed %d: the last table is %+v", seed, last)
		}
		opponents[last.Seats[0]] = true
		seatings[fmt.Sprint(s.Tables)] = true
	}
	if len(seatings) < 40 || len(opponents) < 8 {
		t.Errorf("40 seeds gave %d seatings and %d opponents of the judge", len(seatings), len(opponents))
	}

	crowd := newHall(t, "1/T", "2/T", "3/T", "4")
	if s, _ := crowd.reg.Seat(crowd.h, crowd.plan(), "s"); len(s.Notices) != 1 || s.Notices[0].Args["n"] != 1 {
		t.Errorf("three of four in a team: %+v", s.Notices)
	}
	for _, e := range l.h.Entrants[:12] {
		e.Seed = 1
	}
	if _, err := l.reg.Seat(l.h, l.plan(), "s"); refusal(err) != "seating.seeds" {
		t.Errorf("more seeds than tables: %v", err)
	}
}

// TestTiedOrder: who shares a place is ordered by the round's seed (tournament §3), and
// by the recorded lot where there is one.
func TestTiedOrder(t *testing.T) {
	l := ordered(t, "1", "2", "3", "4")
	l.h.Fines = nil
	p := l.plan()
	if len(p.Tied) != 1 || len(p.Tied[0]) != 4 {
		t.Fatalf("tied: %v", p.Tied)
	}
	seen := map[string]bool{}
	for seed := range 30 {
		s, _ := l.reg.Seat(l.h, p, fmt.Sprint(seed))
		seen[fmt.Sprint(s.Tables[0].Seats)] = true
	}
	if len(seen) < 6 {
		t.Errorf("30 seeds gave only %v", seen)
	}
	l.h.Lots = []rules.Lot{{Round: 1, Order: []rules.EntrantID{"4", "2", "3", "1"}}}
	if p := l.plan(); len(p.Tied) != 0 || tables(l.seat("s")) != "4-2 3-1" {
		t.Errorf("after the lot: %v", p)
	}
}

// TestWithdrawn: who has left isn't seated, and the judge comes and goes with the parity
// (1.2); a fine counts in the next seating.
func TestWithdrawn(t *testing.T) {
	l := ordered(t, "1", "2", "3", "4", "5", "6")
	l.leave("2", 1)
	if got := tables(l.seat("s")); got != "1-3 4-5 6-judge" {
		t.Errorf("one has left: %s", got)
	}
	l = ordered(t, "1", "2", "3", "4", "5", "6")
	l.leave("2", 1)
	l.leave("6", 1)
	if got := tables(l.seat("s")); got != "1-3 4-5" {
		t.Errorf("two have left: %s", got)
	}
	l = ordered(t, "1", "2", "3", "4")
	l.h.Fines = append(l.h.Fines, &rules.Fine{Entrant: "1", Round: 1, Points: -1})
	if got := tables(l.seat("s")); got != "2-3 4-1" {
		t.Errorf("after a fine: %s", got)
	}
	l = ordered(t, "1", "2")
	l.leave("1", 1)
	if p := l.plan(); !p.Finished {
		t.Errorf("one player left: %+v", p)
	}
}

// TestFixedTable: who must keep a table keeps it (mobility), and reasons name the tables
// as they are numbered then.
func TestFixedTable(t *testing.T) {
	for _, c := range []struct {
		fixed map[rules.EntrantID]int
		want  string
		why   string
		lost  int
	}{
		{map[rules.EntrantID]int{"5": 1}, "3-5 1-2 4-6", "team 3 4 0, -, taken 4 5 1", 0},
		{map[rules.EntrantID]int{"1": 1, "4": 3}, "1-2 3-5 4-6", "-, team 3 4 0, taken 4 5 2", 0},
		{map[rules.EntrantID]int{"1": 2, "6": 2}, "3-5 1-2 4-6", "team 3 4 0, -, taken 4 5 1", 1},
		{map[rules.EntrantID]int{"1": 2, "2": 3}, "3-5 1-2 4-6", "team 3 4 0, -, taken 4 5 1", 1},
		{map[rules.EntrantID]int{"1": 9}, "1-2 3-5 4-6", "-, team 3 4 0, taken 4 5 2", 1},
	} {
		l := ordered(t, "1", "2", "3/T", "4/T", "5", "6")
		for id, table := range c.fixed {
			l.h.Entrant(id).Fixed = table
		}
		s, err := l.reg.Seat(l.h, l.plan(), "s")
		if err != nil {
			t.Fatal(err)
		}
		r := l.publish(s)
		if tables(r) != c.want || why(r) != c.why || len(s.Notices) != c.lost {
			t.Errorf("%v: %s (%s), %v", c.fixed, tables(r), why(r), s.Notices)
		}
	}
}

func TestNextRefusals(t *testing.T) {
	for n, want := range map[int]string{0: "domino.field.few", 1: "domino.field.few", 2: "", 3: ""} {
		l := newHall(t, numbered(n, 0)...)
		if _, err := l.reg.Next(l.h); refusal(err) != want {
			t.Errorf("%d players: %v", n, err)
		}
	}
	for n, want := range map[int]string{3: "domino.groups.few", 4: "", 5: ""} {
		l := newHall(t, numbered(n, 0)...).set(paramGroups, true)
		if _, err := l.reg.Next(l.h); refusal(err) != want {
			t.Errorf("%d players in groups: %v", n, err)
		}
	}
}

// TestNumberOfRounds is article 1.3: the number may be raised while it is played.
func TestNumberOfRounds(t *testing.T) {
	l := newHall(t, numbered(8, 0)...).set(paramTieFinal, false)
	rnd := draw.New("rounds")
	for range 7 {
		l.seat("s")
		l.invented(rnd)
	}
	if p := l.plan(); !p.Finished {
		t.Errorf("after seven rounds: %+v", p)
	}
	l.set(paramRounds, 8)
	if p := l.plan(); p.Finished || p.Round != 8 || p.Stage != rules.StageMain {
		t.Errorf("raised to eight: %+v", p)
	}
	l.set(paramRounds, 5)
	if p := l.plan(); !p.Finished {
		t.Errorf("cut to five: %+v", p)
	}
}

func TestCheckSeating(t *testing.T) {
	l := ordered(t, "1", "2", "3/T", "4/T", "5").set(paramAvoidRematches, true)
	p := l.plan()
	seat := func(list ...string) rules.Seating {
		s := rules.Seating{Round: 2, Stage: rules.StageMain}
		for i, text := range list {
			var seats []rules.EntrantID
			for _, id := range strings.Split(text, "-") {
				seats = append(seats, rules.EntrantID(id))
			}
			s.Tables = append(s.Tables, rules.SeatedTable{Table: i + 1, Seats: seats})
		}
		return s
	}
	bye := seat("1-2", "3-5")
	bye.Byes = []rules.EntrantID{"4", rules.Judge}
	for _, c := range []struct {
		name string
		s    rules.Seating
		want string
	}{
		{"as it should be", seat("1-2", "3-5", "4-judge"), ""},
		{"the judge in the middle", seat("1-2", "4-judge", "3-5"), " domino.judgeTable"},
		{"team-mates", seat("1-2", "3-4", "5-judge"), " domino.clash"},
		{"met in round 1: not this check's to tell", seat("1-4", "2-3", "5-judge"), ""},
		{"one of them twice", seat("1-2", "3-3", "4-judge"), "seating.twice at tables.1.1"},
		{"one missing", seat("1-2", "4-judge"), "seating.missing at tables"},
		{"without the judge", seat("1-2", "3-4"), "seating.missing at tables"},
		{"somebody else", seat("1-2", "3-9", "4-judge"), "seating.unknown at tables.1.1"},
		{"three at a table", seat("1-2-3", "5-4", "judge-1"), "domino.table.size at tables.0"},
		{"nobody sits out", bye, "domino.bye at bye.0"},
	} {
		notices, err := l.reg.CheckSeating(l.h, p, c.s)
		got := refusal(err)
		for _, n := range notices {
			got += " " + n.Code
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	even := ordered(t, "1", "2")
	if _, err := even.reg.CheckSeating(even.h, even.plan(), seat("1-judge")); !strings.HasPrefix(refusal(err), "seating.unknown") {
		t.Errorf("a judge in an even field: %v", err)
	}
}

func TestLateAndSubstitutes(t *testing.T) {
	l := ordered(t, "1", "2")
	if _, err := l.reg.Late(l.h); refusal(err) != "domino.late" {
		t.Errorf("1.2: %v", err)
	}
	if list, err := l.reg.Substitutes(l.h, 2, "1"); refusal(err) != "domino.substitutes" || list != nil {
		t.Errorf("substitutes: %v, %v", list, err)
	}
}

func ExampleRegulation_Seat() {
	h := &rules.History{Params: rules.Defaults(New().Params())}
	for i, team := range []string{"Волга", "Волга", "Маяк", "Маяк", ""} {
		h.Entrants = append(h.Entrants, &rules.Entrant{ID: rules.EntrantID(fmt.Sprint(i + 1)), Number: i + 1, Team: team, Joined: 1})
	}
	plan, _ := New().Next(h)
	seating, _ := New().Seat(h, plan, "example")
	apart := !slices.ContainsFunc(seating.Tables, func(t rules.SeatedTable) bool {
		a, b := h.Entrant(t.Seats[0]), h.Entrant(t.Seats[1])
		return b != nil && a.Team != "" && a.Team == b.Team
	})
	fmt.Println(seating.System, len(seating.Tables), "tables, team-mates apart:", apart)
	fmt.Println("at the last one:", seating.Tables[2].Seats[1])
	// Output:
	// random 3 tables, team-mates apart: true
	// at the last one: judge
}

// TestNoShowMetNobody: where rematches are avoided a party that nobody played is none. 1 and
// 2 are of one team, so 1 meets 3, the next, though their party of round 1 was a no-show; if
// it was played, 1 meets 4.
func TestNoShowMetNobody(t *testing.T) {
	l := ordered(t, "1/T", "2/T", "3", "4").set(paramAvoidRematches, true)
	p := l.plan()
	if got := tables(&rules.Round{Tables: seatedTables(l.seated(p))}); got != "1-4 2-3" {
		t.Errorf("played: %s", got)
	}
	for _, table := range l.h.Round(1).Tables {
		l.enter(l.h.Round(1), table, Result{NoShow: NoShowBoth})
	}
	if got := tables(&rules.Round{Tables: seatedTables(l.seated(p))}); got != "1-3 2-4" {
		t.Errorf("no-shows: %s", got)
	}
	if again, err := l.reg.Reseat(l.h, p, "s", pairing.ApartAlgo); err != nil || tables(&rules.Round{Tables: seatedTables(again)}) != "1-4 2-3" {
		t.Errorf("as it was seated before: %v, %v", again.Tables, err)
	}
}

// seated is the seating of a plan.
func (l *hall) seated(p rules.Plan) rules.Seating {
	l.t.Helper()
	s, err := l.reg.Seat(l.h, p, "s")
	if err != nil {
		l.t.Fatal(err)
	}
	return s
}
