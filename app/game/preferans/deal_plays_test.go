package preferans

import (
	"testing"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/table/tabletest"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestDealPlays plays the form of a deal.
func TestDealPlays(t *testing.T) {
	entrants := []tournament.EntrantRegistered{screentest.Single("Оспанов"), screentest.Single("Полуянов"), screentest.Single("Тулеев"), screentest.Single("Ушаков")}
	begin := func(entrants []tournament.EntrantRegistered) func() tabletest.Play {
		return func() tabletest.Play {
			at := tabletest.Seated(t, preferans.New(), entrants...)
			sheet := sheetOf(at.State, at.Key)
			w := dealWords{Spot: at}
			for i := range entrants {
				w.names = append(w.names, at.Name(i))
			}
			draft := newDealDraft(len(entrants), sheet.Party.NextDealer(sheet.absent), sheet.absent)
			return tabletest.DealPlay{
				Send: func(m table.Msg) { draft = draft.Update(m) },
				View: func() table.DealView { return draft.View(w, sheet) },
			}
		}
	}
	tabletest.PlayFiles(t, "deal", map[string]func() tabletest.Play{"three": begin(entrants[:3]), "four": begin(entrants)})
}
