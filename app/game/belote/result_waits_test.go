package belote

import (
	"testing"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/table/tabletest"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
)

// TestPlays plays the form: what it asks for, what it says, what it gives.
func TestPlays(t *testing.T) {
	spot := func(changes rules.Params) table.Spot {
		at := tabletest.Seated(t, belote.New(), screentest.PairOf("Аскаров", "Беков"), screentest.PairOf("Волков", "Громов"))
		at.State.Params = at.State.Params.With(changes)
		return at
	}
	tabletest.Plays(t, map[string]table.Spot{"a table": spot(nil), "with doezd": spot(rules.Params{"doezd": true}), "with a tick of mars": spot(rules.Params{"marsMode": belote.MarsTick})})
}

func TestScoredOnce(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := fourPairs(b)
	p := openSheet(b, id, seating, 1)
	typeIn(b.Ctx, p, "ns", "1012")
	typeIn(b.Ctx, p, "ew", "640")
	tabletest.ScoredOnce(t, b, id, p)
}
