package belote

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table/tabletest"
)

// TestEachWayTellsWhatItWaitsFor: a form asks for what it lacks, not for what another way
// of giving a result would.
func TestEachWayTellsWhatItWaitsFor(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := fourPairs(b)
	p := openSheet(b, id, seating, 1)
	both := func(f *ResultForm, ns, ew string) { f.Totals = f.Totals.Set(0, ns).Set(1, ew) }
	for _, c := range []struct {
		change func(f *ResultForm)
		want   string
	}{
		{func(*ResultForm) {}, "Введите висты обеих пар"},
		{func(f *ResultForm) { f.way = waySlip }, "Отметьте баллы с бланка"},
		{func(f *ResultForm) { f.way = wayNoShow }, "Отметьте, кто не явился"},
		{func(f *ResultForm) { f.way = wayAward }, "Отметьте, кому присудить"},
		{func(f *ResultForm) { f.doezd = true }, "Введите висты обеих пар"},
		{func(f *ResultForm) { f.doezd = true; both(f, "1012", "640") }, "Отметьте, кто объявил доезд"},
		{func(f *ResultForm) { f.doezd = true; both(f, "1012", "1010") }, "Отметьте, кто объявил доезд"},
	} {
		p.form = newResultForm()
		c.change(&p.form)
		tabletest.Says(t, app.HTMLString(p.Render()), c.want)
	}
}

func TestScoredOnce(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := fourPairs(b)
	p := openSheet(b, id, seating, 1)
	p.form.Totals = p.form.Totals.Set(0, "1012").Set(1, "640")
	tabletest.ScoredOnce(t, b, id, p)
}
