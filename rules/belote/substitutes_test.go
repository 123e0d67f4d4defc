package belote

import (
	"testing"

	"github.com/sudya-app/sudya/rules"
)

func TestSubstitutes(t *testing.T) {
	// Round 1 cuts nobody, round 2 cuts ten to six, the final takes four of them.
	build := func(rounds int) *hall {
		x := newHall(t, 10, rules.Params{"rounds": 3, "cuts": [][2]int{{2, 6}}})
		x.play(rounds)
		return x
	}
	tests := []struct {
		name  string
		setup func() (*hall, int, rules.EntrantID)
		code  string
		want  func(x *hall) string
	}{
		{"nobody was cut before round 2", func() (*hall, int, rules.EntrantID) {
			x := build(1)
			return x, 2, "p01"
		}, "belote.substitute.nocut", nil},
		{"before the cut is published", func() (*hall, int, rules.EntrantID) {
			x := build(2)
			return x, 3, x.standing(2).Lines[2].Entrant
		}, "", func(x *hall) string {
			return join([]rules.EntrantID{x.standing(2).Lines[6].Entrant, x.standing(2).Lines[7].Entrant, x.standing(2).Lines[8].Entrant, x.standing(2).Lines[9].Entrant})
		}},
		{"after it is published", func() (*hall, int, rules.EntrantID) {
			x := build(2)
			x.seat("c")
			return x, 3, x.standing(2).Lines[2].Entrant
		}, "", func(x *hall) string {
			return join([]rules.EntrantID{x.standing(2).Lines[6].Entrant, x.standing(2).Lines[7].Entrant, x.standing(2).Lines[8].Entrant, x.standing(2).Lines[9].Entrant})
		}},
		{"the first of them has left", func() (*hall, int, rules.EntrantID) {
			x := build(2)
			x.seat("c")
			s := x.standing(2)
			x.leave(string(s.Lines[6].Entrant), 2, rules.LeaveWithdrawn)
			return x, 3, s.Lines[2].Entrant
		}, "", func(x *hall) string {
			return join([]rules.EntrantID{x.standing(2).Lines[6].Entrant, x.standing(2).Lines[7].Entrant, x.standing(2).Lines[8].Entrant})
		}},
		{"it has its result", func() (*hall, int, rules.EntrantID) {
			x := build(2)
			r := x.seat("c")
			x.record(r, 0, `{"ns":1010,"ew":600}`)
			return x, 3, r.Tables[0].Seats[1]
		}, "belote.substitute.played", nil},
		{"one who was cut needs no substitute", func() (*hall, int, rules.EntrantID) {
			x := build(3)
			return x, 3, x.standing(2).Lines[9].Entrant
		}, "belote.substitute.out", nil},
		{"unknown pair", func() (*hall, int, rules.EntrantID) {
			x := build(2)
			return x, 3, "p99"
		}, "belote.substitute.out", nil},
		{"in the final after its first deal", func() (*hall, int, rules.EntrantID) {
			x := build(3)
			r := x.seat("d")
			x.record(r, 0, `{"ns":1010,"ew":600}`)
			return x, 4, r.Tables[1].Seats[0]
		}, "belote.substitute.final", nil},
		{"in a later round of the final", func() (*hall, int, rules.EntrantID) {
			x := build(4)
			r := x.seat("e")
			return x, 5, r.Tables[1].Seats[0]
		}, "belote.substitute.final", nil},
		{"into the final, where that is off", func() (*hall, int, rules.EntrantID) {
			x := build(3)
			x.h.Params["substituteFinal"] = false
			return x, 4, x.standing(3).Lines[0].Entrant
		}, "belote.substitute.final", nil},
		{"off", func() (*hall, int, rules.EntrantID) {
			x := build(2)
			x.h.Params["substitutes"] = false
			return x, 3, x.standing(2).Lines[0].Entrant
		}, "belote.substitute.off", nil},
		{"all who were cut have left", func() (*hall, int, rules.EntrantID) {
			x := build(2)
			s := x.standing(2)
			x.seat("c")
			for _, l := range s.Lines[6:] {
				x.leave(string(l.Entrant), 2, rules.LeaveWithdrawn)
			}
			return x, 3, s.Lines[0].Entrant
		}, "belote.substitute.nobody", nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, n, out := tt.setup()
			list, err := New().Substitutes(x.h, n, out)
			if rules.CodeOf(err) != tt.code {
				t.Fatalf("%v, want %q", err, tt.code)
			}
			if tt.want != nil && join(list) != tt.want(x) {
				t.Errorf("%v, want %s\n%s", list, tt.want(x), x.describe(2))
			}
		})
	}
}

// The one who has left may still be replaced before the list is published, and the
// substitute goes on with the fifteen others, its own score kept.
func TestSubstituteGoesOn(t *testing.T) {
	x := newHall(t, 10, rules.Params{"rounds": 3, "cuts": [][2]int{{2, 6}}})
	x.play(2)
	s := x.standing(2)
	out, sixth, in := s.Lines[1].Entrant, s.Lines[5].Entrant, s.Lines[7].Entrant // the second of the eliminated
	x.leave(string(out), 2, rules.LeaveWithdrawn)
	list, err := New().Substitutes(x.h, 3, out)
	if err != nil || list[0] != s.Lines[6].Entrant || list[1] != in {
		t.Fatalf("%v %v", list, err)
	}
	x.h.Replaced = append(x.h.Replaced, rules.Replacement{Round: 3, Out: out, In: in})
	before := x.line(2, string(in))
	r := x.seat("c")
	if len(r.Through) != 6 {
		t.Fatalf("through: %v", r.Through)
	}
	for _, id := range []rules.EntrantID{sixth, in} {
		if table, _ := r.SeatOf(id); table == nil {
			t.Errorf("%s is not seated", id)
		}
	}
	x.close(r)
	after := x.line(3, string(in))
	if len(after.Rounds) != 3 || after.Status == rules.StatusWithdrawn {
		t.Errorf("the substitute: %+v", after)
	}
	if got := after.Points - after.Rounds[2].Points; got != before.Points {
		t.Errorf("its own score was %s and is %s", before.Points, got)
	}
	if l := x.line(3, string(out)); l.Status != rules.StatusWithdrawn || l.Last != 2 {
		t.Errorf("the one who left: %+v", l)
	}
}
