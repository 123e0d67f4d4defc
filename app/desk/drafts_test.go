package desk

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules/regulations"
)

// TestDraft: of each type and subject there is one.
func TestDraft(t *testing.T) {
	d := New(app.Context{}, store.NewMemory(), regulations.Find, nil)
	*Draft[string](d, "a") = "text"
	if *Draft[string](d, "a") != "text" || *Draft[string](d, "b") != "" || *Draft[int](d, "a") != 0 {
		t.Error("drafts are mixed up")
	}
	shown := Draft[string](d, "a")
	Forget[string](d, "a")
	if *shown != "text" || *Draft[string](d, "a") != "" {
		t.Error("a forgotten draft isn't begun anew, or the shown one is gone")
	}
}
