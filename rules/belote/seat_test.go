package belote

import (
	"reflect"
	"slices"
	"testing"

	"github.com/sudya-app/sudya/rules"
)

// The same history, plan and seed give the same seating; another seed another draw.
func TestSeatIsReplayed(t *testing.T) {
	x := newHall(t, 12, nil)
	for round := 1; round <= 3; round++ {
		plan := x.next()
		first, err := New().Seat(x.h, plan, "seed")
		if err != nil {
			t.Fatal(err)
		}
		again, err := New().Seat(x.h, plan, "seed")
		if err != nil || !reflect.DeepEqual(first, again) {
			t.Errorf("round %d: %+v, then %+v", round, first, again)
		}
		other, err := New().Seat(x.h, plan, "another seed")
		if err != nil || round == 1 && reflect.DeepEqual(first.Tables, other.Tables) {
			t.Errorf("round %d doesn't depend on the seed", round)
		}
		x.play(1)
	}
}

// Seeds never meet in round 1, whatever the seed; more of them than tables are refused (II.2).
func TestSeeds(t *testing.T) {
	x := newHall(t, 8, nil)
	for i := range 4 {
		x.h.Entrants[2*i].Seed = i + 1
	}
	for _, seed := range []string{"a", "b", "c", "d", "e", "f"} {
		s, err := New().Seat(x.h, x.next(), seed)
		if err != nil {
			t.Fatal(err)
		}
		for _, table := range s.Tables {
			if x.h.Entrant(table.Seats[0]).Seed > 0 && x.h.Entrant(table.Seats[1]).Seed > 0 {
				t.Errorf("seed %q: %v meet", seed, table.Seats)
			}
		}
	}
	x.h.Entrants[1].Seed = 5
	if _, err := New().Seat(x.h, x.next(), "a"); rules.CodeOf(err) != "seating.seeds" {
		t.Errorf("five seeds at four tables: %v", err)
	}
}

// Two rounds A–B, C–D and A–C, B–D: round 3 must be A–D, B–C.
func TestThirdRoundOfFour(t *testing.T) {
	x := newHall(t, 4, rules.Params{"final": false})
	x.close(x.byHand(rules.StageMain, nil, "p01-p02", "p03-p04"))
	x.close(x.byHand(rules.StageMain, nil, "p01-p03", "p02-p04"))
	r := x.seat("a")
	for _, table := range r.Tables {
		if slices.Contains(table.Seats, "p01") != slices.Contains(table.Seats, "p04") {
			t.Errorf("table %d: %v", table.Number, table.Seats)
		}
	}
}

// A fine given between two rounds moves the next seating; a revoked one isn't in h.Fines.
func TestFineMovesTheSeating(t *testing.T) {
	x := newHall(t, 4, rules.Params{"swissRounds": 1, "final": false})
	x.close(x.byHand(rules.StageMain, nil, "p01-p04", "p02-p03"))
	before := x.next().Field
	x.fine(string(before[0]), 1, -5, 0)
	after := x.next().Field
	if after[3] != before[0] {
		t.Errorf("%v, after a fine for the first %v", before, after)
	}
	x.h.Fines = nil
	if got := x.next().Field; !slices.Equal(got, before) {
		t.Errorf("after the revocation %v", got)
	}
}

// A pair that has left is not seated, and its opponents keep the meeting.
func TestWithdrawnIsNotSeated(t *testing.T) {
	x := newHall(t, 6, rules.Params{"final": false})
	x.play(2)
	met := func() (n int) {
		for _, r := range x.line(2, "p02").Rounds {
			n += len(r.Opponents)
		}
		return n
	}
	before := met()
	x.leave("p01", 2, rules.LeaveWithdrawn)
	r := x.seat("c")
	if table, _ := r.SeatOf("p01"); table != nil || r.HasBye("p01") {
		t.Error("p01 is seated")
	}
	if len(r.Byes) != 1 {
		t.Errorf("five are left, and %v sit out", r.Byes)
	}
	if met() != before {
		t.Error("p02 lost a meeting")
	}
	if l := x.line(2, "p01"); l.Status != rules.StatusWithdrawn || l.Place != 6 || l.Points == 0 {
		t.Errorf("p01: %+v", l)
	}
	if l := x.line(1, "p01"); l.Status != rules.StatusActive {
		t.Errorf("after round 1 p01 was %s", l.Status)
	}
}

// A pair that must keep a table keeps it in every round, and reasons name the new tables.
func TestFixedTable(t *testing.T) {
	x := newHall(t, 8, rules.Params{"cuts": [][2]int{}, "final": false})
	x.h.Entrant("p08").Fixed = 1
	x.h.Entrant("p01").Fixed = 3
	for range 4 {
		r := x.seat("fixed")
		for id, number := range map[rules.EntrantID]int{"p08": 1, "p01": 3} {
			table, _ := r.SeatOf(id)
			together := slices.Contains(table.Seats, "p01") && slices.Contains(table.Seats, "p08")
			if table.Number != number && !together {
				t.Errorf("round %d: %s sits at table %d", r.Number, id, table.Number)
			}
		}
		for i, table := range r.Tables {
			if table.Number != i+1 {
				t.Errorf("round %d: table %d stands at place %d", r.Number, table.Number, i+1)
			}
		}
		x.close(r)
	}
	x.h.Entrant("p02").Fixed = 9
	s, err := New().Seat(x.h, x.next(), "fixed")
	if err != nil {
		t.Fatal(err)
	}
	if !slices.ContainsFunc(s.Notices, func(n rules.Notice) bool { return n.Code == "belote.fixed" && n.Args["table"] == 9 }) {
		t.Errorf("there is no table 9, and nobody says so: %v", s.Notices)
	}
}

// A reason that names a table names it by its new number.
func TestRenumberReasons(t *testing.T) {
	tables := []rules.SeatedTable{{Table: 1}, {Table: 2, Why: &rules.Reason{Code: "taken", Table: 1}}, {Table: 3}}
	renumber(tables, []int{3, 2, 1})
	if tables[1].Table != 2 || tables[1].Why.Table != 3 {
		t.Errorf("table %d names table %d, want 3", tables[1].Table, tables[1].Why.Table)
	}
}

// Who sat N–S less often sits there.
func TestSidesAreBalanced(t *testing.T) {
	x := newHall(t, 16, rules.Params{"rounds": 8, "cuts": [][2]int{}, "swissRounds": 8, "final": false})
	x.play(8)
	north := map[rules.EntrantID]int{}
	for _, r := range x.h.Rounds {
		for _, table := range r.Tables {
			north[table.Seats[0]]++
		}
	}
	for _, e := range x.h.Entrants {
		if n := north[e.ID]; n < 2 || n > 6 {
			t.Errorf("%s sat N–S %d times of 8", e.ID, n)
		}
	}
}

func TestCheckSeating(t *testing.T) {
	x := newHall(t, 5, rules.Params{"swissRounds": 1, "final": false})
	x.close(x.byHand(rules.StageMain, []string{"p05"}, "p01-p02", "p03-p04"))
	plan := x.next()
	table := func(n int, seats ...rules.EntrantID) rules.SeatedTable {
		return rules.SeatedTable{Table: n, Seats: seats}
	}
	tests := []struct {
		name    string
		tables  []rules.SeatedTable
		byes    []rules.EntrantID
		code    string
		notices []string
	}{
		{"new opponents, the last sits out", []rules.SeatedTable{table(1, "p01", "p03"), table(2, "p05", "p04")}, []rules.EntrantID{"p02"}, "", nil},
		{"rematch", []rules.SeatedTable{table(1, "p04", "p03"), table(2, "p05", "p01")}, []rules.EntrantID{"p02"}, "", nil},
		{"another sits out", []rules.SeatedTable{table(1, "p01", "p03"), table(2, "p05", "p02")}, []rules.EntrantID{"p04"}, "", []string{"belote.seating.bye"}},
		{"the same sits out again", []rules.SeatedTable{table(1, "p01", "p03"), table(2, "p04", "p02")}, []rules.EntrantID{"p05"}, "", []string{"belote.bye.again", "belote.seating.bye"}},
		{"twice", []rules.SeatedTable{table(1, "p01", "p03"), table(2, "p01", "p02")}, []rules.EntrantID{"p04"}, "seating.twice", nil},
		{"missing", []rules.SeatedTable{table(1, "p01", "p03")}, []rules.EntrantID{"p04"}, "seating.missing", nil},
		{"unknown", []rules.SeatedTable{table(1, "p01", "p03"), table(2, "p09", "p02")}, []rules.EntrantID{"p04"}, "seating.unknown", nil},
		{"three at a table", []rules.SeatedTable{table(1, "p01", "p03", "p02")}, []rules.EntrantID{"p04"}, "belote.seating.size", nil},
		{"three sit out", []rules.SeatedTable{table(1, "p01", "p03")}, []rules.EntrantID{"p04", "p02", "p05"}, "belote.seating.byes", nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			notices, err := New().CheckSeating(x.h, plan, rules.Seating{Round: 2, Tables: tt.tables, Byes: tt.byes})
			if rules.CodeOf(err) != tt.code {
				t.Fatalf("%v, want %s", err, tt.code)
			}
			var codes []string
			for _, n := range notices {
				codes = append(codes, n.Code)
			}
			if !slices.Equal(codes, tt.notices) {
				t.Errorf("notices %v, want %v", codes, tt.notices)
			}
		})
	}
}
