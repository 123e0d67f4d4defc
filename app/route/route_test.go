package route_test

import (
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/app/route"
)

func TestParse(t *testing.T) {
	for _, c := range []struct {
		fragment string
		want     route.Route
		ok       bool
	}{
		{"", route.Home, true},
		{"#", route.Home, true},
		{"#/", route.Home, true},
		{"#/new", route.Route{Name: "new"}, true},
		{"/new/", route.Route{Name: "new"}, true},
		{"#/new?from=shortcut", route.Route{Name: "new"}, true},
		{"#/t/a1", route.Route{Name: "round", Tournament: "a1"}, true},
		{"#/t/a1/round", route.Route{Name: "round", Tournament: "a1"}, true},
		{"#/t/a1/round/4", route.Route{Name: "round", Tournament: "a1", Args: []string{"4"}}, true},
		{"#/t/a1/table/4/12", route.Route{Name: "table", Tournament: "a1", Args: []string{"4", "12"}}, true},
		{"#/t/a1/seating", route.Route{Name: "seating", Tournament: "a1"}, true},
		{"#/t/a1/standings/3", route.Route{Name: "standings", Tournament: "a1", Args: []string{"3"}}, true},
		{"#/t/a1/entrants", route.Route{Name: "entrants", Tournament: "a1"}, true},
		{"#/t/a1/ruling", route.Route{Name: "ruling", Tournament: "a1"}, true},
		{"#/t/a1/journal", route.Route{Name: "journal", Tournament: "a1"}, true},
		{"#/t/a1/final", route.Route{Name: "final", Tournament: "a1"}, true},
		{"#/t/a1/settings", route.Route{Name: "settings", Tournament: "a1"}, true},
		{"#/t/a1/snapshots", route.Route{Name: "snapshots", Tournament: "a1"}, true},
		{"#/t/a1/board", route.Route{Name: "board", Tournament: "a1"}, true},
		{"#/t/a1/print/slips/4", route.Route{Name: "print", Tournament: "a1", Args: []string{"slips", "4"}}, true},
		{"#/calc/belote", route.Route{Name: "calc", Args: []string{"belote"}}, true},
		{"#/help", route.Route{Name: "help"}, true},
		{"#/settings", route.Route{Name: "settings"}, true},
		{"#/import", route.Route{Name: "import"}, true},
		{"#/import-shared", route.Route{Name: "import-shared"}, true},
		{"#/ui", route.Home, false},
		{"#/t/a%2Fb", route.Route{Name: "round", Tournament: "a/b"}, true},

		{"#main", route.Home, false}, // a skip link is no route
		{"#/t", route.Home, false},
		{"#/nowhere", route.Home, false},
		{"#/t/a1/nowhere", route.Home, false},
		{"#/t/a1/round/4/5", route.Home, false},
		{"#/t//round", route.Home, false},
		{"#/t/%zz", route.Home, false},
		{"#/seating", route.Home, false},
	} {
		got, ok := route.Parse(c.fragment)
		if !reflect.DeepEqual(got, c.want) || ok != c.ok {
			t.Errorf("Parse(%q) = %+v, %v; want %+v, %v", c.fragment, got, ok, c.want, c.ok)
		}
	}
}

func TestALinkIsReadBack(t *testing.T) {
	args := map[string]int{"round": 1, "table": 2, "seating": 0, "standings": 1, "print": 2}
	rapid.Check(t, func(t *rapid.T) {
		name := rapid.SampledFrom([]string{"round", "table", "seating", "standings", "print"}).Draw(t, "name")
		want := route.Route{Name: name, Tournament: rapid.StringN(1, 20, -1).Draw(t, "id")}
		for range args[name] {
			want.Args = append(want.Args, rapid.StringN(1, 8, -1).Draw(t, "arg"))
		}
		got, ok := route.Parse(want.String())
		if !ok || !reflect.DeepEqual(got, want) {
			t.Fatalf("%q is read as %+v, %v; want %+v", want.String(), got, ok, want)
		}
	})
}

func TestOf(t *testing.T) {
	if got := route.Of("a 1", "table", 4, "12").String(); got != "#/t/a%201/table/4/12" {
		t.Errorf("Of = %q", got)
	}
	if got := route.Home.String(); got != "#/" {
		t.Errorf("Home = %q", got)
	}
}

func TestArguments(t *testing.T) {
	r := route.Of("a", "print", "slips", 4)
	if r.Arg(0) != "slips" || r.Int(0) != 0 || r.Int(1) != 4 || r.Arg(2) != "" || r.Int(2) != 0 {
		t.Errorf("arguments of %v: %q, %d, %d, %q, %d", r, r.Arg(0), r.Int(0), r.Int(1), r.Arg(2), r.Int(2))
	}
	if n := route.Of("a", "round", "-3").Int(0); n != 0 {
		t.Errorf("a negative round is %d, want 0", n)
	}
}

func TestTheSheetOfATableIsOnItsRoundsPage(t *testing.T) {
	if a, b := route.Of("a", "round", 4).Page(), route.Of("a", "table", 4, 2).Page(); a != b {
		t.Errorf("pages %q and %q differ", a, b)
	}
	if a, b := route.Of("a", "round", 4).Page(), route.Of("b", "round", 4).Page(); a == b {
		t.Errorf("rounds of two tournaments are one page %q", a)
	}
	if a, b := route.Of("a", "settings").Page(), (route.Route{Name: "settings"}).Page(); a == b {
		t.Errorf("settings of the program and of a tournament are one page %q", a)
	}
}
