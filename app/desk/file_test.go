package desk

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/rules/regulations"
)

func TestFileName(t *testing.T) {
	d := New(app.Context{}, store.NewMemory(), regulations.Find, nil)
	for _, c := range []struct {
		name  string
		round int
		want  string
	}{
		{"Зимняя встреча", 4, "Зимняя встреча — тур 4 — "},
		{"Зимняя\u00a0встреча", 0, "Зимняя встреча — 20"},
		{`A/B\C:D*E?F"G<H>I|J`, 0, "ABCDEFGHIJ — 20"},
		{" .. ", 0, "sudya — 20"},
		{strings.Repeat("ы", 300), 0, strings.Repeat("ы", longestName) + " — 20"},
	} {
		m := store.Meta{Name: c.name}
		m.Sum.Round = c.round
		got := d.FileName(m)
		if !strings.HasPrefix(got, c.want) || !strings.HasSuffix(got, ".json") {
			t.Errorf("%q: %q", c.name, got)
		}
	}
}
