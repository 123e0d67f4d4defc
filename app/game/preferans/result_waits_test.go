package preferans

import (
	"testing"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/table/tabletest"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestPlays plays the form: what it asks for, what it says, what it gives.
func TestPlays(t *testing.T) {
	three := []tournament.EntrantRegistered{screentest.Single("Оспанов"), screentest.Single("Полуянов"), screentest.Single("Тулеев")}
	tabletest.Plays(t, map[string]table.Spot{
		"three": tabletest.Seated(t, preferans.New(), three...),
		"four":  tabletest.Seated(t, preferans.New(), append(three, screentest.Single("Ушаков"))...),
	})
}

func TestScoredOnce(t *testing.T) {
	b := screentest.NewBench(t)
	p, id := tabletest.Open(b, preferans.New(), screentest.Single("А"), screentest.Single("Б"), screentest.Single("В"))
	for field, n := range map[string]string{"whists-0": "100", "whists-1": "-40", "whists-2": "-60"} {
		p.Send(b.Ctx, table.Msg{Done: table.Type, Field: field, Text: n})
	}
	tabletest.ScoredOnce(t, b, id, p)
}
