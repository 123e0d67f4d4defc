package pairing

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/draw"
)

func TestMeetings(t *testing.T) {
	m := NewMeetings(5)
	m.Add(3, 1, 4)
	m.Add(1, 3, 2)
	m.Add(1, 0, 1)
	for _, tc := range []struct{ a, b, count, last int }{{1, 3, 2, 4}, {3, 1, 2, 4}, {0, 1, 1, 1}, {0, 3, 0, 0}, {4, 0, 0, 0}} {
		if count, last := m.Count(tc.a, tc.b), m.Last(tc.a, tc.b); count != tc.count || last != tc.last {
			t.Errorf("%d and %d met %d times, last in %d; want %d, %d", tc.a, tc.b, count, last, tc.count, tc.last)
		}
	}
}

func TestRandomLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := 2 * rapid.IntRange(0, 30).Draw(t, "half")
		team := drawTeams(t, n, 4)
		seeded := make([]bool, n)
		seeds := rapid.IntRange(0, n/2).Draw(t, "seeds")
		for _, p := range draw.New(rapid.String().Draw(t, "who")).Perm(n)[:seeds] {
			seeded[p] = true
		}
		seed := rapid.String().Draw(t, "seed")
		pairs, err := Random(n, draw.New(seed), seeded, team)
		if err != nil {
			t.Fatal(err)
		}
		var seats [][]int
		clashes := 0
		for _, p := range pairs {
			seats = append(seats, []int{p.A, p.B})
			if seeded[p.A] && seeded[p.B] {
				t.Fatalf("the seeds %d and %d meet", p.A, p.B)
			}
			clash := team[p.A] != "" && team[p.A] == team[p.B]
			clashes += one(clash)
			if clash != (p.Why != nil && p.Why.Code == reasonClash) || p.A >= p.B {
				t.Fatalf("%+v, teams %q and %q", p, team[p.A], team[p.B])
			}
		}
		if err := Check(seats, n, nil); err != nil {
			t.Fatal(err)
		}
		if seeds == 0 {
			apart := func(i, j int) bool { return team[i] == "" || team[i] != team[j] }
			if fewest := n/2 - slowSize(positions(n), apart); clashes != fewest {
				t.Fatalf("%d tables of team-mates, the fewest are %d", clashes, fewest)
			}
		}
		again, _ := Random(n, draw.New(seed), seeded, team)
		if fmt.Sprint(told(again)) != fmt.Sprint(told(pairs)) {
			t.Fatal("the same seed seats otherwise")
		}
	})
}

// Another program shuffles six by this seed to 4 5 2 1 3 0.
func TestRandomWithoutTeamsAndSeeds(t *testing.T) {
	pairs, err := Random(6, draw.New("тур 1"), nil, nil)
	if got, want := told(pairs), []string{"5–6", "2–3", "1–4"}; err != nil || !slices.Equal(got, want) {
		t.Errorf("%q, %v, want %q", got, err, want)
	}
}

func TestMoreSeedsThanTables(t *testing.T) {
	_, err := Random(4, draw.New("seed"), []bool{true, true, false, true}, nil)
	if got := fmt.Sprint(err); got != "seating.seeds seeds=3 tables=2" {
		t.Error(got)
	}
}

func TestSides(t *testing.T) {
	pairs := []Pair{{A: 0, B: 1}, {A: 2, B: 3}, {A: 4, B: 5}}
	for i := range 20 {
		sides := Sides(pairs, []int{1, 2, 3, 0, 1, 1}, draw.New(fmt.Sprint(i)))
		if sides[0] != [2]int{0, 1} || sides[1] != [2]int{3, 2} {
			t.Fatalf("%v: fewer rounds on the line go first", sides)
		}
	}
	// Equal ones sit there about as often as each other.
	first := 0
	for i := range 1000 {
		first += one(Sides(pairs[2:], make([]int, 6), draw.New(fmt.Sprint(i)))[0] == [2]int{4, 5})
	}
	if first < 440 || first > 560 {
		t.Errorf("the higher one sat N–S %d times of 1000", first)
	}
}

func TestOrderByLot(t *testing.T) {
	field := []string{"a", "b", "c", "d", "e", "f"}
	seen := map[string]bool{}
	for i := range 40 {
		order := OrderByLot(field, [][]string{{"c", "b"}, {"f", "e", "gone"}}, draw.New(fmt.Sprint(i)))
		seen[fmt.Sprint(order)] = true
	}
	if len(seen) != 4 {
		t.Errorf("orders %v, want the four that exchange b with c and e with f", seen)
	}
	for order := range seen {
		if order[1] != 'a' || order[7] != 'd' {
			t.Errorf("%s: a and d aren't tied with anybody", order)
		}
	}
	if !slices.Equal(field, []string{"a", "b", "c", "d", "e", "f"}) {
		t.Errorf("the field itself was changed: %v", field)
	}
}

func TestCheck(t *testing.T) {
	for _, tc := range []struct {
		name  string
		seats [][]int
		bye   []int
		want  string
	}{
		{"everybody", [][]int{{0, 3}, {4, 1}}, []int{2}, ""},
		{"twice at tables", [][]int{{0, 3}, {3, 1}}, []int{2}, "seating.twice at tables.1.0 a=4"},
		{"seated and out", [][]int{{0, 3}, {4, 1}}, []int{1}, "seating.twice at bye.0 a=2"},
		{"missing", [][]int{{0, 3}, {4, 1}}, nil, "seating.missing at tables a=3"},
		{"too high", [][]int{{0, 5}}, nil, "seating.unknown at tables.0.1 a=6 n=5"},
		{"negative", [][]int{{0, -1}}, nil, "seating.unknown at tables.0.1 a=0 n=5"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			got := ""
			if err := Check(tc.seats, 5, tc.bye); err != nil {
				got = err.Error()
			}
			if got != tc.want {
				t.Errorf("%q, want %q", got, tc.want)
			}
		})
	}
}

// Every refusal that the tests above meet is listed for the texts.
func TestCodes(t *testing.T) {
	_, seeds := Random(2, draw.New(""), []bool{true, true}, nil)
	for _, err := range []error{
		seeds, Check(nil, 1, nil), Check([][]int{{0, 0}}, 1, nil), Check([][]int{{1}}, 1, nil),
	} {
		if code := rules.CodeOf(err); !slices.Contains(Codes, code) {
			t.Errorf("%v isn't listed", err)
		}
	}
}
