package domino

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table/tabletest"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
)

// TestMatchWaitsForItsThirdParty: 1–1 is no fault of the match, it is played on.
func TestMatchWaitsForItsThirdParty(t *testing.T) {
	at := tabletest.Seated(t, domino.New(), screentest.Single("Мироненко"), screentest.Single("Терещук"))
	at.Round().Stage = rules.StageTie
	f := tabletest.After(t, at, tabletest.Fresh(at), "type party-0 101", "type party-1 60", "type party-2 70", "type party-3 101")
	if v := f.View(at, f.Score(at)).Verdict; !strings.Contains(v.Title, "Счёт 1–1: введите партию 3") || v.Tone != ui.VerdictWait {
		t.Errorf("at 1–1: %+v", v)
	}
	f = tabletest.After(t, at, f, "type party-4 101", "type party-5 40")
	if v := f.View(at, f.Score(at)).Verdict; strings.Contains(v.Title, "1–1") {
		t.Errorf("after the third party: %+v", v)
	}
}
