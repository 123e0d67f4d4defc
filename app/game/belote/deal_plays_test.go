package belote

import (
	"testing"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/table/tabletest"
	"github.com/sudya-app/sudya/rules/belote"
)

// TestDealPlays plays the form of a deal.
func TestDealPlays(t *testing.T) {
	at := tabletest.Seated(t, belote.New(), screentest.PairOf("Аскаров", "Беков"), screentest.PairOf("Волков", "Громов"))
	w := dealWords{Spot: at, params: at.Params(), sides: [2]string{at.Name(0), at.Name(1)}}
	tabletest.PlayFiles(t, "deal", map[string]func() tabletest.Play{"a sheet": func() tabletest.Play {
		draft := newDealDraft()
		return tabletest.DealPlay{
			Send: func(m table.Msg) { draft = draft.Update(w.params, m) },
			View: func() table.DealView { return draft.View(w, sheetPartyOf(at.State, at.Key)) },
		}
	}})
}
