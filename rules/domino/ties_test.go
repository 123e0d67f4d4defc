package domino

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
)

// level is a hall after its only round: of 2k players a, b, c, … the first of each pair
// won and stands equal in points with the other winners, their differences given.
func level(t *testing.T, diffs ...int) *hall {
	var names, lines []string
	for i, d := range diffs {
		winner, loser := string(rune('a'+i)), string(rune('a'+len(diffs)+i))
		names = append(names, winner, loser)
		lines = append(lines, fmt.Sprintf("%s-%s 101:100 101:%d", winner, loser, 101-(d-1)))
	}
	l := newHall(t, names...).set(paramRounds, 1)
	l.round(rules.StageMain, lines...)
	return l
}

// due describes what comes next: "c-b@1 | a" is a table of final 1, a sitting out.
func (l *hall) due() string {
	l.t.Helper()
	p := l.plan()
	switch {
	case len(p.NeedLot) > 0:
		return fmt.Sprint("lot ", p.NeedLot, " ", p.Finished)
	case p.Finished:
		return "finished"
	}
	s, err := l.reg.Seat(l.h, p, "s")
	if err != nil {
		l.t.Fatal(err)
	}
	if p.Stage != rules.StageTie || p.System != rules.SystemFinal || s.Algo != FinalAlgo {
		l.t.Fatalf("%+v", p)
	}
	if notices, err := l.reg.CheckSeating(l.h, p, s); err != nil || len(notices) > 0 {
		l.t.Fatalf("%v, %v", notices, err)
	}
	text := tables(&rules.Round{Tables: seatedTables(s)})
	if len(s.Byes) > 0 {
		text += fmt.Sprint(" | ", s.Byes)
	}
	return text
}

func seatedTables(s rules.Seating) []*rules.Table {
	var list []*rules.Table
	for _, t := range s.Tables {
		list = append(list, &rules.Table{Number: t.Table, Group: t.Group, Seats: t.Seats})
	}
	return list
}

// final seats the round that is due and lets the named win, 101:diff as given.
func (l *hall) final(winners ...string) {
	l.t.Helper()
	l.seat("s")
	l.finish(func(_ *rules.Round, t *rules.Table) Result {
		for _, text := range winners {
			name, margin, _ := strings.Cut(text, "+")
			d := 10
			if margin != "" {
				if _, err := fmt.Sscan(margin, &d); err != nil {
					l.t.Fatal(err)
				}
			}
			won := Party{A: 101, B: 101 - d/2}
			if t.Seats[1] == rules.EntrantID(name) {
				won.A, won.B = won.B, won.A
			}
			if t.Seats[0] == rules.EntrantID(name) || t.Seats[1] == rules.EntrantID(name) {
				return Result{Parties: []Party{won, won}}
			}
		}
		l.t.Fatalf("nobody of %v sits at %v", winners, t.Seats)
		return Result{}
	})
}

// TestFinals is article 1.4, one kind of tie after the other.
func TestFinals(t *testing.T) {
	t.Run("nobody is equal", func(t *testing.T) {
		l := newHall(t, "a", "b", "c").set(paramRounds, 2)
		l.round(rules.StageMain, "a-b 101:50 101:50", "c-judge 101:50 50:101")
		l.round(rules.StageMain, "a-c 101:50 101:50", "b-judge 50:101 50:101")
		if got := l.due(); got != "finished" || l.places() != "a c b" {
			t.Errorf("%s, %s", got, l.places())
		}
	})
	t.Run("two: a match to two wins", func(t *testing.T) {
		l := level(t, 60, 40)
		if got := l.due(); got != "a-b@1 d-c@2" {
			t.Errorf("two ties of two: %s", got)
		}
		l.final("b", "c")
		if got := l.due(); got != "finished" || l.places() != "b a c d" {
			t.Errorf("%s, %s", got, l.places())
		}
	})
	t.Run("three: a round robin, the best meet last", func(t *testing.T) {
		l := level(t, 60, 40, 30)
		if got := l.due(); got != "b-c@1 | [a]" {
			t.Errorf("%s", got)
		}
		l.final("c")
		if got := l.due(); got != "a-c@1 | [b]" {
			t.Errorf("%s", got)
		}
		l.final("c")
		if got := l.due(); got != "a-b@1" {
			t.Errorf("%s", got)
		}
		l.final("b")
		// The losers are equal too, at places 4–6; only the fourth is in, so no final.
		if got := l.due(); got != "finished" || l.places() != "c b a f e d" {
			t.Errorf("%s, %s", got, l.places())
		}
	})
	t.Run("three in a circle: the final's difference", func(t *testing.T) {
		l := level(t, 60, 40, 30)
		l.final("c+40")
		l.final("a+10")
		l.final("b+20")
		if got := l.due(); got != "finished" || l.places() != "c a b f e d" {
			t.Errorf("%s, %s", got, l.places())
		}
		line := l.reg.Standing(l.h, 4).Lines[1]
		if line.DecidedBy != rules.ByDiff || line.Detail != rules.DetailFinalDiff || line.Compared != [2]rules.Sixth{rules.Whole(30), rules.Whole(-10)} || line.Diff != rules.Whole(60) {
			t.Errorf("%+v", line)
		}
	})
	t.Run("three in an even circle: the lot", func(t *testing.T) {
		l := level(t, 60, 40, 30)
		l.final("c")
		l.final("a")
		l.final("b")
		if got := l.due(); got != "lot [[a b c]] true" || l.places() != "a =b =c f e d" {
			t.Errorf("%s, %s", got, l.places())
		}
		l.h.Lots = append(l.h.Lots, rules.Lot{Round: 4, Order: []rules.EntrantID{"b", "c", "a"}})
		if got := l.due(); got != "finished" || l.places() != "b c a f e d" {
			t.Errorf("%s, %s", got, l.places())
		}
		l.set(paramLastTie, lastTieShared)
		if got := l.due(); got != "finished" || l.places() != "a =b =c f e d" {
			t.Errorf("shared: %s, %s", got, l.places())
		}
	})
	t.Run("four: a round robin of three rounds", func(t *testing.T) {
		l := level(t, 60, 50, 40, 30)
		for _, round := range []struct{ due, winners string }{
			{"a-d@1 b-c@1", "d c"}, {"a-c@1 b-d@1", "c d"}, {"a-b@1 c-d@1", "b d"},
		} {
			if got := l.due(); got != round.due {
				t.Errorf("%s, want %s", got, round.due)
			}
			l.final(strings.Fields(round.winners)...)
		}
		if got := l.due(); got != "finished" || !strings.HasPrefix(l.places(), "d c b a ") {
			t.Errorf("%s, %s", got, l.places())
		}
	})
	t.Run("a tie below the fourth place", func(t *testing.T) {
		l := level(t, 60, 50, 40, 30)
		for range 3 {
			l.final("a", "b", "c")
		}
		if got := l.due(); got != "finished" || !strings.HasSuffix(l.places(), " h g f e") {
			t.Errorf("%s, %s", got, l.places())
		}
	})
}

// TestCrossing: in a tie that crosses places 4 and 5 the difference decides who is in.
func TestCrossing(t *testing.T) {
	t.Run("by difference", func(t *testing.T) {
		l := level(t, 60, 50, 40, 30, 20)
		if got := l.due(); got != "a-d@1 b-c@1" {
			t.Errorf("%s", got)
		}
		l.final("d", "c")
		l.final("d", "c")
		l.final("d", "b")
		if got := l.due(); got != "finished" || !strings.HasPrefix(l.places(), "d c b a e ") {
			t.Errorf("%s, %s", got, l.places())
		}
		e := l.line(len(l.h.Rounds), "e")
		if e.DecidedBy != rules.ByDiff || e.Compared != [2]rules.Sixth{rules.Whole(30), rules.Whole(20)} {
			t.Errorf("the fifth: %+v", e)
		}
	})
	t.Run("equal in difference too: the lot", func(t *testing.T) {
		l := level(t, 60, 50, 40, 30, 30, 30)
		if got := l.due(); got != "lot [[d e f]] false" || !strings.HasPrefix(l.places(), "a b c d =e =f ") {
			t.Errorf("%s, %s", got, l.places())
		}
		l.h.Lots = append(l.h.Lots, rules.Lot{Round: 1, Order: []rules.EntrantID{"f", "d", "e"}})
		if got := l.due(); got != "a-f@1 b-c@1" {
			t.Errorf("%s", got)
		}
		d := l.line(1, "d")
		if d.Place != 5 || d.DecidedBy != rules.ByLot {
			t.Errorf("the fifth: %+v", d)
		}
	})
	t.Run("only one of them is in: no final", func(t *testing.T) {
		l := newHall(t, "a", "b", "c", "d", "e", "f").set(paramRounds, 1)
		l.round(rules.StageMain, "a-b 101:50 101:50", "c-d 101:60 60:101", "e-f 101:70 60:101")
		// a 3; c, d, e, f 1 each at places 2–5: three are in.
		if got := l.due(); got != "c-d@1 | [f]" {
			t.Errorf("%s", got)
		}
		l = level(t, 60, 40, 30)
		l.h.Fines = []*rules.Fine{{Entrant: "b", Round: 1, Points: -1}, {Entrant: "c", Round: 1, Points: -2}}
		if got := l.due(); got != "finished" || l.places() != "a b c f e d" {
			t.Errorf("%s, %s", got, l.places())
		}
	})
	t.Run("options", func(t *testing.T) {
		if got := level(t, 60, 50, 40, 30, 20).set(paramTieCrossing, tieCrossingNone).due(); got != "finished" {
			t.Errorf("a crossing tie without a final: %s", got)
		}
		if got := level(t, 60, 50, 40, 30).set(paramTieCrossing, tieCrossingNone).due(); got != "a-d@1 b-c@1" {
			t.Errorf("a tie that doesn't cross: %s", got)
		}
		if got := level(t, 60, 50, 40).set(paramTieMany, tieManyDifference).due(); got != "finished" {
			t.Errorf("three by difference: %s", got)
		}
		if got := level(t, 60, 50).set(paramTieMany, tieManyDifference).due(); got != "a-b@1 d-c@2" {
			t.Errorf("two all the same: %s", got)
		}
		if got := level(t, 60, 50).set(paramTieFinal, false).due(); got != "finished" {
			t.Errorf("no finals: %s", got)
		}
	})
}

// TestRefusal: who refuses drops below the others of the tie, whatever the difference.
func TestRefusal(t *testing.T) {
	refuse := func(l *hall, ids ...rules.EntrantID) *hall { return l.refuse(ids...) }
	t.Run("one of two", func(t *testing.T) {
		l := refuse(level(t, 60, 40), "a")
		if got := l.due(); got != "d-c@1" {
			t.Errorf("%s", got)
		}
		l.final("d")
		if got := l.due(); got != "finished" || l.places() != "b a d c" {
			t.Errorf("%s, %s", got, l.places())
		}
		if a := l.line(2, "a"); a.DecidedBy != rules.ByRefused || a.Place != 2 {
			t.Errorf("%+v", a)
		}
	})
	t.Run("both: by difference among themselves", func(t *testing.T) {
		l := refuse(level(t, 60, 40), "b", "a", "c", "d")
		if got := l.due(); got != "finished" || l.places() != "a b d c" {
			t.Errorf("%s, %s", got, l.places())
		}
	})
	t.Run("one of three: the others play a match", func(t *testing.T) {
		l := refuse(level(t, 60, 40, 30), "a")
		if got := l.due(); got != "b-c@1" {
			t.Errorf("%s", got)
		}
		l.final("c")
		if got := l.due(); got != "finished" || l.places() != "c b a f e d" {
			t.Errorf("%s, %s", got, l.places())
		}
	})
	t.Run("two of four", func(t *testing.T) {
		l := refuse(level(t, 60, 50, 40, 30), "a", "d")
		l.final("c")
		if got := l.due(); got != "finished" || !strings.HasPrefix(l.places(), "c b a d ") {
			t.Errorf("%s, %s", got, l.places())
		}
	})
	t.Run("across the fourth place: the next by difference comes in", func(t *testing.T) {
		l := refuse(level(t, 60, 50, 40, 30, 20, 10), "b")
		if got := l.due(); got != "a-e@1 c-d@1" {
			t.Errorf("%s", got)
		}
		l.final("e", "d")
		l.final("e", "d")
		l.final("e", "c")
		if !strings.HasPrefix(l.places(), "e d c a f b ") {
			t.Errorf("%s", l.places())
		}
	})
	t.Run("in the middle of a round robin", func(t *testing.T) {
		l := level(t, 60, 50, 40, 30, 20)
		l.final("a", "b")
		refuse(l, "a")
		// d's loss to a no longer counts; e doesn't come in any more.
		if got := l.due(); got != "c-d@1 | [b]" {
			t.Errorf("%s", got)
		}
		for l.due() != "finished" {
			l.final("d", "c")
		}
		if !strings.HasPrefix(l.places(), "d b c e a ") {
			t.Errorf("%s", l.places())
		}
	})
	t.Run("who has left refuses", func(t *testing.T) {
		l := level(t, 60, 40, 30)
		l.leave("a", 1)
		if got := l.due(); got != "b-c@1" {
			t.Errorf("%s", got)
		}
		l.final("b")
		if l.places() != "b c a f e d" {
			t.Errorf("%s", l.places())
		}
	})
	t.Run("who leaves in the middle drops too", func(t *testing.T) {
		l := level(t, 60, 40, 30)
		l.final("b")
		l.leave("b", 2)
		if got := l.due(); got != "a-c@1" {
			t.Errorf("%s", got)
		}
		l.final("c")
		if l.due() != "finished" || l.places() != "c a b f e d" {
			t.Errorf("%s", l.places())
		}
	})
	t.Run("who leaves after his matches keeps them", func(t *testing.T) {
		l := level(t, 60, 40)
		l.final("b", "d")
		l.leave("b", 2)
		if l.due() != "finished" || l.places() != "b a d c" {
			t.Errorf("%s", l.places())
		}
	})
	t.Run("no tie: refusing means nothing", func(t *testing.T) {
		l := newHall(t, "a", "b").set(paramRounds, 1)
		l.round(rules.StageMain, "a-b 101:50 101:50")
		refuse(l, "a")
		if l.due() != "finished" || l.places() != "a b" {
			t.Errorf("%s", l.places())
		}
	})
}

// TestFinalStands: a later correction changes points and places, never who plays the
// final that is published; fines given in a final stay in it.
func TestFinalStands(t *testing.T) {
	l := level(t, 60, 50, 40, 30, 20)
	l.final("a", "b")
	// A corrected first round: e would now be ahead of d by difference.
	first := l.h.Rounds[0]
	for _, table := range first.Tables {
		if table.Seats[0] == "e" {
			l.enter(first, table, parties(t, "101:0", "101:0"))
		}
	}
	if got := l.due(); got != "a-c@1 b-d@1" {
		t.Errorf("%s", got)
	}
	l.final("a", "b")
	l.final("a", "c")
	if got := l.due(); got != "finished" || !strings.HasPrefix(l.places(), "a b c d e ") {
		t.Errorf("%s, %s", got, l.places())
	}
	if e := l.line(4, "e"); e.DecidedBy != rules.ByStage || e.Detail != rules.DetailEntry {
		t.Errorf("e didn't play the final: %+v", e)
	}

	l.h.Fines = append(l.h.Fines, &rules.Fine{Entrant: "a", Round: 4, Points: rules.Points(-2)})
	a := l.line(4, "a")
	if v, _ := a.Value(rules.ByFinal); a.Points != rules.Points(3) || v != rules.Whole(1) || a.FinePoints != rules.Points(-2) || !strings.HasPrefix(l.places(), "b ") {
		t.Errorf("a fine in the final: %+v, %s", a, l.places())
	}
	l.h.Fines[0].Round = 1
	if a := l.line(4, "a"); a.Points != rules.Points(1) || a.Place != 5 {
		t.Errorf("a fine of round 1: %+v, %s", a, l.places())
	}
}

func TestFinalsByHand(t *testing.T) {
	l := level(t, 60, 40)
	p := l.plan()
	s := rules.Seating{Round: 2, Stage: rules.StageTie, Tables: []rules.SeatedTable{
		{Table: 1, Seats: []rules.EntrantID{"a", "c"}}, {Table: 2, Seats: []rules.EntrantID{"b", "d"}},
	}}
	if _, err := l.reg.CheckSeating(l.h, p, s); refusal(err) != "domino.final.mixed at tables.0" {
		t.Errorf("two finals at one table: %v", err)
	}
	s.Tables[0].Seats, s.Tables[1].Seats = []rules.EntrantID{"b", "a"}, []rules.EntrantID{"c", "d"}
	if notices, err := l.reg.CheckSeating(l.h, p, s); err != nil || len(notices) > 0 {
		t.Errorf("the other side: %v, %v", notices, err)
	}
	l = level(t, 60, 50, 40, 30)
	s.Tables[0].Seats, s.Tables[1].Seats = []rules.EntrantID{"a", "b"}, []rules.EntrantID{"c", "d"}
	if notices, err := l.reg.CheckSeating(l.h, l.plan(), s); err != nil || len(notices) != 2 || notices[0].Code != "domino.otherMatch" {
		t.Errorf("another order of the round robin: %v, %v", notices, err)
	}
	l.publish(s)
	l.finish(func(*rules.Round, *rules.Table) Result { return parties(t, "101:50", "101:50") })
	if got := l.due(); got != "a-d@1 b-c@1" {
		t.Errorf("after it: %s", got)
	}
}
