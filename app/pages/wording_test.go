package pages

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestNothingIsCountedZeroTimes: a lead that never changed is said in words.
func TestNothingIsCountedZeroTimes(t *testing.T) {
	s := played(t, "belote-pairs", 12, 2, 0)
	first := s.Standing(1)
	said := app.HTMLString(placesChart(testDesk(), s, 2, func(int) rules.Standing { return first }))
	if !strings.Contains(said, "Лидер не менялся") || strings.Contains(said, "сменился") {
		t.Errorf("said is %.300s", said)
	}
}

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
		if got := plain(text.T(text.RU, "notice."+list[0].Notice.Code, list[0].Notice.Args)); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// TestRemedyTells: what the regulation has for each case is said, never where it might stand.
func TestRemedyTells(t *testing.T) {
	for _, reg := range regulations.All() {
		p := &ruling{Desk: testDesk(), Route: route.Route{Name: "rulings", Args: []string{reg.Info().ID}}}
		for _, irr := range catalogueOf(reg, rules.Defaults(reg.Params())) {
			said := app.HTMLString(p.remedy(irr))
			if strings.Contains(said, "рядом") || strings.Count(said, "<p>") == 0 {
				t.Errorf("%s %s says %s", reg.Info().ID, irr.ID, said)
			}
			if len(irr.Remedies) == 0 && len(optionsOf(irr)) > 0 && !strings.Contains(said, "На выбор: ") {
				t.Errorf("%s %s doesn't tell what can be chosen", reg.Info().ID, irr.ID)
			}
		}
	}
}

// TestStrayOverAnEnteredResult: a table that had no result before has not changed it.
func TestStrayOverAnEnteredResult(t *testing.T) {
	b := newBench(t)
	id, seating := fourPairs(b)
	p := b.sheet(id, seating, 1)
	p.typeNS(b.ctx, "1012")
	p.typeEW(b.ctx, "650")
	b.keep()
	p.OnDismount()
	b.do(id, enter(seating, 1, 1012, 640))
	leftOf(b.desk, id)
	told := plain(app.HTMLString(&strayNote{Desk: b.desk, Tournament: id, Key: tournament.TableKey{Seating: seating, Table: 1}}))
	if !strings.Contains(told, "Результат стола уже записан: 1012 : 640.") || strings.Contains(told, "изменился") {
		t.Errorf("told is %s", told)
	}
}
