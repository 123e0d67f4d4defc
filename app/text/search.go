package text

import (
	"strings"
	"unicode"
)

// Query is what somebody looks for among names.
type Query struct{ words []string }

// Seek reads a search as it is typed.
func Seek(query string) Query { return Query{strings.Fields(loose(query))} }

// Empty reports whether nothing is looked for.
func (q Query) Empty() bool { return len(q.words) == 0 }

// Finds reports whether a name has every word of the search, in any order. It is found from
// any keyboard: «Карлыгаш» finds «Қарлығаш», «Елкин» «Ёлкин», «ONeil» «O’Neil», «Muller» «Müller».
func (q Query) Finds(name string) bool {
	name = loose(name)
	for _, w := range q.words {
		if !strings.Contains(name, w) {
			return false
		}
	}
	return true
}

// neighbours are letters that a keyboard may lack, each with what is typed for it.
var neighbours = strings.NewReplacer("ә", "а", "ғ", "г", "қ", "к", "ң", "н", "ө", "о", "ұ", "у", "ү", "у", "һ", "х", "і", "и", "ї", "и", "є", "е", "ґ", "г", "ў", "у",
	"ß", "ss", "ø", "o", "ł", "l", "đ", "d", "ð", "d", "þ", "th", "æ", "ae", "œ", "oe", "ı", "i", "-", " ", "'", "")

// loose is a folded text without marks over Latin letters, apostrophes and hyphens, its
// Kazakh letters as a Russian keyboard has them.
func loose(s string) string {
	s = neighbours.Replace(Fold(s))
	if strings.IndexFunc(s, accented) < 0 {
		return s
	}
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, decompose(s))
}

// accented reports whether a letter may be a Latin one with a mark: not «й».
func accented(r rune) bool { return r >= 0xc0 && r <= 0x24f || r >= 0x1e00 && r <= 0x1eff }
