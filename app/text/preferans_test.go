package text

import (
	"testing"

	"github.com/sudya-app/sudya/rules/preferans"
)

// TestPreferans: whatever the regulation can refuse, remark, ask for or show has its
// sentence.
func TestPreferans(t *testing.T) {
	need := append([]string(nil), preferans.Codes...)
	for _, code := range preferans.Notices {
		need = append(need, "notice."+code)
	}
	for _, p := range preferans.New().Params() {
		key := preferans.ID + "." + p.Key
		need = append(need, "param."+key, "param."+key+".hint")
		for _, option := range p.Options {
			need = append(need, "option."+key+"."+option)
		}
	}
	for _, i := range preferans.New().Catalogue() {
		need = append(need, "page.ruling.phase."+i.Phase)
	}
	for _, key := range need {
		if !Has(key) {
			t.Errorf("there is no sentence for %q", key)
		}
	}
}
