package pages

import (
	"strings"
	"testing"

	"github.com/sudya-app/sudya/app/store"
)

func TestArchiveName(t *testing.T) {
	d := testDesk()
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
		got := archiveName(d, m)
		if !strings.HasPrefix(got, c.want) || !strings.HasSuffix(got, ".json") {
			t.Errorf("%q: %q", c.name, got)
		}
	}
}

func TestSizeOf(t *testing.T) {
	d := testDesk()
	for bytes, want := range map[int64]string{0: "0", 1: "0,1", 1 << 20: "1", 1258291: "1,2", 15309209: "14,6"} {
		if got := sizeOf(d, bytes); got != want {
			t.Errorf("%d bytes: %s, want %s", bytes, got, want)
		}
	}
}
