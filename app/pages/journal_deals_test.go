package pages

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/rules/tournament"
)

// TestJournalTellsDeals: an entry about a deal says which it is and what stands there; a
// correction and a removal also what stood there before.
func TestJournalTellsDeals(t *testing.T) {
	eachDeal(t, func(t *testing.T, b *bench, game dealGame, id string, k tournament.TableKey, open func(*bench) app.Composer) {
		p := open(b)
		for range 2 {
			game.half(p, b.ctx)
			game.whole(p, b.ctx)
			game.record(p, b.ctx)
			b.settle()
			app.HTMLString(p.Render())
		}
		deals := b.desk.Book(id).State.Sheets[k].Deals
		told := func() (title, small string) {
			s := b.desk.Book(id).State
			teller, list := newTeller(b.desk, s), s.Journal()
			last := list[len(list)-1]
			return plain(teller.title(last)), plain(teller.small(last))
		}
		title, words := told()
		if !strings.Contains(title, "Стол 1, сдача 2") || words == "" {
			t.Errorf("added: %q, %q", title, words)
		}
		b.do(id, tournament.DealReplaced{Seating: k.Seating, Table: 1, Target: deals[0].ID, Deal: deals[1].Value})
		if title, small := told(); !strings.Contains(title, "сдача 1") || small != "было: "+words+", стало: "+words {
			t.Errorf("corrected: %q, %q", title, small)
		}
		b.do(id, tournament.DealRemoved{Seating: k.Seating, Table: 1, Target: deals[1].ID})
		if title, small := told(); strings.Contains(title, "сдача 2") || small != words {
			t.Errorf("removed: %q, %q", title, small)
		}
	})
}
