package play

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/tell"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestJournalTellsDeals: an entry about a deal says which it is and what stands there; a
// correction and a removal also what stood there before.
func TestJournalTellsDeals(t *testing.T) {
	eachDeal(t, func(t *testing.T, b *screentest.Bench, game dealGame, id string, k tournament.TableKey, open func(*screentest.Bench) app.Composer) {
		p := open(b)
		for range 2 {
			game.half(p, b.Ctx)
			game.whole(p, b.Ctx)
			game.record(p, b.Ctx)
			b.Settle()
			app.HTMLString(p.Render())
		}
		deals := b.Desk.Book(id).State.Sheets[k].Deals
		told := func() (title, small string) {
			s := b.Desk.Book(id).State
			teller, list := tell.NewTeller(b.Desk, s), s.Journal()
			last := list[len(list)-1]
			return screentest.Plain(teller.Title(last)), screentest.Plain(teller.Small(last))
		}
		title, words := told()
		if !strings.Contains(title, "Стол 1, сдача 2") || words == "" {
			t.Errorf("added: %q, %q", title, words)
		}
		b.Do(id, tournament.DealReplaced{Seating: k.Seating, Table: 1, Target: deals[0].ID, Deal: deals[1].Value})
		if title, small := told(); !strings.Contains(title, "сдача 1") || small != "было: "+words+", стало: "+words {
			t.Errorf("corrected: %q, %q", title, small)
		}
		b.Do(id, tournament.DealRemoved{Seating: k.Seating, Table: 1, Target: deals[1].ID})
		if title, small := told(); strings.Contains(title, "сдача 2") || small != words {
			t.Errorf("removed: %q, %q", title, small)
		}
	})
}
