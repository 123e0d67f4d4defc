package text

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/sudya-app/sudya/rules"
)

const (
	minus = "\u2212"
	nbsp  = "\u00a0"
	thin  = "\u202f" // narrow no-break space: between thousands
)

// Format writes a value of [rules.Args]: whole numbers, points ("1,5"), whists
// ("−66 2/3"), text as it is, lists with commas, a refusal as its own sentence.
func Format(lang Lang, v any) string {
	switch x := v.(type) {
	case string:
		return x
	case int:
		return Int(lang, int64(x))
	case int64:
		return Int(lang, x)
	case rules.Half:
		return Half(lang, x)
	case rules.Sixth:
		return Sixth(lang, x)
	case rules.EntrantID:
		return string(x)
	case []string:
		return strings.Join(x, ", ")
	case []int:
		return list(lang, x)
	case []int64:
		return list(lang, x)
	case []rules.Half:
		return list(lang, x)
	case []rules.Sixth:
		return list(lang, x)
	case error:
		return Err(lang, x)
	case rules.Bilingual:
		return Entry(x).In(lang)
	case nil:
		return ""
	default:
		return fmt.Sprint(x)
	}
}

// list writes numbers one after another; where the comma is the decimal sign too, a
// semicolon stands between fractions.
func list[E any](lang Lang, values []E) string {
	words := make([]string, len(values))
	separator := ", "
	for i, v := range values {
		words[i] = Format(lang, v)
		if strings.Contains(words[i], ",") {
			separator = "; "
		}
	}
	return strings.Join(words, separator)
}

// Signed writes a number with its sign: «+1,5», «−2», «0».
func Signed(lang Lang, v any) string {
	s := Format(lang, v)
	if sign(v) > 0 {
		return "+" + s
	}
	return s
}

// Int writes a whole number, thousands apart from 10 000 on.
func Int(lang Lang, n int64) string {
	digits := strconv.FormatInt(n, 10)
	lead := ""
	if n < 0 {
		lead, digits = minus, digits[1:]
	}
	if len(digits) < 5 {
		return lead + digits
	}
	separator := thin
	if lang == EN {
		separator = ","
	}
	head := len(digits) % 3
	var groups []string
	if head > 0 {
		groups = append(groups, digits[:head])
	}
	for i := head; i < len(digits); i += 3 {
		groups = append(groups, digits[i:i+3])
	}
	return lead + strings.Join(groups, separator)
}

// Half writes points: «1,5», in English "1.5".
func Half(lang Lang, h rules.Half) string {
	n := int64(h)
	lead := ""
	if n < 0 {
		lead, n = minus, -n
	}
	s := lead + Int(lang, n/2)
	if n%2 == 0 {
		return s
	}
	if lang == EN {
		return s + ".5"
	}
	return s + ",5"
}

// Sixth writes whists as a mixed fraction: «−66 2/3», «1/2», «372».
func Sixth(lang Lang, v rules.Sixth) string {
	n := int64(v)
	lead := ""
	if n < 0 {
		lead, n = minus, -n
	}
	whole, part := n/6, n%6
	fraction := [...]string{"", "1/6", "1/3", "1/2", "2/3", "5/6"}[part]
	switch {
	case part == 0:
		return lead + Int(lang, whole)
	case whole == 0:
		return lead + fraction
	default:
		return lead + Int(lang, whole) + nbsp + fraction
	}
}

// Place writes a line's place: «3», shared «3–4», or a dash for who never took part.
func Place(l *rules.StandingLine) string {
	switch {
	case !l.Played:
		return "—"
	case l.Awaits[1] > l.Awaits[0]:
		return strconv.Itoa(l.Awaits[0]) + "–" + strconv.Itoa(l.Awaits[1])
	case l.PlaceTo > l.Place:
		return strconv.Itoa(l.Place) + "–" + strconv.Itoa(l.PlaceTo)
	}
	return strconv.Itoa(l.Place)
}

// sign is −1, 0 or 1; 0 for what is no number.
func sign(v any) int {
	var n int64
	switch x := v.(type) {
	case int:
		n = int64(x)
	case int64:
		n = x
	case rules.Half:
		n = int64(x)
	case rules.Sixth:
		n = int64(x)
	}
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}
