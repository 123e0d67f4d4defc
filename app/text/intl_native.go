//go:build !(js && wasm)

package text

import (
	"cmp"
	"slices"
	"strings"
	"time"
	"unicode"
)

// collate sorts names in place as the browser does for Russian and English names: by
// letters without regard to case and to the dots of «ё», then «е» before «ё», then small
// letters before capitals.
func collate(lang Lang, names []string) {
	slices.SortFunc(names, func(a, b string) int {
		return cmp.Or(
			slices.Compare(letters(lang, a), letters(lang, b)),
			strings.Compare(dotted(a), dotted(b)),
			strings.Compare(swapCase(a), swapCase(b)),
		)
	})
}

// letters are the letters of a name by alphabet; in Russian Cyrillic comes before Latin,
// and both after spaces, signs and digits.
func letters(lang Lang, name string) []rune {
	const latin = 0x10000 // above Cyrillic
	var keys []rune
	for _, r := range strings.ToLower(name) {
		if key, ok := alphabet[r]; ok {
			keys = append(keys, key)
			continue
		}
		if unicode.Is(unicode.Latin, r) {
			r = []rune(decompose(string(r)))[0] // without its mark
			if lang != EN {
				r += latin
			}
		}
		keys = append(keys, r)
	}
	return keys
}

// alphabet orders Cyrillic with the letters of Kazakh and its neighbours beside those that
// they are made of, as browsers do, and hyphens and apostrophes before digits.
var alphabet = func() map[rune]rune {
	keys := map[rune]rune{'-': '!', '\'': '"', '’': '"', 'ʼ': '"'}
	for i, r := range []rune("аәбвгґғдеєжзиіїйкқлмнңоөпрстуўүұфхһцчшщъыьэюя") {
		keys[r] = 0x400 + rune(i)
	}
	keys['ё'] = keys['е']
	return keys
}()

// dotted keeps of a name which of its letters have marks: «ё», «é».
func dotted(name string) string {
	return strings.Map(func(r rune) rune {
		if lower := unicode.ToLower(r); lower == 'ё' || unicode.Is(unicode.Latin, r) && decompose(string(r)) != string(r) {
			return '1'
		}
		return '0'
	}, name)
}

func swapCase(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsUpper(r) {
			return unicode.ToLower(r)
		}
		return unicode.ToUpper(r)
	}, name)
}

var monthsRU = [...]string{"января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября", "декабря"}

// formatDate writes a moment in the zone that t carries.
func formatDate(lang Lang, t time.Time, style DateStyle) string {
	english := lang == EN
	day := t.Format("2 January")
	if !english {
		day = t.Format("2 ") + monthsRU[t.Month()-1]
	}
	switch style {
	case Day:
		if english {
			return day + t.Format(" 2006")
		}
		return day + t.Format(" 2006") + nbsp + "г."
	case ShortDay:
		if english {
			return t.Format("02/01/2006")
		}
		return t.Format("02.01.2006")
	case Clock:
		return t.Format("15:04")
	case Seconds:
		return t.Format("15:04:05")
	case DayMonth:
		return day
	default:
		if english {
			return day + t.Format(" at 15:04")
		}
		return day + t.Format(", 15:04")
	}
}
