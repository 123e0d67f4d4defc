package text_test

import (
	"testing"

	"github.com/sudya-app/sudya/app/text"
)

// TestSearchFromAnyKeyboard: a name is found without the letters, marks and apostrophes
// that a keyboard lacks, in any order of its words, and by nothing else.
func TestSearchFromAnyKeyboard(t *testing.T) {
	for _, c := range []struct {
		query, name string
		want        bool
	}{
		{"", "Иванов", true},
		{"елкин", "Ёлкин Пётр", true},
		{"ЁЛКИН", "Елкин", true},
		{"карлыгаш", "Қарлығаш", true},
		{"Қарлығаш", "Карлыгаш", true},
		{"абилов онер", "Өнер Әбілов", true},
		{"улан усен", "Ұлан Үсен", true},
		{"хас", "Һас", true},
		{"нан", "Ңаң", true},
		{"онил", "О’Нил", true},
		{"О'Нил", "О’Нил", true},
		{"oneil", "O`Neil", true},
		{"muller", "Müller", true},
		{"Müller", "Muller", true},
		{"ss lodz", "Groß Łódź", true},
		{"алма ата", "Иванов Алма-Ата", true},
		{"Алма-Ата", "Иванов Алма Ата", true},
		{"пётр ив", "Иванов Пётр", true},
		{"иванов сид", "Иванов Пётр", false},
		{"йод", "Иод", false},
		{"канат", "Қайрат", false},
		{"'", "Иванов", true},
	} {
		if got := text.Seek(c.query).Finds(c.name); got != c.want {
			t.Errorf("%q in %q: %v", c.query, c.name, got)
		}
	}
	if !text.Seek(" ’ ").Empty() || text.Seek("а").Empty() {
		t.Error("empty")
	}
}
