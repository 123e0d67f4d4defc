package belote

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestCutsBeyondInRussian: one cut, and several.
func TestCutsBeyondInRussian(t *testing.T) {
	reg := belote.New()
	for _, c := range []struct {
		cuts [][2]int
		want string
	}{
		{[][2]int{{6, 8}}, "Отсева после тура 6 не будет: туров всего 5"},
		{[][2]int{{6, 8}, {7, 4}}, "Отсева после туров 6, 7 не будет: туров всего 5"},
	} {
		list := reg.Advise(rules.Defaults(reg.Params()).With(rules.Params{"rounds": 5, "cuts": c.cuts}))
		if len(list) != 1 {
			t.Fatalf("%v: %d pieces of advice", c.cuts, len(list))
		}
		if got := screentest.Plain(text.T(text.RU, "notice."+list[0].Notice.Code, list[0].Notice.Args)); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// TestStrayOverAnEnteredResult: a table that had no result before has not changed it.
func TestStrayOverAnEnteredResult(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := fourPairs(b)
	p := openSheet(b, id, seating, 1)
	typeIn(b.Ctx, p, "ns", "1012")
	typeIn(b.Ctx, p, "ew", "650")
	b.Keep()
	p.OnDismount()
	b.Do(id, enter(seating, 1, 1012, 640))
	table.LeftOf(b.Desk, id)
	told := screentest.Plain(app.HTMLString(&table.StrayNote{Desk: b.Desk, Tournament: id, Key: tournament.TableKey{Seating: seating, Table: 1}}))
	if !strings.Contains(told, "Результат стола уже записан: 1012 : 640.") || strings.Contains(told, "изменился") {
		t.Errorf("told is %s", told)
	}
}
