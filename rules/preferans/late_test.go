package preferans

import (
	"testing"

	"github.com/sudya-app/sudya/rules"
)

func TestLateness(t *testing.T) {
	for _, row := range []struct {
		seconds  int
		step     LateStep
		mountain int // with mountains 12, 36 and 30 at the table
	}{
		{-60, LateNothing, 0}, {0, LateNothing, 0}, {300, LateNothing, 0}, {301, LateMountain, 36}, {600, LateMountain, 36},
		{601, LateExtra, 46}, {1200, LateExtra, 46}, {1201, LateMissed, 0}, {99999, LateMissed, 0},
	} {
		step := Lateness(defaults, row.seconds)
		if step != row.step {
			t.Errorf("%d s late: %s, want %s", row.seconds, step, row.step)
		}
		if a := step.Entry(defaults, 2, []int{12, 36, 30}); a != (Adjustment{Player: 2, Mountain: row.mountain}) {
			t.Errorf("%d s late: enters with %+v, want %d", row.seconds, a, row.mountain)
		}
	}
	if a := LateMountain.Entry(defaults, 0, []int{-8, -20}); a.Mountain != -8 {
		t.Errorf("the largest of two mountains below zero: %d", a.Mountain)
	}
	if a := LateExtra.Entry(defaults, 0, []int{0, 0, 0}); a.Mountain != 10 {
		t.Errorf("nothing written yet: %d", a.Mountain)
	}
	strict := defaults.With(rules.Params{"lateFreeMinutes": 0, "lateMountainMinutes": 0, "lateLastMinutes": 15})
	if Lateness(strict, 1) != LateExtra || Lateness(strict, 901) != LateMissed {
		t.Error("the ladder doesn't follow its parameters")
	}
}

func TestAdmit(t *testing.T) {
	table := func(n int) []rules.EntrantID { return make([]rules.EntrantID, n) }
	for _, row := range []struct {
		name  string
		sizes []int
		own   int
		want  Admission
	}{
		{"his own", []int{3, 4, 3}, 0, Admission{Table: 0}},
		{"the last of three", []int{3, 4, 3, 4}, 1, Admission{Table: 2}},
		{"his table is no more", []int{3, 4}, -1, Admission{Table: 0}},
		{"no place", []int{4, 4}, 1, Admission{Table: -1, Waived: true}},
	} {
		var tables [][]rules.EntrantID
		for _, n := range row.sizes {
			tables = append(tables, table(n))
		}
		if got := Admit(defaults, tables, row.own); got != row.want {
			t.Errorf("%s: %+v", row.name, got)
		}
	}
	if got := Admit(defaults.With(rules.Params{"turnedAway": TurnedMissed}), nil, -1); got.Waived {
		t.Error("turned away counts as missed, if so set")
	}
}

func TestLateEntry(t *testing.T) {
	h := newHistory(8)
	if l, err := New().Late(h); err != nil || l != (rules.LateEntry{Joined: 1}) {
		t.Errorf("before the start: %+v, %v", l, err)
	}
	playRound(t, h, "1")
	playRound(t, h, "2")
	if l, err := New().Late(h); err != nil || l != (rules.LateEntry{Joined: 3, Points: rules.Points(-160)}) {
		t.Errorf("after two rounds: %+v, %v", l, err)
	}
	draft := byHand(h, "p01 p02 p03 p04; p05 p06 p07 p08")
	draft.Published = false
	if l, err := New().Late(h); err != nil || l.Joined != 3 {
		t.Errorf("a draft can still take him in: %+v, %v", l, err)
	}
	h.Params = defaults.With(rules.Params{"rounds": 2})
	if _, err := New().Late(h); err == nil || err.Error() != "preferans.late.over rounds=2" {
		t.Errorf("no round left: %v", err)
	}
	h.Params = defaults.With(rules.Params{"lateEntry": false})
	if _, err := New().Late(h); rules.CodeOf(err) != "preferans.late.closed" {
		t.Errorf("closed: %v", err)
	}
	if list, err := New().Substitutes(h, 2, "p01"); err != nil || len(list) != 0 {
		t.Errorf("substitutes %v, %v", list, err)
	}
}
