package ui

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func TestPathOfASeries(t *testing.T) {
	for _, c := range []struct {
		places []int
		want   string
	}{
		{[]int{1, 2}, "M24 34L61 61"},
		{[]int{1, 0, 2}, "M24 34M98 61"}, // a round without a place breaks the line
		{[]int{0, 1}, "M61 34"},
		{nil, ""},
	} {
		if got := seriesPath(c.places, chartStep); got != c.want {
			t.Errorf("seriesPath(%v) = %q, want %q", c.places, got, c.want)
		}
	}
}

func TestSigns(t *testing.T) {
	for _, c := range []struct{ number, want string }{{"+1,5", "plus"}, {"−1", "minus"}, {"-1", "minus"}, {"0", ""}, {"", ""}, {"5,5", ""}} {
		if got := signClass(c.number); got != c.want {
			t.Errorf("signClass(%q) = %q, want %q", c.number, got, c.want)
		}
	}
}

func TestEveryIconIsDrawn(t *testing.T) {
	source, err := os.ReadFile("icon.go")
	if err != nil {
		t.Fatal(err)
	}
	names := regexp.MustCompile(`Icon = "([a-z]+)"`).FindAllStringSubmatch(string(source), -1)
	if len(names) == 0 || len(names) != len(icons) {
		t.Fatalf("%d names, %d drawings", len(names), len(icons))
	}
	path := regexp.MustCompile(`^M[-MmLlHhVvCcSsAaZz0-9. ]+$`)
	for _, n := range names {
		shape, ok := icons[Icon(n[1])]
		if !ok || !path.MatchString(shape.d) {
			t.Errorf("icon %q: path %q", n[1], shape.d)
		}
	}
	if Icon("nothing").Draw() != nil {
		t.Error("an unknown icon draws something")
	}
}

// kitHTML is every part in every state.
func kitHTML(t *testing.T) string {
	t.Helper()
	SetWords(Words{Record: "Записать"})
	t.Cleanup(func() { SetWords(Words{}) })
	k := &Kit{}
	k.OnInit()
	k.open, k.ask = true, true
	clock := &Clock{Running: true, Sub: "до команды судьи"}
	board := Board(BoardView{Title: "Тур 4", Sub: "Зимняя встреча", Clock: clock, Foot: "8 из 13", Of: 2, Page: BoardPage{Title: "Рассадка", Rows: []BoardRow{
		{No: "1", Lines: []Line{{Side: "НЗ", Who: "А"}, {Side: "ОВ", Who: "Б"}}},
		{No: "1", Rank: true, Lines: []Line{{Who: "А", Points: "5", Whists: "+100"}}}}}})
	toast := &Host{toast: &Toast{Text: "Стол 12 записан", Action: "Отменить"}}
	return app.HTMLString(k) + app.HTMLString(board) + app.HTMLString(toast) + app.HTMLString(&Drop{}) + app.HTMLString(&Awake{})
}

func TestNoPartWritesAStyle(t *testing.T) {
	if html := kitHTML(t); strings.Contains(html, "style=") {
		t.Error("a part writes a style attribute, which the security policy forbids")
	}
}

func TestEveryClassIsInTheStyleSheet(t *testing.T) {
	sheet := readAll(t, "../../web/css/*.css")
	known := map[string]bool{}
	for _, m := range regexp.MustCompile(`\.([a-zA-Z][-_a-zA-Z0-9]*)`).FindAllStringSubmatch(sheet, -1) {
		known[m[1]] = true
	}
	// states and marks of which nothing is to be drawn
	for _, c := range []string{"choices", "host", "root", "note__text", "sheet__close", "param__name", "opt__text"} {
		known[c] = true
	}
	seen := map[string]bool{}
	for _, m := range regexp.MustCompile(`class="([^"]*)"`).FindAllStringSubmatch(kitHTML(t), -1) {
		for _, class := range strings.Fields(m[1]) {
			if !known[class] && !seen[class] {
				seen[class] = true
				t.Errorf("class %q has no rule in web/css", class)
			}
		}
	}
}

func TestEveryColourHasAHexFallback(t *testing.T) {
	tokens := readAll(t, "../../web/css/tokens.css")
	plain, modern, found := strings.Cut(tokens, "@supports")
	if !found {
		t.Fatal("no @supports in tokens.css")
	}
	for _, m := range regexp.MustCompile(`--([a-z0-9-]+):\s+(?:light-dark|oklch)`).FindAllStringSubmatch(modern, -1) {
		if !regexp.MustCompile(`--` + m[1] + `: (#|rgb\()`).MatchString(plain) {
			t.Errorf("--%s has no plain colour", m[1])
		}
	}
	for _, file := range []string{"base", "layout", "controls", "cards", "result", "data", "print"} {
		if css := readAll(t, "../../web/css/"+file+".css"); strings.Contains(css, "oklch(") || strings.Contains(css, "light-dark(") {
			t.Errorf("%s.css has a colour of its own that old phones don't know", file)
		}
	}
}

func TestOrderNamesEveryStyleSheet(t *testing.T) {
	order := strings.Fields(readAll(t, "../../web/css/order.txt"))
	files, err := filepath.Glob("../../web/css/*.css")
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]bool{}
	for _, name := range order {
		named[name] = true
	}
	if len(named) != len(order) || len(order) != len(files) || order[0] != "tokens.css" {
		t.Errorf("order.txt names %q, there are %d files", order, len(files))
	}
	for _, f := range files {
		if !named[filepath.Base(f)] {
			t.Errorf("%s is not in order.txt", f)
		}
	}
}

func readAll(t *testing.T, pattern string) string {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: %v, %d files", pattern, err, len(files))
	}
	var b strings.Builder
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		b.Write(text)
	}
	return b.String()
}
