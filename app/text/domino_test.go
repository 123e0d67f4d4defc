package text

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/domino"
)

// TestDomino: all that domino can say has its sentence, and none is left over.
func TestDomino(t *testing.T) {
	want := map[string]bool{"criterion.group": true, "criterion.group.above": true, "criterion.group.below": true}
	list := func(prefix string, codes ...string) {
		for _, code := range codes {
			want[prefix+code] = true
		}
	}
	list("", domino.Codes...)
	list("notice.", domino.Notices...)
	list("reason.", domino.Reasons...)
	list("verdict.domino.", domino.Verdicts...)
	for _, r := range []domino.Reason{domino.FishDiff, domino.FishFull, domino.FishEqual, domino.Rule13, domino.Bonus} {
		list("deal.domino.", string(r))
	}
	for _, i := range domino.New().Catalogue() {
		list("page.ruling.phase.", i.Phase)
	}
	for _, p := range domino.New().Params() {
		key := domino.ID + "." + p.Key
		list("param."+key, "", ".hint")
		list("option."+key+".", p.Options...)
	}
	for key := range want {
		if !Has(key) {
			t.Errorf("there is no sentence for %q", key)
		}
	}
	for key := range entries {
		if strings.Contains(key, "domino") && !strings.HasPrefix(key, "page.") && !want[key] {
			t.Errorf("nothing says %q", key)
		}
	}
}

func TestDominoRefusal(t *testing.T) {
	r := domino.Result{Parties: []domino.Party{{A: 101, B: 50}, {A: 120, B: 102}}}
	_, err := domino.New().Score(nil, rules.TableContext{Judge: -1}, r)
	if got := Err(RU, err); got != "Партия 2: 120 и 102, а до 101 доходит только один" {
		t.Error(got)
	}
	_, err = domino.New().Next(&rules.History{Entrants: []*rules.Entrant{{ID: "a", Joined: 1}}})
	if got := strings.ReplaceAll(Err(RU, err), nbsp, " "); got != "Зарегистрирован 1 участник, нужны хотя бы 2" {
		t.Error(got)
	}
}
