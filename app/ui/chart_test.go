package ui

import (
	"slices"
	"strings"
	"testing"
)

// TestApart: names keep their order and their distance, and move no further than need be.
func TestApart(t *testing.T) {
	for _, c := range []struct {
		heights, want []int
	}{
		{[]int{100, 20}, []int{100, 20}},
		{[]int{50, 50, 50}, []int{50, 66, 82}},
		{[]int{60, 50}, []int{66, 50}},
		{[]int{200, 200}, []int{184, 200}}, // pushed up from the bottom
		{[]int{195, 100, 199}, []int{184, 100, 200}},
		{nil, nil},
	} {
		if got := apart(c.heights, 16, 20, 200); !slices.Equal(got, c.want) {
			t.Errorf("apart(%v) = %v, want %v", c.heights, got, c.want)
		}
	}
}

func sample() *PointsChart {
	return &PointsChart{ID: "p", Label: "график", Name: "Пара", Rounds: []string{"1", "2", "3", "Ф1"}, Afresh: 4,
		Ticks: []Level{{-1, "−1"}, {0, "0"}, {2, "2"}},
		Lines: []PointsLine{{Name: "1 Мусин", Line: 2, Levels: []Level{{1, "1"}, {}, {2, "2"}, {-1, "−1"}}}}}
}

// TestPathOfPoints: a gap in round 2, and no line from round 3 into the final.
func TestPathOfPoints(t *testing.T) {
	c := sample() // 172 px for three steps: 57 each; 210 px for three points: 70 each
	if got, want := c.path(c.Lines[0].Levels), "M36 96M150 26M207 236"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	c.Afresh = 0
	if got, want := c.path(c.Lines[0].Levels), "M36 96M150 26L207 236"; got != want {
		t.Errorf("carried on: %q, want %q", got, want)
	}
	if got := (PointsLine{Levels: []Level{{5, "5"}, {}}}).last(); got != 0 {
		t.Errorf("the last known round is %d", got)
	}
	if got := (PointsLine{Levels: make([]Level, 2)}).last(); got != -1 {
		t.Errorf("the last round of nobody is %d", got)
	}
}

func TestChartsHaveTheirTables(t *testing.T) {
	points := html(t, sample(), `role="img"`, `aria-label="график"`, "chart__way--2", "<th ", `scope="row"`) // attributes come in any order
	for _, cell := range []string{"<span>1</span>", "<span>–</span>", "<span>2</span>", "<span>−1</span>"} {
		if !strings.Contains(strings.Join(strings.Fields(points), ""), strings.Join(strings.Fields(cell), "")) {
			t.Errorf("no %s in the table of points", cell)
		}
	}
	bars := html(t, &BarsChart{ID: "b", Name: "Разница", Count: "Столов", Bars: []Bar{{Name: "0–99", N: 3}, {Name: "100–199"}, {Name: "200–299", N: 1, Mark: "медиана"}}},
		"1 · медиана", `class="chart__bar chart__bar--mark"`)
	if n := strings.Count(bars, "<rect"); n != 2 {
		t.Errorf("%d bars for two classes that aren't empty", n)
	}
}

func TestBarLength(t *testing.T) {
	for _, c := range []struct{ n, most, want int }{{0, 5, 0}, {5, 5, barsLong}, {1, 2, barsLong / 2}, {1, 1000, 2}} {
		if got := barLength(c.n, c.most); got != c.want {
			t.Errorf("%d of %d: %d px, want %d", c.n, c.most, got, c.want)
		}
	}
}
