package desk

import (
	"context"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/store/storetest"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules/regulations"
)

// window is a window of the browser without one.
type window struct {
	app.Compo
	engine app.TestEngine
	ctx    app.Context
	said   []string
}

func (w *window) Render() app.UI { return app.Div() }

func (w *window) OnPreRender(ctx app.Context) {
	w.ctx = ctx
	ctx.Handle("ui.toast", func(_ app.Context, a app.Action) { w.said = append(w.said, a.Value.(ui.Toast).Text) })
}

func openWindow(t *testing.T, st store.Store) (*window, *Desk) {
	t.Helper()
	w := &window{engine: app.NewTestEngine()}
	if err := w.engine.Load(w); err != nil {
		t.Fatal(err)
	}
	w.engine.ConsumeAll()
	d := New(w.ctx, st, regulations.Find, func(app.Context) {})
	d.Start()
	w.engine.ConsumeAll()
	return w, d
}

type note struct {
	Text string `json:"text"`
	Bad  bool   `json:"bad,omitempty"`
}

func (*note) DraftKind() string { return "note" }
func (n *note) Sound() bool     { return !n.Bad }

// TestKeptDraft: what is typed is there in the next window; an empty draft leaves nothing.
func TestKeptDraft(t *testing.T) {
	st := store.NewMemory()
	w, d := openWindow(t, st)
	written := func() int {
		d.KeepDrafts(nil)
		w.engine.ConsumeAll()
		list, err := st.Drafts(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		return len(list)
	}
	Draft[note](d, "", "a")
	if n := written(); n != 0 {
		t.Errorf("%d drafts of an untouched form", n)
	}
	Draft[note](d, "", "a").Text = "text"
	Draft[note](d, "", "b").Text = "other"
	if n := written(); n != 2 {
		t.Errorf("%d drafts", n)
	}
	Forget[note](d, "", "b")
	if n := written(); n != 1 {
		t.Errorf("%d drafts once one is forgotten", n)
	}
	_, next := openWindow(t, st)
	if a, b := *Draft[note](next, "", "a"), *Draft[note](next, "", "b"); a.Text != "text" || b.Text != "" {
		t.Errorf("after a reload: %+v, %+v", a, b)
	}
}

// TestForeignDraft: a record that isn't one is an empty draft.
func TestForeignDraft(t *testing.T) {
	st := store.NewMemory()
	for _, body := range []string{"", "null", "[]", `{"text":1}`, `{"text":"x"`, `{"text":"x","bad":true}`} {
		if err := st.SetDrafts(t.Context(), []store.Draft{{Kind: "note", Body: body}}); err != nil {
			t.Fatal(err)
		}
		_, d := openWindow(t, st)
		if got := *Draft[note](d, ""); got != (note{}) {
			t.Errorf("%s: %+v", body, got)
		}
	}
}

// TestDraftThatCantBeWritten is tried again with the next touch, and told of once.
func TestDraftThatCantBeWritten(t *testing.T) {
	inner := store.NewMemory()
	st := storetest.Failing(inner, 2) // the first write is the device's name
	w, d := openWindow(t, st)
	Draft[note](d, "").Text = "text"
	d.KeepDrafts(nil)
	w.engine.ConsumeAll()
	if list, _ := inner.Drafts(t.Context()); len(list) != 0 || len(w.said) != 1 {
		t.Fatalf("%d drafts, said %q", len(list), w.said)
	}
	then := false
	d.KeepDrafts(func(app.Context) { then = true })
	w.engine.ConsumeAll()
	if list, _ := inner.Drafts(t.Context()); len(list) != 1 || len(w.said) != 1 || !then {
		t.Errorf("%d drafts, said %q, told at the end: %v", len(list), w.said, then)
	}
}
