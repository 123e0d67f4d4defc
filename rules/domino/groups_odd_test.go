package domino

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
	"github.com/sudya-app/sudya/rules/pairing"
)

// bothOdd is a hall of two odd groups after a round of four and four, of which the fourth
// of each has left: a1 … a3 and b1 … b3 stand in this order. teams: "a1/T b3/T".
func bothOdd(t testing.TB, teams string) *hall {
	l := newHall(t, strings.Fields("a1 a2 a3 a4 b1 b2 b3 b4")...).set(paramGroups, true).set(paramGroupRounds, 3)
	l.round(rules.StageGroups, "a1-a2@a 101:50 50:101", "a3-a4@a 101:50 50:101", "b1-b2@b 101:50 50:101", "b3-b4@b 101:50 50:101")
	for i, e := range l.h.Entrants {
		l.h.Fines = append(l.h.Fines, &rules.Fine{Entrant: e.ID, Round: 1, Whists: 1000 - 10*i})
	}
	l.leave("a4", 1)
	l.leave("b4", 1)
	for _, text := range strings.Fields(teams) {
		id, team, _ := strings.Cut(text, "/")
		l.h.Entrant(rules.EntrantID(id)).Team = team
	}
	return l
}

// TestBothGroupsOdd is 1.6 in 1.8: of two team-mates at a table the worse goes to the table
// below, the better of that one comes up; the table where the groups' odd ones meet is the
// last one of either group.
func TestBothGroupsOdd(t *testing.T) {
	for _, c := range []struct {
		name, teams, want, why string
		notices                int
	}{
		{"no team-mates: the last of each group meet", "", "a1-a2@a b1-b2@b a3-b3", "-, -, groupsOdd 3 3 0", 0},
		// a1 and a2 would meet: a2 goes down, a3 comes up.
		{"places 1 and 2 of group a", "a1/T a2/T", "a1-a3@a b1-b2@b a2-b3", "team 1 2 0, -, groupsOdd 2 3 0", 0},
		{"places 1 and 2 of group b", "b1/T b2/T", "a1-a2@a b1-b3@b a3-b2", "-, team 1 2 0, groupsOdd 3 2 0", 0},
		{"both", "a1/T a2/T b1/U b2/U", "a1-a3@a b1-b3@b a2-b2", "team 1 2 0, team 1 2 0, groupsOdd 2 2 0", 0},
		// a3 and b3 would meet: of b the worse, b3, can't go down; so b2 does.
		{"the last of each group", "a3/T b3/T", "a1-a2@a b1-b3@b a3-b2", "-, restTeam 1 2 0, groupsOdd 3 2 0", 0},
		// Group b can spare nobody but players of T, so a sends one who isn't of it: a2.
		{"all of group b", "a3/T b1/T b2/T b3/T", "a1-a3@a b1-b2@b a2-b3", "restTeam 1 2 0, clash 1 2 0, groupsOdd 2 3 0", 1},
		{"all of one team: a clash at each table", "a1/T a2/T a3/T b1/T b2/T b3/T", "a1-a2@a b1-b2@b a3-b3", "clash 1 2 0, clash 1 2 0, groupsOdd 3 3 0", 2},
	} {
		l := bothOdd(t, c.teams)
		s, err := l.reg.Seat(l.h, l.plan(), "s")
		if err != nil {
			t.Fatal(err)
		}
		notices, err := l.reg.CheckSeating(l.h, l.plan(), s)
		if err != nil || slices.ContainsFunc(notices, func(n rules.Notice) bool { return n.Code == "domino.groupsMixed" }) {
			t.Errorf("%s: its own check says %v, %v", c.name, notices, err)
		}
		r := l.publish(s)
		if got := tables(r); got != c.want || len(s.Notices) != c.notices {
			t.Errorf("%s: %s, %v; want %s, %d notices", c.name, got, s.Notices, c.want, c.notices)
		}
		if got := why(r); c.why != "" && got != c.why {
			t.Errorf("%s: %s", c.name, got)
		}
	}
}

// TestBothGroupsOddFewest: against every other choice of who meets across and of who meets
// within the groups, no seating has fewer tables of team-mates; everybody sits once.
func TestBothGroupsOddFewest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := &hall{h: &rules.History{Params: defaults()}}
		l.h.Params = l.h.Params.With(rules.Params{paramAvoidRematches: rapid.Bool().Draw(t, "avoid")})
		var fields [2][]rules.EntrantID
		team := map[rules.EntrantID]string{}
		for k, name := range []string{"a", "b"} {
			n := rapid.SampledFrom([]int{1, 3, 5}).Draw(t, name)
			for i := range n {
				id := rules.EntrantID(fmt.Sprint(name, i+1))
				team[id] = rapid.SampledFrom([]string{"", "T", "T", "U"}).Draw(t, string(id))
				fields[k] = append(fields[k], id)
				l.h.Entrants = append(l.h.Entrants, &rules.Entrant{ID: id, Team: team[id]})
			}
		}
		rnd := draw.New(rapid.String().Draw(t, "earlier"))
		past := &rules.Round{Number: 1, Stage: rules.StageGroups, Published: true}
		for _, field := range fields {
			order := rnd.Perm(len(field))
			for i := 0; i+1 < len(order); i += 2 {
				past.Tables = append(past.Tables, &rules.Table{Seats: []rules.EntrantID{field[order[i]], field[order[i+1]]}})
			}
		}
		l.h.Rounds = []*rules.Round{past}
		r := seater{h: l.h, round: 2, again: true}
		r.bothOdd(fields)
		seated, clashes := map[rules.EntrantID]bool{}, 0
		for _, table := range r.numbered() {
			for _, id := range table.Seats {
				seated[id] = true
			}
			if a := team[table.Seats[0]]; a != "" && a == team[table.Seats[1]] {
				clashes++
			}
		}
		if len(seated) != len(fields[0])+len(fields[1]) {
			t.Fatalf("seated: %v", seated)
		}
		same := func(a, b rules.EntrantID) int {
			if team[a] != "" && team[a] == team[b] {
				return 1
			}
			return 0
		}
		var within func(left []rules.EntrantID) int
		within = func(left []rules.EntrantID) int {
			if len(left) == 0 {
				return 0
			}
			best := 99
			for j := 1; j < len(left); j++ {
				rest := append(append([]rules.EntrantID{}, left[1:j]...), left[j+1:]...)
				best = min(best, same(left[0], left[j])+within(rest))
			}
			return best
		}
		but := func(list []rules.EntrantID, i int) []rules.EntrantID {
			return append(append([]rules.EntrantID{}, list[:i]...), list[i+1:]...)
		}
		fewest := 99
		for i, x := range fields[0] {
			for j, y := range fields[1] {
				fewest = min(fewest, same(x, y)+within(but(fields[0], i))+within(but(fields[1], j)))
			}
		}
		if clashes != fewest {
			t.Fatalf("%d clashes, %d would do: %v", clashes, fewest, r.numbered())
		}
	})
}

// TestReseat: what was seated before OddAlgo is still found from its seed.
func TestReseat(t *testing.T) {
	l := bothOdd(t, "a1/T a2/T")
	s, err := l.reg.Reseat(l.h, l.plan(), "s", pairing.ApartAlgo)
	if err != nil || s.Algo != pairing.ApartAlgo || tables(l.publish(s)) != "a1-a2@a b1-b2@b a3-b3" {
		t.Errorf("%v: %+v", err, s)
	}
	l = bothOdd(t, "a1/T a2/T")
	if s, err := l.reg.Reseat(l.h, l.plan(), "s", OddAlgo); err != nil || s.Algo != OddAlgo || tables(l.publish(s)) != "a1-a3@a b1-b2@b a2-b3" {
		t.Errorf("%v: %+v", err, s)
	}
}
