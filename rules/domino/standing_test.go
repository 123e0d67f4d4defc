package domino

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
	"github.com/sudya-app/sudya/rules/standings"
)

// TestStandingGolden is a tournament of three rounds and a final, written by hand: seven
// players, so the judge plays; an unfinished party, a no-show, a decision, a fine, a
// withdrawal and a refusal.
func TestStandingGolden(t *testing.T) {
	l := newHall(t, "Гудзь/Волга", "Сафин/Маяк", "Белкина/Волга", "Лазарчук", "Огнев/Сокол", "Жданко/Маяк", "Зотов").set(paramRounds, 3)
	l.round(rules.StageMain,
		"Гудзь-Сафин 117:64 88:109",      // +24
		"Белкина-Лазарчук 101:57 103:99", // +46
		"Огнев-Жданко 101:80 41:40!",     // +22
		"Зотов-judge 50:101 101:64")      // −14
	r := l.round(rules.StageMain,
		"Огнев-Белкина 60:101 90:101", // −52
		"Гудзь-Сафин 101:100 101:0",
		"Зотов-Лазарчук 101:30 101:31", // +141
		"Жданко-judge 101:50 101:50")   // +102
	l.enter(r, r.Tables[1], Result{NoShow: NoShowB})
	l.leave("Сафин", 2)
	l.h.Fines = []*rules.Fine{{Entrant: "Белкина", Round: 2, Points: -4}, {Entrant: "Жданко", Round: 3, Points: -2}}
	r = l.round(rules.StageMain,
		"Белкина-Зотов 101:20 101:30",   // +152
		"Гудзь-Огнев 101:100 100:101",   // 0
		"Жданко-Лазарчук 101:13 61:60!") // +89
	decided := parties(t, "101:13", "60:60!")
	decided.Decision = &Decision{A: rules.Half(3), B: rules.Half(1)}
	l.enter(r, r.Tables[2], decided)

	for _, c := range []struct {
		round int
		want  string
	}{
		{1, `after round 1, main
1. Белкина: points 3, diff 46
2. Огнев: points 3, diff 22 (diff: 46 over 22)
3. Гудзь: points 1, diff 24 (points: 3 over 1)
4. Зотов: points 1, diff -14 (diff: 24 over -14)
5. Сафин: points 1, diff -24 (diff: -14 over -24)
6. Жданко: points 0, diff -22 (points: 1 over 0)
7. Лазарчук: points 0, diff -46 (diff: -22 over -46)
`},
		{3, `after round 3, main
1. Белкина: points 7
2. Гудзь: points 5 (points: 7 over 5)
3. Зотов: points 4, diff -25 (points: 5 over 4)
4. Огнев: points 4, diff -30 (diff: -25 over -30)
5. Жданко: points 3.5 (points: 4 over 3.5)
6. Лазарчук: points 0.5 (points: 3.5 over 0.5)
7. Сафин: points 1, withdrawn (stage)
`},
	} {
		if got := standings.Describe(l.h, l.reg.Standing(l.h, c.round)); got != c.want {
			t.Errorf("got\n%swant\n%s", got, c.want)
		}
	}

	r = l.seat("final")
	if got := tables(r); got != "Зотов-Огнев@1" || r.Stage != rules.StageTie {
		t.Fatalf("the final is %s", got)
	}
	l.finish(func(*rules.Round, *rules.Table) Result { return parties(t, "101:50", "90:101", "100:101") })
	const final = `after round 4, tie
1. Белкина: points 7
2. Гудзь: points 5 (points: 7 over 5)
3. Огнев: points 4, final 1 (points: 5 over 4)
4. Зотов: points 4, final 0 (final: 1 over 0)
5. Жданко: points 3.5 (points: 4 over 3.5)
6. Лазарчук: points 0.5 (points: 3.5 over 0.5)
7. Сафин: points 1, withdrawn (stage)
`
	if got := standings.Describe(l.h, l.reg.Standing(l.h, 4)); got != final {
		t.Errorf("got\n%swant\n%s", got, final)
	}

	l.h.Rounds = l.h.Rounds[:3]
	l.refuse("Зотов")
	const refused = `after round 3, main
1. Белкина: points 7
2. Гудзь: points 5 (points: 7 over 5)
3. Огнев: points 4 (points: 5 over 4)
4. Зотов: points 4 (refused)
5. Жданко: points 3.5 (points: 4 over 3.5)
6. Лазарчук: points 0.5 (points: 3.5 over 0.5)
7. Сафин: points 1, withdrawn (stage)
`
	if got := standings.Describe(l.h, l.reg.Standing(l.h, 3)); got != refused || !l.plan().Finished {
		t.Errorf("got\n%swant\n%s", got, refused)
	}
}

// TestStandingOrder: the order of registration changes nothing.
func TestStandingOrder(t *testing.T) {
	l := newHall(t, numbered(17, 3)...)
	rnd := draw.New("order")
	for range 3 {
		l.seat(fmt.Sprint(rnd.Uint64()))
		l.invented(rnd)
	}
	want := standings.Describe(l.h, l.reg.Standing(l.h, 3))
	for seed := range uint64(20) {
		shuffled := *l.h
		shuffled.Entrants = append([]*rules.Entrant(nil), l.h.Entrants...)
		rand.New(rand.NewPCG(seed, 1)).Shuffle(len(shuffled.Entrants), func(i, j int) {
			shuffled.Entrants[i], shuffled.Entrants[j] = shuffled.Entrants[j], shuffled.Entrants[i]
		})
		if got := standings.Describe(&shuffled, l.reg.Standing(&shuffled, 3)); got != want {
			t.Fatalf("got\n%swant\n%s", got, want)
		}
	}
}

func TestRoundLines(t *testing.T) {
	l := newHall(t, "a", "b", "c").set(paramRounds, 3)
	l.round(rules.StageMain, "a-b 101:50 50:101", "c-judge 101:50 101:50")
	l.leave("b", 1)
	r := l.round(rules.StageMain, "a-c 101:50 50:101")
	r.Tables[0].Score, r.Closed = nil, false
	want := map[rules.EntrantID][]rules.RoundLine{
		"a": {
			{Round: 1, Stage: rules.StageMain, Table: 1, Opponents: []rules.EntrantID{"b"}, Kind: rules.KindPlayed, Points: rules.Points(1)},
			{Round: 2, Stage: rules.StageMain, Table: 1, Opponents: []rules.EntrantID{"c"}, Kind: rules.KindPlayed, Pending: true},
		},
		"b": {{Round: 1, Stage: rules.StageMain, Table: 1, Seat: 1, Opponents: []rules.EntrantID{"a"}, Kind: rules.KindPlayed, Points: rules.Points(1)}},
		"c": {
			{Round: 1, Stage: rules.StageMain, Table: 2, Opponents: []rules.EntrantID{rules.Judge}, Kind: rules.KindPlayed, Points: rules.Points(3), Diff: rules.Whole(102), Win: true},
			{Round: 2, Stage: rules.StageMain, Table: 1, Seat: 1, Opponents: []rules.EntrantID{"a"}, Kind: rules.KindPlayed, Pending: true},
		},
	}
	for id, lines := range want {
		if got := l.line(2, id); !reflect.DeepEqual(got.Rounds, lines) {
			t.Errorf("%s: %+v", id, got.Rounds)
		}
	}
	if b := l.line(2, "b"); b.Status != rules.StatusWithdrawn || b.Last != 1 || b.Place != 3 || b.DecidedBy != rules.ByStage || !b.Played {
		t.Errorf("%+v", b)
	}
	if b := l.line(0, "b"); b.Status != rules.StatusActive || b.Played || b.Place != 1 || b.PlaceTo != 3 {
		t.Errorf("before round 1: %+v", b)
	}
	if len(l.reg.Standing(l.h, 9).Lines) != 3 || l.reg.Standing(l.h, -1).Round != 0 {
		t.Error("rounds out of range")
	}
	l.h.Rounds[1].Published = false
	if a := l.line(2, "a"); len(a.Rounds) != 1 {
		t.Errorf("a draft is in the path: %+v", a.Rounds)
	}
	l.h.Rounds[1].Published, l.h.Rounds[1].Tables = true, nil
	if a := l.line(2, "a"); a.Rounds[1].Kind != rules.KindAbsent {
		t.Errorf("not seated: %+v", a.Rounds)
	}
	l.h.Entrant("b").Leave.Kind = rules.LeaveRemoved
	if b := l.line(2, "b"); b.Status != rules.StatusRemoved {
		t.Errorf("%+v", b)
	}
}

// TestScoredPoints: the option that ranks by the points scored instead of the difference.
func TestScoredPoints(t *testing.T) {
	l := newHall(t, "a", "b", "c", "d").set(paramRounds, 1).set(paramTieFinal, false)
	// a: +98 or 199; b: −98 or 101; c: −1 or 200; d: +1 or 201.
	for scored, want := range map[string]string{scoredDifference: "a d c b", scoredPoints: "d c a b"} {
		l.h.Rounds = nil
		l.set(paramScored, scored)
		l.round(rules.StageMain, "a-b 101:0 98:101", "c-d 101:100 99:101")
		if got := l.places(); got != want {
			t.Errorf("%s: %s, want %s", scored, got, want)
		}
	}
}

func BenchmarkStanding(b *testing.B) {
	l := newHall(b, numbered(1000, 50)...).set(paramRounds, 9)
	rnd := draw.New("bench")
	for range 9 {
		l.seat(fmt.Sprint(rnd.Uint64()))
		l.invented(rnd)
	}
	b.ResetTimer()
	for b.Loop() {
		l.reg.Standing(l.h, 9)
	}
}
