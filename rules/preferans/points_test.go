package preferans

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/sudya-app/sudya/rules"
)

// tableOf512 is БВ by the formulas of the regulation's table, row by row; the gaps
// between its rows («-51» … «-50») are closed by the row further from zero.
func tableOf512(v *big.Rat) *big.Rat {
	n := func(i int64) *big.Rat { return big.NewRat(i, 1) }
	row := func(points, whists, from int64) *big.Rat {
		x := new(big.Rat).Sub(v, n(from))
		return x.Add(x.Quo(x, n(whists)), n(points))
	}
	below := func(limit int64) bool { return v.Cmp(n(limit)) < 0 }
	above := func(limit int64) bool { return v.Cmp(n(limit)) > 0 }
	switch {
	case below(-750):
		return n(-50)
	case below(-500):
		return row(-40, 25, -500)
	case below(-300):
		return row(-30, 20, -300)
	case below(-150):
		return row(-20, 15, -150)
	case below(-50):
		return row(-10, 10, -50)
	case above(750):
		return n(50)
	case above(500):
		return row(40, 25, 500)
	case above(300):
		return row(30, 20, 300)
	case above(150):
		return row(20, 15, 150)
	case above(50):
		return row(10, 10, 50)
	default:
		return row(0, 5, 0)
	}
}

// towardsZero drops the fraction.
func towardsZero(v *big.Rat) int {
	return int(new(big.Int).Quo(v.Num(), v.Denom()).Int64())
}

func TestWhistPointsByTheTable(t *testing.T) {
	for sixths := int64(-12000); sixths <= 12000; sixths++ { // every sixth of −2000…2000
		want := towardsZero(tableOf512(big.NewRat(sixths, 6)))
		if got := WhistPoints(defaults, rules.Sixth(sixths)); got != want {
			t.Fatalf("БВ of %v is %d, want %d", rules.Sixth(sixths), got, want)
		}
	}
}

func TestWhistPointsExamples(t *testing.T) {
	for text, want := range map[string]int{
		"4": 0, "-4": 0, "5": 1, "-49": -9, "50": 10, "51": 10, "60": 11, "-51": -10, "140": 19, "149": 19,
		"150": 20, "-151": -20, "285": 29, "299": 29, "-299": -29, "320": 31, "499": 39, "-501": -40,
		"525": 41, "750": 50, "751": 50, "-750": -50, "-751": -50, "5000": 50,
		"149/3": 9, "-149/3": -9, "25/2": 2, "-200/3": -11, "2249/3": 49, "0": 0,
	} {
		v, err := rules.ParseSixth(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := WhistPoints(defaults, v); got != want {
			t.Errorf("БВ of %s is %d, want %d", text, got, want)
		}
	}
}

// TestTruncateSum: by the option the fraction of БТ is dropped, not of БВ.
func TestTruncateSum(t *testing.T) {
	sum := defaults.With(rules.Params{"truncate": TruncateSum})
	for _, row := range []struct {
		place  int
		whists rules.Sixth
		points int
	}{
		{30, rules.Whole(-4), 29}, {10, rules.Whole(-4), 9}, {-30, rules.Whole(4), -29},
		{10, rules.Whole(4), 10}, {-10, rules.Whole(-4), -10}, {0, rules.Whole(-4), 0}, {30, rules.Whole(900), 80},
	} {
		whists, points := roundPoints(sum, row.place, row.whists)
		if points != row.points || whists+row.place != points {
			t.Errorf("place %d, whists %v: %d and %d, want %d", row.place, row.whists, whists, points, row.points)
		}
	}
}

func TestPlaces(t *testing.T) {
	for _, row := range []struct {
		whists, places, points string
	}{
		{"100 50 -50 -100", "1 2 3 4", "[30 10 -10 -30]"},
		{"-100 -50 50 100", "4 3 2 1", "[-30 -10 10 30]"},
		{"60 60 -20 -100", "1–2 1–2 3 4", "[20 20 -10 -30]"},
		{"100 0 0 -100", "1 2–3 2–3 4", "[30 0 0 -30]"},
		{"100 20 -60 -60", "1 2 3–4 3–4", "[30 10 -20 -20]"},
		{"50 -50 50 -50", "1–2 3–4 1–2 3–4", "[20 -20 20 -20]"},
		{"40 40 40 -120", "1–3 1–3 1–3 4", "[10 10 10 -30]"},
		{"120 -40 -40 -40", "1 2–4 2–4 2–4", "[30 -10 -10 -10]"},
		{"0 0 0 0", "1–4 1–4 1–4 1–4", "[0 0 0 0]"},
		{"100/3 100/3 -200/3", "1–2 1–2 3", "[15 15 -30]"},
		{"50 -25 -25", "1 2–3 2–3", "[30 -15 -15]"},
		{"10 0 -10", "1 2 3", "[30 0 -30]"},
		{"0 0 0", "1–3 1–3 1–3", "[0 0 0]"},
	} {
		var whists []rules.Sixth
		for _, text := range strings.Fields(row.whists) {
			v, _ := rules.ParseSixth(text)
			whists = append(whists, v)
		}
		var names []string
		var points []int
		for _, p := range places(whists) {
			names = append(names, p.String())
			points = append(points, placePoints(defaults, len(whists), p))
		}
		if got := strings.Join(names, " "); got != row.places || fmt.Sprint(points) != row.points {
			t.Errorf("%s: %s %v, want %s %s", row.whists, got, points, row.places, row.points)
		}
	}
}

// TestPlacePointsKeepTheirSum: БМ of a table add to zero however the whists fall.
func TestPlacePointsKeepTheirSum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		whists := make([]rules.Sixth, rapid.IntRange(3, 4).Draw(t, "seats"))
		for i := range whists {
			whists[i] = rules.Sixth(rapid.IntRange(-3, 3).Draw(t, "whists"))
		}
		sum := 0
		for _, p := range places(whists) {
			sum += placePoints(defaults, len(whists), p)
		}
		if sum != 0 {
			t.Fatalf("%v: БМ add to %d", whists, sum)
		}
	})
}
