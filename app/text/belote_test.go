package text

import (
	"testing"

	"github.com/sudya-app/sudya/rules/belote"
)

// TestBelote: whatever the regulation can refuse, remark, ask for or show has its sentence.
func TestBelote(t *testing.T) {
	need := append([]string(nil), belote.Codes...)
	for prefix, codes := range map[string][]string{
		"notice.": belote.NoticeCodes, "page.belote.title.": belote.Verdicts, "page.party.note.": belote.Notes,
		"page.ruling.phase.": belote.Phases, "page.ruling.chooser.": belote.Choosers,
	} {
		for _, code := range codes {
			need = append(need, prefix+code)
		}
	}
	for _, g := range []belote.Game{belote.GameTrump, belote.GameNoTrump, belote.GameAllTrump} {
		need = append(need, "page.ruling.deal.game."+string(g))
	}
	for _, s := range []belote.Side{belote.NS, belote.EW} {
		need = append(need, "side.belote."+string(s))
	}
	for _, p := range belote.New().Params() {
		key := belote.ID + "." + p.Key
		need = append(need, "param."+key, "param."+key+".hint")
		for _, option := range p.Options {
			need = append(need, "option."+key+"."+option)
		}
	}
	for _, key := range need {
		if !Has(key) {
			t.Errorf("there is no sentence for %q", key)
		}
	}
}
