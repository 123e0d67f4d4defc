package desk

import (
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules/regulations"
)

// A screen that asks for a moment to come is told of the earliest one, once.
func TestPassed(t *testing.T) {
	d := New(app.Context{}, store.NewMemory(), regulations.Find, nil)
	if !d.Passed(time.Now().Add(-time.Second)) || d.Due() {
		t.Error("what has passed is waited for")
	}
	if d.Passed(time.Now().Add(time.Hour)) || d.Passed(time.Now().Add(30*time.Millisecond)) || d.Due() {
		t.Error("a moment came too early")
	}
	time.Sleep(40 * time.Millisecond)
	if !d.Due() {
		t.Error("the earlier moment was missed")
	}
	if d.Due() {
		t.Error("a moment comes twice")
	}
}
