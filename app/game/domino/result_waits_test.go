package domino

import (
	"testing"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/table/tabletest"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
)

// TestPlays plays the form: what it asks for, what it says, what it gives.
func TestPlays(t *testing.T) {
	spot := func(stage rules.Stage) table.Spot {
		at := tabletest.Seated(t, domino.New(), screentest.Single("Мироненко"), screentest.Single("Терещук"))
		at.Round().Stage = stage
		return at
	}
	tabletest.Plays(t, map[string]table.Spot{"a table": spot(rules.StageMain), "a match": spot(rules.StageTie)})
}

func TestScoredOnce(t *testing.T) {
	b := screentest.NewBench(t)
	p, id := tabletest.Open(b, domino.New(), screentest.Single("А"), screentest.Single("Б"))
	for field, n := range map[string]string{"party-0": "117", "party-1": "64", "party-2": "88", "party-3": "109"} {
		p.Send(b.Ctx, table.Msg{Done: table.Type, Field: field, Text: n})
	}
	tabletest.ScoredOnce(t, b, id, p)
}
