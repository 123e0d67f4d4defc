package preferans

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/screentest"
	"github.com/sudya-app/sudya/app/table"
	"github.com/sudya-app/sudya/app/table/tabletest"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestUnbalancedTellsWhatItWaitsFor: whists that don't add to zero want a reason.
func TestUnbalancedTellsWhatItWaitsFor(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := b.SeatedRound(preferans.New(), screentest.Single("А"), screentest.Single("Б"), screentest.Single("В"))
	w := &ResultSheet{Of: table.TableSheet{Desk: b.Desk, Tournament: id, Key: tournament.TableKey{Seating: seating, Table: 1}, OnClose: func(app.Context) {}, OnDone: func(app.Context) {}}}
	w.OnInit()
	copy(w.Entry.Values[:], []string{"10", "20", "30"})
	w.unbalanced = true
	typed := w.scored(w.rec.State())
	s := w.rec.State()
	tabletest.Says(t, app.HTMLString(w.verdict(s, s.TableOf(w.Of.Key), typed.Full, typed.Err)), "Укажите, почему висты не сходятся")
}

func TestScoredOnce(t *testing.T) {
	b := screentest.NewBench(t)
	id, seating := b.SeatedRound(preferans.New(), screentest.Single("А"), screentest.Single("Б"), screentest.Single("В"))
	w := &ResultSheet{Of: table.TableSheet{Desk: b.Desk, Tournament: id, Key: tournament.TableKey{Seating: seating, Table: 1}}}
	w.OnInit()
	copy(w.Entry.Values[:], []string{"100", "-40", "-60"})
	tabletest.ScoredOnce(t, b, id, w)
}
