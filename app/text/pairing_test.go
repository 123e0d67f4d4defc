package text

import (
	"testing"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/pairing"
)

// TestPairing: every refusal, remark and reason of a seater has its sentence.
func TestPairing(t *testing.T) {
	need := append([]string(nil), pairing.Codes...)
	for _, code := range pairing.Reasons {
		need = append(need, "reason."+code)
	}
	for _, code := range pairing.NoticeCodes {
		need = append(need, "notice."+code)
	}
	for _, key := range need {
		if !Has(key) {
			t.Errorf("there is no sentence for %q", key)
		}
	}
}

func TestPairingSentences(t *testing.T) {
	met := rules.Args{"a": 1, "b": 2, "round": 2, "table": 4}
	for _, tc := range []struct {
		lang Lang
		key  string
		args rules.Args
		want string
	}{
		{RU, "reason.met", met, "1 и 2 встречались в туре 2"},
		{RU, "reason.rest", rules.Args{"a": 1, "b": 3}, "с 3 остальные не сводятся без повторов"},
		{RU, "reason.team", rules.Args{"a": 3, "b": 4}, "3 и 4 из одной команды"},
		{RU, "reason.taken", met, "2 сидит за столом 4"},
		{EN, "reason.met", met, "1 and 2 met in round 2"},
		{RU, "notice.seating.rematches", rules.Args{"n": 21}, "Без повторных встреч не рассадить: 21\u00a0стол с повтором"},
		{RU, "notice.seating.four.rematches", rules.Args{"n": 2}, "Встретятся снова 2\u00a0пары игроков"},
		{RU, "seating.seeds", rules.Args{"seeds": 5, "tables": 4}, "Посеяно 5\u00a0участников на 4\u00a0стола: в первом туре они встретились бы между собой"},
		{EN, "notice.seating.clashes", rules.Args{"n": 1}, "The teams can’t be kept apart: 1\u00a0table of team-mates"},
	} {
		if got := T(tc.lang, tc.key, tc.args); got != tc.want {
			t.Errorf("%s %s: %q, want %q", tc.lang, tc.key, got, tc.want)
		}
	}
}
