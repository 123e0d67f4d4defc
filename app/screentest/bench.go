package screentest

import (
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/tournament"
)

// Bench is a window without a browser: a desk over a store in memory, whose jobs and
// answers are carried out when the test says so. What screens say in toasts is kept.
type Bench struct {
	app.Compo

	T      *testing.T
	engine app.TestEngine
	Ctx    app.Context
	Store  store.Store
	Desk   *desk.Desk
	Said   []string
	Toasts []ui.Toast
}

func NewBench(t *testing.T) *Bench {
	b := &Bench{T: t, engine: app.NewTestEngine(), Store: store.NewMemory()}
	t.Cleanup(b.Store.Close)
	if err := b.engine.Load(b); err != nil {
		t.Fatal(err)
	}
	b.Settle() // OnPreRender
	b.Desk = desk.New(b.Ctx, b.Store, regulations.Find, Nobody)
	b.Desk.Start()
	b.Settle()
	return b
}

// OnPreRender is what go-app calls outside of a browser where OnMount would be.
func (b *Bench) OnPreRender(ctx app.Context) {
	b.Ctx = ctx
	ctx.Handle("ui.toast", func(_ app.Context, a app.Action) {
		toast := a.Value.(ui.Toast)
		b.Said, b.Toasts = append(b.Said, toast.Text), append(b.Toasts, toast)
	})
}

func (b *Bench) Render() app.UI { return app.Div() }

// Settle carries out all that is under way.
func (b *Bench) Settle() { b.engine.ConsumeAll() }

// Belote makes a tournament of pairs and returns its id.
func (b *Bench) Belote() (id string) {
	b.T.Helper()
	b.Desk.Create(b.Ctx, desk.Making{Rule: belote.New(), Details: tournament.Details{Name: "Вечер"}}, func(_ app.Context, made string, err error) {
		if err != nil {
			b.T.Error(err)
		}
		id = made
	})
	b.Settle()
	return id
}

// Do carries a command out.
func (b *Bench) Do(id string, c tournament.Command) {
	b.T.Helper()
	b.Desk.Do(b.Ctx, id, c, func(_ app.Context, done desk.Done) {
		if done.Err != nil {
			b.T.Error(done.Err)
		}
	})
	b.Settle()
}

// Records are what the store holds.
func (b *Bench) Records() []store.Meta {
	b.T.Helper()
	list, err := b.Store.List(b.T.Context())
	if err != nil {
		b.T.Fatal(err)
	}
	return list
}

// Bin puts a tournament into the bin.
func (b *Bench) Bin(id string) {
	b.T.Helper()
	m, ok := b.Desk.Record(id)
	if !ok {
		b.T.Fatalf("there is no tournament %s", id)
	}
	b.Desk.Bin(m, true, nil)
	b.Settle()
}

func (b *Bench) Binned(id string) bool {
	for _, m := range b.Records() {
		if m.ID == id {
			return m.Binned
		}
	}
	b.T.Fatalf("%s is gone", id)
	return false
}

// Window is another window of the same device, or this one after a reload.
func (b *Bench) Window() *Bench {
	b.T.Helper()
	w := &Bench{T: b.T, engine: b.engine, Ctx: b.Ctx, Store: b.Store}
	w.Desk = desk.New(b.Ctx, b.Store, regulations.Find, Nobody)
	w.Desk.Start()
	b.Settle()
	return w
}

// Open opens a tournament in the window.
func (b *Bench) Open(id string) *tournament.State {
	b.T.Helper()
	b.Desk.Book(id)
	b.Settle()
	return b.Desk.Book(id).State
}

// Keep writes what is typed, as a touch does a little later.
func (b *Bench) Keep() {
	b.Desk.KeepDrafts(nil)
	b.Settle()
}

// Until waits for what another window has to tell.
func (b *Bench) Until(what string, holds func() bool) {
	b.T.Helper()
	for end := time.Now().Add(5 * time.Second); !holds(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			b.T.Fatalf("in vain waited until %s", what)
		}
		b.Settle()
	}
}

// Drafts are the bodies on the disk by kind and what they are about.
func (b *Bench) Drafts() map[string]string {
	b.T.Helper()
	list, err := b.Store.Drafts(b.T.Context())
	if err != nil {
		b.T.Fatal(err)
	}
	found := map[string]string{}
	for _, d := range list {
		found[d.Kind+" "+d.Of] = d.Body
	}
	return found
}

// SeatedRound is a tournament with its first round published.
func (b *Bench) SeatedRound(reg rules.Regulation, entrants ...tournament.EntrantRegistered) (id, seating string) {
	b.T.Helper()
	b.Desk.Create(b.Ctx, desk.Making{Rule: reg, Details: tournament.Details{Name: "Вечер"}}, func(_ app.Context, made string, err error) { id = made })
	b.Settle()
	for _, e := range entrants {
		b.Do(id, e)
	}
	b.Do(id, tournament.SeatRound{})
	seating = b.Desk.Book(id).State.LastRound().Seating
	b.Do(id, tournament.RoundPublished{Seating: seating})
	return id, seating
}

func Single(name string) tournament.EntrantRegistered {
	return tournament.EntrantRegistered{Person: tournament.Person{Players: []string{name}}}
}
