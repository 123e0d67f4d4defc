package scope

import (
	"testing"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/rules"
)

// TestUnsettledLeadsToTheJournal: a refusal that waits for a dispute offers the way to it; no
// other does.
func TestUnsettledLeadsToTheJournal(t *testing.T) {
	for code, action := range map[string]string{"merge.unsettled": "В журнал", "leave.twice": ""} {
		b := screentest.NewBench(t)
		fail(b.Ctx, b.Desk, "x", rules.Refuse(code, "", rules.Args{"name": "А"}))
		b.Settle()
		if len(b.Toasts) != 1 || b.Toasts[0].Action != action {
			t.Errorf("%s: %+v", code, b.Toasts)
		}
	}
}
