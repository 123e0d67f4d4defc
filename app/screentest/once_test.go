package screentest

import (
	"context"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// listing is a store that counts how often the shelf is read.
type listing struct {
	store.Store
	read atomic.Int64
}

func (l *listing) List(ctx context.Context) ([]store.Meta, error) {
	l.read.Add(1)
	return l.Store.List(ctx)
}

// TestACommandIsDrawnOnce: a command has the screens drawn once, when it is on the disk, and
// doesn't read the shelf again, which tells the same as a new reading would.
func TestACommandIsDrawnOnce(t *testing.T) {
	b := NewBench(t)
	counted, drawn := &listing{Store: b.Store}, 0
	d := desk.New(b.Ctx, counted, regulations.Find, func(app.Context) { drawn++ })
	d.Start()
	b.Settle()
	id := ""
	for _, name := range []string{"Первый", "Второй"} {
		d.Create(b.Ctx, desk.Making{Rule: belote.New(), Details: tournament.Details{Name: name}}, func(_ app.Context, made string, err error) {
			if id = made; err != nil {
				t.Fatal(err)
			}
		})
		b.Settle()
	}
	// At the start, and for each tournament that was made and heard of, the shelf is read.
	b.Until("the new tournaments are heard of", func() bool { return counted.read.Load() == 5 })
	for _, command := range []tournament.Command{PairOf("А", "Б"), PairOf("В", "Г"), tournament.SeatRound{}} {
		drawn = 0
		counted.read.Store(0)
		d.Do(b.Ctx, id, command, nil)
		b.Settle()
		if drawn != 1 || counted.read.Load() != 0 {
			t.Errorf("%T: drawn %d times, the shelf read %d times", command, drawn, counted.read.Load())
		}
		if fresh, err := b.Store.List(t.Context()); err != nil || !slices.Equal(fresh, d.Shelf()) {
			t.Errorf("%T: the shelf tells %+v, the disk %+v, %v", command, d.Shelf(), fresh, err)
		}
	}
}
