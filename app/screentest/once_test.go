package screentest

import (
	"context"
	"slices"
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
	read int
}

func (l *listing) List(ctx context.Context) ([]store.Meta, error) {
	l.read++
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
	for _, command := range []tournament.Command{PairOf("А", "Б"), PairOf("В", "Г"), tournament.SeatRound{}} {
		drawn, counted.read = 0, 0
		d.Do(b.Ctx, id, command, nil)
		b.Settle()
		if drawn != 1 || counted.read != 0 {
			t.Errorf("%T: drawn %d times, the shelf read %d times", command, drawn, counted.read)
		}
		if fresh, err := b.Store.List(t.Context()); err != nil || !slices.Equal(fresh, d.Shelf()) {
			t.Errorf("%T: the shelf tells %+v, the disk %+v, %v", command, d.Shelf(), fresh, err)
		}
	}
}
