package pages

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// bench is a window without a browser: a desk over a store in memory, whose jobs and
// answers are carried out when the test says so. What screens say in toasts is kept.
type bench struct {
	app.Compo

	t      *testing.T
	engine app.TestEngine
	ctx    app.Context
	store  store.Store
	desk   *desk.Desk
	said   []string
	toasts []ui.Toast
}

func newBench(t *testing.T) *bench {
	b := &bench{t: t, engine: app.NewTestEngine(), store: store.NewMemory()}
	t.Cleanup(b.store.Close)
	if err := b.engine.Load(b); err != nil {
		t.Fatal(err)
	}
	b.settle() // OnPreRender
	b.desk = desk.New(b.ctx, b.store, regulations.Find, nobody)
	b.desk.Start()
	b.settle()
	return b
}

// OnPreRender is what go-app calls outside of a browser where OnMount would be.
func (b *bench) OnPreRender(ctx app.Context) {
	b.ctx = ctx
	ctx.Handle("ui.toast", func(_ app.Context, a app.Action) {
		toast := a.Value.(ui.Toast)
		b.said, b.toasts = append(b.said, toast.Text), append(b.toasts, toast)
	})
}

func (b *bench) Render() app.UI { return app.Div() }

// settle carries out all that is under way.
func (b *bench) settle() { b.engine.ConsumeAll() }

// belote makes a tournament of pairs and returns its id.
func (b *bench) belote() (id string) {
	b.t.Helper()
	b.desk.Create(b.ctx, belote.New(), tournament.Details{Name: "Вечер"}, nil, nil, func(_ app.Context, made string, err error) {
		if err != nil {
			b.t.Error(err)
		}
		id = made
	})
	b.settle()
	return id
}

// do carries a command out.
func (b *bench) do(id string, c tournament.Command) {
	b.t.Helper()
	b.desk.Do(b.ctx, id, c, func(_ app.Context, done desk.Done) {
		if done.Err != nil {
			b.t.Error(done.Err)
		}
	})
	b.settle()
}

// records are what the store holds.
func (b *bench) records() []store.Meta {
	b.t.Helper()
	list, err := b.store.List(b.t.Context())
	if err != nil {
		b.t.Fatal(err)
	}
	return list
}

func pairOf(first, second string) tournament.EntrantRegistered {
	return tournament.EntrantRegistered{Person: tournament.Person{Players: []string{first, second}}}
}
