package text

import (
	"strings"
	"unicode"
)

// Tidy makes a typed name fit to be stored: composed characters (NFC), no spaces at the
// ends, single spaces inside. It takes nothing else away: what is wrong is refused by the rules.
func Tidy(s string) string {
	return strings.Join(strings.FieldsFunc(compose(s), unicode.IsSpace), " ")
}

// Fold makes texts comparable for a search: small letters, «е» for «ё», composed.
func Fold(s string) string {
	return strings.ReplaceAll(strings.ToLower(Tidy(s)), "ё", "е")
}
