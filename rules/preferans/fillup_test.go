package preferans

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/pairing"
)

func tablesOf(text string) (tables [][]rules.EntrantID) {
	for _, part := range strings.Split(text, ";") {
		var table []rules.EntrantID
		for _, id := range strings.Fields(part) {
			table = append(table, rules.EntrantID(id))
		}
		tables = append(tables, table)
	}
	return tables
}

func ids(text string) []rules.EntrantID { return tablesOf(text)[0] }

func TestFillUp(t *testing.T) {
	for _, row := range []struct{ name, tables, absent, want, moves, byes string }{
		{"nobody is missing", "a b c d; e f g h", "", "[[a b c d] [e f g h]]", "[]", "[]"},
		{"nine of twelve, one from each", "a b c d; e f g h; i j k l", "a f l", "[[b c d] [e g h] [i j k]]", "[]", "[]"},
		{"nine of twelve, three from one table", "a b c d; e f g h; i j k l", "j k l", "[[a b c] [e f g] [i h d]]", "[{h 1 2} {d 0 2}]", "[]"},
		{"seven of eight", "a b c d; e f g h", "b", "[[a c d] [e f g h]]", "[]", "[]"},
		{"six of eight: two from one table", "a b c d; e f g h", "a b", "[[h c d] [e f g]]", "[{h 1 0}]", "[]"},
		{"five of eight: four play", "a b c d; e f g h", "f g h", "[[a b c d] []]", "[{e 1 -1}]", "[e]"},
		{"five of eight, three and two", "a b c d; e f g h", "d g h", "[[a b c e] []]", "[{f 1 -1} {e 1 0}]", "[f]"},
		{"four of eight, two and two", "a b c d; e f g h", "a b g h", "[[f e c d] []]", "[{f 1 0} {e 1 0}]", "[]"},
		{"eight of nine: a table is given up", "a b c; d e f; g h i", "i", "[[a b c h] [d e f g] []]", "[{h 2 0} {g 2 1}]", "[]"},
		{"of two half tables the later one moves", "a b c d; e f g h; i j k l; m n o p", "a b e f", "[[h g c d] [] [i j k l] [m n o p]]", "[{h 1 0} {g 1 0}]", "[]"},
		{"too many at one table", "a b c d e f", "", "[[a b c] [f e d]]", "[{f 0 1} {e 0 1} {d 0 1}]", "[]"},
	} {
		got, err := FillUp(tablesOf(row.tables), ids(row.absent))
		if err != nil {
			t.Errorf("%s: %v", row.name, err)
			continue
		}
		if fmt.Sprint(got.Tables) != row.want || fmt.Sprint(got.Moves) != row.moves || fmt.Sprint(got.Byes) != row.byes {
			t.Errorf("%s: %v %v %v\nwant %s %s %s", row.name, got.Tables, got.Moves, got.Byes, row.want, row.moves, row.byes)
		}
	}
	if _, err := FillUp(tablesOf("a b c d"), ids("a b")); err == nil || err.Error() != "preferans.field.few count=2" {
		t.Errorf("two are left: %v", err)
	}
}

// fewest tries all assignments of sizes to tables and counts the players who must leave one.
func fewest(present []int, fours, threes int) int {
	if len(present) == 0 {
		if fours == 0 && threes == 0 {
			return 0
		}
		return 1 << 20
	}
	best := fewest(present[1:], fours, threes) + present[0]
	if fours > 0 {
		best = min(best, fewest(present[1:], fours-1, threes)+max(0, present[0]-4))
	}
	if threes > 0 {
		best = min(best, fewest(present[1:], fours, threes-1)+max(0, present[0]-3))
	}
	return best
}

func TestFillUpMovesFewest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var tables [][]rules.EntrantID
		var absent, here []rules.EntrantID
		var present []int
		for i := range rapid.IntRange(1, 7).Draw(t, "tables") {
			var table []rules.EntrantID
			n := 0
			for j := range rapid.IntRange(3, 4).Draw(t, "seats") {
				id := rules.EntrantID(fmt.Sprintf("%d.%d", i, j))
				table = append(table, id)
				if rapid.IntRange(0, 3).Draw(t, "missing") == 0 {
					absent = append(absent, id)
				} else {
					here, n = append(here, id), n+1
				}
			}
			tables, present = append(tables, table), append(present, n)
		}
		f, err := FillUp(tables, absent)
		if len(here) < 3 {
			if err == nil {
				t.Fatal("fewer than three are seated")
			}
			return
		}
		fours, threes, ok := pairing.Sizes(len(here))
		if !ok {
			fours, threes = 1, 0
		}
		if want := fewest(present, fours, threes); len(f.Moves) != want {
			t.Fatalf("%d moves, %d are enough: %v", len(f.Moves), want, f)
		}
		all := slices.Clone(f.Byes)
		for _, table := range f.Tables {
			all = append(all, table...)
			switch len(table) {
			case 4:
				fours--
			case 3:
				threes--
			case 0:
			default:
				t.Fatalf("a table of %d", len(table))
			}
		}
		slices.Sort(all)
		slices.Sort(here)
		if fours != 0 || threes != 0 || !slices.Equal(all, here) {
			t.Fatalf("%v holds %v of %v", f.Tables, all, here)
		}
	})
}
