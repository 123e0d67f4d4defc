package ui

import (
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func html(t *testing.T, v app.UI, want ...string) string {
	t.Helper()
	s := app.HTMLString(v)
	for _, w := range want {
		if !strings.Contains(s, w) {
			t.Errorf("no %s in\n%s", w, s)
		}
	}
	return s
}

func TestFieldTiesItsMessages(t *testing.T) {
	html(t, &Field{ID: "n", Label: "Фамилия", Hint: "как в списке", Err: "Впишите фамилию"},
		`for="n"`, `aria-invalid`, `aria-describedby="n-err n-hint"`, `id="n-err"`, `id="n-hint"`, "Впишите фамилию")
	quiet := html(t, &Field{ID: "n", Label: "Фамилия"}, `id="n-err"`) // the live region waits in the page
	if strings.Contains(quiet, "aria-invalid") || strings.Contains(quiet, "aria-describedby") {
		t.Errorf("a valid field is marked:\n%s", quiet)
	}
}

func TestATableSaysItsStateInWords(t *testing.T) {
	html(t, &TableCard{Key: "4", No: "4", State: TableAsk, Status: "Вопрос", Href: "#/t/a/table/1/4", Note: "Кто грузил?"},
		`data-state="ask"`, ">Вопрос<", `href="#/t/a/table/1/4"`, "Кто грузил?")
}

// isOff finds a part that can't be pressed at all.
var isOff = regexp.MustCompile(` disabled[ >]`)

func TestPadIsOffUntilTheResultIsPossible(t *testing.T) {
	off := html(t, &NumberPad{GoOff: true, Left: PadKey{Key: "10", Text: "10…"}}, `data-key="10"`)
	if !isOff.MatchString(off) {
		t.Error("«Записать» can be pressed")
	}
	if n := strings.Count(off, "aria-disabled"); n != 0 {
		t.Errorf("%d keys wait", n)
	}
	waits := html(t, &NumberPad{GoWaits: true}, " aria-disabled")
	if isOff.MatchString(waits) || strings.Count(waits, "aria-disabled") != 1 {
		t.Errorf("what «Записать» waits for can't be asked:\n%s", waits)
	}
	if button := html(t, &Button{Text: "Записать", Waits: true}, " aria-disabled"); isOff.MatchString(button) {
		t.Errorf("what the button waits for can't be asked:\n%s", button)
	}
	for _, d := range "0123456789" {
		if !strings.Contains(off, `data-key="`+string(d)+`"`) {
			t.Errorf("no key %c", d)
		}
	}
}

func TestScoreFieldBringsUpNoKeyboardOfThePhone(t *testing.T) {
	html(t, &ScoreField{ID: "s", Side: "Норд–Зюйд", Who: "А — Б"}, `inputmode="none"`, `for="s"`, "Норд–Зюйд")
}

func TestSheetIsADialogWithAName(t *testing.T) {
	html(t, &Sheet{ID: "s", No: "4", Title: "Стол 4 · тур 4"}, "<dialog", `aria-labelledby="s-title"`, `id="s-title"`)
}

func TestRowsBelowTheCut(t *testing.T) {
	s := html(t, &DataTable{ID: "d", Cols: []Col{{Title: "Место"}, {Title: "Пара", Head: true}},
		Rows: []TableRow{{ID: "a", Cells: []Cell{{Text: "1"}, {Text: "А"}}}, {ID: "b", Out: true, Cut: "Проходит одна", Cells: []Cell{{Text: "2"}, {Text: "Б"}}}},
		More: func(id string) app.UI { return app.P().Text("путь " + id) }},
		"Проходит одна", `scope="row"`, `aria-expanded="false"`)
	if strings.Contains(s, "путь") {
		t.Error("a closed row shows what it hides")
	}
	table := &DataTable{ID: "d", Cols: []Col{{Title: "Пара", Head: true}}, Rows: []TableRow{{ID: "a", Cells: []Cell{{Text: "А"}}}},
		More: func(id string) app.UI { return app.P().Text("путь " + id) }}
	table.toggle("a")
	html(t, table, "путь a", `colspan="1"`)
	table.toggle("a")
	if strings.Contains(html(t, table), "путь") {
		t.Error("the row doesn't close")
	}
}

func TestALongTableIsDrawnInParts(t *testing.T) {
	table := &DataTable{ID: "d", Cols: []Col{{Title: "Пара", Head: true}}, Rows: make([]TableRow, 250)}
	if n := strings.Count(html(t, table), "<tbody"); n != rowsAtOnce {
		t.Errorf("%d rows at first, want %d", n, rowsAtOnce)
	}
	table.grow(app.Context{})
	table.grow(app.Context{})
	if n := strings.Count(html(t, table), "<tbody"); n != 250 {
		t.Errorf("%d rows at last, want 250", n)
	}
}

func TestNamesAreShownAsTheyAre(t *testing.T) {
	name := `<img src=x> & "Ё"`
	if s := html(t, &TableCard{Key: "1", Lines: []Line{{Who: name}}}); strings.Contains(s, "<img") {
		t.Errorf("a name became a tag:\n%s", s)
	}
}

func TestStepperStopsAtItsEnds(t *testing.T) {
	got := -1
	s := &Stepper{Value: 9, Max: 9, OnStep: func(_ app.Context, v int) { got = v }}
	(&stepButton{Of: s, By: 1}).click(app.Context{}, app.Event{})
	if got != -1 {
		t.Errorf("past the end it gives %d", got)
	}
	(&stepButton{Of: s, By: -1}).click(app.Context{}, app.Event{})
	if got != 8 {
		t.Errorf("one less is %d, want 8", got)
	}
}

func TestEveryPartIsMountedAndUpdated(t *testing.T) {
	e := app.NewTestEngine()
	k := &Kit{}
	if err := e.Load(k); err != nil {
		t.Fatal(err)
	}
	e.ConsumeAll()
	if !k.Mounted() {
		t.Fatal("the card isn't mounted")
	}
}
