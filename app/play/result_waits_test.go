package play

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestEachWayTellsWhatItWaitsFor: a form asks for what it lacks, not for what another way
// of giving a result would.
func TestEachWayTellsWhatItWaitsFor(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := fourPairs(b)
	p := openSheet(b, id, seating, 1)
	say := func(change func(f *BeloteForm)) string {
		p.form = newBeloteForm()
		change(&p.form)
		return app.HTMLString(p.Render())
	}
	both := func(f *BeloteForm, ns, ew string) { f.Totals = f.Totals.Set(0, ns).Set(1, ew) }
	tableOf := func(id, seating string) TableSheet {
		return TableSheet{Desk: b.Desk, Tournament: id, Key: tournament.TableKey{Seating: seating, Table: 1}, OnClose: func(app.Context) {}, OnDone: func(app.Context) {}}
	}
	did, dseating := b.SeatedRound(domino.New(), screentest.Single("А"), screentest.Single("Б"), screentest.Single("В"), screentest.Single("Г"))
	d := &ResultDomino{Of: tableOf(did, dseating)}
	d.OnInit()
	dominoForms := func(match bool, change func(f *dominoForm)) string {
		d.dominoForm = newDominoForm(match)
		change(&d.dominoForm)
		r, score, full, err := d.scored(d.rec.state())
		if match && d.third() { // the stage of the bench is the main one
			err, full = nil, false
		}
		return app.HTMLString(d.verdict(r, score, full, err))
	}
	pid, pseating := b.SeatedRound(preferans.New(), screentest.Single("А"), screentest.Single("Б"), screentest.Single("В"))
	w := &ResultPreferans{Of: tableOf(pid, pseating)}
	w.OnInit()
	copy(w.Entry.Values[:], []string{"10", "20", "30"})
	w.unbalanced = true
	_, _, full, err := w.scored(w.rec.state())
	s := w.rec.state()
	for _, c := range []struct{ said, want string }{
		{say(func(*BeloteForm) {}), "Введите висты обеих пар"},
		{say(func(f *BeloteForm) { f.way = waySlip }), "Отметьте баллы с бланка"},
		{say(func(f *BeloteForm) { f.way = wayNoShow }), "Отметьте, кто не явился"},
		{say(func(f *BeloteForm) { f.way = wayAward }), "Отметьте, кому присудить"},
		{say(func(f *BeloteForm) { f.doezd = true }), "Введите висты обеих пар"},
		{say(func(f *BeloteForm) { f.doezd = true; both(f, "1012", "640") }), "Отметьте, кто объявил доезд"},
		{say(func(f *BeloteForm) { f.doezd = true; both(f, "1012", "1010") }), "Отметьте, кто объявил доезд"},
		{dominoForms(false, func(*dominoForm) {}), "Введите очки обеих партий"},
		{dominoForms(false, func(f *dominoForm) { f.absent = true }), "Кто не пришёл?"},
		{dominoForms(false, func(f *dominoForm) { f.unfinished = true; f.Entry = f.Entry.Set(0, "50") }), "Введите очки обоих игроков"},
		{dominoForms(false, func(f *dominoForm) { f.unfinished, f.deciding = true, true }), "Решает судья"},
		{dominoForms(false, func(f *dominoForm) { f.unfinished, f.deciding, f.decision = true, true, decisionOther }), "Введите баллы за тур обоим игрокам"},
		{dominoForms(true, func(f *dominoForm) {
			f.Entry = f.Entry.Set(0, "101").Set(1, "50").Set(2, "60").Set(3, "101")
		}), "Счёт 1–1: введите партию 3"},
		{app.HTMLString(w.verdict(s, s.TableOf(w.Of.Key), full, err)), "Укажите, почему висты не сходятся"},
	} {
		at := strings.Index(c.said, `class="verdict`)
		if at < 0 || !strings.Contains(screentest.Plain(c.said[at:]), c.want) {
			t.Errorf("said is not %q: %s", c.want, c.said[max(at, 0):min(max(at, 0)+400, len(c.said))])
		}
	}
}
