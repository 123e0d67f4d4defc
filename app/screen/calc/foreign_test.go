package calc

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/discipline"
	"github.com/sudya-app/sudya/app/route"
	"github.com/sudya-app/sudya/app/screen/ruling"
	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/preferans"
)

// TestForeignSmallForms: whatever stands in a record, the screens are drawn, and nothing is
// chosen that they don't show.
func TestForeignSmallForms(t *testing.T) {
	b := screentest.NewBench(t)
	id, _ := b.SeatedRound(belote.New(), screentest.PairOf("Аскаров", "Беков"), screentest.PairOf("Волков", "Громов"))
	at := route.Of(id, "ruling", 1, 1)
	entry := belote.New().Catalogue()[0].ID
	for _, body := range []string{
		`{}`, `{"entry":"nothing"}`, `{"of":"belote-pairs","at":"` + at.String() + `","entry":"` + entry + `","option":99,"extras":[-1,7],"player":9,"who":"x","table":77,"waived":true}`,
		`{"entry":"free","kind":"adjust","points":"x","game":"y","declares":"offender"}`, `{"kind":"deal","text":7}`, `{"adding":true,"kind":"x","who":"y","text":"z"}`, `{"adding":true,"kind":"protest","who":"y","text":"z"}`,
		`{"kind":"removal"}`, `{"preset":"x"}`, `{"preset":"almaty","names":["a","b","c","d","e","f"],"flags":["x"]}`, `[]`,
	} {
		for _, d := range []store.Draft{{Tournament: id, Kind: "ruling", Of: at.String()}, {Tournament: id, Kind: "protest", Of: "protests-1-1"}, {Kind: "calculator", Of: preferans.ID}} {
			d.Body = body
			if err := b.Store.SetDrafts(t.Context(), []store.Draft{d}); err != nil {
				t.Fatal(err)
			}
		}
		w := b.Window()
		s := w.Open(id)
		p := &ruling.Ruling{Desk: w.Desk, Route: at}
		protest := &discipline.ProtestBoard{Desk: w.Desk, Tournament: id, Round: 1, Table: 1}
		for _, c := range []app.Composer{p, protest, &calcStart{Desk: w.Desk, Regulation: preferans.ID}} {
			app.HTMLString(c.Render())
		}
		if p.Who != "" && s.Entrant(p.Who) == nil || protest.Adding && protest.Who != "" && s.Entrant(rules.EntrantID(protest.Who)) == nil {
			t.Errorf("%s: %s, %s", body, p.Who, protest.Who)
		}
		if irr, chosen := p.Book.Chosen(); chosen {
			p.Verdict(s, irr)
		}
	}
}
