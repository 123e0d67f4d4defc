package route_test

import (
	"reflect"
	"testing"

	"github.com/sudya-app/sudya/app/route"
	"pgregory.net/rapid"
)

func TestParse(t *testing.T) {
	for _, c := range []struct {
		fragment string
		want     route.Route
	}{
		{"", route.Route{Name: route.Home}},
		{"#/", route.Route{Name: route.Home}},
		{"/", route.Route{Name: route.Home}},
		{"#/new", route.Route{Name: route.New}},
		{"/new/", route.Route{Name: route.New}},
		{"#/t/a1", route.Route{Name: route.Round, Tournament: "a1"}},
		{"#/t/a1/round", route.Route{Name: route.Round, Tournament: "a1"}},
		{"#/t/a1/round/4", route.Route{Name: route.Round, Tournament: "a1", Args: []string{"4"}}},
		{"#/t/a1/table/4/12", route.Route{Name: route.Table, Tournament: "a1", Args: []string{"4", "12"}}},
		{"#/t/a1/seating", route.Route{Name: route.Seating, Tournament: "a1"}},
		{"#/t/a1/standings/3", route.Route{Name: route.Standing, Tournament: "a1", Args: []string{"3"}}},
		{"#/t/a1/entrants", route.Route{Name: route.Entrants, Tournament: "a1"}},
		{"#/t/a1/ruling", route.Route{Name: route.Ruling, Tournament: "a1"}},
		{"#/t/a1/journal", route.Route{Name: route.Journal, Tournament: "a1"}},
		{"#/t/a1/final", route.Route{Name: route.Final, Tournament: "a1"}},
		{"#/t/a1/settings", route.Route{Name: route.Params, Tournament: "a1"}},
		{"#/t/a1/board", route.Route{Name: route.Board, Tournament: "a1"}},
		{"#/t/a1/print/slips/4", route.Route{Name: route.Print, Tournament: "a1", Args: []string{"slips", "4"}}},
		{"#/calc/belote", route.Route{Name: route.Calc, Args: []string{"belote"}}},
		{"#/help", route.Route{Name: route.Help}},
		{"#/settings", route.Route{Name: route.Settings}},
		{"#/import", route.Route{Name: route.Import}},
		{"#/import-shared", route.Route{Name: route.Import, Args: []string{"shared"}}},
		{"#/ui", route.Route{Name: route.Kit}},
		{"#/t/a%2Fb", route.Route{Name: route.Round, Tournament: "a/b"}},
		{"#/new?utm=1", route.Route{Name: route.New}},

		{"#/t", route.Route{Name: route.Unknown, Args: []string{"t"}}},
		{"#/nowhere", route.Route{Name: route.Unknown, Args: []string{"nowhere"}}},
		{"#/t/a1/nowhere", route.Route{Name: route.Unknown, Args: []string{"t", "a1", "nowhere"}}},
		{"#/t/a1/round/4/5", route.Route{Name: route.Unknown, Args: []string{"t", "a1", "round", "4", "5"}}},
		{"#/t//round", route.Route{Name: route.Unknown, Args: []string{"t", "", "round"}}},
		{"#/t/%zz", route.Route{Name: route.Unknown, Args: []string{"t", "%zz"}}},
		{"#main", route.Route{Name: route.Unknown, Args: []string{"main"}}},
	} {
		if got := route.Parse(c.fragment); !reflect.DeepEqual(got, c.want) {
			t.Errorf("Parse(%q) = %+v, want %+v", c.fragment, got, c.want)
		}
	}
}

func TestAddressOfEachScreenIsReadBack(t *testing.T) {
	names := []string{route.Round, route.Table, route.Seating, route.Standing, route.Entrants, route.Ruling,
		route.Journal, route.Final, route.Params, route.Board, route.Print}
	args := map[string]int{route.Round: 1, route.Table: 2, route.Standing: 1, route.Print: 2, route.Ruling: 2}
	rapid.Check(t, func(t *rapid.T) {
		name := rapid.SampledFrom(names).Draw(t, "name")
		want := route.Route{Name: name, Tournament: rapid.StringN(1, 20, -1).Draw(t, "id")}
		for range args[name] {
			want.Args = append(want.Args, rapid.StringN(1, 8, -1).Draw(t, "arg"))
		}
		if got := route.Parse(want.String()); !reflect.DeepEqual(got, want) {
			t.Fatalf("%q is read as %+v, want %+v", want.String(), got, want)
		}
	})
}

func TestScreensOutsideOfATournament(t *testing.T) {
	for _, name := range []string{route.Home, route.New, route.Calc, route.Help, route.Settings, route.Import, route.Kit} {
		if got := route.Parse(route.To(name)); got.Name != name {
			t.Errorf("To(%q) = %q is read as %q", name, route.To(name), got.Name)
		}
	}
}

func TestNumbers(t *testing.T) {
	r := route.Parse("#/t/a/table/4/012")
	if r.Int(0) != 4 || r.Int(1) != 0 || r.Int(2) != 0 {
		t.Errorf("Int = %d, %d, %d; want 4, 0, 0", r.Int(0), r.Int(1), r.Int(2))
	}
	if r := route.Parse("#/t/a/round/-3"); r.Int(0) != 0 {
		t.Errorf("a negative round is %d, want 0", r.Int(0))
	}
	if got := r.Arg(1); got != "012" {
		t.Errorf("Arg(1) = %q", got)
	}
	if got := r.Arg(5); got != "" {
		t.Errorf("a missing argument is %q", got)
	}
}

func TestTheSheetOfATableIsOnItsRoundsPage(t *testing.T) {
	if a, b := route.Parse("#/t/a/round/4").Page(), route.Parse("#/t/a/table/4/2").Page(); a != b {
		t.Errorf("pages %q and %q differ", a, b)
	}
	if a, b := route.Parse("#/t/a/round/4").Page(), route.Parse("#/t/b/round/4").Page(); a == b {
		t.Errorf("rounds of two tournaments are one page %q", a)
	}
}
