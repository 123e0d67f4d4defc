package belote

import (
	"fmt"
	"slices"
	"testing"

	"github.com/sudya-app/sudya/rules"
)

// The ladder of II.1 and II.3 from 27 pairs.
func TestLadder(t *testing.T) {
	x := newHall(t, 27, nil)
	want := []struct {
		stage  rules.Stage
		system rules.System
		algo   string
		tables int
		byes   int
		keep   int
	}{
		{rules.StageMain, rules.SystemRandom, "random/1", 13, 1, 0},
		{rules.StageMain, rules.SystemSwiss, "swiss/1", 13, 1, 0},
		{rules.StageMain, rules.SystemSwiss, "swiss/1", 13, 1, 0},
		{rules.StageMain, rules.SystemSwiss, "swiss/1", 13, 1, 0},
		{rules.StageMain, rules.SystemItalian, "italian/1", 12, 0, 24},
		{rules.StageMain, rules.SystemItalian, "italian/1", 8, 0, 16},
		{rules.StageMain, rules.SystemItalian, "italian/1", 4, 0, 8},
		{rules.StageFinal, rules.SystemFinal, "final/1", 2, 0, 4},
		{rules.StageFinal, rules.SystemFinal, "final/1", 2, 0, 0},
		{rules.StageFinal, rules.SystemFinal, "final/1", 2, 0, 0},
	}
	for i, w := range want {
		plan := x.next()
		if plan.Finished || plan.Round != i+1 || plan.Stage != w.stage || plan.System != w.system || plan.Keep != w.keep {
			t.Fatalf("round %d: %+v", i+1, plan)
		}
		r := x.seat(fmt.Sprint("seed ", i))
		if r.Algo != w.algo || len(r.Tables) != w.tables || len(r.Byes) != w.byes {
			t.Fatalf("round %d: %s, %d tables, byes %v", i+1, r.Algo, len(r.Tables), r.Byes)
		}
		if w.keep > 0 && len(r.Through) != w.keep {
			t.Fatalf("round %d: %d go on", i+1, len(r.Through))
		}
		x.close(r)
	}
	if !x.next().Finished {
		t.Error("the final is over")
	}
}

// Small fields, shorter ladders, no cuts, no final (II.1).
func TestLaddersAsEdited(t *testing.T) {
	noCuts := [][2]int{}
	tests := []struct {
		name   string
		pairs  int
		delta  rules.Params
		rounds int    // played in all
		keeps  string // cut before each round
	}{
		{"default ladder, few pairs: cuts apply only to more than they keep", 12, nil, 10, "[0 0 0 0 0 0 8 4 0 0]"},
		{"exactly as many as a cut keeps", 8, nil, 10, "[0 0 0 0 0 0 0 4 0 0]"},
		{"five rounds and the final", 10, rules.Params{"rounds": 5}, 8, "[0 0 0 0 0 4 0 0]"},
		{"no final", 10, rules.Params{"rounds": 5, "final": false}, 5, "[0 0 0 0 0]"},
		{"no cuts", 10, rules.Params{"rounds": 3, "cuts": noCuts}, 6, "[0 0 0 4 0 0]"},
		{"final of three, one sits out each time", 10, rules.Params{"rounds": 2, "cuts": [][2]int{{2, 3}}}, 5, "[0 0 3 0 0]"},
		{"final of two", 10, rules.Params{"rounds": 2, "cuts": [][2]int{{2, 2}}}, 3, "[0 0 2]"},
		{"four pairs in all", 4, rules.Params{"rounds": 3}, 6, "[0 0 0 0 0 0]"},
		{"three pairs in all", 3, rules.Params{"rounds": 2}, 5, "[0 0 0 0 0]"},
		{"two pairs in all", 2, rules.Params{"rounds": 1}, 2, "[0 0]"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x := newHall(t, tt.pairs, tt.delta)
			var keeps []int
			for plan := x.next(); !plan.Finished; plan = x.next() {
				keeps = append(keeps, plan.Keep)
				if len(keeps) > 20 {
					t.Fatal("it never ends")
				}
				x.play(1)
			}
			if got := fmt.Sprint(keeps); len(keeps) != tt.rounds || got != tt.keeps {
				t.Errorf("%d rounds, cuts %s; want %d, %s", len(keeps), got, tt.rounds, tt.keeps)
			}
		})
	}
}

func TestTooFew(t *testing.T) {
	for n := range 2 {
		x := newHall(t, n, nil)
		if _, err := New().Next(x.h); rules.CodeOf(err) != "belote.plan.few" {
			t.Errorf("%d pairs: %v", n, err)
		}
	}
	x := newHall(t, 3, nil)
	x.play(1)
	x.leave("p01", 1, rules.LeaveWithdrawn)
	x.leave("p02", 1, rules.LeaveWithdrawn)
	if plan := x.next(); !plan.Finished {
		t.Errorf("one pair is left: %+v", plan)
	}
}

// Equal pairs across a cut must draw lots; a lot that leaves nothing open lets the round be seated.
func TestLotAtTheCut(t *testing.T) {
	x := newHall(t, 4, rules.Params{"rounds": 3, "cuts": [][2]int{{1, 3}, {2, 2}}, "final": false})
	r := x.byHand(rules.StageMain, nil, "p01-p02", "p03-p04")
	x.record(r, 0, `{"ns":1010,"ew":700}`)
	x.record(r, 1, `{"ns":1010,"ew":700}`)
	x.close(r)
	plan := x.next()
	if len(plan.NeedLot) != 1 || join(plan.NeedLot[0]) != "p02 p04" {
		t.Fatalf("needs %v", plan.NeedLot)
	}
	if s := x.standing(1); s.Line("p02").Status != rules.StatusActive || s.Line("p04").Status != rules.StatusActive {
		t.Errorf("nobody knows yet who is out:\n%s", x.describe(1))
	}
	// The two winners are equal too, but on the same side of the line: the seed orders them.
	if len(plan.Tied) == 0 || join(plan.Tied[0]) != "p01 p03" {
		t.Errorf("tied %v", plan.Tied)
	}
	x.h.Lots = append(x.h.Lots, rules.Lot{Round: 1, Order: []rules.EntrantID{"p04", "p02"}})
	plan = x.next()
	if len(plan.NeedLot) != 0 || join(plan.Through) != "p01 p03 p04" {
		t.Fatalf("after the lot: %+v", plan)
	}
	if got := x.line(1, "p02").Status; got != rules.StatusEliminated {
		t.Errorf("p02 is %s", got)
	}
}

// The bonus depends on the qualifying place, so equal finalists draw lots.
func TestLotForTheBonus(t *testing.T) {
	x := newHall(t, 4, rules.Params{"rounds": 1})
	r := x.byHand(rules.StageMain, nil, "p01-p02", "p03-p04")
	x.record(r, 0, `{"ns":1010,"ew":700}`)
	x.record(r, 1, `{"ns":1010,"ew":700}`)
	x.close(r)
	plan := x.next()
	if len(plan.NeedLot) != 2 || join(plan.NeedLot[0]) != "p01 p03" || join(plan.NeedLot[1]) != "p02 p04" {
		t.Fatalf("needs %v", plan.NeedLot)
	}
}

// The last in standing sits out, in round 1 the last registered (II.2).
func TestBye(t *testing.T) {
	x := newHall(t, 5, rules.Params{"rounds": 4, "final": false})
	r := x.seat("a")
	if join(r.Byes) != "p05" {
		t.Fatalf("round 1: %v sits out", r.Byes)
	}
	x.close(r)
	for n := 1; n < 4; n++ {
		s := x.standing(n)
		r := x.seat("b")
		if last := s.Lines[4].Entrant; r.Byes[0] != last {
			t.Errorf("round %d: %v sits out, the last is %s", n+1, r.Byes, last)
		}
		x.close(r)
	}
	l := x.line(1, "p05")
	if l.Points != 0 || l.Wins != 0 || l.Diff != 0 || l.Rounds[0].Kind != rules.KindBye {
		t.Errorf("a bye in round 1: %+v", l)
	}
	second := x.h.Round(2).Byes[0]
	before, after := x.line(1, string(second)), x.line(2, string(second))
	if after.Points-before.Points != rules.Points(1) || after.Wins != before.Wins || after.Diff != before.Diff {
		t.Errorf("a bye later: %+v, then %+v", before, after)
	}
}

// As the text says the last sits out even again, and the judge is told; byeOnce passes on to
// the last who hasn't yet.
func TestSecondBye(t *testing.T) {
	for once, want := range map[bool]string{false: "p05", true: "p04"} {
		x := newHall(t, 5, rules.Params{"rounds": 4, "final": false, "byeOnce": once})
		x.close(x.byHand(rules.StageMain, []string{"p05"}, "p01-p02", "p03-p04"))
		x.fine("p05", 1, -9, 0)
		x.fine("p04", 1, -3, 0)
		plan := x.next()
		s, err := New().Seat(x.h, plan, "c")
		if err != nil {
			t.Fatal(err)
		}
		if join(s.Byes) != want {
			t.Errorf("byeOnce %v: %v sits out, want %s", once, s.Byes, want)
		}
		told := slices.ContainsFunc(s.Notices, func(n rules.Notice) bool { return n.Code == "belote.bye.again" && n.Args["n"] == 1 })
		if told == once {
			t.Errorf("byeOnce %v: notices %v", once, s.Notices)
		}
	}
}

func TestLate(t *testing.T) {
	x := newHall(t, 4, nil)
	if got, err := New().Late(x.h); err != nil || got != (rules.LateEntry{Joined: 1}) {
		t.Errorf("before round 1: %+v %v", got, err)
	}
	r := x.seat("a")
	got, err := New().Late(x.h)
	if want := (rules.LateEntry{Joined: 2, Points: -2, Whists: -100}); err != nil || got != want {
		t.Errorf("during round 1: %+v %v", got, err)
	}
	x.h.Params["lateAllowed"] = false
	if _, err := New().Late(x.h); rules.CodeOf(err) != "belote.late.off" {
		t.Errorf("not let in: %v", err)
	}
	x.h.Params["lateAllowed"] = true
	x.close(r)
	if _, err := New().Late(x.h); rules.CodeOf(err) != "belote.late.closed" {
		t.Errorf("after round 1: %v", err)
	}
}

// A late pair has nothing of round 1 but its fine, and is last for the bye.
func TestLatePair(t *testing.T) {
	x := newHall(t, 4, nil)
	r := x.seat("a")
	x.register("p05", 2)
	x.h.Fines = append(x.h.Fines, &rules.Fine{Entrant: "p05", Round: 1, Points: -2, Whists: -100, Late: true})
	x.close(r)
	l := x.line(1, "p05")
	if l.Points != -2 || l.Diff != rules.Whole(-100) || l.Wins != 0 || l.Played || len(l.Rounds) != 1 || l.Rounds[0].Kind != rules.KindLate {
		t.Errorf("after round 1: %+v", l)
	}
	if plan := x.next(); len(plan.Field) != 5 {
		t.Errorf("round 2 is for %v", plan.Field)
	}
}

func TestCheckParams(t *testing.T) {
	tests := []struct {
		delta rules.Params
		code  string
	}{
		{nil, ""},
		{rules.Params{"cuts": [][2]int{}}, ""},
		{rules.Params{"cuts": [][2]int{{4, 24}, {5, 24}}}, "belote.params.cuts"},
		{rules.Params{"cuts": [][2]int{{4, 8}, {5, 16}}}, "belote.params.cuts"},
		{rules.Params{"cuts": [][2]int{{0, 8}}}, "belote.params.cutRound"},
		{rules.Params{"finalBonus": []rules.Half{3, 2, 1}}, "belote.params.bonus"},
		{rules.Params{"marsLimit": 1002}, "belote.params.limits"},
		{rules.Params{"unfinishedPlayOn": 1002}, "belote.params.limits"},
		{rules.Params{"unfinishedLead": 901}, "belote.params.limits"},
		{rules.Params{"unfinishedLead": 900}, ""},
	}
	for _, tt := range tests {
		if got := rules.CodeOf(New().CheckParams(defaults().With(tt.delta))); got != tt.code {
			t.Errorf("%v: %q, want %q", tt.delta, got, tt.code)
		}
	}
}

// Every default is a value that its own description allows, and keys are told once.
func TestParams(t *testing.T) {
	seen := map[string]bool{}
	for _, p := range New().Params() {
		if seen[p.Key] {
			t.Errorf("%s stands twice", p.Key)
		}
		seen[p.Key] = true
		if err := p.CheckValue(p.Default); err != nil {
			t.Errorf("%s: %v", p.Key, err)
		}
		if p.Group == "" || p.Scope == "" || p.Article == "" && !p.Open {
			t.Errorf("%s: group %q, scope %q, article %q", p.Key, p.Group, p.Scope, p.Article)
		}
	}
}

// TestAdvise: a ladder of cuts that stands beyond the last round isn't left without a word.
func TestAdvise(t *testing.T) {
	for rounds, kept := range map[int]int{2: 0, 4: 1, 6: 3} {
		p := defaults().With(rules.Params{"rounds": rounds})
		list := New().Advise(p)
		if len(list) != 1 || list[0].Key != "cuts" || len(list[0].Instead.([][2]int)) != kept {
			t.Errorf("%d rounds: %+v", rounds, list)
			continue
		}
		if again := New().Advise(p.With(rules.Params{"cuts": list[0].Instead})); again != nil {
			t.Errorf("%d rounds, heeded: %+v", rounds, again)
		}
	}
	if list := New().Advise(defaults()); list != nil {
		t.Errorf("the regulation's own: %+v", list)
	}
}
