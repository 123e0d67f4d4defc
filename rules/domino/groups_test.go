package domino

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
)

// TestGroupSizes: both even if the field is even, else only the second odd; as near as
// that allows.
func TestGroupSizes(t *testing.T) {
	for n, want := range map[int][2]int{
		4: {2, 2}, 5: {2, 3}, 6: {4, 2}, 7: {4, 3}, 8: {4, 4}, 28: {14, 14}, 29: {14, 15}, 30: {16, 14}, 31: {16, 15}, 32: {16, 16},
	} {
		if a, b := groupSizes(n); a != want[0] || b != want[1] {
			t.Errorf("%d: %d and %d, want %v", n, a, b, want)
		}
	}
	for n := 4; n < 300; n++ {
		a, b := groupSizes(n)
		if a+b != n || a%2 != 0 || a-b > 2 || b-a > 1 {
			t.Errorf("%d: %d and %d", n, a, b)
		}
	}
}

// TestDrawGroupsSeeds: no group gets more seeded players than tables, as long as all tables
// are enough, and the teams stay spread where a player of the same team can change places.
func TestDrawGroupsSeeds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(4, 40).Draw(t, "players")
		sizeA, sizeB := groupSizes(n)
		tables := map[string]int{groupA: (sizeA + 1) / 2, groupB: (sizeB + 1) / 2}
		left := tables[groupA] + tables[groupB]
		h := &rules.History{}
		var field []rules.EntrantID
		for i := range n {
			e := &rules.Entrant{ID: rules.EntrantID(fmt.Sprint(i)), Team: rapid.SampledFrom([]string{"", "", "T", "U"}).Draw(t, "team")}
			if left > 0 && rapid.Bool().Draw(t, "seeded") {
				e.Seed = 1
				left--
			}
			h.Entrants, field = append(h.Entrants, e), append(field, e.ID)
		}
		size, seeds := map[string]int{}, map[string]int{}
		for id, name := range drawGroups(h, field, draw.New(rapid.String().Draw(t, "seed"))) {
			size[name]++
			if h.Entrant(id).Seed > 0 {
				seeds[name]++
			}
		}
		if size[groupA] != sizeA || size[groupB] != sizeB {
			t.Fatalf("%d players: groups of %v", n, size)
		}
		if seeds[groupA] > tables[groupA] || seeds[groupB] > tables[groupB] {
			t.Fatalf("%v seeds at %v tables", seeds, tables)
		}
	})
}

// TestDrawGroups: the sizes hold, and each team is spread over both groups as evenly as
// the sizes let it.
func TestDrawGroups(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(4, 60).Draw(t, "players")
		h := &rules.History{}
		var field []rules.EntrantID
		for i := range n {
			team := rapid.SampledFrom([]string{"", "", "T", "U", "V", "W"}).Draw(t, "team")
			id := rules.EntrantID(fmt.Sprint(i))
			h.Entrants, field = append(h.Entrants, &rules.Entrant{ID: id, Team: team}), append(field, id)
		}
		group := drawGroups(h, field, draw.New(rapid.String().Draw(t, "seed")))
		count, uneven, free := map[string]map[string]int{}, 0, 0
		for _, e := range h.Entrants {
			if count[e.Team] == nil {
				count[e.Team] = map[string]int{}
			}
			count[e.Team][group[e.ID]]++
		}
		var size [2]int
		for team, c := range count {
			size[0] += c[groupA]
			size[1] += c[groupB]
			d := c[groupA] - c[groupB]
			switch {
			case team == "":
				free += c[groupA] + c[groupB]
			case d > 1 || d < -1:
				uneven++
			}
		}
		if a, b := groupSizes(n); size != [2]int{a, b} {
			t.Fatalf("%d: sizes %v", n, size)
		}
		// 30 players are 16 and 14: if all are in teams of an even size, one is split 2 apart.
		if uneven > 1 || uneven == 1 && (n%4 != 2 || free > 0) {
			t.Fatalf("%d: %v", n, count)
		}
	})
}

func TestGroupRounds(t *testing.T) {
	l := newHall(t, numbered(13, 4)...).set(paramGroups, true)
	p := l.plan()
	if p.Stage != rules.StageGroups || p.System != rules.SystemGroups || len(p.Field) != 13 {
		t.Fatalf("%+v", p)
	}
	r := l.seat("s")
	if r.Algo != GroupsAlgo || len(r.Tables) != 7 {
		t.Fatalf("%+v", r)
	}
	for i, table := range r.Tables {
		want := groupA
		if i >= 3 {
			want = groupB
		}
		if table.Group != want || table.Number != i+1 {
			t.Errorf("table %d of group %s stands at %d", table.Number, table.Group, i)
		}
	}
	if last := r.Tables[6]; last.Seats[1] != rules.Judge {
		t.Errorf("the judge plays in the second group, at the last table: %v", last.Seats)
	}
	group := groupOf(l.h)
	rnd := draw.New("groups")
	for range 6 {
		l.invented(rnd)
		if l.plan().Stage != rules.StageGroups {
			break
		}
		r := l.seat("s")
		if r.System != rules.SystemApart {
			t.Errorf("round %d: %s", r.Number, r.System)
		}
		for _, table := range r.Tables {
			for _, id := range table.Seats {
				if id != rules.Judge && group[id] != table.Group {
					t.Errorf("round %d: %s of group %s at a table of %s", r.Number, id, group[id], table.Group)
				}
			}
		}
	}
	if len(l.h.Rounds) != 6 {
		t.Errorf("%d rounds in the groups", len(l.h.Rounds))
	}
}

// paired is a hall of two groups after its rounds: a1 … of group a and b1 … of group b,
// each ahead of the next of the group; 1.8.
func paired(t *testing.T, a, b int) *hall {
	var names, lines []string
	var fines []*rules.Fine
	group := func(g string, n, whists int) {
		for i := 1; i <= n; i++ {
			names = append(names, fmt.Sprint(g, i))
			fines = append(fines, &rules.Fine{Entrant: rules.EntrantID(fmt.Sprint(g, i)), Round: 1, Whists: whists - 10*i})
		}
		for i := 1; i <= n; i += 2 {
			second := fmt.Sprint(g, i+1)
			if i == n {
				second = string(rules.Judge)
			}
			lines = append(lines, fmt.Sprintf("%s%d-%s@%s 101:50 50:101", g, i, second, g))
		}
	}
	group(groupA, a, 100)
	group(groupB, b, 105)
	l := newHall(t, names...).set(paramGroups, true).set(paramGroupRounds, 1)
	l.round(rules.StageGroups, lines...)
	l.h.Fines = fines
	return l
}

// dueMatches is what comes next after the groups: stage, tables, who sits out, who goes on.
func (l *hall) dueMatches() string {
	l.t.Helper()
	p := l.plan()
	if len(p.NeedLot) > 0 {
		return fmt.Sprint("lot ", p.NeedLot)
	}
	if p.Finished {
		return "finished"
	}
	s, err := l.reg.Seat(l.h, p, "s")
	if err != nil {
		l.t.Fatal(err)
	}
	if notices, err := l.reg.CheckSeating(l.h, p, s); err != nil || len(notices) > 0 {
		l.t.Fatalf("%v, %v", notices, err)
	}
	text := fmt.Sprint(p.Stage, " ", tables(&rules.Round{Tables: seatedTables(s)}))
	if len(s.Byes) > 0 {
		text += fmt.Sprint(" | ", s.Byes)
	}
	if p.Keep > 0 {
		text += fmt.Sprint(" of ", p.Keep, " ", s.Through)
	}
	return text
}

func TestBracket(t *testing.T) {
	t.Run("1a–2b and 2a–1b, then places 1–2 and 3–4", func(t *testing.T) {
		l := paired(t, 4, 4)
		if got := l.places(); got != "b1 a1 b2 a2 b3 a3 b4 a4" {
			t.Errorf("after the groups: %s", got)
		}
		s := l.reg.Standing(l.h, 1)
		if s.Keep != 4 || s.Stage != rules.StageGroups || s.Line("a3").Status != rules.StatusEliminated || s.Line("a3").Last != 1 || s.Line("a2").Status != rules.StatusActive {
			t.Errorf("%+v", s)
		}
		if got := l.dueMatches(); got != "semi a1-b2 a2-b1 of 4 [b1 a1 b2 a2]" {
			t.Errorf("%s", got)
		}
		l.final("b2", "a2")
		if got := l.places(); got != "b2 a2 b1 a1 b3 a3 b4 a4" {
			t.Errorf("after the semi-finals: %s", got)
		}
		// b2 and a2 won their semi-finals: b1 is below a2 for that, whatever their points.
		if b1 := l.line(2, "b1"); b1.DecidedBy != rules.ByFinal || b1.Detail != rules.DetailSemi {
			t.Errorf("after the semi-finals: %+v", b1)
		}
		if got := l.dueMatches(); got != "place b2-a2 b1-a1" {
			t.Errorf("%s", got)
		}
		l.final("a2", "a1")
		if got := l.dueMatches(); got != "finished" || l.places() != "a2 b2 a1 b1 b3 a3 b4 a4" {
			t.Errorf("%s, %s", got, l.places())
		}
		for id, want := range map[rules.EntrantID]string{"b2": rules.ByFinal, "a1": rules.ByFinal, "b3": rules.ByStage, "a3": rules.ByDiff} {
			if line := l.line(3, id); line.DecidedBy != want {
				t.Errorf("%s is decided by %s, want %s", id, line.DecidedBy, want)
			}
		}
		for id, want := range map[rules.EntrantID]string{"b2": "match 1", "a1": "places 0", "b1": "match 3"} {
			if line := l.line(3, id); fmt.Sprint(line.Detail, " ", line.Compared[0]) != want {
				t.Errorf("%s: %s %s, want %s", id, line.Detail, line.Compared[0], want)
			}
		}
		if got := l.reg.Standing(l.h, 1).Lines[0].Entrant; got != "b1" {
			t.Errorf("the standing after round 1, seen from the end, begins with %s", got)
		}
	})
	t.Run("the other group's third is better: the two best of each go on all the same", func(t *testing.T) {
		l := paired(t, 4, 4)
		l.h.Fines = append(l.h.Fines, &rules.Fine{Entrant: "b3", Round: 1, Points: rules.Points(1)}, &rules.Fine{Entrant: "b1", Round: 1, Points: rules.Points(5)}, &rules.Fine{Entrant: "b2", Round: 1, Points: rules.Points(4)})
		if got := l.places(); got != "b1 b2 a1 a2 b3 a3 b4 a4" {
			t.Errorf("%s", got)
		}
	})
	t.Run("equal on points and difference: the lot", func(t *testing.T) {
		for _, c := range []struct {
			first, second rules.EntrantID
			want          string
		}{
			{"a1", "a2", "lot [[a1 a2]]"},
			{"b2", "b3", "lot [[b2 b3]]"},
			{"a3", "a4", "semi a1-b2 a2-b1 of 4 [b1 a1 b2 a2]"},
			{"a2", "b2", "semi a1-b2 a2-b1 of 4 [b1 a1 a2 b2]"},
		} {
			l := paired(t, 4, 4)
			top := l.line(1, c.first).Diff
			own := l.line(1, c.second).Diff
			l.h.Fines = append(l.h.Fines, &rules.Fine{Entrant: c.second, Round: 1, Whists: int((top - own) / rules.Whole(1))})
			if got := l.dueMatches(); got != c.want {
				t.Errorf("%s and %s: %s, want %s", c.first, c.second, got, c.want)
			}
		}
		l := paired(t, 4, 4)
		l.h.Fines = append(l.h.Fines, &rules.Fine{Entrant: "a2", Round: 1, Whists: int((l.line(1, "a1").Diff - l.line(1, "a2").Diff) / rules.Whole(1))})
		if s := l.reg.Standing(l.h, 1); s.Line("a3").Status != rules.StatusActive {
			t.Errorf("before the lot nobody is out: %+v", s.Line("a3"))
		}
		l.h.Lots = []rules.Lot{{Round: 1, Order: []rules.EntrantID{"a2", "a1"}}}
		if got := l.dueMatches(); got != "semi a2-b2 a1-b1 of 4 [b1 a2 a1 b2]" {
			t.Errorf("after the lot: %s", got)
		}
	})
	t.Run("who has left or refuses before the semi-finals makes room for the next", func(t *testing.T) {
		l := paired(t, 4, 4)
		l.leave("a1", 1)
		l.refuse("b2")
		if got := l.dueMatches(); got != "semi a2-b3 a3-b1 of 4 [b1 a2 b3 a3]" {
			t.Errorf("%s", got)
		}
	})
	t.Run("a group of one", func(t *testing.T) {
		l := paired(t, 4, 2)
		l.leave("b1", 1)
		if got := l.dueMatches(); got != "semi a2-b2 | [a1] of 3 [a1 b2 a2]" {
			t.Errorf("%s", got)
		}
		l.final("b2")
		if got := l.dueMatches(); got != "place a1-b2" {
			t.Errorf("%s", got)
		}
		l.final("b2")
		if !strings.HasPrefix(l.places(), "b2 a1 a2 ") {
			t.Errorf("%s", l.places())
		}
	})
	t.Run("who leaves after the semi-finals loses his match without play", func(t *testing.T) {
		l := paired(t, 4, 4)
		l.final("a1", "b1")
		l.leave("a1", 2)
		if got := l.dueMatches(); got != "place b2-a2" {
			t.Errorf("%s", got)
		}
		l.final("a2")
		if got := l.dueMatches(); got != "finished" || l.places() != "b1 a1 a2 b2 b3 a3 b4 a4" {
			t.Errorf("%s, %s", got, l.places())
		}
		for id, want := range map[rules.EntrantID]string{"a1": rules.DetailNoMatch, "a2": rules.DetailPlaces, "b2": rules.DetailMatch} {
			if line := l.line(3, id); line.Detail != want {
				t.Errorf("%s: %s, want %s", id, line.Detail, want)
			}
		}
		l = paired(t, 4, 4)
		l.final("a1", "b1")
		l.refuse("a1", "b2", "a2", "b1")
		if got := l.dueMatches(); got != "finished" || l.places() != "b1 a1 b2 a2 b3 a3 b4 a4" {
			t.Errorf("all refuse: %s, %s", got, l.places())
		}
	})
	t.Run("nobody comes to a semi-final", func(t *testing.T) {
		l := paired(t, 4, 4)
		l.seat("s")
		l.finish(func(_ *rules.Round, table *rules.Table) Result {
			if table.Number == 1 {
				return Result{NoShow: NoShowBoth}
			}
			return Result{NoShow: NoShowA}
		})
		if got := l.dueMatches(); got != "finished" || l.places() != "b1 a2 a1 b2 b3 a3 b4 a4" {
			t.Errorf("%s, %s", got, l.places())
		}
	})
	t.Run("the list stands after a correction", func(t *testing.T) {
		l := paired(t, 4, 4)
		l.seat("s")
		l.h.Fines = append(l.h.Fines, &rules.Fine{Entrant: "a3", Round: 1, Points: rules.Points(5)})
		if got := l.places(); got != "b1 a1 b2 a2 a3 b3 b4 a4" {
			t.Errorf("%s", got)
		}
	})
	t.Run("by hand", func(t *testing.T) {
		l := paired(t, 4, 4)
		p := l.plan()
		s := rules.Seating{Round: 2, Stage: rules.StageSemi, Tables: []rules.SeatedTable{{Table: 1, Seats: []rules.EntrantID{"a1", "a2"}}, {Table: 2, Seats: []rules.EntrantID{"b1", "b2"}}}}
		if notices, err := l.reg.CheckSeating(l.h, p, s); err != nil || len(notices) != 2 || notices[0].Code != "domino.otherMatch" {
			t.Errorf("%v, %v", notices, err)
		}
	})
}

// TestPlacesFromFive: over both groups together, or by the place in the own group.
func TestPlacesFromFive(t *testing.T) {
	l := paired(t, 6, 4)
	l.h.Fines = append(l.h.Fines, &rules.Fine{Entrant: "a3", Round: 1, Points: 4}, &rules.Fine{Entrant: "a4", Round: 1, Points: 4},
		&rules.Fine{Entrant: "a1", Round: 1, Points: 8}, &rules.Fine{Entrant: "a2", Round: 1, Points: 8})
	if got := l.places(); got != "a1 a2 b1 b2 a3 a4 b3 b4 a5 a6" {
		t.Errorf("together: %s", got)
	}
	l.set(paramPlacesFromFive, placesByGroup)
	if got := l.places(); got != "a1 a2 b1 b2 a3 b3 a4 b4 a5 a6" {
		t.Errorf("by group: %s", got)
	}
	if b4 := l.line(1, "a4"); b4.DecidedBy != rules.ByGroup {
		t.Errorf("%+v", b4)
	}
}

// TestGroupsOdd: the judge plays in the group that has become odd; if both have, their
// last ones meet at the last table.
func TestGroupsOdd(t *testing.T) {
	l := paired(t, 4, 4).set(paramGroupRounds, 3)
	l.leave("a2", 1)
	r := l.seat("s")
	if got := tables(r); got != "a1-a3@a b1-b2@b b3-b4@b a4-judge@a" {
		t.Errorf("one: %s", got)
	}
	l = paired(t, 4, 4).set(paramGroupRounds, 3)
	l.leave("a2", 1)
	l.leave("b4", 1)
	r = l.seat("s")
	if got := tables(r); got != "a1-a3@a b1-b2@b a4-b3" || r.Tables[2].Why.Code != "groupsOdd" {
		t.Errorf("both: %s", got)
	}
	l.finish(func(*rules.Round, *rules.Table) Result { return parties(t, "101:50", "50:101") })
	if notices, err := l.reg.CheckSeating(l.h, l.plan(), mixed("a1-b3", "b1-b2", "a3-a4")); err != nil || len(notices) != 1 || notices[0].Code != "domino.groupsMixed" {
		t.Errorf("mixed by hand: %v, %v", notices, err)
	}
	first := newHall(t, numbered(4, 0)...).set(paramGroups, true)
	if _, err := first.reg.CheckSeating(first.h, first.plan(), mixed("p01-p02", "p03-p04")); refusal(err) != "domino.table.group at tables.0" {
		t.Errorf("the first round without groups: %v", err)
	}
}

func mixed(list ...string) rules.Seating {
	s := rules.Seating{Round: 3, Stage: rules.StageGroups}
	for i, text := range list {
		a, b, _ := strings.Cut(text, "-")
		s.Tables = append(s.Tables, rules.SeatedTable{Table: i + 1, Seats: []rules.EntrantID{rules.EntrantID(a), rules.EntrantID(b)}})
	}
	return s
}
