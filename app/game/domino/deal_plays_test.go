package domino

import (
	"testing"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/table/tabletest"
	"github.com/sudya-app/sudya/rules/domino"
)

// TestDealPlays plays the form of a deal.
func TestDealPlays(t *testing.T) {
	at := tabletest.Seated(t, domino.New(), screentest.Single("Мироненко"), screentest.Single("Терещук"))
	tabletest.PlayFiles(t, "deal", map[string]func() tabletest.Play{"a sheet": func() tabletest.Play {
		var draft dealDraft
		return tabletest.DealPlay{
			Send: func(m table.Msg) { draft, _ = draft.Update(m) },
			View: func() table.DealView {
				return draft.View(at, replay(at.State, at.Key), []string{at.Name(0), at.Name(1)})
			},
		}
	}})
}
