package preferans

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
	"github.com/sudya-app/sudya/rules/pairing"
)

// playRound seats the next round from a seed and plays it with random results.
func playRound(t rapid.TB, h *rules.History, seed string) *rules.Round {
	t.Helper()
	plan, err := New().Next(h)
	if err != nil {
		t.Fatal(err)
	}
	s, err := New().Seat(h, plan, seed)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := New().CheckSeating(h, plan, s); err != nil {
		t.Fatalf("round %d: the own seating is refused: %v", plan.Round, err)
	}
	r := publish(h, s)
	rnd := draw.Derive(seed, "play")
	for _, table := range r.Tables {
		result := New().RandomResult(h, table, r.Stage, rnd.Intn)
		score, err := New().Score(h.Params, rules.TableContext{Seats: len(table.Seats), Judge: -1}, result)
		if err != nil {
			t.Fatalf("an invented result is refused: %v", err)
		}
		table.Result, table.Score = result, &score
	}
	r.Closed = true
	return r
}

// TestNineRounds: systems, sizes, everybody once, and the same again from the same seed.
func TestNineRounds(t *testing.T) {
	for _, players := range []int{3, 4, 6, 7, 10, 21} {
		h := newHistory(players)
		for n := 1; n <= 9; n++ {
			plan, err := New().Next(h)
			if err != nil {
				t.Fatal(err)
			}
			want := rules.SystemSwiss
			switch {
			case n == 1:
				want = rules.SystemRandom
			case n >= 8:
				want = rules.SystemItalian
			}
			if plan.Finished || plan.Round != n || plan.System != want || len(plan.Field) != players {
				t.Fatalf("%d players, round %d: %+v", players, n, plan)
			}
			seed := fmt.Sprint("seed", n)
			again, _ := New().Seat(h, plan, seed)
			r := playRound(t, h, seed)
			for i, table := range again.Tables {
				if !slices.Equal(table.Seats, r.Tables[i].Seats) {
					t.Errorf("%d players, round %d: another seating from the same seed", players, n)
				}
			}
			fours, threes, _ := pairing.Sizes(players)
			sizes := map[int]int{}
			for i, table := range r.Tables {
				sizes[len(table.Seats)]++
				if table.Number != i+1 {
					t.Errorf("table %d is the %dth", table.Number, i+1)
				}
			}
			if sizes[4] != fours || sizes[3] != threes || len(sizes) > 2 || len(r.Byes) > 0 {
				t.Errorf("%d players, round %d: sizes %v", players, n, sizes)
			}
		}
		if plan, err := New().Next(h); err != nil || !plan.Finished || len(plan.NeedLot) > 0 {
			t.Errorf("%d players: after nine rounds %+v, %v", players, plan, err)
		}
	}
}

// TestItalian: in rounds 8 and 9 consecutive fours of the standing sit together (4.4).
func TestItalian(t *testing.T) {
	h := newHistory(11)
	for n := 1; n <= 7; n++ {
		playRound(t, h, fmt.Sprint(n))
	}
	var order []rules.EntrantID
	for _, l := range New().Standing(h, 7).Lines {
		order = append(order, l.Entrant)
	}
	r := playRound(t, h, "8")
	for i, table := range r.Tables {
		size := len(table.Seats)
		want := slices.Sorted(slices.Values(order[:size]))
		order = order[size:]
		if got := slices.Sorted(slices.Values(table.Seats)); !slices.Equal(got, want) {
			t.Errorf("table %d: %v, want %v", i+1, got, want)
		}
	}
}

// TestFive: of five the last in standing sits out, each once; it costs nothing.
func TestFive(t *testing.T) {
	h := newHistory(5)
	sat := map[rules.EntrantID]int{}
	for n := 1; n <= 5; n++ {
		plan, _ := New().Next(h)
		var last rules.EntrantID
		for _, id := range plan.Field {
			if sat[id] == 0 {
				last = id
			}
		}
		r := playRound(t, h, fmt.Sprint("five", n))
		if len(r.Byes) != 1 || len(r.Tables) != 1 || len(r.Tables[0].Seats) != 4 {
			t.Fatalf("round %d: %v sit out, %d tables", n, r.Byes, len(r.Tables))
		}
		if n > 1 && len(plan.Tied) == 0 && r.Byes[0] != last {
			t.Errorf("round %d: %s sits out, the last who hasn't is %s", n, r.Byes[0], last)
		}
		sat[r.Byes[0]]++
		line := lineOf(h, n, r.Byes[0])
		if got := line.Rounds[len(line.Rounds)-1]; got.Kind != rules.KindBye || got.Points != 0 || got.Diff != 0 {
			t.Errorf("round %d: sitting out gave %+v", n, got)
		}
	}
	if len(sat) != 5 {
		t.Errorf("in five rounds sat out %v", sat)
	}
	plan, _ := New().Next(h)
	s, err := New().Seat(h, plan, "again")
	if err != nil || len(s.Notices) == 0 || s.Notices[0].Code != "preferans.bye.again" {
		t.Errorf("the second bye isn't told: %v, %v", s.Notices, err)
	}
}

func TestFew(t *testing.T) {
	for n := range 3 {
		h := newHistory(n)
		plan, err := New().Next(h)
		want := fmt.Sprintf("preferans.field.few count=%d", n)
		if err == nil || err.Error() != want {
			t.Errorf("%d players: %+v, %v", n, plan, err)
		}
		plan.Field = h.Active(1)
		if _, err := New().Seat(h, plan, "x"); err == nil || err.Error() != want {
			t.Errorf("%d players are seated: %v", n, err)
		}
		if _, err := New().CheckSeating(h, plan, rules.Seating{}); err == nil || err.Error() != want {
			t.Errorf("%d players by hand: %v", n, err)
		}
	}
}

// TestNobodyLeft: when fewer than three are left the tournament can be finished.
func TestNobodyLeft(t *testing.T) {
	h := newHistory(4)
	byHand(h, "p01 p02 p03 p04")
	for n, want := range []bool{false, false, true} {
		plan, err := New().Next(h)
		if err != nil || plan.Finished != want || plan.Round != 2 {
			t.Errorf("%d have left: %+v, %v", n, plan, err)
		}
		h.Entrants[n].Leave = &rules.Leave{After: 1}
	}
}

// TestSeatedByPointsWithFines: a fine between two rounds counts in the next seating, and so
// does the price of joining late, though he hasn't been dealt a card yet.
func TestSeatedByPointsWithFines(t *testing.T) {
	h := newHistory(8)
	r := byHand(h, "p01 p02 p03 p04; p05 p06 p07 p08")
	enter(h, r, 1, whists("300 100 -100 -300"))
	enter(h, r, 2, whists("310 110 -110 -310"))
	r.Closed = true
	join(h, "p09", 2)
	h.Fines = append(h.Fines,
		&rules.Fine{Entrant: "p09", Round: 1, Points: rules.Points(-50), Late: true},
		&rules.Fine{Entrant: "p05", Round: 1, Points: rules.Points(-100)})
	plan, err := New().Next(h)
	if err != nil {
		t.Fatal(err)
	}
	// БТ: p01 60, p05 −40, p02 25, p06 26, p03 −25, p07 −26, p04 −60, p08 −60; p09 −50.
	if got := fmt.Sprint(plan.Field); got != "[p01 p06 p02 p03 p07 p05 p09 p04 p08]" {
		t.Errorf("field %s", got)
	}
	if len(plan.Tied) != 0 {
		t.Errorf("whists tell p04 and p08 apart: %v", plan.Tied)
	}
	h.Entrants[0].Leave = &rules.Leave{After: 1, Kind: rules.LeaveWithdrawn}
	if plan, _ = New().Next(h); slices.Contains(plan.Field, "p01") {
		t.Error("a withdrawn player is seated again")
	}
}

func TestTiesAreDrawnFromTheSeed(t *testing.T) {
	h := newHistory(8)
	r := byHand(h, "p01 p02 p03 p04; p05 p06 p07 p08")
	enter(h, r, 1, whists("0 0 0 0"))
	enter(h, r, 2, whists("0 0 0 0"))
	r.Closed = true
	plan, _ := New().Next(h)
	if len(plan.Tied) != 1 || len(plan.Tied[0]) != 8 {
		t.Fatalf("tied %v", plan.Tied)
	}
	h.Params = h.Params.With(rules.Params{"swissUntil": 1})
	plan, _ = New().Next(h)
	seatings := map[string]bool{}
	for i := range 10 {
		s, err := New().Seat(h, plan, fmt.Sprint(i))
		if err != nil {
			t.Fatal(err)
		}
		seatings[fmt.Sprint(s.Tables)] = true
	}
	if len(seatings) < 5 {
		t.Errorf("ten seeds gave %d seatings of eight equal players", len(seatings))
	}
}

func TestFixedTables(t *testing.T) {
	h := newHistory(12)
	h.Entrants[4].Fixed = 3
	h.Entrants[5].Fixed = 9
	for i := range 8 {
		plan, _ := New().Next(h)
		s, err := New().Seat(h, plan, fmt.Sprint(i))
		if err != nil {
			t.Fatal(err)
		}
		for j, table := range s.Tables {
			if table.Table != j+1 {
				t.Errorf("tables out of order: %v", s.Tables)
			}
			if slices.Contains(table.Seats, "p05") && table.Table != 3 {
				t.Errorf("seed %d: p05 at table %d", i, table.Table)
			}
		}
		if len(s.Notices) != 1 || s.Notices[0].Code != "preferans.fixed" || s.Notices[0].Args["table"] != 9 {
			t.Errorf("there is no table 9: %v", s.Notices)
		}
	}
}

func TestCheckSeating(t *testing.T) {
	h := newHistory(8)
	r := byHand(h, "p01 p02 p03 p04; p05 p06 p07 p08")
	enter(h, r, 1, whists("0 0 0 0"))
	enter(h, r, 2, whists("0 0 0 0"))
	plan, _ := New().Next(h)
	by := func(tables string, byes ...rules.EntrantID) rules.Seating {
		scratch := &rules.History{Params: defaults}
		s := rules.Seating{Round: 2, Byes: byes}
		for _, t := range byHand(scratch, tables).Tables {
			s.Tables = append(s.Tables, rules.SeatedTable{Table: t.Number, Seats: t.Seats})
		}
		return s
	}
	for _, row := range []struct {
		seating rules.Seating
		code    string
		notices string
	}{
		{by("p01 p02 p05 p06; p03 p04 p07 p08"), "", "[]"},
		{by("p01 p05 p02 p06; p03 p07 p04 p08"), "", "[]"},
		{by("p01 p05 p02; p03 p06 p07 p08"), "seating.missing", ""},
		{by("p01 p05 p02; p03 p06 p07", "p04", "p08"), "", "[{preferans.bye.manual map[count:2]}]"},
		{by("p01 p05 p02 p06 p03; p04 p07 p08"), "preferans.seating.size", ""},
		{by("p01 p05 p02 p01; p04 p07 p08 p06"), "seating.twice", ""},
		{by("p01 p05 p02 p99; p04 p07 p08 p06"), "seating.unknown", ""},
	} {
		notices, err := New().CheckSeating(h, plan, row.seating)
		if rules.CodeOf(err) != row.code || row.code == "" && (err != nil || fmt.Sprint(notices) != row.notices) {
			t.Errorf("%v: %v, %v; want %s %s", row.seating.Tables, notices, err, row.code, row.notices)
		}
	}
	twelve := newHistory(12)
	plan, _ = New().Next(twelve)
	notices, err := New().CheckSeating(twelve, plan, by("p01 p02 p03; p04 p05 p06; p07 p08 p09; p10 p11 p12"))
	if err != nil || fmt.Sprint(notices) != "[{preferans.sizes map[threes:4 want:0]}]" {
		t.Errorf("four tables of three: %v, %v", notices, err)
	}
	five := newHistory(5)
	r = publish(five, by("p01 p02 p03 p04", "p05"))
	enter(five, r, 1, whists("0 0 0 0"))
	plan, _ = New().Next(five)
	if notices, err := New().CheckSeating(five, plan, by("p01 p02 p03 p04", "p05")); err != nil || len(notices) != 1 || notices[0].Code != "preferans.bye.again" {
		t.Errorf("p05 sits out again: %v, %v", notices, err)
	}
}

// TestWhoDidntComeMetNobody: an absent seat is no meeting, and doesn't deal.
func TestWhoDidntComeMetNobody(t *testing.T) {
	h := newHistory(4)
	r := byHand(h, "p01 p02 p03 p04")
	enter(h, r, 1, `{"whists":["0","0","0","0"],"absent":[3]}`)
	past := record(h, []rules.EntrantID{"p01", "p02", "p03", "p04"})
	if past.met.Count(0, 1) != 1 || past.met.Count(0, 3) != 0 || fmt.Sprint(past.threes, past.dealt) != "[1 1 1 0] [0 0 1 0]" {
		t.Errorf("met %d and %d, threes %v, dealt %v", past.met.Count(0, 1), past.met.Count(0, 3), past.threes, past.dealt)
	}
}
